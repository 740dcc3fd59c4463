// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

#if canImport(Dispatch)
import Dispatch
#endif

/// A check of one strategy against the contract.
struct ContractChecker<Input> {
    let validator: InputValidator<Input>
    let wrapped: InputValidator<Input>?
    let seed: UInt64
    let inputTexts: (Input) -> [String]

    /// The findings so far, without counterexamples.
    private var findings: [StrategyContract.Finding] = []
    /// The findings so far, by sentence and sample.
    ///
    /// A variation doesn't repeat its sample's finding.
    private var reportedKeys: Set<String> = []
    /// The smallest inputs so far that show a finding, by sentence.
    private var witnesses: [String: Witness] = [:]
    private var leakSearch = InputLeakSearch(hasVariations: false)

    init(
        validator: InputValidator<Input>, wrapped: InputValidator<Input>?, seed: UInt64,
        inputTexts: @escaping (Input) -> [String]
    ) {
        self.validator = validator
        self.wrapped = wrapped
        self.seed = seed
        self.inputTexts = inputTexts
    }

    /// An input and its origin.
    private struct Sample {
        let name: String
        /// The name of the sample that the input was generated from.
        let originName: String
        let input: Input
        let expectedAcceptance: Bool?
        let origin: InputLeakSearch.InputOrigin

        init(
            _ name: String, input: Input, originName: String? = nil, expectedAcceptance: Bool? = nil,
            origin: InputLeakSearch.InputOrigin
        ) {
            self.name = name
            self.originName = originName ?? name
            self.input = input
            self.expectedAcceptance = expectedAcceptance
            self.origin = origin
        }
    }

    /// A violation that a single input shows.
    private struct Violation {
        let description: String
        /// The key that limits the violation to one report, whatever the input is.
        var deduplicationKey: String?
    }

    /// An input that shows a finding.
    private struct Witness {
        let input: Input
        let isGenerated: Bool
        let size: Int
        let reductionCheck: ReductionCheck
    }

    /// How to recognize that a shorter input shows the same finding.
    private enum ReductionCheck {
        case singleInput
        case leak
        case none
    }

    /// The strategy's result for one input.
    private struct Evaluation: Equatable {
        let error: ValidationError?
        let errors: [ValidationError]
        /// The errors' messages.
        ///
        /// Two errors with different messages can be equal, but the two results still differ.
        let reasons: [String]
    }

    /// The name for inputs that were generated for the strategy.
    private let generatedInputName = "a generated input"

    /// Tests the strategy and returns the findings.
    mutating func check(accepting accepted: [Input], rejecting rejected: [Input]) -> [StrategyContract.Finding] {
        let given =
            accepted.enumerated().map {
                Sample("accepting[\($0)]", input: $1, expectedAcceptance: true, origin: .sample)
            }
            + rejected.enumerated().map {
                Sample("rejecting[\($0)]", input: $1, expectedAcceptance: false, origin: .sample)
            }
        let generated = generateSamples(accepting: accepted, rejecting: rejected)
        // A few inputs are enough to find a result that depends on the order.
        let samples = given + generated.accepted.prefix(8) + generated.rejected.prefix(8)
        let evaluations = samples.map { evaluation(of: $0.input) }
        for (sample, evaluation) in zip(samples, evaluations) { checkVerdict(evaluation, for: sample) }

        let isGenerating = given.count < samples.count
        let difficult = GeneratedInputs.difficultInputs(for: Input.self).map {
            Sample(
                "the generated input “\($0.name)”", input: $0.input,
                originName: isGenerating ? generatedInputName : nil,
                origin: .variation)
        }
        let others = generated.accepted.dropFirst(8) + generated.rejected.dropFirst(8) + difficult
        let variations = samples.flatMap { sample in
            GeneratedInputs.variations(of: sample.input).enumerated().map {
                Sample(
                    sample.origin == .generated ? generatedInputName : "variation \($0) of \(sample.name)", input: $1,
                    originName: sample.originName, origin: .variation)
            }
        }
        for sample in samples + others {
            for violation in verdictViolations(of: sample.input) { report(violation, for: sample) }
        }
        for (sample, evaluation) in zip(samples, evaluations) where evaluation.error == nil {
            checkProgressOfPrefixes(for: sample)
        }
        checkOrderIndependence(of: samples, evaluations: evaluations)
        if validator.configuration != validator.configuration {
            report("the configuration differs between two reads", for: nil)
        }
        if let wrapped {
            for sample in samples + others {
                for violation in forwardingViolations(of: sample.input, to: wrapped) { report(violation, for: sample) }
            }
            checkConfiguration(contains: wrapped)
        } else {
            for name in validator.propertiesWithHiddenSecrets {
                report(
                    "“\(name)” has a sensitive strategy, but this strategy isn't sensitive: "
                        + "call super.init(containing: .rules(…))",
                    for: nil)
            }
        }
        checkErrors(samples + others + variations, hasVariations: !variations.isEmpty)
        let inputs = (samples + others).filter { $0.origin != .sample }.map(\.input)
        return findings.map { addCounterexample(to: $0, among: inputs) }
    }

