// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The sentences of a language.
///
/// Codes whose correction is the same share a sentence. The declaration of a code has its sentence. A
/// language is one `switch` over this enum without a `default`, so a missing sentence does not compile.
///
/// The comment of a case is its standalone text in English. Braces contain placeholders.
@usableFromInline package enum Sentence: CaseIterable, Sendable {
    // MARK: Not checked

    /// This cannot be checked right now: try again in a few minutes.
    ///
    /// The person has made no mistake.
    case uncheckable
    /// There is a problem with this form: this cannot be checked.
    ///
    /// The program has a mistake, so that trying again does not help. The person has made no mistake.
    case programMistake
    /// Wait a moment, then try again: this is still being checked.
    case pending
    /// Check this value.
    ///
    /// For an error without a text of its own.
    case check

    // MARK: Presence and size

    /// Enter a value.
    case empty
    /// Make this shorter: remove any extra text or spaces.
    case tooLarge
    /// Use {maximum} characters or fewer: letters like ä and emoji count as more than one. Counted: {maximum}.
    case tooManyBytes
    /// Make this longer: add some characters.
    case tooBrief
    /// Use {minimum} characters or more. Counted: {minimum}.
    case tooShort
    /// Use between {minimum} and {maximum} characters. Counted: {maximum}, which is at least 2.
    case lengthBetween
    /// Use {maximum} characters or fewer. Counted: {maximum}.
    case tooLong
    /// Use exactly {minimum} characters. Counted: {minimum}.
    case exactLength
    /// Use exactly {minimum} characters, not {length}. Counted: {minimum}. The other number is that of the characters
    /// in the input, as in the next ones with {length}.
    case exactLengthNot
    /// Give {minimum} entries or more. Counted: {minimum}. An entry is an element of a list.
    case tooFewEntries
    /// Give {maximum} entries or fewer. Counted: {maximum}.
    case tooManyEntries
    /// Give exactly {minimum} entries. Counted: {minimum}.
    case exactEntries
    /// Give between {minimum} and {maximum} entries. The maximum is at least 2.
    case entriesBetween

    // MARK: Characters

    /// Only use the digits 0 to 9.
    case digitsOnly
    /// Only use the letters A to Z or a to z, with no digits, spaces or accents.
    case lettersOnly
    /// Only use letters, with no digits, spaces or other characters. Letters of any script.
    case anyLettersOnly
    /// Only use the letters A to Z or a to z and the digits 0 to 9.
    case lettersAndDigits
    /// Only use letters and digits, with no spaces, hyphens or other characters. Of any script.
    case anyLettersAndDigits
    /// Only use these characters: {accepted}. The placeholder is the alphabet as one text, such as "+-0123456789".
    case onlyThese
    /// Only use digits, hyphens and lowercase letters from a to z, with no spaces or accents.
    case slugCharacters
    /// Use capital letters, like {example}. The text has lowercase letters, and is accepted with capital letters. The
    /// placeholder is an example such as "AB123456".
    case capitalLetters
    /// Use lowercase letters instead of capital letters. The text is accepted with lowercase letters.
    case lowercaseLetters
    /// Only use digits, with single spaces or hyphens between them.
    case digitsGrouped
    /// Only use the digits 0 to 9 and the letters a to f.
    case hexDigits
    /// Remove the spaces and line breaks.
    case spaces
    /// Remove the {characters}. The placeholder is the name of a character, such as "commas": a ``Word``.
    case without
    /// Remove {character}. The placeholder is a character such as "<", or several, such as "../".
    case disallowedText
    /// Use {character} only once. The placeholder is "@" or "::".
    case once
    /// Use {character} only at the end. The placeholder is "=".
    case onlyAtEnd
    /// Remove unusual, lookalike or hidden characters: delete the text and type it again. Letters of any script are accepted.
    case strangeCharacter
    /// Only use letters from A to Z, digits and symbols, with no accents or emoji. The text has a character
    /// beyond ASCII.
    case plainCharacters
    /// Remove {character} and everything after it. The placeholder is "?", "#" or "%".
    case nothingAfter
    /// Do not begin with {character}. The placeholder is "+", "-" or "0x".
    case notBegin
    /// Remove the - sign: negative numbers are not accepted.
    case notNegative
    /// Begin with {accepted}. The placeholder is a list with "or", such as "http:// or https://".
    case begins
    /// End with {accepted}.
    case ends
    /// Include {accepted}.
    case includes
    /// Do not write two dots in a row. For a site name or an email address.
    case dots
    /// Do not begin with a dot. For a site name or an email address, as in the next one.
    case dotAtStart
    /// Do not end with a dot.
    case dotAtEnd
    /// Do not write a dot next to the @ sign.
    case dotNextToAt
    /// Do not begin or end the site name with a dot.
    case siteDotAtEdge
    /// Do not write two hyphens in a row. For a short name of a page.
    case hyphens
    /// Write a letter or digit before and after each hyphen. For a site name or a short name of a page.
    case hyphen
    /// Do not begin or end with a hyphen. For a site name or a short name of a page.
    case hyphenAtEdge

    // MARK: Formats

    /// Use an accepted format: check for mistakes.
    case format
    /// Use an accepted format: check character {number}. The placeholder is the number of a character, from 1.
    case mistakeAt
    /// Use {kinds} as character {number}. The first placeholder is a list of
    /// ``Kind`` and of characters with "or", such as "a digit, - or +".
    case characterAt
    /// Use this format: {example}. The placeholder is an example such as "AB123456".
    case looksLike
    /// Enter {kind}, like {example}. The kind is a ``Kind``, such as "a date"; the example "2024-05-31".
    case kind
    /// Enter {kind} with no {characters}, like {example}. The kind is "a whole number" or "a number", and the other
    /// placeholder is the name of a character, such as "commas": a ``Word``.
    case kindWithout
    /// Enter {kind} between {minimum} and {maximum}. The kind is "a whole number", "a number", or "a port number". Both
    /// limits are accepted.
    case kindBetween
    /// Enter {kind}, {minimum} or more. The kind is "a whole number", "a number", or "a port number".
    case kindAtLeast
    /// Enter {kind}, {maximum} or less.
    case kindAtMost
    /// Enter {kinds}. The placeholder is a list of ``Kind`` with "or", such as "a whole number or an email address".
    case oneOf
    /// Enter something other than {kinds}. The placeholder is a list of ``Kind`` with "or".
    case notKind
    /// Begin with + and the country code, followed by digits only, like {example}. The placeholder is an example of a
    /// phone number, such as "+442079460958".
    case phoneNumber
    /// Begin with the country code and use digits only, like {example}. The placeholder is an example of a phone number
    /// without a plus sign, such as "442079460958".
    case phoneNumberWithoutPlus
    /// Copy all of it and paste it here again: this may be incomplete. For a long code that is copied and pasted.
    case incomplete
    /// Check each digit for a typo.
    case mistypedDigits
    /// Check each character for a typo.
    case mistypedCharacters
    /// Check for missing digits: this is too short.
    case missingDigits
    /// Check for extra digits: this is too long.
    case extraDigits
    /// Enter a number that is not all zeros.
    case allZeros
    /// Use exactly {accepted} digits. The placeholder is a list of numbers with "or", such as "3 or 4", or one number.
    case exactDigits
    /// Use exactly {accepted} digits, not {length}. The first placeholder is a list of numbers with "or", or one
    /// number.
    case exactDigitsNot
    /// Use between {minimum} and {maximum} digits, not {length}. The maximum is at least 15.
    case digitsBetween
    /// Use exactly {accepted} letters and digits. For an account number (IBAN) or a bank code (BIC). The placeholder is a
    /// number over 14, or "8 or 11".
    case exactLettersAndDigits
    /// Use exactly {accepted} letters and digits, not {length}. Like the sentence before.
    case exactLettersAndDigitsNot
    /// Begin with the 2 letters of a country that uses IBANs, like DE. For an account number (IBAN).
    case ibanCountry

    // MARK: Numbers

    /// Enter {minimum} or more. The placeholder is a number, as in the next four.
    case atLeast
    /// Enter {maximum} or less.
    case atMost
    /// Enter a value between {minimum} and {maximum}. Both limits are accepted.
    case between
    /// Enter more than {minimum}.
    case moreThan
    /// Enter less than {maximum}.
    case lessThan
    /// Enter {minimum} or later. The placeholder is a date, such as 2024-05-31, as in the next four.
    case earliest
    /// Enter {maximum} or earlier.
    case latest
    /// Enter a date between {minimum} and {maximum}. Both dates are accepted.
    case betweenDates
    /// Enter a date after {minimum}.
    case laterThan
    /// Enter a date before {maximum}.
    case earlierThan
    /// Enter {minimum} or something that comes after it. The placeholder is a word, such as "small", in an order that
    /// the app defines, as in the next three.
    case textAtLeast
    /// Enter {maximum} or something that comes before it.
    case textAtMost
    /// Enter something that comes after {minimum}.
    case textAfter
    /// Enter something that comes before {maximum}.
    case textBefore
    /// Use fewer digits: check for extra digits. The number is too large, or a negative number too small, to represent.
    case fewerDigits
    /// Use only one decimal point, like {example}. This field has a point in every language, and so has the example,
    /// such as "12.5".
    case decimalPoint
    /// Use only one decimal comma, like {example}. This field has a comma in every language, and so has the example,
    /// such as "12,5".
    case decimalComma
    /// Begin with a digit, like {example}. The placeholder is a number such as "12.5" or "12,5"; the text is ".5" or ",5".
    case beginsWithDigit
    /// End with a digit, like {example}. The placeholder is a number such as "12.5" or "12,5"; the text is "12." or
    /// "12,".
    case endsWithDigit
    /// Use a decimal point, not a comma, like {example}.
    case pointNotComma
    /// Use a decimal comma, not a point, like {example}.
    case commaNotPoint
    /// Use {maximum} decimal places or fewer. Counted: {maximum}.
    case decimalPlaces
    /// Use {maximum} digits or fewer. Counted: {maximum}.
    case tooManyDigits
    /// Remove the zeros at the beginning of a number: for example, use 7 instead of 07. Such as a port number or a part of an IP address.
    case leadingZeros

    // MARK: Choices and comparisons

    /// This does not match: check for mistakes. What it must match is secret.
    case mismatch
    /// Enter a different value: this one cannot be used.
    case anotherValue
    /// Enter a value from the list of accepted ones: check for a typo. The list may not be on the screen.
    case choice
    /// Choose {accepted}. The placeholder is a list of texts with "or", such as "red, green or blue".
    case option
    /// Remove the entry that is in the list twice.
    case repeated
    /// Enter the same as in {other}: check both. The placeholder is the label of another field.
    case same
    /// Enter a later or larger value than in {other}. The placeholder is the label of another field.
    case after
    /// Fill in at least one of these: {accepted}. The placeholder is a list of labels of fields with "or".
    case atLeastOne
    /// Correct {rejected} entries in total: correct those shown here to see the rest. Counted: {rejected}.
    case moreErrors
    /// Correct what is shown here first: there may be more errors. Their number is not known.
    case furtherErrors

    // MARK: Data

    /// Use a value that is accepted here: check its spelling, size and format. A program has sent the value, as in the next
    /// four.
    case dataValue
    /// Correct the syntax of this data: check quotation marks, commas and brackets.
    case dataSyntax
    /// Correct the syntax at line {line}, column {column}: check quotation marks, commas and brackets. The placeholders are
    /// numbers.
    case dataSyntaxAt
    /// Remove this key or correct its spelling: it is not accepted here or it is there twice. A key is the name of a value
    /// in an object.
    case dataKey
    /// Use fewer levels: too many lists and objects are inside one another.
    case dataDepth

    // MARK: Dates and cards

    /// Use a card from {accepted}. The placeholder is a list of card networks with "or", such as "Visa or JCB".
    case cardNetwork
    /// Enter 2 digits for the month, then 2 digits for the year, like {example}. For the expiry date of a payment card;
    /// the placeholder is an example such as "03/31".
    case monthThenYear
    /// Use a month from 01 to 12.
    case month
    /// Enter this month or a later one: check it or use another card. For the expiry date of a payment card.
    case expired
    /// Enter a date no more than {maximum} years from now: check the year. Counted: {maximum}. For the expiry date of
    /// a payment card.
    case tooFarAhead
    /// Use a day from 01 to {maximum} in that month. The placeholder is the number of days of the month, from 28 to 31.
    case day
    /// Use hours from 00 to 23.
    case hours
    /// Use minutes from 00 to 59.
    case minutes
    /// Use seconds from 00 to 59.
    case seconds
    /// Enter year-month-day with 2 digits for the month and the day, like {example}. The placeholder is an example such as
    /// "2024-05-31".
    case dateOrder
    /// Write year-month-day, then T, then the time, like {example}. The placeholder is an example such as
    /// "2024-05-31T09:30:00Z".
    case dateThenTime
    /// Enter hours, minutes, seconds and a time zone, like {example}. The placeholder is an example such as
    /// "09:30:00Z".
    case timeWithZone
    /// End with a time zone: Z for UTC, or a difference like +01:00. After a time of day.
    case offsetMissing
    /// End with the time: remove anything after it, like Z or +01:00. After a time of day.
    case offsetUnwanted

    // MARK: Web and email addresses

    /// Include a full site name, like example.com.
    case siteName
    /// Enter only the site name, like example.com, with nothing before or after it. The text is a web address.
    case siteNameOnly
    /// Only use digits, dots, hyphens and letters from a to z in the site name, with no accents.
    case siteCharacters
    /// Check the site name for a typo: a site cannot have this name. A part of it is not a correct international name.
    case siteSpelling
    /// End with .com or another site ending, like {example}. The placeholder is "example.com" or "name@example.com".
    case siteEnding
    /// Use {maximum} characters or fewer between the dots of the site name. The placeholder is the number 63.
    case siteTooLong
    /// Use {maximum} characters or fewer in the site name. The placeholder is the number 253.
    case wholeSiteTooLong
    /// Write a complete IPv6 address between [ and ], like [2001:db8::1].
    case hostAddress
    /// Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com.
    case hostNumbers
    /// Use a site that anyone on the internet can open, like example.com, not one in a private network.
    case publicSite
    /// Use a site name like example.com, not an IP address.
    case notIPAddress
    /// Use an address at {accepted}. The placeholder is a list of site names with "or".
    case hostAccepted
    /// Write a port number between {minimum} and {maximum} after the colon.
    case port
    /// Use no port number other than {accepted} after the site name. The placeholder is a list of numbers with
    /// "or".
    case portAccepted
    /// Remove the port number, like :8080, after the site name. The port number has a colon before it.
    case noPort
    /// Remove the user name or password and the @ sign. They are in a web address before the site name.
    case userInfo
    /// Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25.
    case percent
    /// Use / instead of \.
    case backslash
    /// Write // after the colon, like {example}. The placeholder is an example such as "https://example.com".
    case slashesMissing
    /// Enter a page of this site that begins with one /, like /account.
    case singleSlash
    /// Include an @ sign, like name@example.com.
    case atMissing
    /// Write a name before the @ sign, like name@example.com.
    case localMissing
    /// Use {maximum} characters or fewer before the @ sign. Counted: {maximum}.
    case localTooLong
    /// Write a quotation mark at the beginning and just before the @ sign, or none at all. The part before the @ sign
    /// may be quoted, as in "a b"@example.com.
    case quotes
    /// Write the part after the @ sign, like name@example.com. Nothing follows the @ sign.
    case emailSiteMissing
    /// After the @ sign, use letters from a to z, not letters like ä.
    case emailSiteLetters
    /// Remove {character} after the @ sign. The placeholder is a character such as "_".
    case emailSiteCharacter
    /// Use a dot, not a comma, after the @ sign.
    case dotNotComma

    // MARK: Codes

    /// Enter 4 numbers from 0 to 255 with dots between them, like {example}. For an IP address; the placeholder is an
    /// example such as "192.0.2.1".
    case ipNumbers
    /// Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like
    /// {example}. For an IP address of version 6; the placeholder is an example such as "2001:db8::1".
    case ipGroups
    /// Use an IP address of one of these kinds: {accepted}. The placeholder is a list of technical words with "or".
    case ipScope
    /// Enter a # and then {accepted} digits or letters from a to f, like {example}. The first placeholder is 6 or 8, and
    /// the second an example such as "#ff8800".
    case colorDigits
    /// Enter {accepted} digits or letters from a to f, in groups like {example}. The first placeholder is 12 or 32, and the
    /// second an example such as "00:00:5e:00:53:01".
    case hexGroups
    /// Write hyphens between groups of 8, 4, 4, 4 and 12 digits or letters, like {example}. For a UUID.
    case uuidHyphens
    /// Use a UUID of version {accepted}, like {example}: check that you copied the right one. The first placeholder is a
    /// list of numbers with "or", and the second an example.
    case uuidVersion
    /// Enter 3 numbers with dots between them, like {example}. The placeholder is an example such as "1.4.0".
    case versionNumbers
    /// Use the 2 capital letters of a country, like DE, as the 5th and 6th characters. For a bank code (BIC).
    case bankCountry
    /// Begin with 978 or 979, but not with 979-0.
    case isbnPrefix
    /// Only use digits and the letters A to Z, but not I, L, O or U. For a ULID.
    case ulidCharacters

    // MARK: Passwords

    /// Include {minimum} letters or more. Counted: {minimum}, as in the next four.
    case passwordLetters
    /// Include {minimum} lowercase letters or more.
    case passwordLowercase
    /// Include {minimum} capital letters or more.
    case passwordUppercase
    /// Include {minimum} digits or more.
    case passwordDigits
    /// Include {minimum} symbols or more, like ! or %.
    case passwordSymbols
}

