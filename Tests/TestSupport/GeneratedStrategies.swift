// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Random compositions of the listed strategies, and texts for them, from a seed.
package struct GeneratedStrategies {
    private var random: SplitMix64
    private let leaves = StrategyListing.all.map(\.example)
    private let samples =
        StrategyListing.all.flatMap { $0.acceptedSamples + $0.rejectedSamples.map(\.key) } + [
            "", " ", "6", "42", "abc",
        ]
    private let scalars = Array("abzAZ09 -@.:/é<&\"\u{0}\n\u{202E}\u{1F600}Å".unicodeScalars)

    /// Whether a rule file can express every strategy.
    private let isWritable: Bool

    package init(seed: UInt64, isWritable: Bool) {
        random = SplitMix64(seed: seed)
        self.isWritable = isWritable
    }

    package mutating func isEven() -> Bool { random.next(below: 2) == 0 }

    /// Returns a composition with at most the given depth.
    package mutating func strategy(depth: Int = 3) -> InputValidator<String> {
        guard depth > 0 else { return leaf() }
        return composition(around: strategy(depth: depth - 1), depth: depth)
    }

    /// Returns a composition of a rule and other rules.
    package mutating func composition(around rule: InputValidator<String>, depth: Int = 2) -> InputValidator<String> {
        switch random.next(below: isWritable ? 12 : 19) {
        case 0: return rule && strategy(depth: depth - 1)
        case 1: return rule || strategy(depth: depth - 1)
        case 2: return !rule
        case 3:
            return .all(of: [rule, strategy(depth: depth - 1), strategy(depth: depth - 1)], stopAtFirst: true)
        case 4: return .optional(rule)
        case 5: return .trimmed(then: rule)
        case 6: return isEven() ? .collapsingBlanks(then: rule) : .folded(then: rule)
        case 7: return .stripping("- é", then: rule)
        case 8: return rule.message("“\\\" \u{1F600}")
        case 9: return rule.sensitive()
        case 10: return leaf()
        case 11: return rule && .warning(strategy(depth: depth - 1))
        case 12: return .when(strategy(depth: depth - 1), then: rule)
        case 13: return .unless({ $0.utf8.count.isMultiple(of: 2) }, then: rule)
        case 14: return rule.named("a name")
        case 15: return rule.error(ValidationError(1, domain: "Generated", name: "generated.error"))
        case 16: return .optional(.trimmed(then: .integer.then(.range(1...6))))
        case 17: return Accepting(rule)
        default: return rule.traits(keyboard: .digits)
        }
    }

    private mutating func leaf() -> InputValidator<String> {
        switch random.next(below: 4) {
        case 0: return .count(in: (1 + random.next(below: 9))...20)
        case 1: return .oneOf(["a\u{301}", "\(random.next(below: 100))"])
        default: return random.nextElement(of: leaves)
        }
    }

    /// Returns a listing's sample, an edited sample, or a random text.
    package mutating func text() -> String {
        switch random.next(below: 4) {
        case 0, 1: return random.nextElement(of: samples)
        case 2:
            var edited = Array(random.nextElement(of: samples).unicodeScalars)
            edited.insert(random.nextElement(of: scalars), at: random.next(below: edited.count + 1))
            return String(String.UnicodeScalarView(edited))
        default:
            let made = (0..<random.next(below: 30)).map { _ in random.nextElement(of: scalars) }
            return String(String.UnicodeScalarView(made))
        }
    }
}

/// A decorator in another module, which rejects nothing.
private final class Accepting: DecoratingInputValidator<String>, @unchecked Sendable {
    override func errors(for input: String) -> [ValidationError] {
        _ = super.errors(for: input)
        return []
    }
}
