// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// MARK: - Accounts, cards, currencies and securities

extension InputPattern {
    /// The patterns of this file.
    static let financePatterns: [InputPattern] = [
        .bic, .cardExpiry, .cardNumber, .cardSecurityCode, .currencyCode, .iban, .isin, .lei, .ukSortCode,
    ]

    /// A business identifier code (SWIFT) of eight or eleven characters.
    ///
    /// Since 2014 the first four characters may be digits; none is known to be in use. That the country exists is the
    /// business of the strategy.
    ///
    /// The strategy `bic` checks more.
    ///
    /// Accepts `"DEUTDEFF"`, rejects `"DEUTDEF"`.
    ///
    /// Source: ISO 9362:2022; ISO 20022, BICFIDec2014Identifier,
    /// <https://www.iso.org/standard/84108.html>
    public static let bic = InputPattern(
        name: "bic",
        summary: "A business identifier code (SWIFT) of eight or eleven characters.",
        expression: "[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?",
        source: "ISO 9362:2022; ISO 20022, BICFIDec2014Identifier",
        link: "https://www.iso.org/standard/84108.html",
        strategy: "bic",
        note: """
            Since 2014 the first four characters may be digits; none is known to be in use. That the country exists \
            is the business of the strategy.
            """,
        example: "DEUTDEFF",
        accepted: ["DEUTDEFF500", "CHASUS33", "UBSWCHZH80A", "BNPAFRPPXXX", "NEDSZAJJ", "1SBACNBXSHA"],
        rejected: [
            "",
            "DEUTDEF",
            "DEUTDEFF5",
            "DEUTDEFF50",
            "DEUTDEFF5000",
            "deutdeff",
            "DEUT12FF",
            "DEUT DE FF",
            "DEUTDEF-",
            "DEUTDEFF\n",
            "ＤＥＵＴＤＥＦＦ",
            "DEUT\u{200B}DEFF",
        ])

    /// The month and year until which a card is valid, `MM/YY` or `MM/YYYY`.
    ///
    /// Accepts `"01/27"`, rejects `"00/27"`.
    ///
    /// Source: ISO/IEC 7813 (expiry date); EMV Book 3, tag 5F24,
    /// <https://www.iso.org/standard/43317.html>
    public static let cardExpiry = InputPattern(
        name: "cardExpiry",
        summary: "The month and year until which a card is valid, `MM/YY` or `MM/YYYY`.",
        expression: "(?:0[1-9]|1[0-2])/(?:20)?[0-9]{2}",
        source: "ISO/IEC 7813 (expiry date); EMV Book 3, tag 5F24",
        link: "https://www.iso.org/standard/43317.html",
        example: "12/30",
        accepted: ["01/27", "09/2028", "11/26", "06/99", "10/2031"],
        rejected: [
            "",
            "00/27",
            "13/27",
            "1/27",
            "01-27",
            "01/1927",
            "01/227",
            "0127",
            "01 / 27",
            "01/27\n",
            "０１/２７",
            "01\u{200B}/27",
        ])

    /// The shape of a payment card number: 12 to 19 digits, perhaps with single blanks or hyphens.
    ///
    /// Neither the check digit nor the network is looked at: use the strategy. Never log what a user typed here.
    ///
    /// The strategy `paymentCard` checks more.
    ///
    /// Accepts `"4111111111111111"`, rejects `"41111111111"`.
    ///
    /// Source: ISO/IEC 7812-1, section 4,
    /// <https://www.iso.org/standard/70484.html>
    public static let cardNumber = InputPattern(
        name: "cardNumber",
        summary: "The shape of a payment card number: 12 to 19 digits, perhaps with single blanks or hyphens.",
        expression: "[1-9](?:[ -]?[0-9]){11,18}",
        source: "ISO/IEC 7812-1, section 4",
        link: "https://www.iso.org/standard/70484.html",
        strategy: "paymentCard",
        note: """
            Neither the check digit nor the network is looked at: use the strategy. Never log what a user typed \
            here.
            """,
        isSensitive: true,
        example: "4111 1111 1111 1111",
        accepted: [
            "4111111111111111", "5555-5555-5555-4444", "378282246310005", "3782 822463 10005", "6011111111111117",
            "6304000000000000", "4000000000000000006",
        ],
        rejected: [
            "",
            "41111111111",
            "41111111111111111111",
            "4111  1111 1111 1111",
            "4111.1111.1111.1111",
            "4111abc1111111111",
            "0111111111111111",
            "4111 1111 1111 1111 ",
            "4111111111111111\n",
            "４１１１１１１１１１１１１１１１",
            "41111111\u{200B}11111111",
        ])

