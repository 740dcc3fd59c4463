// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The calls between a run's objects, in the order they happened.
///
/// The documentation's sequence diagrams show such records. A record has no lock, because only the main thread uses it.
final class CallRecord: @unchecked Sendable {
    /// An object in the run.
    struct Participant: Codable, Equatable, Sendable {
        let name: String
        let role: String
    }

    /// A call, its result, or an object's state after it.
    struct Event: Codable, Equatable, Sendable {
        enum Kind: String, Codable, Sendable { case call, result, state }

        let kind: Kind
        let from: String
        let to: String
        let text: String
    }

    private(set) var participants: [Participant] = []
    private(set) var events: [Event] = []
    private var running: [String] = []

    /// Adds an object.
    ///
    /// Later events use its name.
    func add(_ name: String, as role: String) {
        participants.append(Participant(name: name, role: role))
    }

    /// Performs a call.
    ///
    /// The call is recorded before the events inside it, and its result after them.
    ///
    /// The sender is the object with the latest recorded call that hasn't returned, or else the first participant.
    func call<Result>(
        _ text: String, to name: String, result describe: (Result) -> String?, perform: () -> Result
    ) -> Result {
        let sender = running.last ?? participants.first?.name ?? ""
        events.append(Event(kind: .call, from: sender, to: name, text: text))
        running.append(name)
        let result = perform()
        running.removeLast()
        if let text = describe(result) { events.append(Event(kind: .result, from: name, to: sender, text: text)) }
        return result
    }

    /// Records a call or result that isn't nested in earlier calls, such as an asynchronous strategy's.
    func note(_ kind: Event.Kind, from sender: String, to receiver: String, _ text: String) {
        events.append(Event(kind: kind, from: sender, to: receiver, text: text))
    }

    /// Records what an object holds now.
    func state(of name: String, _ text: String) {
        events.append(Event(kind: .state, from: name, to: name, text: text))
    }

    /// The record as lines to print, indented by call depth.
    ///
    /// A setter has no result line, so the depth follows from a call's sender.
    var lines: [String] {
        events.map { event in
            let indentation = event.from == participants.first?.name ? "" : "    "
            return switch event.kind {
            case .call: "\(indentation)\(event.from) -> \(event.to): \(event.text)"
            case .result: "    \(event.from) returns \(event.text)"
            case .state: "    \(event.from) now: \(event.text)"
            }
        }
    }

    /// Returns the record as JSON, with one object per line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func list(_ values: [some Encodable]) throws -> String {
            try values.map { String(decoding: try encoder.encode($0), as: UTF8.self) }.joined(separator: ",\n")
        }
        return "{\"participants\": [\n\(try list(participants))\n], \"events\": [\n\(try list(events))\n]}"
    }
}
