// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The English messages, which are always available.
///
/// The wording follows the error-message guide of the GOV.UK Design System and the success criteria 3.3.1 and 3.3.3 of
/// WCAG 2.2. A sentence describes the problem and how to correct it. The label comes first, exactly as given.
///
/// Reviewed by a native speaker: no.
enum English: LanguageTable {
    static let tag = "en"
    static let name = "English"

    // MARK: Without a label

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        case .uncheckable: "This cannot be checked right now: try again in a few minutes"
        case .programMistake: "There is a problem with this form: this cannot be checked"
        case .pending: "Wait a moment, then try again: this is still being checked"
        case .check: "Check this value"

        case .empty: "Enter a value"
        case .noChoice: "Choose a value"
        case .tooLarge: "Make this shorter: remove any extra text or spaces"
        case .tooManyBytes:
            .plural(
                one: "Use only {maximum} character: letters like ä and emoji count as more than one",
                other: "Use {maximum} characters or fewer: letters like ä and emoji count as more than one")
        case .tooBrief: "Make this longer: add some characters"
        case .tooShort: .plural(one: "Use {minimum} character or more", other: "Use {minimum} characters or more")
        case .lengthBetween: "Use between {minimum} and {maximum} characters"
        case .tooLong: .plural(one: "Use only {maximum} character", other: "Use {maximum} characters or fewer")
        case .exactLength: .plural(one: "Use exactly {minimum} character", other: "Use exactly {minimum} characters")
        case .exactLengthNot:
            .plural(
                one: "Use exactly {minimum} character, not {length}",
                other: "Use exactly {minimum} characters, not {length}")
        case .tooFewEntries: .plural(one: "Give {minimum} entry or more", other: "Give {minimum} entries or more")
        case .tooManyEntries:
            .plural(one: "Give no more than {maximum} entry", other: "Give {maximum} entries or fewer")
        case .exactEntries: .plural(one: "Give exactly {minimum} entry", other: "Give exactly {minimum} entries")
        case .entriesBetween: "Give between {minimum} and {maximum} entries"

        case .digitsOnly: "Only use the digits 0 to 9"
        case .lettersOnly: "Only use the letters A to Z or a to z, with no digits, spaces, or accents"
        case .anyLettersOnly: "Only use letters, with no digits, spaces, or other characters"
        case .lettersAndDigits: "Only use the letters A to Z or a to z and the digits 0 to 9"
        case .anyLettersAndDigits: "Only use letters and digits, with no spaces, hyphens, or other characters"
        case .onlyThese: "Only use these characters: {accepted}"
        case .slugCharacters: "Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents"
        case .capitalLetters: "Use capital letters, like {example}"
        case .lowercaseLetters: "Use lowercase letters instead of capital letters"
        case .digitsGrouped: "Only use digits, with single spaces or hyphens between them"
        case .hexDigits: "Only use the digits 0 to 9 and the letters a to f"
        case .spaces: "Remove the spaces and line breaks"
        case .outerSpaces: "Remove any space or line break at the beginning or end"
        case .without: "Remove the {characters}"
        case .disallowedText: "Remove {character}"
        case .once: "Use {character} only once"
        case .onlyAtEnd: "Use {character} only at the end"
        case .strangeCharacter: "Remove unusual, lookalike, or hidden characters: delete the text and type it again"
        case .ordinaryForms: "Use ordinary digits, letters, and signs, like 1, not １ or ١"
        case .plainCharacters: "Only use letters from A to Z, digits, and symbols, with no accents or emoji"
        case .nothingAfter: "Remove {character} and everything after it"
        case .notBegin: "Do not begin with {character}"
        case .notNegative: "Remove the - sign: negative numbers are not accepted"
        case .begins: "Begin with {accepted}"
        case .ends: "End with {accepted}"
        case .includes: "Include {accepted}"
        case .dots: "Do not write two dots in a row"
        case .dotAtStart: "Do not begin with a dot"
        case .dotAtEnd: "Do not end with a dot"
        case .dotNextToAt: "Do not write a dot next to the @ sign"
        case .siteDotAtEdge: "Do not begin or end the site name with a dot"
        case .hyphens: "Do not write two hyphens in a row"
        case .hyphen: "Write a letter or digit before and after each hyphen"
        case .hyphenAtEdge: "Do not begin or end with a hyphen"

