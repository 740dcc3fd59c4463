// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A strategy that decides about UTF-8 bytes, without a `String` where the strategies inside read bytes.
///
/// A column of a table holds bytes, and creating a string takes longer than most verdicts. Only the acceptance is
/// decided here: a strategy's `validate` method reports the error for a rejected text.
package indirect enum UTF8Acceptance: Sendable {
    case validator(TextInputValidator)
    case parser(any SizeLimitedStrategy)
    /// There's at least one rule.
    case all([UTF8Acceptance]), any([UTF8Acceptance])
    /// A strategy that needs a string.
    case text(InputValidator<String>)

    package init(_ strategy: InputValidator<String>) {
        // A tree can use the same rule many times, and this would visit it each time.
        guard strategy.contents.depth <= Self.maximumDepth else {
            self = .text(strategy)
            return
        }
        switch strategy.contents.kind {
        case .nothing: self.init(leaf: strategy)
        case .all(let rules, _): self = rules.isEmpty ? .text(strategy) : .all(rules.map { Self($0) })
        case .any(let rules, _): self = rules.isEmpty ? .text(strategy) : .any(rules.map { Self($0) })
        case .customized(let rule, _): self.init(rule)
        case .not, .when, .decorated, .part, .chained, .own: self = .text(strategy)
        }
    }

    private init(leaf strategy: InputValidator<String>) {
        if let validator = strategy as? TextInputValidator {
            self = .validator(validator)
        } else if let parser = strategy as? any SizeLimitedStrategy, strategy is any ListedStrategy {
            // An app's parser may override `validate` and not `rejection(of:)`.
            self = .parser(parser)
        } else {
            self = .text(strategy)
        }
    }

    private static let maximumDepth = 8

    /// Returns whether the strategy accepts a text.
    ///
    /// - Parameter bytes: The text's bytes, which must be valid UTF-8.
    package func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .validator(let strategy): strategy.isAccepted(bytes)
        case .parser(let strategy): strategy.isAccepted(bytes)
        case .all(let rules): rules.allSatisfy { $0.accepts(bytes) }
        case .any(let rules): rules.contains { $0.accepts(bytes) }
        case .text(let strategy): strategy.isValid(String(decoding: bytes, as: UTF8.self))
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are valid UTF-8.
    package var isUTF8: Bool {
        var offset = 0
        // ASCII, eight bytes at a time.
        let words = UnsafeRawBufferPointer(self)
        while offset + 8 <= count {
            guard words.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else {
                break
            }
            offset += 8
        }
        while offset < count, self[offset] < 0x80 { offset += 1 }
        if offset == count { return true }
        var iterator = self[offset...].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }
}
