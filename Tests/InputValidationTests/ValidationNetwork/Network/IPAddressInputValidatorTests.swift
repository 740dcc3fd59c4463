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
            "ipAddress with zones", IPAddressInputValidator(version: .v6, zones: true),
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
}
