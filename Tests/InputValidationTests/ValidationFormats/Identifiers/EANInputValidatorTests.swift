// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let ean = [
        TextStrategy(
            "ean without UPC", EANInputValidator(lengths: [8, 13]),
            accepts: ["4006381333931"],
            rejects: [("036000291452", .eanLength)]),
        TextStrategy(
            "ean of all lengths", EANInputValidator(lengths: [8, 12, 13, 14]),
            accepts: ["036000291452", "00012345600012"],
            rejects: [
                ("036000291453", .eanChecksum)
            ]),
    ]
}

@Suite("EANInputValidator")
struct EANInputValidatorTests {
    @Test(
        "accepts numbers of every length of the GS1 specifications",
        arguments: [
            (8, "96385074"), (12, "614141000036"), (13, "9501101530003"), (13, "6291041500213"), (14, "09506000134352"),
        ])
    func lengths(length: Int, number: String) {
        #expect(EANInputValidator(lengths: [length]).isValid(number))
        let others = Set([8, 12, 13, 14]).subtracting([length])
        #expect(rejection(by: EANInputValidator(lengths: others), of: number)?.code == .eanLength)
    }

    @Test("reports a character's position, and the number of digits with the accepted numbers")
    func places() {
        let character = rejection(by: .ean, of: "4006381-333931")
        #expect(character?[.position] == 7 && character?[.character] == "-")
        let error = rejection(by: .ean, of: "00012345600012")
        #expect(error?[.length] == 14 && error?[.accepted] == ["8", "12", "13"])
    }

    @Test("rejects lengths that no bar code has")
    func unknownLength() {
        #expect(EANInputValidator(lengths: [7, 13, 40]) == EANInputValidator(lengths: [13]))
        #expect(rejection(by: EANInputValidator(lengths: []), of: "96385074")?.code == .eanLength)
    }
}
