// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// What is wrong and how to mend it, as a sentence to show to the person who typed.
    ///
    /// It is the error's own ``message`` or the built-in text, with the label and the parameters filled in. Made at each
    /// call, never when the error is thrown. The sentence has no full stop. A built-in text shows an
    /// ellipsis for a parameter that the error does not have.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String {
        if let message { return filled(message) }
        if domain == .builtIn, let code = code.builtIn { return filled(English.template(for: code), gap: "…") }
        return filled("Check {label}: ") + name
    }

    /// What happened, as a heading over ``reason``: `"Input Validation Failed"`.
    public var title: String { "Input Validation Failed" }

    /// Replaces `{name}` by the parameter of that name, once and from left to right.
    ///
    /// Data only: what a parameter or a label holds is never read as a template again (CVE-2020-10693 is the opposite).
    ///
    /// - Parameter gap: What stands for a parameter that there is not; by default the placeholder is left as text.
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
                // Not a placeholder of ours: the brace is text.
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
