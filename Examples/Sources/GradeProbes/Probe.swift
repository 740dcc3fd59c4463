// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

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
        let examiner = Examiner(channel: channel, fatal: Set(job.fatal))
        for stage in stages where !job.finished.contains(stage.name) {
            stage.run(examiner)
            channel.send(.ended(stage: stage.name))
        }
    }
}

/// The calls into a submission, each of which is announced to the grader, because it may end the process.
public final class Examiner {
    private let channel: Channel
    private let fatal: Set<String>

    init(channel: Channel, fatal: Set<String>) {
        self.channel = channel
        self.fatal = fatal
    }

    /// Whether a call has ended an earlier process.
    var hasFatalCalls: Bool { !fatal.isEmpty }

    func report(_ finding: Finding) { channel.send(.finding(finding)) }

    /// Performs a call, or returns `nil` if the same call has ended an earlier process.
    func call<Result>(_ call: String, _ input: String? = nil, _ perform: () -> Result) -> Result? {
        guard !fatal.contains(call) else { return nil }
        channel.send(.trying(call: call, input: input))
        return perform()
    }

    func errors<Input>(_ name: String, _ strategy: () -> InputValidator<Input>, _ input: Input) -> [ValidationError]? {
        let text = literal(input)
        return call("errors(for: \(text)) of \(name)", text) { strategy().errors(for: input) }
    }

    func error<Input>(_ name: String, _ strategy: () -> InputValidator<Input>, _ input: Input) -> ValidationError?? {
        let text = literal(input)
        return call("validate(\(text)) of \(name)", text) {
            do throws(ValidationError) {
                try strategy().validate(input)
                return nil
            } catch {
                return error
            }
        }
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
