// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationTesting

/// The probes of one exercise.
///
/// A subclass has those of its exercise.
open class Probe {
    /// A part of the probes that can be repeated without the others if a call ends the process.
    public struct Stage {
        let name: String
        let run: (Examiner) -> Void

        init(_ name: String, _ run: @escaping (Examiner) -> Void) {
            self.name = name
            self.run = run
        }
    }

    var stages: [Stage] { [] }

    init() {}

    /// The names of the stages, in order.
    public final var stageNames: [String] { stages.map(\.name) }

    /// Runs the stages that are not done.
    public final func run(_ job: Job, _ channel: Channel) {
        let examiner = Examiner(job, channel)
        for stage in stages where !job.finished.contains(stage.name) {
            stage.run(examiner)
            channel.send(.ended(stage: stage.name))
        }
    }
}

/// The calls into a submission, each of which is announced to the grader, because it may end the process.
public final class Examiner {
    /// The beginning of the name of a call in which mostly the library computes.
    public static let contractCall = "StrategyContract"

    private let channel: Channel
    private let fatal: Set<String>
    /// The literals of the submission.
    let literals: [String]
    /// For how long calls have waited, and not computed.
    private var waited = Duration.zero

    init(_ job: Job, _ channel: Channel) {
        self.channel = channel
        fatal = Set(job.fatal)
        literals = job.literals
    }

    /// Whether a call has ended an earlier process.
    var hasFatalCalls: Bool { !fatal.isEmpty }

    func report(_ finding: Finding) { channel.send(.finding(finding)) }

    /// Performs a call, or returns `nil` if the same call has ended an earlier process.
    func call<Result>(_ call: String, _ input: String? = nil, _ perform: () -> Result) -> Result? {
        guard !fatal.contains(call) else { return nil }
        channel.send(.trying(call: call, input: input))
        let switches = Self.voluntarySwitches
        let start = ContinuousClock.now
        let result = perform()
        if Self.voluntarySwitches > switches, !call.hasPrefix(Self.contractCall) {
            waited += ContinuousClock.now - start
            if waited > .seconds(2) { endWaiting(call, input) }
        }
        return result
    }

    /// How often this thread has given up the processor to wait.
    ///
    /// On a busy machine, it also loses the processor, which does not count.
    private static var voluntarySwitches: Int {
        #if canImport(Glibc)
        var usage = rusage()
        // RUSAGE_THREAD, which the headers define only for GNU sources.
        return getrusage(1, &usage) == 0 ? usage.ru_nvcsw : 0
        #else
        return 0
        #endif
    }

    /// Reports that the submission waits, and ends the process, because thousands of calls would follow.
    private func endWaiting(_ call: String, _ input: String?) -> Never {
        report(Finding(.waits, .probes, "The submission waits in \(call).", counterexample: input))
        channel.send(.done)
        _exit(0)
    }

    func errors<Input>(_ name: String, _ strategy: () -> InputValidator<Input>, _ input: Input) -> [ValidationError]? {
        let text = literal(input)
        return call("errors(for: \(text)) of \(name)", text) { strategy().errors(for: input) }
    }
}

extension ValidationError {
    /// The domain and the code, such as `Club 1`, or the code and its name for an error of the library.
    var identity: String { domain == .builtIn ? "\(code) (\(code.name ?? "unknown"))" : "\(domain) \(code)" }

    func isSame(as other: ValidationError) -> Bool { domain == other.domain && code == other.code }
}

extension [ValidationError] {
    var identities: String { isEmpty ? "no error" : map(\.identity).joined(separator: ", ") }
}

/// Returns a value as a Swift literal, with escapes for everything that is not printable ASCII.
func literal(_ value: some Any) -> String {
    guard let text = value as? String else { return String(describing: value) }
    guard text.unicodeScalars.count <= 60 else { return "a text of \(text.unicodeScalars.count) characters" }
    return "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}
