// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("An explanation")
struct StrategyExplanationTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let strategy: InputValidator<String>
        let input: String
        let text: String
        var testDescription: String { "\(strategy): \(input.debugDescription)" }

        init(_ strategy: InputValidator<String>, _ input: String, _ text: String) {
            self.strategy = strategy
            self.input = input
            self.text = text
        }
    }

    static let rows = [
        Row(.numeric, "12", "numeric: accepted"),
        Row(.numeric, "", "numeric: rejected, input.empty (1004)"),
        Row(.numeric, "12a", "numeric: rejected, numeric.character (1001), position: 2"),
        Row(
            .count(in: 3...12) && .pattern("[a-z]+"), "ab",
            """
            count(3...12) && pattern([a-z]+): rejected, length.tooShort (1010), length: 2, maximum: 12, minimum: 3
              count(3...12): rejected, length.tooShort (1010), length: 2, maximum: 12, minimum: 3
              pattern([a-z]+): skipped, because an earlier rule rejected the input
            """),
        Row(
            .numeric || .alpha || .email, "ab",
            """
            numeric || alpha || email: accepted
              numeric: rejected, numeric.character (1001), position: 0
              alpha: accepted
              email: skipped, because an earlier rule accepted the input
            """),
        Row(
            !(.numeric || .alpha), "ab",
            """
            !(numeric || alpha): rejected, composition.negation (1202)
              numeric || alpha: accepted
                numeric: rejected, numeric.character (1001), position: 0
                alpha: accepted
            """),
        Row(
            .optional(.trimmed(then: .numeric)), "",
            """
            optional(trimmed(numeric)): accepted
              trimmed(numeric): skipped, because the input is empty and optional
            """),
        Row(
            .optional(.trimmed(then: .numeric)), " 1 ",
            """
            optional(trimmed(numeric)): accepted
              trimmed(numeric): accepted
                numeric: accepted
            """),
        Row(
            .when(.numeric, then: .count(in: 4...6)), "abc",
            """
            when(numeric, count(4...6)): accepted
              condition numeric: rejected, numeric.character (1001), position: 0
              count(4...6): skipped, because the rule does not apply according to the condition
            """),
        Row(
            .unless({ $0 == "x" }, then: .numeric), "y",
            """
            unless(condition, numeric): rejected, numeric.character (1001), position: 0
              condition condition: rejected, composition.negation (1202)
              numeric: rejected, numeric.character (1001), position: 0
            """),
        Row(
            .integer.then(.range(1...6)), "7",
            """
            then(integer, range(1...6)): rejected, comparison.tooLarge (1021), maximum: 6, minimum: 1
              integer: accepted
              range(1...6): rejected, comparison.tooLarge (1021), maximum: 6, minimum: 1
            """),
        Row(
            .integer.then(.range(1...6)), "x",
            """
            then(integer, range(1...6)): rejected, integer.character (1127), position: 0
              integer: rejected, integer.character (1127), position: 0
              range(1...6): skipped, because an earlier rule rejected the input
            """),
        Row(
            .optional(.integer), "",
            """
            optional(integer): accepted
              integer: skipped, because the input is empty and optional
            """),
        Row(
            .trimmed(then: .alpha), String(repeating: " ", count: 65_537),
            """
            trimmed(alpha): rejected, input.tooLarge (1005), length: 65537, maximum: 65536
              alpha: skipped, because the input was already rejected
            """),
        Row(
            .alpha.named("letters").error(ValidationError(7, domain: "Club", name: "member.name")), "1",
            """
            error(code: 7, domain: Club, letters(alpha)): rejected, member.name (Club 7)
              letters(alpha): rejected, alpha.character (1002), position: 0
                alpha: rejected, alpha.character (1002), position: 0
            """),
        Row(
            .pattern("[A-Z]{2}-2026").sensitive(), "AB",
            """
            sensitive(pattern(…)): rejected, pattern.mismatch (1003), minimum: 7, position: 2
              pattern(…): rejected, pattern.mismatch (1003), minimum: 7, position: 2
            """),
        Row(.equal(to: "hunter2"), "a", "equal(…): rejected, equality.different (1030)"),
        Row(
            .prefix("a\n\u{202E}"), "b", "prefix(part: a\\n\\u{202E}): rejected, text.prefix (1035)"),
        Row(.all(of: []), "a", "allOf: rejected, composition.empty (1200)"),
        Row(.decimal, "12.", "decimal: rejected, decimal.point (1132), isAtEdge: true, position: 2"),
        Row(.decimal(in: 0.5...), "0", "decimal(0.5...): rejected, comparison.tooSmall (1020), minimum: 0.5"),
        Row(
            OwnDecorator(.numeric), "12",
            """
            OwnDecorator<String>(numeric): rejected, own.always (Own 1)
              numeric: accepted
            """),
        Row(
            WithoutPrefix(.numeric && .count(in: 3...6)), "#12",
            """
            WithoutPrefix(numeric && count(3...6)): rejected, length.tooShort (1010), length: 2, maximum: 6, minimum: 3
              numeric && count(3...6): rejected, length.tooShort (1010), length: 2, maximum: 6, minimum: 3
                numeric: accepted
                count(3...6): rejected, length.tooShort (1010), length: 2, maximum: 6, minimum: 3
            """),
        Row(OwnStrategy(), "12", "OwnStrategy: rejected, own.always (Own 1)"),
    ]

    @Test("names each rule with its result", arguments: rows)
    func text(_ row: Row) {
        let explanation = row.strategy.explanation(of: row.input)
        #expect("\(explanation)" == row.text)
        #expect(explanation.isAccepted == row.strategy.isValid(row.input))
    }

    private struct Person { var name: String; var tags: [String]; var age: Int? }

    private static let person: InputValidator<Person> = .all(of: [
        .at(\.name, label: "Name", .required), .at(\.tags, .each(.alpha)), .at(\.age, .optional(.range(0...150))),
    ])

    @Test("has the path of each part of a value")
    func parts() {
        let explanation = Self.person.explanation(of: Person(name: "A", tags: ["a", "1"], age: nil))
        #expect(
            "\(explanation)" == """
                at(label: Name, name: name, required) && at(name: tags, each(alpha)) && \
                at(name: age, optional(range(0...150))): rejected, at tags[1], alpha.character (1002), position: 0
                  at(label: Name, name: name, required): accepted
                    name: required: accepted
                  at(name: tags, each(alpha)): rejected, at tags[1], alpha.character (1002), position: 0
                    tags: each(alpha): rejected, at [1], alpha.character (1002), position: 0
                      [0]: alpha: accepted
                      [1]: alpha: rejected, alpha.character (1002), position: 0
                  at(name: age, optional(range(0...150))): skipped, because an earlier rule rejected the input
                """)
        let missing = Self.person.explanation(of: Person(name: "A", tags: [], age: nil))
        #expect(missing.steps[1].steps[0].steps.map(\.result) == [.skipped(.noElements)])
        #expect(missing.steps[2].steps[0].steps.map(\.result) == [.skipped(.emptyInput)])
    }

    static let counts: [(count: Int, rejected: Int?, steps: Int, omitted: Int, line: Int)] = [
        (99, nil, 99, 0, 99), (100, nil, 99, 1, 100), (5_000, nil, 99, 4_901, 100), (5_000, 98, 99, 0, 99),
        (5_000, 99, 100, 0, 100), (5_000, 4_000, 100, 3_901, 100),
    ]

    @Test(
        "has at most a hundred steps for a long collection, including the rejected element",
        arguments: counts.indices)
    func elements(_ index: Int) {
        let row = Self.counts[index]
        var elements = Array(repeating: "a", count: row.count)
        if let rejected = row.rejected { elements[rejected] = "1" }
        let explanation = InputValidator<[String]>.each(.alpha).explanation(of: elements)
        #expect(explanation.steps.count == row.steps)
        #expect(explanation.omittedSteps == row.omitted)
        #expect(explanation.steps.last?.error?.code == row.rejected.map { _ in .alphaCharacter })
        #expect(explanation.steps.last?.path == [.index(row.rejected ?? 98)])
        let lines = "\(explanation)".split(separator: "\n")
        #expect(lines.count == 1 + row.steps + (row.omitted > 0 ? 1 : 0))
        if row.omitted > 0 { #expect(lines[row.line].contains("\(row.omitted) more accepted element")) }
    }

    @Test("is encoded without texts of an error")
    func json() throws {
        let strategy: InputValidator<String> = .when(.numeric, then: .count(in: 4...6)) && .oneOf(["a", "b"])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let json = String(decoding: try encoder.encode(strategy.explanation(of: "123")), as: UTF8.self)
        #expect(
            json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined() == """
                {"error" : {"code" : 1010,"domain" : "InputValidationErrorDomain","name" : "length.tooShort",\
                "parameters" : {"length" : 3,"maximum" : 6,"minimum" : 4},"path" : ""},"name" : "allOf",\
                "result" : "rejected","steps" : [{"error" : {"code" : 1010,"domain" : "InputValidationErrorDomain",\
                "name" : "length.tooShort","parameters" : {"length" : 3,"maximum" : 6,"minimum" : 4},"path" : ""},\
                "name" : "when","result" : "rejected","steps" : [{"name" : "numeric","result" : "accepted",\
                "role" : "condition","strategy" : "numeric"},{"error" : {"code" : 1010,\
                "domain" : "InputValidationErrorDomain","name" : "length.tooShort",\
                "parameters" : {"length" : 3,"maximum" : 6,"minimum" : 4},"path" : ""},"name" : "count",\
                "result" : "rejected","strategy" : "count(4...6)"}],"strategy" : "when(numeric, count(4...6))"},\
                {"name" : "oneOf","reason" : "earlierRejection","result" : "skipped","strategy" : "oneOf(…)"}],\
                "strategy" : "when(numeric, count(4...6)) && oneOf(…)"}
                """)
    }

    @Test("is encoded with the places of its steps, and with the number of elements without a step")
    func jsonOfElements() throws {
        let explanation = Self.person.explanation(of: Person(name: "A", tags: ["a", "1"], age: nil))
        let json = try Self.json(explanation)
        #expect(json.contains(#""path":"/tags/1""#) && json.contains(#""path":"/tags""#))
        #expect(json.contains(#""path":"/name""#) && json.contains(#""path":"/1""#))
        #expect(!json.contains("omittedSteps"))
        let elements = Array(repeating: "a", count: 5_000)
        let long = try Self.json(InputValidator<[String]>.each(.alpha).explanation(of: elements))
        #expect(long.contains(#""omittedSteps":4901"#))
        let none = InputValidator<[String]>.each(.alpha).explanation(of: [])
        #expect("\(none)" == "each(alpha): accepted\n  alpha: skipped, because the collection is empty")
        #expect(try Self.json(none).contains(#""reason":"noElements""#))
    }

    @Test("has the options of a sensitive list in no part")
    func sensitive() throws {
        let word: InputValidator<String> = .oneOf(["hunter2", "swordfish"], showsTexts: true)
        let strategy = word.named("word").sensitive()
        let explanation = strategy.explanation(of: "x")
        var dumped = ""
        dump(explanation, to: &dumped)
        for text in ["\(explanation)", explanation.figure(), dumped, try Self.json(explanation)] {
            #expect(!text.contains("hunter2") && !text.contains("swordfish"))
        }
        #expect(explanation.steps[0].steps[0].error?[.accepted] == nil)
    }

    private enum Word: String, CaseIterable { case hunter2, swordfish }

    @Test(
        "has the texts of a sensitive rule in no text, figure, or encoding",
        arguments: [
            .pattern("hunter2").sensitive(), .prefix("hunter2").sensitive(),
            .suffix("hunter2").named("word").sensitive(), (.prefix("hunter2") && .count(in: 1...9)).sensitive(),
            !(.alpha && .prefix("hunter2").sensitive()), .when(.contains("hunter2").sensitive(), then: .numeric),
            .trimmed(then: .characters(in: "hunter2").sensitive()),
            .numeric || .optional(.prefix("hunter2")).sensitive(), .oneOf(Word.self).sensitive(),
            .url(URLPolicy(hosts: ["hunter2.example"])).named("site").sensitive(),
            .url(URLPolicy(schemes: ["hunter2"])).sensitive() || .numeric,
        ] as [InputValidator<String>])
    func sensitiveRules(strategy: InputValidator<String>) throws {
        let explanation = strategy.explanation(of: "x")
        for text in ["\(strategy)", "\(explanation)", explanation.figure(), try Self.json(explanation)] {
            #expect(!text.contains("hunter2") && text.contains("…"))
        }
    }

    @Test("can be created and drawn for the deepest nesting on a small stack")
    func depth() async throws {
        var strategy: InputValidator<String> = .alpha
        for _ in 0..<128 { strategy = strategy.named("x") }
        let deepest = strategy
        let explanation = await withCheckedContinuation { continuation in
            let thread = Thread {
                let explanation = deepest.explanation(of: "1")
                precondition("\(explanation)".utf8.count < explanation.figure().utf8.count)
                continuation.resume(returning: explanation)
            }
            // Stack frames are larger with a sanitizer. `.ci/run` sets the sanitizer's options.
            let environment = ProcessInfo.processInfo.environment
            let isSanitized = environment["ASAN_OPTIONS"] != nil || environment["TSAN_OPTIONS"] != nil
            thread.stackSize = isSanitized ? 8 << 20 : 512 << 10
            thread.start()
        }
        #expect("\(explanation)".split(separator: "\n").count == 129)
        // How much stack encoding needs depends on the encoder.
        #expect(try Self.json(explanation).contains("alpha.character"))
        #expect(deepest.named("y").explanation(of: "a").error?.code == .compositionTooDeep)
    }

    @Test("has escapes in a path in place of characters that begin a new line or are invisible")
    func printablePath() {
        let strategy: InputValidator<String> = .at(\.self, key: "a\n\u{202E}", .numeric)
        let lines = "\(strategy.explanation(of: "x"))".split(separator: "\n")
        #expect(lines.count == 2 && lines.last?.hasPrefix(#"  a\n\u{202E}: numeric: rejected"#) == true)
    }

    @Test("has escapes in place of characters of each invisible category, and of no others")
    func printableTexts() {
        let text = "\n\u{85}\u{AD}\u{200B}\u{2028}\u{2029}\u{E000}\u{FFFE}"
        #expect(text.printable == #"\n\u{0085}\u{00AD}\u{200B}\u{2028}\u{2029}\u{E000}\u{FFFE}"#)
        #expect(Array("a \u{A0}é\u{301}日\u{1F600}+".printable.utf8) == Array("a \u{A0}é\u{301}日\u{1F600}+".utf8))
    }

    @Test("has a figure in XML with one line for each step")
    func figure() throws {
        let strategy: InputValidator<String> = .prefix("<&\"\u{1}") && .alpha
        let figure = strategy.explanation(of: "x").figure()
        let counter = ElementCounter()
        let parser = XMLParser(data: Data(figure.utf8))
        parser.delegate = counter
        #expect(parser.parse(), "\(figure)")
        #expect(counter.elements["text"] == 3)
        #expect(counter.elements["path"] == 5)
        #expect(figure.contains(#">prefix(part: &lt;&amp;&quot;\u{01})  <tspan class="verdict">rejected"#))
    }

    @Test("has a figure that shortens a rule and a result of more than 100 characters", arguments: [99, 100, 101])
    func longLines(count: Int) {
        func shown(_ text: String) -> String { count > 100 ? text.prefix(99) + "…" : text }
        let part = String(repeating: "é", count: count - "prefix(part: )".count)
        let rule = InputValidator<String>.prefix(part).explanation(of: "x").figure()
        #expect(rule.contains(">\(shown("prefix(part: \(part))"))  <tspan"))
        let name = String(repeating: "n", count: count - "rejected,  (Club 7)".count)
        let strategy = InputValidator<String>.alpha.error(ValidationError(7, domain: "Club", name: name))
        #expect(strategy.explanation(of: "1").figure().contains(">\(shown("rejected, \(name) (Club 7)"))</tspan>"))
    }

    @Test("has a figure that is as large as its rows, and joins each step to the step that contains it")
    func layout() {
        let one = InputValidator<String>.numeric.explanation(of: "12").figure()
        #expect(one.contains(#"width="180" height="40" viewBox="0 0 180 40""#))
        let wide = InputValidator<String>.prefix("é").explanation(of: "é").figure()
        #expect(wide.contains(#"width="252" height="40""#))
        let strategy: InputValidator<String> = !(.numeric || .alpha || .email) && .alpha
        let figure = strategy.explanation(of: "ab").figure()
        let lines = figure.matches(of: /class="tree" d="(.*)"/).map { String($0.1) }
        #expect(lines == ["M20 28V44h8", "M44 52V68h8", "M68 76V92h8", "M68 76V116h8", "M68 76V140h8", "M20 28V164h8"])
        let marks = figure.matches(of: /class="mark (.*?)"/).map { String($0.1) }
        #expect(marks == ["rejected", "rejected", "accepted", "rejected", "accepted", "skipped", "skipped"])
    }

    @Test("has the verdict of the strategy and steps that agree, but not the input")
    func verdicts() throws {
        var generated = GeneratedStrategies(seed: 20_261_125, isWritable: false)
        var compared = 0
        for round in 0..<generatedInputCount {
            let strategy =
                round < StrategyListing.all.count ? StrategyListing.all[round].example : generated.strategy()
            for index in 0..<20 {
                let input = generated.text()
                let explanation = strategy.explanation(of: input)
                if let text = Self.disagreement(of: explanation, with: strategy, for: input) {
                    Issue.record("\(strategy), \(input.debugDescription): \(text)\n\(explanation)")
                    return
                }
                // Encoding takes longer than everything else.
                guard round < 100 || index == 0 && round < 5_000, input.count >= 4 else { continue }
                compared += 1
                let texts = ["\(explanation)", explanation.figure(), try Self.json(explanation)]
                if let text = texts.first(where: { $0.contains(input) && !Self.isKnown(input, by: strategy) }) {
                    Issue.record("\(input.debugDescription) is in \(text)")
                    return
                }
            }
        }
        #expect(compared > min(generatedInputCount, 1_000) / 3)
    }

    /// Whether an input is part of a strategy's settings, a number that is also a code or the smallest integer, or a
    /// color that every figure uses.
    private static func isKnown(_ input: String, by strategy: InputValidator<String>) -> Bool {
        "\(strategy)".contains(input) || "\(Int.min)".contains(input)
            || (input.utf8.count == 4 && input.allSatisfy(\.isNumber)) || figureOfNothing.contains(input)
    }

    private static let figureOfNothing = InputValidator<String>.required.explanation(of: "").figure()

    private static func json(_ explanation: StrategyExplanation) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(explanation), as: UTF8.self)
    }

    private static func disagreement(
        of explanation: StrategyExplanation, with strategy: InputValidator<String>, for input: String
    ) -> String? {
        do throws(ValidationError) {
            try strategy.validate(input)
            if explanation.result != .accepted { return "validate accepts" }
        } catch {
            if explanation.result != .rejected(error) { return "validate throws \(error)" }
        }
        if explanation.strategy != strategy.configuration { return "another configuration" }
        return inconsistency(in: explanation)
    }

    /// What contradicts the steps inside a step, or `nil`.
    private static func inconsistency(in explanation: StrategyExplanation) -> String? {
        for step in explanation.steps { if let text = inconsistency(in: step) { return text } }
        let steps = explanation.steps
        if case .skipped = explanation.result { return steps.isEmpty ? nil : "a skipped step has steps" }
        let results = steps.map(\.result)
        let isConclusive = !steps.contains { $0.error?.isInconclusive == true }
        let name = explanation.strategy.name
        func check(_ isRight: Bool, _ text: String) -> String? { isRight ? nil : "\(name): \(text)" }
        switch name {
        case "allOf":
            let end = results.firstIndex { $0 != .accepted } ?? results.endIndex
            if !results[min(end + 1, results.count)...].allSatisfy({ $0 == .skipped(.earlierRejection) }) {
                return "allOf: a rule after a rejection"
            }
            return check(explanation.isAccepted == (end == results.endIndex), "verdict")
        case "anyOf":
            let end = results.firstIndex(of: .accepted)
            if let end, !results[(end + 1)...].allSatisfy({ $0 == .skipped(.earlierAcceptance) }) {
                return "anyOf: a rule after an acceptance"
            }
            return check(explanation.isAccepted == (end != nil), "verdict")
        case "not": return isConclusive ? check(explanation.isAccepted != steps[0].isAccepted, "verdict") : nil
        case "when", "unless":
            let applies = steps[1].result != .skipped(.condition)
            if isConclusive, applies != (steps[0].isAccepted == (name == "when")) { return "\(name): condition" }
            return check(explanation.isAccepted == (!applies || steps[1].isAccepted), "verdict")
        case "optional" where results == [.skipped(.emptyInput)]: return check(explanation.isAccepted, "verdict")
        case "Accepting": return check(explanation.isAccepted, "verdict")
        default: return check(steps.isEmpty || explanation.isAccepted == (results.last == .accepted), "verdict")
        }
    }
}

private final class OwnStrategy: InputValidator<String>, @unchecked Sendable {
    static let always = ValidationError(1, domain: "Own", name: "own.always")

    override func validate(_ input: String) throws(ValidationError) { throw Self.always }
}

private final class OwnDecorator<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    override func errors(for input: Input) -> [ValidationError] { super.errors(for: input) + [OwnStrategy.always] }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        elements[elementName, default: 0] += 1
    }
}
