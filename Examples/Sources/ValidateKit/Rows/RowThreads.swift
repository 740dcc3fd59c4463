// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Threads that evaluate the rows of a table, chunk by chunk.
///
/// Each thread takes the next chunk that no thread has taken. The main thread takes the results in the order of the
/// chunks.
final class RowThreads: @unchecked Sendable {
    /// Consecutive rows.
    struct Chunk {
        let start: RecordStart
        /// The offset where the next chunk begins.
        let end: Int
    }

    /// Guards the variables, and is signaled when one of them changes.
    private let condition = NSCondition()
    private var chunks: [(number: Int, chunk: Chunk)] = []
    private var added = 0
    private var results: [Int: RowFindings] = [:]
    private var running = 0
    private var failure: (any Error)?
    private var isClosed = false

    /// Starts threads.
    ///
    /// - Parameter work: A closure that each thread calls once. It calls ``next(_:)`` until that returns `false`.
    func start(_ count: Int, work: @escaping @Sendable (RowThreads) throws -> Void) {
        running = count
        for _ in 0..<count {
            let thread = Thread {
                var failure: (any Error)?
                do { try work(self) } catch let error { failure = error }
                self.change {
                    self.running -= 1
                    self.failure = self.failure ?? failure
                }
            }
            // As much as the main thread has, because strategies can be nested.
            thread.stackSize = 1 << 23
            thread.start()
        }
    }

    /// Adds a chunk.
    func add(_ chunk: Chunk) {
        change {
            chunks.append((added, chunk))
            added += 1
        }
    }

    /// Waits for a chunk and evaluates it, or returns `false` if there are no more.
    func evaluateNext(_ evaluate: (Chunk) -> RowFindings) -> Bool {
        condition.lock()
        while chunks.isEmpty, !isClosed { condition.wait() }
        let next = isClosed ? nil : chunks.removeFirst()
        condition.unlock()
        guard let next else { return false }
        let findings = evaluate(next.chunk)
        change { results[next.number] = findings }
        return true
    }

    /// Waits for the findings of a chunk, and returns them once.
    func findings(_ number: Int) throws -> RowFindings {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let failure { throw failure }
            if let findings = results.removeValue(forKey: number) { return findings }
            condition.wait()
        }
    }

    /// Waits until all threads have ended.
    ///
    /// Chunks that no thread has taken are dropped.
    func close() {
        change { isClosed = true }
        condition.lock()
        while running > 0 { condition.wait() }
        condition.unlock()
    }

    private func change(_ body: () -> Void) {
        condition.lock()
        body()
        condition.broadcast()
        condition.unlock()
    }
}

/// The chunks of a table, found by its reader.
struct RowChunks<Scanner: RecordScanner> {
    private var search: RecordSearch<Scanner>
    private let size: Int
    private var hasBegun = false
    private var isAtEnd = false

    /// - Parameter reader: A reader at the first row.
    init(_ reader: RecordReader<Scanner>, size: Int) {
        search = RecordSearch(reader)
        self.size = size
    }

    /// Returns the next chunk, or `nil` after the last.
    ///
    /// Where the reader finds a mistake, the last chunk begins. The thread that evaluates this chunk finds the mistake
    /// again, after the rows before it.
    mutating func next() throws -> RowThreads.Chunk? {
        guard !isAtEnd else { return nil }
        let start = search.place
        do {
            // Its keys may be what a rule meant whose key is in no row.
            if !hasBegun { try search.readRecord() }
            hasBegun = true
            isAtEnd = try !search.skip(to: start.offset + size)
        } catch is ReadingError { isAtEnd = true }
        return RowThreads.Chunk(start: start, end: isAtEnd ? .max : search.place.offset)
    }
}
