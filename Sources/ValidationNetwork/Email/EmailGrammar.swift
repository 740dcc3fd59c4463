// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

extension InputGrammar {
    private static let endings = Endings(of: ["a@a.aa", "a@a", "\"@a", "@a", "a.\u{FC}", "1::]", ".0.0.0]", "0.0.0]"])
    private static let emails = EmailInputValidator.Standard.allCases.map { standard in
        InputGrammar(expression(of: standard, international: false), provedBy: endings)
    }
    private static let internationalEmails = EmailInputValidator.Standard.allCases.map { standard in
        InputGrammar(expression(of: standard, international: true), provedBy: endings)
    }

    static func email(_ standard: EmailInputValidator.Standard, international: Bool) -> InputGrammar {
        let index = EmailInputValidator.Standard.allCases.firstIndex(of: standard) ?? 0
        return international ? internationalEmails[index] : emails[index]
    }

    /// The email addresses of a standard, which lengths of parts and encoded labels restrict further.
    private static func expression(of standard: EmailInputValidator.Standard, international: Bool) -> String {
        let more = international ? beyondASCII : ""
        let atom = #"[!#-'*+\-/-9=?A-Z^-~\#(more)]"#
        let plain = label("0-9A-Za-z", isLimited: !international && standard != .rfc5321)
        let label = international ? "(?:\(plain)|[-0-9A-Za-z\(more)]+)" : plain
        let words = #"\#(atom)+(?:\.\#(atom)+)*"#
        let name = #"\#(label)(?:\.\#(label))*"#
        switch standard {
        case .html5: return #"[.!#-'*+\-/-9=?A-Z^-~\#(more)]+@\#(name)"#
        case .dotAtom:
            let topLevel =
                "(?:[A-Za-z]{2,63}|[Xx][Nn]--[-0-9A-Za-z]{1,59}" + (international ? "|[-0-9A-Za-z\(more)]+)" : ")")
            return #"\#(words)@(?:\#(label)\.)+\#(topLevel)"#
        case .rfc5321:
            let quoted = #""(?:[ !#-\[\]-~\#(more)]|\\[ -~])*""#
            let literal = #"\[(?:[0-9.]{7,15}|[Ii][Pp][Vv]6:[0-9A-Fa-f:.]{2,45})\]"#
            return "(?:\(words)|\(quoted))@(?:\(name)|\(literal))"
        }
    }
}
