// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes
import InputValidation
import Testing

@testable import grade

/// Calls the examinations without a submission or a separate process.
@Suite("The examinations of the grader")
struct ProbeTests {
    private static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M")
    private static let noDigits = ValidationError(2, domain: "Club", message: "{label} has digits after the M")
    private static let strategy = Judge<String> { ProbeTests.mistake(in: $0) }

    /// Why a text isn't the letter M and any number of digits.
    private static func mistake(in text: String) -> ValidationError? {
        guard text.utf8.first == UInt8(ascii: "M") else { return noPrefix }
        let isRight = text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
        return isRight ? nil : noDigits.at(position: 1)
    }

    /// Runs one stage of a probe's examination, and returns its findings.
    private func findings(
        of stage: String, in probe: Probe,
        solution rule: @escaping @Sendable (String) -> ValidationError? = { ProbeTests.mistake(in: $0) }
    ) throws -> [Finding] {
        guard case .task(let task) = probe.answer(.task) else { throw Interruption.examination }
        let solution: Probe? =
            switch task {
            case .digits: PlainProbe()
            case .strategy: self.probe(rule)
            case .template: Exercise("exercise3")?.builtInSolution
            case .decorators: Exercise("exercise4")?.builtInSolution
            case .nickname: Exercise("exercise5")?.builtInSolution
            }
        let reference = Reference(respondent: LocalRespondent(try #require(solution)))
        let examiner = Examiner(
            LocalRespondent(probe), reference, literals: [], limit: TimeLimit(seconds: 10, total: 60))
        let stages = try task.stages(reference, SplitMix64(seed: 1)).filter { $0.name == stage }
        try #require(stages.count == 1)
        try examiner.run(stages)
        #expect(examiner.obstacle == nil && !examiner.hasReachedLimit)
        return examiner.findings
    }

    /// The findings' names and texts.
    private func described(_ findings: [Finding]) -> [String] {
        findings.map { "\($0.misconception?.name ?? "no name"): \($0.text)" }
    }

    /// Probes a strategy with a rule, and a function that swaps an input's strategy.
    private func probe(
        _ rule: @escaping @Sendable (String) -> ValidationError? = { ProbeTests.mistake(in: $0) },
        errors: KeyValuePairs<String, ValidationError> = [:],
        swap: @escaping (ValidatedInput<String>) -> Void = { $0.validator = ProbeTests.strategy }
    ) -> StrategyProbe {
        StrategyProbe(
            "A", make: { Judge<String>(rule) }, accepting: ["M1", "M22"],
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

    @Test("A swap that validates an input without a result is found, with what a new form shows")
    func needlessValidation() throws {
        let probe = probe(swap: { input in
            input.validator = Self.strategy
            input.validate()
        })
        let text = "needless-validate: accept(in:) validates an input that was never validated, so a new form shows"
        let found = try described(findings(of: "swap", in: probe))
        #expect(found == ["\(text) a result.", "\(text) the error Club 1.", "\(text) the error Club 2."])
    }

    @Test("A swap that never happens, or keeps the old result, is found")
    func noSwap() throws {
        let never = try findings(of: "swap", in: probe(swap: { _ in }))
        #expect(described(never) == ["no name: accept(in:) does not swap the strategy of the input."])
        #expect(never.first?.clue == .neverSwapped)
        let keeping = probe(swap: { input in
            let old = input.validator
            input.validator = Judge<String> { text in old.errors(for: text).first ?? ProbeTests.mistake(in: text) }
        })
        let kept = try findings(of: "swap", in: keeping)
        let error = identity(of: .numeric, for: "M1")
        #expect(
            described(kept) == [
                "kept-answer: After the swap, the input has the result \(error), but the new strategy reports "
                    + "no error. The old strategy, .numeric, had reported \(error)."
            ])
    }

    /// The first error of one of the library's strategies, as reports show it.
    private func identity(of strategy: InputValidator<String>, for text: String) -> String {
        let code = strategy.errors(for: text).first?.code
        return code.map { "\($0) (\($0.name ?? "unknown"))" } ?? "no error"
    }

    // MARK: - Errors

    @Test("A strategy without an algorithm is reported instead of its results")
    func withoutAlgorithm() throws {
        let found = try findings(of: "A: results", in: probe { _ in ValidationError(.strategyAbstract) })
        #expect(described(found) == ["no name: A rejects each input with the error of a class without an algorithm."])
        #expect(found.first?.counterexample == #""M1""# && found.first?.clue == .withoutAlgorithm)
        #expect(found.first?.advice == "Override validate(_:), and do not call super there.")
    }

    @Test("An input that is rejected by mistake is shrunk")
    func rejection() throws {
        let probe = probe { text in ProbeTests.mistake(in: text) ?? (text.utf8.count > 2 ? ProbeTests.noDigits : nil) }
        let found = try findings(of: "A: results", in: probe)
        #expect(described(found) == ["no name: A rejects an input that it must accept, with Club 2."])
        #expect(found.first?.counterexample == #""M00""# && found.first?.clue == .verdict)
        #expect(found.first?.advice == "Validate this text step by step on paper.")
    }

    @Test("Two to four messages of one code are found", arguments: [(1, false), (2, true), (4, true), (5, false)])
    func messagesOfOneCode(_ count: Int, _ isFound: Bool) throws {
        let probe = probe { text in
            ProbeTests.mistake(in: text)?.withMessage(String(repeating: "x", count: text.utf8.count % count) + "!")
        }
        let found = try findings(of: "A: results", in: probe)
        let messages = ["!", "x!", "xx!", "xxx!"].prefix(count).map { "“\($0)”" }.joined(separator: " and ")
        let expected = [1, 2].map { "repeated-code: A reports Club \($0) with different messages: \(messages)." }
        #expect(described(found) == (isFound ? expected : []))
        #expect(found.allSatisfy { $0.clue == .messagesOfOneCode })
    }

    @Test("An error for a letter with an accent has its own advice")
    func accent() throws {
        let probe = probe { text in
            guard text.hasPrefix("M") else { return ProbeTests.noPrefix }
            return ProbeTests.mistake(in: text)
        }
        let found = try findings(of: "A: results", in: probe)
        #expect(described(found) == ["no name: A reports Club 1 for this input, but the reason here is Club 2."])
        #expect(found.first?.counterexample == #""M\u{0301}""#)
        #expect(found.first?.advice?.hasPrefix("The first byte is right, and hasPrefix, first, and /M/") == true)
        let bytes = self.probe { ProbeTests.mistake(in: $0) }
        @Sendable func characters(_ text: String) -> ValidationError? {
            text.hasPrefix("M") ? ProbeTests.mistake(in: text) : ProbeTests.noPrefix
        }
        let separate = try findings(of: "A: results", in: bytes, solution: characters)
        #expect(described(separate) == ["no name: A reports Club 2 for this input, but the reason here is Club 1."])
        #expect(separate.first?.advice?.hasSuffix("Compare characters: see first and hasPrefix.") == true)
        let accepting = self.probe { text in
            ProbeTests.mistake(in: String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" })))
        }
        let accepted = try findings(of: "A: results", in: accepting, solution: characters)
        #expect(described(accepted).first == "no name: A accepts an input that it must reject with Club 1.")
        #expect(accepted.first?.advice?.hasSuffix("Compare characters: see first and hasPrefix.") == true)
    }

    @Test("An error without its position and an error with another reason are told apart")
    func positionsAndReasons() throws {
        let missing = probe { text in
            let error = ProbeTests.mistake(in: text)
            return error?.code == 2 ? ProbeTests.noDigits : error
        }
        #expect(
            try described(findings(of: "A: results", in: missing)) == [
                "generic-error: A reports no position, but the mistake is at position 1."
            ])
        let swapped = probe { text in
            ProbeTests.mistake(in: text).map { $0.code == 1 ? ProbeTests.noDigits : ProbeTests.noPrefix }
        }
        let found = try findings(of: "A: results", in: swapped)
        #expect(described(found) == ["no name: A reports Club 2 for this input, but the reason here is Club 1."])
        #expect(found.first?.counterexample == #""""# && found.first?.advice == "Which step finds it?")
    }

    @Test("Only the verdicts of a nickname are compared, and the error of a class without an algorithm is found")
    func nicknames() throws {
        func results(_ rule: @escaping @Sendable (String) -> ValidationError?) throws -> [Finding] {
            try findings(of: "NicknameInputValidator: results", in: NicknameProbe { Judge<String>(rule) })
        }
        @Sendable func isRight(_ text: String) -> Bool {
            text.utf8.count >= 3 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        }
        let right = try results { isRight($0) ? nil : ProbeTests.noDigits }
        #expect(described(right) == [])
        let accepting = try results { _ in nil }
        #expect(described(accepting) == ["no name: NicknameInputValidator accepts an input that it must reject."])
        #expect(accepting.first?.counterexample == #""""# && accepting.first?.clue == .acceptance)
        let rejecting = try results { _ in ProbeTests.noPrefix }
        let text = "NicknameInputValidator rejects an input that it must accept, with Club 1."
        #expect(described(rejecting) == ["no name: \(text)"])
        #expect(rejecting.first?.counterexample == #""aaa""#)
        let abstract = try described(results { isRight($0) ? nil : ValidationError(.strategyAbstract) })
        #expect(abstract.count == 1)
        #expect(abstract.first?.hasPrefix("generic-error: NicknameInputValidator reports ") == true)
        #expect(abstract.first?.hasSuffix(", the error of a class without an algorithm.") == true)
    }

    @Test("The violations of the contract have the names of misconceptions")
    func contract() throws {
        func found(_ strategy: InputValidator<String>) throws -> [String] {
            let probe = StrategyProbe(
                "A", make: { strategy }, accepting: ["M1", "M22"],
                rejecting: ["secret number", "M x"], errors: [:], swapName: "accept", isSwapped: { _ in true },
                swap: { _ in })
            return try described(findings(of: "A: contract", in: probe))
        }
        let right = try found(Self.strategy)
        #expect(right.filter { !$0.hasPrefix("no name: ") } == [])
        let leaking = try found(
            Judge<String> { text in ProbeTests.mistake(in: text)?.withMessage("\(text) is wrong") })
        #expect(leaking.contains("input-in-error: An error of A contains the input or a part of it."))
        let calls = Calls()
        let changing = try found(Judge<String> { _ in calls.next().isMultiple(of: 2) ? ProbeTests.noDigits : nil })
        let depends = "mutable-strategy: The result of A for the same input depends on earlier calls."
        #expect(changing.contains(depends))
        let normalizing = try found(Normalizing())
        #expect(
            normalizing.contains("changed-verdict: A gives an input and its normalized value different verdicts."))
    }

    @Test("An error that differs from the solution's error is explained")
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

    @Test(
        "A hint about a sign needs a digit, and a hint about a letter needs a letter",
        arguments: [
            ("M+1", "Int(_:) accepts a sign."), ("-0", "Int(_:) accepts a sign."), ("M+a", nil), ("M-", nil),
            ("é", "isLetter and isLowercase accept letters of other scripts too."), ("\u{1F642}", nil),
            ("\u{200B}", nil),
        ])
    func hint(_ text: String, _ hint: String?) { #expect(Texts.hint(about: text) == hint) }

    @Test("A letter of another alphabet that is rejected by mistake has a hint")
    func hintAboutLetters() throws {
        @Sendable func isRight(_ text: String) -> Bool { text.allSatisfy(\.isLetter) }
        @Sendable func isLatin(_ text: String) -> Bool { isRight(text) && text.allSatisfy(\.isASCII) }
        let probe = probe { isLatin($0) ? nil : ProbeTests.noPrefix }
        let found = try findings(of: "A: results", in: probe) { isRight($0) ? nil : ProbeTests.noPrefix }
        #expect(described(found) == ["no name: A rejects an input that it must accept, with Club 1."])
        #expect(found.first?.advice == "Letters of other alphabets are letters, too: isLetter is true for them.")
        #expect(Texts.hint(aboutRejected: "M1") == nil)
    }

    // MARK: - Template methods and decorators

    /// Probes a base class that calls its step for a text's first bytes.
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

    @Test("A step must agree with the result for each printable byte", arguments: [0x20, 0x3A, 0x7E, 0x7F] as [UInt8])
    func stepOfByte(_ byte: UInt8) throws {
        let digits = Judge<String> { text in
            text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? nil : ProbeTests.noDigits
        }
        func found(_ allows: @escaping (UInt8) -> Bool?) throws -> [Finding] {
            let probe = TemplateProbe(
                digits: { digits }, letters: { digits },
                subclass: { step in
                    Judge<String> { text in text.utf8.allSatisfy(step) ? nil : ProbeTests.noDigits }
                }, allows: { _, byte in allows(byte) }, empty: Self.noPrefix, disallowed: Self.noDigits)
            return try findings(of: "step", in: probe)
        }
        let names = ["DigitsInputValidator", "LettersInputValidator"]
        let rejected = try found { (0x30...0x39).contains($0) || $0 == byte }
        let text = "rejects the text, but its method allows(_:) returns true for the byte."
        #expect(described(rejected) == (byte < 0x7F ? names.map { "template-method: \($0) \(text)" } : []))
        let shown = "\"\(Character(UnicodeScalar(byte)))\""
        #expect(rejected.allSatisfy { $0.counterexample == shown && $0.clue == .stepIgnored })
        let accepted = try found { (0x31...0x39).contains($0) }
        let other = "accepts the text, but its method allows(_:) returns false for the byte."
        #expect(described(accepted) == names.map { "template-method: \($0) \(other)" })
        #expect(accepted.allSatisfy { $0.counterexample == #""0""# })
        let foreign = try found { _ in nil }
        #expect(
            described(foreign) == names.map { "template-method: \($0) does not derive from UniformInputValidator." })
    }

    // MARK: - Digits

    @Test(
        "An expression for numbers is compared with the rule",
        arguments: [
            (#"\A[0-9]+\z"#, nil, nil, nil),
            (
                #"\A[0-9]{2,}\z"#, "The expression repaired does not match a number of one or more digits.", #""0""#,
                "Which part of the expression requires more than the text has?"
            ),
            (
                #"\A[0-9]*\z"#,
                "The expression repaired matches a text that is not a number of one or more digits 0 to 9.", #""""#,
                "How many digits does * require?"
            ),
            (
                #"\A[0-9]+$"#,
                "The expression repaired matches a text that is not a number of one or more digits 0 to 9.",
                #""0\n""#, "A line end is a character too. The anchor $ matches before it."
            ),
            (
                "[0-9", "The text repaired is not a regular expression of NSRegularExpression.", #""[0-9""#,
                ##"In Swift, write #"\A"#, so that the backslash is kept."##
            ),
        ] as [(String, String?, String?, String?)])
    func expression(_ expression: String, _ text: String?, _ input: String?, _ advice: String?) throws {
        let found = try findings(of: "expression", in: digitsProbe(repaired: expression))
        let name = input == #""""# ? "accepts-empty" : "no name"
        #expect(described(found) == [text].compactMap(\.self).map { "\(name): \($0)" })
        #expect(found.first?.counterexample == input)
        #expect(found.first?.advice == advice)
    }

    @Test("The array of the exercise contains no numbers, and its functions are not changed")
    func digits() throws {
        let right = digitsProbe(found: ["", "1\n", "a", "\u{661}"])
        #expect(try findings(of: "found", in: right).isEmpty)
        #expect(try findings(of: "functions", in: right).isEmpty)
        let numbers = try findings(of: "found", in: digitsProbe(found: ["", "0", "a", "1239"]))
        let text = "no name: The array found contains a number, which bookAccepts(_:) accepts rightly."
        #expect(described(numbers) == [text, text])
        #expect(numbers.map { $0.counterexample ?? "" } == [#""0""#, #""1239""#])
        let changed = "no name: The functions bookAccepts(_:) and isFound(_:in:) no longer have their results."
        let book = try findings(of: "functions", in: digitsProbe(bookAccepts: { _ in false }))
        #expect(described(book) == [changed] && book.first?.counterexample == #""""#)
        let plain = try findings(of: "functions", in: digitsProbe(isFound: { _, _ in false }))
        #expect(described(plain) == [changed] && plain.first?.advice == "Change only found and repaired.")
    }

    /// Probes exercise 1.
    ///
    /// Everything that isn't given is correct.
    private func digitsProbe(
        found: [String] = [], repaired: String = #"\A[0-9]+\z"#,
        bookAccepts: @escaping (String) -> Bool = {
            ProbeTests.isFound("^[0-9]*$", in: $0, options: .anchorsMatchLines)
        },
        isFound: @escaping (String, String) -> Bool = { ProbeTests.isFound($0, in: $1) }
    ) -> DigitsProbe {
        DigitsProbe(found: { found }, repaired: { repaired }, bookAccepts: bookAccepts, isFound: isFound)
    }

    private static func isFound(
        _ expression: String, in text: String, options: NSRegularExpression.Options = []
    ) -> Bool {
        let whole = NSRange(text.startIndex..., in: text)
        let expression = try? NSRegularExpression(pattern: expression, options: options)
        return expression?.firstMatch(in: text, range: whole) != nil
    }

    // MARK: - Decorators

    private func decoratorProbe(
        text: @escaping @Sendable (String) -> ValidationError? = { _ in nil },
        number: @escaping @Sendable (Int) -> ValidationError? = { _ in nil },
        optional: @escaping (InputValidator<String>) -> InputValidator<String> = { Decorator($0) }
    ) -> DecoratorProbe {
        DecoratorProbe(
            anything: { Judge<String>(text) }, anyNumber: { Judge<Int>(number) }, optional: optional,
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
        let long = try findings(
            of: stage, in: decoratorProbe(text: { $0.utf8.count > 60 ? ProbeTests.noPrefix : nil }))
        #expect(described(long) == ["no name: AnythingInputValidator rejects an input with Club 1."])
        #expect(long.first?.counterexample == "a text of 3001 characters" && long.first?.clue == .verdict)
    }

    @Test("A decorator whose errors differ from the solution's is found, with the difference")
    func errorsOfDecorator() throws {
        func found(_ change: @escaping @Sendable ([ValidationError]) -> [ValidationError]) throws -> [Finding] {
            try findings(of: "OptionalText", in: decoratorProbe(optional: { Decorator($0, change) }))
        }
        let error = identity(of: .numeric, for: "x1")
        let reason = InputValidator<String>.numeric.errors(for: "x1").first?.reason ?? ""
        let accepting = try found { _ in [] }
        let around = "OptionalText around .numeric"
        #expect(described(accepting) == ["no name: \(around) accepts an input that it must reject with \(error)."])
        #expect(accepting.first?.counterexample == #""a""# && accepting.first?.clue == .acceptance)
        let generic = try found { $0.map { _ in ProbeTests.noPrefix } }
        #expect(
            described(generic) == [
                "generic-error: \(around) reports Club 1, but the strategy inside has found \(error)."
            ])
        let new = try found { $0.map { $0.at(position: 99) } }
        #expect(
            described(new) == ["no name: \(around) reports a new error: its name and its parameters are lost."])
        #expect(new.first?.clue == .newError)
        let message = try found { $0.map { $0.withMessage("Other") } }
        #expect(described(message) == ["no name: \(around) reports “Other” in place of “\(reason)”."])
        #expect(message.first?.clue == .message && message.first?.counterexample == #""x1""#)
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

/// A strategy with a test's rule.
private final class Judge<Input>: InputValidator<Input>, @unchecked Sendable {
    private let owner: AnyObject?
    private let rule: @Sendable (Input) -> ValidationError?

    /// - Parameter owner: An object that the strategy holds on to.
    init(owner: AnyObject? = nil, _ rule: @escaping @Sendable (Input) -> ValidationError?) {
        self.owner = owner
        self.rule = rule
    }

    override func validate(_ input: Input) throws(ValidationError) {
        if let error = rule(input) { throw error }
    }
}

/// A number that increases.
private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}

/// A strategy that rejects white space, and removes it when it normalizes.
private final class Normalizing: InputValidator<String>, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        if text.contains(" ") { throw ValidationError(1, domain: "Club", message: "{label} has no white space") }
    }

    override func normalized(_ text: String) -> String { text.replacing(" ", with: "") }
}

/// A decorator that accepts the empty text, and changes the inner strategy's errors.
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

/// A plain subclass that forwards the inner strategy's errors, and nothing else.
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
