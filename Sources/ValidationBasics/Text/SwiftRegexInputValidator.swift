// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

#if SwiftRegex

/// A strategy that accepts text that a Swift `Regex` matches as a whole.
///
/// ```swift
/// let plate: InputValidator<String> = .matching(/[A-Z]{2}\d{1,6}/)
/// plate.isValid("ZH123")  // true
/// plate.isValid("ZH123\n")  // false: code 1003
/// ```
///
/// - Warning: `Regex` backtracks and cannot be stopped. `(a+)+b` takes seconds on 18 letters a, and more than twice as
///   long with each additional letter. Do not use it on untrusted input unless the expression is known to be harmless.
///   ``RegexInputValidator`` takes time linear in the input, whatever the expression. In a `Regex`, `\d`, `\w`, and `.`
///   match Unicode characters. To match only ASCII, use `.asciiOnlyDigits()` and similar methods.
///
/// Regexes cannot be compared, so the strategy equals only itself.
///
/// The strategy requires the package trait `SwiftRegex` or `Full`, which is on by default. On Linux, a static program
/// contains every public class of the library, and this one adds the engine of `Regex`, which takes 1.4 MB.
///
/// Errors: ``ValidationError/Code/patternMismatch`` (1003), and those of every text strategy (1004, 1005).
public final class SwiftRegexInputValidator<Output>: InputValidator<String>, @unchecked Sendable {
    private let sharedRegex: SharedRegex
    private let sizeLimits: TextSizeLimits

    /// The regex, which is not `Sendable` because it may contain transforming closures that are not `Sendable`.
    ///
    /// Sharing it is sound for two reasons. First, the expression is *sent* here, so no other code has access to what
    /// its closures capture. Second, its only mutable state is the compiled program, which the standard library sets
    /// atomically. A closure in the expression must allow calls from several threads at once. Regex literals and
    /// regexes made from text contain no closures.
    private struct SharedRegex: @unchecked Sendable {
        let regex: Regex<Output>
    }

    /// Creates a strategy from a regex, whose transforming closures must allow calls from several threads at once.
    public init(_ regex: sending Regex<Output>, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        sharedRegex = SharedRegex(regex: regex)
        sizeLimits = TextSizeLimits(maximumBytes: maximumBytes)
    }

    /// If a transforming closure throws, the text is rejected too.
    ///
    /// - Complexity: That of the expression, exponential in the worst case.
    public override func validate(_ input: String) throws(ValidationError) {
        if let rejection = input.withBytes(sizeLimits.rejection(of:)) { throw rejection }
        if !matches(input) { throw rejection(of: input) }
    }

    private func matches(_ text: String) -> Bool { (try? sharedRegex.regex.wholeMatch(in: text)) != nil }

    /// Returns the error, which mentions unusual characters if the regex matches the text with ordinary ones.
    private func rejection(of input: String) -> ValidationError {
        let error = ValidationError(.patternMismatch)
        guard let plain = input.withBytes(PlainText.init(replacingUnusualCharactersIn:)),
            plain.text.isEmpty || matches(plain.text)
        else { return error }
        return error.withUnusualCharacters(plain.unusualCharacters)
    }

    public override var profile: StrategyProfile {
        StrategyProfile(
            incomparable: "swiftRegex", ["maximumBytes": .int(sizeLimits.maximumBytes)], traits: .format)
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts text that a Swift `Regex` matches as a whole.
    ///
    /// > Important: Some expressions make the strategy hang on some inputs. See ``SwiftRegexInputValidator``.
    public static func matching<Output>(_ regex: sending Regex<Output>) -> InputValidator<String> {
        SwiftRegexInputValidator(regex)
    }
}

#endif
