// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeGuard
import GradeProbes

/// The process that loads a submission or a solution and answers questions about it or runs the exercise's tests.
///
/// It's a separate program because the grader contains the solutions. It reads its job and the questions from standard
/// input, and sends the answers to the original standard output.
enum Child {
    private nonisolated(unsafe) static var channel: Int32 = -1

    static func run() -> Never {
        channel = fcntl(1, F_DUPFD_CLOEXEC, 100)
        let questions = fcntl(0, F_DUPFD_CLOEXEC, 100)
        // What the submission prints isn't part of the report.
        dup2(2, 1)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, 0)
        guard channel >= 0, questions >= 0 else { exit(2) }
        var lines = Lines(descriptor: questions)
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        guard let line = lines.next(), let job = try? decoder.decode(Job.self, from: line) else { exit(2) }
        limit(job)
        // If the system has no such limits, the grader prints a warning at the start.
        if let events = job.events { _ = FileManager.default.createFile(atPath: events, contents: nil) }
        _ = withPaths(job.readable) { readable in
            withPaths([job.events].compactMap(\.self)) { gradeGuard(readable, $0) }
        }
        if let events = job.events { runTests(job.library, events) }
        let probe = job.library.isEmpty ? PlainProbe() : probe(of: job.library)
        while let line = lines.next(), let question = try? decoder.decode(Question.self, from: line) {
            var reply = Reply()
            var count = 0
            var switches = voluntarySwitches
            var start = ContinuousClock.now
            func measure() {
                if voluntarySwitches > switches {
                    reply.waited += (ContinuousClock.now - start) / .seconds(1)
                    reply.waitedAt = count
                }
            }
            probe.didValidate = {
                measure()
                count += 1
                _ = [Lines.mark].withUnsafeBytes { write(channel, $0.baseAddress, 1) }
                switches = voluntarySwitches
                start = .now
            }
            let answer = probe.answer(question)
            measure()
            reply.answer = answer
            guard Lines.write(reply, to: channel, encoder) else { break }
        }
        _exit(0)
    }

    private static func symbol(_ name: String, in path: String) -> UnsafeMutableRawPointer {
        guard let library = dlopen(path, RTLD_NOW), let symbol = dlsym(library, name) else {
            fail(dlerror().map { String(cString: $0) } ?? name)
        }
        return symbol
    }

    private static func probe(of library: String) -> Probe {
        typealias Create = @convention(c) () -> UnsafeMutableRawPointer
        let create = unsafeBitCast(symbol("gradeProbe", in: library), to: Create.self)
        return Unmanaged<Probe>.fromOpaque(create()).takeRetainedValue()
    }

    private static func runTests(_ library: String, _ events: String) -> Never {
        typealias Tests = @convention(c) (UnsafePointer<CChar>, @convention(c) (Bool) -> Void) -> Void
        unsafeBitCast(symbol("gradeTests", in: library), to: Tests.self)(events) { _ in
            _ = Lines.write(Reply(), to: Child.channel, JSONEncoder())
            // After this, the submission's objects must not end the process in another way.
            _exit(0)
        }
        dispatchMain()
    }

    /// How often this thread has given up the processor in order to wait.
    ///
    /// On a busy machine, it also loses the processor, but that doesn't count.
    private static var voluntarySwitches: Int {
        #if canImport(Glibc)
        var usage = rusage()
        // RUSAGE_THREAD, which the headers define only for GNU sources.
        return getrusage(1, &usage) == 0 ? usage.ru_nvcsw : 0
        #else
        return 0
        #endif
    }

    /// Limits what a submission can use: memory, file size, core dumps, and processor time.
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

    /// Turns this process into a compiler that can read and change only what the arguments name.
    ///
    /// - Parameters:
    ///   - paths: The folders as JSON: first the readable folders, then the writable folders.
    ///   - command: The compiler's path and arguments.
    static func compile(_ paths: String, _ command: [String]) -> Never {
        guard let paths = try? JSONDecoder().decode([[String]].self, from: Data(paths.utf8)), paths.count == 2,
            let program = command.first
        else { exit(2) }
        _ = withPaths(paths[0]) { readable in withPaths(paths[1]) { gradeConfine(readable, $0) } }
        withPointers(command) { _ = execv(program, $0) }
        fail("\(program): \(String(cString: strerror(errno)))")
    }

    private static func withPointers<Result>(
        _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
        defer {
            for place in texts.indices { free(pointers[place]) }
            pointers.deallocate()
        }
        for (place, text) in texts.enumerated() { pointers[place] = strdup(text) }
        pointers[texts.count] = nil
        return body(pointers)
    }

    private static func withPaths(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Int32
    ) -> Int32 {
        withPointers(texts) { pointer in
            pointer.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: texts.count + 1) { body($0) }
        }
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
