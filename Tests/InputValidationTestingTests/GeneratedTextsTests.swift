// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

/// A strategy that accepts nothing, and always expects more characters.
private final class Endless: InputValidator<String>, @unchecked Sendable {
    private let calls = Memory(0)

    var reportCount: Int { calls.value }

    override func validate(_ input: String) throws(ValidationError) { throw no }

    override func progress(of input: String) -> InputProgress {
        calls.value += 1
        return .incomplete(missing: nil)
    }
}

@Suite("Generated texts")
struct GeneratedTextsTests {
    @Test("are the same for the same seed, and others for another one")
    func seeds() {
        let first = GeneratedTexts(for: .email, seed: 1, count: 50)
        #expect(first.accepted == GeneratedTexts(for: .email, seed: 1, count: 50).accepted)
        #expect(first.rejected == GeneratedTexts(for: .email, seed: 1, count: 50).rejected)
        #expect(first.accepted != GeneratedTexts(for: .email, seed: 2, count: 50).accepted)
    }

    /// Strategies whose accepted texts each come from a single source.
    private static let sources: [(name: String, validator: InputValidator<String>)] = [
        ("known formats", Faulty { $0.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) == nil ? no : nil }),
        ("settings", .prefix("quagga-") && .suffix("-crossing")),
        ("patterns", .pattern("[xyz]{9}(?:00|11)[xyz]{9}")),
        ("progress", .paymentCard(accepting: [.amex])),
        ("edits of rejected texts", Faulty { $0.hasPrefix("q") && $0.unicodeScalars.count == 2 ? nil : no }),
    ]

    @Test("are found for strategies that few texts pass", arguments: sources)
    func found(name: String, validator: InputValidator<String>) {
        let texts = GeneratedTexts(for: validator, seed: 1, count: 20)
        #expect(texts.accepted.count >= 2 && texts.rejected.count >= 20, "\(name)")
        #expect(texts.accepted.allSatisfy(validator.isValid) && !texts.rejected.contains(where: validator.isValid))
        let all = texts.accepted + texts.rejected
        // Two encodings of "é" are two texts.
        #expect(Set(all.map { Array($0.utf8) }).count == all.count)
    }

    @Test("begin with the samples, except for samples of more than 10,000 bytes")
    func samples() {
        let long = String(repeating: "a", count: 10_000)
        let texts = GeneratedTexts(for: .alpha, seed: 1, count: 5, samples: ["zz", long, "1z", long + "a", "zz"])
        #expect(texts.accepted.prefix(2) == ["zz", long] && texts.rejected.first == "1z")
        #expect(!texts.accepted.contains(long + "a"))
    }

    @Test("contain the numbers in the settings and their neighbors, as digits and as lengths")
    func neighbors() {
        let validator: InputValidator<String> = .count(in: 500...600)
        let texts = GeneratedTexts(for: validator, seed: 1, count: 5)
        let all = Set(texts.accepted + texts.rejected)
        for number in [499, 500, 501, 599, 600, 601] {
            #expect(all.contains("\(number)"), "\(number)")
            let letters = String(repeating: "a", count: number)
            #expect((500...600 ~= number ? texts.accepted : texts.rejected).contains(letters), "\(number)")
        }
    }

    @Test("take a hundred progress reports each, and the last text's reports")
    func reports() {
        let strategy = Endless()
        let texts = GeneratedTexts(for: strategy, seed: 1, count: 20)
        #expect(texts.accepted.isEmpty)
        // A text has 90 characters, and 13 candidates are tried for each.
        #expect(2_000..<2_000 + 1 + 90 * 13 ~= strategy.reportCount)
    }

    @Test("are edits of accepted texts of up to 300 characters, and longer texts with a letter", arguments: 300...301)
    func edits(length: Int) {
        let start = String(repeating: "x", count: length)
        let strategy = Faulty<String> { $0.hasPrefix(start) ? nil : no }
        let texts = GeneratedTexts(for: strategy, seed: 1, count: 20, samples: [start])
        #expect(texts.rejected.contains { $0.utf8.count > 200 } == (length == 300))
        #expect(length == 300 || texts.accepted.contains(start + "a"))
    }

    @Test("are of one kind for a strategy that accepts or rejects everything")
    func oneKind() {
        let all = GeneratedTexts(for: Faulty { _ in nil }, seed: 1, count: 10)
        #expect(all.rejected == [] && all.accepted.count >= 10)
        let none = GeneratedTexts(for: Faulty { _ in no }, seed: 1, count: 10)
        #expect(none.accepted == [] && none.rejected.count >= 10)
    }
}
