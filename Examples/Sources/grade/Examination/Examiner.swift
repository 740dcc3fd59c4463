// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// A type that answers questions about a submission or a solution.
protocol Respondent: AnyObject {
    /// Returns the answers to questions. There are fewer answers if the process with the code ends.
    func answers(to questions: [Question]) throws -> (replies: [Reply], ending: Ending?)
}

/// A submission's or solution's code in its own processes, one after another.
final class RemoteRespondent: Respondent {
    private let job: Job
    private let limit: TimeLimit
    private let workspace: Workspace
    private var process: ChildProcess?

    init(_ job: Job, limit: TimeLimit, in workspace: Workspace) {
        self.job = job
        self.limit = limit
        self.workspace = workspace
    }

    func answers(to questions: [Question]) throws -> (replies: [Reply], ending: Ending?) {
        let running = try process ?? ChildProcess(job, limit: limit, in: workspace)
        let result = running.answers(to: questions)
        process = result.ending == nil ? running : nil
        return result
    }

    func close() {
        process?.close()
        process = nil
    }
}

/// A solution that's part of this program.
final class LocalRespondent: Respondent {
    private let probe: Probe

    init(_ probe: Probe) { self.probe = probe }

    func answers(to questions: [Question]) -> (replies: [Reply], ending: Ending?) {
        let replies = questions.map { question in
            var reply = Reply()
            reply.answer = probe.answer(question)
            return reply
        }
        return (replies, nil)
    }
}

/// An exercise's solution.
struct Reference {
    let respondent: any Respondent

    func answers(to questions: [Question]) throws -> [Answer] {
        let (replies, ending) = try respondent.answers(to: questions)
        if let ending {
            throw Obstacle("The solution of the exercise ends its process or does not answer.", details: ending.printed)
        }
        return replies.map { $0.answer ?? .nothing }
    }

    /// Returns the solution's errors for texts.
    func errors(_ subject: Subject, _ texts: [String]) throws -> [[Verdict]] {
        let errors = try answers(to: texts.inBatches.map { .errors(subject, Array($0)) }).flatMap(\.errors)
        guard errors.count == texts.count else { throw Obstacle("The solution of the exercise does not answer.") }
        return errors
    }

    func task() throws -> ExerciseTask {
        guard case .task(let task)? = try answers(to: [.task]).first else {
            throw Obstacle("The solution of the exercise does not say what the exercise is about.")
        }
        return task
    }
}

extension Answer {
    /// The errors for each text.
    var errors: [[Verdict]] {
        if case .errors(let errors) = self { errors.lists } else { [] }
    }
}

extension [String] {
    /// The texts in batches that fit into one question each.
    var inBatches: [ArraySlice<String>] {
        var batches: [ArraySlice<String>] = []
        var start = 0
        var size = 0
        for (index, text) in enumerated() {
            size += text.utf8.count
            guard index - start == 63 || size > 6_000 || index == count - 1 else { continue }
            batches.append(self[start...index])
            (start, size) = (index + 1, 0)
        }
        return batches
    }
}

/// A question, and how reports show it.
struct Call {
    let name: String
    let input: String?
    let question: Question
}

/// A part of the examination.
struct Stage {
    let name: String
    let run: (Examiner) throws -> Void

    init(_ name: String, _ run: @escaping (Examiner) throws -> Void) {
        self.name = name
        self.run = run
    }
}

/// What to skip: the rest of a stage, or everything else.
enum Interruption: Error { case stage, examination }

/// An examiner that asks about a submission, compares the answers with the solution's answers, and collects the
/// findings.
final class Examiner {
    private(set) var findings: [Finding] = []
    /// Why the examination has ended.
    private(set) var obstacle: Obstacle?
    /// Whether a limit has ended the process, so that the tests would take minutes.
    private(set) var hasReachedLimit = false
    let reference: Reference
    /// The submission's literals.
    ///
    /// Values near them are used as inputs.
    let literals: [String]
    /// The literals in the exercise's tests that are inputs.
    let testTexts: Set<String>
    private let respondent: any Respondent
    private let limit: TimeLimit
    /// The calls that have ended a process.
    private var fatal: Set<String> = []
    /// How long calls have waited, in seconds.
    private var waited = 0.0
    private var hasSlowContract = false
    /// The name prefixes of stages that have become useless because of a call in their first stage.
    private var useless: [String] = []
    private var stage = ""