extension Sentence {
    /// The parameter whose number decides the plural form, if the sentence has plural forms.
    package var counted: ValidationError.Parameter? {
        switch self {
        case .tooShort, .exactLength, .exactLengthNot, .tooFewEntries, .exactEntries, .passwordLetters,
            .passwordLowercase,
            .passwordUppercase, .passwordDigits, .passwordSymbols:
            .minimum
        case .tooLong, .tooManyBytes, .lengthBetween, .tooManyEntries, .decimalPlaces, .tooManyDigits, .tooFarAhead,
            .localTooLong:
            .maximum
        case .moreErrors: .rejected
        default: nil
        }
    }

    /// The placeholders that the wording must contain, besides the label.
    package var placeholders: Set<String> {
        switch self {
        case .tooShort, .exactLength, .tooFewEntries, .exactEntries, .passwordLetters, .passwordLowercase,
            .passwordUppercase, .passwordDigits, .passwordSymbols, .atLeast, .moreThan, .earliest, .laterThan,
            .textAtLeast, .textAfter:
            ["minimum"]
        case .tooLong, .tooManyBytes, .tooManyEntries, .decimalPlaces, .tooManyDigits, .tooFarAhead, .localTooLong,
            .atMost,
            .lessThan, .latest, .earlierThan, .textAtMost, .textBefore, .siteTooLong, .wholeSiteTooLong, .day:
            ["maximum"]
        case .between, .betweenDates, .lengthBetween, .entriesBetween, .port: ["minimum", "maximum"]
        case .onlyThese, .begins, .ends, .includes, .exactDigits, .atLeastOne, .cardNetwork, .hostAccepted,
            .portAccepted, .ipScope, .option, .exactLettersAndDigits:
            ["accepted"]
        case .exactLengthNot: ["minimum", "length"]
        case .digitsBetween: ["minimum", "maximum", "length"]
        case .exactDigitsNot, .exactLettersAndDigitsNot: ["accepted", "length"]
        case .uuidVersion, .colorDigits, .hexGroups: ["accepted", "example"]
        case .without: ["characters"]
        case .kindWithout: ["kind", "characters", "example"]
        case .disallowedText, .nothingAfter, .notBegin, .once, .onlyAtEnd, .emailSiteCharacter: ["character"]
        case .looksLike, .phoneNumber, .phoneNumberWithoutPlus, .decimalPoint, .decimalComma, .beginsWithDigit,
            .endsWithDigit, .pointNotComma, .commaNotPoint, .siteEnding, .dateOrder, .dateThenTime, .timeWithZone,
            .ipNumbers, .ipGroups, .uuidHyphens, .monthThenYear, .versionNumbers, .capitalLetters, .slashesMissing:
            ["example"]
        case .kind: ["kind", "example"]
        case .kindBetween: ["kind", "minimum", "maximum"]
        case .kindAtLeast: ["kind", "minimum"]
        case .kindAtMost: ["kind", "maximum"]
        case .characterAt: ["kinds", "number"]
        case .oneOf, .notKind: ["kinds"]
        case .same, .after: ["other"]
        case .moreErrors: ["rejected"]
        case .mistakeAt: ["number"]
        case .dataSyntaxAt: ["line", "column"]
        default: []
        }
    }
}
