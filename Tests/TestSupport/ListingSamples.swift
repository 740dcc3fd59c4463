// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Inputs for a listing's example: texts that it accepts, and texts that it rejects, each with its code.
///
/// There is a row for each listing.
package struct ListingSamples: Sendable {
    package let name: String
    let accepted: [String]
    let rejected: KeyValuePairs<String, ValidationError.Code>

    private init(
        _ name: String, accepts accepted: [String], rejects rejected: KeyValuePairs<String, ValidationError.Code>
    ) {
        self.name = name
        self.accepted = accepted
        self.rejected = rejected
    }
}

extension StrategyListing {
    package var acceptedSamples: [String] { ListingSamples.byName[name]?.accepted ?? [] }
    package var rejectedSamples: KeyValuePairs<String, ValidationError.Code> {
        ListingSamples.byName[name]?.rejected ?? [:]
    }
}

extension ListingSamples {
    fileprivate static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    package static let all = basics + formats + network + national

    #if StockPatterns
    private static let national: [ListingSamples] = [
        ListingSamples(
            "phoneNumber", accepts: ["020 7946 0958", "+44 20 7946 0958", "07700 900123"],
            rejects: [
                "020 7946 095": .patternMismatch, "+45 20 7946 0958": .patternMismatch, "GB": .patternMismatch,
            ]),
        ListingSamples(
            "postalCode", accepts: ["SW1A 1AA", "M1 1AE", "ec1a1bb"],
            rejects: ["SW1A": .patternMismatch, "10115": .patternMismatch, "SW1A  1AA": .patternMismatch]),
    ]
    #else
    private static let national: [ListingSamples] = []
    #endif

