// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

/// Runs the exercise's tests, and then calls a function with whether all of them passed.
@_cdecl("gradeTests")
public func gradeTests(events: UnsafePointer<CChar>, done: @escaping @Sendable @convention(c) (Bool) -> Void) {
    let path = String(cString: events)
    Task {
        var arguments = __CommandLineArguments_v0()
        arguments.parallel = false
        arguments.eventStreamOutputPath = path
        arguments.eventStreamVersion = 0
        let status: CInt = await Testing.__swiftPMEntryPoint(passing: arguments)
        done(status == 0)
    }
}
