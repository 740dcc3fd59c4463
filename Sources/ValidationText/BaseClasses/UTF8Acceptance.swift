// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A strategy in a form that accepts or rejects UTF-8 bytes.
///
/// It creates a `String` only for the strategies inside that need a string.
///
/// A column of a table holds bytes, and creating a string takes longer than most verdicts. Only the acceptance is
/// decided here: a strategy's `validate` method reports the error for a rejected text.
///
/// It's a tree of final classes with constants, because the compiler then retains nothing for a verdict. Threads that
/// share the rules would otherwise wait for each other's reference counts.
package class UTF8Acceptance: @unchecked Sendable {
    fileprivate init() {}

    /// Returns whether the strategy accepts a text.
    ///
    /// - Parameter bytes: The text's bytes, which must be valid UTF-8.
    package func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { false }

    package static func of(_ strategy: InputValidator<String>) -> UTF8Acceptance {
        // A tree can use the same rule many times, and this would visit it each time.
        guard strategy.contents.depth <= maximumDepth else { return TextAcceptance(strategy) }
        switch strategy.contents.kind {
        case .nothing: return of(leaf: strategy)
        case .all(let rules, _): return joined(rules, isAll: true) ?? TextAcceptance(strategy)
        case .any(let rules, _): return joined(rules, isAll: false) ?? TextAcceptance(strategy)
        case .customized(let rule, _): return of(rule)
        case .warning: return EveryTextAcceptance()
        case .not, .when, .decorated, .part, .chained, .own: return TextAcceptance(strategy)
        }
    }

    private static func of(leaf strategy: InputValidator<String>) -> UTF8Acceptance {
        if let validator = strategy as? TextInputValidator { return ValidatorAcceptance(validator) }
        // An app's parser may override `validate` and not `rejection(of:)`.
        if let parser = strategy as? any SizeLimitedStrategy, strategy is any ListedStrategy {
            return ParserAcceptance(parser)
        }
        return TextAcceptance(strategy)
    }

    /// Returns an acceptance by all rules, or by any rule, or `nil` if there are no rules.
    private static func joined(_ rules: [InputValidator<String>], isAll: Bool) -> UTF8Acceptance? {
        guard let last = rules.last else { return nil }
        return rules.dropLast().reversed().reduce(of(last)) { rest, rule in
            isAll ? BothAcceptance(of(rule), rest) : EitherAcceptance(of(rule), rest)
        }
    }

    private static let maximumDepth = 8
}

private final class ValidatorAcceptance: UTF8Acceptance, @unchecked Sendable {
    private let strategy: TextInputValidator

    init(_ strategy: TextInputValidator) { self.strategy = strategy }

    override func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { strategy.isAccepted(bytes) }
}

private final class ParserAcceptance: UTF8Acceptance, @unchecked Sendable {
    private let strategy: any SizeLimitedStrategy

    init(_ strategy: any SizeLimitedStrategy) { self.strategy = strategy }

    override func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { strategy.isAccepted(bytes) }
}

/// A strategy that needs a string.
private final class TextAcceptance: UTF8Acceptance, @unchecked Sendable {
    private let strategy: InputValidator<String>

    init(_ strategy: InputValidator<String>) { self.strategy = strategy }

    override func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        strategy.isValid(String(decoding: bytes, as: UTF8.self))
    }
}

/// A strategy that only warns.
private final class EveryTextAcceptance: UTF8Acceptance, @unchecked Sendable {
    override init() {}

    override func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { true }
}

private final class BothAcceptance: UTF8Acceptance, @unchecked Sendable {
    private let (first, second): (UTF8Acceptance, UTF8Acceptance)

    init(_ first: UTF8Acceptance, _ second: UTF8Acceptance) { (self.first, self.second) = (first, second) }

    override func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { first.accepts(bytes) && second.accepts(bytes) }
}

private final class EitherAcceptance: UTF8Acceptance, @unchecked Sendable {
    private let (first, second): (UTF8Acceptance, UTF8Acceptance)

    init(_ first: UTF8Acceptance, _ second: UTF8Acceptance) { (self.first, self.second) = (first, second) }

    override func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { first.accepts(bytes) || second.accepts(bytes) }
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
