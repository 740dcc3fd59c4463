// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The sentences of a language.
///
/// Codes whose correction is the same share a sentence. The type `English` is one `switch` over this enum without a
/// `default`, so a sentence without English does not compile. The other languages are tables, in which the name of a case
/// is the key; what a table does not have is in English.
/// The comments here contain what a translator cannot see there. Unless a comment
/// differs, limits are accepted, `{accepted}` is a list with "or", `{example}` is an accepted input, and `{other}` is
/// the label of another field.
@usableFromInline package enum Sentence: String, CaseIterable, Sendable {
    // MARK: Not checked

    /// The person has made no mistake.
    case uncheckable
    /// Trying again does not help, because the program has a mistake. The person has made none.
    case programMistake
    case pending
    /// For an error without a text of its own.
    case check

    // MARK: Presence and size

    case empty
    /// The value is chosen from a list or a calendar, not typed.
    case noChoice
    case tooLarge, tooManyBytes, tooBrief, tooShort
    /// The maximum is at least 2, as in ``entriesBetween``.
    case lengthBetween
    case tooLong, exactLength
    /// The second number is the length of the input, as in the other sentences with {length}.
    case exactLengthNot
    /// An entry is an element of a list, as in the next three.
    case tooFewEntries
    case tooManyEntries, exactEntries, entriesBetween

    // MARK: Characters

    case digitsOnly, lettersOnly
    /// Letters of any script.
    case anyLettersOnly
    case lettersAndDigits
    /// Of any script.
    case anyLettersAndDigits
    case onlyThese, slugCharacters
    /// The text is accepted with capital letters. The example is one such as "AB123456".
    case capitalLetters
    /// The text is accepted with lowercase letters.
    case lowercaseLetters
    case digitsGrouped, hexDigits, spaces
    /// The text is accepted without them.
    case outerSpaces
    /// A character with a name, such as "commas": a ``MessageWord``.
    case without
    /// The character is one such as "<", or several, such as "../".
    case disallowedText
    /// "@" or "::".
    case once
    /// "=".
    case onlyAtEnd
    /// Letters of any script are accepted.
    case strangeCharacter
    /// The text has digits, letters, or signs that are twice as wide, or digits of another script.
    case ordinaryForms
    /// The text has a character beyond ASCII.
    case plainCharacters
    /// "?", "#", or "%".
    case nothingAfter
    /// "+", "-", or "0x".
    case notBegin
    case notNegative, begins, ends, includes
    /// For a site name or an email address, as in the next two.
    case dots
    case dotAtStart, dotAtEnd, dotNextToAt, siteDotAtEdge
    /// For a short name of a page.
    case hyphens
    /// For a site name or a short name of a page, as in the next one.
    case hyphen
    case hyphenAtEdge

    // MARK: Formats

    case format
    /// The number of a character, from 1.
    case mistakeAt
    /// A list of ``InputKind`` and of characters with "or", such as "a digit, - or +", and a number from 1.
    case characterAt
    /// The same for the first character.
    case characterFirst
    case looksLike
    /// A ``InputKind`` and its example, such as "a date" and "2024-05-31".
    case kind
    /// "a whole number" or "a number", and a character with a name, such as "commas": a ``MessageWord``.
    case kindWithout
    /// The kind is "a whole number", "a number", or "a port number", as in the next two.
    case kindBetween
    case kindAtLeast, kindAtMost
    /// A list of ``InputKind`` with "or", such as "a whole number or an email address", as in the next one.
    case oneOf
    case notKind, phoneNumber, phoneNumberWithoutPlus
    /// For a telephone number, like the next one.
    case countryCode
    case phoneDigits
    /// For a long code that is copied and pasted.
    case incomplete
    case mistypedDigits, mistypedCharacters, missingDigits, extraDigits, allZeros
    /// One number, or several with "or", such as "3 or 4".
    case exactDigits
    case exactDigitsNot
    /// The maximum is at least 15.
    case digitsBetween
    /// For an account number (IBAN) or a bank code (BIC): a number over 14, or "8 or 11".
    case exactLettersAndDigits
    case exactLettersAndDigitsNot
    /// For an account number (IBAN).
    case ibanCountry

    // MARK: Numbers

    /// The limits are numbers, as in the next four.
    case atLeast
    case atMost, between, moreThan, lessThan
    /// The limits are dates, such as 2024-05-31, as in the next four.
    case earliest
    case latest, betweenDates, laterThan, earlierThan
    /// The limit is a word, such as "small", in an order that the app defines, as in the next three.
    case textAtLeast
    case textAtMost, textAfter, textBefore
    /// The number is too large, or a negative number too small, to represent.
    case fewerDigits
    /// The field has a point in every language, as in "12.5".
    case decimalPoint
    /// The field has a comma in every language, as in "12,5".
    case decimalComma
    /// The text is ".5" or ",5".
    case beginsWithDigit
    /// The text is "12." or "12,".
    case endsWithDigit
    case pointNotComma, commaNotPoint
    /// The text is one such as "1.234,5".
    case noGroupSigns
    case decimalPlaces, tooManyDigits
    /// Such as a port number or a part of an IP address.
    case leadingZeros

    // MARK: Choices and comparisons

    /// A box that a person must select, such as that for terms of use. Its label is a sentence of its own.
    case unselected
    /// What it must match is secret.
    case mismatch
    case anotherValue
    /// The list may not be on the screen.
    case choice
    /// A list of texts with "or", such as "red, green, or blue".
    case option
    case repeated, same, after, atLeastOne, moreErrors
    /// The number of further errors is not known.
    case furtherErrors

    // MARK: Data

    /// A program has sent the value, as in the next four.
    case dataValue
    case dataSyntax, dataSyntaxAt, dataEncoding
    /// A key is the name of a value in an object.
    case dataKey, dataKeyTwice
    case dataDepth
    /// The number is usually large.
    case dataSize

    // MARK: Dates and cards

    case cardNetwork
    /// For the expiry date of a payment card, like the next three; the example is "03/31".
    case monthThenYear
    case month, expired, tooFarAhead
    /// The number of days of the month, from 28 to 31.
    case day
    case hours, minutes, seconds, dateOrder, dateThenTime, timeWithZone
    /// For a time of day, as in the next two.
    case offsetMissing
    case offsetLimits
    case offsetUnwanted

    // MARK: Web and email addresses

    case siteName
    /// The text is a web address.
    case siteNameOnly
    case siteCharacters
    /// A part of the name is not a correct international name.
    case siteSpelling
    case siteEnding, siteTooLong, wholeSiteTooLong, hostAddress, hostNumbers, publicSite, notIPAddress, hostAccepted,
        port, portAccepted
    /// The port number has a colon before it.
    case noPort
    /// In a web address, before the site name.
    case userInfo
    case percent, backslash
    /// The first text is one such as "%5B", and the second one a character such as "[".
    case percentEncoded
    case percentEncodedSpace
    case slashesMissing, singleSlash, atMissing, localMissing, localTooLong
    /// The part before the @ sign may be quoted, as in "a b"@example.com.
    case quotes
    case emailSiteMissing
    /// Only letters of the Latin alphabet without accents are accepted, as in the next one.
    case emailLocalLetters
    case emailSiteLetters
    /// A character such as "_".
    case emailSiteCharacter
    case dotNotComma

    // MARK: Codes

    /// For an IP address.
    case ipNumbers
    /// For an IP address of version 6.
    case ipGroups
    /// A list of technical words with "or".
    case ipScope
    /// The number is 6 or 8.
    case colorDigits
    /// The number is 12 or 32.
    case hexGroups
    /// For the signs between the groups of a hardware address.
    case sameSeparators
    /// For a UUID.
    case uuidHyphens
    case uuidVersion, versionNumbers
    /// For a bank code (BIC).
    case bankCountry
    case isbnPrefix
    /// For a ULID.
    case ulidCharacters

    // MARK: Passwords

    case passwordLetters, passwordLowercase, passwordUppercase, passwordDigits, passwordSymbols
}

