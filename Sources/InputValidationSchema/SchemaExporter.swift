// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An exporter for rules that validate values of any type.
struct SchemaExporter {
    private(set) var losses: [SchemaLoss] = []
    var fields: [HTMLField] = []

    static func pointer(_ pointer: String, appending key: String) -> String {
        pointer + CollectionOfOne(ValidationError.PathComponent.key(key)).jsonPointer
    }

    mutating func recordLoss(_ loss: SchemaLoss) {
        if !losses.contains(loss) { losses.append(loss) }
    }

    mutating func recordLoss(of rule: StrategyConfiguration, at pointer: String) {
        recordLoss(SchemaLoss(rule: rule.name, at: pointer, reason: "only the program can decide"))
    }

    /// Returns the schema for a value that all the given rules must accept.
    mutating func exportSchema(for rules: [StrategyConfiguration], of type: Any.Type, at pointer: String) -> SchemaNode
    {
        if type == String.self { return exportText(rules, at: pointer) }
        let rules = rules.flatMap(Self.conjuncts(of:))
        if let wrappedType = (type as? any OptionalType.Type)?.wrappedType {
            return exportOptional(rules, of: wrappedType, at: pointer)
        }
        if let elementType = (type as? any ListType.Type)?.elementType {
            return exportList(rules, of: elementType, at: pointer)
        }
        if let valueType = (type as? any TextKeyedType.Type)?.valueType {
            return exportDictionary(rules, of: valueType, at: pointer)
        }
        if type == Bool.self {
            rules.forEach { recordLoss(of: $0, at: pointer) }
            return .object([.init("type", .text("boolean"))])
        }
        if let numberType = type as? any JSONNumber.Type { return exportNumber(rules, of: numberType, at: pointer) }
        return exportObject(rules, at: pointer)
    }

    /// Returns a composition's rules without rules that change only errors.
    private static func conjuncts(of rule: StrategyConfiguration) -> [StrategyConfiguration] {
        switch rule.kind {
        case .all: return rule.children.isEmpty ? [rule] : rule.children.flatMap(conjuncts(of:))
        case .customized(let customization):
            // The rules inside a sensitive rule must stay marked as sensitive.
            return customization.makesSensitive ? [rule] : rule.children.flatMap(conjuncts(of:))
        // A schema only has verdicts.
        case .warning: return []
        case .leaf, .any, .not, .when, .decorated, .part, .chained: return [rule]
        }
    }

    // MARK: - Values

    private mutating func exportText(_ rules: [StrategyConfiguration], at pointer: String) -> SchemaNode {
        let requirements = TextRequirements(rules, at: pointer)
        requirements.losses.forEach { recordLoss($0) }
        fields.append(HTMLField(pointer: pointer, requirements: requirements))
        return .object([.init("type", .text("string"))] + requirements.all.keywords)
    }

    /// Returns the schema of a column whose missing value is `null` or absent.
    mutating func exportColumn(_ rule: StrategyConfiguration, isRequired: Bool, at pointer: String) -> SchemaNode {
        let textRequirements = TextRequirements(rule.children, at: pointer)
        textRequirements.losses.forEach { recordLoss($0) }
        // A column without these texts has no parameter.
        var missing: [String] = []
        if case .list(let texts)? = rule.parameters["missingValues"] { missing = texts }
        var requirements = textRequirements.all
        if isRequired {
            if !missing.isEmpty {
                recordLoss(
                    SchemaLoss(
                        rule: "field", option: "missingValues", at: pointer,
                        reason: "texts that count as missing are accepted"))
            }
        } else {
            let absent = TextRequirement.oneOf([""] + missing.filter { !$0.isEmpty })
            requirements = requirements.isEmpty ? [] : [.anyOf([[absent], requirements])]
        }
        fields.append(HTMLField(pointer: pointer, requirements: requirements, losses: textRequirements.losses))
        let node = SchemaNode.object([.init("type", .text("string"))] + requirements.keywords)
        return isRequired ? node : .object([.init("anyOf", .array([node, Self.nullSchema]))])
    }

    private static let nullSchema = SchemaNode.object([.init("type", .text("null"))])

    private mutating func exportOptional(
        _ rules: [StrategyConfiguration], of wrappedType: Any.Type, at pointer: String
    ) -> SchemaNode {
        var inner: [StrategyConfiguration] = []
        var isPresent = false
        for rule in rules {
            if case .part(.optional) = rule.kind {
                inner += rule.children
            } else if rule.builtInName == "present" {
                isPresent = true
            } else {
                recordLoss(of: rule, at: pointer)
            }
        }
        let count = fields.count
        let node: SchemaNode
        if wrappedType == String.self, !inner.isEmpty {
            // An empty text is accepted like a missing value.
            let textRequirements = TextRequirements(inner, at: pointer)
            textRequirements.losses.forEach { recordLoss($0) }
            let requirements = [TextRequirement.anyOf([[.length(minimum: 0, maximum: 0)], textRequirements.all])]
            fields.append(HTMLField(pointer: pointer, requirements: requirements, losses: textRequirements.losses))
            node = .object([.init("type", .text("string"))] + requirements.keywords)
        } else {
            node = exportSchema(for: inner, of: wrappedType, at: pointer)
        }
        if isPresent { return node }
        for index in count..<fields.count { fields[index] = fields[index].withoutRequired }
        return .object([.init("anyOf", .array([node, Self.nullSchema]))])
    }

