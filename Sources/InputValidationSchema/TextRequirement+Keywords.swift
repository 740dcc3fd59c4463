// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension [TextRequirement] {
    /// The JSON Schema keywords for a text.
    var keywords: [SchemaNode.Member] {
        var members: [SchemaNode.Member] = []
        var others: [SchemaNode] = []
        for requirement in self {
            switch requirement {
            case .length, .utf16Length: break
            case .matches(let pattern, let isNegated):
                let member = SchemaNode.Member("pattern", .text("^(?:\(pattern.source))$"))
                if isNegated {
                    others.append(.object([.init("not", .object([member]))]))
                } else if members.contains(where: { $0.key == "pattern" }) {
                    others.append(.object([member]))
                } else {
                    members.append(member)
                }
            case .oneOf(let texts):
                let list = SchemaNode.Member("enum", .array(texts.map { .text($0) }))
                if texts.isEmpty {
                    others.append(.object([.init("not", .object([]))]))
                } else if members.contains(where: { $0.key == "enum" }) {
                    others.append(.object([list]))
                } else {
                    members.append(list)
                }
            case .anyOf(let branches):
                let schemas = branches.map { SchemaNode.object($0.keywords) }
                others.append(.object([schemas.isEmpty ? .init("not", .object([])) : .init("anyOf", .array(schemas))]))
            case .not(let inner): others.append(.object([.init("not", .object(inner.keywords))]))
            }
        }
        let (minimum, maximum) = lengthLimits
        if minimum > 0 { members.append(.init("minLength", .number(String(minimum)))) }
        if let maximum { members.append(.init("maxLength", .number(String(maximum)))) }
        let keys = Set(members.map(\.key))
        if others.count == 1, !others[0].members.contains(where: { keys.contains($0.key) }) {
            return members + others[0].members
        }
        return members + (others.isEmpty ? [] : [.init("allOf", .array(others))])
    }

    /// The largest minimum and the smallest maximum of the lengths.
    var lengthLimits: (minimum: Int, maximum: Int?) {
        var result: (minimum: Int, maximum: Int?) = (0, nil)
        for case .length(let minimum, let maximum) in self {
            result.minimum = Swift.max(result.minimum, minimum)
            result.maximum = [result.maximum, maximum].compactMap(\.self).min()
        }
        return result
    }

    /// The largest minimum and the smallest maximum of the UTF-16 lengths, or `nil` if a rule inside also has a UTF-16
    /// limit.
    var utf16LengthLimits: (minimum: Int, maximum: Int?)? {
        func hasLimits(_ requirements: [TextRequirement]) -> Bool {
            requirements.contains { requirement in
                switch requirement {
                case .utf16Length: true
                case .anyOf(let branches): branches.contains(where: hasLimits)
                case .not(let inner): hasLimits(inner)
                case .length, .matches, .oneOf: false
                }
            }
        }
        let others = filter { if case .utf16Length = $0 { false } else { true } }
        if others.count == count || hasLimits(others) { return nil }
        return reduce(into: (minimum: 0, maximum: nil)) { result, requirement in
            guard case .utf16Length(let minimum, let maximum) = requirement else { return }
            result.minimum = Swift.max(result.minimum, minimum)
            result.maximum = [result.maximum, maximum].compactMap(\.self).min()
        }
    }

    /// Whether the empty text meets the requirements, judging by lengths and lists.
    var acceptsEmptyText: Bool {
        allSatisfy { requirement in
            switch requirement {
            case .length(let minimum, _), .utf16Length(let minimum, _): minimum == 0
            case .matches, .not: true
            case .oneOf(let texts): texts.contains("")
            case .anyOf(let branches): branches.contains(where: \.acceptsEmptyText)
            }
        }
    }

    /// Returns the requirements as one pattern for the whole text, or `nil` if there are none.
    ///
    /// - Parameter includingLengths: Whether the pattern includes the lengths.
    func patternSource(includingLengths: Bool) -> String? {
        var conditions: [String] = []
        for requirement in self {
            switch requirement {
            case .length, .utf16Length: break
            case .matches(let pattern, let isNegated):
                conditions.append("(?\(isNegated ? "!" : "=")(?:\(pattern.source))$)")
            case .oneOf(let texts):
                conditions.append(
                    texts.isEmpty
                        ? "(?!)" : "(?=(?:\(texts.map(ECMAScriptPattern.literal(for:)).joined(separator: "|")))$)")
            case .anyOf(let branches):
                let all = branches.map { $0.patternSource(includingLengths: true) ?? ECMAScriptPattern.anyText }
                conditions.append(all.isEmpty ? "(?!)" : "(?=(?:\(all.joined(separator: "|")))$)")
            case .not(let inner):
                conditions.append(
                    "(?!(?:\(inner.patternSource(includingLengths: true) ?? ECMAScriptPattern.anyText))$)")
            }
        }
        let (minimum, maximum) = lengthLimits
        if includingLengths, minimum > 0 || maximum != nil {
            let isPossible = maximum.map { minimum <= $0 } ?? true
            conditions.append(isPossible ? "(?=[\\s\\S]{\(minimum),\(maximum.map { String($0) } ?? "")}$)" : "(?!)")
        }
        guard let last = conditions.last else { return nil }
        // A single pattern needs no look-ahead around it.
        if conditions.count == 1, last.hasPrefix("(?=(?:"), last.hasSuffix(")$)") {
            return "(?:\(last.dropFirst(6).dropLast(3)))"
        }
        return conditions.joined() + ECMAScriptPattern.anyText
    }
}
