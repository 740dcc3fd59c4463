// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

// Not `CustomNSError`, because its domain is static. The domain of the app's own strategies would be lost, and their
// codes would collide with the built-in codes. Domain and code come from the witnesses in ValidationError.swift.
extension ValidationError: LocalizedError {
    /// The ``reason``, so that showing `localizedDescription` shows the message.
    ///
    /// ```swift
    /// error.localizedDescription
    /// // "Card number is not correct: check each digit for a typo"
    /// ```
    ///
    /// For an alert with a title and a message, use ``title`` and ``reason``.
    public var errorDescription: String? { reason }

    /// The ``reason``.
    public var failureReason: String? { reason }
}

extension ValidationError {
    /// The error as an `NSError`, with the name, label, path, and parameters in `userInfo`.
    ///
    /// `error as NSError` has the same domain, code, description, and failure reason. Its `userInfo` contains nothing
    /// else, because Foundation requires one domain for the whole type.
    public var nsError: NSError {
        var info: [String: Any] = [:]
        for (parameter, value) in parameters { info[parameter.rawValue] = value.content }
        // Set after the parameters, so that a parameter of the same name can't replace them.
        info[NSLocalizedDescriptionKey] = errorDescription
        info[NSLocalizedFailureReasonErrorKey] = failureReason
        info[Self.nameKey] = name
        info[Self.labelKey] = label
        if !path.isEmpty { info[Self.pathKey] = path.text }
        return NSError(domain: domain.rawValue, code: code.rawValue, userInfo: info)
    }

    /// The `userInfo` key for ``name``.
    public static let nameKey = "ValidationErrorName"

    /// The `userInfo` key for ``label``.
    public static let labelKey = "ValidationErrorLabel"

    /// The `userInfo` key for ``path``, in the form `address.lines[2]`.
    public static let pathKey = "ValidationErrorPath"
}
#endif
