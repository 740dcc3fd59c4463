// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A search for inputs in error texts.
///
/// Three consecutive characters of an input may be in its error's text by chance. The search compares the error with
/// the same error for other inputs. If another input's error doesn't contain the three characters, they come from this
/// input.
struct InputLeakSearch {
    /// An error for one input.
    private struct LeakCandidate {
        let sampleName: String
        let originName: String
        let sampleIndex: Int
        let error: ValidationError
        /// The input's texts, in lowercase.
        let inputTexts: [String]
        /// The error's texts, in lowercase.
        let errorTexts: [String]
        let inputTrigrams: Set<UInt64>
        let errorTrigrams: Set<UInt64>
        let origin: InputOrigin
    }

    /// Where an input comes from.
    enum InputOrigin {
        /// The caller passed the input.
        case sample
        /// The input was generated for the strategy.
        case generated
        /// The input is a variation of another input, or was generated for every strategy.
        case variation
    }

    /// An error's identity.
    ///
    /// Errors with the same identity have the same text, except for parts that come from the input.
    private struct ErrorIdentity: Hashable {
        let domain: ValidationError.Domain
        let code: ValidationError.Code
        let path: [ValidationError.PathComponent]
        /// The sentence, if a built-in code has several sentences with different texts.
        let sentence: Sentence?
    }

    /// A finding with the sample that it belongs to.
    struct LeakFinding {
        let sampleName: String
        /// The sample's index among the added samples.
        let sampleIndex: Int
        let originName: String
        let kind: StrategyContract.Finding.Kind
        let description: String
    }

    /// Whether there are variations of the samples.
    private let hasVariations: Bool
    private var candidates: [ErrorIdentity: [LeakCandidate]] = [:]
    private var identities: [ErrorIdentity] = []

    /// The number of characters to search for at the start and at the end of a long text.
    private static let edgeLength = 200

    init(hasVariations: Bool) {
        self.hasVariations = hasVariations
    }

    mutating func add(
        _ errors: [ValidationError], inputTexts: [String], sampleName: String, originName: String, sampleIndex: Int,
        origin: InputOrigin
    ) {
        let added = leakCandidates(
            for: errors, inputTexts: inputTexts, sampleName: sampleName, originName: originName,
            sampleIndex: sampleIndex,
            origin: origin)
        for (key, candidate) in added {
            if candidates[key] == nil { identities.append(key) }
            candidates[key, default: []].append(candidate)
        }
    }

    private func leakCandidates(
        for errors: [ValidationError], inputTexts: [String], sampleName: String, originName: String, sampleIndex: Int,
        origin: InputOrigin
    ) -> [(ErrorIdentity, LeakCandidate)] {
        let inputTexts = inputTexts.filter { !$0.isEmpty }.map { Self.caseFolded(Self.beginningAndEnd(of: $0)) }
        guard !inputTexts.isEmpty else { return [] }
        let inputTrigrams = Self.trigrams(of: inputTexts)
        return errors.prefix(20).map { error in
            let errorTexts = Self.texts(of: error)
            // For an input with variations, the path isn't in the key, because it may contain the input. For other
            // inputs, errors at different paths may have different messages.
            let path = hasVariations ? [] : error.path.map { $0.withZeroIndex }
            let candidate = LeakCandidate(
                sampleName: sampleName, originName: originName, sampleIndex: sampleIndex, error: error,
                inputTexts: inputTexts, errorTexts: errorTexts, inputTrigrams: inputTrigrams,
                errorTrigrams: Self.trigrams(of: errorTexts), origin: origin)
            return (
                ErrorIdentity(
                    domain: error.domain, code: error.code, path: path, sentence: error.filledSentence?.sentence),
                candidate
            )
        }
    }

    /// Returns whether another input reproduces a finding about the inputs that were added.
    ///
    /// - Parameters:
    ///   - description: The finding's description.
    ///   - errors: The errors for the input.
    ///   - inputTexts: The input's texts.
    func isFinding(_ description: String, reproducedBy errors: [ValidationError], inputTexts: [String]) -> Bool {
        leakCandidates(
            for: errors, inputTexts: inputTexts, sampleName: "", originName: "", sampleIndex: 0, origin: .generated
        ).contains { key, candidate in
            finding(about: candidate, among: candidates[key] ?? [])?.description == description
        }
    }

    func findings() -> [LeakFinding] {
        identities.flatMap { key -> [LeakFinding] in
            let candidates = candidates[key] ?? []
            // One input of each origin is enough to show that its error leaks.
            var leaking: Set<String> = []
            return candidates.compactMap { candidate -> LeakFinding? in
                guard !leaking.contains(candidate.originName),
                    let finding = finding(about: candidate, among: candidates)
                else { return nil }
                if finding.kind == .violation { leaking.insert(candidate.originName) }
                return finding
            }
        }
    }

