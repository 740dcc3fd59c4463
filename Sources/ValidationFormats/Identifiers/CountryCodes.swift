// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The two-letter country codes.
enum CountryCodes {
    static func contains(_ firstLetter: UInt8, _ secondLetter: UInt8) -> Bool {
        secondLetters[firstLetter]?.contains(secondLetter) == true
    }

    /// All codes as a regular expression.
    static var expression: String {
        secondLetters.ordered { $0.key < $1.key }.map {
            String(decoding: [$0] + "[".utf8 + $1 + "]".utf8, as: UTF8.self)
        }
        .joined(separator: "|")
    }

    fileprivate static var rows: String {
        secondLetters.ordered { $0.key < $1.key }.map { String(decoding: [$0] + ":".utf8 + $1, as: UTF8.self) }
            .joined(separator: " ")
    }

    /// The second letters, grouped by first letter in alphabetical order.
    private static let secondLetters = codes.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
        .reduce(into: [UInt8: [UInt8]]()) { $0[$1[0], default: []].append($1[1]) }

    /// The 249 codes of ISO 3166-1 alpha-2 as of 2024, and XK for Kosovo.
    ///
    /// Source: https://www.iso.org/obp/ui/#search/code/. XK is a user-assigned code that SWIFT and the European
    /// Commission use.
    private static let codes = """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
        BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK
        FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR
        IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK
        ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
        PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF
        TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
        """
}

extension BICInputValidator {
    /// The second letters of the countries' codes, a row for each first letter, such as `A:DE`.
    package static var countryRows: String { CountryCodes.rows }
}
