// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The child process's job, which is the first line that it reads.
package struct Job: Codable, Sendable {
    /// The library with the submission.
    package var library: String
    /// The folders that the process may read.
    package var readable: [String]
    /// The file for the events of the exercise's tests, if the process runs them instead of answering questions.
    package var events: String?
    /// The processor time that the process may use.
    package var seconds = 10

    package init(library: String, readable: [String]) {
        self.library = library
        self.readable = readable
    }
}

/// A line from the child process.
package struct Reply: Codable, Sendable {
    /// How long the calls waited without computing, in seconds.
    package var waited = 0.0
    /// The index of the question's text that a call was validating when it waited.
    package var waitedAt = 0
    /// The answer, or `nil` after the tests.
    package var answer: Answer?

    package init() {}
}

/// Lines of JSON from a file descriptor.
package struct Lines {
    private let descriptor: Int32
    private var rest: [UInt8] = []
    private var start = 0

    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// Reads the next line, or returns `nil` at the end.
    package mutating func next() -> Data? {
        while true {
            if let end = rest[start...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return Data(rest[start..<end])
            }
            guard fill() else { return nil }
        }
    }

    /// Removes the marks in front of a line and returns their number.
    package mutating func removeMarks() -> Int {
        let marks = rest[start...].prefix { $0 == Self.mark }.count
        start += marks
        return marks
    }

    /// The mark that the child process writes after each text of a question about several texts.
    package static let mark = UInt8(ascii: ".")

    /// Whether a complete line is already in the buffer.
    package var hasLine: Bool { rest[start...].contains(0x0A) }

    /// The number of bytes that haven't been read yet.
    package var count: Int { rest.count - start }

    /// Reads what's available and returns `false` at the end.
    package mutating func fill() -> Bool {
        rest.removeFirst(start)
        start = 0
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest += chunk[..<count]
            return true
        }
    }

    /// Writes a value as one line and returns whether the other side can still read it.
    package static func write(_ value: some Encodable, to descriptor: Int32, _ encoder: JSONEncoder) -> Bool {
        guard let data = try? encoder.encode(value) else { return false }
        let line = Array(data) + [0x0A]
        var sent = 0
        while sent < line.count {
            let count = line[sent...].withUnsafeBytes { send(descriptor, $0) }
            if count > 0 { sent += count } else if errno != EINTR { return false }
        }
        return true
    }
}

private func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
