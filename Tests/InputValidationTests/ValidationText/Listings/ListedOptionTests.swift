// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("An option of a listing")
struct ListedOptionTests {
    typealias Settings = StrategyListing.Settings
    typealias Value = ValidationError.Value

    enum Size: String, CaseIterable, Sendable { case small, medium, large }

    /// Returns the mistake in a setting, with the option that has it, or `nil` if there is none.
    private static func mistake<Content: Sendable>(
        _ option: ListedOption<Content, Content>, _ settings: Settings, _ standard: Content
    ) -> String? {
        do {
            _ = try option.readValue(settings, standard)
            return nil
        } catch let mistake as StrategyListing.InvalidSetting {
            return "\(mistake.option ?? ""): \(mistake.explanation)"
        } catch {
            return "\(error)"
        }
    }

    /// Expects that a written value is read back, and that leaving it out gives the standard value.
    private static func check<Content: Sendable & Equatable>(
        _ option: ListedOption<Content, Content>, _ value: Content, _ setting: Value?, standard: Content
    ) throws {
        var settings: Settings = [:]
        option.writeValue(value, &settings)
        #expect(settings["x"] == setting && settings.count == (setting == nil ? 0 : 1))
        #expect(try option.readValue(settings, standard) == value)
    }

    @Test("reads the value that it has written")
    func roundTrips() throws {
        try Self.check(.text("x", from: \.self, help: "help"), "a", "a", standard: "b")
        try Self.check(.texts("x", from: \.self, help: "help"), ["a", "b"], ["a", "b"], standard: [])
        try Self.check(.texts("x", from: \.self, help: "help"), [], [], standard: nil as [String]?)
        try Self.check(.texts("x", from: \.self, help: "help"), nil, nil, standard: ["a"] as [String]?)
        try Self.check(.word("x", from: \.self), Size.large, "large", standard: .small)
        try Self.check(.flag("x", from: \.self, help: "help"), true, true, standard: false)
        try Self.check(.repertoire("x", from: \.self), true, "unicode", standard: false)
        try Self.check(.integer("x", from: \.self, help: "help"), -7, -7, standard: 1)
        try Self.check(.integer("x", from: \.self, help: "help"), 7, 7, standard: nil as Int?)
        try Self.check(
            .integers("x", from: \.self, of: [10, 13], help: "help"), [13, 10], ["10", "13"], standard: [10])
        try Self.check(
            .word("x", from: \.self, makeWord: \.rawValue, help: "help"), .medium, "medium", standard: nil as Size?)
        try Self.check(
            .words("x", from: \.self, makeWord: \.rawValue, help: "help"), [.large, .small], ["large", "small"],
            standard: nil as [Size]?)
    }