    /// The security code of a payment card: three or four digits.
    ///
    /// American Express prints four digits, the others three.
    ///
    /// Accepts `"000"`, rejects `"12"`.
    ///
    /// Source: PCI Security Standards Council, Glossary: Card Verification Code,
    /// <https://www.pcisecuritystandards.org/glossary/>
    public static let cardSecurityCode = InputPattern(
        name: "cardSecurityCode",
        summary: "The security code of a payment card: three or four digits.",
        expression: "[0-9]{3,4}",
        source: "PCI Security Standards Council, Glossary: Card Verification Code",
        link: "https://www.pcisecuritystandards.org/glossary/",
        note: "American Express prints four digits, the others three.",
        isSensitive: true,
        example: "123",
        accepted: ["000", "999", "1234", "0000", "0420"],
        rejected: ["", "12", "12345", "12 3", "12a", "-123", "000\n", "０００", "0\u{200B}00"])

    /// A currency code of three capital letters.
    ///
    /// The shape alone: whether the code is assigned is not known to the pattern.
    ///
    /// Accepts `"CHF"`, rejects `"CH"`.
    ///
    /// Source: ISO 4217; SIX, Maintenance Agency,
    /// <https://www.six-group.com/en/products-services/financial-information/data-standards.html>
    public static let currencyCode = InputPattern(
        name: "currencyCode",
        summary: "A currency code of three capital letters.",
        expression: "[A-Z]{3}",
        source: "ISO 4217; SIX, Maintenance Agency",
        link: "https://www.six-group.com/en/products-services/financial-information/data-standards.html",
        note: "The shape alone: whether the code is assigned is not known to the pattern.",
        example: "EUR",
        accepted: ["CHF", "USD", "JPY", "XAU", "GBP"],
        rejected: ["", "CH", "CHFR", "chf", "C F", "CH1", "\u{20AC}", "US$", "CHF\n", "ＣＨＦ", "C\u{200B}HF"])

    /// The shape of an international bank account number, unbroken or printed in groups of four.
    ///
    /// Neither the length for the country nor the check digits are looked at: use the strategy.
    ///
    /// The strategy `iban` checks more.
    ///
    /// Accepts `"GB82WEST12345698765432"`, rejects `"GB82"`.
    ///
    /// Source: ISO 13616-1, sections 5 and 6,
    /// <https://www.swift.com/standards/data-standards/iban-international-bank-account-number>
    public static let iban = InputPattern(
        name: "iban",
        summary: "The shape of an international bank account number, unbroken or printed in groups of four.",
        expression: """
            [A-Z]{2}[0-9]{2}\
            (?:[A-Z0-9]{11,30}\
            |(?: [A-Z0-9]{4}){2} [A-Z0-9]{3}|(?: [A-Z0-9]{4}){3,6}(?: [A-Z0-9]{1,3})?\
            |(?: [A-Z0-9]{4}){7}(?: [A-Z0-9]{1,2})?)
            """,
        source: "ISO 13616-1, sections 5 and 6",
        link: "https://www.swift.com/standards/data-standards/iban-international-bank-account-number",
        strategy: "iban",
        note: "Neither the length for the country nor the check digits are looked at: use the strategy.",
        example: "GB82 WEST 1234 5698 7654 32",
        accepted: [
            "GB82WEST12345698765432", "DE89370400440532013000", "CH93 0076 2011 6238 5295 7", "NO9386011117947",
            "NO93 8601 1117 947", "MT84MALT011000012345MTLCAST001S",
        ],
        rejected: [
            "",
            "GB82",
            "gb82west12345698765432",
            "GB82-WEST-1234-5698-7654-32",
            "GB82 WEST1234 5698 7654 32",
            "G182WEST12345698765432",
            "GBX2WEST12345698765432",
            "GB82  WEST 1234 5698 7654 32",
            "DE" + String(repeating: "8", count: 33),
            "GB82WEST12345698765432\n",
            "ＧＢ８２ＷＥＳＴ１２３４５６９８７６５４３２",
            "GB82WEST123\u{200B}45698765432",
        ])

