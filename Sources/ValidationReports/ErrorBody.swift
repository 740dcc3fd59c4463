// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationForms

/// The text and errors in a server's response, in any of the shapes that servers use.
///
/// The body contains a list of errors, or an object with each field's errors, under one of several names. Its other
/// content is ignored.
struct ErrorBody {
    /// The text about the whole problem.
    private(set) var detail: String?

    private(set) var errors: [ValidationError] = []

    /// Reads a body; if its shape is unknown, the result has no errors.
    ///
    /// - Parameter depth: The number of objects that enclose the body; the limit is higher than any server needs.
    init(from decoder: any Decoder, depth: Int = 0) {
        guard depth < Self.maximumDepth else { return }
        guard let members = try? decoder.container(keyedBy: MemberCodingKey.self) else {
            detail = try? decoder.singleValueContainer().decode(String.self)
            if detail == nil { errors = Self.errors(in: decoder, depth: depth + 1) }
            return
        }
        detail = members.errorText
        if members.hasListsOfFields {
            errors = Self.errors(in: decoder, acceptsText: false, isOfFields: true, depth: depth + 1)
            return
        }
        for name in Self.errorListNames where members.contains(name) {
            let isText = members.text(forKey: name) != nil && ["detail", "message"].contains(name.stringValue)
            guard !isText, let list = try? members.superDecoder(forKey: name) else { continue }
            let isOfFields = ["errors", "fieldErrors"].contains(name.stringValue)
            let errors = Self.errors(in: list, isOfFields: isOfFields, depth: depth + 1)
            // Google's servers list other details beside the fields.
            self.errors += name.stringValue == "details" ? errors.filter { !$0.path.isEmpty } : errors
        }
        // Micronaut puts the errors in the part for embedded resources.
        if members.contains("_embedded"), let inner = try? members.superDecoder(forKey: "_embedded") {
            errors += ErrorBody(from: inner, depth: depth + 1).errors
        }
        if members.text(forKey: "error") == nil, let inner = try? members.superDecoder(forKey: "error") {
            let body = ErrorBody(from: inner, depth: depth + 1)
            detail = detail ?? body.detail
            errors += body.errors
            if body.errors.isEmpty, let error = try? ValidationError(from: inner), !error.path.isEmpty {
                errors.append(error)
            }
        }
        let known = Self.errorListNames + ["error", "_embedded"]
        let isProblem = Self.problemNames.contains { members.contains($0) && !members.hasTexts(forKey: $0) }
        if detail == nil, !isProblem, !known.contains(where: members.contains) {
            let areTexts = members.allKeys.allSatisfy { members.text(forKey: $0) != nil }
            errors = Self.errors(in: decoder, acceptsText: areTexts, depth: depth + 1)
        }
    }

    /// The maximum nesting depth of lists and objects to read.
    private static let maximumDepth = 32

    /// The names of members that can contain errors.
    fileprivate static let errorListNames: [MemberCodingKey] = [
        "errors", "violations", "issues", "invalid-params", "formErrors", "fieldErrors", "fieldList", "fieldViolations",
        "details", "detail", "message", "extra",
    ]

    /// The names of a problem's members whose values are not lists.
    private static let problemNames: [MemberCodingKey] = ["type", "title", "status", "instance"]

    /// The names that servers use instead of a field name for errors about the whole value.
    private static let wholeValueNames = ["base", "non_field_errors", "_errors", "__all__"]

    /// Returns the errors in a text, a list, an error, or an object with each field's errors.
    ///
    /// - Parameters:
    ///   - index: The element's index in its list, if the list is a field's value.
    ///   - isOfFields: Whether an object with texts can be an object with each field's error.
    ///   - depth: The number of lists and objects that enclose the value.
    private static func errors(
        in decoder: any Decoder, at path: [ValidationError.PathComponent] = [], index: Int? = nil,
        acceptsText: Bool = true, isOfFields: Bool = false, depth: Int
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
        // A Google detail that isn't about fields, such as a link to a help page.
        if members.contains("@type") { return [] }
        // Kubernetes describes the resource next to the causes.
        if members.contains("causes"), let causes = try? members.superDecoder(forKey: "causes") {
            return errors(in: causes, at: path, depth: depth + 1)
        }
        if members.isError, !isOfFields || !members.hasTextsOfFields { return [ValidationError(members).under(path)] }
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
    /// Whether the object has a list of errors for each field, with some fields named like a problem's members.
    ///
    /// At least one of the fields has another name.
    fileprivate var hasListsOfFields: Bool {
        let names = allKeys.filter(hasTexts).map(\.stringValue)
        let known = ErrorBody.errorListNames.map(\.stringValue)
        let own = names.filter { !known.contains($0) }
        let isOnlyLists = allKeys.count == names.count
        return !own.isEmpty && names.count > own.count
            && names.allSatisfy { isOnlyLists || own.contains($0) || ["detail", "message"].contains($0) }
    }

    /// Returns whether a member is a list of texts.
    fileprivate func hasTexts(forKey key: Key) -> Bool { (try? decode([String].self, forKey: key)) != nil }

    /// Whether the object has a text for each field, even if some fields are named like an error's members.
    fileprivate var hasTextsOfFields: Bool {
        errorPath == nil && allKeys.allSatisfy { text(forKey: $0) != nil }
            && allKeys.contains { !Self.namesInErrors.contains($0.stringValue) }
    }

    /// The names of the texts in an error that is not about a field.
    private static var namesInErrors: Set<String> {
        [
            "code", "defaultMessage", "description", "detail", "domain", "error", "error_code", "errorCode", "id",
            "instance", "key", "kind", "message", "msg", "name", "reason", "severity", "status", "target", "title",
            "type",
        ]
    }

    /// Whether the object is an error, not an object with each field's errors.
    fileprivate var isError: Bool { errorText != nil || errorPath != nil && text(forKey: "code") != nil }
}
