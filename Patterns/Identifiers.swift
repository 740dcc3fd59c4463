// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Identifiers

extension InputPattern {
    /// The patterns of this file.
    static let identifierPatterns: [InputPattern] = [
        .containerNumber, .doi, .gtin, .imei, .isbn, .ismn, .isni, .issn, .nationalInsuranceNumberGB, .orcid, .semver,
        .socialSecurityNumberUS, .stateCodeUS, .ulid, .uuid, .uuidStrict, .uuidV4, .uuidV7, .versionNumber, .vin,
        .vinUS,
    ]

    /// What no pattern of a UUID accepts.
    private static let malformedUUIDs: [StaticString] = [
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf", "f81d4fae-7dec-11d0-a765-00a0c91e6bf66",
        "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
        "g81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765_00a0c91e6bf6",
        "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    ]

    /// The number of a freight container: four letters and seven digits, with or without spaces.
    public static let containerNumber = InputPattern(
        name: "containerNumber",
        summary: "The number of a freight container: four letters and seven digits, with or without spaces.",
        expression: "[A-Z]{3}[UJZ] ?[0-9]{6}[ -]?[0-9]",
        checkDigits: .container,
        source: "ISO 6346, section 3 and annex A",
        link: "https://www.iso.org/standard/83558.html",
        example: "CSQU3054383",
        accepted: ["CSQU 305438 3", "CSQU305438-3", "TEXU3070079", "MSKU9070323", "HLXU2008419"],
        rejected: ["CSQU305438", "CSQU30543833", "CSQX3054383", "csqu3054383", "CSQU-305438-3", "CSQ13054383"])

    /// A digital object identifier (DOI), without the address of a resolver.
    public static let doi = InputPattern(
        name: "doi",
        summary: "A digital object identifier (DOI), without the address of a resolver.",
        expression: #"10\.[1-9][0-9]{3,8}(?:\.[0-9]+)*/[!-~]+"#,
        source: "ISO 26324; DOI Handbook, section 2.2",
        link: "https://www.doi.org/doi-handbook/HTML/doi-name-syntax.html",
        note: "The standard allows every graphic character after the slash. This pattern accepts ASCII only.",
        example: "10.1000/182",
        accepted: [
            "10.1000/xyz123", "10.1038/nphys1170", "10.1002/0470841559.ch1", "10.1109/5.771073",
            "10.1007/978-3-642-28108-2_19",
        ],
        rejected: [
            "10.1000", "10.1000/", "11.1000/182", "doi:10.1000/182", "https://doi.org/10.1000/182", "10.1000/a b",
        ])

    /// A global trade item number (GTIN, EAN, UPC) of 8, 12, 13, or 14 digits.
    public static let gtin = InputPattern(
        name: "gtin",
        summary: "A global trade item number (GTIN, EAN, UPC) of 8, 12, 13, or 14 digits.",
        expression: "[0-9]{8}|[0-9]{12,14}",
        checkDigits: .gs1,
        source: "GS1 General Specifications (GTIN-8, -12, -13, -14)",
        link: "https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications",
        strategy: "EANInputValidator(lengths: [8, 12, 13, 14])",
        example: "4006381333931",
        accepted: ["96385074", "036000291452", "5901234123457", "10614141000415", "73513537"],
        rejected: ["9638507", "963850744", "40063813339", "400638133393100", "4006381 333931", "400638133393X"])

    /// An International Mobile Equipment Identity (IMEI) of fifteen digits, with or without hyphens.
    public static let imei = InputPattern(
        name: "imei",
        summary: "An International Mobile Equipment Identity (IMEI) of fifteen digits, with or without hyphens.",
        expression: "[0-9]{15}|[0-9]{2}-[0-9]{6}-[0-9]{6}-[0-9]",
        checkDigits: .luhn,
        source: "3GPP TS 23.003, section 6.2.1",
        link: "https://www.3gpp.org/dynareport/23003.htm",
        example: "490154203237518",
        accepted: [
            "49-015420-323751-8", "356938035643809", "352099001761481", "35-209900-176148-1", "013554006297015",
        ],
        rejected: [
            "49015420323751", "4901542032375189", "49-015420-3237518", "49015420323751X", "49 015420 323751 8",
        ])

    /// An International Standard Book Number (ISBN) of 10 or 13 digits, with or without hyphens or spaces.
    public static let isbn = InputPattern(
        name: "isbn",
        summary: "An International Standard Book Number (ISBN) of 10 or 13 digits, with or without hyphens or spaces.",
        expression: "(?:978[ -]?[0-9]|979[ -]?[1-9])[ -]?(?:[0-9][ -]?){8}[0-9]|(?:[0-9][ -]?){9}[0-9X]",
        checkDigits: .isbn,
        source: "ISO 2108; International ISBN Agency, ISBN Users' Manual, section 5",
        link: "https://www.isbn-international.org/content/isbn-users-manual/29",
        note: """
            Numbers that begin with 979-0 are rejected, because they identify printed music. `ismn` \
            accepts them.
            """,
        example: "978-3-16-148410-0",
        accepted: [
            "9783161484100", "0-306-40615-2", "0306406152", "080442957X", "979-10-90636-07-1", "978 0 306 40615 7",
            "9798602405453",
        ],
        rejected: [
            "9790060115615", "979-0-2600-0043-8", "977-3-16-148410-0", "978-3-16-148410", "978-3-16-148410-X",
            "030640615", "03064061522", "X306406152", "978--3-16-148410-0",
        ])

    /// An International Standard Music Number (ISMN) of 13 digits, with or without hyphens or spaces.
    public static let ismn = InputPattern(
        name: "ismn",
        summary: "An International Standard Music Number (ISMN) of 13 digits, with or without hyphens or spaces.",
        expression: "979[ -]?0[ -]?(?:[0-9][ -]?){8}[0-9]",
        checkDigits: .gs1,
        source: "ISO 10957; International ISMN Agency, ISMN Users' Manual",
        link: "https://www.ismn-international.org/publishers.html",
        note: "Numbers from before 2008 that begin with M are rejected.",
        example: "979-0-2600-0043-8",
        accepted: ["9790260000438", "979 0 060 11561 5", "979-0-060-11561-5", "979-0-9016791-7-7", "9790345246805"],
        rejected: [
            "978-0-2600-0043-8", "979-1-2600-0043-8", "979-0-2600-0043", "979-0-2600-0043-88", "M-2306-7118-7",
            "979--0-2600-0043-8", "979-0-2600-0043-X",
        ])

    /// An International Standard Name Identifier (ISNI): 16 characters, with or without spaces.
    public static let isni = InputPattern(
        name: "isni",
        summary: "An International Standard Name Identifier (ISNI): 16 characters, with or without spaces.",
        expression: "[0-9]{15}[0-9X]|[0-9]{4} [0-9]{4} [0-9]{4} [0-9]{3}[0-9X]",
        checkDigits: .mod11Radix2,
        source: "ISO 27729; ISNI International Agency",
        link: "https://isni.org/page/technical-documentation/",
        example: "0000 0001 2281 955X",
        accepted: [
            "000000012281955X", "0000 0001 2150 090X", "0000000121032683", "0000 0001 2103 2683", "000000012150090X",
        ],
        rejected: [
            "0000 0001 2281 955", "0000 0001 2281 955x", "0000-0001-2281-955X", "00000001 2281955X",
            "0000 0001 2281 955XX", "X000 0001 2281 9550",
        ])

    /// An International Standard Serial Number (ISSN): eight characters with a hyphen in the middle.
    public static let issn = InputPattern(
        name: "issn",
        summary: "An International Standard Serial Number (ISSN): eight characters with a hyphen in the middle.",
        expression: "[0-9]{4}-[0-9]{3}[0-9X]",
        checkDigits: .issn,
        source: "ISO 3297; ISSN Manual",
        link: "https://www.issn.org/understanding-the-issn/assignment-rules/issn-manual/",
        example: "0378-5955",
        accepted: ["2434-561X", "0028-0836", "1932-6203", "0024-9319", "2049-3630"],
        rejected: ["03785955", "0378-595", "0378-59555", "0378 5955", "X378-5955", "2434-561x"])

    /// A British National Insurance number, with or without spaces.
    public static let nationalInsuranceNumberGB = InputPattern(
        name: "nationalInsuranceNumberGB",
        summary: "A British National Insurance number, with or without spaces.",
        expression: """
            (?!BG|GB|KN|NK|NT|TN|ZZ)\
            [A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[A-D]
            """,
        source: "HMRC, National Insurance Manual, NIM39110",
        link: "https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110",
        isSensitive: true,
        example: "AB 12 34 56 C",
        accepted: ["AB123456C", "JG 10 37 59 A", "AA 00 00 00 A", "WX123456D", "CE 98 76 54 B"],
        rejected: [
            "QQ 12 34 56 C", "DA 12 34 56 C", "AO 12 34 56 C", "GB 12 34 56 C", "ZZ123456D", "AB 12 34 56 E",
            "AB 12 34 56", "AB-12-34-56-C", "ab123456c",
        ])

    /// An ORCID iD: four groups of four digits, where the last digit can be an X.
    public static let orcid = InputPattern(
        name: "orcid",
        summary: "An ORCID iD: four groups of four digits, where the last digit can be an X.",
        expression: "[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]",
        checkDigits: .mod11Radix2,
        source: "ORCID, Structure of the ORCID Identifier; ISO 27729",
        link: "https://support.orcid.org/hc/en-us/articles/360006897674-Structure-of-the-ORCID-Identifier",
        example: "0000-0002-1825-0097",
        accepted: [
            "0000-0001-5109-3700", "0000-0002-1694-233X", "0000-0001-2345-6789", "0000-0003-1415-9269",
            "0009-0000-0000-0009",
        ],
        rejected: [
            "0000-0002-1825-009", "0000000218250097", "0000-0002-1825-00977", "X000-0002-1825-0097",
            "0000-0002-1825-009x", "https://orcid.org/0000-0002-1825-0097",
        ])

    /// A version number in the form of Semantic Versioning 2.0.0.
    public static let semver = InputPattern(
        name: "semver",
        summary: "A version number in the form of Semantic Versioning 2.0.0.",
        expression: #"""
            (0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\#
            (?:-((?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)\#
            (?:\.(?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*))*))?\#
            (?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?
            """#,
        source: "Semantic Versioning 2.0.0, FAQ (suggested regular expression)",
        link: "https://semver.org/#is-there-a-suggested-regular-expression-regex-to-check-a-semver-string",
        strategy: ".semver",
        note: "The expression is as published, with `[0-9]` for `\\d` and without anchors.",
        example: "1.2.3",
        accepted: [
            "0.0.4", "10.20.30", "1.1.2-prerelease+meta", "1.0.0-alpha.0valid", "1.0.0-rc.1+build.1",
            "1.0.0-0A.is.legal", "2.0.0+build.1848", "1.0.0--", "1.1.7", "1.0.0-alpha", "1.0.0-alpha.1",
            "1.0.0-alpha-a.b-c-somethinglong+build.1-aef.1-its-okay", "1.2.3----RC-SNAPSHOT.12.9.1--.12",
            "1.0.0+0.build.1-rc.10000aaa-kk-0.1", "999999999999.9999999999.999999",
        ],
        rejected: [
            "1", "1.2", "1.2.3-0123", "1.1.2+.123", "01.1.1", "1.01.1", "v1.2.3", "1.2.3.DEV", "1.2-SNAPSHOT",
            "1.0.0-alpha..1", "-1.0.3-gamma+b7718", "1.2.3-é", "1.2.3-0123.0123", "+invalid", "-invalid", "alpha",
            "1.0.0-alpha_beta", "1.2.3+", "1.2.3-", "1.2.03", "1.2.3.4", "1.2.3+a+b",
        ])

    /// A United States Social Security number (SSN), with hyphens.
    public static let socialSecurityNumberUS = InputPattern(
        name: "socialSecurityNumberUS",
        summary: "A United States Social Security number (SSN), with hyphens.",
        expression: """
            (?:00[1-9]|0[1-9][0-9]|[1-578][0-9]{2}|6[0-57-9][0-9]|66[0-57-9])\
            -(?:0[1-9]|[1-9][0-9])\
            -(?:[0-9]{3}[1-9]|[0-9]{2}[1-9]0|[0-9][1-9]00|[1-9]000)
            """,
        source: "Social Security Administration, RM 10201.035 (invalid SSNs)",
        link: "https://secure.ssa.gov/poms.nsf/lnx/0110201035",
        isSensitive: true,
        example: "123-45-6789",
        accepted: ["001-01-0001", "665-99-9999", "667-01-1000", "899-12-3450", "078-05-1120"],
        rejected: [
            "000-12-3456", "666-12-3456", "900-12-3456", "999-99-9999", "123-00-4567", "123-45-0000", "123456789",
            "123-45-678",
        ])

    /// The two-letter code of a state, territory, or military address of the United States.
    public static let stateCodeUS = InputPattern(
        name: "stateCodeUS",
        summary: "The two-letter code of a state, territory, or military address of the United States.",
        expression: """
            A[AEKLPRSZ]|C[AOT]|D[CE]|F[LM]|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEHINOPST]\
            |N[CDEHJMVY]|O[HKR]|P[ARW]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]
            """,
        source: "USPS, Publication 28, appendix B",
        link: "https://pe.usps.com/text/pub28/28apb.htm",
        example: "CA",
        accepted: ["AL", "DC", "NY", "PR", "WY", "TX", "AE"],
        rejected: ["XX", "ZZ", "ca", "C", "CAL", "AB", "ON", "C A"])

    /// A Universally Unique Lexicographically Sortable Identifier (ULID), in uppercase or lowercase.
    public static let ulid = InputPattern(
        name: "ulid",
        summary: "A Universally Unique Lexicographically Sortable Identifier (ULID), in uppercase or lowercase.",
        expression: "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}",
        source: "ULID specification, Canonical String Representation",
        link: "https://github.com/ulid/spec",
        strategy: ".ulid",
        example: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        accepted: [
            "01ARYZ6S410000000000000000", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "00000000000000000000000000",
            "01arz3ndektsv4rrffq69g5fav", "01BX5ZZKBKACTAV9WEVGEMMVRZ",
        ],
        rejected: [
            "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "01ARZ3NDEKTSV4RRFFQ69G5FA", "01ARZ3NDEKTSV4RRFFQ69G5FAVV",
            "01ARZ3NDEKTSV4RRFFQ69G5FAU", "01ARZ3NDEKTSV4RRFFQ69G5FAI", "01ARZ3NDEKTSV4RRFFQ69G5FAO",
            "01ARZ3NDEKTSV4RRFFQ69G5FAL",
        ])

    /// A UUID of any version and variant, in uppercase or lowercase.
    public static let uuid = InputPattern(
        name: "uuid",
        summary: "A UUID of any version and variant, in uppercase or lowercase.",
        expression: "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}",
        source: "RFC 9562, section 4",
        link: "https://www.rfc-editor.org/rfc/rfc9562#section-4",
        strategy: ".uuid",
        note: "Undefined versions are accepted. `uuidStrict` rejects them.",
        example: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        accepted: [
            "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "00000000-0000-0000-0000-000000000000",
            "ffffffff-ffff-ffff-ffff-ffffffffffff", "919108f7-52d1-4320-9bac-f847db4148a8",
            "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
        ],
        rejected: malformedUUIDs)

    /// A UUID of version 1 to 8 and the standard variant, or the Nil or the Max UUID.
    public static let uuidStrict = InputPattern(
        name: "uuidStrict",
        summary: "A UUID of version 1 to 8 and the standard variant, or the Nil or the Max UUID.",
        expression: """
            [0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[1-8][0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}\
            |00000000-0000-0000-0000-000000000000|[Ff]{8}-[Ff]{4}-[Ff]{4}-[Ff]{4}-[Ff]{12}
            """,
        source: "RFC 9562, sections 4.1, 4.2, 5.9 and 5.10",
        link: "https://www.rfc-editor.org/rfc/rfc9562#section-4.1",
        example: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        accepted: [
            "919108F7-52D1-4320-9BAC-F847DB4148A8", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
            "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0", "00000000-0000-0000-0000-000000000000",
            "ffffffff-ffff-ffff-ffff-ffffffffffff",
        ],
        rejected: malformedUUIDs + [
            "f81d4fae-7dec-01d0-a765-00a0c91e6bf6", "f81d4fae-7dec-91d0-a765-00a0c91e6bf6",
            "f81d4fae-7dec-11d0-c765-00a0c91e6bf6", "00000000-0000-0000-0000-000000000001",
        ])

    /// A random UUID: version 4, variant 10.
    public static let uuidV4 = InputPattern(
        name: "uuidV4",
        summary: "A random UUID: version 4, variant 10.",
        expression: "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-4[0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}",
        source: "RFC 9562, section 5.4",
        link: "https://www.rfc-editor.org/rfc/rfc9562#section-5.4",
        strategy: "UUIDInputValidator(versions: [4])",
        example: "919108f7-52d1-4320-9bac-f847db4148a8",
        accepted: [
            "919108F7-52D1-4320-9BAC-F847DB4148A8", "00000000-0000-4000-8000-000000000000",
            "f47ac10b-58cc-4372-a567-0e02b2c3d479", "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
            "ffffffff-ffff-4fff-bfff-ffffffffffff",
        ],
        rejected: malformedUUIDs + [
            "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "919108f7-52d1-4320-cbac-f847db4148a8",
            "00000000-0000-0000-0000-000000000000",
        ])

    /// A UUID ordered by time: version 7, variant 10.
    public static let uuidV7 = InputPattern(
        name: "uuidV7",
        summary: "A UUID ordered by time: version 7, variant 10.",
        expression: "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-7[0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}",
        source: "RFC 9562, section 5.7",
        link: "https://www.rfc-editor.org/rfc/rfc9562#section-5.7",
        strategy: "UUIDInputValidator(versions: [7])",
        example: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
        accepted: [
            "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "00000000-0000-7000-8000-000000000000",
            "01890a5d-ac96-774b-bcce-b302099a8057", "0188b733-9b5d-7a2f-a1b2-c3d4e5f60718",
            "ffffffff-ffff-7fff-bfff-ffffffffffff",
        ],
        rejected: malformedUUIDs + [
            "919108f7-52d1-4320-9bac-f847db4148a8", "017f22e2-79b0-7cc3-c8c4-dc0c0c07398f",
            "ffffffff-ffff-ffff-ffff-ffffffffffff",
        ])

    /// A version of one to four numbers, separated by dots.
    public static let versionNumber = InputPattern(
        name: "versionNumber",
        summary: "A version of one to four numbers, separated by dots.",
        expression: #"[0-9]{1,9}(?:\.[0-9]{1,9}){0,3}"#,
        source: "Apple, CFBundleVersion (one to three numbers); .NET, System.Version (two to four)",
        link: "https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleversion",
        note: "Unlike `semver`, the pattern accepts leading zeros and rejects pre-release and build names.",
        example: "10.15.7",
        accepted: ["1", "1.0", "6.0.1000.5", "2026.11", "0.0.1", "123456789.0.0.0"],
        rejected: [
            "v1.0", "1.", ".1", "1..0", "1.0.0.0.0", "1.0-beta", "1,0", "1234567890", "1.1234567890", "1.0.",
        ])

    /// A vehicle identification number (VIN): 17 uppercase letters and digits without I, O, and Q.
    public static let vin = InputPattern(
        name: "vin",
        summary: "A vehicle identification number (VIN): 17 uppercase letters and digits without I, O, and Q.",
        expression: "[0-9A-HJ-NPR-Z]{17}",
        checkDigits: .vinOfAnyRegion,
        source: "ISO 3779; 49 CFR 565.15; GB 16735",
        link: "https://www.iso.org/standard/52200.html",
        note: """
            The check digit is required of vehicles made in North America (1 to 5) and China (L). Other \
            vehicles have one only if they were made for these markets, so it is not checked. `vinUS` checks \
            every number.
            """,
        example: "1HGCM82633A004352",
        accepted: [
            "1M8GDM9AXKP042788", "WBA3A5C58CF256551", "11111111111111111", "5GZCZ43D13S812715", "JH4KA7561PC008269",
        ],
        rejected: [
            "1HGCM82633A00435", "1HGCM82633A0043522", "1HGCM82633A00435I", "1HGCM82633A00435O", "1HGCM82633A00435Q",
            "1hgcm82633a004352",
        ])

    /// A vehicle identification number (VIN) with the check digit that American law requires.
    public static let vinUS = InputPattern(
        name: "vinUS",
        summary: "A vehicle identification number (VIN) with the check digit that American law requires.",
        expression: "[0-9A-HJ-NPR-Z]{8}[0-9X][0-9A-HJ-NPR-Z]{8}",
        checkDigits: .vin,
        source: "49 CFR 565.15",
        link: "https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565/subpart-B/section-565.15",
        example: "1HGCM82633A004352",
        accepted: [
            "1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715", "JH4KA7561PC008269", "WBA3A5C53CF256551",
        ],
        rejected: [
            "1HGCM82633A00435", "1HGCM82633A0043522", "1HGCM82633A00435I", "1HGCM826A3A004352", "1hgcm82633a004352",
        ])
}

#endif
