// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The name of a member of an object, such as `address.city`.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(stringValue: String) { self.stringValue = stringValue }
    package init(stringLiteral value: String) { stringValue = value }
    package init?(intValue: Int) { nil }
}

/// The text and the errors in the response of a server, in the shapes that servers use.
///
/// The body contains a list of errors, or an object with the errors of each field, below one of several names. Its
/// other content is ignored.
package struct ErrorBody {
    /// The text about the whole problem.
    package private(set) var text: String?

    package private(set) var errors: [ValidationError] = []

    /// Reads a body, which has no errors if its shape is not known.
    package init(from decoder: any Decoder) {
        guard let members = try? decoder.container(keyedBy: MemberName.self) else {
            text = try? decoder.singleValueContainer().decode(String.self)
            if text == nil { errors = Self.errors(in: decoder) }
            return
        }
        text = members.errorText
        for name in Self.lists where members.contains(name) {
            let isText = members.text(name) != nil && ["detail", "message"].contains(name.stringValue)
            guard !isText, let list = try? members.superDecoder(forKey: name) else { continue }
            let errors = Self.errors(in: list)
            // Servers of Google list other details beside the fields.
            self.errors += name.stringValue == "details" ? errors.filter { !$0.path.isEmpty } : errors
        }
        if members.text("error") == nil, let inner = try? members.superDecoder(forKey: "error") {
            let body = ErrorBody(from: inner)
            text = text ?? body.text
            errors += body.errors
            if body.errors.isEmpty, let error = try? ValidationError(from: inner), !error.path.isEmpty {
                errors.append(error)
            }
        }
        let known = Self.lists + ["error", "type", "title", "status", "instance"]
        if text == nil, !known.contains(where: members.contains) {
            let areTexts = members.allKeys.allSatisfy { members.text($0) != nil }
            errors = Self.errors(in: decoder, acceptsText: areTexts)
        }
    }

    /// The names of members that contain errors.
    private static let lists: [MemberName] = [
        "errors", "violations", "issues", "invalid-params", "formErrors", "fieldErrors", "fieldViolations", "details",
        "detail", "message",
    ]

    /// The names in place of a field for errors of the whole value.
    private static let namesOfWhole = ["base", "non_field_errors", "_errors", "__all__"]

    /// Returns the errors in a text, a list, an error, or an object with the errors of each field.
    ///
    /// - Parameter index: The index of the element in its list, if the list is the value of a field.
    private static func errors(
        in decoder: any Decoder, at path: [ValidationError.PathComponent] = [], index: Int? = nil,
        acceptsText: Bool = true
    ) -> [ValidationError] {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            guard acceptsText else { return [] }
            return [ValidationError(text: text, code: 0, domain: .server).under(path)]
        }
        if var list = try? decoder.unkeyedContainer() {
            var errors: [ValidationError] = []
            while !list.isAtEnd {
                let index = path.isEmpty ? nil : list.currentIndex
                guard let element = try? list.superDecoder() else { break }
                errors += Self.errors(in: element, at: path, index: index)
            }
            return errors
        }
        guard let members = try? decoder.container(keyedBy: MemberName.self) else { return [] }
        if members.contains("fieldViolations") { return ErrorBody(from: decoder).errors }
        if members.isError { return [ValidationError(members).under(path)] }
        let path = path + (index.map { [.index($0)] } ?? [])
        return members.allKeys.ordered { $0.stringValue < $1.stringValue }.flatMap { name in
            guard let value = try? members.superDecoder(forKey: name) else { return [] as [ValidationError] }
            let isWhole = namesOfWhole.contains(name.stringValue)
            let place = path + (isWhole ? [] : [ValidationError.PathComponent](notation: name.stringValue))
            return errors(in: value, at: place, acceptsText: acceptsText)
        }
    }
}

extension ValidationError.Domain {
    /// The domain of errors of other servers.
    static let server: Self = "Server"
}

extension ValidationError {
    /// Creates an error with a text from outside, whose braces are not placeholders.
    init(
        text: String?, code: Code, domain: Domain, name: String? = nil, parameters: [Parameter: Value] = [:]
    ) {
        var parameters = parameters
        let hasBrace = text?.contains("{") == true
        if hasBrace { parameters["detail"] = text.map { .text($0) } }
        self.init(code, domain: domain, name: name, message: hasBrace ? "{detail}" : text, parameters: parameters)
    }
}

extension KeyedDecodingContainer<MemberName> {
    package func text(_ name: MemberName) -> String? { contains(name) ? try? decode(String.self, forKey: name) : nil }

