// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// One run of the child process, from its start to its end.
struct ChildRun {
    enum End: Equatable {
        case done
        /// The process took too long, and was ended.
        case hang
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

    /// - Parameters:
    ///   - seconds: The processor time that the process may use. It may wait for four times as long.
    init(_ job: Job, seconds: Int, folder: URL) throws {
        var job = job
        job.seconds = seconds
        let output = folder.appending(path: "printed.txt")
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
        try process.run()
        try? input.fileHandleForReading.close()
        try? report.fileHandleForWriting.close()
        try? input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(job))
        try? input.fileHandleForWriting.close()
        let isInTime = read(report.fileHandleForReading, nonce: job.nonce, seconds: 4 * seconds)
        try? report.fileHandleForReading.close()
        if !isInTime { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        printed = String(decoding: ((try? Data(contentsOf: output)) ?? Data()).suffix(20_000), as: UTF8.self)
        if isDone {
            end = .done
        } else if !isInTime {
            end = .hang
        } else if process.terminationReason == .exit {
            end = .exit(process.terminationStatus)
        } else {
            let signal = process.terminationStatus
            // On a busy machine, the time can jump over the first limit to the second one, which kills the process.
            end = signal == SIGXCPU || signal == SIGKILL ? .hang : .signal(signal)
        }
    }

    private var isDone: Bool {
        if case .done? = messages.last { true } else { false }
    }

    /// Reads messages to the end, and returns whether each came in time.
    private mutating func read(_ handle: FileHandle, nonce: String, seconds: Int) -> Bool {
        let decoder = JSONDecoder()
        let prefix = Array("\(nonce) ".utf8)
        var rest: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&descriptor, 1, Int32(seconds) * 1_000)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return false }
            let count = chunk.withUnsafeMutableBytes { systemRead(handle.fileDescriptor, $0) }
            guard count > 0 else { return true }
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
