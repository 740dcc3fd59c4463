// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A decoder's complaint as a sentence with its place, such as `fields[0].strategies[1].networks: …`.
extension DecodingError {
    /// - Parameter skipping: The number of steps to leave out of the place, because the person didn't write them.
    func explanation(skipping: Int = 0) -> String {
        let (context, text) = parts
        var place = ""
        for key in context.codingPath.dropFirst(skipping) {
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return place.isEmpty ? text : "\(place): \(text)"
    }

    /// The steps from the top to the place.
    var path: [any CodingKey] { parts.0.codingPath }

    private var parts: (Context, String) {
        switch self {
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            (context, "this must be \(Self.words(for: type))")
        case .keyNotFound(let key, let context): (context, "the key “\(key.stringValue)” is missing")
        case .dataCorrupted(let context): (context, context.debugDescription)
        @unknown default: (Context(codingPath: [], debugDescription: ""), String(describing: self))
        }
    }

    private static func words(for type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Int.Type: "a whole number"
        case is Double.Type: "a number"
        case is Bool.Type: "true or false"
        case is [Any].Type: "a list"
        case is [String: Any].Type: "an object"
        default: String(describing: type).contains("Array") ? "a list" : "something else (\(type))"
        }
    }
}