extension Sentence {
    /// The parameter whose number decides the plural form, if the sentence has plural forms.
    package var pluralParameter: ValidationError.Parameter? {
        switch self {
        case .tooShort, .exactLength, .exactLengthNot, .tooFewEntries, .exactEntries, .passwordLetters,
            .passwordLowercase, .passwordUppercase, .passwordDigits, .passwordSymbols:
            .minimum
        case .tooLong, .tooManyBytes, .lengthBetween, .tooManyEntries, .decimalPlaces, .tooManyDigits, .tooFarAhead,
            .localTooLong:
            .maximum
        case .moreErrors: .rejected
        default: nil
        }
    }

    /// What a sentence that states a requirement is about, or `nil` if it only states how to correct a mistake.
    private var subject: Subject? {
        switch self {
        case .digitsOnly, .lettersOnly, .anyLettersOnly, .lettersAndDigits, .anyLettersAndDigits, .onlyThese,
            .slugCharacters, .digitsGrouped, .hexDigits, .singleSlash:
            .characters
        case .kind, .kindBetween, .kindAtLeast, .kindAtMost, .oneOf, .notKind, .looksLike, .phoneNumber,
            .phoneNumberWithoutPlus, .dateOrder, .dateThenTime:
            .format
        case .earliest, .latest, .betweenDates, .laterThan, .earlierThan: .dates
        case .tooShort, .lengthBetween, .tooLong, .exactLength, .tooFewEntries, .tooManyEntries, .exactEntries,
            .entriesBetween, .begins, .ends, .includes, .exactDigits, .atLeast, .atMost, .between, .moreThan, .lessThan,
            .textAtLeast, .textAtMost, .textAfter, .textBefore, .decimalPlaces, .option, .cardNetwork, .hostAccepted,
            .publicSite, .notIPAddress, .ipScope, .passwordLetters, .passwordLowercase, .passwordUppercase,
            .passwordDigits, .passwordSymbols:
            .limit
        default: nil
        }
    }

    private enum Subject { case characters, format, dates, limit }

    /// Whether the sentence states what is accepted, and not only how to correct a mistake.
    package var isRequirement: Bool { subject != nil }
    /// Whether the sentence states which characters are accepted, which an example shows too.
    package var isAboutCharacters: Bool { subject == .characters }
    /// Whether the sentence states the kind or the format of all of the input.
    package var isAboutFormat: Bool { subject == .format }
    /// Whether the sentence states a limit that is a date, which shows the format.
    package var isAboutDates: Bool { subject == .dates }
}
