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

    /// A page has 64 scalars.
    private static let shift = 6
    private static let pageCount = 1_024

    /// Fills the pages.
    ///
    /// - Parameters:
    ///   - alphabet: The classes.
    ///   - maximum: The most bytes that the pages may take.
    init?(_ alphabet: Alphabet, maximum: Int) {
        let (shift, size, pageCount) = (ScalarPages.shift, 1 << ScalarPages.shift, ScalarPages.pageCount)
        // Each segment can split a page, and each class can fill one.
        let mixed = alphabet.withSegments { segments, _ in
            var mixed = 0
            var last = UInt32.max
            for first in segments where first & UInt32(size - 1) != 0 && first > 0x80 && first < 0x10000 {
                if first &>> UInt32(shift) != last { mixed &+= 1 }
                last = first &>> UInt32(shift)
            }
            return mixed
        }
        // No scalar is in the first page.
        let room = min(pageCount, 1 + mixed + alphabet.count)
        byteCount = (pageCount + room * size) * 2
        guard byteCount <= maximum else { return nil }
        starts = .allocate(capacity: pageCount)
        starts.initialize(repeating: 0, count: pageCount)
        // The segments fill each page that is read.
        classes = .allocate(capacity: room * size)
        let (starts, classes) = (starts, classes)
        // The page that all pages of one class share.
        var uniform = Array(repeating: 0, count: alphabet.count)
        uniform.withUnsafeMutableBufferPointer { uniform in
            alphabet.withSegments { segments, numbers in
                var free = size
                for segment in segments.indices {
                    let end = segment + 1 < segments.count ? min(0x10000, Int(segments[segment &+ 1])) : 0x10000
                    var place = max(0x80, Int(segments[segment]))
                    let scalarClass = numbers[segment]
                    while place < end {
                        let page = place &>> shift
                        let offset = place & (size &- 1)
                        if offset == 0, end &- place >= size {
                            if uniform[Int(scalarClass)] == 0 {
                                uniform[Int(scalarClass)] = free
                                (classes + free).initialize(repeating: scalarClass, count: size)
                                free &+= size
                            }
                            let start = UInt16(truncatingIfNeeded: uniform[Int(scalarClass)])
                            (starts + page).update(repeating: start, count: (end &>> shift) &- page)
                            place = end & ~(size &- 1)
                        } else {
                            if offset == 0 || starts[page] == 0 {
                                starts[page] = UInt16(truncatingIfNeeded: free)
                                free &+= size
                            }
                            let next = min(end, (page &+ 1) &<< shift)
                            var cell = classes + (Int(starts[page]) &+ offset)
                            while place < next {
                                cell.initialize(to: scalarClass)
                                cell += 1
                                place &+= 1
                            }
                        }
                    }
                }
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
        // Pages below 32 have fewer bytes, and UTF-8 has no surrogates.
        guard third & 0xC0 == 0x80, page >= 0x20, page &- 0x360 >= 0x20 || page < 0x360 else { return (0, 0) }
        guard let starts, let classes else { return (uniform, uniform == 0 ? 0 : 3) }
        return (Int(classes[Int(starts[page]) &+ Int(third & 0x3F)]), 3)
    }
}
