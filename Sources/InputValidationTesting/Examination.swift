// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

#if canImport(Dispatch)
import Dispatch
#endif

/// An examination of one strategy.
struct Examination<Input> {
    let validator: InputValidator<Input>
    let wrapped: InputValidator<Input>?
    let text: (Input) -> [String]

    private(set) var findings: [StrategyContract.Finding] = []
    /// The findings so far, by sentence and sample.
    ///
    /// A variation does not repeat a finding of its sample.
    private var known: Set<String> = []

    init(validator: InputValidator<Input>, wrapped: InputValidator<Input>?, text: @escaping (Input) -> [String]) {
        self.validator = validator
        self.wrapped = wrapped
        self.text = text
    }

    /// An input and its origin.
    struct Sample {
        let name: String
        /// The name of the sample from which the input was generated.
        let origin: String
        let input: Input
        let expected: Bool?

        init(_ name: String, _ input: Input, origin: String? = nil, expected: Bool? = nil) {
            self.name = name
            self.origin = origin ?? name
            self.input = input
            self.expected = expected
        }
    }

    /// The result of the strategy for one input.
    private struct Outcome: Equatable {
        let error: ValidationError?
        let errors: [ValidationError]
        /// The messages of the errors.
        ///
        /// Two errors with different messages can be equal, but the two results are then different.
        let reasons: [String]
    }

    mutating func run(accepting accepted: [Input], rejecting rejected: [Input]) {
        if accepted.isEmpty { report("give at least one input that should be accepted", "accepting") }
        if rejected.isEmpty { report("give at least one input that should be rejected", "rejecting") }
        let samples =
            accepted.enumerated().map { Sample("accepting[\($0)]", $1, expected: true) }
            + rejected.enumerated().map { Sample("rejecting[\($0)]", $1, expected: false) }
        let outcomes = samples.map { outcome(of: $0.input) }
        for (sample, outcome) in zip(samples, outcomes) { checkVerdict(sample, outcome) }

        let generated = GeneratedInputs.difficult(for: Input.self).map {
            Sample("the generated input “\($0.name)”", $0.input)
        }
        let variations = samples.flatMap { sample in
            GeneratedInputs.variations(of: sample.input).enumerated().map {
                Sample("variation \($0) of \(sample.name)", $1, origin: sample.name)
            }
        }
        for sample in samples + generated { check(sample) }
        checkOrder(samples, outcomes)
        if validator.configuration != validator.configuration {
            report("the configuration differs between two reads", nil)
        }
        if let wrapped {
            for sample in samples + generated { checkForwarding(to: wrapped, sample) }
            checkConfiguration(of: wrapped)
        }

        var leaks = LeakSearch(isVaried: !variations.isEmpty)
        for sample in samples + generated + variations {
            let errors = validator.errors(for: sample.input)
            for error in errors { checkError(error, sample) }
            leaks.add(
                errors, texts: text(sample.input), sample: sample.name, origin: sample.origin,
                isSample: sample.expected != nil)
        }
        for finding in leaks.findings() { report(finding.text, finding.sample, finding.kind, as: finding.origin) }
    }

    mutating func report(
        _ text: String, _ sample: String?, _ kind: StrategyContract.Finding.Kind = .violation, as origin: String? = nil
    ) {
        guard known.insert("\(origin ?? sample ?? "") \(text)").inserted else { return }
        findings.append(.init(kind: kind, sample: sample, text: text))
    }

    private func rejection(of input: Input) -> ValidationError? {
        do throws(ValidationError) { try validator.validate(input) } catch { return error }
        return nil
    }

    private func outcome(of input: Input) -> Outcome {
        let error = rejection(of: input)
        let errors = validator.errors(for: input)
        return Outcome(error: error, errors: errors, reasons: ([error].compactMap(\.self) + errors).map(\.reason))
    }

    // MARK: - Verdicts

    private mutating func checkVerdict(_ sample: Sample, _ outcome: Outcome) {
        switch (sample.expected, outcome.error) {
        case (true?, let error?): report("rejected with \(error.name)", sample.name)
        case (false?, nil): report("accepted", sample.name)
        default: break
        }
    }

    private mutating func check(_ sample: Sample) {
        // A strategy can change only an object. It receives a copy of any other value.
        let before = Input.self is AnyClass ? text(sample.input) : nil
        let first = outcome(of: sample.input)
        if outcome(of: sample.input) != first { report("the second validation has a different result", sample.name) }
        if validator.isValid(sample.input) != (first.error == nil) {
            report("isValid disagrees with validate", sample.name)
        }
        if first.errors.first != first.error {
            report("validate does not throw the first of errors(for:)", sample.name)
        }
        let normalized = validator.normalized(sample.input)
        if rejection(of: normalized)?.code != first.error?.code {
            report("the normalized input gets another verdict", sample.name)
        }
        if areEqual(validator.normalized(normalized), normalized) == false {
            report("normalizing twice changes the input again", sample.name)
        }
        if let before, text(sample.input) != before {
            report("validating or normalizing changes the object", sample.name)
        }
    }

