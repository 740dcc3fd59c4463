// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The generated inputs: most are the same in each run, and a few are new.
struct Texts {
    /// The source of the new inputs.
    typealias Generator = any RandomNumberGenerator & Sendable

    /// Texts that the solution accepts.
    let samples: [String]
    /// The characters that an edit inserts.
    let alphabet: [String]
    /// A submission's literals.
    ///
    /// Results may differ near them.
    let literals: [String]

    /// The texts that plausible-looking programs have the most problems with.
    private static let difficult = [
        "", " ", "\n", "0", "a", "é", "\u{0}", "\u{FF11}", "\u{661}", "+1", "-1", "1_0", "\u{301}",
        "\u{1F469}\u{200D}\u{1F467}",
    ]

    private static let insertions = [
        "0", "9", "a", "z", "A", "Z", "m", "M", " ", "-", "+", "_", ".", "/", ":", "@", "[", "`", "{", "\n", "\r\n",
        "\u{0}",
        "\u{FF11}", "\u{661}", "\u{B2}", "é", "ſ", "\u{430}", "\u{200B}", "\u{1F642}",
    ]

    init(samples: [String], alphabet: [String] = [], literals: [String] = []) {
        self.samples = samples
        self.alphabet = alphabet + Self.insertions
        self.literals = literals
    }

    /// Returns the known texts, shortest first so that the first counterexample is short, followed by new texts.
    ///
    /// A submission can't contain a list of results for texts that are generated at this moment.
    func generated(count: Int = 700, _ fresh: Generator) -> [String] {
        let fixed = fixed(count: count)
        let known = Set(fixed.map { Array($0.utf8) })
        return fixed + renewed(fresh).filter { !known.contains(Array($0.utf8)) }
    }

    /// Returns the samples with different digits and letters at the same positions.
    private func renewed(_ generator: Generator) -> [String] {
        var generator = generator
        return samples.flatMap { sample in
            (0..<40).map { _ in
                Self.text(sample.unicodeScalars.map { Self.other($0, &generator) }[...])
            }
        }
    }

    private static func other(_ scalar: Unicode.Scalar, _ generator: inout Generator) -> Unicode.Scalar {
        for range in [0x30...0x39, 0x61...0x7A] as [ClosedRange<UInt8>] {
            guard scalar.isASCII, range.contains(UInt8(scalar.value)) else { continue }
            return Unicode.Scalar(UInt8.random(in: range, using: &generator))
        }
        return scalar
    }

