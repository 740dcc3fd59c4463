// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Banking and payment

extension InputPattern {
    /// The patterns of this file.
    static let financePatterns: [InputPattern] = [
        .abaRoutingNumber, .bic, .cardExpiry, .cardNumber, .cardSecurityCode, .creditorReference, .cusip, .iban, .isin,
        .lei, .sedol, .sortCodeGB,
    ]

    /// A routing number of a bank in the United States: nine digits, with a check digit.
    public static let abaRoutingNumber = InputPattern(
        name: "abaRoutingNumber",
        summary: "A routing number of a bank in the United States: nine digits, with a check digit.",
        // The first two digits are the district of the Federal Reserve, plus 20 or 60, or 80 for traveler's checks.
        expression: "(?:0[0-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)[0-9]{7}",
        checkDigits: .routingNumber,
        source: "American Bankers Association, Routing Number Policy; X9.100-160",
        link: "https://www.aba.com/about-us/routing-number",
        example: "021000021",
        accepted: ["111000025", "011401533", "091000019", "122105155", "324377516"],
        rejected: ["02100002", "0210000211", "021-000-021", "131000021", "02100002X", "500000005"])

    /// A business identifier code (BIC, SWIFT code) of eight or eleven characters.
    public static let bic = InputPattern(
        name: "bic",
        summary: "A business identifier code (BIC, SWIFT code) of eight or eleven characters.",
        expression: "[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?",
        source: "ISO 9362:2022; ISO 20022, BICFIDec2014Identifier",
        link: "https://www.iso.org/standard/84108.html",
        strategy: ".bic",
        note: """
            Since 2014 the first four characters can be digits, but no such code is known to be in use. \
            Whether the country exists is not checked.
            """,
        example: "DEUTDEFF",
        accepted: ["DEUTDEFF500", "CHASUS33", "UBSWCHZH80A", "BNPAFRPPXXX", "NEDSZAJJ", "1SBACNBXSHA"],
        rejected: [
            "DEUTDEF", "DEUTDEFF5", "DEUTDEFF50", "DEUTDEFF5000", "deutdeff", "DEUT12FF", "DEUT DE FF", "DEUTDEF-",
        ])

    /// The expiry date of a payment card: `MM/YY` or `MM/YYYY`.
    public static let cardExpiry = InputPattern(
        name: "cardExpiry",
        summary: "The expiry date of a payment card: `MM/YY` or `MM/YYYY`.",
        expression: "(?:0[1-9]|1[0-2])/(?:20)?[0-9]{2}",
        source: "ISO/IEC 7813 (expiry date); EMV Book 3, tag 5F24",
        link: "https://www.iso.org/standard/43317.html",
        example: "12/30",
        accepted: ["01/27", "09/2028", "11/26", "06/99", "10/2031"],
        rejected: ["00/27", "13/27", "1/27", "01-27", "01/1927", "01/227", "0127", "01 / 27"])

    /// The form of a payment card number: 12 to 19 digits, optionally with single spaces or hyphens.
    public static let cardNumber = InputPattern(
        name: "cardNumber",
        summary: "The form of a payment card number: 12 to 19 digits, optionally with single spaces or hyphens.",
        expression: "[1-9](?:[ -]?[0-9]){11,18}",
        checkDigits: .luhn,
        source: "ISO/IEC 7812-1, section 4",
        link: "https://www.iso.org/standard/70484.html",
        note: "The network is not checked. Do not log the input.",
        isSensitive: true,
        example: "4111 1111 1111 1111",
        accepted: [
            "4111111111111111", "5555-5555-5555-4444", "378282246310005", "3782 822463 10005", "6011111111111117",
            "6304000000000000", "4000000000000000006",
        ],
        rejected: [
            "41111111111", "41111111111111111111", "4111  1111 1111 1111", "4111.1111.1111.1111", "4111abc1111111111",
            "0111111111111111", "4111 1111 1111 1111 ",
        ])

    /// The security code of a payment card: three or four digits.
    public static let cardSecurityCode = InputPattern(
        name: "cardSecurityCode",
        summary: "The security code of a payment card: three or four digits.",
        expression: "[0-9]{3,4}",
        source: "PCI Security Standards Council, Glossary: Card Verification Code",
        link: "https://www.pcisecuritystandards.org/glossary/",
        note: "American Express prints four digits, and other networks print three.",
        isSensitive: true,
        example: "123",
        accepted: ["000", "999", "1234", "0000", "0420"],
        rejected: ["12", "12345", "12 3", "12a", "-123"])

    /// A creditor reference for payments (RF), without spaces or in groups of four.
    public static let creditorReference = InputPattern(
        name: "creditorReference",
        summary: "A creditor reference for payments (RF), without spaces or in groups of four.",
        // The check digits are 98 less a remainder from 0 to 96.
        expression: """
            RF(?:0[2-9]|[1-8][0-9]|9[0-8])\
            (?:[A-Z0-9]{1,21}|(?: [A-Z0-9]{4}){0,5} [A-Z0-9]{1,4}|(?: [A-Z0-9]{4}){5} [A-Z0-9])
            """,
        checkDigits: .mod97Radix10AfterMoving4,
        source: "ISO 11649",
        link: "https://www.iso.org/standard/50649.html",
        example: "RF18 5390 0754 7034",
        accepted: ["RF18539007547034", "RF712348231", "RF71 2348 231", "RF32B370321", "RF451234512345"],
        rejected: [
            "RF18", "RF00539007547034", "RF99539007547034", "rf18539007547034", "RF18-5390-0754-7034",
            "XF18539007547034", "RF18 539007547034", "RF181234567890123456789012",
        ])

