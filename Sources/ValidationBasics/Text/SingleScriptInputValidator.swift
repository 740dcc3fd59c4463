// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that rejects text with letters of several scripts, such as a Latin word with a Cyrillic letter.
///
/// ```swift
/// let userName: InputValidator<String> = .singleScript
/// userName.isValid("paypal")  // true
/// userName.isValid("p\u{430}ypal")  // false: code 1311 at position 1
/// userName.isValid("Юрий_7")  // true
/// userName.isValid("東京タワーTokyo")  // true
/// ```
///
/// Digits, punctuation, spaces, and most marks belong to every script. Han characters may be combined with Hiragana and
/// Katakana, with Bopomofo, or with Hangul, and each of these combinations with Latin letters. This is the level “highly
/// restrictive” for scripts. Which characters a name may contain is a separate rule, such as
/// `.alphanumeric(allowsUnicode: true) && .singleScript`.
///
/// A word whose letters are all of one other script, such as “аррӏе” in Cyrillic, is accepted. To find out whether a
/// new name looks like an existing name, compare the names' ``ConfusableSkeleton`` values.
///
/// Errors: ``ValidationError/Code/singleScriptMixed`` (1311), and every text strategy's errors (1004, 1005).
///
/// Unicode Technical Standard 39, version 17.0, sections 5.1 and 5.2.
public final class SingleScriptInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    /// Rejects a text at the first character whose script doesn't go with the scripts before it.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        let table = ScriptTable.shared
        // The scripts that all characters share, and the scripts shared by the characters that can't be Latin.
        var (common, withoutLatin) = (ScriptSet.all, ScriptSet.all)
        let offset = bytes.firstScalarOffset(from: 0) { scalar, _ in
            let scripts = table.scripts(of: scalar)
            common.formIntersection(scripts)
            if !scripts.intersects(table.latin) { withoutLatin.formIntersection(scripts) }
            return common.isEmpty && !withoutLatin.intersects(table.eastAsian)
        }
        return offset.map { ValidationError(.singleScriptMixed).at(position: $0) }
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        bytes.isEmpty ? 1 : rejection(of: bytes.span) == nil ? 0 : nil
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [ValidationError(.singleScriptMixed)])
    }

    fileprivate static let standard = SingleScriptInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that rejects text with letters of several scripts, such as a Latin word with a Cyrillic letter.
    public static var singleScript: InputValidator<String> { SingleScriptInputValidator.standard }
}

extension Sentence {
    package static let oneAlphabet = Sentence(
        "oneAlphabet", "Use the letters of only one alphabet, like only Latin or only Greek letters",
        labeled: "{label} must use the letters of only one alphabet, like only Latin or only Greek letters",
        isRequirement: true)
}

extension ValidationError.Code {
    /// A letter from a different script than the letters before it.
    public static let singleScriptMixed = declare(1311, "singleScript.mixed", .oneAlphabet)
}

extension SingleScriptInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.singleScriptMixed]
    package static let sentences: [Sentence] = [.oneAlphabet]

    package static let listing = StrategyListing(
        "singleScript", "Text without letters of several scripts, such as Latin and Cyrillic (UTS 39)",
        SingleScriptInputValidator.standard, topic: .text, options: .maximumBytes(\.maximumBytes),
        make: SingleScriptInputValidator.init(maximumBytes:))
}
