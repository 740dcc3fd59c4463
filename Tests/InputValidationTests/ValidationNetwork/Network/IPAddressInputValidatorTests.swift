// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let ipAddress = [
        TextStrategy(
            "ipAddress", .ipAddress, accepts: IPAddressRows.version4 + IPAddressRows.version6,
            rejects: IPAddressRows.rejected),
        TextStrategy(
            "ipAddress version 4", IPAddressInputValidator(version: .v4), accepts: IPAddressRows.version4,
            rejects: IPAddressRows.rejected + [("::1", .ipAddressVersion), ("::ffff:192.0.2.1", .ipAddressVersion)]),
        TextStrategy(
            "ipAddress version 6", IPAddressInputValidator(version: .v6), accepts: IPAddressRows.version6,
            rejects: IPAddressRows.rejected + [("192.0.2.1", .ipAddressVersion)]),
        TextStrategy(
            "ipAddress global", IPAddressInputValidator(scopes: [.global]),
            accepts: ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"],
            rejects: [
                ("127.0.0.1", .ipAddressScope), ("::1", .ipAddressScope), ("::ffff:10.0.0.1", .ipAddressScope),
                ("127.1", .ipAddressParts),
            ]),
        TextStrategy(
            "ipAddress with zones", IPAddressInputValidator(version: .v6, allowsZones: true),
            accepts: [
                "fe80::1%eth0", "fe80::1%1", "FE80::A%en0.100", "fe80::1%a_b~c-d", "febf::1%x", "fec0::1%1",
                "ff02::1%eth0",
                "ff01::1%lo", "ff05::1:3%2", "fe80::1", "2001:db8::1",
            ],
            rejects: [
                ("::1%lo", .ipAddressZone), ("fe80::1%", .ipAddressZone), ("::%eth0", .ipAddressZone),
                ("2001:db8::1%eth0", .ipAddressZone), ("fd00::1%eth0", .ipAddressZone),
                ("ff0e::1%eth0", .ipAddressZone),
                ("ff00::1%eth0", .ipAddressZone), ("fe80::1%eth 0", .ipAddressCharacter),
                ("fe80::1%eth0%1", .ipAddressCharacter), ("fe80::1%\u{FC}", .ipAddressCharacter),
                ("fe80::1%25en0%", .ipAddressCharacter), ("fe80::1%eth0/64", .ipAddressCharacter),
                ("%eth0", .ipAddressCharacter), ("fe80:%eth0", .ipAddressParts),
                ("192.0.2.1%eth0", .ipAddressCharacter),
                ("192.0.2.1", .ipAddressVersion),
            ]),
    ]
}

private enum IPAddressRows {
    static let version4 = ["192.0.2.1", "0.0.0.0", "255.255.255.255", "127.0.0.1", "1.20.255.0"]

    static let version6 = [
        "2001:db8::1", "::", "::1", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::8",
        "2001:0DB8:0000:0000:0000:0000:0000:0001", "::ffff:192.0.2.1", "1:2:3:4:5:6:192.0.2.1", "1:2::192.0.2.1",
        "fe80::a",
    ]

