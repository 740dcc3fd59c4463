// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import TestSupport
import Testing

@Suite("A column's bytes")
struct ColumnBytesTests {
    @Test("have the verdict of their text, for strategies and compositions of them")
    func compositions() {
        var generated = GeneratedStrategies(seed: 59, isWritable: false)
        var accepted = 0, rejected = 0
        for _ in 0..<(40 * generatedInputCount) {
            let strategy = generated.strategy(depth: 2)
            let acceptance = UTF8Acceptance.of(strategy)
            for _ in 0..<5 {
                let text = generated.text()
                let isValid = strategy.isValid(text)
                #expect(
                    Array(text.utf8).withUnsafeBufferPointer(acceptance.accepts) == isValid,
                    "\(strategy): \(text.debugDescription)")
                if isValid { accepted += 1 } else { rejected += 1 }
            }
        }
        #expect(accepted > generatedInputCount && rejected > generatedInputCount)
    }

    /// Rules for one column: presence, missing values, formats, types, and several strategies.
    static let columns = [
        #""strategies":["email"]"#,
        #""strategies":["paymentCard"],"constraints":{"required":true}"#,
        #""format":"uuid","constraints":{"required":false}"#,
        #""type":"date","missingValues":["-","n/a","é"]"#,
        #""type":"integer","constraints":{"minimum":0,"maximum":9}"#,
        #""type":"number","missingValues":["",  "0"],"constraints":{"required":false}"#,
        #""strategies":["iban",{"use":"prefix","part":"DE"}]"#,
        #""strategies":[{"use":"anyOf","rules":["numeric","alpha"]}]"#,
        #""constraints":{"pattern":"[a-zé]{1,3}","enum":["a","é"]}"#,
        #""description":"anything","constraints":{"required":false}"#,
        #""description":"anything""#,
    ]

    static let texts = [
        "", "-", "n/a", "é", "e\u{301}", "0", "7", "10", "-1", "a", "abc", "12a", " ", "name@example.com",
        "4111 1111 1111 1111", "4111111111111112", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "2024-02-29", "2023-02-29",
        "DE89370400440532013000", "\u{1F600}", "a\u{0}b", String(repeating: "1", count: 70_000),
    ]

    @Test(
        "have the verdict and the errors of their text, also if the text is empty or counts as missing",
        arguments: columns)
    func verdicts(rules: String) throws {
        let column = try JSONDecoder().decode(ColumnRules.self, from: Data("{\"name\":\"c\",\(rules)}".utf8))
        for text in Self.texts {
            let bytes = Array(text.utf8)
            #expect(column.isValid(utf8: bytes.span) == column.validator.isValid(text), "\(text.prefix(40))")
            #expect(column.errors(forUTF8: bytes.span) == column.validator.errors(for: text), "\(text.prefix(40))")
        }
    }

    /// The Unicode Standard 16.0, table 3-7, lists the well-formed sequences.
    static let illFormed: [[UInt8]] = [
        [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
        [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
        [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ]

    @Test("are rejected with code 1242 if they aren't UTF-8, and never repaired", arguments: illFormed)
    func encoding(bytes: [UInt8]) throws {
        // The rule accepts every text, and U+FFFD, which `String` has instead of such bytes.
        let json = #"{"name":"c","title":"City","constraints":{"required":false}}"#
        let column = try JSONDecoder().decode(ColumnRules.self, from: Data(json.utf8))
        for prefix in ["", "a", "é", "12345678", "1234567", "abcdefghijklmnop"] {
            for suffix in ["", "z", "12345678"] {
                let cell = Array(prefix.utf8) + bytes + Array(suffix.utf8)
                let isWellFormed = String(validating: cell, as: UTF8.self) != nil
                #expect(column.isValid(utf8: cell.span) == isWellFormed)
                let errors = column.errors(forUTF8: cell.span)
                #expect(errors.map(\.domain) == [.builtIn] && errors.map(\.code) == [.decodingEncoding])
                #expect(errors.map(\.reason) == ["City must be in UTF-8: it contains bytes in another encoding"])
            }
        }
    }

    @Test("are UTF-8 exactly if String finds no mistake in them")
    func wellFormed() {
        var random = SplitMix64(seed: 60)
        let parts: [[UInt8]] =
            Self.illFormed + ["a", "12345678", "é", "€", "\u{1F600}", "\u{10FFFF}"].map { Array($0.utf8) }
        for _ in 0..<2_000 {
            let bytes = (0..<random.next(below: 7)).flatMap { _ in random.nextElement(of: parts) }
            #expect(bytes.withUnsafeBufferPointer(\.isUTF8) == (String(validating: bytes, as: UTF8.self) != nil))
        }
    }
}
