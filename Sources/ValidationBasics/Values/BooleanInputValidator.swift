// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts words for true and false, and returns the Boolean value.
///
/// ```swift
/// let consent: InputParser<String, Bool> = .boolean(
///     trueValues: ["yes", "y"], falseValues: ["no", "n"])
/// try consent.parse("yes")  // true
/// consent.isValid("maybe")  // false: code 1289
/// ```
///
/// Words are compared by their UTF-8 bytes, so letter case matters. If only the case of letters from A to Z is wrong, the
/// message suggests the word. A word in both lists is rejected. The message shows the first word of each list.
///
/// Errors: ``ValidationError/Code/booleanWord`` (1289), and every text strategy's errors (1004, 1005).
///
/// The default words are from Frictionless Table Schema, section "boolean"
/// (https://specs.frictionlessdata.io/table-schema/#boolean).
public final class BooleanInputValidator: TextParser<Bool>, @unchecked Sendable {
    /// The default words for true.
    public static let defaultTrueValues = ["true", "True", "TRUE", "1"]
    /// The default words for false.
    public static let defaultFalseValues = ["false", "False", "FALSE", "0"]

    private let trueSet: ExactTextSet
    private let falseSet: ExactTextSet
    private let rejection: ValidationError

    /// Creates a strategy that accepts words for true and false.
    ///
    /// - Parameters:
    ///   - trueValues: The words for true.
    ///   - falseValues: The words for false.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        trueValues: some Collection<String> = BooleanInputValidator.defaultTrueValues,
        falseValues: some Collection<String> = BooleanInputValidator.defaultFalseValues,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        trueSet = ExactTextSet(Array(trueValues))
        falseSet = ExactTextSet(Array(falseValues))
        let examples = [trueValues.first, falseValues.first].compactMap(\.self)
        rejection =
            examples.count == 2
            ? ValidationError(.booleanWord, with: [.accepted: .list(examples)]) : ValidationError(.booleanWord)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<Bool, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<Bool, ValidationError> in
            let isTrue = trueSet.firstIndex(of: bytes) != nil
            if isTrue != (falseSet.firstIndex(of: bytes) != nil) { return .success(isTrue) }
            guard let word = trueSet.text(inOtherCase: bytes) ?? falseSet.text(inOtherCase: bytes),
                !isInBothLists(word)
            else { return .failure(rejection) }
            return .failure(rejection.adding([.suggestion: .text(word)]))
        }
    }

    private func isInBothLists(_ word: String) -> Bool {
        word.withBytes { trueSet.firstIndex(of: $0) != nil && falseSet.firstIndex(of: $0) != nil }
    }

    fileprivate var trueValues: [String] { trueSet.texts }
    fileprivate var falseValues: [String] { falseSet.texts }

    public override var profile: StrategyProfile { Self.listing.profile(of: self, requirements: [self.rejection]) }

    fileprivate static let standard = BooleanInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts `true`, `True`, `TRUE`, `1`, `false`, `False`, `FALSE`, and `0`, and returns the value.
    public static var boolean: InputParser<String, Bool> { BooleanInputValidator.standard }

    /// Returns a strategy that accepts words for true and false, such as `yes` and `no`, and returns the value.
    public static func boolean(
        trueValues: some Collection<String>, falseValues: some Collection<String>
    ) -> InputParser<String, Bool> { BooleanInputValidator(trueValues: trueValues, falseValues: falseValues) }
}

extension ValidationError.Code {
    /// A word that means neither true nor false.
    public static let booleanWord = declare(1289, "boolean.word") {
        if $0[.suggestion] != nil { return FilledSentence(.didYouMean) }
        return FilledSentence($0[.accepted] == nil ? .choice : .option)
    }
}

extension BooleanInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.booleanWord]

    package static let listing = StrategyListing(
        "boolean", "A word for true or false", BooleanInputValidator.standard, topic: .choices, traits: .format,
        texts: { .list($0.trueValues + $0.falseValues) },
        options: .words("trueValues", from: \.trueValues, help: "the words for true"),
        .words("falseValues", from: \.falseValues, help: "the words for false"), .maximumBytes(\.maximumBytes)
    ) { trueValues, falseValues, maximumBytes in
        let bytes = Set(falseValues.map { Array($0.utf8) })
        if let word = trueValues.first(where: { bytes.contains(Array($0.utf8)) }) {
            throw StrategyListing.InvalidSetting("“\(word)” is in “trueValues” and in “falseValues”", at: "trueValues")
        }
        return BooleanInputValidator(
            trueValues: trueValues, falseValues: falseValues, maximumBytes: maximumBytes)
    }
}

extension ListedOption where Value == [String] {
    /// Returns an option for a list of at least one word, which may be left out.
    fileprivate static func words(_ name: String, from getter: @escaping Getter, help: String) -> Self {
        Self(
            name, kind: .texts, from: getter,
            summary: { "\(help); \($0.joined(separator: ", ")) if left out" },
            parse: { setting in
                guard let words = setting.asTexts else { return nil }
                if words.isEmpty || words.contains("") {
                    throw InvalidSetting("“\(name)” needs words that are not empty", at: name)
                }
                return words
            },
            format: { .list($0) })
    }
}