        case .format: "Use an accepted format: check for mistakes"
        case .mistakeAt: "Use an accepted format: check character {number}"
        case .characterAt: "Use {kinds} as character {number}"
        case .characterFirst: "Begin with {kinds}"
        case .looksLike: "Use this format: {example}"
        case .kind: "Enter {kind}, like {example}"
        case .kindWithout: "Enter {kind} with no {characters}, like {example}"
        case .kindBetween: "Enter {kind} between {minimum} and {maximum}"
        case .kindAtLeast: "Enter {kind}, {minimum} or more"
        case .kindAtMost: "Enter {kind}, {maximum} or less"
        case .oneOf: "Enter {kinds}"
        case .notKind: "Enter something other than {kinds}"
        case .phoneNumber: "Begin with + and the country code, followed by digits only, like {example}"
        case .phoneNumberWithoutPlus: "Begin with the country code and use digits only, like {example}"
        case .countryCode: "Use the country code, which never begins with 0, like {example}"
        case .phoneDigits: "Only use digits, with no spaces or letters, like {example}"
        case .incomplete: "Copy all of it and paste it here again: this may be incomplete"
        case .mistypedDigits: "Check each digit for a typo"
        case .mistypedCharacters: "Check each character for a typo"
        case .missingDigits: "Check for missing digits: this is too short"
        case .extraDigits: "Check for extra digits: this is too long"
        case .allZeros: "Enter a number that is not all zeros"
        case .exactDigits: "Use exactly {accepted} digits"
        case .exactDigitsNot: "Use exactly {accepted} digits, not {length}"
        case .digitsBetween: "Use between {minimum} and {maximum} digits, not {length}"
        case .exactLettersAndDigits: "Use exactly {accepted} letters and digits"
        case .exactLettersAndDigitsNot: "Use exactly {accepted} letters and digits, not {length}"
        case .ibanCountry: "Begin with the 2 letters of a country that uses IBANs, like DE"

        case .atLeast: "Enter {minimum} or more"
        case .atMost: "Enter {maximum} or less"
        case .between: "Enter a value between {minimum} and {maximum}"
        case .moreThan: "Enter more than {minimum}"
        case .lessThan: "Enter less than {maximum}"
        case .earliest: "Enter {minimum} or later"
        case .latest: "Enter {maximum} or earlier"
        case .betweenDates: "Enter a date between {minimum} and {maximum}"
        case .laterThan: "Enter a date after {minimum}"
        case .earlierThan: "Enter a date before {maximum}"
        case .textAtLeast: "Enter {minimum} or something that comes after it"
        case .textAtMost: "Enter {maximum} or something that comes before it"
        case .textAfter: "Enter something that comes after {minimum}"
        case .textBefore: "Enter something that comes before {maximum}"
        case .fewerDigits: "Use fewer digits: check for extra digits"
        case .decimalPoint: "Use only one decimal point, like {example}"
        case .decimalComma: "Use only one decimal comma, like {example}"
        case .beginsWithDigit: "Begin with a digit, like {example}"
        case .endsWithDigit: "End with a digit, like {example}"
        case .pointNotComma: "Use a decimal point, not a comma, like {example}"
        case .commaNotPoint: "Use a decimal comma, not a point, like {example}"
        case .noGroupSigns: "Write the digits without separators between thousands, like {example}"
        case .decimalPlaces:
            .plural(one: "Use {maximum} decimal place or none", other: "Use {maximum} decimal places or fewer")
        case .tooManyDigits: .plural(one: "Use only {maximum} digit", other: "Use {maximum} digits or fewer")
        case .leadingZeros: "Remove the zeros at the beginning of a number: for example, use 7 instead of 07"

