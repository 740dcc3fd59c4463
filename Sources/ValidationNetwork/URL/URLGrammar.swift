// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

extension InputGrammar {
    static let webURL = InputGrammar(webLink("[Hh][Tt][Tt][Pp][Ss]?"), provedBy: endings("http"))
    static let secureURL = InputGrammar(webLink("[Hh][Tt][Tt][Pp][Ss]"), provedBy: endings("https"))

    private static func endings(_ scheme: String) -> Endings { Endings(of: ["\(scheme)://a", "00", "::]", "s://a"]) }

    private static let port =
        "(?:6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[1-9][0-9]{0,3})"

    /// A web link with a scheme, whose parts, hosts, and paths a policy restricts further.
    private static func webLink(_ scheme: String) -> String {
        let label = label("0-9A-Z_a-z", isLimited: false)
        let text = "(?:[-!$&-;=?-Z_a-z~\(beyondASCII)]|%\(hexDigit){2})*"
        let path = "(?:[-!$&-;=@-Z_a-z~\(beyondASCII)]|%\(hexDigit){2})*"
        return #"\#(scheme)://(?:\#(label)(?:\.\#(label))*\.?|\[[0-9A-Fa-f:.]{2,45}\])(?::(?:0*\#(port))?)?"#
            + #"(?:/\#(path))?(?:\?\#(text))?(?:#\#(text))?"#
    }
}
