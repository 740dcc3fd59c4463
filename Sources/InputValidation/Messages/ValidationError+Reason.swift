// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// What is wrong and how to mend it, as a sentence to show to the person who typed.
    ///
    /// It is the error's own ``message`` or the built-in text, with the label and the parameters filled in. Made at each
    /// call, never when the error is thrown. The sentence has no full stop. A built-in text that misses one of its
    /// parameters gives way to a shorter one, so that nobody is shown a placeholder.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String {
        if let message { return filled(message).text }
        if domain == .builtIn, let code = code.builtIn {
            let (text, isComplete) = filled(English.template(for: code))
            return isComplete ? text : filled(English.incomplete).text
        }
        return "\(filled(English.incomplete).text): \(name)"
    }

    /// What happened, as a heading over ``reason``: `"Input Validation Failed"`.
    public var title: String { "Input Validation Failed" }

    /// Replaces `{name}` by the parameter of that name, once and from left to right.
    ///
    /// Data only: what a parameter or a label holds is never read as a template again (CVE-2020-10693 is the opposite).
    private func filled(_ template: String) -> (text: String, isComplete: Bool) {
        guard template.utf8.contains(UInt8(ascii: "{")) else { return (template, true) }
        var isComplete = true
        var text = ""
        var rest = Substring(template)
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            text += rest[..<open]
            let name = String(rest[rest.utf8.index(after: open)..<close])
            if let value = value(ofPlaceholder: name) {
                text += value
                rest = rest[rest.utf8.index(after: close)...]
            } else {
                // Not a placeholder of ours: the brace is text.
                isComplete = false
                text += "{"
                rest = rest[rest.utf8.index(after: open)...]
            }
        }
        return (text + rest, isComplete)
    }

    private func value(ofPlaceholder name: String) -> String? {
        switch name {
        case "Label": English.beginningSentence(label ?? English.input)
        case "label": label.map(English.inSentence) ?? English.input
        default: self[Parameter(rawValue: name)]?.description
        }
    }
}
