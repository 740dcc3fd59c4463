// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// A message of the child process to the grader.
public enum Message: Codable, Sendable {
    /// The probes begin, with these stages.
    case began(stages: [String])
    /// A call into the submission begins.
    case trying(call: String, input: String?)
    case finding(Finding)
    /// A stage of the probes is done.
    case ended(stage: String)
    /// Everything is done.
    case done
}

/// What the child process has to do.
public struct Job: Codable, Sendable {
    /// The word at the beginning of each message.
    ///
    /// The submission is loaded after the job was read, so its output cannot contain the word by chance or by a guess.
    public var nonce: String
    /// The library with the submission.
    public var library: String
    /// The stages that are done.
    public var finished: [String] = []
    /// The literals of the submission, whose neighbors are inputs.
    public var literals: [String] = []
    /// The calls that ended an earlier process.
    public var fatal: [String] = []
    /// The file for the events of the exercise's tests, if they are run instead of the probes.
    public var events: String?
    /// The processor time that the process may use.
    public var seconds = 10

    /// Creates a job of which nothing is done.
    public init(nonce: String, library: String) {
        self.nonce = nonce
        self.library = library
    }
}

/// The connection to the grader.
public struct Channel: @unchecked Sendable {
    private let descriptor: Int32
    private let nonce: String
    private let encoder = JSONEncoder()

    /// Creates a connection.
    public init(descriptor: Int32, nonce: String) {
        self.descriptor = descriptor
        self.nonce = nonce
    }

    /// Sends a message to the grader.
    public func send(_ message: Message) {
        guard let data = try? encoder.encode(message) else { return }
        let line = Array("\(nonce) ".utf8) + data + [0x0A]
        var sent = 0
        while sent < line.count {
            let count = line[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { sent += count } else if errno != EINTR { return }
        }
    }
}
