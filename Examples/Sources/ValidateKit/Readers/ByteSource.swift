// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// An input's bytes, decompressed if they're gzip.
///
/// No UTF-8 text begins with the two bytes that mark gzip, so the input's name doesn't matter.
final class ByteSource {
    private let descriptor: Int32
    private let closes: Bool
    /// Bytes that were read to detect the input's format.
    private var pending: [UInt8] = []
    private var gzip: GzipDecoder?
    private var decoder: TextDecoder?
    /// The offset to read from, after ``seek(to:)``.
    private var offset: Int?
    /// Whether the end was read.
    ///
    /// At a terminal, another read would wait for a second end.
    private var isAtEnd = false
    /// The error after the pending bytes.
    private var failure: ReadingError?

    /// - Parameter closes: Whether the source closes the descriptor when nobody uses it anymore.
    init(descriptor: Int32, closes: Bool = false) {
        self.descriptor = descriptor
        self.closes = closes
    }

    deinit { if closes { close(descriptor) } }

    /// Whether the input is gzip, once its first bytes were read.
    var isCompressed: Bool { gzip != nil }

    /// Whether the input is a file, which has its bytes already.
    var isFile: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether the input has another encoding than UTF-8, so that an offset in its text isn't an offset in the file.
    var isDecoded: Bool { decoder != nil }

    /// Decodes the input from its first byte on.
    ///
    /// - Parameter isRecognized: Whether nobody named the encoding.
    func decode(_ encoding: EncodingChoice, isRecognized: Bool) {
        var isAtEnd = isAtEnd
        let (gzip, descriptor, failure) = (gzip, descriptor, failure)
        let decoder = TextDecoder(encoding, isRecognized: isRecognized, beginning: pending) {
            buffer, capacity throws(ReadingError) in
            if let failure { throw failure }
            if isAtEnd { return 0 }
            let count =
                if let gzip { try gzip.read(buffer, capacity) } else { try Self.read(descriptor, buffer, capacity) }
            isAtEnd = count == 0
            return count
        }
        guard let decoder else { return }
        self.decoder = decoder
        (pending, self.isAtEnd, self.failure) = ([], false, nil)
    }

    /// Detects whether the input is gzip.
    func detectGzip() throws(ReadingError) {
        if try peek(2).starts(with: [0x1F, 0x8B]) {
            let beginning = pending
            let wasAtEnd = isAtEnd
            (pending, isAtEnd) = ([], false)
            gzip = GzipDecoder(beginning, isAtEnd: wasAtEnd, descriptor: descriptor)
        }
    }

    /// Returns the first bytes without consuming them: at least the given number, unless there are fewer.
    func peek(_ count: Int) throws(ReadingError) -> [UInt8] {
        while pending.count < count, !isAtEnd {
            var block = [UInt8](repeating: 0, count: 4096)
            do {
                let length = try block.withUnsafeMutableBufferPointer { buffer throws(ReadingError) -> Int in
                    guard let base = buffer.baseAddress else { return 0 }
                    return try more(base, buffer.count)
                }
                pending += block[..<length]
            } catch {
                guard !pending.isEmpty else { throw error }
                // The bytes before are read first.
                failure = error
                return pending
            }
        }
        return pending
    }

    /// Reads some bytes, or returns 0 at the end.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int) throws(ReadingError) -> Int {
        guard !pending.isEmpty else { return try more(buffer, capacity) }
        let count = min(pending.count, capacity)
        pending.withUnsafeBufferPointer { if let base = $0.baseAddress { buffer.update(from: base, count: count) } }
        pending.removeFirst(count)
        return count
    }

    /// Continues at an offset in a file that isn't compressed.
    ///
    /// Several sources can then read the same descriptor.
    func seek(to offset: Int) {
        (pending, isAtEnd) = ([], false)
        self.offset = offset
    }

    private func more(_ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int) throws(ReadingError) -> Int {
        if let failure { throw failure }
        if isAtEnd { return 0 }
        let count =
            if let decoder { try decoder.read(buffer, capacity) } else if let gzip {
                try gzip.read(buffer, capacity)
            } else {
                try Self.read(descriptor, buffer, capacity, at: offset)
            }
        if let offset { self.offset = offset + count }
        isAtEnd = count == 0
        return count
    }

    fileprivate static func read(
        _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int, at offset: Int? = nil
    ) throws(ReadingError) -> Int {
        while true {
            let count =
                if let offset { pread(descriptor, buffer, capacity, off_t(offset)) } else {
                    systemRead(descriptor, buffer, capacity)
                }
            if count >= 0 { return count }
            if errno != EINTR { throw ReadingError(line: nil, message: systemError()) }
        }
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int) -> Int {
    read(descriptor, buffer, capacity)
}

extension GzipDecoder {
    /// Creates a decoder for bytes that were already read and the bytes after them.
    convenience init(_ beginning: [UInt8], isAtEnd: Bool, descriptor: Int32) {
        var isAtEnd = isAtEnd
        self.init(beginning) { buffer, capacity throws(ReadingError) in
            if isAtEnd { return 0 }
            let count = try ByteSource.read(descriptor, buffer, capacity)
            isAtEnd = count == 0
            return count
        }
    }
}
