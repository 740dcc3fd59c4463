// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that asks a rule about one property of a larger value.
///
/// The name of the property is in the error's path.
///
/// ```swift
/// let address: InputValidator<Address> = .at(\.city, .required) && .at(\.lines, .each(.required))
/// address.failures(for: Address(city: "", lines: ["x", ""])).map(\.path)
/// // [[.key("city")], [.key("lines"), .index(1)]]
/// ```
public final class PropertyInputValidator<Root, Property>: InputValidator<Root>, @unchecked Sendable {
    /// The property's name in the paths of errors.
    public let name: String

    /// The rule for the property.
    public let rule: InputValidator<Property>

    private let property: KeyPath<Root, Property> & Sendable

    /// Creates a strategy for a property.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - name: What it is called in the paths of errors.
    ///   - rule: The rule for its value.
    public init(_ property: KeyPath<Root, Property> & Sendable, named name: String, _ rule: InputValidator<Property>) {
        self.property = property
        self.name = name
        self.rule = bounded(rule)
    }

    /// Creates a strategy for a stored property, called in paths as it is called in the source.
    ///
    /// Swift knows the names of stored properties only, and none in a program built without reflection metadata; an
    /// unknown one is called `property`. Give computed properties their name.
    ///
    /// - Parameters:
    ///   - property: The stored property.
    ///   - rule: The rule for its value.
    public convenience init(_ property: KeyPath<Root, Property> & Sendable, _ rule: InputValidator<Property>) {
        // The description is `\Root.name` or `\Root.outer.name`; what has no name reads `<offset 8 (Int)>`.
        let steps = String(describing: property).split(separator: ".").dropFirst()
        let isNamed = !steps.isEmpty && !steps.contains { $0.contains("<") || $0.contains(" ") }
        self.init(property, named: isNamed ? steps.joined(separator: ".") : "property", rule)
    }

    /// Refuses a value whose property the rule refuses.
    public override func validate(_ input: Root) throws(ValidationError) {
        do { try rule.validate(input[keyPath: property]) } catch { throw error.under(.key(name)) }
    }

    /// Returns the failures of the property, with its name in their paths.
    public override func failures(for input: Root) -> [ValidationError] {
        rule.failures(for: input[keyPath: property]).map { $0.under(.key(name)) }
    }

    /// Returns the value with its property as the rule would keep it.
    ///
    /// An object is returned unchanged: setting its property would correct it behind its owner's back. So is a value
    /// whose property cannot be set.
    public override func normalized(_ input: Root) -> Root {
        guard !(property is ReferenceWritableKeyPath<Root, Property>),
            let property = property as? WritableKeyPath<Root, Property>
        else { return input }
        var value = input
        value[keyPath: property] = rule.normalized(input[keyPath: property])
        return value
    }

    /// Whether the rule is sensitive, and with the property the whole value.
    public override var isSensitive: Bool { rule.isSensitive }

    override var nesting: Int { rule.nesting + 1 }

    /// The strategy's name, property and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "at", ["name": .text(name)], hidden: [property], children: [rule.configuration])
    }
}

extension InputValidator {
    /// A value whose property follows the rule; make it once, keep it.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - name: What it is called in the paths of errors.
    ///   - rule: The rule for its value.
    public static func at<Property>(
        _ property: KeyPath<Input, Property> & Sendable, named name: String, _ rule: InputValidator<Property>
    ) -> InputValidator<Input> {
        PropertyInputValidator(property, named: name, rule)
    }

    /// A value whose stored property follows the rule; make it once, keep it.
    ///
    /// - Parameters:
    ///   - property: The stored property; its name in the source is its name in the paths of errors.
    ///   - rule: The rule for its value.
    public static func at<Property>(
        _ property: KeyPath<Input, Property> & Sendable, _ rule: InputValidator<Property>
    ) -> InputValidator<Input> {
        PropertyInputValidator(property, rule)
    }
}
