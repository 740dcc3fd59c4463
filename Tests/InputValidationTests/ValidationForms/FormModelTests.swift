// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

/// Compares random edits, validations, submits, and answers, in a thousand orders, with a simple model.
///
/// The seeds are fixed, so every run is the same.
@Suite("A form in any order of events", .timeLimit(.minutes(5)))
@MainActor
struct FormModelTests {
    @Test("shows the same as the model", arguments: 0..<20)
    func interleavings(block: UInt64) async {
        for seed in block * 50..<block * 50 + 50 {
            var random = SplitMix64(seed: seed)
            let run = Run(using: &random)
            for step in 0..<24 {
                let action = await run.act(using: &random)
                let problem = run.difference
                #expect(problem == nil, "seed \(seed), step \(step), after \(action)")
                if problem != nil { return }
            }
        }
    }
}

/// The real form and its model, side by side.
@MainActor
private final class Run {
    private let server = GatedValidator()
    private let clock = TestClock()
    private let inputs: [ValidatedInput<String>]
    private let checks: LiveChecks
    private var includesCode = true
    private var model = Model()
    private var submit: Task<Bool, Never>?
    private let tracker: Tracker

    init(using random: inout SplitMix64) {
        let timing = AsyncTiming(debounce: .seconds(1), timeout: nil, clock: clock)
        inputs = [
            ValidatedInput("", .alpha, then: server, asyncTiming: timing, label: "Name"),
            ValidatedInput("", .alpha, label: "Password"), ValidatedInput("", .alpha, label: "Confirmation"),
            ValidatedInput("", .numeric, label: "Code"),
        ]
        checks = LiveChecks([inputs[0]])
        for index in 1..<4 {
            inputs[index].timing = ValidationTiming.allCases.randomElement(using: &random) ?? .onDemand
            model.fields[index].timing = inputs[index].timing
            inputs[index].keepsErrorsWhileEditing = Bool.random(using: &random)
            model.fields[index].keeps = inputs[index].keepsErrorsWhileEditing
        }
        tracker = Tracker("isValid", isExact: false) { [inputs] in
            "\(Self.form(of: inputs, includesCode: true).isValid)"
        }
    }

    private var form: InputForm<(String, String, String?)> { Self.form(of: inputs, includesCode: includesCode) }

    private static func form(
        of inputs: [ValidatedInput<String>], includesCode: Bool
    ) -> InputForm<(String, String, String?)> {
        InputForm {
            inputs[0]
            Matches(inputs[2], with: inputs[1])
            InputForm { inputs[3] }.included(if: includesCode)
        }
    }

    func act(using random: inout SplitMix64) async -> String {
        let index = Int.random(in: 0..<4, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<5:
            // Several edits without a pause, and then the waiting tasks continue.
            let texts = (0...Int.random(in: 0..<3, using: &random)).map { _ in
                ["", "a", "b", "1", "ab"].randomElement(using: &random) ?? ""
            }
            for text in texts {
                inputs[index].value = text
                model.edit(index, text)
            }
            await quiesce()
            return "edits of \(index): \(texts)"
        case 5:
            inputs[index].validate()
            model.ask(index)
            return "validation of \(index)"
        case 6:
            inputs[index].endEditing()
            model.endEditing(index)
            return "end of editing \(index)"
        case 7:
            let isDigits = Bool.random(using: &random)
            inputs[3].validator = isDigits ? .numeric : .alpha
            model.swap(3, isDigits ? .numericCharacter : .alphaCharacter)
            return "swap"
        case 8:
            includesCode.toggle()
            model.includesCode = includesCode
            if submit == nil { form.validate() }
            if submit == nil { model.validateForm() }
            return "section \(includesCode)"
        case 9:
            inputs[index].reject(GatedValidator.taken)
            model.reject(index)
            return "server error at \(index)"
        case 11:
            let isDigits = Bool.random(using: &random)
            inputs[0].validator = isDigits ? .numeric : .alpha
            model.swapName(isDigits ? .numericCharacter : .alphaCharacter)
            await quiesce()
            return "swap of the name's strategy, digits \(isDigits)"
        case 12:
            inputs[0].asyncValidator = Forwarding(server)
            model.swapServer()
            await quiesce()
            return "swap of the server"
        case 10:
            guard submit == nil else { return "nothing" }
            let form = form
            submit = Task {
                do throws(FormError) { _ = try await form.submit() } catch { return false }
                return true
            }
            model.beginSubmit()
            await quiesce()
            return "submit"
        default:
            clock.advance(by: .seconds(1))
            model.pause()
            await quiesce()
            let isAccepted = Bool.random(using: &random)
            // Answers also arrive late for old texts, and must not be used.
            for text in ["a", "b", "ab", "1"] where text != model.running {
                server.answer(text, isAccepted: !isAccepted)
            }
            if let text = model.running, model.isAsked {
                server.answer(text, isAccepted: isAccepted)
                model.answer(isAccepted)
                await quiesce()
            }
            return "answer \(isAccepted)"
        }
    }

