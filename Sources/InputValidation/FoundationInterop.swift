// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

// Not `CustomNSError`: its domain is static, so a subclass's own domain would be lost and its code would collide with
// ours (measured). Domain and code come from the witnesses in ValidationError.swift.
extension ValidationError: LocalizedError {
    /// What happened: the heading, then the reason.
    public var errorDescription: String? { "\(title). \(reason)" }

    /// What is wrong and how to mend it.
    public var failureReason: String? { reason }
}

extension ValidationError {
    /// The error as Foundation knows it, with the parameters and the label in `userInfo`.
    ///
    /// `error as NSError` has domain, code, description and failure reason too, but no further `userInfo`.
    public var nsError: NSError {
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: "\(title). \(reason)",
            NSLocalizedFailureReasonErrorKey: reason,
            Self.nameKey: name,
        ]
        info[Self.labelKey] = label
        if !path.isEmpty { info[Self.pathKey] = path.pathDescription }
        for (parameter, value) in parameters { info[parameter.rawValue] = value.foundationValue }
        return NSError(domain: domain.rawValue, code: code.rawValue, userInfo: info)
    }

    /// The `userInfo` key of ``name``.
    public static let nameKey = "ValidationErrorName"

    /// The `userInfo` key of ``label``.
    public static let labelKey = "ValidationErrorLabel"

    /// The `userInfo` key of ``path``, written `address.lines[2]`.
    public static let pathKey = "ValidationErrorPath"
}

extension ValidationError.Value {
    fileprivate var foundationValue: Any {
        switch self {
        case .int(let value): value
        case .double(let value): value
        case .flag(let value): value
        case .text(let value): value
        case .list(let values): values
        }
    }
}

extension CardExpiry.Clock {
    /// The month on this machine's calendar.
    public static var system: Self { system(timeZone: .autoupdatingCurrent) }

    /// The month in a time zone; a server that serves the world may ask for the last one that a card expires in, UTC−12.
    public static func system(timeZone: TimeZone) -> Self {
        Self {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let today = calendar.dateComponents([.year, .month], from: Date())
            // Both are there because both were asked for; the fallback refuses every card.
            return (today.year ?? .max, today.month ?? 12)
        }
    }
}

extension InputValidator where Input == String {
    /// The expiry date of a payment card, good to the end of its month by this machine's calendar.
    public static var cardExpiry: CardExpiryInputValidator { .systemClock }
}

extension CardExpiryInputValidator {
    fileprivate static let systemClock = CardExpiryInputValidator(now: .system)
}
#endif