        case .mismatch: "This does not match: check for mistakes"
        case .anotherValue: "Enter a different value: this one cannot be used"
        case .choice: "Enter one of the accepted values: check for a typo"
        case .option: "Choose {accepted}"
        case .unselected: "Select this"
        case .repeated: "Remove the entry that is in the list twice"
        case .same: "Enter the same as in {other}: check both"
        case .after: "Enter a later or larger value than in {other}"
        case .atLeastOne: "Fill in at least one of these: {accepted}"
        case .moreErrors:
            .plural(
                one: "Correct {rejected} entry in total: correct what is shown here to see the rest",
                other: "Correct {rejected} entries in total: correct those shown here to see the rest")
        case .furtherErrors: "Correct what is shown here first: there may be more errors"

        case .dataValue: "Use a value that is accepted here: check its spelling, size, and format"
        case .dataSyntax: "Correct the syntax of this data: check quotation marks, commas, and brackets"
        case .dataSyntaxAt:
            "Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets"
        case .dataEncoding: "Save this data in UTF-8: it contains bytes in another encoding"
        case .dataKey: "Remove this key or correct its spelling: it is not accepted here"
        case .dataKeyTwice: "Remove one of the two keys: this key is there twice"
        case .dataDepth: "Use fewer levels: too many lists and objects are inside one another"
        case .dataSize: "Send less data: the limit in bytes is {maximum}"

        case .cardNetwork: "Use a card from {accepted}"
        case .monthThenYear: "Enter 2 digits for the month, then 2 digits for the year, like {example}"
        case .month: "Use a month from 01 to 12"
        case .expired: "Enter this month or a later one: check it or use another card"
        case .tooFarAhead:
            .plural(
                one: "Enter a date no more than {maximum} year from now: check the year",
                other: "Enter a date no more than {maximum} years from now: check the year")
        case .day: "Use a day from 01 to {maximum} in that month"
        case .hours: "Use hours from 00 to 23"
        case .minutes: "Use minutes from 00 to 59"
        case .seconds: "Use seconds from 00 to 59"
        case .dateOrder: "Enter year-month-day with 2 digits for the month and the day, like {example}"
        case .dateThenTime: "Write year-month-day, then T, then the time, like {example}"
        case .timeWithZone: "Enter hours, minutes, seconds, and a time zone, like {example}"
        case .offsetMissing: "End with a time zone: Z for UTC, or a difference like +01:00"
        case .offsetLimits: "Use a difference from UTC of at most 23:59, like +01:00"
        case .offsetUnwanted: "End with the time: remove anything after it, like Z or +01:00"

        case .siteName: "Include a full site name, like example.com"
        case .siteNameOnly: "Enter only the site name, like example.com, with nothing before or after it"
        case .siteCharacters:
            "Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents"
        case .siteSpelling: "Check the site name for a typo: a site cannot have this name"
        case .siteEnding: "End with .com or another site ending, like {example}"
        case .siteTooLong: "Use {maximum} characters or fewer between the dots of the site name"
        case .wholeSiteTooLong: "Use {maximum} characters or fewer in the site name"
        case .hostAddress: "Write a complete IPv6 address between [ and ], like [2001:db8::1]"
        case .hostNumbers:
            "Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com"
        case .publicSite:
            "Use a site that anyone on the internet can open, like example.com, not one in a private network"
        case .notIPAddress: "Use a site name like example.com, not an IP address"
        case .hostAccepted: "Use an address at {accepted}"
        case .port: "Write a port number between {minimum} and {maximum} after the colon"
        case .portAccepted: "Use no port number other than {accepted} after the site name"
        case .noPort: "Remove the port number, like :8080, after the site name"
        case .userInfo: "Remove the user name or password and the @ sign"
        case .percent: "Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25"
        case .backslash: "Use / instead of \\"
        case .percentEncoded: "Use {accepted} instead of {character}"
        case .percentEncodedSpace: "Use %20 instead of each space"
        case .slashesMissing: "Write // after the colon, like {example}"
        case .singleSlash: "Enter a page of this site that begins with one /, like /account"
        case .atMissing: "Include an @ sign, like name@example.com"
        case .localMissing: "Write a name before the @ sign, like name@example.com"
        case .localTooLong:
            .plural(
                one: "Use only {maximum} character before the @ sign",
                other: "Use {maximum} characters or fewer before the @ sign")
        case .quotes: "Write a quotation mark at the beginning and just before the @ sign, or none at all"
        case .emailSiteMissing: "Write the part after the @ sign, like name@example.com"
        case .emailLocalLetters: "Before the @ sign, use letters from a to z, not letters like ä"
        case .emailSiteLetters: "After the @ sign, use letters from a to z, not letters like ä"
        case .emailSiteCharacter: "Remove {character} after the @ sign"
        case .dotNotComma: "Use a dot, not a comma, after the @ sign"

