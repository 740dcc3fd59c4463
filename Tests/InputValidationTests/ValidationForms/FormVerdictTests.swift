// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// Tests random sequences of forty events: every verdict equals the model's, every observer is notified of each change,
/// and a field's observers aren't notified of anything else.
///
/// Each field also has the model's warnings, which block nothing.
/// The seeds are fixed, so every run is the same. `swift test` runs 200 orders; the environment variable
/// `ORDERS_OF_EVENTS` sets another number, and `.ci/run verdicts` runs 5,000. The blocks run one after another, so that
/// tests that wait for a clock get their turn.
@Suite("The verdict of a form in any order of events", .serialized, .timeLimit(.minutes(10)))
struct FormVerdictTests {
    private static let seedsPerBlock: UInt64 = 50
    private static let blocks =
        max(2, (ProcessInfo.processInfo.environment["ORDERS_OF_EVENTS"].flatMap(UInt64.init) ?? 200) / seedsPerBlock)

    private static func seeds(_ block: UInt64) -> Range<UInt64> {
        block * seedsPerBlock..<(block + 1) * seedsPerBlock
    }

    private actor Home {
        func firstProblem(seeds: Range<UInt64>) async -> String? { await VerdictRun.firstProblem(seeds: seeds) }
    }

    @Test("is the model's, in an actor", arguments: 1..<blocks)
    func inActor(block: UInt64) async {
        let problem = await Home().firstProblem(seeds: Self.seeds(block))
        #expect(problem == nil)
    }

    @Test("is the model's, on the main actor")
    @MainActor
    func onMainActor() async {
        let problem = await VerdictRun.firstProblem(seeds: Self.seeds(0))
        #expect(problem == nil)
    }
}

/// A real form and its model, side by side.
private final class VerdictRun {
    private static let own = ValidationError(1, domain: "Server")
    private static let joint = ValidationError(2, domain: "Server")
    private static let odd = ValidationError(3, domain: "Server")

    private let inputs: [ValidatedInput<String>]
    private let wantsCode = ValidatedInput(true, .condition(or: VerdictRun.own) { _ in true })
    private let attached: CrossFieldRule
    private let stored: InputForm<(String, String, String?)>
    private let verdict: Tracker
    private let readiness: Tracker
    private var trackers: [Tracker] = []
    private var model = VerdictModel()

    static func firstProblem(
        seeds: Range<UInt64>, isolation: isolated (any Actor)? = #isolation
    ) async -> String? {
        for seed in seeds {
            // Other tests wait for this actor too.
            await Task.yield()
            if Task.isCancelled { return nil }
            var random = SplitMix64(seed: seed)
            let run = VerdictRun(observesStored: seed.isMultiple(of: 2))
            var story = ""
            for step in 0..<40 {
                story += "\n\(step): " + (await run.act(using: &random))
                if let problem = run.problem(isThorough: step % 8 == 7) {
                    return "seed \(seed), \(problem), after\(story)"
                }
            }
        }
        return nil
    }

    private init(observesStored: Bool) {
        let keys = ["name", "password", "confirmation", "code", "outside"]
        inputs = keys.enumerated().map { index, key in
            ValidatedInput("", AdvisedStrategies.strategy(index, isDigits: false), label: key, key: key)
        }
        attached = CrossFieldRule(inputs[0], inputs[4], or: ValidationError(4, domain: "Test")) {
            $0.utf8.count >= $1.utf8.count
        }
        stored = Self.form(of: inputs, wantsCode: wantsCode)
        let form: () -> InputForm<(String, String, String?)> = { [inputs, wantsCode, stored] in
            observesStored ? stored : Self.form(of: inputs, wantsCode: wantsCode)
        }
        verdict = Tracker("form.isValid", isExact: false) { "\(form().isValid)" }
        readiness = Tracker("form.canSubmit", isExact: false) { "\(form().canSubmit)" }
        trackers = [
            verdict, readiness,
            Tracker("form.isSubmitting", isExact: false) { "\(form().isSubmitting)" },
            Tracker("form.isPending", isExact: false) { "\(form().isPending)" },
            Tracker("form.isDirty", isExact: false) { "\(form().isDirty)" },
            Tracker("form.isTouched", isExact: false) { "\(form().isTouched)" },
            Tracker("form.report", isExact: false) { "\(form().report.fields.map { $0.errors.map(\.code) })" },
        ]
        for input in inputs { observe(input) }
    }

