// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

// The parent, for example a test runner's thread, may have blocked or ignored the signals for the limits.
var signals = sigset_t()
sigemptyset(&signals)
sigprocmask(SIG_SETMASK, &signals, nil)
for number in [SIGXFSZ, SIGXCPU] { signal(number, SIG_DFL) }
if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "--compile" {
    Child.compile(CommandLine.arguments[2], Array(CommandLine.arguments[3...]))
}
Child.run()
