// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// A file descriptor to write to, with a buffer.
final class Output {
    private let descriptor: Int32
    private let closes: Bool
    private var buffer: [UInt8] = []
    /// Why nothing more can be written, or 0.
    private var failure: Int32 = 0

    init(descriptor: Int32) {
        self.descriptor = descriptor
        closes = false
    }

    /// Creates or empties a file.
    init(path: String) throws(Mistake) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        closes = true
        guard descriptor >= 0 else { throw Mistake("\(path): \(systemError())") }
    }

    deinit { if closes, descriptor >= 0 { close(descriptor) } }

    func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= 1 << 16 { flush() }
    }

    func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= 1 << 16 { flush() }
    }

    func write(byte: UInt8) { buffer.append(byte) }

    /// Hands everything on to the system.
    func flush() {
        var written = 0
        while written < buffer.count, failure == 0 {
            let count = buffer[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { written += count } else if errno != EINTR { failure = errno }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Hands everything on, and says so if it could not be written.
    ///
    /// A reader that has seen enough and went away (`validate … | head`) is no mistake.
    func finish(_ name: String) throws(Mistake) {
        flush()
        if failure != 0, failure != EPIPE { throw Mistake("\(name): \(String(cString: strerror(failure)))") }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// What the system says about the last call that failed, such as `No such file or directory`.
func systemError() -> String { String(cString: strerror(errno)) }
