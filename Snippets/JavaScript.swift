// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import ValidationJavaScript

// snippet.module
let module = JavaScriptModule([
    .init("email", label: "Email address", .email)
])
print(module.undecided)
// [email: email: labels that begin with xn--]
// snippet.end
