// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A part of a strategy that a schema or a list of HTML attributes leaves out.
///
/// The schema then accepts some inputs that the strategy rejects. It never rejects an input that the strategy accepts.
public struct SchemaLoss: Hashable, Sendable, CustomStringConvertible {
    /// The place in the exported value as a JSON pointer, such as `/address/city`, or an empty text for the whole
    /// value.
    public let pointer: String

    /// The strategy's name in its configuration, such as `paymentCard`.
    public let rule: String

    /// The option that's left out, such as `maximum`, or `nil` if it isn't a single option.
    public let option: String?

    /// The reason, in English, for programmers to read.
    public let reason: String

    init(rule: String, option: String? = nil, at pointer: String, reason: String) {
        self.pointer = pointer
        self.rule = rule
        self.option = option
        self.reason = reason
    }

    /// The place, the strategy, the option, and the reason on one line.
    public var description: String {
        let place = pointer.isEmpty ? "" : "\(pointer): "
        return "\(place)\(rule)\(option.map { ".\($0)" } ?? ""): \(reason)".printable
    }
}