    private mutating func exportList(
        _ rules: [StrategyConfiguration], of elementType: Any.Type, at pointer: String
    ) -> SchemaNode {
        var members: [SchemaNode.Member] = [.init("type", .text("array"))]
        var items: [StrategyConfiguration] = []
        for rule in rules {
            switch rule.builtInName {
            case "count":
                let limits = [("minItems", ValidationError.Parameter.minimum), ("maxItems", .maximum)]
                let values = limits.compactMap { key, parameter -> SchemaNode.Member? in
                    guard case .int(let limit)? = rule.parameters[parameter] else { return nil }
                    return .init(key, .number(String(limit)))
                }
                members += values
                if values.isEmpty { recordLoss(of: rule, at: pointer) }
            case "unique" where elementType is any JSONNumber.Type:
                members.append(.init("uniqueItems", .flag(true)))
            default:
                if case .part(.elements) = rule.kind {
                    items += rule.children
                } else {
                    recordLoss(of: rule, at: pointer)
                }
            }
        }
        let count = fields.count
        let node = exportSchema(for: items, of: elementType, at: Self.pointer(pointer, appending: "*"))
        // A list needs more than one field.
        fields.removeSubrange(count...)
        if node != .object([]) { members.append(.init("items", node)) }
        return .object(members.withUniqueKeys)
    }

    private mutating func exportDictionary(
        _ rules: [StrategyConfiguration], of valueType: Any.Type, at pointer: String
    ) -> SchemaNode {
        var (keys, values): ([StrategyConfiguration], [StrategyConfiguration]) = ([], [])
        var entries: [SchemaNode.Member] = []
        for rule in rules {
            switch rule.kind {
            case .part(.keys): keys += rule.children
            case .part(.values): values += rule.children
            default: recordLoss(of: rule, at: pointer)
            }
        }
        let count = fields.count
        let valueNode = exportSchema(for: values, of: valueType, at: Self.pointer(pointer, appending: "*"))
        if valueNode != .object([]) { entries.append(.init("additionalProperties", valueNode)) }
        if !keys.isEmpty {
            let keyNode = exportText(keys, at: pointer)
            entries.append(.init("propertyNames", keyNode))
        }
        // A dictionary needs more than one field.
        fields.removeSubrange(count...)
        return .object([.init("type", .text("object"))] + entries)
    }

    private mutating func exportNumber<Number: JSONNumber>(
        _ rules: [StrategyConfiguration], of type: Number.Type, at pointer: String
    ) -> SchemaNode {
        var limits: [SchemaNode.Member] = []
        for rule in rules {
            guard rule.builtInName == "range", let interval = rule.hiddenValues.first as? Interval<Number> else {
                recordLoss(of: rule, at: pointer)
                continue
            }
            limits += Number.limits(of: interval)
        }
        let isInteger = Number.isInteger
        // A rule's limits are at least as tight as the type's limits.
        let typeLimits = Number.typeLimits.filter { limit in
            !limits.contains { $0.key.lowercased().hasSuffix(limit.key) }
        }
        let all = [SchemaNode.Member("type", .text(isInteger ? "integer" : "number"))] + limits + typeLimits
        // A large type's limits aren't part of the strategy, so leaving them out isn't a loss.
        let exactLimits = typeLimits.filter { limit in
            if case .number(let text) = limit.value {
                abs(Double(text) ?? 0) <= HTMLField.largestExactLimit
            } else {
                false
            }
        }
        fields.append(
            HTMLField(
                pointer: pointer, limits: limits + exactLimits, isInteger: isInteger,
                losses: losses.filter { $0.pointer == pointer }))
        return .object(all.withUniqueKeys)
    }

    // MARK: - Models

