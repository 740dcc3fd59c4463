// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CZlib

/// A decoder that decompresses gzip (RFC 1952) block by block, with the system's zlib.
///
/// Decompressed bytes aren't kept, so an input that expands to a huge text is like any other long input. If an input is
/// truncated, has the wrong checksum or length, or continues after its end, it ends with an error.
final class GzipDecoder {
    typealias Source = (UnsafeMutablePointer<UInt8>, Int) throws(ReadingError) -> Int

    private static let blockSize = 1 << 16

    /// The state is referenced by its address, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let block: UnsafeMutablePointer<UInt8>
    private let source: Source
    /// Bytes that come before the source's bytes.
    private var beginning: ArraySlice<UInt8>
    private var isInMember = true

    /// - Parameters:
    ///   - beginning: The first bytes.
    ///   - source: A closure that reads the bytes after them and returns 0 at the end.
    init(_ beginning: [UInt8], source: @escaping Source) {
        self.beginning = beginning[...]
        self.source = source
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        block = .allocate(capacity: Self.blockSize)
        // 31 means the largest window, plus 16 for a gzip header and checksum.
        _ = inflateInit2_(stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        block.deallocate()
    }

    /// Reads some decompressed bytes, or returns 0 at the end.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int) throws(ReadingError) -> Int {
        stream.pointee.next_out = buffer
        stream.pointee.avail_out = uInt(min(capacity, Int(Int32.max)))
        let wanted = stream.pointee.avail_out
        while stream.pointee.avail_out == wanted {
            if stream.pointee.avail_in == 0, try !refill() {
                guard !isInMember else { throw damaged("its end is missing") }
                return 0
            }
            if !isInMember {
                // A file may have several members in a row.
                guard stream.pointee.next_in.pointee == 0x1F, inflateReset(stream) == Z_OK else {
                    throw damaged("there is something after its end")
                }
                isInMember = true
            }
            switch inflate(stream, Z_NO_FLUSH) {
            case Z_STREAM_END: isInMember = false
            case Z_OK, Z_BUF_ERROR: break
            default: throw damaged("its data or its checksum is wrong")
            }
        }
        return Int(wanted - stream.pointee.avail_out)
    }

    private func refill() throws(ReadingError) -> Bool {
        var count = min(beginning.count, Self.blockSize)
        if count > 0 {
            for (index, byte) in beginning.prefix(count).enumerated() { block[index] = byte }
            beginning = beginning.dropFirst(count)
        } else {
            count = try source(block, Self.blockSize)
        }
        stream.pointee.next_in = block
        stream.pointee.avail_in = uInt(count)
        return count > 0
    }

    private func damaged(_ reason: String) -> ReadingError {
        ReadingError(line: nil, message: "this gzip file is damaged: \(reason)")
    }
}
