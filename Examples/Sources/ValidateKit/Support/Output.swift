// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The error after the report's reader went away, as in `validate … | head`.
///
/// The rest isn't needed.
struct ReaderGone: Error {}

/// The error for an output that can't be written, for example because the disk is full.
///
/// Unlike after an unreadable input, nothing more is read.
struct OutputFailure: Error {
    let message: String
}

/// A file descriptor to write to, with a buffer.
final class Output {
    /// The output's name in mistakes.
    private let name: String
    private var descriptor: Int32
    private let closes: Bool
    /// The file's path, and the path of the temporary file that's written until it's complete.
    private var target = ""
    private var unfinished: String?
    /// A closure that's called before something is written.
    var willWrite: () -> Void = {}
    private var buffer: [UInt8] = []
    /// The error that prevents further writing, or 0.
    private var failure: Int32 = 0

    init(descriptor: Int32) {
        name = descriptor == 1 ? "standard output" : "standard error"
        self.descriptor = descriptor
        closes = false
    }

    /// Opens a file.
    ///
    /// It's created if it doesn't exist, and it keeps its contents until ``begin()``.
    ///
    /// - Parameter option: The option that named the file.
    init(path: String, option: String) throws(Mistake) {
        name = option
        let new = Interruption.remember {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
            return descriptor < 0 ? nil : (descriptor, path)
        }
        descriptor = new?.0 ?? open(path, O_WRONLY | O_CREAT, 0o644)
        closes = true
        target = path
        unfinished = new?.1
        guard descriptor >= 0 else { throw Mistake("\(path): \(systemError())") }
    }

    deinit {
        if closes, descriptor >= 0 { close(descriptor) }
        // An incomplete file has no name.
        if let unfinished {
            unlink(unfinished)
            Interruption.forget(descriptor)
        }
    }

    /// The file behind the descriptor.
    var identity: FileIdentity? { FileIdentity(descriptor: descriptor) }

    /// Removes a file, which comes back with its new contents after ``complete()``.
    ///
    /// A device or pipe stays.
    ///
    /// Until then, the contents are in a temporary file next to it, so that nobody takes an incomplete file for the
    /// whole.
    func begin() throws(Mistake) {
        var status = stat()
        guard identity?.isRegular == true, fstat(descriptor, &status) == 0 else { return }
        if let resolved = realpath(target, nil) {
            target = String(cString: resolved)
            free(resolved)
        }
        let target = target
        let new = Interruption.remember {
            var template = Array("\(target).part-XXXXXX".utf8CString)
            let descriptor = mkstemp(&template)
            let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
            return descriptor < 0 ? nil : (descriptor, String(decoding: bytes, as: UTF8.self))
        }
        guard let (partial, path) = new else {
            // The folder can't be written, only the file.
            guard ftruncate(descriptor, 0) != 0 else { return }
            throw Mistake("\(name): \(systemError())")
        }
        fchmod(partial, status.st_mode & 0o7777)
        unlink(target)
        Interruption.forget(descriptor)
        close(descriptor)
        descriptor = partial
        unfinished = path
    }

    /// Writes the rest of a file and gives it its name.
    func complete() throws {
        try finish()
        guard let path = unfinished else { return }
        unfinished = nil
        Interruption.forget(descriptor)
        guard rename(path, target) != 0 else { return }
        let reason = systemError()
        unlink(path)
        throw OutputFailure(message: "\(name): \(reason)")
    }

    func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= 1 << 16 { flush() }
    }

    func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= 1 << 16 { flush() }
    }

    func write(byte: UInt8) { buffer.append(byte) }

    /// Writes the buffer's contents.
    func flush() {
        if buffer.isEmpty, failure == 0, isAbandoned { failure = EPIPE }
        if !buffer.isEmpty { willWrite() }
        var written = 0
        while written < buffer.count, failure == 0 {
            let count = buffer[written...].withUnsafeBytes {
                systemWrite(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 { written += count } else if errno != EINTR { failure = errno }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes the buffer's contents and throws if this or an earlier write failed.
    ///
    /// - Throws: ``ReaderGone`` for a closed pipe, or ``OutputFailure`` for problems such as a full disk.
    func check() throws {
        flush()
        if failure == EPIPE { throw ReaderGone() }
        if failure != 0 { throw OutputFailure(message: "\(name): \(String(cString: strerror(failure)))") }
    }

    /// Writes the rest.
    ///
    /// It's not a mistake here if a reader has closed the pipe, because nothing follows.
    func finish() throws {
        do { try check() } catch is ReaderGone {}
    }

    /// Whether a pipe's other end is closed.
    ///
    /// Without this check, you'd only notice when writing.
    private var isAbandoned: Bool {
        var poll = pollfd(fd: descriptor, events: 0, revents: 0)
        return systemPoll(&poll) > 0 && Int32(poll.revents) & Int32(POLLERR | POLLHUP) != 0
    }
}

private func systemPoll(_ descriptor: inout pollfd) -> Int32 { poll(&descriptor, 1, 0) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Returns the system's message about the last failed call, such as `No such file or directory`.
func systemError() -> String { String(cString: strerror(errno)) }
