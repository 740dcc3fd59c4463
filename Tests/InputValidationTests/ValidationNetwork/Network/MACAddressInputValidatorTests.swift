// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let macAddress = [
        TextStrategy(
            "macAddress", .macAddress,
            accepts: [
                "00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E", "00:1a:2b:ff:fe:3c:4d:5e", "001a.2b3c.4d5e",
                "001A.2BFF.FE3C.4D5E",
            ],
            rejects: [
                ("00:1a-2b:3c:4d:5e", .macAddressSeparator),
                ("001a2b3c4d5e", .macAddressSeparator),
                ("a0:1a:2b", .macAddressLength),
                ("a0:1a:2b:3c:4d:5", .macAddressLength),
                ("00:1a:2b:3c:4d:5e:", .macAddressLength),
                ("00:1g:2b:3c:4d:5e", .macAddressCharacter),
                ("00.1a", .macAddressSeparator),
                ("00.1a.2b.3c.4d.5e", .macAddressSeparator),
                ("001a:2b3c:4d5e", .macAddressSeparator),
                ("001a.2b3c:4d5e", .macAddressSeparator),
                ("001a.2b3c", .macAddressLength),
                ("001a.2b3c.4d5", .macAddressLength),
                ("001a.2b3c.4d5e.", .macAddressLength),
                ("001a.2b3c.4d5g", .macAddressCharacter),
                ("00 1a 2b 3c 4d 5e", .macAddressSeparator),
            ]),
        TextStrategy(
            "macAddress with spaces", MACAddressInputValidator(notations: [.spaces]),
            accepts: ["00 1a 2b 3c 4d 5e", "00 1A 2B FF FE 3C 4D 5E"],
            rejects: [
                ("00:1a:2b:3c:4d:5e", .macAddressSeparator),
                ("001a.2b3c.4d5e", .macAddressSeparator),
                ("00  1a 2b 3c 4d 5e", .macAddressCharacter),
                ("00 1a:2b 3c 4d 5e", .macAddressSeparator),
                (" 00 1a 2b 3c 4d 5e", .macAddressCharacter),
            ]),
    ]
}

@Suite("MACAddressInputValidator")
struct MACAddressInputValidatorTests {
    @Test(
        "returns the address",
        arguments: [
            ("AC-DE-48-23-45-67", 6, 0xACDE_4823_4567 as UInt64, "ac:de:48:23:45:67"),
            ("00:00:00:00:00:01", 6, 1, "00:00:00:00:00:01"),
            ("09:0a:0f:10:0b:00", 6, 0x090A_0F10_0B00, "09:0a:0f:10:0b:00"),
            ("FF:FF:FF:FF:FF:FF", 6, 0xFFFF_FFFF_FFFF, "ff:ff:ff:ff:ff:ff"),
            ("0A:0f:10:09:80:f0", 6, 0x0A0F_1009_80F0, "0a:0f:10:09:80:f0"),
            ("ac:de:48:ff:fe:23:45:67", 8, 0xACDE_48FF_FE23_4567, "ac:de:48:ff:fe:23:45:67"),
            ("acde.4823.4567", 6, 0xACDE_4823_4567, "ac:de:48:23:45:67"),
            ("ACDE.48FF.FE23.4567", 8, 0xACDE_48FF_FE23_4567, "ac:de:48:ff:fe:23:45:67"),
        ])
    func parse(input: String, octets: Int, value: UInt64, text: String) throws {
        let address = try InputValidator.macAddress.parse(input)
        #expect(address.octetCount == octets)
        #expect(address.value == value)
        #expect(address.description == text)
        #expect(try InputValidator.macAddress.parse(text) == address)
    }

    @Test("accepts each notation exactly where it is named", arguments: MACAddressInputValidator.Notation.allCases)
    func notations(notation: MACAddressInputValidator.Notation) {
        let written: [MACAddressInputValidator.Notation: String] = [
            .colons: "00:1a:2b:3c:4d:5e", .hyphens: "00-1a-2b-3c-4d-5e", .dots: "001a.2b3c.4d5e",
            .spaces: "00 1a 2b 3c 4d 5e",
        ]
        for (other, text) in written {
            let code = rejection(by: MACAddressInputValidator(notations: [notation]), of: text)?.code
            #expect(code == (other == notation ? nil : .macAddressSeparator), "\(other)")
            #expect(rejection(by: MACAddressInputValidator(notations: []), of: text)?.code == .macAddressSeparator)
        }
    }

    @Test(
        "reports the position of the error, also of a notation that is not accepted",
        arguments: [
            ([], "00:1a", 2), ([.colons], "00:1a-2b:3c:4d:5e", 5), ([.colons], "00:1g:2b:3c:4d:5e", 4),
            ([.colons], "001a2b3c4d5e", 2), ([.colons], "001a.2b3c.4d5e", 2), ([.colons], "00.1a", 2),
            ([.dots], "001a.2b3c:4d5e", 9), ([.dots], "001a.2b3g.4d5e", 8), ([.dots], "00:1a:2b:3c:4d:5e", 2),
            ([.dots, .spaces], "00 1a.2b", 5), ([.dots, .spaces], "001a.2b3c 4d5e", 9),
            ([.hyphens], "00-1a-2b 3c", 8), ([.hyphens], "00-1a-ü", 6), ([.hyphens], "00-1aü", 5),
        ] as [(Set<MACAddressInputValidator.Notation>, String, Int)])
    func position(notations: Set<MACAddressInputValidator.Notation>, input: String, offset: Int) {
        let error = rejection(by: MACAddressInputValidator(notations: notations), of: input)
        #expect(error?[.position] == .int(offset))
    }

    @Test(
        "shows an example of an accepted notation",
        arguments: [
            ([.hyphens], "00-00-5e-00-53-01"), ([.dots], "0000.5e00.5301"), ([.spaces], "00 00 5e 00 53 01"),
            ([.spaces, .dots], "0000.5e00.5301"), ([.dots, .hyphens], "00-00-5e-00-53-01"),
        ] as [(Set<MACAddressInputValidator.Notation>, String)])
    func example(notations: Set<MACAddressInputValidator.Notation>, example: String) {
        let strategy = MACAddressInputValidator(notations: notations)
        for input in ["x", "00", "00+"] {
            #expect(rejection(by: strategy, of: input)?[.example] == .text(example), "\(input)")
        }
        #expect(strategy.isValid(example))
    }

    @Test(
        "counts the octets that are there",
        arguments: [
            ("a0:1a:2b", 3), ("a0:1a:2b:3c:4d:5", 5), ("a0:", 1), ("a01a.2b3c", 4), ("00:1a:2b:3c:4d:5e:6f", 7),
            ("00:1a:2b:3c:4d:5e:6f:70:81", 9), ("001a.2b3c.4d5e.6f", 7), ("001a.2b3c.4d5e.6f70.8192", 10),
        ])
    func length(input: String, octets: Int) {
        let error = rejection(by: .macAddress, of: input)
        #expect(error?.domain == .builtIn && error?.code == .macAddressLength && error?[.length] == .int(octets))
    }
}
