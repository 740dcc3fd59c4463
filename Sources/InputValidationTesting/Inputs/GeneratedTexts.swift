// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

/// Texts that are generated for a strategy, sorted by whether it accepts them.
///
/// They come from several sources, the most general first: single characters, examples of known formats, the strategy's
/// settings, its patterns, its progress, and edits of texts that it accepts. The strategy decides which of the two
/// lists a text belongs in. The same seed generates the same texts.
package struct GeneratedTexts {
    /// The texts that the strategy accepts, in the order they were found.
    package private(set) var accepted: [String] = []

    /// The texts that the strategy rejects, in the order they were found.
    package private(set) var rejected: [String] = []

    private let validator: InputValidator<String>
    private var random: SplitMix64
    private var seenTexts: Set<[UInt8]> = []
    /// The rejected texts whose error no earlier text had caused.
    ///
    /// The search for accepted texts starts from them.
    private var textsWithNewErrors: [String] = []
    private var seenErrors: Set<String> = []
    /// How often the strategy may still be asked for a text's progress.
    private var remainingProgressCalls = 0
    /// The visible characters that can follow each prefix, if the strategy has reported them.
    private var followingCharacters: [String: [Unicode.Scalar]] = [:]

    /// Generates texts.
    ///
    /// - Parameters:
    ///   - validator: The strategy.
    ///   - seed: The seed for the random choices.
    ///   - count: The number of texts to generate of each kind. There may be fewer.
    ///   - samples: The texts to start with.
    package init(for validator: InputValidator<String>, seed: UInt64, count: Int, samples: [String] = []) {
        self.validator = validator
        random = SplitMix64(seed: seed)
        let configurationValues = ConfigurationValues(validator.configuration)
        for text in samples { classify(text) }
        for text in StandardTestTexts.generalTexts { classify(text) }
        for text in StandardTestTexts.texts(near: configurationValues) { classify(text) }
        if let set = configurationValues.acceptedSet {
            let examples = InputExamples(of: set, budget: 200_000)
            for text in examples.accepted(count: count, seed: seed) { classify(text) }
            for text in examples.rejected(count: count, seed: seed) { classify(text) }
        }
        // One text takes about a hundred calls.
        remainingProgressCalls = 100 * count
        // An edit takes much less time than typing a text by its progress, but it rarely keeps a check digit right.
        addTextsBySimulatingTyping(targetCount: max(count / 4, min(count, 24)))
        if accepted.isEmpty { searchForAcceptedText(attempts: 20 * count) }
        addEditedTexts(targetCount: count)
        addTextsBySimulatingTyping(targetCount: count)
        addEditedTexts(targetCount: count)
    }

    private mutating func classify(_ text: String) {
        guard text.utf8.count <= 10_000, seenTexts.insert(Array(text.utf8)).inserted else { return }
        do throws(ValidationError) {
            try validator.validate(text)
            accepted.append(text)
        } catch {
            rejected.append(text)
            if seenErrors.insert("\(error.domain) \(error.code) \(error[.position] == nil)").inserted {
                textsWithNewErrors.append(text)
            }
        }
    }

    // MARK: - Edits

    /// Adds edited versions of accepted texts until there are enough texts of both kinds.
    private mutating func addEditedTexts(targetCount count: Int) {
        var attempts = 0
        while !accepted.isEmpty, accepted.count < count || rejected.count < count, attempts < 60 * count {
            // Short texts are at the front, and newly found texts are at the end. A strategy that accepts only a few
            // texts has few rejected texts next to them, so after a while, other texts are edited, too.
            let isShort = attempts > 20 * count && rejected.count < count && !rejected.isEmpty
            let bases = isShort ? rejected : accepted
            let base = bases[random.next(below: bases.count)]
            attempts += 1
            classify(randomEdit(of: base))
        }
    }

    /// Looks for a first accepted text by changing rejected texts with different errors.
    private mutating func searchForAcceptedText(attempts: Int) {
        for _ in 0..<attempts where accepted.isEmpty && !textsWithNewErrors.isEmpty {
            var text = textsWithNewErrors[random.next(below: textsWithNewErrors.count)]
            for _ in 0...random.next(below: 3) { text = randomEdit(of: text) }
            classify(text)
        }
    }

    private mutating func randomEdit(of text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        // A long text isn't edited at random places, because that would take too long.
        guard scalars.count <= 300 else { return text + "a" }
        let kind = random.next(below: 8)
        let place = random.next(below: scalars.count + 1)
        switch kind {
        case 0 where place < scalars.count: scalars.remove(at: place)
        case 1 where place + 1 < scalars.count: scalars.swapAt(place, place + 1)
        case 2 where place < scalars.count:
            scalars.insert(contentsOf: scalars[place...].prefix(1 + random.next(below: 4)), at: place)
        case 3 where place < scalars.count, 4 where place < scalars.count:
            // Another character of the same kind keeps the form.
            scalars[place] = random.nextElement(of: StandardTestTexts.alphabet(containing: scalars[place]))
        case 5 where place < scalars.count: scalars[place] = random.nextElement(of: StandardTestTexts.printableASCII)
        default: scalars.insert(random.nextElement(of: StandardTestTexts.printableASCII), at: place)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    // MARK: - Progress

    /// Extends texts, guided by `progress`, until enough are accepted.
    private mutating func addTextsBySimulatingTyping(targetCount count: Int) {
        while accepted.count < count, remainingProgressCalls > 0 {
            if let text = simulateTyping() { classify(text) }
        }
    }

    /// Builds a text as if a person typed it: each character is possible according to the strategy.
    private mutating func simulateTyping() -> String? {
        var text = ""
        var progress = progress(of: text)
        var candidates = StandardTestTexts.printableASCII
        let comfort = [0, 0, 2, 6, 14, 30][random.next(below: 6)]
        for length in 0..<90 {
            switch progress {
            case .accepted where length > 0 && (length >= comfort || random.next(below: 12) == 0): return text
            case .unknown where length > 0, .impossible: return nil
            default: break
            }
            guard
                let next = chooseNextScalar(
                    after: text, progress: progress, prefersCompletion: length >= comfort, from: &candidates)
            else {
                return progress == .accepted && length > 0 ? text : nil
            }
            text.unicodeScalars.append(next.scalar)
            progress = next.progress
        }
        return nil
    }

    private mutating func progress(of text: String) -> InputProgress {
        remainingProgressCalls -= 1
        return validator.progress(of: text)
    }

    /// Returns a possible character, and the text's progress after it.
    ///
    /// - Parameter candidates: The characters that were possible at the previous offset. The function replaces them
    ///   with the characters that it tries.
    private mutating func chooseNextScalar(
        after text: String, progress currentProgress: InputProgress, prefersCompletion: Bool,
        from candidates: inout [Unicode.Scalar]
    ) -> (scalar: Unicode.Scalar, progress: InputProgress)? {
        func progress(after scalar: Unicode.Scalar) -> InputProgress {
            var longer = text
            longer.unicodeScalars.append(scalar)
            let progress = self.progress(of: longer)
            // An impossible character reveals which characters are possible.
            if case .impossible(text.utf8.count, let expected?) = progress, followingCharacters[text] == nil {
                candidates = StandardTestTexts.printableASCII.filter(expected.contains)
                followingCharacters[text] = candidates
            }
            return progress
        }
        if let known = followingCharacters[text] {
            candidates = known
        } else if text.isEmpty || random.next(below: 8) == 0 {
            // Finding out which characters are possible takes a long time. Usually they're the same as at the previous
            // offset.
            _ = progress(after: "\u{1}")
        }
        // A single character reduces the number of missing characters by at most one.
        let fewest: Int? = if case .incomplete(let missing?) = currentProgress { missing - 1 } else { nil }
        var best: (scalar: Unicode.Scalar, progress: InputProgress, missing: Int)?
        for _ in 0..<12 where !candidates.isEmpty {
            let scalar = random.nextElement(of: candidates)
            let progress = progress(after: scalar)
            let missing: Int
            switch progress {
            case .accepted: missing = 0
            case .incomplete(let count): missing = count ?? .max
            case .unknown: missing = .max
            case .impossible: continue
            }
            if !prefersCompletion || missing == fewest { return (scalar, progress) }
            if best.map({ missing < $0.missing }) ?? true { best = (scalar, progress, missing) }
        }
        return best.map { ($0.scalar, $0.progress) }
    }
}

/// Texts and characters to try with every strategy.
enum StandardTestTexts {
    static let printableASCII = (0x20...0x7E).map { Unicode.Scalar(UInt8($0)) }
    private static let digits = Array("0123456789".unicodeScalars)
    private static let lowercaseLetters = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
    private static let uppercaseLetters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)

    /// Returns the characters of the same kind.
    static func alphabet(containing scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "0"..."9": digits
        case "a"..."z": lowercaseLetters
        case "A"..."Z": uppercaseLetters
        default: printableASCII
        }
    }

    /// The empty text, single characters, words, numbers, and published examples of known formats.
    static let generalTexts: [String] =
        [""] + (digits + lowercaseLetters + uppercaseLetters + printableASCII).map { String($0) } + [
            "\u{E9}", "\u{65E5}", "\u{1F44D}",
        ]
        + shortTexts + formatExamples

    private static let shortTexts = [
        "ab", "abc", "hello", "AB", "ABC", "Hello", "12", "123", "1234", "12345678", "0.5", "-1", "1e3", "a1", "A1",
        "Ab1",
        "a b", "a-b", "a_b", "a.b", "--", " a", "a ", "abc ", " abc ", "1 2", "1-2", "zkqxvjwyqp", "QXZJVKWQPY",
        "8471936250", "Xq7-zK3_9v", "correct horse battery staple", "Tr0ub4dor&3-Xylophone", "12345678901234567890",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", "true", "false", "yes", "no", "null",
    ]

    private static let formatExamples = [
        "ann@example.com", "a.b+c@mail.example.org", "example.com", "www.example.org", "https://example.com/",
        "http://example.org/a?b=c#d", "192.0.2.1", "2001:db8::1", "::1", "00:00:5e:00:53:01", "00-00-5E-00-53-01",
        "8080",
        "4242 4242 4242 4242", "378282246310005", "5555555555554444", "6011000990139424", "12/30", "12/2030", "1230",
        "123", "1234", "2026-11-22", "2024-02-29", "12:30:00", "12:30:00Z", "2026-11-22T12:30:00Z",
        "2026-11-22 12:30:00+01:00", "GB82WEST12345698765432", "DE89 3704 0044 0532 0130 00", "DEUTDEFF",
        "DEUTDEFF500", "978-0-306-40615-7", "0-306-40615-2", "4006381333931", "96385074", "036000291452",
        "+14155552671",
        "14155552671", "1.0.0", "1.2.3-rc.1+build.5", "some-slug", "some_slug", "79927398713",
        "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", "YWJj", "YWI=", "YQ==", "_-8", "_-8=", "#fff", "#ffcc00", "fff",
        "deadBEEF",
        "123e4567-e89b-12d3-a456-426614174000", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "919108f7-52d1-4320-9bac-f847db4148a8",
        "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "SW1A 1AA", "10115", "90210", "K1A 0B1",
    ]

    /// Returns a strategy's settings and nearby texts.
    static func texts(near configurationValues: ConfigurationValues) -> [String] {
        var texts: [String] = []
        for text in configurationValues.texts + configurationValues.hiddenValues(of: String.self)
        where text.utf8.count <= 1_000 {
            texts += [text, text + "a", "a" + text, "a" + text + "1", text + text, String(text.dropLast())]
            texts += [text.lowercased(), text.uppercased()]
        }
        for number in configurationValues.numbers + configurationValues.hiddenValues(of: Int.self).map(Double.init) {
            texts += ["\(number)", "\(number + 0.5)"]
            // A number beyond 53 bits has no neighbors as a `Double`. The smallest and largest `Int` have only one
            // neighbor each.
            guard let whole = Int(exactly: number), Int64(whole).magnitude < 1 << 53, Int.min < whole, whole < Int.max
            else { continue }
            for number in whole - 1...whole + 1 {
                texts.append("\(number)")
                guard 0...1_000 ~= number else { continue }
                texts += ["a", "0", "aB3-"].map { String(String(repeating: $0, count: number).prefix(number)) }
            }
        }
        return texts
    }
}
