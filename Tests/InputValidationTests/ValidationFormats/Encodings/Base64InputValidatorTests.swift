// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

extension TextStrategy {
    static let base64 = [
        TextStrategy(
            "base64 for URLs", Base64InputValidator(urlSafe: true, padding: .rejected),
            accepts: ["U3dpZnQ", "-_-_"],
            rejects: [
                ("U3dpZnQ=", .base64Padding),
                ("A", .base64Padding),
                ("+/+/", .base64Character),
            ])
    ]
}

@Suite("Base64InputValidator")
struct Base64InputValidatorTests {
    /// RFC 4648, section 10.
    static let vectors = ["Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]

    @Test("accepts the vectors of RFC 4648, section 10, padded and not", arguments: vectors)
    func padding(text: String) {
        let bare = String(text.prefix { $0 != "=" })
        #expect(InputValidator.base64.isValid(text))
        #expect(Base64InputValidator(padding: .rejected).isValid(bare))
        let optional: InputValidator<String> = Base64InputValidator(padding: .optional)
        #expect(optional.isValid(text))
        #expect(optional.isValid(bare))
    }

    @Test(
        "reports the position of the error",
        arguments: [
            ("U3dpZnQ", .base64Padding, 7), ("U3dpZnQ==", .base64Padding, 7), ("QQ=A", .base64Padding, 2),
            ("=", .base64Padding, 0), ("U3dpZnR=", .base64Bits, 6), ("QR==", .base64Bits, 1),
            ("AA AA", .base64Character, 2), ("-_-_", .base64Character, 0),
        ] as [(String, ValidationError.Code, Int)])
    func position(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .base64, of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test("accepts only the complete padding if it is optional", arguments: ["U3dpZnQ==", "QQ=", "QUJD=", "QUJD===="])
    func optionalPadding(text: String) {
        let error = rejection(by: Base64InputValidator(padding: .optional), of: text)
        #expect(error?.domain == .builtIn && error?.code == .base64Padding)
    }

    @Test("names a character to remove, and a padding that is not at the end")
    func character() {
        let blank = rejection(by: .base64, of: "AA AA")
        #expect(blank?.code == .base64Character && blank?[.character] == " ")
        let padding = rejection(by: .base64, of: "QQ=A")
        #expect(padding?.code == .base64Padding && padding?[.character] == "=")
        #expect(rejection(by: .base64, of: "U3dpZnQ==")?[.character] == nil)
    }

    @Test("agrees with Foundation on encoded bytes of every length up to 64")
    func foundation() {
        var random = SplitMix64(seed: 4648)
        for count in 1...64 {
            let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            #expect(InputValidator.base64.isValid(data.base64EncodedString()))
        }
    }

    @Test("accepts one text only for one octet, of whose second character four bits are unused")
    func unusedBits() {
        let letters = (UInt8(ascii: "A")...UInt8(ascii: "z")).map { Character(Unicode.Scalar($0)) }
        #expect(letters.filter { InputValidator.base64.isValid("Z\($0)==") } == ["A", "Q", "g", "w"])
    }
}
