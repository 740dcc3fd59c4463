// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A language's texts and rules.
///
/// A conforming type is an `enum` without cases in its own file. It becomes a public ``MessageLanguage``.
package protocol LanguageTable: Sendable {
    static var tag: String { get }

    /// The language's name in the language itself, such as "Deutsch".
    static var name: String { get }

    /// Whether the script runs from right to left, so that labels and values need isolates.
    static var isRightToLeft: Bool { get }

    /// Returns a sentence's wording for a field without a label.
    static func wording(of sentence: Sentence) -> Wording

    /// Returns a sentence's wording with `{label}`, or `nil` to join the label, ``labelSeparator``, and the sentence.
    static func wordingWithLabel(of sentence: Sentence) -> Wording?

    /// Returns a sentence's wording with `{name}`, or `nil` if there is none.
    ///
    /// A name is a noun phrase for use within a sentence, such as "your email address".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording?

    /// The text between a label and a standalone sentence.
    static var labelSeparator: String { get }

    /// Whether a standalone sentence begins with a lowercase letter after a label and ``labelSeparator``.
    static var lowercasesAfterLabel: Bool { get }

    /// The end of each sentence in a text with several sentences, including the space before the next sentence.
    static var sentenceEnd: String { get }

    /// The marks around a character in a sentence.
    static var quotationMarks: (start: String, end: String) { get }

    static func name(of kind: InputKind) -> String

    static func text(of word: MessageWord) -> String

    /// Returns the plural category of a whole number according to Unicode CLDR's rules for cardinal numbers.
    ///
    /// - Parameter number: The number's absolute value.
    static func pluralCategory(of number: UInt) -> PluralCategory

    static var numberStyle: NumberStyle { get }

    static var listSeparators: ListSeparators { get }
}

extension LanguageTable {
    package static var isRightToLeft: Bool { false }
    package static func wordingWithLabel(of sentence: Sentence) -> Wording? { nil }
    package static func wordingWithFieldName(of sentence: Sentence) -> Wording? { nil }
    package static var labelSeparator: String { ": " }
    package static var lowercasesAfterLabel: Bool { false }
    package static var sentenceEnd: String { ". " }
    package static var quotationMarks: (start: String, end: String) { ("“", "”") }
}

package typealias PluralCategory = MessageLanguage.PluralCategory
package typealias Wording = MessageLanguage.Wording

extension MessageLanguage {
    /// Unicode CLDR's plural categories.
    ///
    /// Each language uses some of them. Which numbers belong to a category depends on the language.
    public enum PluralCategory: CaseIterable, Sendable {
        /// For example, 0 in Arabic.
        case zero
        /// For example, 1 in English.
        case one
        /// For example, 2 in Arabic.
        case two
        /// For example, 2, 3, and 4 in Croatian.
        case few
        /// For example, 5 in Polish.
        case many
        /// All other numbers, and numbers with a fraction.
        case other
    }

    /// A sentence's wording: one text, or a text for each of the language's plural categories.
    public struct Wording: Sendable, ExpressibleByStringLiteral {
        /// The text for the category `other`, which a custom language uses as the key of its translation.
        let original: String
        /// The texts for the other categories; `nil` for a sentence without plural forms.
        private var pluralForms: [PluralCategory: String]?

        /// Creates a sentence's wording without plural forms.
        public init(stringLiteral value: String) { original = value }

        /// Returns a sentence's wording with plural forms.
        ///
        /// Pass the forms that the language has. Every category without a text uses `other`.
        ///
        /// - Parameters:
        ///   - zero: The text for Unicode CLDR's plural category `zero`.
        ///   - one: The text for the category `one`.
        ///   - two: The text for the category `two`.
        ///   - few: The text for the category `few`.
        ///   - many: The text for the category `many`.
        ///   - other: The text for the category `other`.
        @inline(never)  // Compiled once, not in each caller, for a shorter build.
        public static func plural(
            zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
            other: String
        ) -> Wording {
            let forms = [PluralCategory.zero: zero, .one: one, .two: two, .few: few, .many: many]
            var wording = Wording(stringLiteral: other)
            wording.pluralForms = forms.compactMapValues(\.self)
            return wording
        }

        /// Creates a wording from plural forms, including a form for the category `other`.
        init(pluralForms forms: [PluralCategory: String]) {
            original = forms[.other] ?? ""
            pluralForms = forms.filter { $0.key != .other }
        }

        package var isPlural: Bool { pluralForms != nil }

        /// Returns the template for a category, or `nil` if the wording has plural forms but lacks this category.
        package func form(for category: PluralCategory) -> String? {
            guard let pluralForms, category != .other else { return original }
            return pluralForms[category]
        }
    }
}

/// A language's number notation.
package struct NumberStyle: Sendable {
    /// The decimal separator.
    private let decimalSeparator: String
    /// The grouping separator, such as a no-break space.
    private let groupingSeparator: String
    /// The number of digits in each group to the left of the last three digits, such as 2 in India.
    private let secondaryGroupingSize: Int

    var grouping: (sign: String, secondarySize: Int) { (groupingSeparator, secondaryGroupingSize) }

    package init(decimalSeparator: String, groupingSeparator: String, secondaryGroupingSize: Int = 3) {
        self.decimalSeparator = decimalSeparator
        self.groupingSeparator = groupingSeparator
        self.secondaryGroupingSize = secondaryGroupingSize
    }

    /// Returns a formatted whole number; four digits are not grouped, because they could be a year.
    package func formatted(_ number: Int) -> String {
        (number < 0 ? "-" : "") + grouped(String(number.magnitude))
    }

    /// Returns a formatted number, dropping a fraction that consists only of zeros.
    package func formatted(_ number: Double) -> String {
        if let whole = Int(exactly: number) { return formatted(whole) }
        let parts = number.magnitude.description.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, !parts[1].contains("e") else { return number.description }
        return (number < 0 ? "-" : "") + grouped(String(parts[0])) + decimalSeparator + String(parts[1])
    }

    private func grouped(_ number: String) -> String {
        guard number.utf8.count > 4 else { return number }
        var text = ""
        for (index, digit) in number.enumerated() {
            let left = number.utf8.count - index
            if index > 0, left == 3 || left > 3 && (left - 3).isMultiple(of: secondaryGroupingSize) {
                text += groupingSeparator
            }
            text.append(digit)
        }
        return text
    }
}

/// A language's notation for a list of alternatives, such as "Visa, Mastercard, or JCB".
///
/// The notations are Unicode CLDR's list patterns of type `or`.
package struct ListSeparators: Sendable {
    /// The text between elements, with its spaces.
    private let middleSeparator: String
    /// The text between two elements, such as " or ".
    private let pairSeparator: String
    /// The text before the last of three or more elements; by default, the same as between two elements.
    private let lastSeparator: String

    package init(middle middleSeparator: String, pair pairSeparator: String, last lastSeparator: String? = nil) {
        self.middleSeparator = middleSeparator
        self.pairSeparator = pairSeparator
        self.lastSeparator = lastSeparator ?? pairSeparator
    }

    package func joined(_ elements: [String]) -> String {
        switch elements.count {
        case 0, 1: elements.first ?? ""
        case 2: elements[0] + pairSeparator + elements[1]
        default: elements.dropLast().joined(separator: middleSeparator) + lastSeparator + elements[elements.count - 1]
        }
    }
}
