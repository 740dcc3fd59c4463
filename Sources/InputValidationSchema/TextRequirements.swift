// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// What a text must meet, as far as a schema can express it.
indirect enum TextRequirement: Equatable, Sendable {
    /// A length in scalars.
    case length(minimum: Int, maximum: Int?)
    /// A length in UTF-16 code units, as HTML counts it. JSON Schema gets only the number of scalars that it implies.
    case utf16Length(minimum: Int, maximum: Int?)
    case matches(ECMAScriptPattern, isNegated: Bool)
    case oneOf([String])
    case anyOf([[TextRequirement]])
    case not([TextRequirement])

    /// A requirement that no text can meet.
    static let never = anyOf([])
}

/// A text strategy's requirements, and what they leave out.
///
/// They're read from its configuration. If the library lists the strategy's class, the strategy is created again from
/// its settings, so that the requirements come from the strategy itself.
struct TextRequirements {
    private(set) var all: [TextRequirement] = []
    private(set) var losses: [SchemaLoss] = []
    private let pointer: String

    /// Creates the requirements for rules that must all accept the text.
    init(_ rules: [StrategyConfiguration], at pointer: String) {
        self.pointer = pointer
        let textProperties = rules.map(AcceptedTextProperties.init).reduce(
            AcceptedTextProperties(), AcceptedTextProperties.conjunction(of:and:))
        for rule in rules { add(rule, in: RuleContext(textProperties: textProperties)) }
    }

    private init(at pointer: String) { self.pointer = pointer }

    /// What the rules around a rule guarantee.
    private struct RuleContext {
        var textProperties: AcceptedTextProperties
        /// Whether the settings' texts may be secret.
        var hidesTexts = false
    }

    private mutating func recordLoss(of rule: StrategyConfiguration, option: String? = nil, reason: String) {
        let loss = SchemaLoss(rule: rule.name, option: option, at: pointer, reason: reason)
        if !losses.contains(loss) { losses.append(loss) }
    }

    /// Records the loss of the size limits in bytes, once for all rules.
    private mutating func recordByteLimitLoss() {
        let loss = SchemaLoss(
            rule: "text", option: "maximumBytes", at: pointer,
            reason: "a size limit in UTF-8 bytes is a looser limit in characters")
        if !losses.contains(loss) { losses.append(loss) }
    }

    private mutating func add(_ rule: StrategyConfiguration, in context: RuleContext) {
        var context = context
        switch rule.kind {
        case .leaf, .decorated: addOwnRequirements(of: rule, in: context)
        case .all where rule.children.isEmpty, .any where rule.children.isEmpty: all.append(.never)
        case .all:
            context.textProperties = rule.children.map(AcceptedTextProperties.init).reduce(
                context.textProperties, AcceptedTextProperties.conjunction(of:and:))
            for child in rule.children { add(child, in: context) }
        case .any: addAlternatives(rule, in: context)
        case .not: addNegation(rule, in: context)
        case .customized(let customization):
            if customization.makesSensitive { context.hidesTexts = true }
            add(rule.children[0], in: context)
        case .part(let part): add(rule, with: part, in: context)
        case .chained:
            add(rule.children[0], in: context)
            recordLoss(of: rule, reason: "the rule for the value that the text means")
        case .when: recordLoss(of: rule, reason: Self.undecidable)
        case .warning: break
        }
    }

    // A setting's text can be secret, so it isn't mentioned.
    private static let undecidable = "only the program can decide"

    /// Adds a strategy's own requirements.
    ///
    /// The strategy contains no other strategies, or it's a program's own decorator or composite, which the schema
    /// can't express.
    private mutating func addOwnRequirements(of rule: StrategyConfiguration, in context: RuleContext) {
        guard let name = rule.builtInName else {
            return recordLoss(of: rule, reason: "the class is not one of the library")
        }
        if let listed = ListedRule(rule) { return add(listed, for: rule, in: context) }
        // This is the strategy of a column without rules.
        if name != "anything" { recordLoss(of: rule, reason: Self.undecidable) }
    }

