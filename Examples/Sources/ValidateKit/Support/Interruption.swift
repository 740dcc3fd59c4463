// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What must not stay behind if Control-C or another signal ends the program: a line of progress, and unfinished files.
///
/// A thread waits for the signals, so that it may do what a signal handler must not. It takes the lock and keeps it, so
/// that nothing else is written after it cleaned up.
enum Interruption {
    struct Remains {
        var hasProgressLine = false
        /// The files that are removed, by their descriptors.
        var files: [Int32: String] = [:]
        fileprivate var isWatching = false
    }

    private static let remains = Mutex(Remains())

    /// Changes what is cleaned up, and what it is about: the two are never seen apart.
    static func withRemains(_ change: (inout Remains) -> Void) { remains.withLock { change(&$0) } }

    /// Creates a file that is removed if the program is interrupted before ``forget(_:)``.
    ///
    /// - Parameter create: Returns the descriptor and the path of a new file, or `nil`.
    static func remember(creating create: () -> (descriptor: Int32, path: String)?) -> (Int32, String)? {
        watch()
        return remains.withLock { remains in
            guard let (descriptor, path) = create() else { return nil }
            remains.files[descriptor] = path
            return (descriptor, path)
        }
    }

    static func forget(_ descriptor: Int32) { withRemains { $0.files[descriptor] = nil } }

    /// Waits for signals from now on, except for those that are ignored, as with `nohup`.
    static func watch() {
        let isNew = remains.withLock { remains in
            defer { remains.isWatching = true }
            return !remains.isWatching
        }
        guard isNew else { return }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            if sigaction(signal, nil, &action) == 0, !isIgnored(action) { sigaddset(&signals, signal) }
        }
        // Threads that start later inherit this, and so does the thread that waits.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let waited = signals
        Thread.detachNewThread {
            var signals = waited
            var received: Int32 = 0
            guard sigwait(&signals, &received) == 0 else { return }
            remains.withLock { remains in
                if remains.hasProgressLine { ProgressLine.erase() }
                for path in remains.files.values { unlink(path) }
                // As if there were no such thread: the shell sees by which signal the program ended.
                signal(received, SIG_DFL)
                kill(getpid(), received)
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                while true { pause() }
            }
        }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
