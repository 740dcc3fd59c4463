// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// A column of a rule file: its rules as the file has them, and its strategy.
struct ColumnSpecification {
    let name: String
    let rules: [RuleSpecification]
    let missingValues: [String]
    let validator: InputValidator<String?>

    /// Returns the columns of a rule file.
    static func columns(of ruleFile: RuleFile) throws(Mistake) -> [ColumnSpecification] {
        let table = ruleFile.rules
        let file = try? JSONSerialization.jsonObject(with: ruleFile.data) as? [String: Any]
        let fields = file?["fields"] as? [[String: Any]] ?? []
        guard fields.count == table.fields.count else {
            throw Mistake("\(ruleFile.path): the fields could not be read twice")
        }
        let missing = file?["missingValues"] as? [String] ?? []
        return zip(table.fields, fields).map { rules, json in
            ColumnSpecification(
                name: rules.name, rules: Self.rules(json, isRequired: rules.isRequired),
                missingValues: json["missingValues"] as? [String] ?? missing, validator: rules.validator)
        }
    }

    func accepts(_ input: String?) -> Bool { validator.isValid(input) }

    /// The rules of a field, with its type, format and constraints written as strategies.
    private static func rules(_ json: [String: Any], isRequired: Bool) -> [RuleSpecification] {
        let constraints = json["constraints"] as? [String: Any] ?? [:]
        var limits: [String: Any] = [:]
        for key in ["minimum", "maximum"] { limits[key] = constraints[key] }
        var rules: [RuleSpecification] = []
        switch json["format"] as? String {
        case "uri": rules.append(RuleSpecification("uri"))
        case let format?: rules.append(RuleSpecification(format))
        case nil: break
        }
        switch json["type"] as? String {
        case "integer": rules.append(RuleSpecification("integer", limits))
        case "number": rules.append(RuleSpecification("decimal", limits.merging(["exponent": "optional"]) { $1 }))
        case "date": rules.append(RuleSpecification("date", limits))
        case "time": rules.append(RuleSpecification("time", ["offset": "optional"]))
        case "datetime": rules.append(RuleSpecification("dateTime", ["offset": "optional"]))
        case "boolean":
            rules.append(
                RuleSpecification("oneOf", ["values": ["true", "True", "TRUE", "1", "false", "False", "FALSE", "0"]]))
        default: break
        }
        var length: [String: Any] = [:]
        length["minimum"] = constraints["minLength"]
        length["maximum"] = constraints["maxLength"]
        if !length.isEmpty { rules.append(RuleSpecification("count", length)) }
        if let pattern = constraints["pattern"] { rules.append(RuleSpecification("pattern", ["pattern": pattern])) }
        if let texts = constraints["enum"] { rules.append(RuleSpecification("oneOf", ["values": texts])) }
        for strategy in json["strategies"] as? [Any] ?? [] {
            rules += RuleSpecification(json: strategy).map(\.parts) ?? [RuleSpecification("?")]
        }
        return rules.isEmpty && isRequired ? [RuleSpecification("required")] : rules
    }
}
