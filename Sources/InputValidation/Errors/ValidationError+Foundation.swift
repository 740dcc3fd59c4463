// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

// Not `CustomNSError`: its domain is static, so a subclass's own domain would be lost and its code would collide with
// ours (measured). Domain and code come from the witnesses in ValidationError.swift.
//
// A description that held the reason would say it twice in an alert with the description as title and the reason as
// message, as the Strategy chapter of "Pro Objective-C Design Patterns for iOS" has it. A description without the label
// would tell nothing to a program that shows only `localizedDescription`.
extension ValidationError: LocalizedError {
    /// What happened and where: ``title``, and the label or the path of the field if there is one.
    ///
    /// ```swift
    /// error.localizedDescription  // "Input Validation Failed: Card number"
    /// error.failureReason  // "Check card number: one of the digits does not fit"
    /// ```
    ///
    /// It is the title of an alert whose message is the ``failureReason``, so it does not hold the reason. To show one
    /// sentence only, show ``reason``.
    public var errorDescription: String? {
        let place = label ?? path.text
        return place.isEmpty ? title : "\(title): \(place)"
    }

    /// What is wrong and how to correct it: the ``reason``.
    public var failureReason: String? { reason }

    /// What is wrong and how to correct it: the ``reason``, for alerts that show no failure reason, such as `NSAlert`.
    public var recoverySuggestion: String? { reason }
}

extension ValidationError {
    /// The error as Foundation has it, with name, label, path and parameters in `userInfo`.
    ///
    /// `error as NSError` has the same domain, code, description, failure reason and recovery suggestion, but nothing
    /// else in `userInfo`: Foundation takes more only from errors with one domain for the whole type.
    public var nsError: NSError {
        var info: [String: Any] = [:]
        for (parameter, value) in parameters { info[parameter.rawValue] = value.foundationValue }
        // Behind the parameters: one of the same name takes no place of these.
        info[NSLocalizedDescriptionKey] = errorDescription
        info[NSLocalizedFailureReasonErrorKey] = failureReason
        info[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        info[Self.nameKey] = name
        info[Self.labelKey] = label
        if !path.isEmpty { info[Self.pathKey] = path.text }
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
#endif
