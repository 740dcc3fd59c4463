// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A two-stage table of the classes of the scalars beyond ASCII.
///
/// The scalars up to U+FFFF are in pages of 64, whose UTF-8 differs only in the last byte. All pages with a single
/// class that is the same are one page. The classes of the scalars above, and of all scalars if the pages would take
/// too much memory, are searched in the ranges of the alphabet.
final class ScalarPages: @unchecked Sendable {
    // Sendable because this memory is written only in `init`.
    /// The index at which the classes of each page begin.
    fileprivate let starts: UnsafeMutablePointer<UInt16>
    fileprivate let classes: UnsafeMutablePointer<UInt16>

    let byteCount: Int

    /// The number of scalars of a page.
    private static let size = 64
    private static let pageCount = 1_024

    /// Fills the pages, or returns `nil` if they would take too many bytes.
    init?(_ segments: [UInt32], classes numbers: [UInt16], classCount: Int, maximum: Int) {
        let (size, pageCount) = (ScalarPages.size, ScalarPages.pageCount)
        var pages: [UInt16] = Array(repeating: 0, count: pageCount)
        // The first page contains no scalar, so that 0 represents a page that does not exist yet.
        var cells: [UInt16] = Array(repeating: 0, count: size)
        // The page of each class that all pages with only this class share.
        var uniform: [UInt16] = Array(repeating: 0, count: classCount)
        var segment = 0
        func end() -> Int { segment + 1 < segments.count ? Int(segments[segment + 1]) : .max }
        for page in 0x80 / size..<pageCount {
            while end() <= page * size { segment += 1 }
            let number = numbers[segment]
            let isUniform = end() >= (page + 1) * size
            if isUniform, uniform[Int(number)] != 0 {
                pages[page] = uniform[Int(number)]
                continue
            }
            guard (pageCount + cells.count + size) * 2 <= maximum else { return nil }
            pages[page] = UInt16(cells.count)
            if isUniform { uniform[Int(number)] = pages[page] }
            for scalar in page * size..<(page + 1) * size {
                if end() == scalar { segment += 1 }
                cells.append(numbers[segment])
            }
        }
        byteCount = (pageCount + cells.count) * 2
        starts = .allocate(capacity: pageCount)
        starts.initialize(from: pages, count: pageCount)
        classes = .allocate(capacity: cells.count)
        classes.initialize(from: cells, count: cells.count)
    }

    deinit {
        starts.deallocate()
        classes.deallocate()
    }
}

/// A reader of scalars beyond ASCII that finds their classes.
///
/// Each loop uses a copy, so that the addresses are in registers. The alphabet owns the pages, so it must exist as long
/// as the reader.
struct ScalarReader {
    private let starts: UnsafePointer<UInt16>?
    private let classes: UnsafePointer<UInt16>?
    /// The class of all scalars beyond ASCII, or 0 if they have several classes.
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
    /// - Returns: The class and the number of bytes, which is 0 if the alphabet has to find the class.
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

/// A scalar that was read from UTF-8, and its number of bytes.
struct DecodedScalar {
    var value: UInt32
    var length: Int
}

/// Strict decoding of UTF-8, which accepts only what table 3-7 of the Unicode Standard contains.
enum UTF8Decoding {
    /// Reads the scalar that begins at a place; `nil` if the bytes there are not UTF-8.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> DecodedScalar? {
        let first = bytes[start]
        if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, bytes.count - start >= length else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in (start + 1)..<(start + length) {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        // Overlong forms, surrogates, and numbers beyond the last scalar are not UTF-8.
        let isScalar = value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000) && Unicode.Scalar(value) != nil
        return first < 0xF8 && isScalar ? DecodedScalar(value: value, length: length) : nil
    }

    /// Reads the scalar that ends before a place; `nil` if the bytes there are not UTF-8.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> DecodedScalar? {
        var start = end - 1
        while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 {
            start -= 1
        }
        guard let decoded = scalar(in: bytes, from: start), decoded.length == end - start else { return nil }
        return decoded
    }
}
