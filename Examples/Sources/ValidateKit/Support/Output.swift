// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The program that read the report went away, as in `validate … | head`.
///
/// The rest is not needed.
struct ReaderGone: Error {}

/// An output that cannot be written, such as one on a full disk.
///
/// Nothing is read any more, unlike after an input that cannot be read.
struct OutputFailure: Error {
    let message: String
}

/// A file descriptor to write to, with a buffer.
final class Output {
    /// What a mistake calls it.
    private let name: String
    private var descriptor: Int32
    private let closes: Bool
    /// The path of the file, and that of the file that is written in its place until it is complete.
    private var target = ""
    private var unfinished: String?
    /// Called before something is written.
    var willWrite: () -> Void = {}
    private var buffer: [UInt8] = []
    /// Why nothing more can be written, or 0.
    private var failure: Int32 = 0

    init(descriptor: Int32) {
        name = descriptor == 1 ? "standard output" : "standard error"
        self.descriptor = descriptor
        closes = false
    }

    /// Opens a file, which is created if it does not exist, and which keeps its contents until ``begin()``.
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
        // What is not complete has no name.
        if let unfinished {
            unlink(unfinished)
            Interruption.forget(descriptor)
        }
    }

    /// The file behind the descriptor.
    var identity: FileIdentity? { FileIdentity(descriptor: descriptor) }

    /// Removes a file, which is there again with its new contents after ``complete()``; a device and a pipe stay.
    ///
    /// Until then, the contents are in a file beside it, so that nobody takes a part of them for the whole.
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
            // The folder cannot be written, only the file.
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

    /// Writes the rest of a file, and gives it its name.
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

    /// Writes what is in the buffer.
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

    /// Writes what is in the buffer, and throws if that or anything before failed.
    ///
    /// - Throws: ``ReaderGone`` for a closed pipe, ``OutputFailure`` for a full disk and the like.
    func check() throws {
        flush()
        if failure == EPIPE { throw ReaderGone() }
        if failure != 0 { throw OutputFailure(message: "\(name): \(String(cString: strerror(failure)))") }
    }

    /// Writes the rest.
    ///
    /// A reader that has closed the pipe is not a mistake here, because nothing follows.
    func finish() throws {
        do { try check() } catch is ReaderGone {}
    }

    /// Whether the other end of a pipe is closed, which otherwise causes an error only if something is written.
    private var isAbandoned: Bool {
        var poll = pollfd(fd: descriptor, events: 0, revents: 0)
        return systemPoll(&poll) > 0 && Int32(poll.revents) & Int32(POLLERR | POLLHUP) != 0
    }
}

private func systemPoll(_ descriptor: inout pollfd) -> Int32 { poll(&descriptor, 1, 0) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// The system's message about the last call that failed, such as `No such file or directory`.
func systemError() -> String { String(cString: strerror(errno)) }
