// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What to clean up if Control-C or another signal ends the program: a progress line and unfinished files.
///
/// A thread waits for the signals, so that it may do things that a signal handler must not. It takes the lock and keeps
/// it, so that nothing else is written after the cleanup.
enum Interruption {
    struct Remains {
        var hasProgressLine = false
        /// The paths of the files to remove, by descriptor.
        var files: [Int32: String] = [:]
        fileprivate var isWatching = false
    }

    private static let remains = Mutex(Remains())

    /// Changes what to clean up together with the action that it concerns, so that a signal never sees only one of
    /// them.
    static func withRemains(_ change: (inout Remains) -> Void) { remains.withLock { change(&$0) } }

    /// Creates a file that's removed if the program is interrupted before ``forget(_:)``.
    ///
    /// - Parameter create: A closure that returns a new file's descriptor and path, or `nil`.
    static func remember(creating create: () -> (descriptor: Int32, path: String)?) -> (Int32, String)? {
        watch()
        return remains.withLock { remains in
            guard let (descriptor, path) = create() else { return nil }
            remains.files[descriptor] = path
            return (descriptor, path)
        }
    }

    static func forget(_ descriptor: Int32) { withRemains { $0.files[descriptor] = nil } }

    /// Starts waiting for signals, except for ignored signals, as with `nohup`.
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
        // Threads that start later inherit this, including the waiting thread.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let waited = signals
        Thread.detachNewThread {
            var signals = waited
            var received: Int32 = 0
            guard sigwait(&signals, &received) == 0 else { return }
            remains.withLock { remains in
                if remains.hasProgressLine { ProgressLine.erase() }
                for path in remains.files.values { unlink(path) }
                // End as if this thread didn't exist: the shell sees which signal ended the program.
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
