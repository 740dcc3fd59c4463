// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

// Not `CustomNSError`, because its domain is static. The domain of a subclass would be lost, and its code would collide
// with the built-in codes (measured). Domain and code come from the witnesses in ValidationError.swift.
//
// An alert may show the description as title and the reason as message, as in the Strategy chapter of "Pro Objective-C
// Design Patterns for iOS". So the description does not contain the reason, which the alert would show twice. It
// contains the label, because some programs show only `localizedDescription`.
extension ValidationError: LocalizedError {
    /// A heading, followed by the label or the path of the field if there is one.
    ///
    /// ```swift
    /// error.localizedDescription  // "Input Validation Failed: Card number"
    /// error.failureReason
    /// // "Card number may have a typo: check each digit"
    /// ```
    ///
    /// It is the title of an alert whose message is the ``failureReason``, so it does not contain the reason. To show
    /// only one sentence, show ``reason``.
    public var errorDescription: String? {
        let messages = messages ?? .current
        let place = label.map(messages.translated) ?? path.text
        return place.isEmpty ? messages.failure : "\(messages.failure): \(place)"
    }

    /// The ``reason``, which describes the problem and how to correct it.
    public var failureReason: String? { reason }

    /// The ``reason``, for alerts that do not show a failure reason, such as `NSAlert`.
    public var recoverySuggestion: String? { reason }
}

extension ValidationError {
    /// The error as an `NSError`, with the name, label, path and parameters in `userInfo`.
    ///
    /// `error as NSError` has the same domain, code, description, failure reason and recovery suggestion. Its
    /// `userInfo` contains nothing else, because Foundation requires one domain for the whole type.
    public var nsError: NSError {
        var info: [String: Any] = [:]
        for (parameter, value) in parameters { info[parameter.rawValue] = value.foundationValue }
        // These come after the parameters, so that a parameter of the same name cannot replace them.
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

    /// The `userInfo` key of ``path``, in the form `address.lines[2]`.
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
