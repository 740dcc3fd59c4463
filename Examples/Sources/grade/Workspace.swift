// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// A grading's folder and processes, which never outlive the grader, however it ends.
///
/// A shell reads the running process groups from a pipe. The pipe ends together with the grader, even if the
/// grader is killed. Then the shell kills the groups and removes the folder.
final class Workspace {
    let folder = FileManager.default.temporaryDirectory.appending(path: "grade-\(UUID().uuidString)")
    private let cleaner = Process()
    private let pipe = Pipe()

    private static let script = #"""
        trap "" HUP INT TERM
        while read -r change group; do
            rest=
            for one in $groups; do [ "$one" = "$group" ] || rest="$rest $one"; done
            groups=$rest
            [ "$change" = ended ] || groups="$groups $group"
        done
        for one in $groups; do kill -s KILL -- "-$one"; done
        rm -rf -- "$1"
        """#

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        cleaner.executableURL = URL(filePath: "/bin/sh")
        cleaner.arguments = ["-c", Self.script, "grade", folder.path]
        cleaner.standardInput = pipe
        cleaner.standardOutput = FileHandle.nullDevice
        cleaner.standardError = FileHandle.nullDevice
        try cleaner.run()
        try? pipe.fileHandleForReading.close()
        _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Removes the folder.
    func close() {
        try? pipe.fileHandleForWriting.close()
        cleaner.waitUntilExit()
    }

    /// How a process ended.
    enum End {
        case itself
        /// It was killed at its deadline while computing or waiting.
        case killed(isWaiting: Bool)
    }

    /// Starts a process in its own group.
    func start(_ process: Process) throws {
        try process.run()
        announce("started", process)
    }

    /// Waits for a process to end, and kills its group at a deadline.
    ///
    /// - Parameter idleTime: The time after which a process that doesn't compute is killed.
    func wait(
        for process: Process, until deadline: ContinuousClock.Instant, idleTime: Duration = .seconds(3_600)
    ) -> End {
        var nextLook = ContinuousClock.now + idleTime
        var isWaiting = false
        while process.isRunning, ContinuousClock.now < deadline, !isWaiting {
            usleep(2_000)
            guard ContinuousClock.now > nextLook else { continue }
            isWaiting = Self.isWaiting(process.processIdentifier)
            nextLook = .now + idleTime
        }
        var end = End.itself
        if process.isRunning {
            end = .killed(isWaiting: isWaiting || Self.isWaiting(process.processIdentifier))
            kill(process.processIdentifier, SIGKILL)
        }
        // This kills everything that the process has started.
        kill(-process.processIdentifier, SIGKILL)
        // Foundation notices ended processes one after another, and waits for a process that has closed its socket.
        let lastLook = ContinuousClock.now + .seconds(5)
        while process.isRunning, ContinuousClock.now < lastLook { usleep(2_000) }
        announce("ended", process)
        return end
    }

    private func announce(_ change: String, _ process: Process) {
        let line = "\(change) \(process.processIdentifier)\n"
        try? pipe.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    }

    /// Returns whether no thread of a process computes, is ready to compute on a busy machine, or reads from a disk.
    static func isWaiting(_ process: Int32) -> Bool {
        let folder = "/proc/\(process)/task"
        for _ in 1...5 {
            guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder), !threads.isEmpty else {
                return false
            }
            for thread in threads {
                // The state follows the program's name, which is in parentheses.
                let status = (try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)) ?? ""
                let state = status.split(separator: ")").last?.dropFirst().first
                if state == "R" || state == "D" { return false }
            }
            usleep(10_000)
        }
        return true
    }
}

/// How long a submission may take.
struct TimeLimit {
    /// The processor time for each process, in seconds.
    ///
    /// On the clock, it may take four times as long.
    let seconds: Int
    /// The total time, in seconds on the clock.
    let total: Int
    private let start = ContinuousClock.now

    init(seconds: Int, total: Int) {
        self.seconds = seconds
        self.total = total
    }

    private var end: ContinuousClock.Instant { start + .seconds(total) }

    var isOver: Bool { ContinuousClock.now >= end }

    /// Returns the time when a process that starts now is killed.
    func deadline(atLeast minimum: Int = 0) -> ContinuousClock.Instant {
        min(.now + .seconds(max(4 * seconds, minimum)), end)
    }
}
