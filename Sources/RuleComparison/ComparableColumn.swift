// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// A column's rules in comparable form.
public struct ComparableColumn {
    /// The column's name.
    public let name: String

    /// The column's rules in validation order.
    public let rules: [ComparableRule]

    let missingValues: [String]
    let validator: InputValidator<String?>

    /// Creates a column from its rules.
    public init(_ column: ColumnRules) {
        name = column.name
        missingValues = column.missingValues
        validator = column.validator
        let rules = column.strategiesInOrder.flatMap { ComparableRule($0).conjuncts }
        self.rules = rules.isEmpty && column.isRequired ? [ComparableRule(.required)] : rules
    }

    func accepts(_ input: String?) -> Bool { validator.isValid(input) }
}
