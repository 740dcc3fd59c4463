// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let hexColor = [
        TextStrategy(
            "hexColor without alpha", HexColorInputValidator(alpha: .rejected),
            accepts: ["#123", "#123456"],
            rejects: [
                ("#1234", .hexColorLength),
                ("#12345678", .hexColorLength),
            ])
    ]
}

@Suite("HexColorInputValidator")
struct HexColorInputValidatorTests {
    @Test(
        "returns the color",
        arguments: [
            ("#0f8", RGBAColor(red: 0, green: 255, blue: 136)), ("#00FF88", RGBAColor(red: 0, green: 255, blue: 136)),
            ("#0f8c", RGBAColor(red: 0, green: 255, blue: 136, alpha: 204)),
            ("#0000ffcc", RGBAColor(red: 0, green: 0, blue: 255, alpha: 204)),
            ("#010203", RGBAColor(red: 1, green: 2, blue: 3)),
            ("#0000", RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)),
            ("#fedcba98", RGBAColor(red: 0xFE, green: 0xDC, blue: 0xBA, alpha: 0x98)),
        ])
    func parse(input: String, color: RGBAColor) throws {
        #expect(try InputValidator.hexColor.parse(input) == color)
    }

    @Test(
        "reports the position of the error, or the number of digits",
        arguments: [
            ("f80", .hexColorPrefix, 0, nil), ("#12345g", .hexColorCharacter, 6, nil), ("#ff", .hexColorLength, nil, 2),
            ("#", .hexColorLength, nil, 0), ("#f#", .hexColorCharacter, 2, nil),
        ] as [(String, ValidationError.Code, ValidationError.Value?, ValidationError.Value?)])
    func position(
        input: String, code: ValidationError.Code, position: ValidationError.Value?, length: ValidationError.Value?
    ) {
        let error = rejection(by: .hexColor, of: input)
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.position] == position && error?[.length] == length)
        let strict = rejection(by: HexColorInputValidator(alpha: .required), of: input)
        #expect(strict?.code == code && strict?[.example] == "#ff8800cc" && error?[.example] == nil)
    }

    @Test(
        "accepts an alpha as configured",
        arguments: [
            (Requirement.required, [4, 8]), (.optional, [3, 4, 6, 8]), (.rejected, [3, 6]),
        ])
    func alpha(alpha: Requirement, lengths: [Int]) {
        let strategy: InputValidator<String> = HexColorInputValidator(alpha: alpha)
        #expect((1...12).filter { strategy.isValid("#" + String(repeating: "a", count: $0)) } == lengths)
    }
}
