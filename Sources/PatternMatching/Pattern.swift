// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A compiled regular expression that matches whole inputs.
///
/// Provisional: it stands on Swift's `Regex` until the linear-time matcher takes its place behind the same interface.
public struct Pattern: Sendable, Hashable {
    /// The source of the pattern.
    public let expression: String
    private let compiled: Compiled

    private final class Compiled: @unchecked Sendable {
        // `Regex` is not Sendable although a finished one is only read; nobody else sees this one.
        let regex: Regex<AnyRegexOutput>
        init(_ regex: Regex<AnyRegexOutput>) { self.regex = regex }
    }

    /// Compiles an expression.
    ///
    /// - Throws: A ``PatternSyntaxError`` if it is not a regular expression.
    public init(_ expression: String) throws(PatternSyntaxError) {
        do {
            compiled = Compiled(try Regex(expression).matchingSemantics(.unicodeScalar))
        } catch {
            throw PatternSyntaxError(position: 0, description: String(describing: error))
        }
        self.expression = expression
    }

    /// Returns whether the whole text matches.
    public func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let text = String(validating: bytes, as: UTF8.self) else { return false }
        return (try? compiled.regex.wholeMatch(in: text)) != nil
    }

    /// Returns whether two patterns have the same source.
    public static func == (first: Pattern, second: Pattern) -> Bool { first.expression == second.expression }

    /// Feeds the source into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(expression) }
}

/// Why an expression is no pattern.
public struct PatternSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where the offence is in the expression.
    public let position: Int
    /// What is wrong.
    public let description: String
}
