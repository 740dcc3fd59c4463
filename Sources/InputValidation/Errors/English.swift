// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The built-in texts, in English.
///
/// A text describes the problem and how to correct it, with the label of the field. The wording follows the
/// error-message guide of the GOV.UK Design System. The `switch` has no `default`, so a missing text does not compile.
/// Literals with placeholders compile fifty times faster than interpolations (measured).
enum English {
    /// The text with its placeholders: `{Label}` at the start of a sentence, `{label}` inside a sentence.
    static func template(for code: BuiltInCode) -> String {
        switch code {
        // 1000–1009 every strategy
        case .strategyAbstract: "{Label} cannot be checked: the strategy has no algorithm"
        case .numericCharacter: "{Label} must only include the digits 0 to 9"
        case .alphaCharacter: "{Label} must only include the letters a to z"
        case .patternMismatch: "{Label} must be in the expected format"
        case .inputEmpty: "Enter {label}"
        case .inputTooLarge: "{Label} must be {maximum} bytes or less"
        case .patternSyntax: "{Label} cannot be checked: the pattern in the program is not a regular expression"

        // 1010–1019 length
        case .lengthTooShort: "{Label} must be {minimum} characters or more"
        case .lengthTooLong: "{Label} must be {maximum} characters or less"
        case .lengthDifferent: "{Label} must be {minimum} characters long"
        case .lengthTooFewBytes: "{Label} must be {minimum} bytes or more"
        case .lengthTooManyBytes: "{Label} must be {maximum} bytes or less"
        case .countTooFew: "{Label} must have {minimum} entries or more"
        case .countTooMany: "{Label} must have {maximum} entries or fewer"
        case .countDifferent: "{Label} must have {minimum} entries"
        case .lengthRangeEmpty: "{Label} cannot be checked: the range of lengths in the program is empty"

        // 1020–1029 comparison
        case .comparisonTooSmall: "{Label} must be {minimum} or more"
        case .comparisonTooLarge: "{Label} must be {maximum} or less"
        case .comparisonNotGreater: "{Label} must be more than {minimum}"
        case .comparisonNotLess: "{Label} must be less than {maximum}"
        case .comparisonNotANumber: "{Label} must be a number, like 30"
        case .comparisonRangeEmpty: "{Label} cannot be checked: the range in the program is empty"

        // 1030–1039 equality and membership
        case .equalityDifferent: "{Label} does not match"
        case .equalitySame: "{Label} must be different"
        case .membershipUnknown: "Choose {label} from the list"
        case .membershipExcluded: "{Label} cannot be used: choose another"
        case .uniquenessRepeated: "{Label} must not include the same entry twice"
        case .textPrefix: "{Label} must begin with {accepted}"
        case .textSuffix: "{Label} must end with {accepted}"
        case .textContains: "{Label} must include {accepted}"

        // 1040–1059 payment card
        case .cardCharacter: "{Label} must only include digits, with spaces or hyphens between groups"
        case .cardLength: "Check {label}: it has too many or too few digits"
        case .cardChecksum: "Check {label}: one of the digits does not fit"
        case .cardNetwork: "{Label} must be from one of these card networks: {accepted}"
        case .cardRepeated: "Enter {label} as it is printed on the card, not one digit over and over"
        case .expiryFormat: "{Label} must be a month and a year, like 03/31"
        case .expiryMonth: "{Label} must begin with a month from 01 to 12"
        case .expiryPast: "{Label} is in the past: use a card that has not expired"
        case .expiryFuture: "Check {label}: it must be {maximum} years from now or less"
        case .securityCodeCharacter: "{Label} must only include digits"
        case .securityCodeLength: "{Label} must have {accepted} digits"
        case .luhnChecksum: "Check {label}: one of the digits does not fit"
        case .luhnZeros: "{Label} must have a digit other than 0"

        // 1060–1089 URL
        case .urlSchemeMissing: "{Label} must begin with a scheme, like https://"
        case .urlSchemeSyntax: "{Label} must begin with a scheme, like https://"
        case .urlScheme: "{Label} must begin with one of these schemes: {accepted}"
        case .urlHostMissing: "{Label} must have a site name after the two slashes, like https://example.com"
        case .urlHostCharacter: "{Label} must only include letters, digits and hyphens in the site name"
        case .urlLabelEmpty: "{Label} must have something between the dots of the site name"
        case .urlLabelTooLong: "Each part of the site name in {label} must be {maximum} characters or less"
        case .urlLabelHyphen: "Remove the hyphen at the start or end of a part of the site name in {label}"
        case .urlHostTooLong: "Shorten the site name in {label}: it must be {maximum} characters or less"
        case .urlHostNumber: "{Label} must have four numbers from 0 to 255, like 192.0.2.1"
        case .urlHostLiteral: "{Label} must have an IPv6 address between the square brackets, like [2001:db8::1]"
        case .urlHostEncoding: "Check the site name in {label}: a part that begins with xn-- cannot be decoded"
        case .urlHostUnicode: "{Label} must only include letters from a to z in the site name"
        case .urlHostInternational: "Check the site name in {label}: one of its characters cannot stand there"
        case .urlPort: "{Label} must have a number from {minimum} to {maximum} after the colon"
        case .urlPortNotAccepted: "{Label} must have an accepted port, or none"
        case .urlUserInfo: "Remove the part before the @ from {label}"
        case .urlPercentEncoding: "Check {label}: each % must be followed by two digits or letters from a to f"
        case .urlBlank: "Remove the spaces and line breaks from {label}"
        case .urlBackslash: "Replace each backslash in {label} by a slash"
        case .urlCharacter: "{Label} must not include this character, only its percent-encoded form"
        case .urlHostNotAccepted: "{Label} must lead to an accepted site"
        case .urlTopLevelDomain: "{Label} must have a full site name, like example.com"
        case .urlLocalhost: "{Label} must not lead to localhost"
        case .urlHostAddress: "{Label} must have a site name, not an IP address"
        case .urlHostNotPublic: "{Label} must lead to a public site"
        case .urlQuery: "Remove the part from the question mark on from {label}"
        case .urlFragment: "Remove the part from the # on from {label}"
        case .urlPath: "Remove the .. from the path in {label}"
        case .urlSlashes: "{Label} must begin with one slash only, or with a scheme"

        // 1090–1109 e-mail
        case .emailAtMissing: "{Label} must include an @, like name@example.com"
        case .emailAtRepeated: "{Label} must include only one @"
        case .emailLocalEmpty: "{Label} must have a name before the @"
        case .emailLocalTooLong: "Shorten the part of {label} before the @ to {maximum} characters or less"
        case .emailLocalDot: "Remove the dots at the start, at the end or side by side before the @ in {label}"
        case .emailLocalCharacter: "Check the part of {label} before the @: it has a character that cannot stand there"
        case .emailQuotes: "Check the quotation marks in {label}"
        case .emailDomainEmpty: "{Label} must have a site name after the @, like example.com"
        case .emailDomainDot: "{Label} must have a full site name after the @, like example.com"
        case .emailLabelEmpty: "{Label} must have something between the dots after the @"
        case .emailLabelTooLong: "Each part of the site name in {label} must be {maximum} characters or less"
        case .emailLabelHyphen: "Remove the hyphen at the start or end of a part of the site name in {label}"
        case .emailDomainCharacter: "{Label} must only include letters, digits, hyphens and dots after the @"
        case .emailDomainTooLong: "Shorten the site name in {label}: it must be {maximum} characters or less"
        case .emailTooLong: "{Label} must be {maximum} characters or less"
        case .emailAddressLiteral: "Check {label}: write a site name after the @, like example.com"
        case .emailTopLevelDomain: "Check the end of {label}: it must be a top-level domain, like com"
        case .emailDomainInternational: "Check the site name in {label}: one of its characters cannot stand there"

        // 1110–1199 other formats
        case .ipAddressCharacter: "{Label} must be an IP address, like 192.0.2.1 or 2001:db8::1"
        case .ipAddressParts: "{Label} must have four numbers, like 192.0.2.1, or eight groups"
        case .ipAddressNumber: "{Label} must only include numbers from 0 to 255, or groups of four digits"
        case .ipAddressLeadingZero: "Remove the leading zeros from the numbers in {label}"
        case .ipAddressCompression: "{Label} must include :: only once, for two groups or more"
        case .ipAddressVersion: "{Label} must be an address of IP version {accepted}"
        case .ipAddressZone: "{Label} must be a link-local address to have a zone, like fe80::a%eth0"
        case .ipAddressScope: "{Label} must be an address of one of these kinds: {accepted}"
        case .domainCharacter: "{Label} must only include letters, digits, hyphens and dots"
        case .domainLabelEmpty: "{Label} must have something between the dots"
        case .domainLabelTooLong: "Shorten {label}: each part between dots must be {maximum} characters or less"
        case .domainLabelHyphen: "{Label} must not have a hyphen at the start or end of a part"
        case .domainTooLong: "{Label} must be {maximum} characters or less"
        case .domainDot: "{Label} must have a dot, like example.com"
        case .domainTopLevel: "Check the end of {label}: it must be a top-level domain, like com"
        case .domainInternational: "Check {label}: one of its characters cannot stand there"
        case .alphanumericCharacter: "{Label} must only include letters and the digits 0 to 9"
        case .charactersCharacter: "{Label} must only include these characters: {accepted}"
        case .integerCharacter: "{Label} must be a whole number, like 30"
        case .integerSign: "{Label} must be a whole number without this sign"
        case .integerOverflow: "{Label} must be a smaller whole number"
        case .decimalCharacter: "{Label} must be a number, like 12.5"
        case .decimalSign: "{Label} must be a number without this sign"
        case .decimalPoint: "{Label} must have digits on both sides of one decimal point, like 0.5"
        case .decimalPlaces: "{Label} must have {maximum} digits or fewer after the decimal point"
        case .decimalOverflow: "{Label} must be a smaller number"
        case .hexadecimalPrefix: "Check {label}: what stands before the digits does not fit"
        case .hexadecimalCharacter: "{Label} must only include the digits 0 to 9 and the letters a to f"
        case .hexColorPrefix: "{Label} must begin with #"
        case .hexColorCharacter: "{Label} must only include the digits 0 to 9 and the letters a to f after #"
        case .hexColorLength: "{Label} must have 3, 4, 6 or 8 digits after #, like #ff8800"
        case .macAddressCharacter:
            "{Label} must only include the digits 0 to 9, the letters a to f and one kind of separator"
        case .macAddressLength: "{Label} must be 6 or 8 pairs of digits, like 00:1a:2b:3c:4d:5e"
        case .macAddressSeparator: "{Label} must have the same separator between all pairs of digits"
        case .uuidCharacter: "{Label} must only include the digits 0 to 9 and the letters a to f between hyphens"
        case .uuidLength: "{Label} must be 36 characters long, with hyphens"
        case .uuidHyphen: "{Label} must have hyphens after 8, 12, 16 and 20 digits"
        case .uuidVersion: "{Label} must be of one of these versions: {accepted}"
        case .ulidCharacter: "{Label} must only include digits and letters other than I, L, O and U"
        case .ulidLength: "{Label} must be 26 characters long"
        case .ulidOverflow: "{Label} must begin with a digit from 0 to 7"
        case .portCharacter: "{Label} must only include the digits 0 to 9"
        case .portRange: "{Label} must be between {minimum} and {maximum}"
        case .portLeadingZero: "Remove the zeros at the beginning of {label}"
        case .base64Character: "Check {label}: a character does not belong to the encoding"
        case .base64Padding: "Check {label}: it looks cut off, its length does not fit"
        case .base64Bits: "Check {label}: its last character does not fit"
        case .jwtParts: "{Label} must have three parts with dots between them"
        case .jwtCharacter: "Check {label}: a part of it is not encoded as it should be"
        case .jwtSignature: "{Label} must be signed: its last part is missing"
        case .semverCore: "{Label} must begin with three numbers, like 1.4.0"
        case .semverLeadingZero: "{Label} must not have a number that begins with 0"
        case .semverIdentifier:
            "{Label} must only have letters, digits and hyphens between points after the three numbers"
        case .slugCharacter: "{Label} must only include the letters a to z, digits and hyphens"
        case .slugHyphen: "{Label} must have single separators, and only between letters or digits"
        case .ibanCharacter: "{Label} must only include letters, digits and spaces between them"
        case .ibanCountry: "Check {label}: the two letters at its beginning are not those of a country with IBANs"
        case .ibanLength: "Check {label}: it has too many or too few characters for its country"
        case .ibanStructure: "Check {label}: a letter and a digit may have been mixed up"
        case .ibanChecksum: "Check {label}: one of the characters does not fit"
        case .bicCharacter: "Check {label}: it must only include capital letters and digits, like DEUTDEFF500"
        case .bicLength: "{Label} must be 8 or 11 characters long"
        case .bicCountry: "Check {label}: its fifth and sixth characters are not those of a country"
        case .isbnCharacter: "{Label} must only include digits, with single hyphens or spaces between them"
        case .isbnLength: "Check {label}: it has too many or too few digits"
        case .isbnChecksum: "Check {label}: one of the digits does not fit"
        case .isbnPrefix: "{Label} must begin with 978 or 979, but not with 979-0, which is for printed music"
        case .eanCharacter: "{Label} must only include the digits 0 to 9"
        case .eanLength: "Check {label}: it has too many or too few digits"
        case .eanChecksum: "Check {label}: one of the digits does not fit"
        case .e164Prefix: "{Label} must begin with + and the country code, like +44"
        case .e164Character: "{Label} must only include digits after +"
        case .e164Length: "Check {label}: it has too many or too few digits"
        case .e164Country: "{Label} must begin with a country code: none begins with 0"
        case .dateFormat: "{Label} must be a date like 2024-05-31"
        case .dateMonth: "{Label} must have a month between 01 and 12"
        case .dateDay: "Check {label}: the month does not have this day"
        case .timeFormat: "{Label} must be a time like 09:30:00"
        case .timeHour: "{Label} must have hours between 00 and 23"
        case .timeMinute: "{Label} must have minutes between 00 and 59"
        case .timeSecond: "{Label} must have seconds between 00 and 59"
        case .timeLeapSecond: "Check {label}: second 60 exists only at the end of a day in universal time"
        case .timeOffset: "Check {label}: the offset at its end does not fit, write it like Z or +01:00"
        case .dateTimeFormat: "{Label} must be a date and a time like 2024-05-31T09:30:00Z"
        case .passwordLetter: "{Label} must have {minimum} or more letters"
        case .passwordLowercase: "{Label} must have {minimum} or more lower-case letters"
        case .passwordUppercase: "{Label} must have {minimum} or more capital letters"
        case .passwordDigit: "{Label} must have {minimum} or more digits"
        case .passwordSymbol: "{Label} must have {minimum} or more symbols, like ! or %"
        case .decimalPrecision: "{Label} must have {maximum} digits or fewer"

        // 1200–1229 composition
        case .compositionEmpty: "{Label} cannot be checked: there is no rule for it"
        case .compositionNoAlternative: "{Label} must be in one of the accepted forms"
        case .compositionNegation: "{Label} must be something else"
        case .compositionTooDeep: "{Label} cannot be checked: the rules in the program are nested too deeply"
        case .compositionErrorsOmitted: "{Label} has more errors than are listed; entries to correct: {rejected}"

        // 1230–1249 forms, asynchronous rules and server
        case .fieldsDiffer: "{Label} must be the same as {other}"
        case .fieldsOrder: "{Label} must come after {other}"
        case .fieldsAllEmpty: "Enter {label}, or one of these: {accepted}"
        case .asyncPending: "{Label} is still being checked; try again in a moment"
        case .asyncTimeout: "{Label} could not be checked in time; try again"
        case .asyncUnavailable: "{Label} could not be checked just now; try again"
        }
    }

    /// The name of a field without a label.
    static let input = "the input"

    /// The label inside a sentence: `"Card number"` becomes `"card number"`, `"ID"` and `"iPhone"` stay.
    static func inSentence(_ label: String) -> String {
        let scalars = label.unicodeScalars
        guard let first = scalars.first, let second = scalars.dropFirst().first,
            first.properties.isUppercase, second.properties.isLowercase || second == "-"
        else { return label }
        return first.properties.lowercaseMapping + String(scalars.dropFirst())
    }

    /// The label at the start of a sentence.
    static func beginningSentence(_ label: String) -> String {
        guard let first = label.unicodeScalars.first else { return label }
        return first.properties.titlecaseMapping + String(label.unicodeScalars.dropFirst())
    }
}