    /// Generates the inputs that weren't given.
    private mutating func generateSamples(
        accepting accepted: [Input], rejecting rejected: [Input]
    ) -> (accepted: [Sample], rejected: [Sample]) {
        guard accepted.isEmpty || rejected.isEmpty else { return ([], []) }
        let values = GeneratedValues(for: validator, seed: seed, count: 24, samples: accepted + rejected)
        func samples(_ inputs: [Input], expectedAcceptance: Bool) -> [Sample] {
            inputs.map {
                Sample(generatedInputName, input: $0, expectedAcceptance: expectedAcceptance, origin: .generated)
            }
        }
        let hint = "was generated; give at least one"
        if accepted.isEmpty, values.accepted.isEmpty { report("no accepted input \(hint)", for: "accepting") }
        if rejected.isEmpty, values.rejected.isEmpty { report("no rejected input \(hint)", for: "rejecting") }
        return (
            accepted.isEmpty ? samples(values.accepted, expectedAcceptance: true) : [],
            rejected.isEmpty ? samples(values.rejected, expectedAcceptance: false) : []
        )
    }

    private mutating func report(
        _ violation: Violation, for sample: Sample, reductionCheck: ReductionCheck = .singleInput
    ) {
        let isGenerated = sample.origin != .sample && sample.originName.contains("generated")
        let witness = Witness(
            input: sample.input, isGenerated: isGenerated, size: InputReduction.size(of: sample.input),
            reductionCheck: reductionCheck)
        // A given input may be secret, so a generated input is shown instead if there is one.
        let isBetter =
            witnesses[violation.description].map {
                ($0.isGenerated ? 0 : 1, $0.size) > (isGenerated ? 0 : 1, witness.size)
            }
        if isBetter ?? true { witnesses[violation.description] = witness }
        report(
            violation.description, for: sample.name,
            deduplicatedBy: violation.deduplicationKey ?? (sample.origin == .sample ? sample.name : sample.originName))
    }

    private mutating func report(
        _ description: String, for sampleName: String?, kind: StrategyContract.Finding.Kind = .violation,
        deduplicatedBy key: String? = nil
    ) {
        guard reportedKeys.insert("\(key ?? sampleName ?? "") \(description)").inserted else { return }
        findings.append(
            .init(kind: kind, sample: sampleName, text: description, counterexample: nil, showsCounterexample: false))
    }

