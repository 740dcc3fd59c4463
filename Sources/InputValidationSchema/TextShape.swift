// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// What a text must meet, as far as a schema can express it.
indirect enum TextRequirement: Equatable, Sendable {
    /// A number of scalars.
    case length(minimum: Int, maximum: Int?)
    case matches(ECMAScriptExpression, isNegated: Bool)
    case oneOf([String])
    case any([[TextRequirement]])
    case not([TextRequirement])

    /// A requirement that no text meets.
    static let never = any([])
}

/// The requirements of a strategy for text, and what they leave out.
///
/// They are read from its configuration. A class of the library with a listing is created again from its settings, so
/// that the requirements are those of the strategy itself.
struct TextShape {
    private(set) var requirements: [TextRequirement] = []
    private(set) var losses: [SchemaLoss] = []
    private let pointer: String

    /// Creates the requirements of rules that must all accept the text.
    init(_ rules: [StrategyConfiguration], at pointer: String) {
        self.pointer = pointer
        let facts = rules.map(TextFacts.init).reduce(TextFacts(), TextFacts.both)
        for rule in rules { add(rule, in: Context(facts: facts)) }
    }

    private init(at pointer: String) { self.pointer = pointer }

    /// What the rules around a rule guarantee.
    private struct Context {
        var facts: TextFacts
        /// Whether texts of settings may be secret.
        var hidesTexts = false
    }

    private mutating func recordLoss(_ rule: StrategyConfiguration, option: String? = nil, _ reason: String) {
        let loss = SchemaLoss(rule.name, option: option, at: pointer, reason: reason)
        if !losses.contains(loss) { losses.append(loss) }
    }

    /// Adds the sentence about sizes in bytes, once for all rules.
    private mutating func recordSizeLoss() {
        let loss = SchemaLoss(
            "text", option: "maximumBytes", at: pointer,
            reason: "a size limit in UTF-8 bytes is a looser limit in characters")
        if !losses.contains(loss) { losses.append(loss) }
    }

    private mutating func add(_ rule: StrategyConfiguration, in context: Context) {
        guard let name = rule.builtInName else {
            return recordLoss(rule, "the class is not one of the library")
        }
        if let listed = ListedRule(rule) { return add(listed, for: rule, in: context) }
        var context = context
        switch name {
        case "allOf" where !rule.children.isEmpty:
            context.facts = rule.children.map(TextFacts.init).reduce(context.facts, TextFacts.both)
            for child in rule.children { add(child, in: context) }
        case "sensitive":
            context.hidesTexts = true
            add(rule.children[0], in: context)
        case _ where rule.isCustomized: add(rule.children[0], in: context)
        case "anyOf" where !rule.children.isEmpty: addAlternatives(rule, in: context)
        case "not": addNegation(rule, in: context)
        case "optional":
            let shape = addShape(of: rule.children[0], in: context)
            requirements.append(.any([[.length(minimum: 0, maximum: 0)], shape]))
        case "trimmed": addTrimmed(rule, in: context)
        case "collapsingBlanks", "stripping": addChanged(rule, in: context)
        case "then" where !rule.children.isEmpty:
            add(rule.children[0], in: context)
            recordLoss(rule, "the rule for the value that the text means")
        case "anything": break
        case "allOf", "anyOf": requirements.append(.never)
        default:
            // The text of a setting can be secret, so it is not mentioned.
            recordLoss(rule, "only the program can decide")
        }
    }

    /// Returns the requirements of an inner rule, whose losses are added.
    private mutating func addShape(of rule: StrategyConfiguration, in context: Context) -> [TextRequirement] {
        var context = context
        context.facts = TextFacts.both(context.facts, and: TextFacts(rule))
        var shape = TextShape(at: pointer)
        shape.add(rule, in: context)
        for loss in shape.losses where !losses.contains(loss) { losses.append(loss) }
        return shape.requirements
    }

    private mutating func addAlternatives(_ rule: StrategyConfiguration, in context: Context) {
        let branches = rule.children.map { addShape(of: $0, in: context) }
        if Set(rule.children.flatMap(\.sizeLimits)).count > 1 {
            // A rule that cannot examine a text because of its size rejects the text for all.
            recordLoss(rule, option: "maximumBytes", "the alternatives have different size limits")
        }
        if !branches.contains([]) { requirements.append(.any(branches)) }
    }

