// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

// The parent, for example a test runner's thread, may have blocked or ignored the signals for the limits.
var signals = sigset_t()
sigemptyset(&signals)
sigprocmask(SIG_SETMASK, &signals, nil)
for number in [SIGXFSZ, SIGXCPU] { signal(number, SIG_DFL) }
// The report's reader or the child process may be gone.
signal(SIGPIPE, SIG_IGN)
do {
    let command = try GradeCommand.parse()
    try command.run()
} catch {
    if let status = error as? ExitCode { exit(status.rawValue) }
    let text = GradeCommand.fullMessage(for: error)
    let isHelp = GradeCommand.exitCode(for: error) == .success
    (isHelp ? FileHandle.standardOutput : .standardError).write(Data("\(text)\n".utf8))
    // The parser's own status for an invalid command line is 64.
    exit(isHelp ? 0 : 2)
}
