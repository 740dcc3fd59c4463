// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

let taxpayer = InputValidator.nationalID(.cpfBR)
print(taxpayer.isValid("390.533.447-05"))
// true
print(taxpayer.isValid("390.533.447-06"))
// false
print(taxpayer.normalized("390.533.447-05"))
// 39053344705
