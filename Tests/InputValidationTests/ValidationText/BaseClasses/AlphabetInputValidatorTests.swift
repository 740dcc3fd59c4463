// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// A strategy with an alphabet and a code that this library does not declare.
private final class VowelsValidator: AlphabetInputValidator, @unchecked Sendable {
    init() { super.init(rejection: ValidationError(1, domain: "Vowels")) }

    override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        bytes.indices.first { !"aeiou".utf8.contains(bytes[$0]) }
    }
}

/// A strategy that reports the same offset for every text that doesn't begin with a hyphen.
private final class OffsetValidator: AlphabetInputValidator, @unchecked Sendable {
    private let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init(rejection: ValidationError(.numericCharacter))
    }

    override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        bytes[0] == UInt8(ascii: "-") ? 0 : offset
    }
}

@Suite("AlphabetInputValidator")
struct AlphabetInputValidatorTests {
    private static let rows: [(name: String, strategy: InputValidator<String>, accepted: String)] = [
        // The first strategy's error gets nothing when the strategy is created, and the second strategy's error gets
        // its alphabet.
        ("numeric", .numeric, "123"), ("characters", .characters(in: "abc"), "abc"),
    ]

    @Test("names the only disallowed character, unless it is a letter or a digit", arguments: rows.indices)
    func names(index: Int) {
        let (name, strategy, accepted) = Self.rows[index]
        #expect(rejection(by: strategy, of: accepted) == nil, "\(name)")
        #expect(rejection(by: strategy, of: accepted + "-")?[.character] == "-", "\(name)")
        #expect(rejection(by: strategy, of: "-" + accepted + "-")?[.character] == "-", "\(name)")
        for text in [accepted + "-+", accepted + "x", accepted + "é", "-"] {
            let error = rejection(by: strategy, of: text)
            #expect(error != nil && error?[.character] == nil, "\(name): \(text)")
        }
    }

    @Test("looks for a second disallowed character in 256 bytes", arguments: rows.indices)
    func distance(index: Int) {
        let (name, strategy, accepted) = Self.rows[index]
        let rest = String(repeating: accepted, count: 85)
        #expect(rejection(by: strategy, of: "-" + rest.dropLast() + "+")?[.character] == nil, "\(name)")
        #expect(rejection(by: strategy, of: "-" + rest + "+")?[.character] == "-", "\(name)")
    }

    @Test("expects a character of the alphabet, and the end after one", arguments: rows.indices)
    func expectation(index: Int) throws {
        let (name, strategy, accepted) = Self.rows[index]
        for (place, text) in [(0, "-"), (1, accepted.prefix(1) + "-"), (3, accepted + "-")] {
            guard case .impossible(place, let expected?) = strategy.progress(of: text) else {
                Issue.record("\(name): \(strategy.progress(of: text))")
                continue
            }
            #expect(expected.includesEnd == (place > 0), "\(name): \(text)")
            #expect(accepted.unicodeScalars.allSatisfy(expected.contains) && !expected.contains("-"), "\(name)")
        }
    }

    @Test("names no character in an error with a code of another module")
    func ownCode() {
        let error = rejection(by: VowelsValidator(), of: "aei-")
        #expect(error?.code == 1 && error?[.position] == 3 && error?[.character] == nil)
        #expect(rejection(by: VowelsValidator(), of: "aei") == nil)
    }

    @Test("rejects every text if no alphabet is added")
    func abstract() {
        let strategy = AlphabetInputValidator(rejection: ValidationError(1, domain: "Vowels"))
        #expect(rejection(by: strategy, of: "a")?.code == 1)
        #expect(rejection(by: strategy, of: "")?.code == .inputEmpty)
    }

    @Test("names the only disallowed character if the 256 bytes after it end inside of a character")
    func distanceInBytes() {
        let letters: InputValidator<String> = .characters(in: "é日")
        let digits: InputValidator<String> = .numeric(allowsUnicode: true)
        // The byte at offset 256 continues a two-byte character or, with two more bytes, a three-byte character.
        #expect(rejection(by: letters, of: "-" + String(repeating: "é", count: 200))?[.character] == "-")
        #expect(rejection(by: letters, of: "-éé" + String(repeating: "日", count: 200))?[.character] == "-")
        #expect(rejection(by: digits, of: "-" + String(repeating: "٣", count: 200))?[.character] == "-")
        #expect(rejection(by: letters, of: "-" + String(repeating: "é", count: 126) + "+")?[.character] == nil)
    }

    @Test("names no character if a strategy of a program returns an offset outside the text", arguments: [-1, 2, 99])
    func offsetOutside(offset: Int) {
        let error = rejection(by: OffsetValidator(offset), of: "-12")
        #expect(error?.code == .numericCharacter && error?.domain == .builtIn)
        #expect(error?[.position] == 0 && error?[.character] == nil)
    }

    @Test("expects no particular character if a program defines the alphabet")
    func unknownAlphabet() {
        #expect(VowelsValidator().progress(of: "aex") == .impossible(at: 2, expected: nil))
        #expect(VowelsValidator().progress(of: "") == .incomplete(missing: 1))
        #expect(VowelsValidator().progress(of: "ae") == .accepted)
    }

    @Test("names no character of a text of any script")
    func anyScript() {
        for strategy in [.alpha(allowsUnicode: true), .alphanumeric(allowsUnicode: true)] as [InputValidator<String>] {
            #expect(rejection(by: strategy, of: "ab-")?.parameters == [.repertoire: "unicode", .position: 2])
        }
    }
}