    private mutating func addNegation(_ rule: StrategyConfiguration, in context: Context) {
        var inner = TextShape(at: pointer)
        let child = rule.children[0]
        inner.add(child, in: Context(facts: TextFacts(child), hidesTexts: context.hidesTexts))
        guard inner.losses.isEmpty else {
            return recordLoss(rule, "its rule cannot be expressed exactly, so its opposite cannot be either")
        }
        requirements.append(.not(inner.requirements))
        recordSizeLoss()
    }

    /// The scalars that `trimmed` removes.
    private static let trimmed = Unicode.Scalar.ranges { $0.properties.isWhitespace }

    /// Adds the requirements of a rule for the text without blanks around it.
    private mutating func addTrimmed(_ rule: StrategyConfiguration, in context: Context) {
        let blanks = ScalarNotation.set(Self.trimmed)
        for requirement in addChangedShape(rule, in: context) {
            switch requirement {
            case .length(let minimum, _): requirements.append(.length(minimum: minimum, maximum: nil))
            case .matches(let expression, isNegated: false):
                let source = "\(blanks)*(?:\(expression.source))\(blanks)*"
                let around = ECMAScriptExpression(source: source, isPlain: false, maximum: nil)
                // An anchor inside would not be at the end of the text.
                if expression.hasAssertions {
                    recordLoss(rule, "an expression cannot have blanks around it")
                } else {
                    requirements.append(.matches(around, isNegated: false))
                }
            default: recordLoss(rule, "a rule cannot have blanks around it")
            }
        }
        recordSizeLoss()
    }

    /// Adds the requirements of a rule for a text from which characters are removed.
    private mutating func addChanged(_ rule: StrategyConfiguration, in context: Context) {
        for case .length(let minimum, _) in addChangedShape(rule, in: context) {
            requirements.append(.length(minimum: minimum, maximum: nil))
        }
        recordLoss(rule, "the rule validates the text without these characters")
    }

    private mutating func addChangedShape(_ rule: StrategyConfiguration, in context: Context) -> [TextRequirement] {
        let child = rule.children[0]
        var inner = TextShape(at: pointer)
        inner.add(child, in: Context(facts: TextFacts(child), hidesTexts: context.hidesTexts))
        for loss in inner.losses where !losses.contains(loss) { losses.append(loss) }
        return inner.requirements
    }
}

// MARK: - Strategies with a listing

extension StrategyConfiguration {
    /// The size limits of the strategies inside, in bytes.
    fileprivate var sizeLimits: [Int] {
        if let listed = ListedRule(self) { return [listed.maximumBytes] }
        return children.flatMap(\.sizeLimits)
    }
}

extension ListedRule {
    /// The accepted texts, without those of a list that can be secret, because messages do not show them.
    fileprivate var publicTexts: AcceptedTexts? {
        if case .list? = acceptedTexts, settings["showsTexts"] != .flag(true) { return nil }
        return acceptedTexts
    }
}

extension TextShape {
    private mutating func add(_ listed: ListedRule, for rule: StrategyConfiguration, in context: Context) {
        if rule.name == "count" { return addLength(listed, for: rule, in: context) }
        var bound = context.facts.maximum
        var isPlain = context.facts.isPlain
        if context.hidesTexts, listed.hasTextSettings {
            recordLoss(rule, "a text of its settings may be secret")
        } else {
            switch listed.publicTexts {
            case .expression(let source, let isExact):
                if let translated = TranslatedExpression(source) {
                    addExpression(translated, bound: &bound, isPlain: &isPlain)
                    if !translated.isComplete { recordLoss(rule, "engines disagree about word boundaries") }
                    if !isExact { recordLoss(rule, "the expression matches more than the strategy accepts") }
                } else {
                    requirements.append(.never)
                }
            case .list(let texts):
                requirements.append(.oneOf(texts.filter { !$0.isEmpty && $0.utf8.count <= listed.maximumBytes }))
                return
            case .length(let minimum, let maximum, let isExact):
                requirements.append(.length(minimum: minimum, maximum: maximum))
                bound = [bound, maximum].compactMap(\.self).min()
                if !isExact { recordLoss(rule, "only its lengths can be expressed") }
            case nil: recordLoss(rule, "no expression for it is known")
            }
        }
        requirements.append(.length(minimum: 1, maximum: nil))
        addSize(listed.maximumBytes, unlessWithin: bound, isPlain: isPlain)
    }

