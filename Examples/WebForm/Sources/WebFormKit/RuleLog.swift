// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import RuleComparison

/// Log lines about a rule file.
package enum RuleLog {
    /// Returns a file's mistake on one line, with its place.
    package static func line(about error: ValidationError, in path: String) -> String {
        let place = [error[.line], error[.column]].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(path)\(place): \(error.reason) (\(error.code))"
    }

    /// Returns a line for a mistake, or a line for each column whose rules changed.
    package static func lines(about reload: RuleReload, in path: String) -> [String] {
        if let error = reload.error { return [line(about: error, in: path) + "; the rules stay as they were"] }
        return reload.changes.filter { $0.relation != .same }.map { "\(path): \($0)" }
    }

    /// Returns a line for each column that none of the form's fields use.
    package static func unusedColumns(of rules: TableRules, in path: String) -> [String] {
        let names = Checkout.ruledFields.map(\.rawValue)
        return rules.fields.map(\.name).filter { !names.contains($0) }.map {
            "\(path): no field uses the column \($0); use \(names.joined(separator: ", "))"
        }
    }
}
