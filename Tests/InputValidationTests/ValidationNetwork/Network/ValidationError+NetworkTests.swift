// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Errors about a dot")
struct ValidationErrorNetworkTests {
    @Test(
        "describe a dot that stands at an edge, or next to another dot",
        arguments: [
            (".example.com", "Do not begin with a dot"), ("example..com", "Do not write two dots in a row"),
        ])
    func dots(text: String, message: String) {
        let error = rejection(by: .domainName, of: text)
        #expect(error?.code == .domainLabelEmpty && error?.reason == message)
    }
}