    private mutating func add(_ rule: StrategyConfiguration, with part: StrategyPartKind, in context: RuleContext) {
        switch part {
        case .optional:
            let inner = collectRequirements(of: rule.children[0], in: context)
            all.append(.anyOf([[.length(minimum: 0, maximum: 0)], inner]))
        case .transformed(let step):
            switch step.kind {
            case .trimmed: addTrimmedTextRequirements(of: rule, in: context)
            case .collapsingBlanks, .stripping:
                addShorterTextRequirements(
                    of: rule, in: context, lossReason: "the rule validates the text without these characters")
            case .folded:
                addShorterTextRequirements(
                    of: rule, in: context, lossReason: "the rule validates the text with ordinary characters")
            }
        case .property, .entry, .elements, .keys, .values, .cell:
            recordLoss(of: rule, reason: Self.undecidable)
        }
    }

    /// Returns an inner rule's requirements and adds its losses.
    private mutating func collectRequirements(of rule: StrategyConfiguration, in context: RuleContext)
        -> [TextRequirement]
    {
        var context = context
        context.textProperties = AcceptedTextProperties.conjunction(
            of: context.textProperties, and: AcceptedTextProperties(rule))
        var inner = TextRequirements(at: pointer)
        inner.add(rule, in: context)
        for loss in inner.losses where !losses.contains(loss) { losses.append(loss) }
        return inner.all
    }

    private mutating func addAlternatives(_ rule: StrategyConfiguration, in context: RuleContext) {
        let branches = rule.children.map { collectRequirements(of: $0, in: context) }
        if Set(rule.children.flatMap(\.byteLimits)).count > 1 {
            // If a rule can't examine a text because of its size, it rejects the text for all alternatives.
            recordLoss(of: rule, option: "maximumBytes", reason: "the alternatives have different size limits")
        }
        if !branches.contains([]) { all.append(.anyOf(branches)) }
    }

    private mutating func addNegation(_ rule: StrategyConfiguration, in context: RuleContext) {
        var inner = TextRequirements(at: pointer)
        let child = rule.children[0]
        inner.add(child, in: RuleContext(textProperties: AcceptedTextProperties(child), hidesTexts: context.hidesTexts))
        guard inner.losses.isEmpty else {
            return recordLoss(
                of: rule, reason: "its rule cannot be expressed exactly, so its opposite cannot be either")
        }
        all.append(.not(inner.all))
        recordByteLimitLoss()
    }

    /// The classes of the scalars that `trimmed` removes at the start and at the end.
    private static let trimmedClasses = (
        start: ECMAScriptPatternSyntax.characterClass(of: Unicode.Scalar.ranges(where: \.isTrimmedAtStart)),
        end: ECMAScriptPatternSyntax.characterClass(of: Unicode.Scalar.ranges(where: \.isTrimmedAtEnd))
    )

    /// Adds a rule's requirements for the text without the surrounding blanks.
    private mutating func addTrimmedTextRequirements(of rule: StrategyConfiguration, in context: RuleContext) {
        let (start, end) = Self.trimmedClasses
        for requirement in collectTransformedTextRequirements(of: rule, in: context) {
            switch requirement {
            case .length(let minimum, _): all.append(.length(minimum: minimum, maximum: nil))
            case .utf16Length: break
            case .matches(let pattern, isNegated: false):
                let source = "\(start)*(?:\(pattern.source))\(end)*"
                let surrounded = ECMAScriptPattern(source: source, isPlainASCII: false, maximumLength: nil)
                // An anchor inside wouldn't be at the end of the text.
                if pattern.hasAssertions {
                    recordLoss(of: rule, reason: "an expression cannot have blanks around it")
                } else {
                    all.append(.matches(surrounded, isNegated: false))
                }
            default: recordLoss(of: rule, reason: "a rule cannot have blanks around it")
            }
        }
        recordByteLimitLoss()
    }

    /// Adds the requirements of a rule for a changed text with at most as many scalars.
    private mutating func addShorterTextRequirements(
        of rule: StrategyConfiguration, in context: RuleContext, lossReason reason: String
    ) {
        for case .length(let minimum, _) in collectTransformedTextRequirements(of: rule, in: context) {
            all.append(.length(minimum: minimum, maximum: nil))
        }
        recordLoss(of: rule, reason: reason)
    }