    private mutating func addExpression(
        _ translated: TranslatedExpression, bound: inout Int?, isPlain: inout Bool
    ) {
        let branches = translated.alternatives.map { conjuncts in
            conjuncts.map { TextRequirement.matches($0.expression, isNegated: $0.isNegated) }
        }
        if branches.count == 1 { requirements += branches[0] } else { requirements.append(.any(branches)) }
        let facts = TextFacts(translated)
        bound = [bound, facts.maximum].compactMap(\.self).min()
        isPlain = isPlain || facts.isPlain
    }

    /// Adds the size limit as a number of scalars.
    private mutating func addSize(_ bytes: Int, unlessWithin bound: Int?, isPlain: Bool) {
        if let bound, isPlain ? bound <= bytes : bound <= bytes / 4 { return }
        guard bytes < .max else { return }
        requirements.append(.length(minimum: 0, maximum: bytes))
        if !isPlain { recordSizeLoss() }
    }

    private mutating func addLength(_ listed: ListedRule, for rule: StrategyConfiguration, in context: Context) {
        guard case .length(var least, var most, let isExact) = listed.publicTexts else { return }
        let minimum = listed.integer(for: .minimum) ?? 1
        let maximum = listed.integer(for: .maximum)
        let isPlain = context.facts.isPlain
        if isPlain {
            (least, most) = (minimum, maximum)
        } else if !isExact, let unit = listed.text(for: "unit") {
            let reason = "schemas count scalars, and the strategy counts \(unit)"
            if minimum > 1 { recordLoss(rule, option: "minimum", reason) }
            if maximum != nil { recordLoss(rule, option: "maximum", reason) }
        }
        requirements.append(.length(minimum: least, maximum: most))
        addSize(
            listed.maximumBytes, unlessWithin: [context.facts.maximum, most].compactMap(\.self).min(), isPlain: isPlain)
    }
}

/// What every text that a rule accepts is known to be.
private struct TextFacts {
    /// Whether it contains only ASCII without carriage returns.
    var isPlain = false

    /// The maximum number of scalars, or `nil` if it is not known.
    var maximum: Int?

    init() {}

    init(_ translated: TranslatedExpression) {
        let branches = translated.alternatives.map { conjuncts in conjuncts.filter { !$0.isNegated }.map(\.expression) }
        isPlain = branches.allSatisfy { branch in branch.contains(where: \.isPlain) }
        let maxima = branches.map { branch in branch.compactMap(\.maximum).min() }
        maximum = maxima.contains(nil) ? nil : maxima.compactMap(\.self).max()
    }

    init(_ rule: StrategyConfiguration) {
        if let listed = ListedRule(rule) {
            switch listed.publicTexts {
            case .expression(let source, _):
                if let translated = TranslatedExpression(source) { self = TextFacts(translated) }
            case .list(let texts):
                isPlain = texts.allSatisfy { text in text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
                maximum = texts.lazy.map(\.unicodeScalars.count).max() ?? 0
            case .length(_, let maximum, _): self.maximum = maximum
            case nil: break
            }
            return
        }
        switch rule.builtInName {
        case "allOf": self = rule.children.map(TextFacts.init).reduce(TextFacts(), TextFacts.both)
        case "anyOf":
            let all = rule.children.map(TextFacts.init)
            isPlain = all.allSatisfy(\.isPlain)
            maximum = all.contains { $0.maximum == nil } ? nil : all.compactMap(\.maximum).max()
        case "optional": self = TextFacts(rule.children[0])
        case _ where rule.isCustomized && rule.name != "sensitive": self = TextFacts(rule.children[0])
        default: break
        }
    }

    static func both(_ first: TextFacts, and second: TextFacts) -> TextFacts {
        var result = TextFacts()
        result.isPlain = first.isPlain || second.isPlain
        result.maximum = [first.maximum, second.maximum].compactMap(\.self).min()
        return result
    }
}