    /// Waits until the tasks have done what the model predicts.
    private func quiesce() async {
        model.wake()
        await server.questions(model.questions)
        if model.running != nil && !model.isAsked { await clock.sleeper(for: .seconds(1)) }
        if let expected = model.takeResult(), let submit {
            self.submit = nil
            let result = await submit.value
            if result != expected { model.problem = "submit gave \(result)" }
        }
        if model.running == nil { await checks.waitForAll() }
    }

    var difference: String? {
        if let problem = model.problem { return problem }
        for (index, input) in inputs.enumerated() {
            let field = model.fields[index]
            let real = "\(input.errors.map(\.code)) \(input.hasResult) \(input.isHighlighted) \(input.isTouched)"
            let expected = "\(model.errors(index)) \(field.hasResult) \(field.isHighlighted) \(field.isTouched)"
            if real != expected { return "\(index): \(real), model: \(expected)" }
        }
        if inputs[0].isPending != (model.running != nil) { return "pending \(inputs[0].isPending)" }
        if form.isValid != model.isValid(withCode: includesCode) { return "isValid \(form.isValid)" }
        let canSubmit = submit == nil && model.canSubmit(withCode: includesCode)
        if form.canSubmit != canSubmit { return "canSubmit \(form.canSubmit)" }
        return tracker.difference
    }
}

/// The same server under another name, for a swap.
private final class Forwarding: AsyncInputValidator<String>, @unchecked Sendable {
    private let server: GatedValidator

    init(_ server: GatedValidator) { self.server = server }

    override func validate(_ input: String) async throws(ValidationError) { try await server.validate(input) }
}

/// An observer that reads again at each notification.
///
/// A change without a notification is a mistake.
///
/// A notification without a change is also a mistake, except for a form's property, which is read from its fields.
final class Tracker: @unchecked Sendable {
    private let name: String
    private let isExact: Bool
    private let read: () -> String
    /// The value that the observer read at its last notification.
    private(set) var last = ""
    private(set) var problem: String?

    init(_ name: String, isExact: Bool = true, _ read: @escaping () -> String) {
        self.name = name
        self.isExact = isExact
        self.read = read
        track()
    }

    /// The mistake after an event, if there is one.
    var difference: String? {
        let now = read()
        return problem ?? (now == last ? nil : "\(name) is \(now), the observer was told \(last)")
    }

    private func track() {
        last = withObservationTracking(read) { [weak self] in self?.notice() }
    }

    private func notice() {
        let old = last
        track()
        if isExact, last == old { problem = problem ?? "\(name) notified, and is still \(old)" }
    }
}

/// What a form should show, as simple rules.
private struct Model {
    struct Field {
        var value = ""
        var code: ValidationError.Code = .alphaCharacter
        var timing = ValidationTiming.onDemand
        var keeps = true
        var hasResult = false
        var rejection: ValidationError.Code?
        var reports: [Report] = []
        /// The reports about current values, with `nil` for a rejection about them.
        var highlights: Set<Report?> = []
        var isTouched = false
        var wasRejected = false

        enum Report { case taken, server, differs }

        var isHighlighted: Bool { !highlights.isEmpty }

        var hasErrors: Bool { rejection != nil || !reports.isEmpty }
        var differs: Bool { reports.contains(.differs) }

        mutating func highlight(_ report: Report?) {
            highlights.insert(report)
            wasRejected = true
        }

        mutating func forget() {
            hasResult = false
            rejection = nil
            reports = []
            highlights = []
            wasRejected = false
        }

        /// The strategy's result for the current value.
        var verdict: ValidationError.Code? {
            let isAccepted = value.allSatisfy { code == .numericCharacter ? $0 == "1" : $0 != "1" }
            return value.isEmpty ? .inputEmpty : isAccepted ? nil : code
        }
    }

    var fields = [Field(), Field(), Field(), Field(code: .numericCharacter)]
    var includesCode = true
    var problem: String?
    /// The server's verdict on the current name.
    var known: Bool?
    /// The text that the server validates, or will validate after a pause.
    var running: String?
    var isAsked = false
    var questions = 0
    private var isSubmitting = false
    /// The rule becomes active at its fields once a form that names it has validated.
    private var isRuleLive = false
    /// A submit uses the form as it was when it was declared.
    private(set) var submitsCode = true
    private var isTyping = false
    private var result: Bool?

    func errors(_ index: Int) -> [ValidationError.Code] {
        let field = fields[index]
        return (field.rejection.map { [$0] } ?? []) + reports(field, shows: index == 2)
    }

    private func reports(_ field: Field, shows: Bool) -> [ValidationError.Code] {
        field.reports.compactMap { report in
            switch report {
            case .taken, .server: 1
            case .differs: shows ? .fieldsDiffer : nil
            }
        }
    }

    func isValid(withCode: Bool) -> Bool { isAcceptable(withCode: withCode) && known == true }

    func canSubmit(withCode: Bool) -> Bool { isAcceptable(withCode: withCode) && known != false }