    private mutating func collectTransformedTextRequirements(of rule: StrategyConfiguration, in context: RuleContext)
        -> [TextRequirement]
    {
        let child = rule.children[0]
        var inner = TextRequirements(at: pointer)
        inner.add(child, in: RuleContext(textProperties: AcceptedTextProperties(child), hidesTexts: context.hidesTexts))
        for loss in inner.losses where !losses.contains(loss) { losses.append(loss) }
        return inner.all
    }
}

// MARK: - Strategies with a listing

extension StrategyConfiguration {
    /// The size limits of the strategies inside, in bytes.
    fileprivate var byteLimits: [Int] {
        if let listed = ListedRule(self) { return [listed.maximumBytes] }
        return children.flatMap(\.byteLimits)
    }
}

extension ListedRule {
    /// The accepted texts, without lists that may be secret because messages don't show them.
    fileprivate var nonsecretTexts: AcceptedTexts? {
        if case .list? = acceptedTexts, settings["showsTexts"] != .flag(true) { return nil }
        return acceptedTexts
    }
}

extension TextRequirements {
    private mutating func add(_ listed: ListedRule, for rule: StrategyConfiguration, in context: RuleContext) {
        if rule.name == "count" { return addLengthLimits(listed, for: rule, in: context) }
        var maximumLength = context.textProperties.maximumLength
        var isPlainASCII = context.textProperties.isPlainASCII
        if context.hidesTexts, listed.hasTextSettings {
            recordLoss(of: rule, reason: "a text of its settings may be secret")
        } else {
            switch listed.nonsecretTexts {
            case .expression(let source, let isExact):
                if let exported = ExportedPattern(source) {
                    addExpression(exported, maximumLength: &maximumLength, isPlainASCII: &isPlainASCII)
                    for reason in exported.lossReasons.sorted() { recordLoss(of: rule, reason: reason) }
                    if !isExact {
                        let hasCheckDigits = rule.name == "pattern" || rule.name == "nationalID"
                        let reason =
                            hasCheckDigits
                            ? "an expression cannot calculate check digits"
                            : "the expression matches more than the strategy accepts"
                        recordLoss(of: rule, reason: reason)
                    }
                } else {
                    all.append(.never)
                }
            case .list(let texts):
                all.append(.oneOf(texts.filter { !$0.isEmpty && $0.utf8.count <= listed.maximumBytes }))
                return
            case .length(let minimum, let maximum, let isExact):
                all.append(.length(minimum: minimum, maximum: maximum))
                maximumLength = [maximumLength, maximum].compactMap(\.self).min()
                if !isExact { recordLoss(of: rule, reason: "only its lengths can be expressed") }
            case nil: recordLoss(of: rule, reason: "no expression for it is known")
            }
        }
        all.append(.length(minimum: 1, maximum: nil))
        addByteLimit(listed.maximumBytes, unlessImpliedBy: maximumLength, isPlainASCII: isPlainASCII)
    }

    private mutating func addExpression(
        _ exported: ExportedPattern, maximumLength: inout Int?, isPlainASCII: inout Bool
    ) {
        let branches = exported.alternatives.map { conjuncts in
            conjuncts.map { TextRequirement.matches($0.pattern, isNegated: $0.isNegated) }
        }
        if branches.count == 1 { all += branches[0] } else { all.append(.anyOf(branches)) }
        let textProperties = AcceptedTextProperties(exported)
        maximumLength = [maximumLength, textProperties.maximumLength].compactMap(\.self).min()
        isPlainASCII = isPlainASCII || textProperties.isPlainASCII
    }

    /// Adds the size limit as a length in scalars.
    private mutating func addByteLimit(_ maximumBytes: Int, unlessImpliedBy maximumLength: Int?, isPlainASCII: Bool) {
        if let maximumLength, isPlainASCII ? maximumLength <= maximumBytes : maximumLength <= maximumBytes / 4 {
            return
        }
        guard maximumBytes < .max else { return }
        all.append(.length(minimum: 0, maximum: maximumBytes))
        if !isPlainASCII { recordByteLimitLoss() }
    }