    private mutating func exportObject(_ rules: [StrategyConfiguration], at pointer: String) -> SchemaNode {
        var properties:
            [(key: String, label: String?, type: Any.Type, isStored: Bool, rules: [StrategyConfiguration])] = []
        for rule in rules {
            guard case .part(.property(let property, let presentation)) = rule.kind,
                presentation.value.path.count == 1, case .key(let name) = presentation.value.path[0]
            else {
                recordLoss(of: rule, at: pointer)
                continue
            }
            let keyPath = property.keyPath
            let label = presentation.value.label
            if let index = properties.firstIndex(where: { $0.key.utf8.elementsEqual(name.utf8) }) {
                properties[index].rules += rule.children
            } else {
                let type = Swift.type(of: keyPath).valueType
                properties.append((name, label, type, keyPath.isStored, rule.children))
            }
        }
        guard !properties.isEmpty else { return .object([]) }
        var members: [SchemaNode.Member] = []
        var required: [SchemaNode] = []
        for (key, label, type, isStored, rules) in properties {
            let place = Self.pointer(pointer, appending: key)
            guard isStored else {
                // JSON doesn't contain computed properties.
                recordLoss(SchemaLoss(rule: "at", at: place, reason: "the property may not be a stored one"))
                continue
            }
            let node = exportSchema(for: rules, of: type, at: place)
            members.append(.init(key, .object((label.map { [.init("title", .text($0))] } ?? []) + node.members)))
            let isPresent = rules.flatMap(Self.conjuncts(of:)).contains { $0.builtInName == "present" }
            if !(type is any OptionalType.Type) || isPresent { required.append(.text(key)) }
        }
        guard !members.isEmpty else { return .object([]) }
        let all: [SchemaNode.Member] = [.init("type", .text("object")), .init("properties", .object(members))]
        return .object(all + (required.isEmpty ? [] : [.init("required", .array(required))]))
    }
}

extension AnyKeyPath {
    /// Whether the key path leads to a property that's stored inline in a structure.
    fileprivate var isStored: Bool {
        func offset<Root>(of root: Root.Type) -> Bool {
            guard let path = self as? PartialKeyPath<Root> else { return false }
            return MemoryLayout<Root>.offset(of: path) != nil
        }
        return _openExistential(Swift.type(of: self).rootType, do: offset)
    }
}

extension [SchemaNode.Member] {
    /// The members.
    ///
    /// A member whose key occurred before is moved to `allOf`.
    fileprivate var withUniqueKeys: [SchemaNode.Member] {
        var keys: Set<String> = []
        var others: [SchemaNode] = []
        let first = filter { member in
            if keys.insert(member.key).inserted { return true }
            others.append(.object([member]))
            return false
        }
        return first + (others.isEmpty ? [] : [.init("allOf", .array(others))])
    }
}

// MARK: - Types

private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

private protocol TextKeyedType {
    static var valueType: Any.Type { get }
}

extension Dictionary: TextKeyedType where Key == String {
    fileprivate static var valueType: Any.Type { Value.self }
}

private protocol ListType {
    static var elementType: Any.Type { get }
}

extension Array: ListType {
    fileprivate static var elementType: Any.Type { Element.self }
}

/// A type whose values are numbers in JSON.
private protocol JSONNumber: Comparable, Sendable {
    static var isInteger: Bool { get }
    static var typeLimits: [SchemaNode.Member] { get }
    var jsonLiteral: String? { get }
}

extension JSONNumber {
    fileprivate static func limits(of interval: Interval<Self>) -> [SchemaNode.Member] {
        let lower: (String, Self)? =
            switch interval.lower {
            case .none: nil
            case .included(let limit): ("minimum", limit)
            case .excluded(let limit): ("exclusiveMinimum", limit)
            }
        let upper: (String, Self)? =
            switch interval.upper {
            case .none: nil
            case .included(let limit): ("maximum", limit)
            case .excluded(let limit): ("exclusiveMaximum", limit)
            }
        // A range without a value, such as a range with a NaN, has no limits that a schema can express.
        return [lower, upper].compactMap { limit in
            limit.flatMap { key, value in value.jsonLiteral.map { .init(key, .number($0)) } }
        }
    }
}

extension JSONNumber where Self: FixedWidthInteger {
    fileprivate static var isInteger: Bool { true }
    fileprivate static var typeLimits: [SchemaNode.Member] {
        [.init("minimum", .number(String(min))), .init("maximum", .number(String(max)))]
    }
    fileprivate var jsonLiteral: String? { String(self) }
}

extension Int: JSONNumber {}
extension Int8: JSONNumber {}
extension Int16: JSONNumber {}
extension Int32: JSONNumber {}
extension Int64: JSONNumber {}
extension UInt: JSONNumber {}
extension UInt8: JSONNumber {}
extension UInt16: JSONNumber {}
extension UInt32: JSONNumber {}
extension UInt64: JSONNumber {}

extension Double: JSONNumber {
    fileprivate static var isInteger: Bool { false }
    fileprivate static var typeLimits: [SchemaNode.Member] { [] }
    fileprivate var jsonLiteral: String? { isFinite ? String(describing: self) : nil }
}

extension Float: JSONNumber {
    fileprivate static var isInteger: Bool { false }
    fileprivate static var typeLimits: [SchemaNode.Member] { [] }
    // Encoders write the type's shortest decimal. As a `Double`, the limit 0.1 would be greater than 0.1.
    fileprivate var jsonLiteral: String? { isFinite ? String(describing: self) : nil }
}
