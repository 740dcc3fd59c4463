// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("What the formats hand back")
struct TypedResultTests {
    @Test("the parts of a colour, short digits doubled")
    func colour() throws {
        let parser: InputParser<String, RGBAColor> = .hexColor
        #expect(try parser.parse("#f80") == RGBAColor(red: 255, green: 136, blue: 0))
        #expect(try parser.parse("#f808") == RGBAColor(red: 255, green: 136, blue: 0, alpha: 136))
        #expect(try parser.parse("#0102037f") == RGBAColor(red: 1, green: 2, blue: 3, alpha: 127))
        #expect(try parser.parse("#010203") == RGBAColor(red: 1, green: 2, blue: 3, alpha: 255))
    }

    @Test("the octets of a hardware address")
    func hardwareAddress() throws {
        let address = try InputParser<String, HardwareAddress>.macAddress.parse("00-1A-2b-3c-4d-05")
        #expect(address.value == 0x001A_2B3C_4D05)
        #expect(address.description == "00:1a:2b:3c:4d:05")
    }

    @Test("the bits of identifiers")
    func identifiers() throws {
        let uuid = try InputParser<String, UUIDValue>.uuid.parse("0190163d-8694-739b-aea5-966c26f8ad91")
        #expect(uuid.high == 0x0190_163D_8694_739B && uuid.low == 0xAEA5_966C_26F8_AD91)
        #expect(uuid.version == 7)
        let ulid = try InputParser<String, ULIDValue>.ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV")
        #expect(ulid.milliseconds == 1_469_922_850_259)
        #expect(try InputParser<String, UInt16>.port.parse("08080") == 8080)
    }

    @Test("versions in the order of the specification")
    func versions() throws {
        let parser: InputParser<String, SemanticVersion> = .semver
        // Semantic Versioning 2.0.0, item 11.
        let order = [
            "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
            "1.0.0-rc.1", "1.0.0", "2.0.0", "2.1.0", "2.1.1", "10.0.0",
        ]
        let versions = try order.map { text throws in try parser.parse(text) }
        for (index, version) in versions.enumerated() {
            for (other, later) in versions.enumerated() {
                #expect((version < later) == (index < other))
                #expect((version == later) == (index == other))
            }
        }
        let version = try parser.parse("1.4.0-rc.1+build.7")
        #expect(version.major == "1" && version.minor == "4" && version.patch == "0")
        #expect(version.preRelease == "rc.1" && version.build == "build.7")
        #expect(try version == parser.parse("1.4.0-rc.1"))
        #expect(try version.hashValue == parser.parse("1.4.0-rc.1").hashValue)
    }

    static let seconds: [(String, Int)] = [
        ("1970-01-01T00:00:00Z", 0), ("2024-05-31T09:30:00+02:00", 1_717_140_600), ("1969-12-31T23:59:59Z", -1),
        ("2016-12-31T23:59:60Z", 1_483_228_800), ("2000-03-01T00:00:00.999Z", 951_868_800),
    ]

    @Test("points in time in seconds since 1970", arguments: seconds)
    func timestamps(text: String, seconds: Int) throws {
        let timestamp = try InputParser<String, Timestamp>.dateTime.parse(text)
        #expect(timestamp.secondsSince1970 == seconds)
        #expect(timestamp.description == text)
    }

    @Test("accepts dates of a range")
    func dates() throws {
        let first = try #require(CalendarDate(year: 2024, month: 1, day: 1))
        let parser: InputParser<String, CalendarDate> = .date(in: first...)
        #expect(parser.isValid("2024-01-01"))
        let error = try #require(refusal(by: parser, of: "2023-12-31"))
        #expect(error.code == .comparisonTooSmall)
        #expect(error.reason == "The input must be 2024-01-01 or more")
    }

    @Test("keeps accounts and books without blanks and hyphens")
    func normalisation() {
        #expect(InputValidator<String>.iban.normalized("gb29 nwbk 6016 1331 9268 19") == "GB29NWBK60161331926819")
        #expect(InputValidator<String>.isbn.normalized("0-8044-2957-X") == "080442957X")
        #expect(InputValidator<String>.isbn.normalized("0-8044-2957-1") == "0-8044-2957-1")
    }

    @Test("lists every requirement that a password does not meet")
    func password() {
        let strategy: InputValidator<String> = .password(minimumLength: 12, uppercase: 1, digits: 1, symbols: 1)
        #expect(
            strategy.failures(for: "horse").map(\.code) == [
                .lengthTooShort, .passwordUppercase, .passwordDigit, .passwordSymbol,
            ])
        #expect(strategy.isValid("Correct horse 7"))
        #expect(strategy.failures(for: "").map(\.code) == [.inputEmpty])
        #expect(refusal(by: .atLeast(2, .digit), of: "a1")?.code == .passwordDigit)
        #expect(InputValidator<String>.atLeast(2, .letter).isValid("日本"))
    }

    @Test("finds beginnings, ends and parts by bytes")
    func parts() {
        #expect(InputValidator<String>.prefix("A-").isValid("A-1"))
        #expect(refusal(by: .prefix("K"), of: "\u{212A}1")?.code == .textPrefix)
        #expect(InputValidator<String>.suffix("\n").isValid("a\r\n"))
        #expect(refusal(by: .suffix(".png"), of: "png")?.code == .textSuffix)
        #expect(InputValidator<String>.contains("aab").isValid("aaaaab"))
        #expect(refusal(by: .contains("aab"), of: "aaaaa")?.code == .textContains)
        #expect(!InputValidator<String>.contains("ab").isValid("a"))
    }

    static let blanks = [
        "", " ", "\t\n\r\n", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{3164}", "\u{2800}", "\0", "\u{AD} ",
    ]

    @Test("requires that something can be seen", arguments: blanks)
    func required(blank: String) {
        #expect(refusal(by: .required, of: blank)?.code == .inputEmpty)
        #expect(InputValidator<String>.required.isValid(blank + "a"))
    }
}
