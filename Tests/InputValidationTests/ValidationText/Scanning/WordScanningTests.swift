// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// A strategy that reads eight-byte words and blocks of words, with bytes next to the ranges that it accepts.
private struct ScannedAlphabet: CustomTestStringConvertible {
    let testDescription: String
    let strategy: TextInputValidator
    let accepted: [UInt8]
    let disallowed: [UInt8]
    let code: ValidationError.Code

    init(
        _ name: String, _ strategy: TextInputValidator, _ accepted: String, not disallowed: String,
        _ code: ValidationError.Code
    ) {
        testDescription = name
        self.strategy = strategy
        self.accepted = Array(accepted.utf8)
        // The first accepted byte with its high bit set isn't ASCII, although its other bits are in the class.
        self.disallowed = Array(disallowed.utf8) + [0, 0x7F, 0x80, 0xFF, self.accepted[0] | 0x80]
        self.code = code
    }

    func text(_ length: Int) -> [UInt8] { (0..<length).map { accepted[$0 % accepted.count] } }

    func rejection(of bytes: [UInt8]) -> ValidationError? {
        bytes.withUnsafeBufferPointer { strategy.rejection(of: $0.span) }
    }

    static let all = [
        ScannedAlphabet("numeric", NumericInputValidator(), "0918", not: "/:aA", .numericCharacter),
        ScannedAlphabet("alpha", AlphaInputValidator(), "azAZ", not: "@[`{1", .alphaCharacter),
        ScannedAlphabet("alphanumeric", AlphanumericInputValidator(), "az09AZ", not: "/:@[`{", .alphanumericCharacter),
        ScannedAlphabet("hexadecimal", HexadecimalInputValidator(), "af09AF", not: "/:@G`g", .hexadecimalCharacter),
        ScannedAlphabet("base64", Base64InputValidator(), "AZaz09+/", not: "*,.-:@[_`{", .base64Character),
        ScannedAlphabet(
            "base64 for URLs", Base64InputValidator(urlSafe: true), "AZaz09-_", not: "+,./:@[^`{", .base64Character),
        ScannedAlphabet("slug", SlugInputValidator(), "a0-9z", not: "/:@A_`{", .slugCharacter),
        ScannedAlphabet(
            "slug with underscores", SlugInputValidator(allowsUnderscores: true), "a_0-9z", not: "^`A", .slugCharacter),
        ScannedAlphabet(
            "four ranges", CharactersInputValidator(in: "ACGT"), "GATTACA", not: "@BDFHSU", .charactersCharacter),
        ScannedAlphabet(
            "five ranges", CharactersInputValidator(in: "acegi"), "gaieci", not: "`bdfhj", .charactersCharacter),
    ]

    /// Lengths around a word, around the first block, and around a full block.
    static let lengths = [1, 2, 7, 8, 9, 16, 17, 63, 64, 65, 71, 72, 73, 127, 128, 129, 255, 256, 257, 321, 600]
}

@Suite("Scanning of words and blocks")
struct WordScanningTests {
    @Test("finds no disallowed byte in an accepted text of any length", arguments: ScannedAlphabet.all)
    fileprivate func accepted(alphabet: ScannedAlphabet) {
        for length in ScannedAlphabet.lengths + Array(0..<40).map({ 4 * $0 + 4 }) {
            let code = alphabet.rejection(of: alphabet.text(length))?.code
            // An incomplete Base64 group, or a separator at the end, isn't a disallowed character.
            #expect(code == nil || code == .base64Padding || code == .base64Bits || code == .slugHyphen, "\(length)")
        }
    }

    @Test("finds a disallowed byte at each position", arguments: ScannedAlphabet.all)
    fileprivate func position(alphabet: ScannedAlphabet) {
        for length in ScannedAlphabet.lengths {
            var bytes = alphabet.text(length)
            for position in 0..<length {
                let byte = bytes[position]
                bytes[position] = alphabet.disallowed[(position + length) % alphabet.disallowed.count]
                let error = alphabet.rejection(of: bytes)
                #expect(error?.code == alphabet.code, "\(position) of \(length)")
                #expect(error?[.position] == .int(position), "\(position) of \(length)")
                bytes[position] = byte
            }
        }
    }

