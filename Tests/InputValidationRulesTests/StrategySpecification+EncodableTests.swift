// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import TestSupport
import Testing

@Suite("A written strategy")
struct StrategySpecificationEncodableTests {
    private static func json(_ strategy: InputValidator<String>) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(StrategySpecification(strategy))
    }

    private static func decoded(_ json: Data) throws -> InputValidator<String> {
        try JSONDecoder().decode(StrategySpecification<String>.self, from: json).validator
    }

    @Test("is read as it was written, if it is a listed one", arguments: StrategyListing.all)
    func catalog(_ listing: StrategyListing) throws {
        let read = try Self.decoded(Self.json(listing.example))
        #expect(read == listing.example)
        #expect(listing.acceptedSamples.filter { !read.isValid($0) } == [])
        for (input, code) in listing.rejectedSamples {
            let error = read.errors(for: input).first
            #expect(error?.domain == .builtIn && error?.code == code, "\(input)")
        }
    }

    #if StockPatterns
    @Test("has the name of a stock pattern in place of its expression", arguments: InputPattern.all)
    func stockPattern(_ pattern: InputPattern) throws {
        let strategy: InputValidator<String> = .pattern(pattern)
        let json = try Self.json(strategy)
        #expect(try Self.decoded(json) == strategy)
        // Two patterns can have the same expression.
        let name = try #require("\(strategy)".split(separator: " ").last?.dropLast())
        #expect("\(strategy)" == "pattern(name: \(name))")
        #expect(InputPattern.all.first { $0.name == name }?.expression == pattern.expression)
        #expect(!json.contains(Data("\"pattern\":".utf8)))
    }
    #endif

    static let spellings: [(InputValidator<String>, json: String, text: String)] = [
        (.numeric, #""numeric""#, "numeric"),
        (
            .count(in: 3...12) && .pattern("[a-z]+"),
            #"{"rules":[{"maximum":12,"minimum":3,"use":"count"},{"pattern":"[a-z]+","use":"pattern"}],"use":"allOf"}"#,
            "count(3...12) && pattern([a-z]+)"
        ),
        (
            !(.numeric || .alpha), #"{"rule":{"rules":["numeric","alpha"],"use":"anyOf"},"use":"not"}"#,
            "!(numeric || alpha)"
        ),
        (
            .numeric && (.count(in: 2...) || .alpha),
            #"{"rules":["numeric",{"rules":[{"minimum":2,"use":"count"},"alpha"],"use":"anyOf"}],"use":"allOf"}"#,
            "numeric && (count(2...) || alpha)"
        ),
        (
            .all(of: [.numeric, .alpha], stopAtFirst: true),
            #"{"rules":["numeric","alpha"],"stopAtFirst":true,"use":"allOf"}"#,
            "allOf(stopAtFirst: true, numeric, alpha)"
        ),
        (.all(of: [.numeric]), #"{"rules":["numeric"],"use":"allOf"}"#, "allOf(numeric)"),
        (!.all(of: [.numeric]), #"{"rule":{"rules":["numeric"],"use":"allOf"},"use":"not"}"#, "!allOf(numeric)"),
        (
            !.all(of: [.numeric, .alpha], stopAtFirst: true),
            #"{"rule":{"rules":["numeric","alpha"],"stopAtFirst":true,"use":"allOf"},"use":"not"}"#,
            "!allOf(stopAtFirst: true, numeric, alpha)"
        ),
        (
            .alpha && .warning(.count(in: ...5)),
            #"{"rules":["alpha",{"maximum":5,"severity":"warning","use":"count"}],"use":"allOf"}"#,
            "alpha && warning(count(...5))"
        ),
        (.warning(.alpha), #"{"severity":"warning","use":"alpha"}"#, "warning(alpha)"),
        (
            .warning(!.numeric || .trimmed(then: .warning(.alpha))),
            #"{"rules":[{"rule":"numeric","use":"not"},{"rule":{"severity":"warning","use":"alpha"},"use":"trimmed"}],"#
                + #""severity":"warning","use":"anyOf"}"#,
            "warning(!numeric || trimmed(warning(alpha)))"
        ),
        (.count(in: ...5), #"{"maximum":5,"use":"count"}"#, "count(...5)"),
        (
            .integer(in: 0..<5), #"{"maximum":5,"maximumExcluded":true,"minimum":0,"use":"integer"}"#,
            "integer(0...5, maximumExcluded: true)"
        ),
        (
            .integer(in: Interval(lower: .excluded(0))), #"{"minimum":0,"minimumExcluded":true,"use":"integer"}"#,
            "integer(0..., minimumExcluded: true)"
        ),
        (
            (.prefix("ab") && .count(in: 1...9)).sensitive(),
            #"{"rule":{"rules":[{"part":"ab","use":"prefix"},{"maximum":9,"minimum":1,"use":"count"}],"use":"allOf"},"#
                + #""use":"sensitive"}"#,
            "sensitive(prefix(part: …) && count(1...9))"
        ),
        (
            .password(in: 30...40, letters: 1, lowercase: 2, uppercase: 3, digits: 4, symbols: 5),
            #"{"digits":4,"letters":1,"lowercase":2,"maximum":40,"minimum":30,"symbols":5,"uppercase":3,"#
                + #""use":"password"}"#,
            "password(30...40, digits: 4, letters: 1, lowercase: 2, symbols: 5, uppercase: 3)"
        ),
        (.password(in: 2_000...3_000), #"{"maximum":3000,"minimum":2000,"use":"password"}"#, "password(2000...3000)"),
        (
            .atLeast(2, .uppercase), #"{"class":"uppercase","minimum":2,"use":"atLeast"}"#,
            "atLeast(2..., class: uppercase)"
        ),
        (.oneOf(["hunter2"]), #"{"use":"oneOf","values":["hunter2"]}"#, "oneOf(…)"),
        (.noneOf(["root", "é", "e\u{301}"]), #"{"use":"noneOf","values":["root","é","e\#u{301}"]}"#, "noneOf(…)"),
        (
            .oneOf(["S", "M"], showsTexts: true), #"{"showsTexts":true,"use":"oneOf","values":["S","M"]}"#,
            "oneOf(…, showsTexts: true)"
        ),
        (
            .pattern("[A-Z]{4}-2026").sensitive(),
            #"{"rule":{"pattern":"[A-Z]{4}-2026","use":"pattern"},"use":"sensitive"}"#, "sensitive(pattern(…))"
        ),
        (
            .optional(.trimmed(then: .stripping("-", then: .numeric))),
            #"{"rule":{"rule":{"rule":"numeric","separators":"-","use":"stripping"},"use":"trimmed"},"use":"optional"}"#,
            "optional(trimmed(stripping(separators: -, numeric)))"
        ),
        (
            .alpha.message("Enter letters"), #"{"rule":"alpha","text":"Enter letters","use":"message"}"#,
            "message(Enter letters, alpha)"
        ),
    ]

    @Test("has a notation for rule files and one of a single line", arguments: spellings.indices)
    func spelling(_ index: Int) throws {
        let row = Self.spellings[index]
        let json = try Self.json(row.0)
        // The test compares bytes, because two encodings of "é" are equal texts.
        #expect(Array(json) == Array(row.json.utf8), "\(String(decoding: json, as: UTF8.self))")
        #expect(try Self.decoded(json) == row.0)
        #expect("\(row.0)" == row.text)
        #expect(String(reflecting: row.0) == row.text)
    }

    @Test("has no target in its line")
    func secret() {
        let target: InputValidator<String> = .equal(to: "hunter2")
        #expect("\(target)" == "equal(…)")
        #expect("\(target && .alpha)" == "equal(…) && alpha")
    }

    @Test("has no secret target in the line, dump, or mirror of a composition")
    func secretInCompositions() {
        var generated = GeneratedStrategies(seed: 28, isWritable: false)
        for _ in 0..<1_000 {
            let secret: InputValidator<String> =
                generated.isEven()
                ? .equal(to: "hunter2") : .oneOf(["hunter2", "swordfish"], showsTexts: true).sensitive()
            let strategy = generated.composition(around: secret)
            var dumped = ""
            dump(strategy, to: &dumped)
            dump(strategy.explanation(of: generated.text()), to: &dumped)
            let mirrored = Mirror(reflecting: strategy).children.map { "\($0.value)" }
            for text in ["\(strategy)", String(reflecting: strategy), dumped] + mirrored
            where text.contains("hunter2") || text.contains("swordfish") {
                Issue.record("\(text)")
                return
            }
        }
    }

    @Test("has one line that begins with its name, if it is a listed one", arguments: StrategyListing.all)
    func lines(_ listing: StrategyListing) {
        let text = "\(listing.example)"
        #expect(text == listing.name || text.hasPrefix("\(listing.name)("))
        #expect(!text.contains("\n") && text.utf8.count < 100)
    }

    static let unwritable: [(InputValidator<String>, place: [String], text: String)] = [
        (
            .condition(or: ValidationError(.inputEmpty)) { $0 == "a" }, [],
            "“condition” cannot be written: it is not in the catalog, or it holds a closure"
        ),
        (
            .alpha && .optional(.condition(or: ValidationError(.inputEmpty)) { $0 == "a" }),
            ["rules", "Index 1", "rule"],
            "“condition” cannot be written: it is not in the catalog, or it holds a closure"
        ),
        (
            !.equal(to: "hunter2"), ["rule"],
            "“equal” cannot be written: it is not in the catalog, or it holds a closure"
        ),
        (
            .alpha.named("letters"), [],
            "“letters” cannot be written: rule files have no notation for this composition"
        ),
        (
            !.stripping("", then: .numeric), ["rule"],
            "“stripping” cannot be written: rule files have no notation for this composition"
        ),
        (
            .alpha.named("a\n\u{202E}"), [],
            #"“a\n\u{202E}” cannot be written: rule files have no notation for this composition"#
        ),
        (
            CardExpiryInputValidator(now: .fixed(year: 2026, month: 1)), [],
            "“cardExpiry” cannot be written: it is not in the catalog, or it holds a closure"
        ),
    ]

    @Test("is an error at the place of what a rule file cannot express", arguments: unwritable.indices)
    func losses(_ index: Int) throws {
        let row = Self.unwritable[index]
        let error = try #require(throws: EncodingError.self) { try Self.json(row.0) }
        guard case .invalidValue(_, let context) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(context.codingPath.map { $0.intValue.map { "Index \($0)" } ?? $0.stringValue } == row.place)
        #expect(context.debugDescription == row.text)
        #expect(!"\(error)".contains("hunter2"))
    }

    @Test("is the name of a strategy of the program, only with its catalog")
    func ownCatalog() throws {
        let own = PinInputValidator()
        #expect(throws: EncodingError.self) { try Self.json(own) }
        var catalog = StrategyCatalog.standard
        catalog["pin"] = .init("A PIN") { _ in PinInputValidator() }
        let encoder = JSONEncoder()
        encoder.userInfo[.strategyCatalog] = catalog
        let json = try encoder.encode(StrategySpecification(own))
        #expect(String(decoding: json, as: UTF8.self) == #""pin""#)
    }

    @Test("is an error if the catalog has another strategy of its name, or none")
    func otherCatalog() throws {
        let encoder = JSONEncoder()
        var catalog = StrategyCatalog.standard
        catalog["alpha"] = nil
        catalog["numeric"] = .init("Letters") { _ in .alpha }
        encoder.userInfo[.strategyCatalog] = catalog
        for strategy in [.alpha, .numeric, !.numeric] as [InputValidator<String>] {
            #expect(throws: EncodingError.self) { try encoder.encode(StrategySpecification(strategy)) }
        }
        #expect(throws: Never.self) { try encoder.encode(StrategySpecification(.slug)) }
    }

    @Test("is an error if its coding path has more than 128 keys", arguments: [125, 126])
    func longestPath(levels: Int) throws {
        let strategy = (0..<levels).reduce(.alpha) { strategy, _ in !strategy } as InputValidator<String>
        // Three indices come before the keys.
        let lists = [[[StrategySpecification(strategy)]]]
        guard levels > 125 else {
            let json = try JSONEncoder().encode(lists)
            let read = try JSONDecoder().decode([[[StrategySpecification<String>]]].self, from: json)
            return #expect(read[0][0][0].validator == strategy)
        }
        let error = try #require(throws: EncodingError.self) { try JSONEncoder().encode(lists) }
        #expect("\(error)".contains("“alpha” cannot be written: the strategies are nested too deeply"))
    }

    /// `.ci/run verdicts` generates 10,000 compositions, and `swift test` 1,000.
    @Test("is read as it was written, if it is a random composition")
    func random() throws {
        var generated = GeneratedStrategies(seed: 27, isWritable: true)
        for _ in 0..<(10 * generatedInputCount) {
            let strategy = generated.strategy()
            let read = try Self.decoded(Self.json(strategy))
            guard read == strategy else {
                Issue.record("\(strategy) was read as \(read)")
                return
            }
        }
    }
}

private final class PinInputValidator: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        try InputValidator<String>.pattern("[0-9]{4}").validate(input)
    }

    override var profile: StrategyProfile { StrategyProfile("pin") }
}
