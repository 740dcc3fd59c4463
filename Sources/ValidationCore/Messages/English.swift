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

    static func wording(of sentence: Sentence) -> Wording { sentence.wording }
    static func wordingWithLabel(of sentence: Sentence) -> Wording? { sentence.labeledWording }
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? { sentence.namedWording }

    static func name(of kind: InputKind) -> String { kind.phrase }

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

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " or ", last: ", or ")
}
