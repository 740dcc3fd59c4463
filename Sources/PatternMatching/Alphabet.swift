// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The letters of the automaton: classes of scalars that every part of the pattern treats alike.
///
/// An email pattern has a handful of classes where UTF-8 has 256 bytes and Unicode 1.1 million scalars; subsets are
/// built, and rows of the table are as wide, as there are classes. Class 0 belongs to no scalar. The table gives it to the
/// bytes beyond ASCII, whose scalars have to be decoded first.
struct Alphabet: Sendable {
    /// The number of classes, with class 0.
    let count: Int

    /// The class of each byte: of each ASCII scalar, and 0 for the other bytes.
    let byteClasses: [UInt8]

    /// Where, in ascending order of scalars, a new class begins, and which.
    private let starts: [UInt32]
    private let classes: [UInt16]

    /// For each set of the pattern, one bit for each class inside it; words without any at both ends are left out, so
    /// that thousands of different letters do not take a word for each 64 letters each.
    let members: [UInt64]

    /// Where the words of each set are; a pattern of up to 64 classes has one word for each set, none left out.
    let spans: [Span]

    /// The words of a set.
    struct Span: Sendable {
        /// The number of the first word, which is a 64th of its first class.
        var first: UInt16 = 0
        var count: UInt16 = 1
        /// Where the first word is among all members.
        var start: Int32
    }

    /// The classes of scalars beyond ASCII by their bytes, if there is memory for them and they differ.
    private(set) var pages: ScalarPages?

    init(_ sets: [ScalarSet]) {
        let starts = Alphabet.segments(sets)
        let parts = sets.map { Part(of: $0, in: starts) }
        let (classes, count) = Alphabet.partition(starts.count, by: parts)
        let wordCount = (count + 63) / 64
        var members: [UInt64] = []
        var spans: [Span] = []
        members.reserveCapacity(sets.count)
        spans.reserveCapacity(sets.count)
        var words = Array(repeating: UInt64(0), count: wordCount)
        for part in parts {
            for segments in part.segments {
                for segment in segments.first..<segments.end {
                    let scalarClass = Int(classes[segment])
                    words[scalarClass / 64] |= 1 << UInt64(scalarClass % 64)
                }
            }
            if part.isComplement {
                for word in 0..<wordCount { words[word] = ~words[word] }
                // Class 0 and the bits beyond the last class are in no set.
                words[0] &= ~1
                if count % 64 != 0 { words[wordCount - 1] &= (1 << UInt64(count % 64)) - 1 }
            }
            var span = Span(start: Int32(members.count))
            if wordCount == 1 {
                members.append(words[0])
                words[0] = 0
            } else {
                let first = words.firstIndex { $0 != 0 } ?? 0
                let end = (words.lastIndex { $0 != 0 } ?? 0) + 1
                span.first = UInt16(first)
                span.count = UInt16(end - first)
                members += words[first..<end]
                for word in first..<end { words[word] = 0 }
            }
            spans.append(span)
        }
        var byteClasses = Array(repeating: UInt8(0), count: 256)
        var segment = 0
        for byte in 0..<128 {
            if segment + 1 < starts.count, starts[segment + 1] <= byte { segment += 1 }
            byteClasses[byte] = UInt8(classes[segment])
        }
        self.starts = starts
        self.classes = classes
        self.count = count
        self.members = members
        self.spans = spans
        self.byteClasses = byteClasses
    }