    private mutating func checkOrder(_ samples: [Sample], _ outcomes: [Outcome]) {
        var generator = SeededGenerator(seed: 11)
        let indices = Array(samples.indices)
        var visits = indices.reversed() + indices.flatMap { [$0, $0] }
        for _ in 0..<4 { visits += indices.shuffled(using: &generator) }
        for sample in [indices.first { samples[$0].expected == true }, indices.first { samples[$0].expected == false }]
        {
            if let sample { visits += Array(repeating: sample, count: 64) }
        }
        var isStable = true
        for index in visits where outcome(of: samples[index].input) != outcomes[index] {
            report("the result depends on earlier calls", samples[index].name)
            isStable = false
        }
        #if canImport(Dispatch)
        guard isStable, let index = firstChange(beside: samples.map(\.input), outcomes) else { return }
        report("the result depends on calls from other threads", samples[index].name)
        #endif
    }

    #if canImport(Dispatch)
    /// Returns the first input whose result differs, in this thread or another one, while both threads validate.
    private func firstChange(beside inputs: [Input], _ outcomes: [Outcome]) -> Int? {
        let places = UnsafeMutableBufferPointer<Int?>.allocate(capacity: 2)
        defer { places.deallocate() }
        places.initialize(repeating: nil)
        // Each thread writes only to its own element, and only reads the inputs.
        nonisolated(unsafe) let examined = (self, inputs, outcomes, places)
        @Sendable func run(_ thread: Int) {
            let (examination, inputs, outcomes, places) = examined
            for round in 0..<8 {
                for offset in inputs.indices {
                    let index = (offset + thread + round) % inputs.count
                    if examination.outcome(of: inputs[index]) != outcomes[index] { places[thread] = index }
                }
            }
        }
        let started = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            started.signal()
            run(1)
            ended.signal()
        }
        // On a busy machine the other thread may start late. It then validates alone.
        _ = started.wait(timeout: .now() + 1)
        run(0)
        ended.wait()
        return places.compactMap(\.self).first
    }
    #endif

    // MARK: - Errors

    private mutating func checkError(_ error: ValidationError, _ sample: Sample) {
        func found(_ text: String) { report("\(error.name): \(text)", sample.name, as: "error") }
        if error.domain.rawValue.isEmpty { found("the error has no domain") }
        let isBlank = error.reason.allSatisfy(\.isWhitespace)
        if isBlank || error.domain != .builtIn && MessageCatalog.current.knownText(for: error) == nil {
            found("the error has no sentence of its own; give it a message")
        }
        guard error.domain == .builtIn else { return }
        guard let name = error.code.name else {
            return found("the domain of the library has no code \(error.code); choose a domain of your own")
        }
        guard !validator.isBuiltIn else { return }
        if error.wasMadeWithText || error.name != name {
            found("code \(error.code) of the library with another sentence or name; choose a domain of your own")
        }
        let isOfText = [.inputEmpty, .inputTooLarge, .strategyAbstract].contains(error.code)
        if wrapped == nil, !isOfText {
            // A plain subclass may hold another strategy or create one at each call. The examination cannot distinguish
            // these.
            let hint = "derive from DecoratingInputValidator, or name it with “wrapping:”"
            report(
                "it rejects with errors of the library; if it wraps a strategy, \(hint)", nil, .unchecked, as: "library"
            )
        }
        let inputs = [sample.input, validator.normalized(sample.input)]
        if validator.wrappedStrategy == nil, inputs.allSatisfy({ BuiltInMeaning.isContradicted(error, by: $0) }) {
            found("code \(error.code) of the library, which says “\(error.reason)”, contradicts the input")
        }
    }

    // MARK: - Decorators

    private mutating func checkForwarding(to wrapped: InputValidator<Input>, _ sample: Sample) {
        let inner = wrapped.errors(for: sample.input)
        let outer = validator.errors(for: sample.input)
        // A decorator may replace all errors by another one. If it returns only some of the errors, the others are
        // lost.
        let isPart = !outer.isEmpty && outer.allSatisfy { inner.contains($0) }
        if isPart, inner.contains(where: { !outer.contains($0) }) {
            report("errors of the wrapped strategy are lost", sample.name, as: "errors")
        }
        let normal = wrapped.normalized(sample.input)
        if areEqual(normal, sample.input) == false, areEqual(validator.normalized(sample.input), sample.input) == true {
            report("the normal form of the wrapped strategy is lost", sample.name, as: "normal form")
        }
    }

    private mutating func checkConfiguration(of wrapped: InputValidator<Input>) {
        func isInside(_ configuration: StrategyConfiguration) -> Bool {
            configuration == wrapped.configuration || configuration.children.contains(where: isInside)
        }
        if !isInside(validator.configuration) {
            report("the configuration of the wrapped strategy is lost: list it as a child", nil)
        }
        if wrapped.isSensitive, !validator.isSensitive { report("the wrapped strategy is sensitive, this is not", nil) }
    }
}

/// Returns whether two values are equal, or `nil` if their type is not equatable.
///
/// Two values that do not equal themselves, such as NaN, are treated as equal.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
    func compare<Known: Equatable>(_ first: Known) -> Bool? {
        guard let second = second as? Known else { return nil }
        return first == second || first != first && second != second
    }
    return (first as? any Equatable).flatMap { compare($0) }
}

extension InputValidator {
    /// Whether the class belongs to the library.
    fileprivate var isBuiltIn: Bool { String(reflecting: type(of: self)).hasPrefix("InputValidation.") }
}

/// The SplitMix64 generator, which returns the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
