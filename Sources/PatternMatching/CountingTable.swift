// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A deterministic automaton with counters: the table of states for patterns such as `[a-z]{1,5000}`, whose counts
/// would each be a state of a ``Table``.
///
/// A state is a set of nodes, whatever the counts of its counters. Where counters run, a state has a row for each
/// combination of what they allow: whether the repetition may be left, and whether it may go on. A cell names the next
/// state and what the scalar does to the counters.
final class CountingTable: @unchecked Sendable {
    // What makes the promise of `Sendable` true: this memory is written in `init` and only read from then on.
    private let cells: UnsafeMutablePointer<Cell>
    private let cellCount: Int
    private let states: UnsafeMutablePointer<State>
    private let questions: UnsafeMutablePointer<Question>
    private let changes: UnsafeMutablePointer<Change>
    private let counters: UnsafeMutableBufferPointer<Automaton.Counter>
    private let columns: UnsafeMutablePointer<UInt8>
    let alphabet: Alphabet
    private let reader: ScalarReader
    private let readsBackward: Bool
    private let scratchBytes: Int

    /// The next state, 0 if there is no way on, and the changes of the counters: those from the given index to the
    /// last of its run.
    struct Cell {
        var state: UInt16 = 0
        var changes: UInt16 = 0
    }

    /// The first row of a state, and the run of questions that choose among its rows.
    struct State {
        var row: Int32
        var questions: UInt16
        var questionCount: UInt16
    }

    /// Something about a counter that a row depends on.
    struct Question {
        var counter: UInt16
        var isAboutLeaving: Bool
    }

    struct Change {
        var counter: UInt16
        var change: CounterChange
        var isLast: Bool
    }

    /// What a determinizer has found out.
    struct Content {
        /// A row holds a cell for each class and, last, state 1 if the input may end there.
        var cells: [Cell] = []
        var states: [State] = []
        var questions: [Question] = []
        /// Entry 0 is unused, so that 0 represents no change.
        var changes: [Change] = [Change(counter: 0, change: [], isLast: true)]
    }

    init(_ content: Content, _ automaton: Automaton) {
        func copy<Element>(_ array: [Element]) -> UnsafeMutablePointer<Element> {
            let start = UnsafeMutablePointer<Element>.allocate(capacity: max(1, array.count))
            array.withUnsafeBufferPointer { source in
                if let base = source.baseAddress { start.initialize(from: base, count: source.count) }
            }
            return start
        }
        cells = copy(content.cells)
        cellCount = content.cells.count
        states = copy(content.states)
        questions = copy(content.questions)
        changes = copy(content.changes)
        counters = UnsafeMutableBufferPointer(start: copy(automaton.counters), count: automaton.counters.count)
        columns = copy(automaton.alphabet.byteClasses)
        alphabet = automaton.alphabet
        reader = ScalarReader(automaton.alphabet)
        readsBackward = automaton.readsBackward
        scratchBytes = Counters.byteCount(automaton.counters)
        stateCount = content.states.count
        byteCount =
            content.cells.count * MemoryLayout<Cell>.stride + content.states.count * MemoryLayout<State>.stride
            + content.questions.count * MemoryLayout<Question>.stride + content.changes.count
            * MemoryLayout<Change>.stride + automaton.counters.count * MemoryLayout<Automaton.Counter>.stride + 256
    }

    deinit {
        cells.deallocate()
        states.deallocate()
        questions.deallocate()
        changes.deallocate()
        counters.deallocate()
        columns.deallocate()
    }

    let stateCount: Int

    /// The heap memory of the table beside its alphabet, in bytes.
    let byteCount: Int

    var classCount: Int { alphabet.count }