    /// The class of a scalar.
    ///
    /// - Complexity: O(log *r*), *r* being the number of ranges in the pattern.
    func scalarClass(of scalar: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar {
                low = middle
            } else {
                high = middle
            }
        }
        return Int(classes[low])
    }

    /// Reads a scalar after some bytes of an input, from its start or from its end; nil if they are not UTF-8.
    func scalar(
        in bytes: UnsafeBufferPointer<UInt8>, after read: Int, backward: Bool
    ) -> (scalarClass: Int, length: Int)? {
        let scalar =
            backward
            ? UTF8Decoding.scalar(in: bytes, endingAt: bytes.count - read)
            : UTF8Decoding.scalar(in: bytes, from: read)
        return scalar.map { (scalarClass(of: $0.value), $0.length) }
    }

    func set(_ number: Int, contains scalarClass: Int) -> Bool {
        let span = spans[number]
        let word = scalarClass / 64 - Int(span.first)
        return word >= 0 && word < Int(span.count)
            && members[Int(span.start) + word] >> UInt64(scalarClass % 64) & 1 != 0
    }

    /// Where the ranges of scalars of one class begin, in ascending order, and their classes.
    @inline(__always)
    func withSegments<Result>(
        _ body: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt16>) -> Result
    ) -> Result {
        starts.withUnsafeBufferPointer { starts in
            classes.withUnsafeBufferPointer { classes in body(starts, classes) }
        }
    }

    /// The class of all scalars beyond ASCII; 0 if they differ.
    var classBeyondASCII: Int {
        starts.count == 1 || starts[starts.count - 1] <= 0x80 ? Int(classes[classes.count - 1]) : 0
    }

    /// Adds pages, unless all scalars beyond ASCII are of one class.
    ///
    /// - Parameter maximum: The most bytes that the pages may take.
    mutating func addPages(maximum: Int) {
        if classBeyondASCII == 0 { pages = ScalarPages(self, maximum: maximum) }
    }

    /// A number that copies of the alphabet share, because they share its memory.
    var identity: UInt { byteClasses.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }

    /// The heap memory that the alphabet and its copies hold while they are used, in bytes.
    var byteCount: Int {
        byteClasses.count + starts.count * 4 + classes.count * 2 + members.count * 8 + spans.count * 8
            + (pages?.byteCount ?? 0)
    }

    /// Cuts the code space wherever a range of a set begins or has ended.
    private static func segments(_ sets: [ScalarSet]) -> [UInt32] {
        guard sets.reduce(0, { $0 + $1.ranges.count }) <= 2_048 else { return segmentsOfMany(sets) }
        let most = sets.reduce(1) { $0 + 2 * $1.ranges.count }
        return [UInt32](unsafeUninitializedCapacity: most) { cuts, count in
            // ASCII scalars by bits, because patterns repeat the same few. The first sort of a process with many elements
            // also makes the runtime search for a conformance (measured: a quarter of the instructions of the first
            // pattern of a process).
            var ascii: (first: UInt64, second: UInt64) = (1, 0)
            func add(_ cut: UInt32) {
                if cut < 64 {
                    ascii.first |= 1 << UInt64(cut)
                } else if cut < 128 {
                    ascii.second |= 1 << UInt64(cut &- 64)
                } else {
                    cuts.initializeElement(at: count, to: cut)
                    count &+= 1
                }
            }
            for set in sets {
                set.ranges.withUnsafeBufferPointer { ranges in
                    for range in ranges {
                        add(range.lowerBound)
                        if range.upperBound < ScalarSet.last { add(range.upperBound &+ 1) }
                    }
                }
            }
            // The ranges of one set are sorted already.
            if sets.count > 1 {
                var unsorted = UnsafeMutableBufferPointer(rebasing: cuts[..<count])
                unsorted.sort()
            }
            var distinct = 0
            for index in 0..<count where distinct == 0 || cuts[index] != cuts[distinct &- 1] {
                cuts[distinct] = cuts[index]
                distinct &+= 1
            }
            let first = ascii.first.nonzeroBitCount &+ ascii.second.nonzeroBitCount
            for index in (0..<distinct).reversed() { cuts.initializeElement(at: first &+ index, to: cuts[index]) }
            count = 0
            func addASCII(_ bits: UInt64, from start: UInt32) {
                var rest = bits
                while rest != 0 {
                    cuts.initializeElement(
                        at: count, to: start &+ UInt32(truncatingIfNeeded: rest.trailingZeroBitCount))
                    count &+= 1
                    rest &= rest &- 1
                }
            }
            addASCII(ascii.first, from: 0)
            addASCII(ascii.second, from: 64)
            count &+= distinct
        }
    }

    /// The same by a bit for each scalar: 1,000 classes with a property each have a million cuts, too many to sort.
    private static func segmentsOfMany(_ sets: [ScalarSet]) -> [UInt32] {
        var bits = Array(repeating: UInt64(0), count: Int(ScalarSet.last) / 64 + 1)
        bits[0] = 1
        for set in sets {
            for range in set.ranges {
                bits[Int(range.lowerBound / 64)] |= 1 << UInt64(range.lowerBound % 64)
                let end = range.upperBound + 1
                if end <= ScalarSet.last { bits[Int(end / 64)] |= 1 << UInt64(end % 64) }
            }
        }
        var starts: [UInt32] = []
        for (index, word) in bits.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                starts.append(UInt32(index * 64 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
        return starts
    }

    /// The segments inside a set, or those outside if they are fewer: both split the classes in the same way.
    private struct Part {
        /// Some segments in a row.
        struct Run {
            var first: Int
            var end: Int
        }

        var segments: [Run] = []
        var isComplement = false

        init(of set: ScalarSet, in starts: [UInt32]) {
            segments.reserveCapacity(set.ranges.count)
            var count = 0
            starts.withUnsafeBufferPointer { starts in
                var end = 0
                for range in set.ranges {
                    let start = Part.firstIndex(from: range.lowerBound, in: starts, after: end)
                    end = Part.firstIndex(from: range.upperBound &+ 1, in: starts, after: start)
                    segments.append(Run(first: start, end: end))
                    count &+= end &- start
                }
            }
            guard count > starts.count / 2 else { return }
            isComplement = true
            var outside: [Run] = []
            var last = 0
            for inside in segments {
                if inside.first > last { outside.append(Run(first: last, end: inside.first)) }
                last = inside.end
            }
            if last < starts.count { outside.append(Run(first: last, end: starts.count)) }
            segments = outside
        }

        /// The index of the first segment that does not start below a scalar, looked for in steps that double.
        @inline(__always)
        private static func firstIndex(
            from scalar: UInt32, in starts: UnsafeBufferPointer<UInt32>, after known: Int
        ) -> Int {
            // Most ranges are one segment, and so are most of the gaps between them.
            if known < starts.count, starts[known] >= scalar { return known }
            if known &+ 1 < starts.count, starts[known &+ 1] >= scalar { return known &+ 1 }
            return search(from: scalar, in: starts, after: known)
        }

        private static func search(
            from scalar: UInt32, in starts: UnsafeBufferPointer<UInt32>, after known: Int
        ) -> Int {
            var low = known
            var step = 1
            while low + step < starts.count, starts[low + step] < scalar {
                low += step
                step *= 2
            }
            var high = min(low + step, starts.count)
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] < scalar {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return low
        }
    }

    /// Refines one class of all segments by each set in turn, and numbers the result from 1 in ascending order.
    ///
    /// Ascending order gives ASCII the lowest numbers, so that they fit a byte.
    private static func partition(_ segmentCount: Int, by parts: [Part]) -> ([UInt16], Int) {
        var blocks = Array(repeating: 0, count: segmentCount)
        var sizes = [segmentCount]
        var inside = [0]
        var movedTo = [-1]
        var touched: [Int] = []
        for part in parts {
            touched.removeAll(keepingCapacity: true)
            for segments in part.segments {
                for segment in segments.first..<segments.end {
                    let block = blocks[segment]
                    if inside[block] == 0 { touched.append(block) }
                    inside[block] += 1
                }
            }
            var splits = false
            for block in touched where inside[block] < sizes[block] {
                movedTo[block] = sizes.count
                sizes[block] -= inside[block]
                sizes.append(inside[block])
                inside.append(0)
                movedTo.append(-1)
                splits = true
            }
            if splits {
                for segments in part.segments {
                    for segment in segments.first..<segments.end {
                        let target = movedTo[blocks[segment]]
                        if target >= 0 { blocks[segment] = target }
                    }
                }
            }
            for block in touched {
                inside[block] = 0
                movedTo[block] = -1
            }
        }
        var numbers = Array(repeating: 0, count: sizes.count)
        var count = 1
        let classes = blocks.withUnsafeBufferPointer { blocks in
            numbers.withUnsafeMutableBufferPointer { numbers in
                [UInt16](unsafeUninitializedCapacity: blocks.count) { classes, classCount in
                    for index in blocks.indices {
                        let block = blocks[index]
                        if numbers[block] == 0 {
                            numbers[block] = count
                            count &+= 1
                        }
                        classes.initializeElement(at: index, to: UInt16(numbers[block]))
                    }
                    classCount = blocks.count
                }
            }
        }
        return (classes, count)
    }
}
