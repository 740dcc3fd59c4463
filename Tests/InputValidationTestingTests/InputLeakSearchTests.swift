// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import InputValidationTesting

@Suite("The search for leaks")
struct InputLeakSearchTests {
    private static let leak = "test: the error contains the input or a part of it"
    private static let chance =
        "test: the error has characters of the input, perhaps by chance; give another sample with this error"
    private static let short =
        "Test.1: too short to be looked for in the error; give a sample of three characters or more"

    private static func error(_ message: String, position: Int? = nil) -> ValidationError {
        ValidationError(
            1, domain: "Test", name: "test", message: message,
            parameters: position.map { [.position: .int($0)] } ?? [:])
    }

    /// Returns the findings for inputs with different origins, each with its error's message.
    private static func findings(
        _ rows: [(input: String, message: String)], origin: InputLeakSearch.InputOrigin = .sample
    ) -> [String] {
        var search = InputLeakSearch(hasVariations: false)
        for (place, row) in rows.enumerated() {
            search.add(
                [error(row.message)], inputTexts: [row.input], sampleName: "\(place)", originName: "\(place)",
                sampleIndex: place,
                origin: origin)
        }
        return search.findings().map(\.description)
    }

    /// Returns the findings for samples, each with an error.
    private static func findings(
        for rows: [(input: String, error: ValidationError)], hasVariations: Bool = false
    ) -> [String] {
        var search = InputLeakSearch(hasVariations: hasVariations)
        for (place, row) in rows.enumerated() {
            search.add(
                [row.error], inputTexts: [row.input], sampleName: "\(place)", originName: "\(place)",
                sampleIndex: place, origin: .sample)
        }
        return search.findings().map(\.description)
    }

    @Test("finds an input, or a part of it, in the text of its error")
    func leaks() {
        let whole = [("secret", "secret is wrong"), ("hidden", "hidden is wrong")]
        #expect(Self.findings(whole) == [Self.leak, Self.leak])
        #expect(Self.findings(whole, origin: .generated) == [Self.leak, Self.leak])
        let part = [("secret", "wrong: …cre…"), ("hidden", "wrong: …idd…")]
        #expect(Self.findings(part) == [Self.leak, Self.leak])
        let uppercase = [("SECRET", "secret is wrong"), ("hidden", "this is wrong")]
        #expect(Self.findings(uppercase) == [Self.leak])
    }

    @Test("does not find characters that errors of other inputs have as well")
    func sharedCharacters() {
        let message = "Only use the digits 0 to 9"
        #expect(Self.findings([("digits!", message), ("abcdef", message)]) == [])
        #expect(Self.findings([("abc", message), ("def", message)]) == [])
    }

    @Test("reports that a single input may be in its error by chance")
    func chance() {
        let message = "Only use the digits 0 to 9"
        #expect(Self.findings([("digits!", message)]) == [Self.chance])
        #expect(Self.findings([("digits!", message)], origin: .generated) == [])
        // The whole input can't be there by chance.
        #expect(Self.findings([("digits", message)]) == [Self.leak])
        #expect(Self.findings([("xyz", message)]) == [])
    }

    @Test("finds inputs of one or two characters only by a comparison with others of their length")
    func shortInputs() {
        #expect(Self.findings([("a", "a is wrong"), ("b", "b is wrong")]) == [Self.leak, Self.leak])
        #expect(Self.findings([("ab", "ab is wrong"), ("cd", "cd is wrong")]) == [Self.leak, Self.leak])
        #expect(Self.findings([("a", "this is wrong"), ("b", "this is wrong")]) == [])
        #expect(Self.findings([("a", "a is wrong"), ("bc", "bc is wrong")]) == [Self.short, Self.short])
        #expect(Self.findings([("a", "a is wrong")], origin: .generated) == [])
        #expect(Self.findings([("a", "a is wrong"), ("b", "b is wrong")], origin: .variation) == [])
    }

    @Test("ignores the position of an error, and compares only errors with the same code")
    func identity() {
        var search = InputLeakSearch(hasVariations: false)
        search.add(
            [Self.error("wrong at {position}", position: 123)], inputTexts: ["123"], sampleName: "a", originName: "a",
            sampleIndex: 0,
            origin: .sample)
        #expect(search.findings().isEmpty)
        // The second input's error has another code, so it doesn't show that the characters are there by chance.
        let other = ValidationError(2, domain: "Test", name: "test", message: "secret is wrong")
        search.add(
            [Self.error("secret is wrong")], inputTexts: ["secret"], sampleName: "b", originName: "b", sampleIndex: 1,
            origin: .sample)
        search.add([other], inputTexts: ["hidden"], sampleName: "c", originName: "c", sampleIndex: 2, origin: .sample)
        #expect(search.findings().map(\.sampleName) == ["b"])
    }

    @Test("compares the errors of all elements, and errors at different keys only if there are variations")
    func paths() {
        let (first, second) = (Self.error("wrong: …cre…"), Self.error("wrong: …idd…"))
        let elements = [("secret", first.under(.index(0))), ("hidden", second.under(.index(1)))]
        #expect(Self.findings(for: elements) == [Self.leak, Self.leak])
        let error = Self.error("Only use the digits 0 to 9")
        let keys = [("digits!", error.under(.key("a"))), ("abcdef", error.under(.key("b")))]
        #expect(Self.findings(for: keys) == [Self.chance])
        #expect(Self.findings(for: keys, hasVariations: true) == [])
        // Variations would have revealed a leak.
        #expect(Self.findings(for: [("digits", error)], hasVariations: true) == [Self.chance])
    }

    @Test("searches the domain, and reports a name only if all inputs have it")
    func domainsAndNames() {
        let domain = ValidationError(1, domain: "secret", name: "test", message: "Wrong")
        #expect(Self.findings(for: [("secret", domain)]) == [Self.leak])
        let names = ["secret", "hidden"].map { input in
            (input, ValidationError(1, domain: "Test", name: "test.\(input)", message: "Wrong"))
        }
        let leak = "Test.1: the error contains the input or a part of it"
        #expect(Self.findings(for: names) == [leak, leak])
        let short = Self.findings(for: [("a", ValidationError(.numericCharacter))])
        #expect(short.map { $0.prefix { $0 != ":" } } == ["numeric.character"])
    }

    @Test("searches the error of a text of more than 400 characters for the first and the last 200")
    func edges() {
        for (count, isFound) in [(199, true), (200, false)] {
            let text = String(repeating: "a", count: count) + "xyz" + String(repeating: "b", count: 198)
            let findings = Self.findings([(text, "wrong: xyz"), ("hidden", "wrong")])
            #expect(findings == (isFound ? [Self.leak] : []))
        }
    }

    @Test("reports one violation of each origin, with its sample and place")
    func origins() {
        var search = InputLeakSearch(hasVariations: false)
        for (place, input) in ["secret", "hidden", "masked"].enumerated() {
            search.add(
                [Self.error("\(input) is wrong")], inputTexts: [input], sampleName: "sample \(place)",
                originName: place == 1 ? "first" : "second", sampleIndex: place, origin: .sample)
        }
        let findings = search.findings()
        #expect(findings.map(\.sampleName) == ["sample 0", "sample 1"])
        #expect(findings.map(\.sampleIndex) == [0, 1])
        #expect(findings.allSatisfy { $0.kind == .violation })
        #expect(search.isFinding(Self.leak, reproducedBy: [Self.error("private is wrong")], inputTexts: ["private"]))
        #expect(!search.isFinding(Self.leak, reproducedBy: [Self.error("this is wrong")], inputTexts: ["private"]))
    }
}
