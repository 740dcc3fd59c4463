// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The character in an error")
struct CharacterErrorsTests {
    /// A message can name an ASCII character that is neither a letter nor a digit.
    @Test("is named if it is in ASCII, and neither a letter nor a digit nor a control character")
    func nameable() {
        let named = (0...UInt8.max).filter { byte in
            [0x61, 0x61, byte].withUnsafeBufferPointer { $0.span.hasNameableCharacter(at: 2) }
        }
        #expect(String(decoding: named, as: UTF8.self) == " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
    }

    @Test(
        "is not named if it is most of the input, or outside of it",
        arguments: [
            ("-", 0, nil), ("a-", 1, nil), ("ab-", 2, "-"), ("-ab", 0, "-"), ("ab-", 3, nil), ("ab-", -1, nil),
            ("a-b", 0, nil),
        ]
            as [(String, Int, String?)])
    func naming(text: String, offset: Int, character: String?) {
        let error = Array(text.utf8).withUnsafeBufferPointer {
            ValidationError(.numericCharacter).namingCharacter(in: $0, at: offset)
        }
        #expect(error.code == .numericCharacter && error[.position] == .int(offset))
        #expect(error[.character] == character.map { .text($0) })
    }

    @Test("is not named by an error that has parameters of its own")
    func ownParameters() {
        let error = ValidationError(.numericCharacter, with: [.maximum: 5])
        let named = Array("ab-".utf8).withUnsafeBufferPointer { error.namingCharacter(in: $0, at: 2) }
        #expect(named.parameters == [.maximum: 5, .position: 2])
    }

    @Test("is looked for in a copy that has capitals in place of the small letters of ASCII")
    func capitals() {
        let all = Array(0...UInt8.max)
        let expected = all.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
        let copy = all.withUnsafeBufferPointer {
            $0.span.withUppercasedCopy { copy in copy.indices.map { copy[$0] } }
        }
        #expect(copy == expected)
        #expect([UInt8]().withUnsafeBufferPointer { $0.span.withUppercasedCopy { $0.count } } == 0)
    }
}