    private static let basics: [ListingSamples] = [
        ListingSamples(
            "alpha", accepts: ["JS", "z", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
            rejects: [
                "J.S.": .alphaCharacter, "a1": .alphaCharacter, "abc`": .alphaCharacter, "@bc": .alphaCharacter,
                "abcdefg[": .alphaCharacter, "abcdefg{": .alphaCharacter, "é": .alphaCharacter,
                "\u{212A}": .alphaCharacter, "ａ": .alphaCharacter,
            ]),
        ListingSamples(
            "alphanumeric", accepts: ["ada1815", "Z", "0"],
            rejects: [
                "ada_1815": .alphanumericCharacter, "a b": .alphanumericCharacter, "é": .alphanumericCharacter,
                "\u{212A}": .alphanumericCharacter, "４": .alphanumericCharacter,
            ]),
        ListingSamples(
            "atLeast", accepts: ["a12"],
            rejects: ["a1": .passwordDigit]),
        ListingSamples(
            "boolean", accepts: ["true", "True", "TRUE", "1", "false", "False", "FALSE", "0"],
            rejects: ["yes": .booleanWord, "tRUE": .booleanWord, "01": .booleanWord, "true ": .booleanWord]),
        ListingSamples(
            "characters", accepts: ["0110", "é1"],
            rejects: ["012": .charactersCharacter, "e\u{301}": .charactersCharacter, "É": .charactersCharacter]),
        ListingSamples(
            "contains", accepts: ["a@b"],
            rejects: ["a b": .textContains]),
        ListingSamples(
            "count", accepts: ["ab", "Zoë"],
            rejects: ["a": .lengthTooShort, "abcd": .lengthTooLong]),
        ListingSamples(
            "decimal", accepts: ["12.5", "-0.5", "0", "1234567890.123456789", "0.1"],
            rejects: [
                "1,5": .decimalCharacter, "nan": .decimalCharacter, "inf": .decimalCharacter,
                "0x1p3": .decimalCharacter,
                "1e4": .decimalCharacter, " 1": .decimalCharacter, ",,,.": .decimalCharacter, "-": .decimalCharacter,
                "٣": .decimalCharacter, "+1": .decimalSign, "1.": .decimalPoint, ".5": .decimalPoint,
                ".": .decimalPoint,
                "1.2.3": .decimalPoint,
            ]),
        ListingSamples(
            "integer", accepts: ["42", "-7", "007", "-0", "9223372036854775807", "-9223372036854775808"],
            rejects: [
                "4.5": .integerCharacter, "+7": .integerSign, " 4": .integerCharacter, "-": .integerCharacter,
                "1e3": .integerCharacter, "0x10": .integerCharacter, "٣": .integerCharacter, "4½": .integerCharacter,
                "9223372036854775808": .integerOverflow, "-9223372036854775809": .integerOverflow,
                "99999999999999999999999": .integerOverflow, "1,000": .integerCharacter,
            ]),
        ListingSamples(
            "noneOf", accepts: ["jo", "Root"],
            rejects: ["root": .membershipExcluded]),
        ListingSamples(
            "numeric", accepts: ["8001", "0", "0123456789", "12345678", "123456789012345678901234567890"],
            rejects: [
                "80 01": .numericCharacter, "-1": .numericCharacter, "1.5": .numericCharacter,
                "12345678/": .numericCharacter, "1234567:": .numericCharacter, "123\nabc": .numericCharacter,
                "４": .numericCharacter, "٣": .numericCharacter, "²": .numericCharacter, "½": .numericCharacter,
            ]),
        ListingSamples(
            "oneOf", accepts: ["M", "K"],
            rejects: ["m": .membershipUnknown, "SM": .membershipUnknown, "\u{212A}": .membershipUnknown]),
        ListingSamples(
            "password", accepts: ["correct horse battery"],
            rejects: [
                "Tr0ub4dor&3": .lengthTooShort, "correct horse battery\u{200B}": .passwordCharacter,
                String(repeating: "a", count: 1_025): .lengthTooLong,
            ]),
        ListingSamples(
            "pattern", accepts: ["AB123456"],
            rejects: ["AB12345": .patternMismatch]),
        ListingSamples(
            "prefix", accepts: ["M123"],
            rejects: ["123": .textPrefix]),
        ListingSamples(
            "required", accepts: ["Ada", " a "],
            rejects: [" ": .inputEmpty, "\u{200B}": .inputEmpty]),
        ListingSamples(
            "singleScript", accepts: ["Jürgen_7", "Юрий", "東京タワーTokyo", "한국어ABC", "注音ㄅabc", "12-34"],
            rejects: [
                "p\u{430}ypal": .singleScriptMixed, "Ελλadα": .singleScriptMixed, "カナ한": .singleScriptMixed,
                "אבג1д": .singleScriptMixed, "注Я": .singleScriptMixed,
            ]),
        ListingSamples(
            "suffix", accepts: ["a.pdf"],
            rejects: ["a.png": .textSuffix]),
    ]

    private static let formats: [ListingSamples] = [
        ListingSamples(
            "ahv", accepts: ["756.9217.0769.85", "7569217076985", "756.1234.5678.97"],
            rejects: [
                "756.9217.0769.86": .ahvChecksum, "7569217076984": .ahvChecksum, "757.9217.0769.82": .ahvPrefix,
                "4006381333931": .ahvPrefix, "756921707698": .ahvLength, "75692170769850": .ahvLength,
                "756.9217.0769.8": .ahvLength, "756.9217.0769.850": .ahvLength, "756.": .ahvLength,
                "756.92170769.85": .ahvCharacter, "7569217.0769.85": .ahvCharacter, "756 9217 0769 85": .ahvCharacter,
                "756.9217.0769.8５": .ahvCharacter, ".7569217076985": .ahvCharacter,
                "123.45.678.113": .ahvCharacter, "756.9217.0769.85.": .ahvCharacter, "756-9217-0769-86": .ahvCharacter,
                "756.9217-0769/85": .ahvCharacter, "757 9217 0769 82": .ahvCharacter, "---": .ahvCharacter,
            ]),
        ListingSamples(
            "nationalID", accepts: ["390.533.447-05", "39053344705", "390533447-05"],
            rejects: [
                "390.533.447-06": .nationalIDChecksum, "39053344750": .nationalIDChecksum,
                "39053344": .nationalIDLength, "390533447055": .nationalIDLength,
                "390 533 447-05": .nationalIDCharacter,
                "39O53344705": .nationalIDCharacter, "390.533.447-0５": .nationalIDCharacter,
                "-39053344705": .nationalIDCharacter, "39053344705-": .nationalIDCharacter,
                "12.345.678/0001-95": .nationalIDCharacter, "390/533/447-06": .nationalIDCharacter,
                "390/533/447_05": .nationalIDCharacter,
                "00000000000": .nationalIDUnissued,
            ]),
        ListingSamples(
            "base64", accepts: ["U3dpZnQ=", "AAAA", "+/+/", "QQ=="],
            rejects: [
                "U3dpZnQ": .base64Padding, "U3dpZnQ==": .base64Padding, "=": .base64Padding, "QQ=A": .base64Padding,
                "A===": .base64Padding, "U3dpZnR=": .base64Bits, "QR==": .base64Bits, "-_-_": .base64Character,
                "AA AA": .base64Character,
            ]),
        ListingSamples(
            "bic", accepts: ["DEUTDEFF500", "DEUTDEFF", "1ABCXKPR"],
            rejects: [
                "DEUTDEF": .bicLength, "DEUTDEFF50": .bicLength, "deutdeff": .bicCharacter, "DEUT1EFF": .bicCharacter,
                "DEUTXXFF": .bicCountry, "DEUTDEF]": .bicCharacter,
                "DEUT-DE-FF": .bicCharacter, "DEUT-DE-F": .bicCharacter, "DEUT DE-FF": .bicCharacter,
                "DEUT-XX-FF": .bicCharacter,
            ]),
        ListingSamples(
            "countryCode", accepts: ["CH", "GB", "AX", "ZW"],
            rejects: [
                "XX": .countryCodeUnknown, "ch": .countryCodeUnknown, "CHE": .countryCodeUnknown,
                "UK": .countryCodeUnknown, "Uk": .countryCodeUnknown, "XK": .countryCodeUnknown,
                "EU": .countryCodeUnknown,
                "756": .countryCodeUnknown, "C": .countryCodeUnknown, "CH=CHE": .countryCodeUnknown,
            ]),
        ListingSamples(
            "currencyCode", accepts: ["EUR", "CHF", "JPY", "XAU"],
            rejects: [
                "DEM": .currencyCodeUnknown, "eur": .currencyCodeUnknown, "YEN": .currencyCodeUnknown,
                "EU": .currencyCodeUnknown,
                "EURO": .currencyCodeUnknown, "978": .currencyCodeUnknown, "\u{20AC}": .currencyCodeUnknown,
            ]),
        ListingSamples(
            "date", accepts: ["2024-02-29", "0000-01-01", "9999-12-31", "1582-10-10"],
            rejects: [
                "2023-02-29": .dateDay, "1900-02-29": .dateDay, "2024-13-01": .dateMonth, "2024-00-01": .dateMonth,
                "2024-01-00": .dateDay, "29.2.2024": .dateFormat, "2024-2-29": .dateFormat, "2024-02-29Z": .dateFormat,
                "20240-2-29": .dateFormat, "٢٠24-0-1": .dateFormat,
            ]),
        ListingSamples(
            "dateTime",
            accepts: [
                "2024-05-31T09:30:00Z", "2016-12-31t23:59:60z", "2017-01-01T00:59:60+01:00",
                "2024-05-31T09:30:00.123456789123Z",
            ],
            rejects: [
                "2024-05-31 09:30:00Z": .dateTimeFormat, "2024-06-30": .dateTimeFormat,
                "2024-05-30T23:59:60Z": .timeLeapSecond, "2024-02-30T09:30:00Z": .dateDay,
                "2024-05-31T25:30:00Z": .timeHour, "2024-05-31T09:30:00": .timeOffset,
            ]),
        ListingSamples(
            "e164", accepts: ["+41446681800", "+6834000"],
            rejects: [
                "0446681800": .e164Prefix, "+41 44": .e164Character, "+41-44-668-18-00": .e164Character,
                "+44 (0)20 7946 0958": .e164Character,
                "(0)44": .e164Prefix, "+(0)446681800": .e164Character,
                "+041-446681800": .e164Character, "+41-44/6681800": .e164Character, "+123456": .e164Length,
                "+": .e164Length,
                "+1234567890123456": .e164Length, "+0446681800": .e164Country,
            ]),
        ListingSamples(
            "ean", accepts: ["4006381333931", "73513537", "036000291452"],
            rejects: [
                "4006381333932": .eanChecksum, "036000291453": .eanChecksum, "00012345600012": .eanLength,
                "4006381-333931": .eanCharacter, "4.00638E+12": .eanCharacter, "4006381-3339": .eanCharacter,
                "4006381-333932": .eanCharacter, "4006381-333/931": .eanCharacter,
            ]),
        ListingSamples(
            "hexColor", accepts: ["#ff8800", "#F80", "#f808", "#ff880088"],
            rejects: [
                "ff8800": .hexColorPrefix, "#ff": .hexColorLength, "#": .hexColorLength, "#ggg": .hexColorCharacter,
                "#123456789": .hexColorLength,
            ]),
        ListingSamples(
            "hexadecimal", accepts: ["c0FFee", "0", "123"],
            rejects: [
                "0xc0": .hexadecimalPrefix, "coffee": .hexadecimalCharacter, "c0 ff": .hexadecimalCharacter,
                "ｆ": .hexadecimalCharacter,
            ]),
        ListingSamples(
            "iban", accepts: ["GB29 NWBK 6016 1331 9268 19", "ES9121000418450200051332"],
            rejects: [
                "GB29NWBK60161331926818": .ibanChecksum, "GB29-NWBK-6016-1331-9268-18": .ibanCharacter,
                "GB29-NWBK-6016-1331-9268": .ibanCharacter, "XX29-NWBK-6016": .ibanCharacter,
                "GB29-NWBK_6016": .ibanCharacter,
                "GB29.NWBK.6016.1331.9268.19": .ibanCharacter, "DE89/3704/0044/0532/0130/01": .ibanCharacter,
                "DE89-3704-0044-0532-0130": .ibanCharacter, "XX12-3456": .ibanCharacter,
                "ES8350210036679521296135": .ibanNationalChecksum,
            ]),
        ListingSamples(
            "isbn", accepts: ["978-0-201-63361-0", "0-201-63361-2", "0201633612", "080442957X"],
            rejects: [
                "978-0-201-63361-1": .isbnChecksum, "0-201-63361-3": .isbnChecksum, "080442957x": .isbnCharacter,
                "0--201633612": .isbnCharacter, "-0201633612": .isbnCharacter, "08044X9570": .isbnCharacter,
                "020163361": .isbnLength, "9770201633610": .isbnPrefix, "9790000000001": .isbnPrefix,
            ]),
        ListingSamples(
            "jwt", accepts: ["eyJhbGciOiJIUzI1NiJ9.e30.QUJD"],
            rejects: [
                "e30.e30": .jwtParts, "eyJhbGciOiJub25lIn0.e30.": .jwtSignature, "e30.e30.QUJD.QUJD": .jwtParts,
                "e30..QUJD": .jwtParts, "e3+.e30.QUJD": .jwtCharacter, "e30.e30.QUJD=": .jwtCharacter,
                "e30.e30.QUJDA": .jwtCharacter,
            ]),
        ListingSamples(
            "languageCode", accepts: ["de", "gsw", "zh", "und"],
            rejects: [
                "xx": .languageCodeUnknown, "deu": .languageCodeUnknown, "DE": .languageCodeUnknown,
                "de-CH": .languageCodeUnknown, "ger": .languageCodeUnknown, "qaa": .languageCodeUnknown,
                "d": .languageCodeUnknown, "jp": .languageCodeUnknown, "sh": .languageCodeUnknown,
            ]),
        ListingSamples(
            "luhn",
            accepts: ["79927398713", "490154203237518", "18", "378282246310005", "12345678123456789011", "0018"],
            rejects: [
                "79927398710": .luhnChecksum, "490154203237581": .luhnChecksum, "1": .luhnChecksum, "5": .luhnChecksum,
                "0": .luhnZeros, "0000000000000000": .luhnZeros, "7992-7398713": .numericCharacter,
                "7992 7398713": .numericCharacter, "7992739871３": .numericCharacter, "-18": .numericCharacter,
                "7992-7398/713": .numericCharacter, "0-0": .numericCharacter,
                "٧٩٩٢٧٣٩٨٧١٣": .numericCharacter,
            ]),
        ListingSamples(
            "paymentCard", accepts: ["4242 4242 4242 4242"],
            rejects: ["4242 4242 4242 4241": .cardChecksum]),
        ListingSamples(
            "securityCode", accepts: ["123", "1234", "000"],
            rejects: [
                "12": .securityCodeLength, "12345": .securityCodeLength, "12a": .securityCodeCharacter,
                "1 2 3": .securityCodeCharacter, "-123": .securityCodeCharacter, "１２３": .securityCodeCharacter,
                "12/27": .securityCodeCharacter,
                "١٢٣": .securityCodeCharacter, "12²": .securityCodeCharacter,
            ]),
        ListingSamples(
            "semver",
            accepts: ["1.4.0", "0.0.0", "1.0.0-rc.1+build.007", "1.0.0--", "99999999999999999999.0.0", "1.0.0-0a"],
            rejects: [
                "1.4": .semverCore, "v1.4.0": .semverCore, "1.4.0.1": .semverCore, "1.04.0": .semverLeadingZero,
                "1.0.0-01": .semverLeadingZero, "1.0.0-": .semverIdentifier, "1.0.0-a..b": .semverIdentifier,
                "1.0.0+": .semverIdentifier, "1.0.0-ä": .semverIdentifier,
            ]),
        ListingSamples(
            "slug", accepts: ["hello-world-2", "a"],
            rejects: [
                "Hello": .slugCharacter, "hello--world": .slugHyphen, "-a": .slugHyphen, "a-": .slugHyphen,
                "a_b": .slugCharacter, "é": .slugCharacter,
            ]),
        ListingSamples(
            "time", accepts: ["09:30", "09:30:00", "09:30:00.5", "00:00", "23:59:59"],
            rejects: [
                "24:00": .timeHour, "09:30:00Z": .timeOffset, "09:30Z": .timeOffset, "09:30+02:00": .timeOffset,
                "9:30": .timeFormat, "09:3": .timeFormat, "09:30:": .timeFormat, "09:30:0": .timeFormat,
                "09:30 am": .timeFormat, "23:60": .timeMinute, "23:59:61": .timeSecond, "22:59:60": .timeLeapSecond,
            ]),
        ListingSamples(
            "timeZone",
            accepts: ["Europe/Zurich", "UTC", "Asia/Calcutta", "America/Argentina/Buenos_Aires", "Etc/GMT+1"],
            rejects: [
                "Europe/Bern": .timeZoneUnknown, "europe/zurich": .timeZoneUnknown, "Zurich": .timeZoneUnknown,
                "America/New York": .timeZoneUnknown, "CEST": .timeZoneUnknown, "+02:00": .timeZoneUnknown,
                "Factory": .timeZoneUnknown, "Europe/": .timeZoneUnknown, "UTC Zulu": .timeZoneUnknown,
                "America/Newyork": .timeZoneUnknown, "hongkong ": .timeZoneUnknown, "Rio-Branco": .timeZoneUnknown,
            ]),
        ListingSamples(
            "ulid",
            accepts: ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"],
            rejects: [
                "01ARZ3NDEKTSV4RRFFQ69G5FA": .ulidLength, "8ZZZZZZZZZZZZZZZZZZZZZZZZZ": .ulidOverflow,
                "01ARZ3NDEKTSV4RRFFQ69G5FAI": .ulidCharacter, "01ARZ3NDEKTSV4RRFFQ69G5FA-": .ulidCharacter,
                "01ARZ3-NDEKTSV4RRFFQ69G5FAV": .ulidCharacter, "01ARZ3-NDEKTSV4RR_FQ69G5FAV": .ulidCharacter,
                "8ZZZZZZZZZZZZZ-ZZZZZZZZZZZZ": .ulidCharacter,
            ]),
        ListingSamples(
            "uuid",
            accepts: [
                "0190163d-8694-739b-aea5-966c26f8ad91", "00000000-0000-0000-0000-000000000000",
                "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
            ],
            rejects: [
                "0190163d8694739baea5966c26f8ad91": .uuidLength, "{0190163d-8694-739b-aea5-966c26f8ad91}": .uuidLength,
                "0190163g-8694-739b-aea5-966c26f8ad91": .uuidCharacter,
                "0190163d086940739b0aea50966c26f8ad91": .uuidHyphen,
                "0190163-d8694-739b-aea5-966c26f8ad91": .uuidHyphen,
            ]),
    ]

    private static let network: [ListingSamples] = [
        ListingSamples(
            "domainName", accepts: ["example.com"],
            rejects: ["example..com": .domainLabelEmpty]),
        ListingSamples(
            "email", accepts: ["jane@example.com"],
            rejects: ["jane@example": .emailDomainDot]),
        ListingSamples(
            "emailDomainSpelling", accepts: ["jane@gmail.com", "jane@example.com", "jane", "jane@mail.com"],
            rejects: [
                "jane@gmial.com": .emailDomainSpelling, "jane@gmail.con": .emailDomainSpelling,
                "jane@gmil.com": .emailDomainSpelling, "jane@Gmaill.com": .emailDomainSpelling,
            ]),
        ListingSamples(
            "ipAddress", accepts: ["2001:db8::1", "192.0.2.1"],
            rejects: ["192.0.2.256": .ipAddressNumber]),
        ListingSamples(
            "macAddress", accepts: ["00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E"],
            rejects: ["a0:1a:2b": .macAddressLength, "00:1a-2b:3c:4d:5e": .macAddressSeparator]),
        ListingSamples(
            "port", accepts: ["8080", "1", "65535"],
            rejects: [
                "70000": .portRange, "0": .portRange, "080": .portLeadingZero, "00": .portLeadingZero,
                "0000000080": .portLeadingZero, "099999": .portLeadingZero, "65536": .portRange,
                "99999999999999999999": .portRange, "-1": .portCharacter, "+80": .portCharacter, "٣": .portCharacter,
            ]),
        ListingSamples(
            "url", accepts: ["https://example.com/a?b", "http://[2001:db8::1]:8080/", "HTTP://EXAMPLE.COM"],
            rejects: [
                "javascript:alert(1)": .urlScheme, "example.com": .urlSchemeMissing, "https://": .urlHostMissing,
                "http://a:b@c": .urlUserInfo, "http://exa mple.com": .urlBlank,
            ]),
    ]
}
