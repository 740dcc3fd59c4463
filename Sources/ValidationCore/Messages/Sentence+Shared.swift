// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The core's sentences, and the sentences that strategies in several modules use. Every other sentence is in the file that
// uses it.

extension Sentence {
    // MARK: Not checked

    /// The person didn't make a mistake, and trying again doesn't help, because the mistake is in the program.
    package static let programMistake = Sentence(
        "programMistake", "There is a problem with this form: this cannot be checked",
        labeled: "There is a problem with this form: {label} cannot be checked")
    /// The error has no text of its own.
    package static let check = Sentence(
        "check", "Check this value", labeled: "{label} is not accepted: check it for mistakes", named: "Check {name}")

    // MARK: Presence and size

    package static let empty = Sentence(
        "empty", "Enter a value", labeled: "{label} must not be empty", named: "Enter {name}")
    /// A program sent an object without the value.
    package static let missing = Sentence(
        "missing", "Add this value: it is missing", labeled: "{label} is missing")
    /// The person chooses the value from a list or a calendar instead of typing it.
    package static let noChoice = Sentence(
        "noChoice", "Choose a value", labeled: "{label} must be chosen", named: "Choose {name}")
    package static let tooLarge = Sentence(
        "tooLarge", "Make this shorter: remove any extra text or spaces",
        labeled: "{label} must be shorter: remove any extra text or spaces")
    package static let tooManyBytes = Sentence(
        "tooManyBytes",
        .plural(
            one: "Use only {maximum} character: letters like ä and emoji count as more than one",
            other: "Use {maximum} characters or fewer: letters like ä and emoji count as more than one"),
        labeled: .plural(
            one: "{label} must be only {maximum} character: letters like ä and emoji count as more than one",
            other:
                "{label} must be {maximum} characters or fewer: letters like ä and emoji count as more than one"
        ), plural: .maximum)
    package static let tooLong = Sentence(
        "tooLong", .plural(one: "Use only {maximum} character", other: "Use {maximum} characters or fewer"),
        labeled: .plural(
            one: "{label} must be only {maximum} character long",
            other: "{label} must be {maximum} characters or fewer"), plural: .maximum, isRequirement: true)
    package static let exactLength = Sentence(
        "exactLength", .plural(one: "Use exactly {minimum} character", other: "Use exactly {minimum} characters"),
        labeled: .plural(
            one: "{label} must be {minimum} character long", other: "{label} must be {minimum} characters long"),
        plural: .minimum, isRequirement: true)
    /// The second number is the input's length, as in the other sentences with {length}.
    package static let exactLengthNot = Sentence(
        "exactLengthNot",
        .plural(
            one: "Use exactly {minimum} character, not {length}",
            other: "Use exactly {minimum} characters, not {length}"),
        labeled: .plural(
            one: "{label} must be {minimum} character long, not {length}",
            other: "{label} must be {minimum} characters long, not {length}"), plural: .minimum)

    // MARK: Characters

