// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// A sentence for the person who entered the value that describes the problem and how to correct it.
    ///
    /// It is the ``message`` of the error or the built-in text, with the label and the parameters filled in. It is
    /// created at each read, and not when the error is thrown. The sentence has no period at the end. In a built-in
    /// text, an ellipsis replaces a parameter that the error does not have.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String {
        if let message { return filled(message) }
        if domain == .builtIn, let code = code.builtIn { return filled(English.template(for: code), gap: "…") }
        return filled("Check {label}: ") + name
    }

    /// A heading for an alert or a list, with the ``reason`` below it: `"Input Validation Failed"`.
    public var title: String { "Input Validation Failed" }

    /// Replaces each `{name}` with the parameter of that name, in one pass from left to right.
    ///
    /// The content of a parameter or a label is never read as a template again (compare CVE-2020-10693).
    ///
    /// - Parameter gap: The replacement for a missing parameter; by default the placeholder stays as text.
    private func filled(_ template: String, gap: String? = nil) -> String {
        guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
        var text = ""
        var rest = Substring(template)
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            text += rest[..<open]
            let name = String(rest[rest.utf8.index(after: open)..<close])
            if let value = value(ofPlaceholder: name) ?? gap {
                text += value
                rest = rest[rest.utf8.index(after: close)...]
            } else {
                // The brace does not begin a placeholder, so it is text.
                text += "{"
                rest = rest[rest.utf8.index(after: open)...]
            }
        }
        return text + rest
    }

    private func value(ofPlaceholder name: String) -> String? {
        switch name {
        case "Label": English.beginningSentence(label ?? English.input)
        case "label": label.map(English.inSentence) ?? English.input
        default: self[Parameter(rawValue: name)]?.description
        }
    }
}
