// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The sentences of a language.
///
/// Codes whose correction is the same share a sentence. `BuiltInCode.phrase(for:)` maps each code to its sentence. A
/// language is one `switch` over this enum without a `default`, so a missing sentence does not compile.
///
/// The comment of a case is its standalone text in English. Braces contain placeholders.
package enum Sentence: CaseIterable, Sendable {
    // MARK: Not checked

    /// This cannot be checked right now: try again later.
    ///
    /// The person has made no mistake.
    case uncheckable
    /// This is still being checked: wait a moment.
    case pending
    /// Check this value.
    ///
    /// For an error without a text of its own.
    case check

    // MARK: Presence and size

    /// Enter a value.
    case empty
    /// This is too long: shorten it.
    case tooLarge
    /// This is too short: make it longer.
    case tooBrief
    /// Use {minimum} characters or more. Counted: {minimum}.
    case tooShort
    /// Use {maximum} characters or less. Counted: {maximum}.
    case tooLong
    /// Use exactly {minimum} characters. Counted: {minimum}.
    case exactLength
    /// Use between {minimum} and {maximum} characters. Counted: {maximum}.
    case lengthBetween
    /// Give {minimum} entries or more. Counted: {minimum}. An entry is an element of a list.
    case tooFewEntries
    /// Give {maximum} entries or fewer. Counted: {maximum}.
    case tooManyEntries
    /// Give exactly {minimum} entries. Counted: {minimum}.
    case exactEntries

    // MARK: Characters

    /// Only use the digits 0 to 9.
    case digitsOnly
    /// Only use the letters A to Z, without spaces or accents.
    case lettersOnly
    /// Only use letters, without spaces. Letters of any script.
    case anyLettersOnly
    /// Only use letters A to Z and digits 0 to 9.
    case lettersAndDigits
    /// Only use letters and digits, without spaces. Of any script.
    case anyLettersAndDigits
    /// Only use these characters: {accepted}. The placeholder is the alphabet as one text, such as "+-0123456789".
    case onlyThese
    /// Only use lower-case letters from a to z, digits and hyphens.
    case slugCharacters
    /// Only use digits, with single spaces or hyphens between them.
    case digitsGrouped
    /// Only use the digits 0 to 9 and the letters A to F.
    case hexDigits
    /// Remove the spaces and line breaks.
    case spaces
    /// Remove this character: {character}. The placeholder is a character such as "<", or "../".
    case disallowedCharacter
    /// This includes a character that cannot be used here: remove it.
    case strangeCharacter
    /// Remove {character} and everything after it. The placeholder is "?", "#" or "%".
    case nothingAfter
    /// Do not begin with {character}. The placeholder is "+", "-" or "0x".
    case notBegin
    /// Begin with {accepted}. The placeholder is a list with "or", such as "http:// or https://".
    case begins
    /// End with {accepted}.
    case ends
    /// Include {accepted}.
    case includes
    /// Check the dots: one of them is in the wrong place.
    case dots
    /// Check the hyphens: one of them is in the wrong place.
    case hyphen

    // MARK: Formats

    /// This is not in an accepted format: check it for mistakes.
    case format
    /// Use this format: {example}. The placeholder is an example such as "AB123456".
    case looksLike
    /// Enter {kind}, like {example}. The kind is a ``Kind``, such as "a date"; the example "2024-05-31".
    case kind
    /// Enter {kinds}. The placeholder is a list of ``Kind`` with "or", such as "a whole number or an email address".
    case oneOf
    /// Enter something other than {kinds}. The placeholder is a list of ``Kind`` with "or".
    case notKind
    /// Enter the phone number with its country code and without spaces, like {example}.
    case phoneNumber
    /// This looks incomplete: copy it again in full. For a long code that is copied and pasted.
    case incomplete
    /// This looks mistyped: check each digit.
    case mistypedDigits
    /// This looks mistyped: check each character.
    case mistypedCharacters
    /// This has too many or too few digits: check it.
    case digitCount
    /// Use exactly {accepted} digits. The placeholder is a list of numbers with "or", such as "3 or 4", or one number.
    case exactDigits
    /// This has too many or too few characters: check it.
    case characterCount

    // MARK: Numbers

    /// Enter {minimum} or more. The placeholder is a number.
    case atLeast
    /// Enter {maximum} or less.
    case atMost
    /// Enter a value between {minimum} and {maximum}. Both limits are accepted.
    case between
    /// Enter more than {minimum}.
    case moreThan
    /// Enter less than {maximum}.
    case lessThan
    /// Enter {minimum} or a later date. The placeholder is a date, such as 2024-05-31.
    case earliest
    /// Enter {maximum} or an earlier date.
    case latest
    /// Enter a date after {minimum}.
    case laterThan
    /// Enter a date before {maximum}.
    case earlierThan
    /// Enter a number that is closer to 0. The number is too large, or a negative number too small, to represent.
    case closerToZero
    /// Write digits on both sides of one decimal point, like 0.5. The input has a point in every language.
    case decimalPoint
    /// Use {maximum} digits or fewer after the decimal point. Counted: {maximum}.
    case decimalPlaces
    /// Use {maximum} digits or fewer. Counted: {maximum}.
    case tooManyDigits
    /// Remove the zeros at the beginning of a number.
    case leadingZeros

    // MARK: Choices and comparisons

    /// This does not match: check it for mistakes. What it must match is secret.
    case mismatch
    /// Enter something different: this cannot be used.
    case anotherValue
    /// Choose one of the options in the list.
    case choice
    /// Remove the entry that is in the list twice.
    case repeated
    /// Enter the same as in {other}. The placeholder is the label of another field.
    case same
    /// Enter a later or larger value than in {other}. The placeholder is the label of another field.
    case after
    /// Fill in at least one of these: {accepted}. The placeholder is a list of labels of fields with "or".
    case atLeastOne
    /// More entries have errors than are listed. Entries to correct: {rejected}. Counted: {rejected}.
    case moreErrors

    // MARK: Dates and cards

    /// Use a card from {accepted}. The placeholder is a list of card networks with "or", such as "Visa or JCB".
    case cardNetwork
    /// Use a month from 01 to 12.
    case month
    /// This is in the past: check it, or use another card. For the expiry date of a payment card.
    case expired
    /// This is too far ahead: it must be {maximum} years from now or less. Counted: {maximum}.
    case tooFarAhead
    /// Enter a real date: this month has fewer days.
    case realDate
    /// Enter a real time, from 00:00:00 to 23:59:59.
    case realTime
    /// End with Z or with a time difference, like +01:00.
    case offsetMissing
    /// Remove the time difference at the end, like Z or +01:00.
    case offsetUnwanted

    // MARK: Web and email addresses

    /// Include a full site name, like example.com.
    case siteName
    /// Only use letters, digits, hyphens and dots in the site name.
    case siteCharacters
    /// Check the spelling of the site name: it cannot exist as it is.
    case siteSpelling
    /// Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1].
    case hostAddress
    /// Use the address of a public site.
    case publicSite
    /// Use a site name like example.com, not an IP address.
    case notIPAddress
    /// Use an address at {accepted}. The placeholder is a list of site names with "or".
    case hostAccepted
    /// Write a port number between {minimum} and {maximum} after the colon.
    case port
    /// Use port {accepted}, or leave out the port number. The placeholder is a list of numbers with "or".
    case portAccepted
    /// Remove the name or password before the @ sign.
    case userInfo
    /// Write two digits or letters from A to F after each %.
    case percent
    /// Use / in place of \.
    case backslash
    /// Use only one @ sign.
    case oneAt
    /// Use {maximum} characters or less before the @ sign. Counted: {maximum}.
    case localTooLong
    /// Check the quotation marks: one of them is in the wrong place.
    case quotes
    /// Write a full site name after the @ sign, like example.com.
    case emailDomain

    // MARK: Codes

    /// Use an IP address of one of these kinds: {accepted}. The placeholder is a list of technical words with "or".
    case ipScope
    /// Use a UUID of version {accepted}. The placeholder is a list of numbers with "or".
    case uuidVersion
    /// Begin with 978 or 979, but not with 979-0, which is for printed music.
    case isbnPrefix

    // MARK: Passwords

    /// Include {minimum} letters or more. Counted: {minimum}, as in the next four.
    case passwordLetters
    /// Include {minimum} lower-case letters or more.
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
        case .tooShort, .exactLength, .tooFewEntries, .exactEntries, .passwordLetters, .passwordLowercase,
            .passwordUppercase, .passwordDigits, .passwordSymbols:
            .minimum
        case .tooLong, .lengthBetween, .tooManyEntries, .decimalPlaces, .tooManyDigits, .tooFarAhead, .localTooLong:
            .maximum
        case .moreErrors: .rejected
        default: nil
        }
    }

    /// The placeholders that the wording must contain, besides the label.
    package var placeholders: Set<String> {
        switch self {
        case .tooShort, .exactLength, .tooFewEntries, .exactEntries, .passwordLetters, .passwordLowercase,
            .passwordUppercase, .passwordDigits, .passwordSymbols, .atLeast, .moreThan, .earliest, .laterThan:
            ["minimum"]
        case .tooLong, .tooManyEntries, .decimalPlaces, .tooManyDigits, .tooFarAhead, .localTooLong, .atMost,
            .lessThan, .latest, .earlierThan:
            ["maximum"]
        case .lengthBetween, .between, .port: ["minimum", "maximum"]
        case .onlyThese, .begins, .ends, .includes, .exactDigits, .atLeastOne, .cardNetwork, .hostAccepted,
            .portAccepted, .ipScope, .uuidVersion:
            ["accepted"]
        case .disallowedCharacter, .nothingAfter, .notBegin: ["character"]
        case .looksLike, .phoneNumber: ["example"]
        case .kind: ["kind", "example"]
        case .oneOf, .notKind: ["kinds"]
        case .same, .after: ["other"]
        case .moreErrors: ["rejected"]
        default: []
        }
    }
}
