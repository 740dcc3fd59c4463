// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes
import InputValidation
import Testing

/// The probes, called without a submission and without a process of its own.
@Suite("The probes of the grader")
struct ProbeTests {
    private static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M")
    private static let noDigits = ValidationError(2, domain: "Club", message: "{label} has digits after the M")
    private static let strategy = Judge<String> { ProbeTests.mistake(in: $0) }

    /// Why a text is not the letter M and any number of digits.
    private static func mistake(in text: String) -> ValidationError? {
        guard text.utf8.first == UInt8(ascii: "M") else { return noPrefix }
        let isRight = text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
        return isRight ? nil : noDigits.at(position: 1)
    }

    /// Runs one stage of probes, and returns what they find.
    private func findings(of stage: String, in probe: Probe) throws -> [Finding] {
        try #require(probe.stageNames.contains(stage))
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        var job = Job(nonce: "probe", library: "")
        job.finished = probe.stageNames.filter { $0 != stage }
        probe.run(job, Channel(descriptor: handle.fileDescriptor, nonce: job.nonce))
        try handle.close()
        let decoder = JSONDecoder()
        var findings: [Finding] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let message = try decoder.decode(Message.self, from: Data(line.dropFirst("probe ".count).utf8))
            if case .finding(let finding) = message { findings.append(finding) }
        }
        return findings
    }

    /// The names and the texts of findings.
    private func described(_ findings: [Finding]) -> [String] {
        findings.map { "\($0.misconception?.name ?? "no name"): \($0.text)" }
    }

    /// The probes of a strategy with a rule, and of a function that swaps the strategy of an input.
    private func probe(
        _ rule: @escaping @Sendable (String) -> ValidationError? = { ProbeTests.mistake(in: $0) },
        errors: KeyValuePairs<String, ValidationError> = [:],
        swap: @escaping (ValidatedInput<String>) -> Void = { $0.validator = ProbeTests.strategy }
    ) -> StrategyProbe {
        StrategyProbe(
            "A", make: { Judge<String>(rule) }, reference: Self.strategy, accepting: ["M1", "M22"],
            rejecting: ["1", "Mx"], errors: errors, swapName: "accept", isSwapped: { $0 is Judge<String> }, swap: swap)
    }

    // MARK: - A strategy and its swap

    @Test("Two errors with one code are found, whatever is between them")
    func codes() throws {
        let errors: KeyValuePairs<String, ValidationError> = [
            "first": Self.noPrefix, "second": Self.noDigits, "third": Self.noPrefix,
        ]
        let found = try described(findings(of: "codes", in: probe(errors: errors)))
        #expect(found == ["repeated-code: first and third have the same domain and code, Club 1."])
    }

    @Test("A swap that does more than to set the strategy is found")
    func swapWithMore() throws {
        func found(_ swap: @escaping (ValidatedInput<String>) -> Void) throws -> [String] {
            try described(findings(of: "swap", in: probe(swap: swap)))
        }
        let right = try found { $0.validator = Self.strategy }
        #expect(right == [])
        let typing = try found { input in
            input.validator = Self.strategy
            input.validatorWhileTyping = Self.strategy
        }
        #expect(typing == ["validating-setter: After accept(in:), the input validates in the setter of its value."])
        let value = try found { input in
            input.validator = Self.strategy
            input.value = "M0"
        }
        #expect(value == ["no name: accept(in:) changes the value of the input."])
        let result = try found { input in
            input.validator = Self.strategy
            input.clearResult()
        }
        #expect(result == ["rebuilt-context: accept(in:) removes the result of the input."])
        let original = try found { input in
            input.reset(to: input.value)
            input.endEditing()
            input.validator = Self.strategy
        }
        let marks = "rebuilt-context: accept(in:) resets the input: its marks isTouched and isDirty are lost."
        #expect(original == [marks])
        let owner = try found { input in
            input.validator = Judge<String>(owner: input) { ProbeTests.mistake(in: $0) }
        }
        let kept = "The input is not released while its strategy is in use: something in the submission refers to it"
        #expect(owner == ["known-context: \(kept)."])
    }

    @Test("A swap of some inputs is explained by the property of an input on which it depends")
    func swapOfSome() throws {
        func found(_ isSwapped: @escaping (ValidatedInput<String>) -> Bool) throws -> [String] {
            let probe = probe(swap: { input in
                guard isSwapped(input) else { return }
                input.validator = Self.strategy
            })
            return try described(findings(of: "swap", in: probe))
        }
        let text = "accept(in:) swaps the strategy of some inputs, but not of this one. It depends on"
        let label = try found { $0.label != "Guests" }
        #expect(label == ["no name: \(text) the value, the label, or the errors."])
        let strategy = try found { !($0.validator is AlphaInputValidator) }
        #expect(strategy == ["type-switch: \(text) the strategy that the input had."])
        let message = try found { $0.error?.reason != "Digits!" }
        #expect(message == ["compared-text: \(text) the message of an error."])
    }

    // MARK: - Errors

    @Test("An error that differs from that of the solution is explained")
    func errors() throws {
        func found(_ rule: @escaping @Sendable (String) -> ValidationError?) throws -> [String] {
            try described(findings(of: "A: results", in: probe(rule)))
        }
        let generic = try found { text in ProbeTests.mistake(in: text).map { _ in ProbeTests.noDigits } }
        #expect(generic == ["generic-error: A reports Club 2 for all 2 reasons, but the reason here is Club 1."])
        let misplaced = try found { text in
            let error = ProbeTests.mistake(in: text)
            return error?.code == 2 ? ProbeTests.noDigits.at(position: 2) : error
        }
        #expect(misplaced == ["no name: A reports position 2, but the mistake is at position 1."])
        let abstract = try found { text in
            let error = ProbeTests.mistake(in: text)
            return error?.code == 2 ? ValidationError(.strategyAbstract) : error
        }
        #expect(abstract.count == 1)
        #expect(abstract.first?.hasPrefix("generic-error: A reports ") == true, "\(abstract)")
        #expect(abstract.first?.hasSuffix(" for this input, but the reason here is Club 2.") == true, "\(abstract)")
    }

    @Test("Messages of one code may differ in numbers, and more than four come from the input")
    func messages() throws {
        let numbers = probe { text in
            ProbeTests.mistake(in: text)?.withMessage("\(text.utf8.count % 3) is wrong")
        }
        #expect(try described(findings(of: "A: results", in: numbers)) == [])
        let lengths = probe { text in
            ProbeTests.mistake(in: text)?.withMessage(String(repeating: "x", count: text.utf8.count % 7) + "!")
        }
        #expect(try described(findings(of: "A: results", in: lengths)) == [])
    }

    @Test(
        "The advice about an input that is accepted by mistake says what is special about it",
        arguments: [
            ("+", #""M+""#, "Int(_:) accepts a sign."),
            ("\n", #""M\n""#, "A line end is a character too. The anchor $ matches before it."),
            ("\u{661}", #""M\u{0661}""#, "isNumber, isWholeNumber, and \\d accept digits of other scripts too."),
            ("\u{430}", #""M\u{0430}""#, "isLetter and isLowercase accept letters of other scripts too."),
            ("_", #""M_""#, "Validate this text step by step on paper."),
        ])
    func hints(_ extra: String, _ input: String, _ advice: String) throws {
        let probe = probe { text in
            guard text.utf8.first == UInt8(ascii: "M") else { return ProbeTests.noPrefix }
            var rest = text.unicodeScalars
            rest.removeAll { String($0) == extra }
            return ProbeTests.mistake(in: String(rest))
        }
        let found = try findings(of: "A: results", in: probe)
        #expect(described(found) == ["no name: A accepts an input that it must reject with Club 2."])
        #expect(found.first?.counterexample == input)
        #expect(found.first?.advice == advice)
    }

    // MARK: - Template methods and decorators

    /// The probes of a base class that calls its step for the first bytes of a text.
    private func templateProbe(reading count: Int, disallowed: ValidationError) -> TemplateProbe {
        let digits = Judge<String> { text in
            text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? nil : ProbeTests.noDigits
        }
        let subclass: (@escaping @Sendable (UInt8) -> Bool) -> InputValidator<String> = { step in
            Judge<String> { text in text.utf8.prefix(count).allSatisfy(step) ? nil : ProbeTests.noDigits }
        }
        return TemplateProbe(
            digits: { digits }, letters: { digits }, subclass: subclass,
            allows: { _, byte in (0x30...0x39).contains(byte) }, empty: Self.noPrefix, disallowed: disallowed)
    }

    @Test("The step of a template method must be called for each byte", arguments: [0, 1, 3])
    func step(_ count: Int) throws {
        let found = try findings(of: "step", in: templateProbe(reading: count, disallowed: Self.noDigits))
        let text =
            "template-method: validate(_:) of the base class does not call allows(_:) of a new subclass for each "
            + "byte, and reports no error."
        #expect(described(found) == (count == 3 ? [] : [text]))
    }

    @Test("The errors of a template method must have different codes")
    func codesOfTemplate() throws {
        let found = try findings(of: "codes", in: templateProbe(reading: 3, disallowed: Self.noPrefix))
        #expect(described(found) == ["repeated-code: empty and disallowed have the same domain and code, Club 1."])
    }

    private func decoratorProbe(
        number: @escaping @Sendable (Int) -> ValidationError? = { _ in nil },
        optional: @escaping (InputValidator<String>) -> InputValidator<String> = { Decorator($0) }
    ) -> DecoratorProbe {
        DecoratorProbe(
            anything: { Judge<String> { _ in nil } }, anyNumber: { Judge<Int>(number) }, optional: optional,
            reworded: { inner, _ in inner })
    }

    @Test("A null object must accept the greatest number too")
    func anything() throws {
        let stage = "AnythingInputValidator"
        #expect(try findings(of: stage, in: decoratorProbe()).isEmpty)
        let found = try findings(
            of: stage, in: decoratorProbe(number: { $0 == Int.max ? ProbeTests.noPrefix : nil }))
        #expect(described(found) == ["no name: AnythingInputValidator rejects an input with Club 1."])
        #expect(found.first?.counterexample == "\(Int.max)")
    }

    @Test("A decorator that depends on what is inside, or loses a part of it, is found")
    func decorators() throws {
        func found(_ optional: @escaping (InputValidator<String>) -> InputValidator<String>) throws -> [String] {
            try described(findings(of: "OptionalText", in: decoratorProbe(optional: optional)))
        }
        let right = try found { Decorator($0) }
        #expect(right == [])
        let other = "a strategy of another class with the errors of .numeric"
        let known = try found { inner in
            if inner is NumericInputValidator { return Decorator(inner) }
            return inner
        }
        #expect(
            known == [
                "type-switch: OptionalText around \(other) has a wrong result. It has the right result around "
                    + ".numeric, so it depends on the class."
            ])
        let message = try found { inner in
            Decorator(inner) { errors in errors.filter { $0.reason != "Digits!" } }
        }
        #expect(
            message == [
                "compared-text: OptionalText around a strategy with the code of .numeric and another message has a "
                    + "wrong result. It has the right result around \(other), so it depends on the message."
            ])
        let first = try found { inner in Decorator(inner) { errors in Array(errors.prefix(1)) } }
        #expect(
            first == [
                "no name: OptionalText around a strategy with two errors returns only Strict 1, and loses the other "
                    + "errors: Strict 1, Strict 2."
            ])
        let plain = try found { Plain($0) }
        #expect(
            plain == [
                "template-method: normalized(_:) of OptionalText does not return the normalized value of the strategy "
                    + "that it contains."
            ])
    }
}

