// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// One run of the child process, from its start to its end.
struct ChildRun {
    enum End: Equatable {
        case done
        /// The process computed for too long, and was ended.
        case hang
        /// The process waited for too long, and was ended.
        case waits
        /// The process ended itself before it was done.
        case exit(Int32)
        case signal(Int32)
    }

    private(set) var messages: [Message] = []
    private(set) var end = End.hang
    /// What was printed, mostly by the Swift runtime when the program ends.
    private(set) var printed = ""

    /// The call into the submission that began last.
    var lastCall: (call: String, input: String?)? {
        for case .trying(let call, let input) in messages.reversed() { return (call, input) }
        return nil
    }

    init(_ job: Job, limit: TimeLimit, in workspace: Workspace) throws {
        var job = job
        job.seconds = limit.seconds
        let start = ContinuousClock.now
        let deadline = limit.deadline()
        let output = workspace.folder.appending(path: "printed.txt")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = [Child.argument]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let input = Pipe()
        let report = Pipe()
        process.standardInput = input
        process.standardOutput = report
        process.standardError = try FileHandle(forWritingTo: output)
        try workspace.start(process)
        try? input.fileHandleForReading.close()
        try? report.fileHandleForWriting.close()
        try? input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(job))
        try? input.fileHandleForWriting.close()
        let isIdle = read(report.fileHandleForReading, of: process, nonce: job.nonce, until: deadline)
        try? report.fileHandleForReading.close()
        // A process that has closed its end of the pipe may still be running.
        let killed = workspace.wait(for: process, until: isIdle ? .now : deadline, idleTime: Self.idleTime)
        printed = String(decoding: ((try? Data(contentsOf: output)) ?? Data()).suffix(20_000), as: UTF8.self)
        if isDone {
            end = .done
        } else if case .killed(let isWaiting) = killed {
            end = isWaiting ? .waits : .hang
        } else if process.terminationReason == .exit {
            end = .exit(process.terminationStatus)
        } else {
            let signal = process.terminationStatus
            // On a busy machine, the time can jump over the first limit to the second one, which kills the process.
            let hasUsedTime =
                (ContinuousClock.now - start) * ProcessInfo.processInfo.activeProcessorCount >= .seconds(limit.seconds)
            end = hasUsedTime && (signal == SIGXCPU || signal == SIGKILL) ? .hang : .signal(signal)
        }
    }

    private var isDone: Bool {
        if case .done? = messages.last { true } else { false }
    }

    /// The time after which a process that does not compute is ended.
    private static let idleTime = Duration.seconds(3)

    /// Reads messages to their end, or until a deadline, and returns whether the process only waits.
    private mutating func read(
        _ handle: FileHandle, of process: Process, nonce: String, until deadline: ContinuousClock.Instant
    ) -> Bool {
        let decoder = JSONDecoder()
        let prefix = Array("\(nonce) ".utf8)
        var rest: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let left = min(deadline - ContinuousClock.now, Self.idleTime)
            let ready = poll(&descriptor, 1, Int32(max(0, left / .milliseconds(1))))
            if ready < 0, errno == EINTR { continue }
            if ready == 0, ContinuousClock.now < deadline {
                if Workspace.isWaiting(process.processIdentifier) { return true }
                continue
            }
            guard ready > 0 else { return false }
            let count = chunk.withUnsafeMutableBytes { systemRead(handle.fileDescriptor, $0) }
            guard count > 0 else { return false }
            rest += chunk[..<count]
            while let end = rest.firstIndex(of: 0x0A) {
                // A line without the nonce is not from the probes.
                if rest.starts(with: prefix),
                    let message = try? decoder.decode(Message.self, from: Data(rest[prefix.count..<end]))
                {
                    add(message)
                }
                rest.removeSubrange(...end)
            }
        }
    }

    private mutating func add(_ message: Message) {
        // Only the last call is of interest, and there are thousands.
        if case .trying = message, case .trying? = messages.last { messages.removeLast() }
        messages.append(message)
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
