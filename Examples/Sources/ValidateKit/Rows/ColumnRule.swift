// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The rules for one column, and where in a record its cell is.
struct ColumnRule {
    /// The index of the cell in the record; beyond every record for a column that is not there.
    let cell: Int
    /// The number of the column to report, from 1.
    let number: Int
    let field: String
    let label: String
    let validator: InputValidator<String?>
    let shownValue: ShownValue

    init(_ rules: FieldRules, cell: Int, number: Int, field: String? = nil) {
        self.cell = cell
        self.number = number
        self.field = field ?? rules.name
        label = rules.label
        validator = rules.validator
        shownValue = ShownValue(validator.configuration)
    }

    /// Returns where the columns of a table with a header are.
    static func find(_ fields: [RowRules.Field], in header: [String]) throws(Mistake) -> [ColumnRule] {
        var columns: [ColumnRule] = []
        for field in fields {
            let name = field.rules.name
            let places = header.indices.filter { header[$0].utf8.elementsEqual(name.utf8) }
            if places.count > 1 { throw Mistake("two columns are called “\(name)”: which one is meant?") }
            if let place = places.first {
                columns.append(ColumnRule(field.rules, cell: place, number: place + 1))
            } else if field.mayBeNumber, let number = Int(name), header.indices.contains(number - 1) {
                columns.append(ColumnRule(field.rules, cell: number - 1, number: number, field: header[number - 1]))
            } else if field.rules.isRequired {
                let hint = Spelling.nearest(to: name, in: header).map { "; did you mean “\($0)”?" } ?? ""
                throw Mistake("there is no column “\(name)”\(hint)")
            }
        }
        return columns
    }

    /// Returns where the columns of a table without a header are: by number, or in the order of the rule file.
    static func number(_ fields: [RowRules.Field]) throws(Mistake) -> [ColumnRule] {
        var columns: [ColumnRule] = []
        for (index, field) in fields.enumerated() {
            guard field.mayBeNumber else {
                columns.append(ColumnRule(field.rules, cell: index, number: index + 1))
                continue
            }
            guard let number = Int(field.rules.name), number > 0 else {
                throw Mistake("without a header a column has a number, not the name “\(field.rules.name)”")
            }
            columns.append(ColumnRule(field.rules, cell: number - 1, number: number))
        }
        return columns
    }
}
