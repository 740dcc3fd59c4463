// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that asks a rule about one property of a larger value.
///
/// The name of the property is in the error's path, and its label in the error's text.
///
/// ```swift
/// let address: InputValidator<Address> = .at(\.city, label: "City", .required) && .at(\.lines, .each(.required))
/// let errors = address.errors(for: Address(city: "", lines: ["x", ""]))
/// errors.map(\.path.text)  // ["city", "lines[1]"]
/// errors.map(\.reason)  // ["Enter city", "Enter the input"]
/// ```
///
/// A key path through several properties gives a path of as many components: `.at(\.address.zip, rule)` reports at
/// `address`, `zip`, as `.at(\.address, .at(\.zip, rule))` does.
///
/// - Note: In a module whose default isolation is the main actor, write `nonisolated` before the struct whose properties
///   are validated; a key path to an isolated property is not `Sendable`.
public final class PropertyInputValidator<Root, Property>: InputValidator<Root>, @unchecked Sendable {
    /// Where the property is in the paths of errors.
    public var path: [ValidationError.PathComponent] { presentation.path }

    /// What the property is called on the screen, or `nil`; a label that the rule gives is kept.
    public var label: String? { presentation.label }

    /// The rule for the property.
    public let rule: InputValidator<Property>

    private let property: KeyPath<Root, Property> & Sendable
    private let presentation: ValidationError.Presentation

    /// Creates a strategy for a property.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - name: What it is called in the paths of errors: one component, whatever it holds.
    ///   - label: What it is called on the screen; by default errors have the label of the value around it.
    ///   - rule: The rule for its value.
    public convenience init(
        _ property: KeyPath<Root, Property> & Sendable, named name: String, label: String? = nil,
        _ rule: InputValidator<Property>
    ) {
        self.init(property, at: [.key(name)], label: label, rule)
    }

    /// Creates a strategy for a stored property, called in paths as it is called in the source.
    ///
    /// Swift knows the names of stored properties only, and none in a program built without reflection metadata; an
    /// unknown one is called `property`. Give computed properties their name.
    ///
    /// - Parameters:
    ///   - property: The stored property, or one of a stored property.
    ///   - label: What it is called on the screen; by default errors have the label of the value around it.
    ///   - rule: The rule for its value.
    public convenience init(
        _ property: KeyPath<Root, Property> & Sendable, label: String? = nil, _ rule: InputValidator<Property>
    ) {
        // The description is `\Root.name` or `\Root.outer?.name`; what has no name reads `<offset 8 (Int)>`.
        let steps = String(describing: property).split(separator: ".").dropFirst()
        let isNamed = !steps.isEmpty && !steps.contains { $0.contains("<") || $0.contains(" ") }
        let names = steps.map { step in String(step.filter { $0 != "?" && $0 != "!" }) }.filter { !$0.isEmpty }
        self.init(property, at: isNamed ? names.map { .key($0) } : [.key("property")], label: label, rule)
    }

    private init(
        _ property: KeyPath<Root, Property> & Sendable, at path: [ValidationError.PathComponent], label: String?,
        _ rule: InputValidator<Property>
    ) {
        self.property = property
        self.rule = bounded(rule)
        presentation = ValidationError.Presentation(label: label, path: path)
    }

    /// Rejects a value whose property the rule rejects.
    public override func validate(_ input: Root) throws(ValidationError) {
        do { try rule.validate(input[keyPath: property]) } catch { throw error.presented(within: presentation) }
    }

    /// Returns the errors of the property, with its name in their paths.
    public override func errors(for input: Root) -> [ValidationError] {
        rule.everyError(for: input[keyPath: property]).map { $0.presented(within: presentation) }
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

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { rule.nesting + 1 }

    /// The strategy's name, property and rule.
    public override var configuration: StrategyConfiguration {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = ["name": .text(path.text)]
        if let label { parameters["label"] = .text(label) }
        return StrategyConfiguration(
            of: self, "at", parameters, hidden: [property, path], children: [rule.configuration])
    }
}

extension InputValidator {
    /// A value whose property follows the rule; make it once, keep it.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - name: What it is called in the paths of errors.
    ///   - label: What it is called on the screen; by default errors have the label of the value around it.
    ///   - rule: The rule for its value.
    public static func at<Property>(
        _ property: KeyPath<Input, Property> & Sendable, named name: String, label: String? = nil,
        _ rule: InputValidator<Property>
    ) -> InputValidator<Input> {
        PropertyInputValidator(property, named: name, label: label, rule)
    }

    /// A value whose stored property follows the rule; make it once, keep it.
    ///
    /// - Parameters:
    ///   - property: The stored property; its name in the source is its name in the paths of errors.
    ///   - label: What it is called on the screen; by default errors have the label of the value around it.
    ///   - rule: The rule for its value.
    public static func at<Property>(
        _ property: KeyPath<Input, Property> & Sendable, label: String? = nil, _ rule: InputValidator<Property>
    ) -> InputValidator<Input> {
        PropertyInputValidator(property, label: label, rule)
    }
}
