// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeGuard
import GradeProbes

/// The process that loads a submission, and runs the probes or the tests of the exercise.
///
/// It reads its job from standard input, and sends messages over what was standard output.
enum Child {
    /// The argument with which the program starts itself.
    static let argument = "--child"

    private nonisolated(unsafe) static var channel: Channel?

    static func run() -> Never {
        let descriptor = fcntl(1, F_DUPFD_CLOEXEC, 100)
        // What the submission prints is not a part of the report.
        dup2(2, 1)
        guard descriptor >= 0, let data = try? FileHandle.standardInput.readToEnd(),
            let job = try? JSONDecoder().decode(Job.self, from: data)
        else { exit(2) }
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, 0)
        limit(job)
        // Where the system has no such limits, the grader prints a warning at the beginning.
        _ = gradeGuard(job.events)
        let channel = Channel(descriptor: descriptor, nonce: job.nonce)
        guard let library = dlopen(job.library, RTLD_NOW) else {
            fail(dlerror().map { String(cString: $0) } ?? "dlopen")
        }
        self.channel = channel
        if let events = job.events {
            typealias Tests = @convention(c) (UnsafePointer<CChar>, @convention(c) (Bool) -> Void) -> Void
            guard let symbol = dlsym(library, "gradeTests") else { fail("gradeTests") }
            unsafeBitCast(symbol, to: Tests.self)(events) { _ in
                Child.channel?.send(.done)
                // Objects of the submission must not end the process otherwise after this.
                _exit(0)
            }
            dispatchMain()
        }
        typealias Create = @convention(c) () -> UnsafeMutableRawPointer
        guard let symbol = dlsym(library, "gradeProbe") else { fail("gradeProbe") }
        let probe = Unmanaged<Probe>.fromOpaque(unsafeBitCast(symbol, to: Create.self)()).takeRetainedValue()
        channel.send(.began(stages: probe.stageNames))
        probe.run(job, channel)
        channel.send(.done)
        _exit(0)
    }

    /// Limits what a submission can use: memory, the size of a file, core dumps, and processor time.
    private static func limit(_ job: Job) {
        func limit(_ value: Int) -> rlimit { rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value + 1)) }
        var memory = limit(6 << 30)
        var data = limit(512 << 20)
        var file = limit(8 << 20)
        var core = limit(0)
        var time = limit(job.seconds)
        setrlimit(systemLimit(RLIMIT_AS), &memory)
        setrlimit(systemLimit(RLIMIT_DATA), &data)
        setrlimit(systemLimit(RLIMIT_FSIZE), &file)
        setrlimit(systemLimit(RLIMIT_CORE), &core)
        setrlimit(systemLimit(RLIMIT_CPU), &time)
    }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        exit(2)
    }
}

#if canImport(Glibc)
private func systemLimit(_ resource: __rlimit_resource) -> __rlimit_resource_t {
    __rlimit_resource_t(resource.rawValue)
}
#else
private func systemLimit(_ resource: Int32) -> Int32 { resource }
#endif
