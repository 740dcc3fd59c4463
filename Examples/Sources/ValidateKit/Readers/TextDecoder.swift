// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A decoder that turns an input in another encoding into UTF-8, block by block.
///
/// Before bytes that aren't text in the encoding, it returns what comes before them, so that the error has the line of
/// the record with them.
final class TextDecoder {
    typealias Source = (UnsafeMutablePointer<UInt8>, Int) throws(ReadingError) -> Int

    private static let blockSize = 1 << 16

    private enum Method {
        /// The UTF-8 bytes of each byte's character, or none for a byte that isn't a character.
        case oneByte([[UInt8]])
        case utf16(isBigEndian: Bool)
    }

    private let method: Method
    private let source: Source
    private let fault: String
    private var input: [UInt8]
    private var output: [UInt8] = []
    private var start = 0
    private var block = [UInt8](repeating: 0, count: blockSize)
    private var isAtEnd = false
    private var isFaulty = false

    /// Creates a decoder, or returns `nil` for UTF-8.
    ///
    /// - Parameters:
    ///   - isRecognized: Whether nobody named the encoding, so that a character with another meaning in a similar
    ///     encoding can't be read.
    ///   - beginning: The first bytes.
    ///   - source: A closure that reads the bytes after them and returns 0 at the end.
    init?(_ encoding: EncodingChoice, isRecognized: Bool, beginning: [UInt8], source: @escaping Source) {
        if let scalars = OneByteTable.scalars(of: encoding) {
            let ascii = (0..<0x80).map { [UInt8($0)] }
            let others = scalars.enumerated().map { index, scalar in
                let isUsable = scalar != "\u{FFFD}" && (!isRecognized || OneByteTable.isShared(UInt8(index + 0x80)))
                return isUsable ? Array(String(Character(scalar)).utf8) : []
            }
            method = .oneByte(ascii + others)
            fault =
                isRecognized
                ? "a character here differs between \(encoding.title) and similar encodings; give --encoding, for "
                    + "instance --encoding \(encoding.rawValue)"
                : "this is not \(encoding.title): a byte here is not a character"
        } else if encoding == .utf16LittleEndian || encoding == .utf16BigEndian {
            method = .utf16(isBigEndian: encoding == .utf16BigEndian)
            fault = "this is not UTF-16: half a character is missing here"
        } else {
            return nil
        }
        input = beginning
        self.source = source
        if case .utf16(let isBigEndian) = method, beginning.starts(with: isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) {
            input.removeFirst(2)
        }
    }

    /// Reads some bytes in UTF-8, or returns 0 at the end.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int) throws(ReadingError) -> Int {
        while start == output.count {
            guard !isFaulty else { throw ReadingError(line: nil, message: fault) }
            output.removeAll(keepingCapacity: true)
            start = 0
            if input.count < 4, !isAtEnd { try refill() }
            if input.isEmpty, isAtEnd { return 0 }
            decode()
        }
        let count = min(output.count - start, capacity)
        output.withUnsafeBufferPointer {
            if let base = $0.baseAddress { buffer.update(from: base + start, count: count) }
        }
        start += count
        return count
    }

    private func refill() throws(ReadingError) {
        let source = source
        let count = try block.withUnsafeMutableBufferPointer { buffer throws(ReadingError) -> Int in
            guard let base = buffer.baseAddress else { return 0 }
            return try source(base, buffer.count)
        }
        isAtEnd = count == 0
        input += block[..<count]
    }

    private func decode() {
        switch method {
        case .oneByte(let table):
            for byte in input {
                let bytes = table[Int(byte)]
                if bytes.isEmpty {
                    isFaulty = true
                    break
                }
                output += bytes
            }
            input.removeAll(keepingCapacity: true)
        case .utf16(let isBigEndian): decodeUTF16(isBigEndian)
        }
    }

    private func decodeUTF16(_ isBigEndian: Bool) {
        var index = 0
        func unit(_ index: Int) -> UInt32 {
            let (first, second) = (UInt32(input[index]), UInt32(input[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        while index + 2 <= input.count {
            var value = unit(index)
            var length = 2
            if value & 0xFC00 == 0xD800 {
                guard index + 4 <= input.count else { break }
                let low = unit(index + 2)
                guard low & 0xFC00 == 0xDC00 else {
                    isFaulty = true
                    return
                }
                value = 0x1_0000 + (value & 0x3FF) << 10 + low & 0x3FF
                length = 4
            }
            guard let scalar = Unicode.Scalar(value) else {
                isFaulty = true
                return
            }
            if value < 0x80 {
                output.append(UInt8(value))
            } else {
                output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
            index += length
        }
        input.removeFirst(index)
        // The last bytes are half a character.
        if isAtEnd, !input.isEmpty, index == 0 { isFaulty = true }
    }
}