    private func fixed(count: Int) -> [String] {
        var generator = SplitMix64(seed: 2026)
        var texts = Self.difficult + alphabet + samples
        for sample in samples {
            let scalars = Array(sample.unicodeScalars)
            for insertion in alphabet {
                texts += [insertion + sample, sample + insertion]
                guard !scalars.isEmpty else { continue }
                let place = Int.random(in: 0..<scalars.count, using: &generator)
                texts.append(Self.text(scalars[..<place]) + insertion + Self.text(scalars[(place + 1)...]))
                texts.append(Self.text(scalars[..<place]) + insertion + Self.text(scalars[place...]))
            }
        }
        while texts.count < count, let sample = samples.randomElement(using: &generator) {
            var scalars = Array(sample.unicodeScalars)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0...scalars.count, using: &generator)
                let new = alphabet.randomElement(using: &generator).map { Array($0.unicodeScalars) } ?? []
                switch Int.random(in: 0..<3, using: &generator) {
                case 0 where place < scalars.count: scalars.remove(at: place)
                case 1 where place < scalars.count: scalars.replaceSubrange(place...place, with: new)
                default: scalars.insert(contentsOf: new, at: place)
                }
            }
            texts.append(Self.text(scalars[...]))
        }
        // A slow algorithm doesn't return for these texts.
        if let sample = samples.first {
            let long = sample + String(repeating: String(sample.suffix(1)), count: 3_000)
            texts += [long, long + "!"]
        }
        texts += accented + literals.flatMap(around)
        // Texts that are equal as `String` may differ in their bytes.
        var seen: Set<[UInt8]> = []
        return texts.filter { seen.insert(Array($0.utf8)).inserted }
            .map { (rank: Self.rank($0), text: $0) }.sorted { $0.rank < $1.rank }.map(\.text)
    }

    /// The samples with a mark after their first character, or in place of their second character.
    private var accented: [String] {
        samples.flatMap { sample in
            let scalars = Array(sample.unicodeScalars)
            return ["\u{301}", "\u{FE0F}"].flatMap { mark in
                [1, 2].map { Self.text(scalars.prefix(1)) + mark + Self.text(scalars.dropFirst($0)) }
            }
        }
    }

    /// Returns a literal, its neighbors, and the samples with the literal at each position.
    private func around(_ literal: String) -> [String] {
        let scalars = Array(literal.unicodeScalars)
        guard let last = scalars.last, scalars.count <= 40 else { return [] }
        var texts = [literal, literal + "0", Self.text(scalars.dropFirst()), Self.text(scalars.dropLast())]
        if let next = Unicode.Scalar(last.value + 1) {
            texts.append(Self.text(scalars.dropLast() + [last == "9" ? "0" : last == "z" ? "a" : next]))
        }
        for sample in samples.map({ Array($0.unicodeScalars) }) where scalars.count <= sample.count {
            for place in 0...(sample.count - scalars.count) {
                texts.append(Self.text(sample[..<place] + scalars + sample[(place + scalars.count)...]))
            }
        }
        return texts
    }

    /// Returns a sort key.
    ///
    /// Short texts come first, and among texts of equal length, texts that a person can type.
    private static func rank(_ text: String) -> (Int, Int, String) {
        let isPrintable = text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }
        return (text.utf8.count, isPrintable ? 0 : 1, text)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// Returns a text that's as short as possible while a condition still holds.
    static func shrunk(_ text: String, while isStillWrong: (String) throws -> Bool) rethrows -> String {
        var best = Array(text.unicodeScalars)
        var attempts = 0
        func isBetter(_ scalars: [Unicode.Scalar]) throws -> Bool {
            attempts += 1
            return try attempts < 400 && isStillWrong(Self.text(scalars[...]))
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            var place = 0
            while place < best.count {
                var shorter = best
                shorter.remove(at: place)
                if try isBetter(shorter) {
                    best = shorter
                    hasChanged = true
                } else {
                    place += 1
                }
            }
            for place in best.indices {
                for simple in ["0", "a"] as [Unicode.Scalar] where best[place] != simple && !best[place].isSimple {
                    var simpler = best
                    simpler[place] = simple
                    if try isBetter(simpler) {
                        best = simpler
                        hasChanged = true
                        break
                    }
                }
            }
        }
        return Self.text(best[...])
    }

    /// Returns what's special about an input that's accepted by mistake, as a hint, or `nil`.
    static func hint(about text: String) -> String? {
        let scalars = text.unicodeScalars
        if scalars.contains(where: { !$0.isASCII && $0.properties.numericType != nil }) {
            return "isNumber, isWholeNumber, and \\d accept digits of other scripts too."
        }
        if scalars.contains(where: { "\r\n".unicodeScalars.contains($0) }) {
            return "A line end is a character too. The anchor $ matches before it."
        }
        if text.contains(/[+-][0-9]/) { return "Int(_:) accepts a sign." }
        if scalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) {
            return "isLetter and isLowercase accept letters of other scripts too."
        }
        return nil
    }

    /// Returns what's special about an input that's rejected by mistake, as a hint, or `nil`.
    static func hint(aboutRejected text: String) -> String? {
        text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
            ? "Letters of other alphabets are letters, too: isLetter is true for them." : nil
    }
}

extension Unicode.Scalar {
    fileprivate var isSimple: Bool { self == "0" || self == "a" }

    /// Whether the scalar belongs to the character in front of it.
    var isCombining: Bool { properties.isGraphemeExtend }
}

/// The SplitMix64 generator, which returns the same numbers in each run.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