    init(
        _ respondent: any Respondent, _ reference: Reference, literals: [String], testTexts: Set<String> = [],
        limit: TimeLimit
    ) {
        self.respondent = respondent
        self.reference = reference
        self.literals = literals
        self.testTexts = testTexts
        self.limit = limit
    }

    func run(_ stages: [Stage]) throws {
        do {
            for one in stages where !useless.contains(where: one.name.hasPrefix) {
                stage = one.name
                do { try one.run(self) } catch Interruption.stage {}
            }
        } catch Interruption.examination {}
        if hasSlowContract, findings.isEmpty, obstacle == nil {
            obstacle = Obstacle(
                "StrategyContract does not end within \(limit.seconds) seconds of processor time. This is not "
                    + "necessarily a mistake of the submission. Raise --limit.")
        }
    }

    /// Whether a call has ended a process.
    var hasFatalCalls: Bool { !fatal.isEmpty }

    func report(_ finding: Finding) { findings.append(finding) }

    /// Whether the exercise's first texts, which its tests also contain, have wrong verdicts.
    var failsSample = false
    /// Whether nearly all other inputs have wrong verdicts, as if the submission only lists inputs.
    var listsInputs = false

    /// Returns the answers to calls, or `nil` for calls that end a process.
    ///
    /// - Parameter isApart: Whether the call needs only the submission's data, and a process without its code.
    func ask(_ calls: [Call], isApart: Bool = false) throws -> [Answer?] {
        let respondent = isApart ? reference.respondent : respondent
        var answers = [Answer?](repeating: nil, count: calls.count)
        var open = calls.indices.filter { !fatal.contains(calls[$0].name) }
        while !open.isEmpty {
            let (replies, ending) = try replies(to: open.map { calls[$0].question }, of: respondent)
            for (place, reply) in zip(open, replies) {
                answers[place] = reply.answer ?? .nothing
                try note(reply, calls[place])
            }
            open.removeFirst(replies.count)
            if let ending, !open.isEmpty { try explain(ending, calls[open.removeFirst()]) }
        }
        return answers
    }

    private func replies(
        to questions: [Question], of respondent: any Respondent
    ) throws -> (replies: [Reply], ending: Ending?) {
        if limit.isOver {
            obstacle = Obstacle("The submission takes longer than \(limit.total) seconds. See --total.")
            throw Interruption.examination
        }
        return try respondent.answers(to: questions)
    }

    private func note(_ reply: Reply, _ call: Call) throws {
        guard reply.waited > 0, !call.question.isContract else { return }
        waited += reply.waited
        if waited > 2 { try endWaiting(call, .probes) }
    }

    func ask(_ name: String, _ input: String? = nil, _ question: Question) throws -> Answer? {
        try ask([Call(name: name, input: input, question: question)])[0]
    }

    /// Returns a strategy's errors for texts, or `nil` for texts that end a process.
    func errors(_ name: String, _ subject: Subject, _ texts: [String]) throws -> [[Verdict]?] {
        var errors = [[Verdict]?](repeating: nil, count: texts.count)
        func call(_ place: Int) -> Call {
            let shown = literal(texts[place])
            return Call(
                name: "errors(for: \(shown)) of \(name)", input: shown, question: .errors(subject, [texts[place]]))
        }
        for batch in texts.inBatches {
            var open = batch.indices.filter { fatal.isEmpty || !fatal.contains(call($0).name) }
            while !open.isEmpty {
                let question = Question.errors(subject, open.map { texts[$0] })
                let (replies, ending) = try replies(to: [question], of: respondent)
                if let reply = replies.first {
                    let lists = reply.answer?.errors ?? []
                    for (place, list) in zip(open, lists) { errors[place] = list }
                    try note(reply, call(open[min(reply.waitedAt, open.count - 1)]))
                    // A shorter answer doesn't come from the program.
                    if lists.count != open.count { try explain(Ending(kind: .nonsense), call(open[0])) }
                    break
                }
                // The texts before the text that ended the process are asked again.
                guard let ending else { break }
                try explain(ending, call(open.remove(at: min(ending.count, open.count - 1))))
            }
        }
        return errors
    }

    func errors(_ name: String, _ subject: Subject, _ text: String) throws -> [Verdict]? {
        try errors(name, subject, [text])[0]
    }

    // MARK: - The end of a process

    /// Reports that the submission waits, because thousands of calls would follow.
    private func endWaiting(_ call: Call, _ check: Finding.Check) throws {
        report(Finding(.waits, check, "The submission waits in \(call.name).", counterexample: call.input))
        hasReachedLimit = true
        throw Interruption.examination
    }