    static let rejected: [(input: String, code: ValidationError.Code)] = [
        ("192.0.2", .ipAddressParts), ("192.0.2.1.5", .ipAddressParts), ("203.0.113.", .ipAddressParts),
        (".192.0.2.1", .ipAddressParts), ("192..2.1", .ipAddressParts), ("192.0.2.1.", .ipAddressParts),
        ("1", .ipAddressParts), ("2130706433", .ipAddressNumber), ("127.1", .ipAddressParts),
        ("192.0.2.256", .ipAddressNumber), ("192.0.2.1000", .ipAddressNumber), ("999.0.0.1", .ipAddressNumber),
        ("192.0.2.01", .ipAddressLeadingZero), ("00.0.0.0", .ipAddressLeadingZero),
        ("010.0.0.1", .ipAddressLeadingZero),
        ("0x7f.0.0.1", .ipAddressCharacter), ("a.b.c.d", .ipAddressCharacter), ("192.0.2.1/24", .ipAddressCharacter),
        (" 203.0.113.1", .ipAddressCharacter), ("203.0.113.1 ", .ipAddressCharacter), ("+1.2.3.4", .ipAddressCharacter),
        ("192.0.2.１", .ipAddressCharacter), ("１２７.0.0.1", .ipAddressCharacter), ("1e2.0.0.1", .ipAddressCharacter),
        (":", .ipAddressParts), (":1", .ipAddressParts), ("1:", .ipAddressParts), ("1:2:3:4:5:6:7", .ipAddressParts),
        ("1:2:3:4:5:6:7:8:9", .ipAddressParts), ("1:2:3:4:5:6:7:", .ipAddressParts),
        (":2:3:4:5:6:7:8", .ipAddressParts),
        ("1:2:3:4:5:6:7:192.0.2.1", .ipAddressParts), ("::192.0.2", .ipAddressParts), ("::1.2.3.4.5", .ipAddressParts),
        ("1::2::3", .ipAddressCompression), (":::", .ipAddressCompression), ("1:::2", .ipAddressCompression),
        ("1:2:3:4:5:6:7:8::", .ipAddressCompression), ("::1:2:3:4:5:6:7:8", .ipAddressCompression),
        ("12345::", .ipAddressNumber), ("::192.0.2.300", .ipAddressNumber), ("::192.0.2.01", .ipAddressLeadingZero),
        ("fe80::1%eth0", .ipAddressCharacter), ("::g", .ipAddressCharacter), ("[::1]", .ipAddressCharacter),
        ("::1/64", .ipAddressCharacter), ("::1 ", .ipAddressCharacter), ("::.1.2.3", .ipAddressCharacter),
    ]
}