    /// A CUSIP number for American and Canadian securities: nine characters, the last a check digit.
    public static let cusip = InputPattern(
        name: "cusip",
        summary: "A CUSIP number for American and Canadian securities: nine characters, the last a check digit.",
        expression: "[A-Z0-9*@#]{8}[0-9]",
        checkDigits: .cusip,
        source: "ANSI X9.6; CUSIP Global Services",
        link: "https://www.cusip.com/identifiers.html",
        example: "037833100",
        accepted: ["17275R102", "38259P508", "594918104", "68389X105", "DUS0421C5"],
        rejected: ["03783310", "0378331000", "037833-100", "dus0421c5", "03783310A", "0378331+0"])

    /// The form of an international bank account number (IBAN), without spaces or in groups of four.
    public static let iban = InputPattern(
        name: "iban",
        summary: "The form of an international bank account number (IBAN), without spaces or in groups of four.",
        expression: """
            [A-Z]{2}[0-9]{2}\
            (?:[A-Z0-9]{11,30}\
            |(?: [A-Z0-9]{4}){2} [A-Z0-9]{3}|(?: [A-Z0-9]{4}){3,6}(?: [A-Z0-9]{1,3})?\
            |(?: [A-Z0-9]{4}){7}(?: [A-Z0-9]{1,2})?)
            """,
        checkDigits: .mod97Radix10AfterMoving4,
        source: "ISO 13616-1, sections 5 and 6",
        link: "https://www.swift.com/standards/data-standards/iban-international-bank-account-number",
        note: "The length for the country is not checked.",
        example: "GB82 WEST 1234 5698 7654 32",
        accepted: [
            "GB82WEST12345698765432", "DE89370400440532013000", "CH93 0076 2011 6238 5295 7", "NO9386011117947",
            "NO93 8601 1117 947", "MT84MALT011000012345MTLCAST001S",
        ],
        rejected: [
            "GB82", "gb82west12345698765432", "GB82-WEST-1234-5698-7654-32", "GB82 WEST1234 5698 7654 32",
            "G182WEST12345698765432", "GBX2WEST12345698765432", "GB82  WEST 1234 5698 7654 32",
            "DE" + String(repeating: "8", count: 33),
        ])

    /// An international securities identification number (ISIN) of twelve characters.
    public static let isin = InputPattern(
        name: "isin",
        summary: "An international securities identification number (ISIN) of twelve characters.",
        expression: "[A-Z]{2}[A-Z0-9]{9}[0-9]",
        checkDigits: .luhnWithLetters,
        source: "ISO 6166",
        link: "https://www.iso.org/standard/78502.html",
        note: "Whether the country exists is not checked.",
        example: "US0378331005",
        accepted: ["AU0000XVGZA3", "GB0002634946", "DE0007164600", "CH0012032048", "JP3633400001"],
        rejected: [
            "US037833100", "US03783310055", "us0378331005", "US037833100X", "U10378331005", "US-0378331005",
        ])

    /// A legal entity identifier (LEI) of twenty characters, the last two of them digits.
    public static let lei = InputPattern(
        name: "lei",
        summary: "A legal entity identifier (LEI) of twenty characters, the last two of them digits.",
        // The check digits are 98 less a remainder from 0 to 96.
        expression: "[A-Z0-9]{18}(?:0[2-9]|[1-8][0-9]|9[0-8])",
        checkDigits: .mod97Radix10,
        source: "ISO 17442-1",
        link: "https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure",
        example: "5493001KJTIIGC8Y1R12",
        accepted: [
            "529900T8BM49AURSDO55", "213800WSGIIZCXF1P572", "7LTWFZYICNSX8D621K86", "W22LROWP2IHZNBB6K528",
            "549300MLUDYVRQOOXS22",
        ],
        rejected: [
            "5493001KJTIIGC8Y1R1", "5493001KJTIIGC8Y1R122", "5493001kjtiigc8y1r12", "5493001KJTIIGC8Y1RXX",
            "5493-001KJTIIGC8Y1R12", "5493001KJTIIGC8Y1R00",
        ])

    /// A SEDOL number for securities in the United Kingdom: seven characters, the last a check digit.
    public static let sedol = InputPattern(
        name: "sedol",
        summary: "A SEDOL number for securities in the United Kingdom: seven characters, the last a check digit.",
        // Numbers from before 2004 have only digits. No number has vowels.
        expression: "[B-DF-HJ-NP-TV-Z][0-9B-DF-HJ-NP-TV-Z]{5}[0-9]|[0-9]{7}",
        checkDigits: .sedol,
        source: "London Stock Exchange, SEDOL Masterfile Technical Specification",
        link: "https://www.lseg.com/en/data-analytics/products/sedol",
        example: "B0WNLY7",
        accepted: ["0263494", "B15KXQ8", "2046251", "7108899", "B0YBKJ7"],
        rejected: ["B0WNLY", "B0WNLY70", "A0WNLY7", "b0wnly7", "B0WNLYX", "B0WN-LY7", "2B46251"])

    /// A British bank sort code: six digits, with or without hyphens.
    public static let sortCodeGB = InputPattern(
        name: "sortCodeGB",
        summary: "A British bank sort code: six digits, with or without hyphens.",
        expression: "[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{6}",
        source: "Pay.UK, Extended Industry Sorting Code Directory",
        link: "https://www.wearepay.uk/",
        example: "20-00-00",
        accepted: ["200000", "09-01-28", "404784", "16-00-15", "83-06-08"],
        rejected: ["20-00-0", "20-0000", "2000000", "20 00 00", "20-00-00-", "AB-00-00"])
}

#endif