    private func explain(_ ending: Ending, _ call: Call) throws {
        switch ending.kind {
        case .hang where call.question.isContract, .waits where call.question.isContract:
            // Most of that time, the library is computing.
            hasSlowContract = true
            throw Interruption.stage
        case .waits: try endWaiting(call, .process)
        case .hang:
            obstacle = Obstacle(
                "The submission does not return from \(call.name) within \(limit.seconds) seconds of processor "
                    + "time. Is there a loop without an end, or a method that calls itself?")
            throw Interruption.examination
        case .exit(2) where ending.printed.contains("libSubmission.so"):
            obstacle = Obstacle(
                "The submission could not be loaded.",
                details: ending.printed.replacing(/\S*\/libSubmission\.so/, with: "libSubmission.so"))
            throw Interruption.examination
        default: break
        }
        let isSample = stage.hasSuffix(": a sample")
        let (finding, isLimit) = ending.finding(in: call, isSample: isSample)
        report(finding)
        if isLimit || ending.kind == .nonsense {
            hasReachedLimit = true
            throw Interruption.examination
        }
        fatal.insert(call.name)
        if isSample {
            // The other questions about this strategy would end the process, too.
            useless.append(String(stage.dropLast("a sample".count)))
            throw Interruption.stage
        }
        if findings.count(where: { $0.check == .process }) > 3 { throw Interruption.stage }
    }
}

extension Question {
    fileprivate var isContract: Bool {
        if case .contract = self { true } else { false }
    }
}

extension Ending {
    /// Returns a finding that explains how a call ended the process, and whether it was one of the grader's limits.
    fileprivate func finding(in call: Call, isSample: Bool) -> (finding: Finding, isLimit: Bool) {
        let isEmpty = call.input == "\"\"" && !isSample
        func found(_ text: String, _ advice: String, isLimit: Bool = false, isCheat: Bool = false) -> (Finding, Bool) {
            var finding = Finding(nil, .process, text, counterexample: call.input, advice: advice)
            finding.isCheat = isCheat
            return (finding, isLimit)
        }
        switch kind {
        case .nonsense:
            return found(
                "The submission writes to the connection of the grader in \(call.name).",
                "A strategy only validates its input. Remove this code.", isCheat: true)
        case .exit(let status):
            return found(
                "The submission ends the process with the status \(status) in \(call.name).",
                "A strategy reports by returning or throwing. Remove the call of exit.")
        case .signal(SIGXFSZ):
            return found(
                "The submission prints or writes more than 8 MB in \(call.name).",
                "Is there a loop without an end that prints?", isLimit: true)
        case .signal(SIGSYS):
            return found(
                "The submission starts a process, or sends a signal to another one, in \(call.name).",
                "A strategy only validates its input. Remove the call.", isCheat: true)
        default: break
        }
        // For example, the runtime prints “Exercise2/File.swift:12: Fatal error: Index out of range”.
        let trap = /(Fatal error|Precondition failed|Assertion failed)/
        let line = printed.split(separator: "\n").last { $0.contains(trap) }.map(String.init)
        let reason = line.flatMap { line in line.firstRange(of: trap).map { line[$0.lowerBound...] } }
        let place = line.flatMap { $0.firstMatch(of: /([^\/ ]+\.swift:[0-9]+): [A-Z]/) }.map { String($0.1) }
        if line?.contains("allocate") == true || printed.contains("bad_alloc") {
            return found(
                "The submission uses more than 500 MB of memory in \(call.name).",
                "Is there a loop without an end that appends?", isLimit: true)
        }
        let cause =
            reason.map { ": \($0)" }
            ?? (kind == .signal(SIGSEGV) || kind == .signal(SIGBUS)
                ? ". Perhaps a method calls itself without an end" : ", with a signal")
        let advice = isEmpty ? nil : "A strategy must accept or reject each input. Use operations that return nil."
        return (
            Finding(
                isEmpty ? .emptyTrap : nil, .process, "The program ends in \(call.name)\(cause).",
                counterexample: call.input, place: place, advice: advice), false
        )
    }
}

/// Returns a value as a Swift literal, with escapes for everything that isn't printable ASCII.
func literal(_ value: some Any) -> String {
    guard let text = value as? String else { return String(describing: value) }
    guard text.unicodeScalars.count <= 60 else { return "a text of \(text.unicodeScalars.count) characters" }
    return "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}