        case .ipNumbers: "Enter 4 numbers from 0 to 255 with dots between them, like {example}"
        case .ipGroups:
            "Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}"
        case .ipScope: "Use an IP address of one of these kinds: {accepted}"
        case .colorDigits: "Enter a # and then {accepted} digits or letters from a to f, like {example}"
        case .hexGroups: "Enter {accepted} digits or letters from a to f, in groups like {example}"
        case .sameSeparators: "Use the same separator everywhere, like {example}"
        case .uuidHyphens: "Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}"
        case .uuidVersion: "Use a UUID of version {accepted}, like {example}: check that you copied the right one"
        case .versionNumbers: "Enter 3 numbers with dots between them, like {example}"
        case .bankCountry: "Use the 2 capital letters of a country, like DE, as the 5th and 6th characters"
        case .isbnPrefix: "Begin with 978 or 979, but not with 979-0"
        case .ulidCharacters: "Only use digits and the letters A to Z, but not I, L, O, or U"

        case .passwordLetters: .plural(one: "Include a letter", other: "Include {minimum} letters or more")
        case .passwordLowercase:
            .plural(one: "Include a lowercase letter", other: "Include {minimum} lowercase letters or more")
        case .passwordUppercase:
            .plural(one: "Include a capital letter", other: "Include {minimum} capital letters or more")
        case .passwordDigits: .plural(one: "Include a digit", other: "Include {minimum} digits or more")
        case .passwordSymbols:
            .plural(one: "Include a symbol, like ! or %", other: "Include {minimum} symbols or more, like ! or %")
        }
    }

    // MARK: With a label

    static func wordingWithLabel(of sentence: Sentence) -> Wording? { labeledWording(of: sentence) }

    private static func labeledWording(of sentence: Sentence) -> Wording {
        switch sentence {
        case .uncheckable: "{label} cannot be checked right now: try again in a few minutes"
        case .programMistake: "There is a problem with this form: {label} cannot be checked"
        case .pending: "{label} is still being checked: wait a moment, then try again"
        case .check: "{label} is not accepted: check it for mistakes"

        case .empty: "{label} must not be empty"
        case .noChoice: "{label} must be chosen"
        case .tooLarge: "{label} must be shorter: remove any extra text or spaces"
        case .tooManyBytes:
            .plural(
                one: "{label} must be only {maximum} character: letters like ä and emoji count as more than one",
                other:
                    "{label} must be {maximum} characters or fewer: letters like ä and emoji count as more than one"
            )
        case .tooBrief: "{label} must be longer: add some characters"
        case .tooShort:
            .plural(
                one: "{label} must be {minimum} character or more",
                other: "{label} must be {minimum} characters or more")
        case .lengthBetween: "{label} must be between {minimum} and {maximum} characters"
        case .tooLong:
            .plural(
                one: "{label} must be only {maximum} character long",
                other: "{label} must be {maximum} characters or fewer")
        case .exactLength:
            .plural(one: "{label} must be {minimum} character long", other: "{label} must be {minimum} characters long")
        case .exactLengthNot:
            .plural(
                one: "{label} must be {minimum} character long, not {length}",
                other: "{label} must be {minimum} characters long, not {length}")
        case .tooFewEntries:
            .plural(
                one: "{label} must have {minimum} entry or more", other: "{label} must have {minimum} entries or more")
        case .tooManyEntries:
            .plural(
                one: "{label} must have no more than {maximum} entry",
                other: "{label} must have {maximum} entries or fewer")
        case .exactEntries:
            .plural(one: "{label} must have {minimum} entry", other: "{label} must have {minimum} entries")
        case .entriesBetween: "{label} must have between {minimum} and {maximum} entries"

        case .digitsOnly: "{label} must only include the digits 0 to 9"
        case .lettersOnly: "{label} must only include the letters A to Z or a to z, with no digits, spaces, or accents"
        case .anyLettersOnly: "{label} must only include letters, with no digits, spaces, or other characters"
        case .lettersAndDigits: "{label} must only include the letters A to Z or a to z and the digits 0 to 9"
        case .anyLettersAndDigits:
            "{label} must only include letters and digits, with no spaces, hyphens, or other characters"
        case .onlyThese: "{label} must only include these characters: {accepted}"
        case .slugCharacters:
            "{label} must only include digits, hyphens, and lowercase letters from a to z, with no spaces or accents"
        case .capitalLetters: "{label} must have capital letters, like {example}"
        case .lowercaseLetters: "{label} must have lowercase letters instead of capital letters"
        case .digitsGrouped: "{label} must only include digits, with single spaces or hyphens between them"
        case .hexDigits: "{label} must only include the digits 0 to 9 and the letters a to f"
        case .spaces: "{label} must not include spaces or line breaks"
        case .outerSpaces: "{label} must not begin or end with a space or line break"
        case .without: "{label} must not include {characters}"
        case .disallowedText: "{label} must not include {character}"
        case .once: "{label} must include {character} only once"
        case .onlyAtEnd: "{label} must have {character} only at the end"
        case .strangeCharacter:
            "{label} must not include unusual, lookalike, or hidden characters: delete the text and type it again"
        case .ordinaryForms: "{label} must have ordinary digits, letters, and signs, like 1, not １ or ١"
        case .plainCharacters:
            "{label} must only include letters from A to Z, digits, and symbols, with no accents or emoji"
        case .nothingAfter: "{label} must not include {character} or anything after it"
        case .notBegin: "{label} must not begin with {character}"
        case .notNegative: "{label} must not be negative: remove the - sign"
        case .begins: "{label} must begin with {accepted}"
        case .ends: "{label} must end with {accepted}"
        case .includes: "{label} must include {accepted}"
        case .dots: "{label} must not have two dots in a row"
        case .dotAtStart: "{label} must not begin with a dot"
        case .dotAtEnd: "{label} must not end with a dot"
        case .dotNextToAt: "{label} must not have a dot next to the @ sign"
        case .siteDotAtEdge: "{label} must not have a dot at the beginning or end of the site name"
        case .hyphens: "{label} must not have two hyphens in a row"
        case .hyphen: "{label} must have a letter or digit before and after each hyphen"
        case .hyphenAtEdge: "{label} must not begin or end with a hyphen"

        case .format: "{label} must be in an accepted format: check for mistakes"
        case .mistakeAt: "{label} must be in an accepted format: check character {number}"
        case .characterAt: "{label} must have {kinds} as character {number}"
        case .characterFirst: "{label} must begin with {kinds}"
        case .looksLike: "{label} must look like {example}"
        case .kind: "{label} must be {kind}, like {example}"
        case .kindWithout: "{label} must be {kind} with no {characters}, like {example}"
        case .kindBetween: "{label} must be {kind} between {minimum} and {maximum}"
        case .kindAtLeast: "{label} must be {kind}, {minimum} or more"
        case .kindAtMost: "{label} must be {kind}, {maximum} or less"
        case .oneOf: "{label} must be {kinds}"
        case .notKind: "{label} must not be {kinds}"
        case .phoneNumber: "{label} must begin with + and the country code, followed by digits only, like {example}"
        case .phoneNumberWithoutPlus:
            "{label} must begin with the country code and have digits only, with no +, like {example}"
        case .countryCode: "{label} must have a country code, which never begins with 0, like {example}"
        case .phoneDigits: "{label} must only have digits, with no spaces or letters, like {example}"
        case .incomplete: "{label} must be complete: copy all of it and paste it here again"
        case .mistypedDigits: "{label} is not correct: check each digit for a typo"
        case .mistypedCharacters: "{label} is not correct: check each character for a typo"
        case .missingDigits: "{label} is too short: check for missing digits"
        case .extraDigits: "{label} is too long: check for extra digits"
        case .allZeros: "{label} must not be all zeros"
        case .exactDigits: "{label} must have {accepted} digits"
        case .exactDigitsNot: "{label} must have {accepted} digits, not {length}"
        case .digitsBetween: "{label} must have between {minimum} and {maximum} digits, not {length}"
        case .exactLettersAndDigits: "{label} must have {accepted} letters and digits"
        case .exactLettersAndDigitsNot: "{label} must have {accepted} letters and digits, not {length}"
        case .ibanCountry: "{label} must begin with the 2 letters of a country that uses IBANs, like DE"

        case .atLeast: "{label} must be {minimum} or more"
        case .atMost: "{label} must be {maximum} or less"
        case .between: "{label} must be between {minimum} and {maximum}"
        case .moreThan: "{label} must be more than {minimum}"
        case .lessThan: "{label} must be less than {maximum}"
        case .earliest: "{label} must be {minimum} or later"
        case .latest: "{label} must be {maximum} or earlier"
        case .betweenDates: "{label} must be between {minimum} and {maximum}"
        case .laterThan: "{label} must be after {minimum}"
        case .earlierThan: "{label} must be before {maximum}"
        case .textAtLeast: "{label} must be {minimum} or come after it"
        case .textAtMost: "{label} must be {maximum} or come before it"
        case .textAfter: "{label} must come after {minimum}"
        case .textBefore: "{label} must come before {maximum}"
        case .fewerDigits: "{label} must have fewer digits: check for extra digits"
        case .decimalPoint: "{label} must have only one decimal point, like {example}"
        case .decimalComma: "{label} must have only one decimal comma, like {example}"
        case .beginsWithDigit: "{label} must begin with a digit, like {example}"
        case .endsWithDigit: "{label} must end with a digit, like {example}"
        case .pointNotComma: "{label} must have a decimal point, not a comma, like {example}"
        case .commaNotPoint: "{label} must have a decimal comma, not a point, like {example}"
        case .noGroupSigns: "{label} must have no separators between thousands, like {example}"
        case .decimalPlaces:
            .plural(
                one: "{label} must have {maximum} decimal place or none",
                other: "{label} must have {maximum} decimal places or fewer")
        case .tooManyDigits:
            .plural(one: "{label} must have only {maximum} digit", other: "{label} must have {maximum} digits or fewer")
        case .leadingZeros: "{label} must not have zeros at the beginning of a number: for example, use 7 instead of 07"

        case .mismatch: "{label} does not match: check for mistakes"
        case .anotherValue: "{label} cannot have this value: enter a different one"
        case .choice: "{label} is not on the list of accepted values: check it for a typo"
        case .option: "{label} must be {accepted}"
        case .unselected: "Select “{label}”"
        case .repeated: "{label} must not include the same entry twice"
        case .same: "{label} must match what you entered in {other}: check both"
        case .after: "{label} must come after {other}"
        case .atLeastOne: "Fill in at least one of these: {accepted}"
        case .moreErrors:
            .plural(
                one: "{label} must be corrected in {rejected} entry: correct what is shown here to see the rest",
                other: "{label} must be corrected in {rejected} entries: correct those shown here to see the rest")
        case .furtherErrors: "{label} may have more errors: correct what is shown here first"

        case .dataValue: "{label} must be a value that is accepted here: check its spelling, size, and format"
        case .dataSyntax: "{label} must have correct syntax: check quotation marks, commas, and brackets"
        case .dataSyntaxAt:
            "{label} must have correct syntax at line {line}, column {column}: check quotation marks, commas, and brackets"
        case .dataEncoding: "{label} must be in UTF-8: it contains bytes in another encoding"
        case .dataKey: "{label} must be an accepted key: remove it or correct its spelling"
        case .dataKeyTwice: "{label} must be a key that is there only once: remove one of the two"
        case .dataDepth: "{label} must have fewer levels: too many lists and objects are inside one another"
        case .dataSize: "{label} must be shorter: the limit in bytes is {maximum}"

        case .cardNetwork: "{label} must be from {accepted}: use another card"
        case .monthThenYear: "{label} must be 2 digits for the month, then 2 digits for the year, like {example}"
        case .month: "{label} must have a month from 01 to 12"
        case .expired: "{label} must be this month or later: check it or use another card"
        case .tooFarAhead:
            .plural(
                one: "{label} must be no more than {maximum} year from now: check the year",
                other: "{label} must be no more than {maximum} years from now: check the year")
        case .day: "{label} must have a day from 01 to {maximum} in that month"
        case .hours: "{label} must have hours from 00 to 23"
        case .minutes: "{label} must have minutes from 00 to 59"
        case .seconds: "{label} must have seconds from 00 to 59"
        case .dateOrder: "{label} must be year-month-day with 2 digits for the month and the day, like {example}"
        case .dateThenTime: "{label} must be year-month-day, then T, then the time, like {example}"
        case .timeWithZone: "{label} must have hours, minutes, seconds, and a time zone, like {example}"
        case .offsetMissing: "{label} must end with a time zone: Z for UTC, or a difference like +01:00"
        case .offsetLimits: "{label} must have a difference from UTC of at most 23:59, like +01:00"
        case .offsetUnwanted: "{label} must end with the time: remove anything after it, like Z or +01:00"

        case .siteName: "{label} must include a full site name, like example.com"
        case .siteNameOnly: "{label} must be only the site name, like example.com, with nothing before or after it"
        case .siteCharacters:
            "{label} must have a site name with only digits, dots, hyphens, and letters from a to z, with no accents"
        case .siteSpelling: "{label} has a site name that cannot exist: check it for a typo"
        case .siteEnding: "{label} must end with .com or another site ending, like {example}"
        case .siteTooLong: "{label} must have {maximum} characters or fewer between the dots of the site name"
        case .wholeSiteTooLong: "{label} must have {maximum} characters or fewer in the site name"
        case .hostAddress: "{label} must have a complete IPv6 address between [ and ], like [2001:db8::1]"
        case .hostNumbers:
            "{label} must include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com"
        case .publicSite:
            "{label} must be a site that anyone on the internet can open, like example.com, not one in a private network"
        case .notIPAddress: "{label} must have a site name like example.com, not an IP address"
        case .hostAccepted: "{label} must be an address at {accepted}"
        case .port: "{label} must have a port number between {minimum} and {maximum} after the colon"
        case .portAccepted: "{label} must not have a port number other than {accepted} after the site name"
        case .noPort: "{label} must not have a port number, like :8080, after the site name"
        case .userInfo: "{label} must not include a user name or password: remove them and the @ sign"
        case .percent:
            "{label} must have 2 digits or letters from A to F after each %, like %20: for a % sign, write %25"
        case .backslash: "{label} must use / instead of \\"
        case .percentEncoded: "{label} must have {accepted} instead of {character}"
        case .percentEncodedSpace: "{label} must have %20 instead of each space"
        case .slashesMissing: "{label} must have // after the colon, like {example}"
        case .singleSlash: "{label} must be a page of this site that begins with one /, like /account"
        case .atMissing: "{label} must include an @ sign, like name@example.com"
        case .localMissing: "{label} must have a name before the @ sign, like name@example.com"
        case .localTooLong:
            .plural(
                one: "{label} must have only {maximum} character before the @ sign",
                other: "{label} must have {maximum} characters or fewer before the @ sign")
        case .quotes: "{label} must have a quotation mark at the beginning and just before the @ sign, or none at all"
        case .emailSiteMissing: "{label} must include the part after the @ sign, like name@example.com"
        case .emailLocalLetters: "{label} must have letters from a to z before the @ sign, not letters like ä"
        case .emailSiteLetters: "{label} must not have letters like ä after the @ sign: use letters from a to z"
        case .emailSiteCharacter: "{label} must not have {character} after the @ sign"
        case .dotNotComma: "{label} must have a dot, not a comma, after the @ sign"

        case .ipNumbers: "{label} must be 4 numbers from 0 to 255 with dots between them, like {example}"
        case .ipGroups:
            "{label} must be 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}"
        case .ipScope: "{label} must be an IP address of one of these kinds: {accepted}"
        case .colorDigits: "{label} must be a # and then {accepted} digits or letters from a to f, like {example}"
        case .hexGroups: "{label} must be {accepted} digits or letters from a to f, in groups like {example}"
        case .sameSeparators: "{label} must have the same separator everywhere, like {example}"
        case .uuidHyphens:
            "{label} must have hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}"
        case .uuidVersion:
            "{label} must be a UUID of version {accepted}, like {example}: check that you copied the right one"
        case .versionNumbers: "{label} must be 3 numbers with dots between them, like {example}"
        case .bankCountry:
            "{label} must have the 2 capital letters of a country, like DE, as its 5th and 6th characters"
        case .isbnPrefix: "{label} must begin with 978 or 979, but not with 979-0"
        case .ulidCharacters: "{label} must only include digits and the letters A to Z, but not I, L, O, or U"

        case .passwordLetters:
            .plural(one: "{label} must include a letter", other: "{label} must include {minimum} letters or more")
        case .passwordLowercase:
            .plural(
                one: "{label} must include a lowercase letter",
                other: "{label} must include {minimum} lowercase letters or more")
        case .passwordUppercase:
            .plural(
                one: "{label} must include a capital letter",
                other: "{label} must include {minimum} capital letters or more")
        case .passwordDigits:
            .plural(one: "{label} must include a digit", other: "{label} must include {minimum} digits or more")
        case .passwordSymbols:
            .plural(
                one: "{label} must include a symbol, like ! or %",
                other: "{label} must include {minimum} symbols or more, like ! or %")
        }
    }

    // MARK: With a name

    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Enter {name}"
        case .noChoice: "Choose {name}"
        case .check: "Check {name}"
        case .choice: "Choose {name} from the list"
        case .mistypedDigits, .mistypedCharacters: "Check {name} for a typo"
        case .missingDigits: "Check {name} for missing digits"
        case .extraDigits: "Check {name} for extra digits"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "only digits"
        case .letters: "only letters"
        case .lettersAndDigits: "only letters and digits"
        case .wholeNumber: "a whole number"
        case .number: "a number"
        case .hexadecimal: "a hexadecimal number"
        case .email: "an email address"
        case .phone: "a phone number"
        case .webAddress: "a web address"
        case .siteName: "a site name"
        case .ipAddress: "an IP address"
        case .ipv4: "an IPv4 address"
        case .ipv6: "an IPv6 address"
        case .macAddress: "a hardware (MAC) address"
        case .port: "a port number"
        case .date: "a date"
        case .time: "a 24-hour time with two digits for the hour"
        case .dateAndTime: "a date and time"
        case .monthAndYear: "a month and year"
        case .cardNumber: "a card number"
        case .iban: "an IBAN"
        case .bic: "a bank code (BIC)"
        case .isbn: "an ISBN"
        case .barcode: "a barcode number"
        case .color: "a color code"
        case .uuid: "a UUID"
        case .ulid: "a ULID"
        case .version: "a version number"
        case .text: "text"
        case .list: "a list"
        case .object: "an object with named values"
        case .digit: "a digit"
        case .letter: "a letter from A to Z or a to z"
        case .capitalLetter: "a capital letter from A to Z"
        case .lowercaseLetter: "a lowercase letter from a to z"
        case .similar: "text that looks like {example}"
        case .anotherFormat: "text in another accepted format"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "There is a problem"
        case .errorPrefix: "Error:"
        case .unlabeled: "This value"
        case .otherField: "the other field"
        case .securityCode: "Security code"
        case .spaces: "spaces"
        case .commas: "commas"
        case .dots: "dots"
        case .hyphens: "hyphens"
        case .slashes: "slashes"
        case .apostrophes: "apostrophes"
        case .underscores: "underscores"
        case .brackets: "brackets"
        case .quotationMarks: "quotation marks"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " or ", last: ", or ")
}