    private func isAcceptable(withCode: Bool) -> Bool {
        let isEach = fields.prefix(withCode ? 4 : 3).allSatisfy { $0.verdict == nil && !$0.reports.contains(.server) }
        return isEach && fields[1].value == fields[2].value
    }

    mutating func swapName(_ code: ValidationError.Code) {
        if fields[0].code != code { forgetServer() }
        swap(0, code)
    }

    mutating func swapServer() { forgetServer() }

    private mutating func forgetServer() {
        if known != nil || running != nil { isTyping = true }
        (known, running, isAsked) = (nil, nil, false)
        fields[0].reports.removeAll { $0 == .taken }
        fields[0].highlights.remove(.taken)
    }

    mutating func edit(_ index: Int, _ text: String) {
        guard text != fields[index].value else { return }
        fields[index].value = text
        fields[index].isTouched = true
        fields[index].highlights = []
        if index == 0 {
            (known, running, isAsked) = (nil, nil, false)
            isTyping = true
        }
        // The server's errors for the old value go away. A rejection's message stays as advice for the user.
        let had = fields[index].hasErrors
        fields[index].reports.removeAll { $0 != .differs }
        let timing = fields[index].timing
        if timing == .onChange || timing == .onChangeAfterRejection && fields[index].wasRejected { return ask(index) }

        if had && !fields[index].keeps { fields[index].rejection = nil }
        if had && !fields[index].hasErrors { fields[index].hasResult = false }
        if (1...2).contains(index), fields[2].differs {
            for part in 1...2 { fields[part].highlights.remove(.differs) }
            let holds = fields[1].verdict == nil && fields[2].verdict == nil && fields[1].value == fields[2].value
            if holds || !fields[2].keeps { withdraw() }
        }
    }

    mutating func ask(_ index: Int) {
        answer(index)
        if index == 1 || index == 2 { askRule() }
    }

    mutating func endEditing(_ index: Int) {
        fields[index].isTouched = true
        if fields[index].timing == .onEndOfEditing { ask(index) }
    }

    mutating func swap(_ index: Int, _ code: ValidationError.Code) {
        fields[index].code = code
        if fields[index].hasResult { ask(index) }
    }

    mutating func reject(_ index: Int) {
        fields[index].reports.removeAll { $0 == .server }
        fields[index].reports.append(.server)
        fields[index].hasResult = true
        fields[index].highlight(.server)
    }

    mutating func validateForm() { validateForm(withCode: includesCode) }

    private mutating func validateForm(withCode: Bool) {
        for index in 0..<3 { answer(index) }
        if withCode { answer(3) } else { fields[3].forget() }
        isRuleLive = true
        askRule()
    }

    private mutating func answer(_ index: Int) {
        fields[index].hasResult = true
        fields[index].rejection = fields[index].verdict
        fields[index].reports.removeAll { $0 == .taken }
        if index == 0 && known == false && fields[0].rejection == nil { fields[0].reports.append(.taken) }
        fields[index].highlights = []
        if fields[index].rejection != nil { fields[index].highlight(nil) }
        for report in fields[index].reports { fields[index].highlight(report) }
    }

    private mutating func askRule() {
        guard isRuleLive else { return }
        let isAsked = fields[1].hasResult && fields[2].hasResult
        guard isAsked, fields[1].verdict == nil, fields[2].verdict == nil, fields[1].value != fields[2].value else {
            return withdraw()
        }
        for part in 1...2 {
            fields[part].reports.removeAll { $0 == .differs }
            fields[part].reports.append(.differs)
            fields[part].highlight(.differs)
        }
    }

    private mutating func withdraw() {
        for part in 1...2 where fields[part].differs {
            fields[part].reports.removeAll { $0 == .differs }
            fields[part].highlights.remove(.differs)
        }
    }

    // MARK: Waiting

    mutating func beginSubmit() {
        isSubmitting = true
        submitsCode = includesCode
        validateForm()
    }

    /// Continues the waiting tasks: a submit calls the server at once, and typing calls it after a pause.
    mutating func wake() {
        let isWanted = fields[0].verdict == nil && known == nil
        if isSubmitting {
            if isWanted && !(running != nil && isAsked) { ask() }
            if !isWanted { finish() }
        } else if isTyping && isWanted && running == nil {
            (running, isAsked) = (fields[0].value, false)
        }
        isTyping = false
    }

    mutating func pause() {
        if running != nil && !isAsked { ask() }
    }

    mutating func answer(_ isAccepted: Bool) {
        (known, running, isAsked) = (isAccepted, nil, false)
        if isAccepted { return }
        fields[0].hasResult = true
        fields[0].rejection = nil
        fields[0].reports.removeAll { $0 == .taken }
        fields[0].reports.append(.taken)
        fields[0].highlight(.taken)
    }

    mutating func takeResult() -> Bool? {
        defer { result = nil }
        return result
    }

    private mutating func ask() {
        (running, isAsked) = (fields[0].value, true)
        questions += 1
    }

    private mutating func finish() {
        isSubmitting = false
        validateForm(withCode: submitsCode)
        result = isValid(withCode: submitsCode)
    }
}
