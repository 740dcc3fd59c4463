// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates one property of a value with a rule.
final class PropertyInputValidator<Root, Property>: InputValidator<Root>, @unchecked Sendable {
    private let rule: InputValidator<Property>
    /// A key path that any thread may use: it is either `Sendable` or refers to a stored property of a struct.
    private let property: KeyPath<Root, Property>
    /// The property's label on the screen, and the components that identify it in error paths.
    private let presentation: ValidationError.SharedBox<ValidationError.Presentation>

    fileprivate init(
        _ property: KeyPath<Root, Property>, key: String?, label: String?, _ rule: InputValidator<Property>
    ) {
        self.property = property
        self.rule = depthLimited(rule)
        let names = key == nil ? Self.names(in: property) : nil
        let path: [ValidationError.PathComponent] = names?.map { .key($0) } ?? [.key(key ?? "property")]
        presentation = ValidationError.SharedBox(ValidationError.Presentation(label: label, path: path))
        super.init(
            containing: StrategyContents(
                .part(
                    PropertyPart(
                        rule: self.rule, property: property, isNameDerived: names != nil,
                        presentation: presentation))))
    }

    /// Returns the names of the properties on a key path, or `nil` if they are unknown.
    private static func names(in property: KeyPath<Root, Property>) -> [String]? {
        // The description is `\Root.name` or `\Root.outer?.name`. A property without a name is described as
        // `<offset 8 (Int)>`.
        let steps = String(describing: property).split(separator: ".").dropFirst()
        let isNamed = !steps.isEmpty && !steps.contains { $0.contains("<") || $0.contains(" ") }
        let names = steps.map { step in String(step.filter { $0 != "?" && $0 != "!" }) }.filter { !$0.isEmpty }
        return isNamed && !names.isEmpty ? names : nil
    }

    override func validate(_ input: Root) throws(ValidationError) {
        do { try rule.validate(input[keyPath: property]) } catch { throw error.presented(within: presentation) }
    }

    /// Returns the value with its property normalized by the rule, or the unchanged value if the property can't be set.
    ///
    /// An object is returned unchanged, because setting its property would change an object that other code uses.
    override func normalized(_ input: Root) -> Root {
        guard !(property is ReferenceWritableKeyPath<Root, Property>),
            let property = property as? WritableKeyPath<Root, Property>
        else { return input }
        var value = input
        value[keyPath: property] = rule.normalized(input[keyPath: property])
        return value
    }
}

private struct PropertyPart<Root, Property>: StrategyPart {
    let rule: InputValidator<Property>
    let property: KeyPath<Root, Property>
    /// Whether the path has the property's name because the program gives no key.
    let isNameDerived: Bool
    let presentation: ValidationError.SharedBox<ValidationError.Presentation>

    var kind: StrategyPartKind {
        .property(SendableKeyPath(keyPath: property, isNameDerived: isNameDerived), presentation)
    }

    func forEachValue(of input: Root, _ body: (Property, ValidationError.PathComponent?) -> Bool) {
        _ = body(input[keyPath: property], nil)
    }
}

/// A strategy's key path, which any thread may use; see ``PropertyInputValidator``.
package struct SendableKeyPath: Equatable, @unchecked Sendable {
    package let keyPath: AnyKeyPath
    /// Whether the error path has the property's name because the program gives no key.
    package let isNameDerived: Bool

    /// Returns whether two key paths are equal; their error paths are compared separately.
    package static func == (left: SendableKeyPath, right: SendableKeyPath) -> Bool { left.keyPath == right.keyPath }
}

extension InputValidator {
    /// Returns a strategy that accepts a value if the rule accepts a property of the value.
    ///
    /// An error's path contains the property's name. Its message contains the property's label.
    ///
    /// ```swift
    /// let address: InputValidator<Address> = .all(of: [
    ///     .at(\.city, label: "City", .required),
    ///     .at(\.lines, .each(.required)),
    /// ])
    /// let errors = address.errors(for: Address(city: "", lines: ["x", ""]))
    /// errors.map(\.path.text)  // ["city", "lines[1]"]
    /// errors.map(\.reason)  // ["City must not be empty", "Enter a value"]
    /// ```
    ///
    /// A key path through several properties produces one path component per property. `.at(\.address.zip, rule)` and
    /// `.at(\.address, .at(\.zip, rule))` both report errors at the path `address`, `zip`.
    ///
    /// Swift provides only the names of stored properties, and only if the program is built with reflection metadata.
    /// If the name is not available, `property` takes its place. Pass a name for computed properties.
    ///
    /// - Parameters:
    ///   - key: The property's name in error paths. It's always one component, whatever characters it contains. By
    ///     default, a stored property has the same name in paths as in the source.
    ///   - label: The property's label on the screen. By default, errors have the enclosing value's label.
    public static func at<Property>(
        _ property: KeyPath<Input, Property> & Sendable, key: String? = nil, label: String? = nil,
        _ rule: InputValidator<Property>
    ) -> InputValidator<Input> {
        PropertyInputValidator(property, key: key, label: label, rule)
    }

    /// Returns a strategy that accepts a struct if the rule accepts a stored property whose key path is not `Sendable`.
    ///
    /// The compiler selects this method for a property that is isolated to the main actor, and for every property in
    /// Swift 5 language mode without the upcoming feature `InferSendableFromCaptures`.
    ///
    /// If the property is computed or holds an object, the strategy rejects every value with code 1007. In that case,
    /// write `nonisolated` before the struct, or enable that feature.
    public static func at<Property>(
        _ property: KeyPath<Input, Property>, key: String? = nil, label: String? = nil,
        _ rule: InputValidator<Property>
    ) -> InputValidator<Input> {
        // A struct's stored values can be read on any thread, and only stored properties have an offset in memory. A
        // computed property would run main-actor code on any thread, and an object could change meanwhile.
        guard MemoryLayout<Input>.offset(of: property) != nil, !(Property.self is AnyObject.Type) else {
            let rejection: InputValidator = .closure { _ throws(ValidationError) in
                throw ValidationError(.strategyPropertyUnreadable)
            }
            return rule.isSensitive ? rejection.sensitive() : rejection
        }
        return PropertyInputValidator(property, key: key, label: label, rule)
    }
}
