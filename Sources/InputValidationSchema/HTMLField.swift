// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An HTML field's attributes for a value, and what they leave out.
///
/// The attributes never make a browser reject a value that the strategy accepts. That's why `type` is never `email` or
/// `url`, which browsers validate in their own way, and why a date is a text. The `pattern` is written for the flag
/// `v`, which browsers compile it with.
public struct HTMLField: Sendable {
    /// An attribute with its value, which is empty for attributes such as `required`.
    public struct Attribute: Hashable, Sendable {
        /// The name, such as `inputmode`.
        public let name: String

        /// The value without escapes.
        public let value: String
    }

    /// The value's place as a JSON pointer, such as `/email`, or an empty text for the value itself.
    public let pointer: String

    /// The attributes, each with a different name.
    public let attributes: [Attribute]

    /// What the attributes leave out.
    public let losses: [SchemaLoss]

    private init(pointer: String, attributes: [Attribute], losses: [SchemaLoss]) {
        self.pointer = pointer
        self.attributes = attributes
        self.losses = losses
    }

    init(pointer: String, requirements: TextRequirements) {
        self.init(pointer: pointer, requirements: requirements.all, losses: requirements.losses)
    }

    init(pointer: String, requirements: [TextRequirement], losses: [SchemaLoss]) {
        var attributes = [Attribute(name: "type", value: "text")]
        if !requirements.acceptsEmptyText { attributes.append(Attribute(name: "required", value: "")) }
        let lengths = requirements.lengthLimits
        var losses = losses
        let isPlainASCII = requirements.contains {
            if case .matches(let pattern, false) = $0 { pattern.isPlainASCII } else { false }
        }
        // Browsers count UTF-16 code units in 32 bits. A scalar has one or two units.
        let unitsPerScalar = isPlainASCII ? 1 : 2
        var minimum = lengths.minimum
        let largestMaximum = Int(Int32.max)
        var maximum = lengths.maximum.flatMap { $0 > largestMaximum / unitsPerScalar ? nil : unitsPerScalar * $0 }
        var isMinimumExact = isPlainASCII || minimum <= 1
        var isMaximumExact = isPlainASCII || lengths.maximum == nil
        if let units = requirements.utf16LengthLimits {
            losses.removeAll { $0.reason == TextRequirements.lossReason(countingIn: "utf16") }
            // A limit in units can imply the limit in scalars.
            isMinimumExact = isMinimumExact || (units.minimum + 1) / 2 >= minimum
            minimum = max(minimum, units.minimum)
            if let unitMaximum = units.maximum, unitMaximum <= largestMaximum {
                isMaximumExact = isMaximumExact || lengths.maximum.map { unitMaximum <= $0 } ?? true
                maximum = min(maximum ?? unitMaximum, unitMaximum)
            }
        }
        if minimum > 1 { attributes.append(Attribute(name: "minlength", value: String(minimum))) }
        if let maximum { attributes.append(Attribute(name: "maxlength", value: String(maximum))) }
        if lengths.maximum != nil, maximum == nil || !isMaximumExact {
            let reason = maximum == nil ? "browsers count in 32 bits" : "HTML counts UTF-16 code units"
            losses.append(SchemaLoss(rule: "text", option: "maximum", at: pointer, reason: reason))
        }
        if !isMinimumExact {
            losses.append(
                SchemaLoss(rule: "text", option: "minimum", at: pointer, reason: "HTML counts UTF-16 code units"))
        }
        if let patternSource = requirements.patternSource(includingLengths: false) {
            attributes.append(Attribute(name: "pattern", value: patternSource))
        }
        self.init(pointer: pointer, attributes: attributes, losses: losses)
    }

    /// Creates a number's field with the tightest of its limits.
    init(pointer: String, limits: [SchemaNode.Member], isInteger: Bool, losses: [SchemaLoss]) {
        var attributes = [
            Attribute(name: "type", value: "number"), Attribute(name: "required", value: ""),
            Attribute(name: "step", value: isInteger ? "1" : "any"),
        ]
        var losses = losses
        func add(_ name: String, from key: String, orExcluded excludedKey: String, isCloser: (Double, Double) -> Bool) {
            var closest: (value: Double, text: String, isExcluded: Bool)?
            for limit in limits where limit.key == key || limit.key == excludedKey {
                guard case .number(let text) = limit.value, let value = Double(text) else { continue }
                let isExcluded = limit.key == excludedKey
                if let closest, !isCloser(value, closest.value), value != closest.value || !isExcluded { continue }
                closest = (value, text, isExcluded)
            }
            guard let closest else { return }
            guard abs(closest.value) <= Self.largestExactLimit else {
                losses.append(
                    SchemaLoss(rule: "range", option: name, at: pointer, reason: "browsers round large numbers"))
                return
            }
            attributes.append(Attribute(name: name, value: closest.text))
            if closest.isExcluded {
                losses.append(SchemaLoss(rule: "range", option: name, at: pointer, reason: "HTML includes the limits"))
            }
        }
        add("min", from: "minimum", orExcluded: "exclusiveMinimum", isCloser: >)
        add("max", from: "maximum", orExcluded: "exclusiveMaximum", isCloser: <)
        self.init(pointer: pointer, attributes: attributes, losses: losses)
    }

    /// A number's largest exact limit.
    ///
    /// Browsers calculate with `Double`, which rounds larger integers.
    static let largestExactLimit = 9_007_199_254_740_992.0

    var withoutRequired: HTMLField {
        HTMLField(pointer: pointer, attributes: attributes.filter { $0.name != "required" }, losses: losses)
    }

    /// Returns the field with a strategy's keyboard and autofill content.
    func adding(_ traits: InputTraits) -> HTMLField {
        var attributes = attributes
        if traits.content == .newPassword || traits.content == .currentPassword,
            let index = attributes.firstIndex(where: { $0.name == "type" })
        {
            attributes[index] = Attribute(name: "type", value: "password")
        }
        if traits.keyboard != .text {
            attributes.append(Attribute(name: "inputmode", value: traits.keyboard.rawValue))
        }
        if let content = traits.content { attributes.append(Attribute(name: "autocomplete", value: content.rawValue)) }
        return HTMLField(pointer: pointer, attributes: attributes, losses: losses)
    }

    /// The attributes as they're written in a tag, with escapes.
    public var html: String {
        attributes.map { attribute in
            attribute.value.isEmpty ? attribute.name : "\(attribute.name)=\"\(Self.escaped(attribute.value))\""
        }.joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
