// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The sentences that each language translates.
///
/// Codes that call for the same correction share a sentence. The type `English` is one `switch` over this enum without
/// a `default`, so a sentence without English text doesn't compile. The other languages are tables with case names as
/// keys; a sentence that a table lacks appears in English. The comments here tell translators what they can't see in
/// the table. Unless a comment says otherwise, the limits themselves are accepted, `{accepted}` is a list with "or",
/// `{example}` is an accepted input, and `{other}` is another field's label.
@usableFromInline package enum Sentence: String, CaseIterable, Sendable {
    // MARK: Not checked

    /// The person didn't make a mistake.
    case uncheckable
    /// Trying again doesn't help, because the mistake is in the program. The person didn't make a mistake.
    case programMistake
    case pending
    /// For an error without its own text.
    case check

    // MARK: Presence and size

    case empty
    /// The person chooses the value from a list or a calendar instead of typing it.
    case noChoice
    case tooLarge, tooManyBytes, tooBrief, tooShort
    /// The maximum is at least 2, as in ``entriesBetween``.
    case lengthBetween
    case tooLong, exactLength
    /// The second number is the input's length, as in the other sentences with {length}.
    case exactLengthNot
    /// An entry is a list element, as in the next three.
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
    /// The text is accepted in capital letters. The example looks like "AB123456".
    case capitalLetters
    /// The text is accepted in lowercase letters.
    case lowercaseLetters
    case digitsGrouped, hexDigits, spaces
    /// The text is accepted without them.
    case outerSpaces
    /// A character with a name, such as "commas": a ``MessageWord``.
    case without
    /// A character such as "<", or several characters, such as "../".
    case disallowedText
    /// "@" or "::".
    case once
    /// "=".
    case onlyAtEnd
    /// Letters of any script are accepted.
    case strangeCharacter
    /// The text has full-width digits, letters, or signs, or digits from another script.
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
    /// For a page's short name.
    case hyphens
    /// For a site name or a page's short name, as in the next case.
    case hyphen
    case hyphenAtEdge

    // MARK: Formats

    case format
    /// The number of a character, counted from 1.
    case mistakeAt
    /// A list of input kinds and characters with "or", such as "a digit, - or +", and a number counted from 1.
    case characterAt
    /// The same for the first character.
    case characterFirst
    case looksLike
    /// An ``InputKind`` and its example, such as "a date" and "2024-05-31".
    case kind
    /// "a whole number" or "a number", and a character with a name, such as "commas": a ``MessageWord``.
    case kindWithout
    /// The kind is "a whole number", "a number", or "a port number", as in the next two.
    case kindBetween
    case kindAtLeast, kindAtMost
    /// A list of input kinds with "or", such as "a whole number or an email address", as in the next case.
    case oneOf
    case notKind, phoneNumber, phoneNumberWithoutPlus
    /// For a telephone number, like the next case.
    case countryCode
    case phoneDigits
    /// For a long code that is copied and pasted.
    case incomplete
    case mistypedDigits, mistypedCharacters, missingDigits, extraDigits, allZeros
    /// A number, or several numbers with "or", such as "3 or 4".
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
    /// The text looks like "1.234,5".
    case noGroupSigns
    case decimalPlaces, tooManyDigits
    /// For example, in a port number or a part of an IP address.
    case leadingZeros

    // MARK: Choices and comparisons

    /// A box that a person must select, such as a box for accepting terms of use. Its label is a complete sentence.
    case unselected
    /// The value that it must match is secret.
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

    /// A program sent the value, as in the next four.
    case dataValue
    case dataSyntax, dataSyntaxAt, dataEncoding
    /// A key is a value's name in an object.
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
    /// Part of the name is not a valid internationalized name.
    case siteSpelling
    case siteEnding, siteTooLong, wholeSiteTooLong, hostAddress, hostNumbers, publicSite, notIPAddress, hostAccepted,
        port, portAccepted
    /// The port number has a colon before it.
    case noPort
    /// In a web address, before the site name.
    case userInfo
    case percent, backslash
    /// The first text looks like "%5B", and the second is a character such as "[".
    case percentEncoded
    case percentEncodedSpace
    case slashesMissing, singleSlash, atMissing, localMissing, localTooLong
    /// The part before the @ sign may be quoted, as in "a b"@example.com.
    case quotes
    case emailSiteMissing
    /// Only Latin letters without accents are accepted, as in the next case.
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
    /// For the signs between a hardware address's groups.
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

    /// Whether the sentence says what is accepted, not just how to correct a mistake.
    package var isRequirement: Bool {
        switch self {
        case .digitsOnly, .lettersOnly, .anyLettersOnly, .lettersAndDigits, .anyLettersAndDigits, .onlyThese,
            .slugCharacters, .digitsGrouped, .hexDigits, .singleSlash, .kind, .kindBetween, .kindAtLeast, .kindAtMost,
            .oneOf, .notKind, .looksLike, .phoneNumber, .phoneNumberWithoutPlus, .dateOrder, .dateThenTime, .earliest,
            .latest, .betweenDates, .laterThan, .earlierThan, .tooShort, .lengthBetween, .tooLong, .exactLength,
            .tooFewEntries, .tooManyEntries, .exactEntries, .entriesBetween, .begins, .ends, .includes, .exactDigits,
            .atLeast, .atMost, .between, .moreThan, .lessThan, .textAtLeast, .textAtMost, .textAfter, .textBefore,
            .decimalPlaces, .option, .cardNetwork, .hostAccepted, .publicSite, .notIPAddress, .ipScope,
            .passwordLetters, .passwordLowercase, .passwordUppercase, .passwordDigits, .passwordSymbols:
            true
        default: false
        }
    }
}
