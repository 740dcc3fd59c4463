// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import InputPatterns
import PatternMatching
import Testing

@Suite("Every pattern of the catalog")
struct InputPatternTests {
    @Test("matches its accepted samples and does not match its rejected samples", arguments: InputPattern.all)
    func samples(of pattern: InputPattern) throws {
        let compiled = try Pattern(pattern.expression)
        #expect(pattern.accepted.filter { !compiled.matches($0) } == [])
        #expect(pattern.rejected.filter { compiled.matches($0) } == [])
    }

    @Test("does not report the beginning of an accepted sample as impossible", arguments: InputPattern.all)
    func progress(of pattern: InputPattern) throws {
        let compiled = try Pattern(pattern.expression)
        for sample in pattern.accepted {
            for index in sample.unicodeScalars.indices {
                let start = String(sample.unicodeScalars[..<index])
                if case .impossible = compiled.progress(of: start) { Issue.record("\(start.debugDescription)") }
            }
            #expect(compiled.progress(of: sample) == .accepted)
        }
    }

    @Test("reports where a rejected sample cannot be continued", arguments: InputPattern.all)
    func place(of pattern: InputPattern) throws {
        let compiled = try Pattern(pattern.expression)
        for sample in pattern.rejected {
            let progress = compiled.progress(of: sample)
            #expect(progress != .accepted)
            guard case .impossible(let place, let expected) = progress else { continue }
            let bytes = Array(sample.utf8)
            // The text before the place can be continued with a character that is expected there.
            let start = String(decoding: bytes[..<place], as: UTF8.self)
            if case .impossible = compiled.progress(of: start) { Issue.record("\(start.debugDescription)") }
            for value in UInt8(0)..<128 {
                let isExpected =
                    (value < 64 ? expected.lowBits >> UInt64(value) : expected.highBits >> UInt64(value - 64)) & 1
                let next = compiled.progress(of: start + String(Unicode.Scalar(value)))
                var isPossible = true
                if case .impossible = next { isPossible = false }
                #expect(isPossible == (isExpected == 1), "\(start.debugDescription) and \(value)")
            }
        }
    }

    @Test("compiles to tables of few states, so that matching takes a step or two a byte", arguments: InputPattern.all)
    func layout(of pattern: InputPattern) throws {
        let statistics = try Pattern(pattern.expression).statistics
        #expect(!statistics.isSimulated)
        #expect(statistics.stateCount < 2_000)
    }

    @Test("has an example that it accepts and that fits into a sentence", arguments: InputPattern.all)
    func example(of pattern: InputPattern) throws {
        #expect(try Pattern(pattern.expression).matches(pattern.example))
        #expect(pattern.accepted.first == pattern.example)
        #expect(pattern.example.count <= 64 && pattern.example.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    @Test("has at least six accepted and five rejected samples, without repetitions", arguments: InputPattern.all)
    func numberOfSamples(of pattern: InputPattern) {
        #expect(Set(pattern.accepted.map { Array($0.utf8) }).count >= 6)
        #expect(Set(pattern.rejected.map { Array($0.utf8) }).count >= 5)
        #expect(
            Set((pattern.accepted + pattern.rejected).map { Array($0.utf8) }).count
                == pattern.accepted.count + pattern.rejected.count)
    }

    @Test("does not repeat the samples that are generated for every pattern", arguments: InputPattern.all)
    func generatedSamples(of pattern: InputPattern) {
        #expect(
            pattern.rejected.filter { sample in
                let original = Counterfeit.original(of: sample)
                return sample.isEmpty || original != sample && pattern.accepted.contains(original)
            } == [])
    }

    @Test("rejects what only looks like an accepted sample", arguments: Counterfeit.allCases)
    func rejects(_ counterfeit: Counterfeit) throws {
        for pattern in InputPattern.all where !counterfeit.isAccepted(by: pattern) {
            #expect(
                try counterfeit.accepted(by: pattern.expression, samples: pattern.accepted) == [], "\(pattern.name)")
        }
    }

    @Test("is an exception only if it accepts a copy that others reject", arguments: Counterfeit.allCases)
    func exceptions(_ counterfeit: Counterfeit) throws {
        for pattern in InputPattern.all where counterfeit.isAccepted(by: pattern) {
            #expect(
                try counterfeit.accepted(by: pattern.expression, samples: pattern.accepted) != [], "\(pattern.name)")
        }
    }

    @Test(
        "finds expressions that accept such copies",
        arguments: [
            (Counterfeit.nothing, "[0-9]*"), (.newline, "[0-9]+\\n?"), (.newline, "[^a]+"),
            (.fullWidthText, #"\p{Nd}+"#), (.fullWidthCharacter, #"[0-9]+\p{Nd}"#), (.invisibleCharacter, "[^a]+"),
            (.invisibleCharacter, #"[0-9]\u200B?[0-9]+"#),
        ])
    func looseExpression(_ counterfeit: Counterfeit, expression: String) throws {
        #expect(try counterfeit.accepted(by: expression, samples: ["12"]) != [])
        #expect(try counterfeit.accepted(by: "[0-9]+", samples: ["12"]) == [])
    }

    @Test("is printable ASCII without spaces at its ends", arguments: InputPattern.all)
    func isASCII(_ pattern: InputPattern) {
        #expect(!pattern.expression.isEmpty)
        #expect(pattern.expression.utf8.allSatisfy { (0x20...0x7E).contains($0) })
        #expect(pattern.expression.first != " " && pattern.expression.last != " ")
    }

    @Test("has no anchor at its ends and no escape that differs between engines", arguments: InputPattern.all)
    func isPortable(_ pattern: InputPattern) {
        #expect(!pattern.expression.hasPrefix("^") && !pattern.expression.hasSuffix("$"))
        let escaped = pattern.expression.matches(of: /\\(.)/).map { $0.1 }
        #expect(escaped.filter { $0.contains { $0.isLetter || $0.isNumber } && !"fnprtux".contains($0) } == [])
    }

    @Test("has a source and a link to it", arguments: InputPattern.all)
    func source(of pattern: InputPattern) throws {
        #expect(pattern.source.count >= 6)
        #expect(pattern.source.first?.isWhitespace == false && pattern.source.last?.isWhitespace == false)
        let link = try #require(pattern.link)
        #expect(link.hasPrefix("https://") && link.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }

    @Test("has a note of sentences on one line", arguments: InputPattern.all.filter { $0.note != nil })
    func note(of pattern: InputPattern) throws {
        let note = try #require(pattern.note)
        #expect(note.hasSuffix(".") && !note.contains("\n") && !note.contains("  "))
    }

    @Test("has a summary of one sentence", arguments: InputPattern.all)
    func summary(of pattern: InputPattern) throws {
        let summary = try #require(pattern.summary)
        #expect((10...112).contains(summary.count))
        #expect(summary.hasSuffix(".") && summary.first?.isUppercase == true)
    }

    @Test("has a name in camel case that does not begin with a country", arguments: InputPattern.all)
    func name(of pattern: InputPattern) {
        #expect(pattern.name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil)
        #expect(
            pattern.name.prefixMatch(of: /(?:at|au|be|br|ca|ch|cn|de|es|fr|gb|ie|in|it|jp|nl|pl|pt|se|uk|us)[A-Z]/)
                == nil)
    }
}
#endif
