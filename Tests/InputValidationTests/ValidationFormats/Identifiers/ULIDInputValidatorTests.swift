// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("ULIDInputValidator")
struct ULIDInputValidatorTests {
    @Test("returns the time and the bits of the specification's example")
    func parse() throws {
        let ulid = try InputValidator.ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV")
        #expect(ulid.milliseconds == 1_469_922_850_259)
        #expect(try InputValidator.ulid.parse("01arz3ndektsv4rrffq69g5fav") == ulid)
        let largest = try InputValidator.ulid.parse("7ZZZZZZZZZZZZZZZZZZZZZZZZZ")
        #expect(largest.high == .max)
        #expect(largest.low == .max)
        #expect(largest.milliseconds == 281_474_976_710_655)
    }

    @Test(
        "writes what it reads",
        arguments: ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "00000000000000000000000001", "7Y0123456789ABCDEFGHJKMNPQ"])
    func roundTrip(text: String) throws {
        #expect(try InputValidator.ulid.parse(text).description == text)
    }

    @Test(
        "reports what is wrong first",
        arguments: [
            ("01ARZ3NDEKTSV4RRFFQ69G5FA", .ulidLength, nil, 25), ("8ZZZZZZZZZZZZZZZZZZZZZZZZZ", .ulidOverflow, 0, nil),
            ("8ZZZZ", .ulidLength, nil, 5), ("8-", .ulidCharacter, 1, nil),
        ] as [(String, ValidationError.Code, ValidationError.Value?, ValidationError.Value?)])
    func first(
        input: String, code: ValidationError.Code, position: ValidationError.Value?, length: ValidationError.Value?
    ) {
        let error = rejection(by: .ulid, of: input)
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.position] == position && error?[.length] == length)
    }

    @Test(
        "rejects the letters that Crockford's base 32 leaves out", arguments: ["I", "L", "O", "U", "i", "l", "o", "u"])
    func letters(letter: String) {
        let error = rejection(by: .ulid, of: "01ARZ3NDEKTSV4RRFFQ69G5FA" + letter)
        #expect(error?.code == .ulidCharacter)
        #expect(error?[.position] == .int(25))
    }

    @Test("names a character to remove")
    func character() {
        let error = rejection(by: .ulid, of: "01ARZ3NDEKTSV4RRFFQ69G5FAV-")
        #expect(error?.code == .ulidCharacter && error?[.position] == 26 && error?[.character] == "-")
    }
}