    private func finding(about candidate: LeakCandidate, among candidates: [LeakCandidate]) -> LeakFinding? {
        func makeFinding(_ description: String, kind: StrategyContract.Finding.Kind) -> LeakFinding {
            // If a name differs between inputs, it may contain them.
            let isFixed = candidates.allSatisfy { $0.error.name == candidate.error.name }
            let name = isFixed ? candidate.error.name : "\(candidate.error.domain).\(candidate.error.code)"
            return LeakFinding(
                sampleName: candidate.sampleName, sampleIndex: candidate.sampleIndex, originName: candidate.originName,
                kind: kind, description: "\(name): \(description)")
        }
        let leak = "the error contains the input or a part of it"
        let measured = Self.trigrams(
            of: [candidate.error[.position], candidate.error[.length]].compactMap { $0?.description })
        var isUndecided = false
        for trigram in candidate.inputTrigrams.intersection(candidate.errorTrigrams).subtracting(measured) {
            let others = candidates.filter { !$0.inputTrigrams.contains(trigram) }
            if others.contains(where: { $0.errorTrigrams.contains(trigram) }) { continue }
            if !others.isEmpty { return makeFinding(leak, kind: .violation) }
            isUndecided = true
        }
        if isUndecided {
            // If there were variations, the search would already have found the leak.
            let isWhole = candidate.inputTexts.contains { input in
                !hasVariations && input.unicodeScalars.count >= 3
                    && candidate.errorTexts.contains { $0.contains(input) }
            }
            if isWhole { return makeFinding(leak, kind: .violation) }
            if candidate.origin == .sample {
                return makeFinding(
                    "the error has characters of the input, perhaps by chance; give another sample with this error",
                    kind: .unchecked)
            }
        }
        guard candidate.origin != .variation, candidate.inputTexts.contains(where: { $0.unicodeScalars.count < 3 })
        else {
            return nil
        }
        return shortInputFinding(about: candidate, among: candidates) { makeFinding(leak, kind: .violation) }
    }

    /// Searches for an input of one or two characters.
    ///
    /// If the input leaks, the texts for two inputs of equal length differ only in the inputs.
    private func shortInputFinding(
        about candidate: LeakCandidate, among candidates: [LeakCandidate], makeFinding: () -> LeakFinding
    ) -> LeakFinding? {
        var isChecked = true
        for (index, input) in candidate.inputTexts.enumerated() where input.unicodeScalars.count < 3 {
            let comparable = candidates.lazy.filter {
                $0.inputTexts.count == candidate.inputTexts.count && $0.inputTexts[index] != input
                    && $0.inputTexts[index].unicodeScalars.count == input.unicodeScalars.count
                    && $0.error.parameters.count == candidate.error.parameters.count
            }
            let others = Array(comparable.prefix(30))
            if others.isEmpty { isChecked = false }
            for other in others {
                for (text, otherText) in zip(candidate.errorTexts, other.errorTexts) where text != otherText {
                    let masked = Self.masking(input, in: text)
                    if masked != text, masked == Self.masking(other.inputTexts[index], in: otherText) {
                        return makeFinding()
                    }
                }
            }
        }
        // There are many generated inputs, and longer inputs are among them.
        guard !isChecked, candidate.origin == .sample else { return nil }
        return LeakFinding(
            sampleName: candidate.sampleName, sampleIndex: candidate.sampleIndex, originName: candidate.originName,
            kind: .unchecked,
            description: (candidate.error.domain == .builtIn
                ? candidate.error.name : "\(candidate.error.domain).\(candidate.error.code)")
                + ": too short to be looked for in the error; give a sample of three characters or more"
        )
    }

    // MARK: - Texts

    private static func texts(of error: ValidationError) -> [String] {
        // A strategy of the library suggests a text from a public list.
        let error = error.withoutSuggestion
        let keys = error.path.compactMap { component -> String? in
            if case .key(let key) = component { key } else { nil }
        }
        let parameters = error.parameters.filter { $0.key != .position && $0.key != .length }
            .sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.description)
        return ([error.reason, error.name, error.domain.rawValue, error.label ?? ""] + keys + parameters).map(
            caseFolded)
    }

    private static func beginningAndEnd(of text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > 2 * edgeLength else { return text }
        return String(scalars.prefix(edgeLength)) + String(scalars.suffix(edgeLength))
    }

    private static func caseFolded(_ text: String) -> String { text.lowercased() }

    /// Returns every three consecutive scalars in the texts, packed into one number each.
    private static func trigrams(of texts: [String]) -> Set<UInt64> {
        var trigrams: Set<UInt64> = []
        for text in texts {
            var window: UInt64 = 0
            for (index, scalar) in text.unicodeScalars.enumerated() {
                // A scalar has 21 bits, so three scalars fit into 63 bits.
                window = (window << 21 | UInt64(scalar.value)) & 0x7FFF_FFFF_FFFF_FFFF
                if index >= 2 { trigrams.insert(window) }
            }
        }
        return trigrams
    }

    private static func masking(_ substring: String, in text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let masked = Array(substring.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if scalars[index...].starts(with: masked) {
                result.append("\u{FFFC}")
                index += masked.count
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }
}

extension ValidationError.PathComponent {
    fileprivate var withZeroIndex: Self {
        if case .index = self { .index(0) } else { self }
    }
}