/// A strategy with the rule of a test.
private final class Judge<Input>: InputValidator<Input>, @unchecked Sendable {
    private let owner: AnyObject?
    private let rule: @Sendable (Input) -> ValidationError?

    /// - Parameter owner: An object that the strategy keeps.
    init(owner: AnyObject? = nil, _ rule: @escaping @Sendable (Input) -> ValidationError?) {
        self.owner = owner
        self.rule = rule
    }

    override func validate(_ input: Input) throws(ValidationError) {
        if let error = rule(input) { throw error }
    }
}

/// A decorator that accepts the empty text, and changes the errors of the strategy inside.
private final class Decorator: DecoratingInputValidator<String>, @unchecked Sendable {
    private let change: @Sendable ([ValidationError]) -> [ValidationError]

    init(
        _ wrapped: InputValidator<String>,
        _ change: @escaping @Sendable ([ValidationError]) -> [ValidationError] = { $0 }
    ) {
        self.change = change
        super.init(wrapped)
    }

    override func errors(for text: String) -> [ValidationError] { text.isEmpty ? [] : change(super.errors(for: text)) }
}

/// A plain subclass, which forwards the errors of the strategy inside, and nothing else.
private final class Plain: InputValidator<String>, @unchecked Sendable {
    private let wrapped: InputValidator<String>

    init(_ wrapped: InputValidator<String>) { self.wrapped = wrapped }

    override func validate(_ text: String) throws(ValidationError) {
        if !text.isEmpty { try wrapped.validate(text) }
    }

    override func furtherErrors(for text: String) -> [ValidationError] {
        Array(wrapped.errors(for: text).dropFirst())
    }
}
