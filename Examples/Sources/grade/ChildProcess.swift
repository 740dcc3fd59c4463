// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// How a child process ended.
struct Ending {
    enum Kind: Equatable {
        /// The process computed for too long and was ended.
        case hang
        /// The process waited for too long and was ended.
        case waits
        /// The process exited before it was done.
        case exit(Int32)
        case signal(Int32)
        /// The process wrote something that isn't an answer.
        case nonsense
    }

    let kind: Kind
    /// How many of the last question's texts had been validated before that.
    var count = 0
    /// The printed output, usually from the Swift runtime when the program ends.
    var printed = ""
}

/// A process with a submission's or solution's library, from start to end.
final class ChildProcess {
    private let process = Process()
    private let workspace: Workspace
    private let limit: TimeLimit
    private let start = ContinuousClock.now
    private let deadline: ContinuousClock.Instant
    private let output: URL
    private let input = Pipe()
    private let report = Pipe()
    private var lines: Lines
    /// The number of the current question's texts that were validated.
    private var marks = 0
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    /// The time after which a process that doesn't compute is ended.
    private static let idleTime = Duration.seconds(3)

    /// The environment variables that a process needs.
    private static let variables: Set = ["PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH"]

    /// The maximum length of an honest line.
    private static let longestLine = 4 << 20

    /// The program without the solutions, in the same folder as this program.
    static var program: URL {
        (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "grade-child")
    }

    init(_ job: Job, limit: TimeLimit, in workspace: Workspace) throws {
        var job = job
        job.seconds = limit.seconds
        self.limit = limit
        self.workspace = workspace
        deadline = limit.deadline()
        // The submission's process must not inherit the connection to the solution's process.
        for handle in [input, report].flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] }) {
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        output = workspace.folder.appending(path: "printed-\(UUID().uuidString).txt")
        lines = Lines(descriptor: report.fileHandleForReading.fileDescriptor)
        try Data().write(to: output)
        process.executableURL = Self.program
        // A submission could print the environment, for example a CI system's password.
        process.environment = ProcessInfo.processInfo.environment.filter { Self.variables.contains($0.key) }
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardInput = input
        process.standardOutput = report
        process.standardError = try FileHandle(forWritingTo: output)
        try workspace.start(process)
        try? input.fileHandleForReading.close()
        try? report.fileHandleForWriting.close()
        _ = Lines.write(job, to: input.fileHandleForWriting.fileDescriptor, encoder)
    }

    /// Returns the answers to questions.
    ///
    /// There are fewer answers if the process ends.
    func answers(to questions: [Question]) -> (replies: [Reply], ending: Ending?) {
        var replies: [Reply] = []
        var sent = 0
        while replies.count < questions.count {
            // Unanswered questions fit into the connection's buffer, so that writing doesn't block.
            while sent < min(questions.count, replies.count + 3) {
                let isRead = Lines.write(questions[sent], to: input.fileHandleForWriting.fileDescriptor, encoder)
                sent = isRead ? sent + 1 : questions.count
            }
            switch reply() {
            case .success(let reply): replies.append(reply)
            case .failure(let failure):
                var ending = end(failure)
                ending.count = marks + lines.removeMarks()
                return (replies, ending)
            }
        }
        return (replies, nil)
    }

    /// Waits for the tests to end, and returns how the process ended before that, or `nil`.
    func endOfTests() -> Ending? {
        if case .failure(let failure) = reply() { return end(failure) }
        close()
        return nil
    }

    func close() { _ = end(.isIdle) }

    private enum Failure: Error { case isDone, isIdle, isLate, isNonsense }

    /// Reads one line and returns its reply, or why there's none.
    private func reply() -> Result<Reply, Failure> {
        marks = 0
        while !lines.hasLine {
            marks += lines.removeMarks()
            guard ContinuousClock.now < deadline else { return .failure(.isLate) }
            var descriptor = pollfd(
                fd: report.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let left = min(deadline - ContinuousClock.now, Self.idleTime)
            let ready = poll(&descriptor, 1, Int32(max(0, left / .milliseconds(1))))
            if ready < 0, errno == EINTR { continue }
            if ready == 0 {
                if Workspace.isWaiting(process.processIdentifier) { return .failure(.isIdle) }
                continue
            }
            guard ready > 0 else { return .failure(.isDone) }
            guard lines.count < Self.longestLine else { return .failure(.isNonsense) }
            guard lines.fill() else { return .failure(.isDone) }
        }
        marks += lines.removeMarks()
        guard let line = lines.next(), let reply = try? decoder.decode(Reply.self, from: line) else {
            return .failure(.isNonsense)
        }
        return .success(reply)
    }

    private func end(_ failure: Failure) -> Ending {
        try? input.fileHandleForWriting.close()
        try? report.fileHandleForReading.close()
        // A process that has closed its end of the connection may still be running.
        let isNow = failure == .isIdle || failure == .isNonsense
        let killed = workspace.wait(for: process, until: isNow ? .now : deadline, idleTime: Self.idleTime)
        let printed = String(decoding: ((try? Data(contentsOf: output)) ?? Data()).suffix(20_000), as: UTF8.self)
        guard !process.isRunning else { return Ending(kind: .hang, printed: printed) }
        if failure == .isNonsense { return Ending(kind: .nonsense, printed: printed) }
        if case .killed(let isWaiting) = killed { return Ending(kind: isWaiting ? .waits : .hang, printed: printed) }
        guard process.terminationReason != .exit else {
            return Ending(kind: .exit(process.terminationStatus), printed: printed)
        }
        let signal = process.terminationStatus
        // On a busy machine, the time can jump past the first limit to the second, which kills the process.
        let hasUsedTime =
            (ContinuousClock.now - start) * ProcessInfo.processInfo.activeProcessorCount >= .seconds(limit.seconds)
        let isHang = hasUsedTime && (signal == SIGXCPU || signal == SIGKILL)
        return Ending(kind: isHang ? .hang : .signal(signal), printed: printed)
    }
}