    /// An international securities identification number of twelve characters.
    ///
    /// The check digit is not tested.
    ///
    /// Accepts `"US0378331005"`, rejects `"US037833100"`.
    ///
    /// Source: ISO 6166,
    /// <https://www.iso.org/standard/78502.html>
    public static let isin = InputPattern(
        name: "isin",
        summary: "An international securities identification number of twelve characters.",
        expression: "[A-Z]{2}[A-Z0-9]{9}[0-9]",
        source: "ISO 6166",
        link: "https://www.iso.org/standard/78502.html",
        note: "The check digit is not tested.",
        example: "US0378331005",
        accepted: ["AU0000XVGZA3", "GB0002634946", "DE0007164600", "CH0012032048", "JP3633400001"],
        rejected: [
            "",
            "US037833100",
            "US03783310055",
            "us0378331005",
            "US037833100X",
            "U10378331005",
            "US-0378331005",
            "US0378331005\n",
            "ＵＳ０３７８３３１００５",
            "US0378\u{200B}331005",
        ])

    /// A legal entity identifier of twenty characters, the last two of them digits.
    ///
    /// The check digits (ISO 7064 MOD 97-10) are not tested.
    ///
    /// Accepts `"5493001KJTIIGC8Y1R12"`, rejects `"5493001KJTIIGC8Y1R1"`.
    ///
    /// Source: ISO 17442-1,
    /// <https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure>
    public static let lei = InputPattern(
        name: "lei",
        summary: "A legal entity identifier of twenty characters, the last two of them digits.",
        expression: "[A-Z0-9]{18}[0-9]{2}",
        source: "ISO 17442-1",
        link: "https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure",
        note: "The check digits (ISO 7064 MOD 97-10) are not tested.",
        example: "5493001KJTIIGC8Y1R12",
        accepted: [
            "529900T8BM49AURSDO55", "213800WSGIIZCXF1P572", "7LTWFZYICNSX8D621K86", "W22LROWP2IHZNBB6K528",
            "549300MLUDYVRQOOXS22",
        ],
        rejected: [
            "",
            "5493001KJTIIGC8Y1R1",
            "5493001KJTIIGC8Y1R122",
            "5493001kjtiigc8y1r12",
            "5493001KJTIIGC8Y1RXX",
            "5493-001KJTIIGC8Y1R12",
            "5493001KJTIIGC8Y1R12\n",
            "５４９３００１ＫＪＴＩＩＧＣ８Ｙ１Ｒ１２",
            "5493001KJT\u{200B}IIGC8Y1R12",
        ])

    /// A sort code of a British bank: six digits, with or without hyphens.
    ///
    /// Accepts `"20-00-00"`, rejects `"20-00-0"`.
    ///
    /// Source: Pay.UK, Extended Industry Sorting Code Directory,
    /// <https://www.wearepay.uk/>
    public static let ukSortCode = InputPattern(
        name: "ukSortCode",
        summary: "A sort code of a British bank: six digits, with or without hyphens.",
        expression: "[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{6}",
        source: "Pay.UK, Extended Industry Sorting Code Directory",
        link: "https://www.wearepay.uk/",
        example: "20-00-00",
        accepted: ["200000", "09-01-28", "404784", "16-00-15", "83-06-08"],
        rejected: [
            "",
            "20-00-0",
            "20-0000",
            "2000000",
            "20 00 00",
            "20-00-00-",
            "AB-00-00",
            "20-00-00\n",
            "２０-００-００",
            "20-0\u{200B}0-00",
        ])
}