    package static let digitsOnly = Sentence(
        "digitsOnly", "Only use the digits 0 to 9",
        labeled: "{label} must only include the digits 0 to 9", isRequirement: true)
    /// The text is accepted in capital letters, and the example looks like "AB123456".
    package static let capitalLetters = Sentence(
        "capitalLetters", "Use capital letters, like {example}",
        labeled: "{label} must have capital letters, like {example}")
    package static let spaces = Sentence(
        "spaces", "Remove the spaces and line breaks", labeled: "{label} must not include spaces or line breaks")
    /// The text is accepted without these spaces and line breaks.
    package static let outerSpaces = Sentence(
        "outerSpaces", "Remove any space or line break at the beginning or end",
        labeled: "{label} must not begin or end with a space or line break")
    /// The character has a name, such as "commas", which is a ``MessageWord``.
    package static let without = Sentence(
        "without", "Remove the {characters}", labeled: "{label} must not include {characters}")
    /// The character is, for example, "<".
    ///
    /// Several characters, such as "../", can stand in its place.
    package static let disallowedText = Sentence(
        "disallowedText", "Remove {character}", labeled: "{label} must not include {character}")
    /// Letters of any script are accepted.
    package static let strangeCharacter = Sentence(
        "strangeCharacter", "Remove unusual, lookalike, or hidden characters: delete the text and type it again",
        labeled: "{label} must not include unusual, lookalike, or hidden characters: delete the text and type it again")
    /// The text has full-width digits, letters, or signs, or digits from another script.
    package static let ordinaryForms = Sentence(
        "ordinaryForms", "Use ordinary digits, letters, and signs, like 1, not １ or ١",
        labeled: "{label} must have ordinary digits, letters, and signs, like 1, not １ or ١")
    /// The text has a character beyond ASCII.
    package static let plainCharacters = Sentence(
        "plainCharacters", "Only use letters from A to Z, digits, and symbols, with no accents or emoji",
        labeled: "{label} must only include letters from A to Z, digits, and symbols, with no accents or emoji")
    /// The character is "?", "#", or "%".
    package static let nothingAfter = Sentence(
        "nothingAfter", "Remove {character} and everything after it",
        labeled: "{label} must not include {character} or anything after it")
    /// The text begins with "+", "-", or "0x".
    package static let notBegin = Sentence(
        "notBegin", "Do not begin with {character}", labeled: "{label} must not begin with {character}")
    package static let begins = Sentence(
        "begins", "Begin with {accepted}", labeled: "{label} must begin with {accepted}", isRequirement: true)
    /// The field is for a site name or a page's short name.
    package static let hyphen = Sentence(
        "hyphen", "Write a letter or digit before and after each hyphen",
        labeled: "{label} must have a letter or digit before and after each hyphen")

    // MARK: Formats

    package static let format = Sentence(
        "format", "Use an accepted format: check for mistakes",
        labeled: "{label} must be in an accepted format: check for mistakes")
    package static let looksLike = Sentence(
        "looksLike", "Use this format: {example}", labeled: "{label} must look like {example}", isRequirement: true)
    /// The kind is an ``InputKind`` with its example, such as "a date" and "2024-05-31".
    package static let kind = Sentence(
        "kind", "Enter {kind}, like {example}", labeled: "{label} must be {kind}, like {example}", isRequirement: true)
    /// The kind is "a whole number" or "a number".
    ///
    /// The character has a name, such as "commas", which is a ``MessageWord``.
    package static let kindWithout = Sentence(
        "kindWithout", "Enter {kind} with no {characters}, like {example}",
        labeled: "{label} must be {kind} with no {characters}, like {example}")
    /// The kind is "a whole number", "a number", or "a port number".
    package static let kindBetween = Sentence(
        "kindBetween", "Enter {kind} between {minimum} and {maximum}",
        labeled: "{label} must be {kind} between {minimum} and {maximum}", isRequirement: true)
    /// The kind is "a whole number", "a number", or "a port number".
    package static let kindAtLeast = Sentence(
        "kindAtLeast", "Enter {kind}, {minimum} or more",
        labeled: "{label} must be {kind}, {minimum} or more", isRequirement: true)
    /// The kind is "a whole number", "a number", or "a port number".
    package static let kindAtMost = Sentence(
        "kindAtMost", "Enter {kind}, {maximum} or less",
        labeled: "{label} must be {kind}, {maximum} or less", isRequirement: true)
    /// The kinds are a list with "or", such as "a whole number or an email address".
    package static let oneOf = Sentence(
        "oneOf", "Enter {kinds}", labeled: "{label} must be {kinds}", isRequirement: true)
    /// The accepted count is a number, or several numbers with "or", such as "3 or 4".
    package static let exactDigits = Sentence(
        "exactDigits", "Use exactly {accepted} digits",
        labeled: "{label} must have {accepted} digits", isRequirement: true)
    package static let exactDigitsNot = Sentence(
        "exactDigitsNot", "Use exactly {accepted} digits, not {length}",
        labeled: "{label} must have {accepted} digits, not {length}")
    /// The accepted count is over 14 for an account number (IBAN), and "8 or 11" for a bank code (BIC).
    package static let exactLettersAndDigits = Sentence(
        "exactLettersAndDigits", "Use exactly {accepted} letters and digits",
        labeled: "{label} must have {accepted} letters and digits")

