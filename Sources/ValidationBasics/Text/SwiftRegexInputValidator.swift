// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

#if SwiftRegex

/// A strategy that accepts text if a Swift `Regex` matches the whole text.
///
/// ```swift
/// let plate: InputValidator<String> = .matching(/[A-Z]{2}\d{1,6}/)
/// plate.isValid("ZH123")  // true
/// plate.isValid("ZH123\n")  // false: code 1003
/// ```
///
/// - Warning: `Regex` backtracks, and you can't stop it. `(a+)+b` takes seconds for 18 letters a, and each additional
///   letter more than doubles the time. Don't use it on untrusted input unless you know that the expression is
///   harmless. ``RegexInputValidator`` takes linear time in the input's length, whatever the expression. In a `Regex`,
///   `\d`, `\w`, and `.` match Unicode characters. To match only ASCII, use `.asciiOnlyDigits()` and similar methods.
///
/// Swift can't compare regexes, so the strategy equals only itself.
///
/// The strategy requires the package trait `SwiftRegex` or `Full`, which is on by default. On Linux, a static program
/// contains every public class of the library, and this class pulls in the `Regex` engine, which takes 1.4 MB.
///
/// Errors: ``ValidationError/Code/patternMismatch`` (1003), and every text strategy's errors (1004, 1005).
public final class SwiftRegexInputValidator<Output>: InputValidator<String>, @unchecked Sendable {
    private let sharedRegex: SharedRegex
    private let sizeLimits: TextSizeLimits

    /// A regex that tasks can share.
    ///
    /// `Regex` isn't `Sendable`, because its transforming closures might not be.
    ///
    /// Sharing it is safe for two reasons. First, the regex is *sent* here, so no other code can access what its
    /// closures capture. Second, its only mutable state is the compiled program, which the standard library sets
    /// atomically. The regex's closures must allow calls from several threads at once. Regex literals and regexes made
    /// from text contain no closures.
    private struct SharedRegex: @unchecked Sendable {
        let regex: Regex<Output>
    }

    /// Creates a strategy from a regex, whose transforming closures must allow calls from several threads at once.
    public init(_ regex: sending Regex<Output>, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        sharedRegex = SharedRegex(regex: regex)
        sizeLimits = TextSizeLimits(maximumBytes: maximumBytes)
    }

    /// Rejects a text if the regex doesn't match it or if a transforming closure throws.
    ///
    /// - Complexity: Depends on the expression; exponential in the worst case.
    public override func validate(_ input: String) throws(ValidationError) {
        if let rejection = input.withBytes(sizeLimits.rejection(of:)) { throw rejection }
        if !matches(input) { throw rejection(of: input) }
    }

    private func matches(_ text: String) -> Bool { (try? sharedRegex.regex.wholeMatch(in: text)) != nil }

    /// Returns the error, which mentions unusual characters if the regex would match the text with ordinary characters
    /// instead.
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
    /// Returns a strategy that accepts text if a Swift `Regex` matches the whole text.
    ///
    /// > Important: Some expressions make the strategy hang on some inputs. See ``SwiftRegexInputValidator``.
    public static func matching<Output>(_ regex: sending Regex<Output>) -> InputValidator<String> {
        SwiftRegexInputValidator(regex)
    }
}

#endif
