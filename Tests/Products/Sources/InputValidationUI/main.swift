// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationUI

// The views need the frameworks of Apple's systems. The formats of text fields do not.
let (text, caret) = InputFormat.paymentCard("42424242", caret: 8)
print(text, caret)
// 4242 4242 9
