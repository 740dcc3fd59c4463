// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension ValidationError.Domain {
    /// The domain for errors from other servers.
    package static let server: Self = "Server"
}

extension ValidationError {
    /// Creates an error with text from an outside source, whose braces are not placeholders.
    package init(
        text: String?, code: Code, domain: Domain, name: String? = nil, parameters: [Parameter: Value] = [:]
    ) {
        var parameters = parameters
        let hasBrace = text?.contains("{") == true
        if hasBrace { parameters["detail"] = text.map { .text($0) } }
        self.init(code, domain: domain, name: name, message: hasBrace ? "{detail}" : text, parameters: parameters)
    }
}

extension KeyedDecodingContainer<MemberCodingKey> {
    package func text(forKey name: MemberCodingKey) -> String? {
        contains(name) ? try? decode(String.self, forKey: name) : nil
    }

    /// The error's text, under any of the names that servers use.
    package var errorText: String? {
        if let text = text(forKey: "detail") ?? text(forKey: "message") ?? text(forKey: "msg")
            ?? text(forKey: "defaultMessage")
        {
            return text
        }
        // Other members of an error can have these names too.
        if errorPath != nil, let text = text(forKey: "description") ?? text(forKey: "title") { return text }
        return text(forKey: "reason") ?? text(forKey: "error")
    }

    /// The error's path, under any of the names that servers use.
    package var errorPath: [ValidationError.PathComponent]? {
        if let path = directPath { return path }
        if let source = try? nestedContainer(keyedBy: MemberCodingKey.self, forKey: "source"),
            let path = source.directPath
        {
            // JSON:API puts a resource's attributes under this path.
            let isAttribute = path.count > 2 && path.starts(with: [.key("data"), .key("attributes")])
            return isAttribute ? Array(path.dropFirst(2)) : path
        }
        // In RFC 7807, `name` is the field's name. In this library's errors, it's the code's name.
        if contains("reason"), !contains("code") { return path(forKey: "name") }
        // Beside the message, AWS puts the field's name, OData the target, and Litestar the key and its source.
        if contains("message") {
            if contains("target") { return path(forKey: "target") }
            if contains("key"), contains("source") { return path(forKey: "key") }
            let isField = contains("name") && allKeys.count == 2
            return isField ? path(forKey: "name") : nil
        }
        return nil
    }

    private var directPath: [ValidationError.PathComponent]? {
        for name in [
            "path", "pointer", "loc", "field", "propertyPath", "property", "param", "parameter", "instancePath",
        ] as [MemberCodingKey] {
            guard let path = path(forKey: name) else { continue }
            // FastAPI also reports which part of the request contains the value.
            guard name.stringValue == "loc", case .key(let part)? = path.first,
                ["body", "query", "path", "header", "cookie"].contains(part)
            else { return path }
            return Array(path.dropFirst())
        }
        return nil
    }

    private func path(forKey name: MemberCodingKey) -> [ValidationError.PathComponent]? {
        if let text = text(forKey: name) { return [ValidationError.PathComponent](pathNotation: text) }
        return contains(name) ? try? decode([ValidationError.PathComponent].self, forKey: name) : nil
    }
}