    @Test("finds each disallowed byte in each place of a word", arguments: ScannedAlphabet.all)
    fileprivate func everyByte(alphabet: ScannedAlphabet) {
        for byte in alphabet.disallowed {
            for position in 64..<88 {
                var bytes = alphabet.text(100)
                bytes[position] = byte
                #expect(alphabet.rejection(of: bytes)?[.position] == .int(position), "\(byte) at \(position)")
            }
        }
    }

    @Test("does not take a byte that continues a character for a character")
    func continuation() {
        let strategy = CharactersInputValidator(in: "a\u{80}")
        #expect(strategy.isValid("a\u{80}"))
        let error = ([0x61, 0x80] as [UInt8]).withUnsafeBufferPointer { strategy.rejection(of: $0.span) }
        #expect(error?.domain == .builtIn && error?.code == .charactersCharacter && error?[.position] == 1)
    }

    @Test("finds a second separator of a slug at each position")
    func separators() {
        for length in [2, 8, 9, 10, 17, 18, 64, 73, 300] {
            for position in 1..<length {
                var bytes = Array(repeating: UInt8(ascii: "a"), count: length)
                bytes[position - 1] = UInt8(ascii: "-")
                bytes[position] = UInt8(ascii: "_")
                let error = bytes.withUnsafeBufferPointer {
                    SlugInputValidator(allowsUnderscores: true).rejection(of: $0.span)
                }
                #expect(error?.code == .slugHyphen && error?[.position] == .int(position == 1 ? 0 : position))
                #expect((error?.sentence == .hyphenAtEdge) == (position == 1))
            }
        }
    }

    @Test("finds an incomplete encoding at each position of a run")
    func encodings() {
        let start = "https://example.com/".utf8.count
        for count in 1...7 {
            for index in 0..<count {
                for digit in 1...2 {
                    var bytes = Array(("https://example.com/" + String(repeating: "%C3", count: count)).utf8)
                    bytes[start + 3 * index + digit] = UInt8(ascii: "g")
                    let error = rejection(by: .url, of: String(decoding: bytes, as: UTF8.self))
                    #expect(error == ValidationError(.urlPercentEncoding).at(position: start + 3 * index))
                }
            }
        }
    }

    @Test("finds an encoded slash at each position of a run of encodings", arguments: ["%2f", "%5C", "%252F"])
    func encodedSlash(slash: String) {
        for before in 0..<6 {
            for after in 0..<4 {
                let run = String(repeating: "%C3", count: before) + slash + ".." + slash + ".." + slash
                let input = "https://example.com/" + run + String(repeating: "%41", count: after)
                #expect(rejection(by: .url, of: input)?.code == .urlPath, "\(input)")
                #expect(rejection(by: .url, of: input.replacing("..", with: "%C3..")) == nil, "\(input)")
            }
        }
    }

    @Test("finds a segment of dots at each position of a path")
    func dots() {
        for length in 0..<30 {
            let name = String(repeating: "a", count: length)
            #expect(rejection(by: .url, of: "https://example.com/\(name)/../..")?.code == .urlPath, "\(length)")
            #expect(rejection(by: .url, of: "https://example.com/\(name)a/..") == nil, "\(length)")
            #expect(rejection(by: .url, of: "https://example.com/\(name)?/../..") == nil, "\(length)")
        }
    }

    @Test("counts each ASCII character of a password by its Unicode category")
    func categories() {
        for value in UInt8(1)..<128 {
            let scalar = Unicode.Scalar(value)
            let classes: Set<CharacterClass> =
                switch scalar.properties.generalCategory {
                case .lowercaseLetter: [.letter, .lowercase]
                case .uppercaseLetter: [.letter, .uppercase]
                case .decimalNumber: [.digit]
                case .control: []
                default: [.symbol]
                }
            let text = String(scalar)
            let counted = CharacterClass.allCases.filter { CharacterClassInputValidator(atLeast: 1, $0).isValid(text) }
            #expect(Set(counted) == classes, "\(value)")
        }
    }
}
