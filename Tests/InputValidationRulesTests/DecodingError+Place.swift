// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension DecodingError {
    /// Where the mistake is, as `fields[0].name`.
    var place: String {
        var place = ""
        for key in context?.codingPath ?? [] {
            if let index = key.intValue { place += "[\(index)]" } else { place += "." + key.stringValue }
        }
        return place.first == "." ? String(place.dropFirst()) : place
    }

    var text: String { context?.debugDescription ?? "" }

    /// The details if a value is invalid, or `nil` for another mistake.
    var corruption: Context? { if case .dataCorrupted(let context) = self { context } else { nil } }

    private var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
