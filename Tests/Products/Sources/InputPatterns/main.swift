// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns

let postcode = InputPattern.postalCodeGB
print(postcode.name, postcode.example, postcode.isSensitive)
// postalCodeGB SW1A 1AA false
print(postcode.expression.isEmpty, postcode.source.isEmpty)
// false false