    /// Whether the whole input matches.
    ///
    /// - Complexity: O(*n*) for *n* bytes. Memory for the counters is on the stack, or on the heap if the stack has
    ///   no room.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let reading = read(bytes)
        return reading.count == bytes.count && isEnd(reading.row)
    }

    /// The progress of an input, or nil if the table does not tell it because it reads backward.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress? {
        if readsBackward { return nil }
        let reading = read(bytes)
        guard reading.count == bytes.count else {
            return .impossible(from: reading.count, expected: expectation(in: reading.row))
        }
        return isEnd(reading.row) ? .accepted : .incomplete(missing: nil)
    }

    /// The scalars that lead on after an input, or nil if the table does not tell them because it reads backward.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        if readsBackward { return nil }
        let reading = read(bytes)
        return reading.count == bytes.count ? expectation(in: reading.row) : ExpectedScalars()
    }

    /// The scalars that lead on from a row.
    private func expectation(in row: Int) -> ExpectedScalars {
        var result = ExpectedScalars()
        result.includesEnd = isEnd(row)
        let expectations = ExpectedScalars.ofClasses(in: alphabet)
        for scalarClass in 1..<alphabet.count where cells[row &+ scalarClass].state != 0 {
            result = result.union(expectations[scalarClass])
        }
        return result
    }

    /// Whether an input may end in a row.
    @inline(__always) private func isEnd(_ row: Int) -> Bool { cells[row &+ alphabet.count].state != 0 }

    /// How far an input was read: the number of its bytes, and the row after them.
    private struct Reading {
        var count: Int
        var row: Int
    }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading {
        withUnsafeTemporaryAllocation(byteCount: scratchBytes, alignment: 8) { memory in
            guard let memory = memory.baseAddress else { return Reading(count: 0, row: 0) }
            let counters = Counters(UnsafeBufferPointer(counters), in: memory)
            return readsBackward ? run(bytes, counters, backward: true) : run(bytes, counters, backward: false)
        }
    }

    /// The loop, compiled once for each direction; it goes through addresses without bounds checks as ``Table`` does.
    @inline(__always) private func run(_ bytes: UnsafeBufferPointer<UInt8>, _ counters: Counters, backward: Bool)
        -> Reading
    {
        let length = bytes.count
        let cells = cells
        let columns = columns
        var state = 1
        var read = 0
        var count = 0
        var (row, until) = row(of: state, counters, count)
        while read < length {
            let byte = bytes[backward ? length &- 1 &- read : read]
            var column = Int(columns[Int(byte)])
            var end = read &+ 1
            if byte >= 0x80 {
                guard let scalar = decode(bytes, after: read) else { break }
                column = scalar.scalarClass
                end = read &+ scalar.length
            }
            let cell = cells[row &+ column]
            count &+= 1
            if Int(cell.state) == state, cell.changes == 0, count < until {
                read = end
                continue
            }
            guard cell.state != 0 else { break }
            read = end
            state = Int(cell.state)
            if cell.changes != 0 {
                var index = Int(cell.changes)
                while true {
                    let change = changes[index]
                    counters.apply(change.change, to: Int(change.counter), at: count)
                    if change.isLast { break }
                    index &+= 1
                }
            }
            (row, until) = self.row(of: state, counters, count)
        }
        return Reading(count: read, row: row)
    }

    /// The row of a state for what its counters allow, and the number of scalars from which on it may be another.
    @inline(__always) private func row(of state: Int, _ counters: Counters, _ count: Int) -> (row: Int, until: Int) {
        let entry = states[state]
        let first = Int(entry.row)
        guard entry.questionCount != 0 else { return (first, .max) }
        var combination = 0
        var until = Int.max
        var index = Int(entry.questions) &+ Int(entry.questionCount)
        while index > Int(entry.questions) {
            index &-= 1
            let question = questions[index]
            let (answer, end) =
                question.isAboutLeaving
                ? counters.canLeave(Int(question.counter), after: count)
                : counters.canStay(Int(question.counter), after: count)
            combination = combination &* 2 &+ (answer ? 1 : 0)
            until = min(until, end)
        }
        return (first &+ combination &* (alphabet.count &+ 1), until)
    }

    /// Reads a scalar beyond ASCII; kept apart so that the loop above keeps all it has in registers.
    @inline(never)
    private func decode(_ bytes: UnsafeBufferPointer<UInt8>, after read: Int) -> (scalarClass: Int, length: Int)? {
        if !readsBackward, let first = bytes.baseAddress {
            let scalar = reader.read(first, from: read, count: bytes.count)
            if scalar.length != 0 { return scalar }
        }
        return alphabet.scalar(in: bytes, after: read, backward: readsBackward)
    }
}
