// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A search for inputs in the texts of errors.
///
/// Three consecutive characters of an input may be in a text of its error by chance. The search compares the error with
/// the same error of other inputs. If their texts do not contain the three characters, the input is their source.
struct LeakSearch {
    /// An error for one input.
    private struct LeakCase {
        let sample: String
        let origin: String
        let place: Int
        let error: ValidationError
        /// The texts of the input, in lowercase.
        let inputs: [String]
        /// The texts of the error, in lowercase.
        let texts: [String]
        let inputParts: Set<UInt64>
        let textParts: Set<UInt64>
        let role: Role
    }

    /// The origin of an input.
    enum Role {
        /// The caller passed the input.
        case sample
        /// The input was generated for the strategy.
        case generated
        /// The input is a variation of another one, or was generated for every strategy.
        case variation
    }

    /// The identity of an error.
    ///
    /// Errors with the same key have the same text, except for parts that come from the input.
    private struct ErrorIdentity: Hashable {
        let domain: ValidationError.Domain
        let code: ValidationError.Code
        let path: [ValidationError.PathComponent]
        /// The sentence of a built-in code that has several, each with its own text.
        let sentence: Sentence?
    }

    /// A finding with the sample to which it belongs.
    struct Leak {
        let sample: String
        /// The place of the sample among those that were added.
        let place: Int
        let origin: String
        let kind: StrategyContract.Finding.Kind
        let text: String
    }

    /// Whether there are variations of the samples.
    private let isVaried: Bool
    private var cases: [ErrorIdentity: [LeakCase]] = [:]
    private var order: [ErrorIdentity] = []

    /// The number of characters to search for at the beginning and at the end of a long text.
    private static let reach = 200

    init(isVaried: Bool) {
        self.isVaried = isVaried
    }

    mutating func add(
        _ errors: [ValidationError], texts: [String], sample: String, origin: String, place: Int, role: Role
    ) {
        for (key, one) in rejections(errors, texts: texts, sample: sample, origin: origin, place: place, role: role) {
            if cases[key] == nil { order.append(key) }
            cases[key, default: []].append(one)
        }
    }

    private func rejections(
        _ errors: [ValidationError], texts: [String], sample: String, origin: String, place: Int, role: Role
    ) -> [(ErrorIdentity, LeakCase)] {
        let inputs = texts.filter { !$0.isEmpty }.map { Self.folded(Self.ends(of: $0)) }
        guard !inputs.isEmpty else { return [] }
        let inputParts = Self.parts(of: inputs)
        return errors.prefix(20).map { error in
            let texts = Self.texts(of: error)
            // For an input with variations, the path is not in the key, because it may contain the input. For other
            // inputs, errors at different paths may have different messages.
            let path = isVaried ? [] : error.path.map { $0.withoutIndex }
            let one = LeakCase(
                sample: sample, origin: origin, place: place, error: error, inputs: inputs, texts: texts,
                inputParts: inputParts, textParts: Self.parts(of: texts), role: role)
            return (
                ErrorIdentity(
                    domain: error.domain, code: error.code, path: path, sentence: error.filledSentence?.sentence), one
            )
        }
    }

    /// Returns whether an input leaks, compared with the inputs that were added.
    ///
    /// - Parameters:
    ///   - text: The text of the finding.
    ///   - errors: The errors for the input.
    ///   - texts: The texts of the input.
    func shows(_ text: String, in errors: [ValidationError], texts: [String]) -> Bool {
        rejections(errors, texts: texts, sample: "", origin: "", place: 0, role: .generated).contains { key, one in
            finding(about: one, among: cases[key] ?? [])?.text == text
        }
    }

    func findings() -> [Leak] {
        order.flatMap { key -> [Leak] in
            let cases = cases[key] ?? []
            // One input of each origin is enough to show that its error leaks.
            var leaking: Set<String> = []
            return cases.compactMap { one -> Leak? in
                guard !leaking.contains(one.origin), let finding = finding(about: one, among: cases) else { return nil }
                if finding.kind == .violation { leaking.insert(one.origin) }
                return finding
            }
        }
    }