    /// Returns a finding with a small input that shows it.
    private mutating func addCounterexample(
        to finding: StrategyContract.Finding, among inputs: [Input]
    ) -> StrategyContract.Finding {
        guard finding.kind == .violation, var witness = witnesses[finding.text] else { return finding }
        switch witness.reductionCheck {
        case .none:
            break
        case .singleInput:
            witness = reduced(witness, among: inputs, maximumAttempts: 4_000) {
                violations(of: $0).contains { $0.description == finding.text }
            }
        case .leak:
            // Comparing an error with the errors for all other inputs takes longer, so there are fewer attempts.
            witness = reduced(witness, among: inputs, maximumAttempts: 300) {
                leakSearch.isFinding(finding.text, reproducedBy: validator.errors(for: $0), inputTexts: inputTexts($0))
            }
        }
        // The next finding with the same sentence gets the same counterexample.
        witnesses[finding.text] = witness
        return .init(
            kind: finding.kind, sample: finding.sample, text: finding.text,
            counterexample: (witness.input as? String) ?? String(reflecting: witness.input),
            showsCounterexample: witness.isGenerated && finding.sample?.contains("generated") ?? false)
    }

    private func reduced(
        _ witness: Witness, among inputs: [Input], maximumAttempts: Int, showing showsFinding: (Input) -> Bool
    ) -> Witness {
        let input = InputReduction.smallest(
            witness.input, among: inputs, maximumAttempts: maximumAttempts, showing: showsFinding)
        return Witness(
            input: input, isGenerated: witness.isGenerated, size: InputReduction.size(of: input), reductionCheck: .none)
    }

    /// Returns all violations that an input shows on its own.
    private func violations(of input: Input) -> [Violation] {
        verdictViolations(of: input) + (wrapped.map { forwardingViolations(of: input, to: $0) } ?? [])
            + validator.errors(for: input).flatMap { errorViolations(in: $0, for: input) }
    }

    private func rejection(of input: Input) -> ValidationError? {
        do throws(ValidationError) { try validator.validate(input) } catch { return error }
        return nil
    }

    private func evaluation(of input: Input) -> Evaluation {
        let error = rejection(of: input)
        let errors = validator.errors(for: input)
        return Evaluation(error: error, errors: errors, reasons: ([error].compactMap(\.self) + errors).map(\.reason))
    }

    // MARK: - Verdicts

    private mutating func checkVerdict(_ evaluation: Evaluation, for sample: Sample) {
        if sample.origin == .generated, sample.expectedAcceptance != (evaluation.error == nil) {
            return report(
                Violation(description: "the result depends on earlier calls"), for: sample, reductionCheck: .none)
        }
        switch (sample.expectedAcceptance, evaluation.error) {
        case (true?, let error?):
            report(Violation(description: "rejected with \(error.name)"), for: sample, reductionCheck: .none)
        case (false?, nil): report(Violation(description: "accepted"), for: sample, reductionCheck: .none)
        default: break
        }
    }

    private func verdictViolations(of input: Input) -> [Violation] {
        var violations: [Violation] = []
        func add(_ description: String) { violations.append(Violation(description: description)) }
        // A strategy can change only an object. For any other value, it gets a copy.
        let before = Input.self is AnyClass ? inputTexts(input) : nil
        let first = evaluation(of: input)
        // `validate` and `errors(for:)` both validate, so they differ only if the strategy is inconsistent.
        if first.errors.first != first.error || evaluation(of: input) != first {
            add("the second validation has a different result")
        }
        let isAccepted = first.error == nil
        if (validator.progress(of: input) == .accepted) != isAccepted {
            add("the input is \(isAccepted ? "accepted" : "rejected"), and its progress says something else")
        }
        let normalized = validator.normalized(input)
        if rejection(of: normalized)?.code != first.error?.code {
            add("the normalized input gets another verdict")
        }
        if areEqual(validator.normalized(normalized), normalized) == false {
            add("normalizing twice changes the input again")
        }
        if let before, inputTexts(input) != before { add("validating or normalizing changes the object") }
        return violations
    }

    /// Reports an accepted text if any of its first 64 prefixes has the progress “impossible”.
    private mutating func checkProgressOfPrefixes(for sample: Sample) {
        guard let text = sample.input as? String else { return }
        for end in text.unicodeScalars.indices.prefix(64) {
            guard let prefix = String(text.unicodeScalars[..<end]) as? Input,
                case .impossible = validator.progress(of: prefix)
            else { continue }
            return report(
                Violation(description: "a beginning of the accepted text is impossible to complete"), for: sample,
                reductionCheck: .none)
        }
    }