    /// The text of an error, under one of the names that servers use.
    var errorText: String? {
        if let text = text("detail") ?? text("message") ?? text("msg") ?? text("defaultMessage") { return text }
        // Other members of an error can have these names as well.
        if errorPath != nil, let text = text("description") ?? text("title") { return text }
        return text("reason") ?? text("error")
    }

    /// The place of an error, under one of the names that servers use.
    var errorPath: [ValidationError.PathComponent]? {
        if let path = ownPath { return path }
        if let source = try? nestedContainer(keyedBy: MemberName.self, forKey: "source"), let path = source.ownPath {
            // JSON:API has the attributes of a resource below this place.
            let isAttribute = path.count > 2 && path.starts(with: [.key("data"), .key("attributes")])
            return isAttribute ? Array(path.dropFirst(2)) : path
        }
        // In RFC 7807, `name` is the name of the field. In an error of this library, it is that of the code.
        return contains("reason") && !contains("code") ? path("name") : nil
    }

    private var ownPath: [ValidationError.PathComponent]? {
        for name in [
            "path", "pointer", "loc", "field", "propertyPath", "property", "param", "parameter", "instancePath",
        ] as [MemberName] {
            guard let path = path(name) else { continue }
            // FastAPI reports in which part of the request the value is.
            guard name.stringValue == "loc", case .key(let part)? = path.first,
                ["body", "query", "path", "header", "cookie"].contains(part)
            else { return path }
            return Array(path.dropFirst())
        }
        return nil
    }

    /// Whether the object is an error, and not an object with the errors of each field.
    fileprivate var isError: Bool { errorText != nil || errorPath != nil && text("code") != nil }

    private func path(_ name: MemberName) -> [ValidationError.PathComponent]? {
        if let text = text(name) { return [ValidationError.PathComponent](notation: text) }
        return contains(name) ? try? decode([ValidationError.PathComponent].self, forKey: name) : nil
    }
}

extension [ValidationError.PathComponent] {
    /// Creates a path from a pointer, or from the notation of programs, such as `$.address.lines[2]` or `lines.2`.
    fileprivate init(notation text: String) {
        // The name of a field is not longer. Each error would have its own copy of a long path.
        if text.utf8.count > 1_024 {
            self = [.key(text)]
        } else if let first = text.unicodeScalars.first, first == "#" || first == "/" {
            self.init(pointer: text)
        } else {
            let names = text.unicodeScalars.split { ".[]'\"".unicodeScalars.contains($0) }.map { String($0) }
            self = names.dropFirst(names.first == "$" ? 1 : 0).map { ValidationError.PathComponent(name: $0) }
        }
    }

    /// Creates a path from a JSON Pointer, or from one in a URI fragment, such as `#/lines/2`.
    ///
    /// A component that is a number is the index of an element.
    init(pointer: String) {
        // Not by characters: a name can begin with a mark, which is one character with the slash before it.
        let scalars = pointer.unicodeScalars
        let text = scalars.first == "#" ? String(scalars.dropFirst()).percentDecoded : pointer
        self = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            let parts = $0.split(separator: "~", omittingEmptySubsequences: false)
            let name = parts.dropFirst().reduce(into: String(parts[0])) { name, part in
                switch part.first {
                case "0": name += "~" + String(part.dropFirst())
                case "1": name += "/" + String(part.dropFirst())
                default: name += "~" + String(part)
                }
            }
            return ValidationError.PathComponent(name: name)
        }
    }

    /// The path as a JSON Pointer in a URI fragment (RFC 6901, section 6).
    var pointerFragment: String { "#" + jsonPointer.percentEncoded }
}

extension ValidationError.PathComponent {
    fileprivate init(name: String) {
        if let index = Int(name), index >= 0, String(index) == name { self = .index(index) } else { self = .key(name) }
    }
}

extension String {
    /// The text with a percent encoding of each byte that RFC 3986 does not permit in a fragment.
    fileprivate var percentEncoded: String {
        utf8.reduce(into: "") { text, byte in
            if byte.isLetter || byte.isDigit || "-._~!$&'()*+,;=:@/?".utf8.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// The text with the bytes of its percent encodings, except of malformed ones.
    fileprivate var percentDecoded: String {
        let bytes = Array(utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].dropFirst().prefix(2).compactMap(\.hexadecimalValue)
            let isEncoding = bytes[index] == UInt8(ascii: "%") && digits.count == 2
            decoded.append(isEncoding ? digits[0] << 4 | digits[1] : bytes[index])
            index += isEncoding ? 3 : 1
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