    /// Returns the reason why a schema lacks the limits of a rule that counts in another unit.
    static func lossReason(countingIn unit: String) -> String {
        "schemas count scalars, and the strategy counts \(unit)"
    }

    private mutating func addLengthLimits(
        _ listed: ListedRule, for rule: StrategyConfiguration, in context: RuleContext
    ) {
        guard case .length(var minimumLength, var maximumLength, let isExact) = listed.nonsecretTexts else { return }
        let minimum = listed.integer(for: .minimum) ?? 1
        let maximum = listed.integer(for: .maximum)
        let isPlainASCII = context.textProperties.isPlainASCII
        if isPlainASCII {
            (minimumLength, maximumLength) = (minimum, maximum)
        } else if !isExact, let unit = listed.text(for: "unit") {
            let reason = Self.lossReason(countingIn: unit)
            if unit == "utf16" { all.append(.utf16Length(minimum: minimum, maximum: maximum)) }
            if minimum > 1 { recordLoss(of: rule, option: "minimum", reason: reason) }
            if maximum != nil { recordLoss(of: rule, option: "maximum", reason: reason) }
        }
        all.append(.length(minimum: minimumLength, maximum: maximumLength))
        addByteLimit(
            listed.maximumBytes,
            unlessImpliedBy: [context.textProperties.maximumLength, maximumLength].compactMap(\.self).min(),
            isPlainASCII: isPlainASCII)
    }
}

/// The known properties of every text that a rule accepts.
private struct AcceptedTextProperties {
    /// Whether the text contains only ASCII without carriage returns.
    var isPlainASCII = false

    /// The maximum number of scalars, or `nil` if it isn't known.
    var maximumLength: Int?

    init() {}

    init(_ exported: ExportedPattern) {
        let branches = exported.alternatives.map { conjuncts in conjuncts.filter { !$0.isNegated }.map(\.pattern) }
        isPlainASCII = branches.allSatisfy { branch in branch.contains(where: \.isPlainASCII) }
        let maxima = branches.map { branch in branch.compactMap(\.maximumLength).min() }
        maximumLength = maxima.contains(nil) ? nil : maxima.compactMap(\.self).max()
    }

    init(_ rule: StrategyConfiguration) {
        if let listed = ListedRule(rule) {
            switch listed.nonsecretTexts {
            case .expression(let source, _):
                if let exported = ExportedPattern(source) { self = AcceptedTextProperties(exported) }
            case .list(let texts):
                isPlainASCII = texts.allSatisfy { text in text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
                maximumLength = texts.lazy.map(\.unicodeScalars.count).max() ?? 0
            case .length(_, let maximum, _): maximumLength = maximum
            case nil: break
            }
            return
        }
        switch rule.kind {
        case .all:
            self = rule.children.map(AcceptedTextProperties.init).reduce(
                AcceptedTextProperties(), AcceptedTextProperties.conjunction(of:and:))
        case .any:
            let all = rule.children.map(AcceptedTextProperties.init)
            isPlainASCII = all.allSatisfy(\.isPlainASCII)
            maximumLength = all.contains { $0.maximumLength == nil } ? nil : all.compactMap(\.maximumLength).max()
        case .part(.optional): self = AcceptedTextProperties(rule.children[0])
        case .customized(let customization):
            if !customization.makesSensitive { self = AcceptedTextProperties(rule.children[0]) }
        case .leaf, .not, .when, .warning, .decorated, .chained,
            .part(.property), .part(.entry), .part(.elements), .part(.keys), .part(.values), .part(.transformed),
            .part(.cell):
            break
        }
    }

    static func conjunction(of first: AcceptedTextProperties, and second: AcceptedTextProperties)
        -> AcceptedTextProperties
    {
        var result = AcceptedTextProperties()
        result.isPlainASCII = first.isPlainASCII || second.isPlainASCII
        result.maximumLength = [first.maximumLength, second.maximumLength].compactMap(\.self).min()
        return result
    }
}