    private mutating func checkOrderIndependence(of samples: [Sample], evaluations: [Evaluation]) {
        var generator = SplitMix64(seed: 11)
        let indices = Array(samples.indices)
        var visits = indices.reversed() + indices.flatMap { [$0, $0] }
        for _ in 0..<4 { visits += indices.shuffled(using: &generator) }
        for sample in [
            indices.first { samples[$0].expectedAcceptance == true },
            indices.first { samples[$0].expectedAcceptance == false },
        ] {
            if let sample { visits += Array(repeating: sample, count: 64) }
        }
        var isStable = true
        for index in visits where evaluation(of: samples[index].input) != evaluations[index] {
            report(
                Violation(description: "the result depends on earlier calls"), for: samples[index],
                reductionCheck: .none)
            isStable = false
        }
        #if canImport(Dispatch)
        guard isStable, let index = indexOfThreadDependentInput(among: samples.map(\.input), evaluations: evaluations)
        else { return }
        report(
            Violation(description: "the result depends on calls from other threads"), for: samples[index],
            reductionCheck: .none)
        #endif
    }

    #if canImport(Dispatch)
    /// Returns a short input whose result differs in this thread or another thread while both threads validate.
    private func indexOfThreadDependentInput(among inputs: [Input], evaluations: [Evaluation]) -> Int? {
        let places = UnsafeMutableBufferPointer<Int?>.allocate(capacity: 2)
        defer { places.deallocate() }
        places.initialize(repeating: nil)
        // Each thread writes only to its own element and only reads the inputs.
        nonisolated(unsafe) let examined = (
            self, inputs, inputs.map { InputReduction.size(of: $0) }, evaluations, places
        )
        @Sendable func run(_ thread: Int) {
            let (checker, inputs, sizes, evaluations, places) = examined
            for round in 0..<8 {
                for offset in inputs.indices {
                    let index = (offset + thread + round) % inputs.count
                    guard checker.evaluation(of: inputs[index]) != evaluations[index] else { continue }
                    let isShorter = places[thread].map { sizes[index] < sizes[$0] }
                    if isShorter ?? true { places[thread] = index }
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
        // On a busy machine, the other thread may start late. It then validates alone.
        _ = started.wait(timeout: .now() + 1)
        run(0)
        ended.wait()
        return places.compactMap(\.self).min {
            InputReduction.size(of: inputs[$0]) < InputReduction.size(of: inputs[$1])
        }
    }
    #endif

    // MARK: - Errors

    private mutating func checkErrors(_ samples: [Sample], hasVariations: Bool) {
        leakSearch = InputLeakSearch(hasVariations: hasVariations)
        var usesLibrary = false
        for (index, sample) in samples.enumerated() {
            let errors = validator.errors(for: sample.input)
            for error in errors {
                for violation in errorViolations(in: error, for: sample.input) { report(violation, for: sample) }
                usesLibrary = usesLibrary || mayComeFromWrappedStrategy(error)
            }
            leakSearch.add(
                errors, inputTexts: inputTexts(sample.input), sampleName: sample.name, originName: sample.originName,
                sampleIndex: index,
                origin: sample.origin)
        }
        if usesLibrary {
            // A plain subclass may hold another strategy or create a strategy in each call. The check can't detect
            // either.
            let hint = "derive from DecoratingInputValidator, or name it with “wrapping:”"
            report(
                "it rejects with errors of the library; if it wraps a strategy, \(hint)", for: nil, kind: .unchecked,
                deduplicatedBy: "library"
            )
        }
        for finding in leakSearch.findings() {
            if finding.kind == .violation {
                report(
                    Violation(description: finding.description, deduplicationKey: finding.originName),
                    for: samples[finding.sampleIndex], reductionCheck: .leak)
            } else {
                report(
                    finding.description, for: finding.sampleName, kind: finding.kind, deduplicatedBy: finding.originName
                )
            }
        }
    }

    private func mayComeFromWrappedStrategy(_ error: ValidationError) -> Bool {
        guard wrapped == nil, !validator.isBuiltIn, error.domain == .builtIn, error.code.name != nil else {
            return false
        }
        return ![.inputEmpty, .inputTooLarge, .strategyAbstract].contains(error.code)
    }

    private func errorViolations(in error: ValidationError, for input: Input) -> [Violation] {
        var violations: [Violation] = []
        func add(_ description: String) {
            violations.append(Violation(description: "\(error.name): \(description)", deduplicationKey: "error"))
        }
        if error.domain.rawValue.isEmpty { add("the error has no domain") }
        let isBlank = error.reason.allSatisfy(\.isWhitespace)
        if isBlank || error.domain != .builtIn && MessageCatalog.current.textWithoutFallback(for: error) == nil {
            add("the error has no sentence of its own; give it a message")
        }
        guard error.domain == .builtIn else { return violations }
        guard let name = error.code.name else {
            add("the domain of the library has no code \(error.code); choose a domain of your own")
            return violations
        }
        guard !validator.isBuiltIn else { return violations }
        if error.wasCreatedWithMessage || error.name != name {
            add("code \(error.code) of the library with another sentence or name; choose a domain of your own")
        }
        let inputs = [input, validator.normalized(input)]
        if wrapped == nil, inputs.allSatisfy({ ErrorCodeChecker.isContradicted(error, by: $0) }) {
            add("code \(error.code) of the library, which says “\(error.reason)”, contradicts the input")
        }
        return violations
    }

    // MARK: - Decorators

    private func forwardingViolations(of input: Input, to wrapped: InputValidator<Input>) -> [Violation] {
        var violations: [Violation] = []
        let wrappedInput = validator.wrappedInput(for: input)
        let inner = wrapped.errors(for: wrappedInput)
        let outer = validator.errors(for: input)
        // A decorator may replace all errors with another error. If it returns only some errors, the rest are lost.
        let isPart = !outer.isEmpty && outer.allSatisfy { inner.contains($0) }
        if isPart, inner.contains(where: { !outer.contains($0) }) {
            violations.append(
                Violation(description: "errors of the wrapped strategy are lost", deduplicationKey: "errors"))
        }
        let normal = wrapped.normalized(wrappedInput)
        let outerNormal = validator.normalized(input)
        if areEqual(normal, wrappedInput) == false, areEqual(outerNormal, input) == true {
            violations.append(
                Violation(
                    description: "the normal form of the wrapped strategy is lost", deduplicationKey: "normal form"))
        }
        // The wrapped strategy gives an input and its normal form the same verdict, so the decorator's normal form is
        // different.
        if validator.isDecorator, outer.isEmpty, !inner.isEmpty,
            wrapped.isValid(validator.wrappedInput(for: outerNormal))
        {
            violations.append(
                Violation(
                    description: "the explanation contradicts the verdict: override wrappedInput(for:)",
                    deduplicationKey: "explanation"))
        }
        return violations
    }

    private mutating func checkConfiguration(contains wrapped: InputValidator<Input>) {
        func isInside(_ configuration: StrategyConfiguration) -> Bool {
            configuration == wrapped.configuration || configuration.children.contains(where: isInside)
        }
        if !isInside(validator.configuration) {
            report(
                "the configuration of the wrapped strategy is lost: call super.init(containing: .rules(…))", for: nil)
        }
        if wrapped.isSensitive, !validator.isSensitive {
            report("the wrapped strategy is sensitive, but this strategy isn't", for: nil)
        }
    }
}

/// Returns whether two values are equal, or `nil` if their type isn't equatable.
///
/// Two values that aren't equal to themselves, such as NaN, are treated as equal.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
    func compare<Known: Equatable>(_ first: Known) -> Bool? {
        guard let second = second as? Known else { return nil }
        return first == second || first != first && second != second
    }
    return (first as? any Equatable).flatMap { compare($0) }
}

extension InputValidator {
    /// Whether the class belongs to the library.
    fileprivate var isBuiltIn: Bool { StrategyConfiguration.isBuiltIn(type(of: self)) }
}