    @Test("has the standard value if it is left out, unless it is required or optional")
    func leftOut() throws {
        #expect(try ListedOption<Bool, Bool>.flag("x", from: \.self, help: "help").readValue([:], true))
        #expect(try ListedOption<Size, Size>.word("x", from: \.self).readValue([:], .medium) == .medium)
        #expect(
            try ListedOption<Int?, Int?>.integer("x", from: \.self, help: "help").readValue([:], 5) == nil)
        #expect(Self.mistake(.text("x", from: \.self, help: "help"), [:], "a") == "x: the key “x” is missing")
        #expect(
            Self.mistake(.integer("x", from: \.self, help: "help", isRequired: true), [:], 5)
                == "x: the key “x” is missing")
    }

    @Test("rejects a setting of another kind, below the minimum, or with an unknown word")
    func mistakes() {
        #expect(Self.mistake(.text("x", from: \.self, help: "help"), ["x": 1], "a") == "x: “x” has another type")
        #expect(Self.mistake(.text("x", from: \.self, help: "help"), ["x": ""], "a") == "x: “x” is empty")
        #expect(Self.mistake(.flag("x", from: \.self, help: "help"), ["x": "true"], true) == "x: “x” has another type")
        #expect(Self.mistake(.integer("x", from: \.self, help: "help", atLeast: 2), ["x": 2], 5) == nil)
        #expect(
            Self.mistake(.integer("x", from: \.self, help: "help", atLeast: 2), ["x": 1], 5)
                == "x: “x” must be 2 or more")
        #expect(Self.mistake(.integer("x", from: \.self, help: "help"), ["x": 1.5], 5) == "x: “x” has another type")
        #expect(Self.mistake(.word("x", from: \.self), ["x": "huge"], Size.small) == "x: “huge” is unknown")
        #expect(
            Self.mistake(.word("x", from: \.self, makeWord: \.rawValue, help: "help"), ["x": "huge"], nil as Size?)
                == "x: “huge” is unknown")
        #expect(
            Self.mistake(
                .words("x", from: \.self, makeWord: \.rawValue, help: "help"), ["x": ["small", "huge"]], nil as [Size]?)
                == "x: “huge” is unknown")
        #expect(
            Self.mistake(
                .words("x", from: \.self, makeWord: \.rawValue, help: "help", ifEmpty: "leave it out"), ["x": []],
                nil as [Size]?)
                == "x: “x” is empty: leave it out")
        #expect(
            Self.mistake(.text("x", from: \.self, help: "help", ifEmpty: "no text"), ["x": ""], "a") == "x: no text")
        let texts: [String] = ["a"]
        #expect(Self.mistake(.texts("x", from: \.self, help: "help"), ["x": []], texts) == "x: “x” is empty")
        #expect(Self.mistake(.texts("x", from: \.self, help: "help"), [:], texts) == "x: the key “x” is missing")
        #expect(
            Self.mistake(
                .integer("x", from: \.self, help: "help", atLeast: 0, ifLess: "too few"), ["x": -1], nil as Int?)
                == "x: too few")
        #expect(
            Self.mistake(.integers("x", from: \.self, of: [10, 13], help: "help"), ["x": []], [10])
                == "x: “x” must be a list with at least one of 10, 13")
        #expect(
            Self.mistake(.integers("x", from: \.self, help: "help"), ["x": ["1", "a"]], nil as Set<Int>?)
                == "x: “x” has another type")
        #expect(
            Self.mistake(.words("x", from: \.self, makeWord: \.rawValue, help: "help"), ["x": []], nil as [Size]?)
                == "x: “x” is empty: every value would be rejected")
        #expect(
            Self.mistake(.integers("x", from: \.self, of: [10, 13], help: "help"), ["x": ["11"]], [10])
                == "x: “x” must be a list with at least one of 10, 13")
        #expect(
            Self.mistake(.integers("x", from: \.self, of: [10, 13], help: "help"), ["x": ["a"]], [10])
                == "x: “x” has another type")
    }

    @Test("has no limit for a maximum size of 0, and cannot write a strategy that rejects every text")
    func maximumBytes() throws {
        let option = ListedOption<Int, Int>.maximumBytes(\.self)
        #expect(try option.readValue(["maximumBytes": 0], 64) == .max)
        #expect(try option.readValue(["maximumBytes": 9], 64) == 9 && option.readValue([:], 64) == 64)
        var settings: Settings = [:]
        option.writeValue(0, &settings)
        #expect(Self.mistake(option, settings, 64) == "maximumBytes: “maximumBytes” must be 0 or more")
    }

    @Test("describes the words, and which of them is used if it is left out")
    func descriptions() {
        let size = ListedOption<Size, Size>.word("x", from: \.self, help: "one of").describeOptions(.medium)
        #expect(size.map(\.summary) == ["one of small, medium (if left out), or large"])
        #expect(size.first?.acceptedWords == ["small", "medium", "large"])
        let flag = ListedOption<Bool, Bool>.flag("x", from: \.self, help: "whether").describeOptions(true)
        #expect(flag.map(\.summary) == ["whether; true if left out"])
        let script = ListedOption<Bool, Bool>.repertoire("x", from: \.self).describeOptions(false)
        #expect(script.map(\.summary) == ["ascii (if left out) or unicode"])
        let required = ListedOption<Size, Size>.word("x", from: \.self, isRequired: true).describeOptions(.medium)
        #expect(required.map(\.summary) == ["small, medium, or large"])
        #expect(required.map(\.isRequired) == [true] && size.map(\.isRequired) == [false])
        let limits = ListedOption<Interval<Int>, Interval<Int>>.limits(\.self).describeOptions(Interval())
        #expect(
            limits.map(\.summary) == [
                "the minimum", "the maximum", "whether “minimum” itself is rejected; false if left out",
                "whether “maximum” itself is rejected; false if left out",
            ])
    }

    /// Parentheses mean that a limit is excluded.
    @Test(
        "has both limits of an interval, and whether they belong to it",
        arguments: [
            ("[1, 5]", ["minimum": 1, "maximum": 5]),
            ("(1, 5)", ["minimum": 1, "maximum": 5, "minimumExcluded": true, "maximumExcluded": true]),
            ("[1, ]", ["minimum": 1]), ("[, 5)", ["maximum": 5, "maximumExcluded": true]), ("[, ]", [:]),
        ] as [(String, Settings)])
    func limits(notation: String, settings: Settings) throws {
        let option = ListedOption<Interval<Int>, Interval<Int>>.limits(\.self)
        let interval = try option.readValue(settings, Interval())
        func edge(_ edge: Interval<Int>.Edge) -> String { edge.bound.map { "\($0)" } ?? "" }
        let (first, last) = (interval.lower.isExcluded ? "(" : "[", interval.upper.isExcluded ? ")" : "]")
        #expect(first + edge(interval.lower) + ", " + edge(interval.upper) + last == notation)
        var written: Settings = [:]
        option.writeValue(interval, &written)
        #expect(written == settings)
        #expect(
            option.describeOptions(interval).map(\.name) == [
                "minimum", "maximum", "minimumExcluded", "maximumExcluded",
            ])
    }

    @Test(
        "rejects limits between which there is no value",
        arguments: [
            (
                ["minimum": 5, "maximum": 1],
                "minimum: “minimum” is greater than “maximum”: every value would be rejected"
            ),
            (
                ["minimum": 5, "maximum": 5, "maximumExcluded": true],
                "minimum: no value is between the limits: every value would be rejected"
            ),
            (["minimumExcluded": true], "minimumExcluded: the key “minimum” is missing"),
            (["minimum": "5"], "minimum: “minimum” has another type"), (["minimum": 5, "maximum": 5], nil),
        ] as [(Settings, String?)])
    func emptyLimits(settings: Settings, mistake: String?) {
        #expect(Self.mistake(.limits(\.self), settings, Interval<Int>()) == mistake)
    }
}