@Suite("IPAddressInputValidator")
struct IPAddressInputValidatorTests {
    @Test(
        "reports the position of the error",
        arguments: [("192.0.2.256", 8), ("192.0.02.1", 6), ("1.2.3.x", 6), ("1::2::3", 4)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .ipAddress, of: input)?[.position] == .int(offset))
    }

    @Test(
        "reports the position of each error, which is the end if a part is missing there",
        arguments: [
            ("192.0.2", .ipAddressParts, 7), ("192..2.1", .ipAddressParts, 4), ("192.0.2.1.5", .ipAddressParts, 9),
            ("1a.2.3.4", .ipAddressCharacter, 1), ("192.0.2.1x", .ipAddressCharacter, 9),
            ("1:12345::", .ipAddressNumber, 2), (":1", .ipAddressParts, 0), ("1:", .ipAddressParts, 2),
            ("1:2x", .ipAddressCharacter, 3), ("1:2:3", .ipAddressParts, 5), ("1:2:3:4:5:6:7:8:9", .ipAddressParts, 16),
            ("1:2:3:4:5:6:7:192.0.2.1", .ipAddressParts, 14), ("::192.0.2.256", .ipAddressNumber, 10),
            ("::192.0.2", .ipAddressParts, 9), ("1:::2", .ipAddressCompression, 3),
            ("1:2:3:4:5:6:7:8::", .ipAddressCompression, 0), ("1:2:3:4:5:6::1.2.3.4", .ipAddressCompression, 0),
        ] as [(String, ValidationError.Code, Int)])
    func positions(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .ipAddress, of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test(
        "names the sign that is there twice, and shows an address if it is there once",
        arguments: [
            ("1::2::3", true), (":::", true), ("1:::2", true), ("1:2:3:4:5:6:7:8::", false),
            ("::1:2:3:4:5:6:7:8", false), ("1:2:3::4:5:6:7:8", false),
        ])
    func compression(input: String, isRepeated: Bool) {
        for validator in [IPAddressInputValidator(), IPAddressInputValidator(version: .v6)] {
            let error = rejection(by: validator, of: input)
            #expect(error?.domain == .builtIn && error?.code == .ipAddressCompression)
            #expect(error?[.character] == (isRepeated ? "::" : nil))
            #expect(error?.sentence == (isRepeated ? .once : .ipGroups))
        }
    }

    @Test(
        "shows an address of the version and of the scopes that are accepted",
        arguments: [IPAddress.Version?.none, .v4, .v6])
    func example(version: IPAddress.Version?) throws {
        for scope in IPAddress.Scope.allCases {
            let strategy = IPAddressInputValidator(version: version, scopes: [scope])
            let error = rejection(by: strategy, of: version == .v6 ? "1:2" : "1.2.3")
            #expect(error?.domain == .builtIn && error?.code == .ipAddressParts)
            guard case .text(let example) = error?[.example] else { continue }
            #expect(strategy.isValid(example), "\(scope): \(example)")
            #expect(try InputValidator.ipAddress.parse(example).scope == scope)
        }
        let global = rejection(by: IPAddressInputValidator(version: .v6, scopes: [.global]), of: "8.8.8.8")
        #expect(global?.code == .ipAddressVersion && global?[.accepted] == "6")
        #expect(global?[.example] == "2001:4860:4860::8888")
        let version4 = rejection(by: IPAddressInputValidator(version: .v4), of: "::1")
        #expect(version4?[.accepted] == "4" && version4?[.example] == nil)
        let scopes = rejection(by: IPAddressInputValidator(scopes: [.private, .global, .loopback]), of: "224.0.0.1")
        #expect(scopes?.code == .ipAddressScope && scopes?[.accepted] == ["global", "loopback", "private"])
    }

    @Test(
        "shows the address of each scope in each version that has the scope",
        arguments: [
            (.global, "8.8.8.8", "2001:4860:4860::8888"), (.loopback, "127.0.0.1", "::1"),
            (.private, "192.168.0.1", "fd00::1"), (.linkLocal, "169.254.1.1", "fe80::1"),
            (.shared, "100.64.0.1", "::ffff:100.64.0.1"), (.multicast, "224.0.0.1", "ff02::1"),
            (.broadcast, "255.255.255.255", "::ffff:255.255.255.255"), (.unspecified, "0.0.0.0", "::"),
            // The messages about IPv4 show 192.0.2.1 anyway.
            (.documentation, nil, "2001:db8::1"), (.reserved, "240.0.0.1", "100::1"),
        ] as [(IPAddress.Scope, String?, String)])
    func scopeExample(scope: IPAddress.Scope, version4: String?, version6: String) {
        let first = version4.map { ValidationError.Value.text($0) }
        for version in [nil, IPAddress.Version.v4] {
            let error = rejection(by: IPAddressInputValidator(version: version, scopes: [scope]), of: "1.2.3")
            #expect(error?.code == .ipAddressParts && error?[.example] == first)
        }
        let error = rejection(by: IPAddressInputValidator(version: .v6, scopes: [scope]), of: "1:2")
        #expect(error?.code == .ipAddressParts && error?[.example] == .text(version6))
    }

    @Test("shows an address of version 6 to nobody who needs one of version 4, and checks the version first")
    func versions() {
        let version4 = rejection(by: IPAddressInputValidator(version: .v4), of: "1:2")
        #expect(version4?.code == .ipAddressParts && version4?[.example] == nil && version4?.sentence == .ipNumbers)
        let both = rejection(by: IPAddressInputValidator(), of: "1:2")
        #expect(both?.code == .ipAddressParts && both?[.example] == "2001:db8::1" && both?.sentence == .ipGroups)
        let global6 = IPAddressInputValidator(version: .v6, scopes: [.global])
        #expect(rejection(by: global6, of: "127.0.0.1")?.code == .ipAddressVersion)
        #expect(rejection(by: global6, of: "::1")?.code == .ipAddressScope)
    }

    @Test("reads no more than 64 bytes by default")
    func defaultCap() {
        #expect(rejection(by: .ipAddress, of: String(repeating: "1", count: 64))?.code == .ipAddressNumber)
        #expect(rejection(by: .ipAddress, of: String(repeating: "1", count: 65))?.code == .inputTooLarge)
    }

    // RFC 4007, section 11: a multicast address's fourth digit is its scope, and the scopes 0, E, and F have no zones.
    @Test(
        "accepts a zone only after addresses of some blocks",
        arguments: [
            ("fe00::1", false), ("fe7f::1", false), ("fe80::1", true), ("febf::1", true), ("fec0::1", true),
            ("feff::1", true), ("ff00::1", false), ("ff01::1", true), ("ff0d::1", true), ("ff0e::1", false),
            ("ff0f::1", false), ("ff1d::1", true), ("fffd::1", true), ("ffff::1", false), ("fdff::1", false),
        ])
    func zones(address: String, canHaveZone: Bool) {
        let strategy = IPAddressInputValidator(allowsZones: true)
        #expect(strategy.isValid(address))
        #expect(rejection(by: strategy, of: address + "%1")?.code == (canHaveZone ? nil : .ipAddressZone))
    }

    @Test("expects an address's characters, and a zone's characters after its sign")
    func expectedCharacters() {
        let address = IPAddressInputValidator().progress(of: "1g")
        #expect(address == .impossible(at: 1, expected: ExpectedCharacters("0123456789ABCDEFabcdef:.".utf8)))
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let zone = IPAddressInputValidator(allowsZones: true).progress(of: "fe80::1% ")
        #expect(zone == .impossible(at: 8, expected: ExpectedCharacters("0123456789-._~\(letters)".utf8)))
    }

    @Test(
        "reports the position of a zone, and of a character in it",
        arguments: [
            ("::1%lo", .ipAddressZone, 3), ("fe80::1%", .ipAddressZone, 7), ("fe80::1%eth 0", .ipAddressCharacter, 11),
        ] as [(String, ValidationError.Code, Int)])
    func zone(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: IPAddressInputValidator(allowsZones: true), of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    private static let global = IPAddressInputValidator(scopes: [.global])
    private static let global4 = IPAddressInputValidator(version: .v4, scopes: [.global])
    private static let global6 = IPAddressInputValidator(version: .v6, scopes: [.global])

    // If the scope decides, the number of missing characters is unknown, and an accepted address may begin like an
    // address whose scope is rejected.
    @Test(
        "reports the progress of an address that can be completed",
        arguments: [
            (.init(), "8.8.", .incomplete(missing: 3)), (.init(), "1:2", .incomplete(missing: 2)),
            (.init(version: .v4), "8.8", .incomplete(missing: 4)), (.init(version: .v6), "8", .incomplete(missing: 2)),
            (global, "8.8.8.8", .accepted), (global, "8.8.", .incomplete(missing: nil)),
            (global, "10.0.0.1", .incomplete(missing: nil)), (global, "1:2", .incomplete(missing: nil)),
            (global4, "8.8.8.8", .accepted), (global4, "10.0.0.1", .incomplete(missing: nil)),
            (global6, "8", .incomplete(missing: nil)), (global6, "2606:4700::1111", .accepted),
            (global6, "fd00::1", .incomplete(missing: nil)),
        ] as [(IPAddressInputValidator, String, InputProgress)])
    func progress(validator: IPAddressInputValidator, text: String, progress: InputProgress) {
        #expect(validator.progress(of: text) == progress)
    }

    @Test(
        "reports where no address of the version can follow, with scopes as without",
        arguments: [
            (.init(), "8.8x", 3), (.init(version: .v4), "8f", 1), (.init(version: .v4), "1:", 1),
            (.init(version: .v6), "8.8", 1), (.init(version: .v6), "192.0.2.1", 3), (global, "8.8x", 3),
            (global4, "8f", 1), (global4, "1:", 1), (global4, "2606:4700::1111", 2), (global6, "8.8", 1),
            (global6, "8.8.8.8", 1), (global6, "192.0.2.1", 3),
        ] as [(IPAddressInputValidator, String, Int)])
    func impossibleProgress(validator: IPAddressInputValidator, text: String, place: Int) {
        guard case .impossible(place, _) = validator.progress(of: text) else {
            Issue.record("\(validator.progress(of: text))")
            return
        }
    }
}
