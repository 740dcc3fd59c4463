// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The rules of a column, as rules that can be compared.
public struct ComparableColumn {
    /// The name of the column.
    public let name: String

    /// The rules of the column in the order in which they validate.
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