    private func observe(_ input: ValidatedInput<String>) {
        let key = input.key ?? ""
        trackers += [
            Tracker(key + ".value") { input.value },
            Tracker(key + ".errors") { "\(input.errors.map { "\($0.domain) \($0.code)" })" },
            // It's notified of each edit and swap.
            Tracker(key + ".warnings", isExact: false) { "\(input.warnings.map { "\($0.domain) \($0.code)" })" },
            Tracker(key + ".hasResult") { "\(input.hasResult)" },
            Tracker(key + ".isAccepted") { "\(input.isAccepted)" },
            Tracker(key + ".isHighlighted") { "\(input.isHighlighted)" },
            Tracker(key + ".isTouched") { "\(input.isTouched)" },
            Tracker(key + ".isDirty") { "\(input.isDirty)" },
            Tracker(key + ".isPending") { "\(input.isPending)" },
            Tracker(key + ".isValid") { "\(input.isValid)" },
        ]
    }

    private var form: InputForm<(String, String, String?)> { Self.form(of: inputs, wantsCode: wantsCode) }

    private static func form(
        of inputs: [ValidatedInput<String>], wantsCode: ValidatedInput<Bool>
    ) -> InputForm<(String, String, String?)> {
        InputForm {
            inputs[0]
            Matches(inputs[2], with: inputs[1])
            InputForm { inputs[3] }.included(if: wantsCode)
        }
    }

    private var wrong: String?

    private func check(_ what: String, _ real: Bool, _ expected: Bool) {
        if real != expected { wrong = wrong ?? "\(what) is \(real)" }
    }

    private func problem(isThorough: Bool) -> String? {
        if let wrong { return wrong }
        if let problem = trackers.lazy.compactMap(\.problem).first { return problem }
        // Comparing the observers' last values is cheap. Reading everything would take most of the run.
        check("the observed isValid", verdict.last == "true", model.isValid)
        check("the observed canSubmit", readiness.last == "true", model.canSubmit)
        for (index, input) in inputs.enumerated() {
            let expected = input.isAccepted ? model.warningCodes(index) : []
            let found = input.warnings
            if found.map(\.code.rawValue) != expected || found.contains(where: { $0.label != input.label }) {
                wrong = wrong ?? "the warnings of \(index) are \(found.map(\.code.rawValue)), not \(expected)"
            }
        }
        guard isThorough else { return wrong }
        check("isValid", form.isValid, model.isValid)
        check("isValid of the stored form", stored.isValid, model.isValid)
        check("canSubmit", form.canSubmit, model.canSubmit)
        check("isDirty", form.isDirty, model.isDirty)
        return wrong ?? trackers.lazy.compactMap(\.difference).first
    }

    private func act(using random: inout SplitMix64, isolation: isolated (any Actor)? = #isolation) async -> String {
        let index = Int.random(in: 0..<5, using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7:
            let text = ["", "a", "b", "ab", "1", "12"].randomElement(using: &random) ?? ""
            inputs[index].value = text
            model.edit(index, text)
            return "edit of \(index): \(text)"
        case 7:
            let timing = ValidationTiming.allCases.randomElement(using: &random) ?? .onDemand
            inputs[index].timing = timing
            inputs[index].keepsErrorsWhileEditing.toggle()
            return "timing of \(index): \(timing)"
        case 8:
            inputs[index].validate()
            inputs[index].endEditing()
            return "validation of \(index)"
        case 9:
            let isDigits = Bool.random(using: &random)
            inputs[index].validator = AdvisedStrategies.strategy(index, isDigits: isDigits)
            model.swap(index, isDigits: isDigits)
            return "swap of \(index), digits: \(isDigits)"
        case 10:
            let remainder = [nil, 0, 1].randomElement(using: &random) ?? nil
            var server: AsyncInputValidator<String>?
            if let remainder { server = .condition(or: Self.odd) { $0.utf8.count % 2 == remainder } }
            inputs[index].asyncValidator = server
            model.swapServer(index, remainder: remainder)
            return "swap of the server of \(index): \(remainder.map(String.init) ?? "none")"
        case 11:
            inputs[index].reject(Self.own)
            model.reject(index)
            return "rejection of \(index)"
        case 12:
            let errors = [index, 1].map { Self.joint.under(.key(inputs[$0].key ?? "")) }
            form.reject(errors)
            model.rejectForm([index, 1])
            return "rejection of the form at \(index) and 1"
        case 13:
            inputs[index].clearResult()
            model.clear(index)
            return "clearing of \(index)"
        case 14:
            let original = Bool.random(using: &random) ? "a" : nil
            if let original { inputs[index].reset(to: original) } else { inputs[index].reset() }
            model.reset(index, to: original)
            return "reset of \(index) to \(original ?? "its original")"
        case 15:
            wantsCode.value.toggle()
            model.wantsCode.toggle()
            return "section"
        case 16:
            if attached.isAttached { attached.detach() } else { attached.attach() }
            model.isAttached.toggle()
            return "attached: \(attached.isAttached)"
        case 17:
            await inputs[index].validateWithChecks()
            model.settle(index)
            return "settling of \(index)"
        case 18:
            let form = Bool.random(using: &random) ? form : stored
            model.submit()
            var isAccepted = false
            do throws(FormError) {
                _ = try await form.submit()
                isAccepted = true
            } catch {
                check("the failure's list", error.errors.isEmpty, false)
            }
            check("submit", isAccepted, model.isValid)
            return "submit"
        default:
            let form = Bool.random(using: &random) ? form : stored
            model.validate()
            check("validate()", form.validate(), model.isValid)
            check("the report", form.report.errors.isEmpty, model.canSubmit)
            switch form.result() {
            case .success(let value):
                check("result()", true, model.isValid)
                check("the output", value == model.output, true)
            case .failure(let failure):
                check("result()", false, model.isValid)
                check("the failure's list", failure.errors.isEmpty, false)
            }
            return "validation"
        }
    }
}

