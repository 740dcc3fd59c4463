// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The classes of the scalars beyond ASCII, found by their bytes.
///
/// The scalars up to U+FFFF are in pages of 64, which are those that share all bytes of UTF-8 but the last. A page of
/// one class is shared by all pages of that class, so `\p{L}` takes about 28 kB. A search in the ranges of the pattern
/// takes its place for the scalars above, and where pages would take too much memory.
final class ScalarPages: @unchecked Sendable {
    // What makes the promise of `Sendable` true: this memory is written in `init` and only read from then on.
    /// Where the classes of each page begin.
    fileprivate let starts: UnsafeMutablePointer<UInt16>
    fileprivate let classes: UnsafeMutablePointer<UInt16>

    let byteCount: Int

    /// The number of scalars of a page.
    private static let pageSize = 64
    private static let pageCount = 1_024

    // No input of UTF-8 has the scalars of these pages.
    private static let surrogates = 0x360..<0x380

    /// Fills the pages.
    ///
    /// - Parameters:
    ///   - segmentStarts: Where, in ascending order of scalars, a new class begins.
    ///   - segmentClasses: The class that begins there.
    ///   - maximum: The most bytes that the pages may take.
    init?(_ segmentStarts: [UInt32], _ segmentClasses: [UInt16], maximum: Int) {
        // Each segment can split a page, and each class can fill one.
        let size = ScalarPages.pageSize
        var mixed = 1
        var last = UInt32.max
        for start in segmentStarts where start > 0x80 && start < 0x10000 && start % UInt32(size) != 0 {
            if start / UInt32(size) != last { mixed += 1 }
            last = start / UInt32(size)
        }
        let room = min(ScalarPages.pageCount, mixed + Int(segmentClasses.max() ?? 0) + 1)
        byteCount = (ScalarPages.pageCount + room * size) * 2
        guard byteCount <= maximum else { return nil }
        starts = .allocate(capacity: ScalarPages.pageCount)
        starts.initialize(repeating: 0, count: ScalarPages.pageCount)
        classes = .allocate(capacity: room * size)
        classes.initialize(repeating: 0, count: room * size)
        var uniform = Array(repeating: UInt16(0), count: Int(segmentClasses.max() ?? 0) + 1)
        var used = 1
        var segment = 0
        for page in 2..<ScalarPages.pageCount where !ScalarPages.surrogates.contains(page) {
            let first = UInt32(page * size)
            while segment + 1 < segmentStarts.count, segmentStarts[segment + 1] <= first { segment += 1 }
            let isUniform = segment + 1 == segmentStarts.count || segmentStarts[segment + 1] >= first + UInt32(size)
            let scalarClass = Int(segmentClasses[segment])
            if isUniform, uniform[scalarClass] != 0 {
                starts[page] = uniform[scalarClass]
                continue
            }
            guard used < room else { continue }
            let start = used * size
            used += 1
            starts[page] = UInt16(start)
            if isUniform { uniform[scalarClass] = UInt16(start) }
            var inner = segment
            for offset in 0..<size {
                while inner + 1 < segmentStarts.count, segmentStarts[inner + 1] <= first + UInt32(offset) { inner += 1 }
                classes[start + offset] = segmentClasses[inner]
            }
        }
    }

    deinit {
        starts.deallocate()
        classes.deallocate()
    }
}

/// What reads a scalar beyond ASCII and finds its class; a copy for the loops, which keep its addresses in registers.
///
/// Whoever makes one keeps the alphabet, and so the pages, for as long.
struct ScalarReader {
    private let starts: UnsafePointer<UInt16>?
    private let classes: UnsafePointer<UInt16>?
    /// The class of all scalars beyond ASCII, if they have one class; else 0.
    private let uniform: Int

    init(_ alphabet: Alphabet) {
        starts = alphabet.pages.map { UnsafePointer($0.starts) }
        classes = alphabet.pages.map { UnsafePointer($0.classes) }
        uniform = alphabet.classBeyondASCII
    }

    /// Reads a scalar of two or three bytes.
    ///
    /// - Parameters:
    ///   - bytes: The input.
    ///   - start: The place of a byte that is not ASCII.
    ///   - count: The number of bytes.
    /// - Returns: The class and the number of bytes; 0 bytes if another way has to be taken to read them.
    @inline(__always)
    func read(_ bytes: UnsafePointer<UInt8>, from start: Int, count: Int) -> (scalarClass: Int, length: Int) {
        let lead = bytes[start]
        guard count &- start >= 3 || (lead < 0xE0 && count &- start >= 2) else { return (0, 0) }
        let second = bytes[start &+ 1]
        guard lead >= 0xC2, second & 0xC0 == 0x80 else { return (0, 0) }
        if lead < 0xE0 {
            guard let starts, let classes else { return (uniform, uniform == 0 ? 0 : 2) }
            return (Int(classes[Int(starts[Int(lead & 0x1F)]) &+ Int(second & 0x3F)]), 2)
        }
        guard lead < 0xF0 else { return (0, 0) }
        let third = bytes[start &+ 2]
        let page = Int(lead & 0x0F) << 6 | Int(second & 0x3F)
        // Pages below 32 have fewer bytes, and surrogates are none of UTF-8.
        guard third & 0xC0 == 0x80, page >= 0x20, page &- 0x360 >= 0x20 || page < 0x360 else { return (0, 0) }
        guard let starts, let classes else { return (uniform, uniform == 0 ? 0 : 3) }
        return (Int(classes[Int(starts[page]) &+ Int(third & 0x3F)]), 3)
    }
}
