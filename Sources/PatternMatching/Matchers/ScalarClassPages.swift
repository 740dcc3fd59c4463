// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A two-stage table of the non-ASCII scalars' classes.
///
/// The scalars up to U+FFFF are in pages of 64, whose UTF-8 differs only in the last byte. Pages whose scalars all
/// belong to the same class share a page. For scalars above U+FFFF, and for all scalars if the pages would take too
/// much memory, the alphabet's ranges are searched.
final class ScalarClassPages: @unchecked Sendable {
    // Sendable because only `init` writes to this memory.
    /// The index where each page's classes begin.
    fileprivate let pageStarts: UnsafeMutablePointer<UInt16>
    fileprivate let classes: UnsafeMutablePointer<UInt16>

    let byteCount: Int

    /// The number of scalars in a page.
    private static let pageSize = 64
    private static let pageCount = 1_024

    /// Fills the pages, or returns `nil` if they would take too many bytes.
    init?(segmentStarts: [UInt32], segmentClasses: [UInt16], classCount: Int, maximumByteCount: Int) {
        let (pageSize, pageCount) = (ScalarClassPages.pageSize, ScalarClassPages.pageCount)
        var pages: [UInt16] = Array(repeating: 0, count: pageCount)
        // The first page contains no scalars, so 0 can represent a page that doesn't exist yet.
        var cells: [UInt16] = Array(repeating: 0, count: pageSize)
        // The shared page for each class, used by all pages that contain only this class.
        var uniform: [UInt16] = Array(repeating: 0, count: classCount)
        var segment = 0
        func end() -> Int { segment + 1 < segmentStarts.count ? Int(segmentStarts[segment + 1]) : .max }
        for page in 0x80 / pageSize..<pageCount {
            while end() <= page * pageSize { segment += 1 }
            let scalarClass = segmentClasses[segment]
            let isUniform = end() >= (page + 1) * pageSize
            if isUniform, uniform[Int(scalarClass)] != 0 {
                pages[page] = uniform[Int(scalarClass)]
                continue
            }
            guard (pageCount + cells.count + pageSize) * 2 <= maximumByteCount else { return nil }
            pages[page] = UInt16(cells.count)
            if isUniform { uniform[Int(scalarClass)] = pages[page] }
            for scalar in page * pageSize..<(page + 1) * pageSize {
                if end() == scalar { segment += 1 }
                cells.append(segmentClasses[segment])
            }
        }
        byteCount = (pageCount + cells.count) * 2
        pageStarts = .allocate(capacity: pageCount)
        pageStarts.initialize(from: pages, count: pageCount)
        classes = .allocate(capacity: cells.count)
        classes.initialize(from: cells, count: cells.count)
    }

    deinit {
        pageStarts.deallocate()
        classes.deallocate()
    }
}

/// A reader that finds the classes of non-ASCII scalars.
///
/// Each loop uses a copy of the reader, so that the addresses stay in registers. The alphabet owns the pages, so it
/// must outlive the reader.
struct NonASCIIScalarReader {
    private let pageStarts: UnsafePointer<UInt16>?
    private let classes: UnsafePointer<UInt16>?
    /// The class of all non-ASCII scalars, or 0 if they have several classes.
    private let nonASCIIClass: Int

    init(_ alphabet: ScalarClassAlphabet) {
        pageStarts = alphabet.scalarClassPages.map { UnsafePointer($0.pageStarts) }
        classes = alphabet.scalarClassPages.map { UnsafePointer($0.classes) }
        nonASCIIClass = alphabet.nonASCIIClass
    }

    /// Returns the class of a two-byte or three-byte scalar, and its number of bytes.
    ///
    /// - Parameters:
    ///   - bytes: The input.
    ///   - offset: The offset of a non-ASCII byte.
    ///   - byteCount: The number of bytes in the input.
    /// - Returns: The class and the number of bytes, or 0 bytes if the alphabet has to find the class.
    @inline(__always)
    func classAndLength(in bytes: UnsafePointer<UInt8>, at offset: Int, byteCount: Int) -> (
        scalarClass: Int, length: Int
    ) {
        let lead = bytes[offset]
        guard byteCount &- offset >= 3 || (lead < 0xE0 && byteCount &- offset >= 2) else { return (0, 0) }
        let second = bytes[offset &+ 1]
        guard lead >= 0xC2, second & 0xC0 == 0x80 else { return (0, 0) }
        if lead < 0xE0 {
            guard let pageStarts, let classes else { return (nonASCIIClass, nonASCIIClass == 0 ? 0 : 2) }
            return (Int(classes[Int(pageStarts[Int(lead & 0x1F)]) &+ Int(second & 0x3F)]), 2)
        }
        guard lead < 0xF0 else { return (0, 0) }
        let third = bytes[offset &+ 2]
        let page = Int(lead & 0x0F) << 6 | Int(second & 0x3F)
        // Scalars in the pages below 32 take fewer bytes, and UTF-8 has no surrogates.
        guard third & 0xC0 == 0x80, page >= 0x20, page &- 0x360 >= 0x20 || page < 0x360 else { return (0, 0) }
        guard let pageStarts, let classes else { return (nonASCIIClass, nonASCIIClass == 0 ? 0 : 3) }
        return (Int(classes[Int(pageStarts[page]) &+ Int(third & 0x3F)]), 3)
    }
}

/// A scalar read from UTF-8, and its number of bytes.
struct DecodedScalar {
    var value: UInt32
    var byteCount: Int
}

/// Strict UTF-8 decoding, which accepts only the sequences in table 3-7 of the Unicode Standard.
enum UTF8Decoding {
    /// Reads the scalar that begins at an offset, or returns `nil` if the bytes there aren't UTF-8.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, startingAt offset: Int) -> DecodedScalar? {
        let first = bytes[offset]
        if first < 0x80 { return DecodedScalar(value: UInt32(first), byteCount: 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, bytes.count - offset >= length else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in (offset + 1)..<(offset + length) {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        // Overlong forms, surrogates, and numbers beyond the last scalar aren't UTF-8.
        let isScalar = value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000) && Unicode.Scalar(value) != nil
        return first < 0xF8 && isScalar ? DecodedScalar(value: value, byteCount: length) : nil
    }

    /// Reads the scalar that ends before an offset, or returns `nil` if the bytes there aren't UTF-8.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> DecodedScalar? {
        var start = end - 1
        while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 {
            start -= 1
        }
        guard let decoded = scalar(in: bytes, startingAt: start), decoded.byteCount == end - start else { return nil }
        return decoded
    }
}