/// A form's validity, as simple rules.
private struct VerdictModel {
    private struct Field {
        var value = ""
        var original = ""
        var isDigits = false
        /// The server accepts texts whose length modulo 2 is this value.
        ///
        /// There is no server if it's `nil`.
        var remainder: Int?
        /// The server's verdict on the current value, under the current strategies.
        var verdict: Bool?
        var isRejected = false
        /// The last rejection of the whole form that has an error at this field.
        var rejection: Int?

        var isAccepted: Bool { !value.isEmpty && value.allSatisfy { $0.isNumber == isDigits } }
        var isFree: Bool { isAccepted && !isRejected && rejection == nil }
    }

    private var fields = [Field](repeating: Field(), count: 5)
    private var rejections: [Int: [Int]] = [:]
    private var count = 0
    var wantsCode = true
    var isAttached = false

    private var included: [Int] { wantsCode ? [0, 1, 2, 3] : [0, 1, 2] }

    private var rulesHold: Bool {
        let isPartnerFree = fields[4].isFree && fields[4].verdict != false
        let holds = fields[0].isAccepted && isPartnerFree && fields[0].value.count >= fields[4].value.count
        return fields[1].value == fields[2].value && (!isAttached || holds)
    }

    var isValid: Bool { canSubmit && included.allSatisfy { fields[$0].remainder == nil || fields[$0].verdict == true } }

    var canSubmit: Bool { rulesHold && included.allSatisfy { fields[$0].isFree && fields[$0].verdict != false } }

    var isDirty: Bool { included.contains { fields[$0].value != fields[$0].original } }

    var output: (String, String, String?) { (fields[0].value, fields[1].value, wantsCode ? fields[3].value : nil) }

    /// Returns the codes of the warnings about a field's value, once a validation has accepted it.
    func warningCodes(_ index: Int) -> [Int] {
        AdvisedStrategies.codes(index, isDigits: fields[index].isDigits, text: fields[index].value)
    }

    mutating func edit(_ index: Int, _ text: String) {
        guard fields[index].value != text else { return }
        fields[index].value = text
        forget(index)
    }

    mutating func reset(_ index: Int, to original: String?) {
        if let original { fields[index].original = original }
        fields[index].value = fields[index].original
        forget(index)
    }

    private mutating func forget(_ index: Int) {
        fields[index].verdict = nil
        clear(index)
        for (rejection, members) in rejections where members.contains(index) {
            rejections[rejection] = nil
            for other in fields.indices where fields[other].rejection == rejection { fields[other].rejection = nil }
        }
    }

    mutating func swap(_ index: Int, isDigits: Bool) {
        guard fields[index].isDigits != isDigits else { return }
        fields[index].isDigits = isDigits
        fields[index].verdict = nil
    }

    mutating func swapServer(_ index: Int, remainder: Int?) {
        fields[index].remainder = remainder
        fields[index].verdict = nil
    }

    mutating func reject(_ index: Int) { fields[index].isRejected = true }

    mutating func rejectForm(_ indices: [Int]) {
        count += 1
        rejections[count] = included
        for index in indices where included.contains(index) { fields[index].rejection = count }
    }

    mutating func clear(_ index: Int) {
        fields[index].isRejected = false
        fields[index].rejection = nil
    }

    mutating func settle(_ index: Int) {
        guard let remainder = fields[index].remainder, fields[index].isAccepted else { return }
        fields[index].verdict = fields[index].value.count % 2 == remainder
    }

    mutating func submit() {
        validate()
        for index in included { settle(index) }
    }

    mutating func validate() {
        if !wantsCode { clear(3) }
    }
}
