// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The text and the errors in the response of a server, in the shapes that servers use.
///
/// The body contains a list of errors, or an object with the errors of each field, below one of several names. Its
/// other content is ignored.
struct ErrorBody {
    /// The text about the whole problem.
    private(set) var detail: String?

    private(set) var errors: [ValidationError] = []

    /// Reads a body, which has no errors if its shape is not known.
    ///
    /// - Parameter depth: The number of objects around the body, with a limit that no server reaches.
    init(from decoder: any Decoder, depth: Int = 0) {
        guard depth < Self.maximumDepth else { return }
        guard let members = try? decoder.container(keyedBy: MemberCodingKey.self) else {
            detail = try? decoder.singleValueContainer().decode(String.self)
            if detail == nil { errors = Self.errors(in: decoder, depth: depth + 1) }
            return
        }
        detail = members.errorText
        for name in Self.errorListNames where members.contains(name) {
            let isText = members.text(forKey: name) != nil && ["detail", "message"].contains(name.stringValue)
            guard !isText, let list = try? members.superDecoder(forKey: name) else { continue }
            let errors = Self.errors(in: list, depth: depth + 1)
            // Servers of Google list other details beside the fields.
            self.errors += name.stringValue == "details" ? errors.filter { !$0.path.isEmpty } : errors
        }
        if members.text(forKey: "error") == nil, let inner = try? members.superDecoder(forKey: "error") {
            let body = ErrorBody(from: inner, depth: depth + 1)
            detail = detail ?? body.detail
            errors += body.errors
            if body.errors.isEmpty, let error = try? ValidationError(from: inner), !error.path.isEmpty {
                errors.append(error)
            }
        }
        let known = Self.errorListNames + ["error", "type", "title", "status", "instance"]
        if detail == nil, !known.contains(where: members.contains) {
            let areTexts = members.allKeys.allSatisfy { members.text(forKey: $0) != nil }
            errors = Self.errors(in: decoder, acceptsText: areTexts, depth: depth + 1)
        }
    }

    /// The number of lists and objects that are read inside one another.
    private static let maximumDepth = 32

    /// The names of members that contain errors.
    private static let errorListNames: [MemberCodingKey] = [
        "errors", "violations", "issues", "invalid-params", "formErrors", "fieldErrors", "fieldViolations", "details",
        "detail", "message",
    ]

    /// The names in place of a field for errors of the whole value.
    private static let wholeValueNames = ["base", "non_field_errors", "_errors", "__all__"]

    /// Returns the errors in a text, a list, an error, or an object with the errors of each field.
    ///
    /// - Parameters:
    ///   - index: The index of the element in its list, if the list is the value of a field.
    ///   - depth: The number of lists and objects around the value.
    private static func errors(
        in decoder: any Decoder, at path: [ValidationError.PathComponent] = [], index: Int? = nil,
        acceptsText: Bool = true, depth: Int
    ) -> [ValidationError] {
        guard depth < maximumDepth else { return [] }
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            guard acceptsText else { return [] }
            return [ValidationError(text: text, code: 0, domain: .server).under(path)]
        }
        if var list = try? decoder.unkeyedContainer() {
            var errors: [ValidationError] = []
            while !list.isAtEnd {
                let index = path.isEmpty ? nil : list.currentIndex
                guard let element = try? list.superDecoder() else { break }
                errors += Self.errors(in: element, at: path, index: index, depth: depth + 1)
            }
            return errors
        }
        guard let members = try? decoder.container(keyedBy: MemberCodingKey.self) else { return [] }
        if members.contains("fieldViolations") { return ErrorBody(from: decoder, depth: depth + 1).errors }
        if members.isError { return [ValidationError(members).under(path)] }
        let path = path + (index.map { [.index($0)] } ?? [])
        return members.allKeys.ordered { $0.stringValue < $1.stringValue }.flatMap { name in
            guard let value = try? members.superDecoder(forKey: name) else { return [] as [ValidationError] }
            let isWhole = wholeValueNames.contains(name.stringValue)
            let place = path + (isWhole ? [] : [ValidationError.PathComponent](pathNotation: name.stringValue))
            return errors(in: value, at: place, acceptsText: acceptsText, depth: depth + 1)
        }
    }
}

extension KeyedDecodingContainer<MemberCodingKey> {
    /// Whether the object is an error, and not an object with the errors of each field.
    fileprivate var isError: Bool { errorText != nil || errorPath != nil && text(forKey: "code") != nil }
}
