// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra

let year = try InputSet("[0-9]{4}")
let digits = try InputSet("[0-9]+")
print(year.isSubset(of: digits), digits.isSubset(of: year))
// yes no(example: "0")
print(try InputSet(.postalCodeUS).isSubset(of: InputSet("[0-9-]+")))
// yes