    private func finding(about one: LeakCase, among all: [LeakCase]) -> Leak? {
        func found(_ text: String, kind: StrategyContract.Finding.Kind) -> Leak {
            // A name that differs between inputs may contain them.
            let isFixed = all.allSatisfy { $0.error.name == one.error.name }
            let name = isFixed ? one.error.name : "\(one.error.domain).\(one.error.code)"
            return Leak(
                sample: one.sample, place: one.place, origin: one.origin, kind: kind, text: "\(name): \(text)")
        }
        let leak = "the error contains the input or a part of it"
        let measured = Self.parts(of: [one.error[.position], one.error[.length]].compactMap { $0?.description })
        var isUndecided = false
        for part in one.inputParts.intersection(one.textParts).subtracting(measured) {
            let others = all.filter { !$0.inputParts.contains(part) }
            if others.contains(where: { $0.textParts.contains(part) }) { continue }
            if !others.isEmpty { return found(leak, kind: .violation) }
            isUndecided = true
        }
        if isUndecided {
            // If there are variations, a leak would already have been found with them.
            let isWhole = one.inputs.contains { input in
                !isVaried && input.unicodeScalars.count >= 3 && one.texts.contains { $0.contains(input) }
            }
            if isWhole { return found(leak, kind: .violation) }
            if one.role == .sample {
                return found(
                    "the error has characters of the input, perhaps by chance; give another sample with this error",
                    kind: .unchecked)
            }
        }
        guard one.role != .variation, one.inputs.contains(where: { $0.unicodeScalars.count < 3 }) else { return nil }
        return shortLeak(in: one, among: all) { found(leak, kind: .violation) }
    }

    /// Searches for an input of one or two characters.
    ///
    /// If the input leaks, the texts of two inputs of equal length differ only in the inputs.
    private func shortLeak(in one: LeakCase, among all: [LeakCase], leak: () -> Leak) -> Leak? {
        var isChecked = true
        for (place, input) in one.inputs.enumerated() where input.unicodeScalars.count < 3 {
            let candidates = all.lazy.filter {
                $0.inputs.count == one.inputs.count && $0.inputs[place] != input
                    && $0.inputs[place].unicodeScalars.count == input.unicodeScalars.count
                    && $0.error.parameters.count == one.error.parameters.count
            }
            let others = Array(candidates.prefix(30))
            if others.isEmpty { isChecked = false }
            for other in others {
                for (text, otherText) in zip(one.texts, other.texts) where text != otherText {
                    let blanked = Self.text(text, blanking: input)
                    if blanked != text, blanked == Self.text(otherText, blanking: other.inputs[place]) { return leak() }
                }
            }
        }
        // A generated input is one of many, so that a longer one is among them.
        guard !isChecked, one.role == .sample else { return nil }
        return Leak(
            sample: one.sample, place: one.place, origin: one.origin, kind: .unchecked,
            text: (one.error.domain == .builtIn ? one.error.name : "\(one.error.domain).\(one.error.code)")
                + ": too short to be looked for in the error; give a sample of three characters or more"
        )
    }

    // MARK: - Texts

    private static func texts(of error: ValidationError) -> [String] {
        let keys = error.path.compactMap { component -> String? in
            if case .key(let key) = component { key } else { nil }
        }
        let parameters = error.parameters.filter { $0.key != .position && $0.key != .length }
            .sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.description)
        return ([error.reason, error.name, error.domain.rawValue, error.label ?? ""] + keys + parameters).map(folded)
    }

    private static func ends(of text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > 2 * reach else { return text }
        return String(scalars.prefix(reach)) + String(scalars.suffix(reach))
    }

    private static func folded(_ text: String) -> String { text.lowercased() }

    /// Returns every three consecutive scalars of the texts, as one number each.
    private static func parts(of texts: [String]) -> Set<UInt64> {
        var parts: Set<UInt64> = []
        for text in texts {
            var window: UInt64 = 0
            for (index, scalar) in text.unicodeScalars.enumerated() {
                // A scalar has 21 bits, so three scalars fit into 63 bits.
                window = (window << 21 | UInt64(scalar.value)) & 0x7FFF_FFFF_FFFF_FFFF
                if index >= 2 { parts.insert(window) }
            }
        }
        return parts
    }

    private static func text(_ text: String, blanking part: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let part = Array(part.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if scalars[index...].starts(with: part) {
                result.append("\u{FFFC}")
                index += part.count
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }
}

extension ValidationError.PathComponent {
    fileprivate var withoutIndex: Self {
        if case .index = self { .index(0) } else { self }
    }
}