    /// The suggestion, such as DE or Europe/Berlin, comes from a public list.
    package static let didYouMean = Sentence(
        "didYouMean", "Did you mean {suggestion}?", labeled: "{label}: did you mean {suggestion}?")

    // MARK: Numbers

    /// The limits are numbers.
    package static let between = Sentence(
        "between", "Enter a value between {minimum} and {maximum}",
        labeled: "{label} must be between {minimum} and {maximum}", isRequirement: true)
    /// The text is ".5" or ",5".
    package static let beginsWithDigit = Sentence(
        "beginsWithDigit", "Begin with a digit, like {example}",
        labeled: "{label} must begin with a digit, like {example}")
    /// The number is, for example, a port number or a part of an IP address.
    package static let leadingZeros = Sentence(
        "leadingZeros", "Remove the zeros at the beginning of a number: for example, use 7 instead of 07",
        labeled: "{label} must not have zeros at the beginning of a number: for example, use 7 instead of 07")

    /// The text has a point or comma.
    package static let noDecimals = Sentence(
        "noDecimals", "Enter a whole number, with no decimals or separators, like {example}",
        labeled: "{label} must be a whole number, with no decimals or separators, like {example}")
    /// The field is for a site name or an IP address.
    package static let dotInsteadOfComma = Sentence(
        "dotInsteadOfComma", "Use a dot, not a comma", labeled: "{label} must have a dot instead of a comma")
    /// The text has a dash that looks like a hyphen.
    package static let dash = Sentence(
        "dash", "Use an ordinary hyphen (-) instead of the dash",
        labeled: "{label} must have an ordinary hyphen (-) instead of the dash")

    // MARK: Choices and comparisons

    package static let anotherValue = Sentence(
        "anotherValue", "Enter a different value: this one cannot be used",
        labeled: "{label} cannot have this value: enter a different one")
    /// The accepted texts are a list with "or", such as "red, green, or blue".
    package static let option = Sentence(
        "option", "Choose {accepted}", labeled: "{label} must be {accepted}", isRequirement: true)
    package static let same = Sentence(
        "same", "Enter the same as in {other}: check both",
        labeled: "{label} must match what you entered in {other}: check both")
    package static let after = Sentence(
        "after", "Enter a later or larger value than in {other}", labeled: "{label} must come after {other}")
    package static let later = Sentence(
        "later", "Enter a later value than in {other}", labeled: "{label} must come after {other}")
    package static let notEarlier = Sentence(
        "notEarlier", "Enter the same value as in {other}, or a later one",
        labeled: "{label} must not come before {other}")
    package static let larger = Sentence(
        "larger", "Enter a larger value than in {other}", labeled: "{label} must be greater than {other}")
    package static let notSmaller = Sentence(
        "notSmaller", "Enter the same value as in {other}, or a larger one",
        labeled: "{label} must not be less than {other}")
    package static let excluded = Sentence(
        "excluded", "Leave this empty, because of {other}", labeled: "{label} must be empty, because of {other}")
    package static let atLeastOne = Sentence(
        "atLeastOne", "Fill in at least one of these: {accepted}", labeled: "Fill in at least one of these: {accepted}")

    // MARK: Data

    /// The number is usually large.
    package static let dataSize = Sentence(
        "dataSize", "Send less data: the limit in bytes is {maximum}",
        labeled: "{label} must be shorter: the limit in bytes is {maximum}")

    // MARK: Codes

    /// The number is 12 or 32.
    package static let hexGroups = Sentence(
        "hexGroups", "Enter {accepted} digits or letters from a to f, in groups like {example}",
        labeled: "{label} must be {accepted} digits or letters from a to f, in groups like {example}")
}
