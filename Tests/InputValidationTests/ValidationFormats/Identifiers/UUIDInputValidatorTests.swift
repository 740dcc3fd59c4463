// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let uuid = [
        TextStrategy(
            "uuid of version 7", UUIDInputValidator(versions: [7]),
            accepts: ["0190163d-8694-739b-aea5-966c26f8ad91"],
            rejects: [
                ("0190163d-8694-439b-aea5-966c26f8ad91", .uuidVersion),
                ("0190163d-8694-739b-cea5-966c26f8ad91", .uuidVersion),
                ("00000000-0000-0000-0000-000000000000", .uuidVersion),
            ])
    ]
}

@Suite("UUIDInputValidator")
struct UUIDInputValidatorTests {
    @Test(
        "returns the version of the examples of RFC 9562, appendices A and B",
        arguments: [
            ("C232AB00-9414-11EC-B3C8-9F6BDECED846", 1), ("5df41881-3aed-3515-88a7-2f4a814cf09e", 3),
            ("919108f7-52d1-4320-9bac-f847db4148a8", 4), ("2ed6657d-e927-568b-95e1-2665a8aea6a2", 5),
            ("1EC9414C-232A-6B00-B3C8-9F6BDECED846", 6), ("017F22E2-79B0-7CC3-98C4-DC0C0C07398F", 7),
            ("2489E9AD-2EE2-8E00-8EC9-32D5F69181C0", 8),
        ])
    func version(input: String, version: Int) throws {
        #expect(try InputValidator.uuid.parse(input).version == version)
        #expect(UUIDInputValidator(versions: [version]).isValid(input))
        #expect(rejection(by: UUIDInputValidator(versions: [2]), of: input)?.code == .uuidVersion)
    }

    @Test(
        "returns no version for the nil and the max UUID and for other variants",
        arguments: [
            "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
            "0190163d-8694-439b-0ea5-966c26f8ad91",
        ])
    func noVersion(input: String) throws {
        #expect(try InputValidator.uuid.parse(input).version == nil)
    }

    @Test("returns bits, bytes, and text that agree")
    func bytes() throws {
        let uuid = try InputValidator.uuid.parse("00112233-4455-6677-8899-AABBCCDDEEFF")
        #expect(uuid.high == 0x0011_2233_4455_6677)
        #expect(uuid.low == 0x8899_AABB_CCDD_EEFF)
        #expect(uuid.bytes == (UInt8(0)...15).map { $0 * 0x11 })
        #expect(uuid.description == "00112233-4455-6677-8899-aabbccddeeff")
        #expect(try InputValidator.uuid.parse(uuid.description) == uuid)
    }

    @Test(
        "reports the position of the error",
        arguments: [
            ("0190163g-8694-739b-aea5-966c26f8ad91", .uuidCharacter, 7),
            ("0190163d086940739b0aea50966c26f8ad91", .uuidHyphen, 8),
            ("0190163-d8694-739b-aea5-966c26f8ad91", .uuidHyphen, 7),
            ("0190163d-8694-739b-aea5-966c26f8ad9-", .uuidHyphen, 35),
        ] as [(String, ValidationError.Code, Int)])
    func position(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .uuid, of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test(
        "shows an example of the first accepted version",
        arguments: [
            (nil, nil), ([7, 4], "123e4567-e89b-42d3-a456-426614174000"),
            ([15], "123e4567-e89b-f2d3-a456-426614174000"), ([16], nil),
        ] as [(Set<Int>?, String?)])
    func example(versions: Set<Int>?, example: String?) {
        let strategy = UUIDInputValidator(versions: versions)
        let error = rejection(by: strategy, of: "x")
        // The message's example has version 4 anyway.
        #expect(error?.code == .uuidLength && error?[.length] == 1)
        #expect(error?[.example] == example.map { .text($0) } || versions == [7, 4] && error?[.example] == nil)
        if let example { #expect(strategy.isValid(example)) }
        #expect(rejection(by: .uuid, of: "{0190163d-8694-739b-aea5-966c26f8ad91}")?[.character] == "{")
    }

    @Test(
        "names the number of characters if a few are missing or too many",
        arguments: [
            (29, "Enter 32 digits or letters from a to f, in groups like 123e4567-e89b-42d3-a456-426614174000"),
            (30, "Use exactly 36 characters, not 30"), (31, "Use exactly 36 characters, not 31"),
            (
                32,
                "Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, "
                    + "like 123e4567-e89b-42d3-a456-426614174000"
            ),
            (33, "Use exactly 36 characters, not 33"), (42, "Use exactly 36 characters, not 42"),
            (43, "Enter 32 digits or letters from a to f, in groups like 123e4567-e89b-42d3-a456-426614174000"),
        ])
    func length(count: Int, reason: String) {
        let error = rejection(by: .uuid, of: String(repeating: "a", count: count))
        #expect(error?.domain == .builtIn && error?.code == .uuidLength && error?[.length] == .int(count))
        #expect(error?.reason == reason)
    }

    @Test(
        "counts characters, not bytes",
        arguments: [
            ("0190163d-8694-739b-aea5-966c26f8ad9é", .uuidCharacter, nil),
            ("é190163d-8694-739b-aea5-966c26f8ad91", .uuidCharacter, nil),
            ("0190163d-8694-739b-aea5-966c26f8ad9", .uuidLength, 35),
            ("0190163d-8694-739b-aea5-966c26f8adé", .uuidCharacter, nil),
            ("0190163d-8694-739b-aea5-966c26f8ad91𝒜", .uuidLength, 37),
        ] as [(String, ValidationError.Code, Int?)])
    func characters(input: String, code: ValidationError.Code, length: Int?) {
        let error = rejection(by: .uuid, of: input)
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.length] == length.map { .int($0) })
    }

    @Test("lists the accepted versions in the error, as one digit each")
    func accepted() {
        let error = rejection(by: UUIDInputValidator(versions: [7, 4, 16]), of: "C232AB00-9414-11EC-B3C8-9F6BDECED846")
        #expect(error?[.accepted] == .list(["4", "7"]))
    }

    @Test(
        "shows an example of the accepted version with every error",
        arguments: [
            ("0190163g-8694-739b-aea5-966c26f8ad91", .uuidCharacter),
            ("0190163-d8694-739b-aea5-966c26f8ad91", .uuidHyphen),
            ("0190163d-8694-439b-aea5-966c26f8ad91", .uuidVersion), ("0190163d", .uuidLength),
        ] as [(String, ValidationError.Code)])
    func exampleOfErrors(input: String, code: ValidationError.Code) {
        let error = rejection(by: UUIDInputValidator(versions: [7]), of: input)
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.example] == "123e4567-e89b-72d3-a456-426614174000")
    }
}
