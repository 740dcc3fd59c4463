// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyConfiguration {
    /// The size limits of the strategies inside, in bytes.
    var sizeLimits: [Int] {
        if let listed = ListedRule(self) { return [listed.maximumBytes] }
        return children.flatMap(\.sizeLimits)
    }
}

/// A strategy that is created again from its listing, and so is equal to the one with the configuration.
struct ListedRule {
    enum AcceptedTexts {
        /// An expression for all accepted texts, and whether it is one for no others.
        case expression(String, isExact: Bool)
        case texts([String])
        /// A number of scalars, if nothing else can be expressed, and whether there is nothing else.
        case length(minimum: Int, maximum: Int?, isExact: Bool)
        case unknown
    }

    private let listing: StrategyListing
    private let strategy: InputValidator<String>
    private let settings: StrategyListing.Settings

    /// Creates the strategy, or returns `nil` if the configuration is not that of a listed strategy.
    init?(_ rule: StrategyConfiguration) {
        guard rule.children.isEmpty, let name = rule.builtInName,
            let listing = StrategyListing.all.first(where: { $0.name == name }),
            let fewest = listing.settings(making: rule), let strategy = try? listing.make(fewest)
        else { return nil }
        self.listing = listing
        self.strategy = strategy
        settings = listing.settings(of: strategy)
    }

    func integer(_ option: ValidationError.Parameter) -> Int? { settings[option]?.asInteger }
    func text(_ option: ValidationError.Parameter) -> String? { settings[option]?.asText }

    /// The size limit in bytes.
    var maximumBytes: Int {
        let bytes = integer("maximumBytes") ?? TextInputValidator.defaultMaximumBytes
        return bytes > 0 ? bytes : .max
    }

    /// Whether a setting is a text that the author of the rule chose.
    var hasTexts: Bool {
        listing.options.contains { option in
            guard option.words.isEmpty || option.name == "name", settings[.init(rawValue: option.name)] != nil else {
                return false
            }
            return option.kind == .text || option.kind == .texts
        }
    }

    /// What a schema can express.
    var content: AcceptedTexts {
        if let (source, isExact) = listing.expression(of: strategy) { return .expression(source, isExact: isExact) }
        switch listing.name {
        case "oneOf":
            // The texts can be secret unless messages show them.
            guard settings["showsTexts"] == .flag(true), case .list(let texts) = settings["values"] else {
                return .unknown
            }
            return .texts(texts)
        case "prefix":
            return text("part").map { .expression("\(Self.quoted($0))\(Self.rest)", isExact: true) } ?? .unknown
        case "suffix":
            return text("part").map { .expression("\(Self.rest)\(Self.quoted($0))", isExact: true) } ?? .unknown
        case "contains":
            return text("part").map { .expression("\(Self.rest)\(Self.quoted($0))\(Self.rest)", isExact: true) }
                ?? .unknown
        case "required":
            return .expression("\(Self.rest)[^\(WhiteSpace.blanks)]\(Self.rest)", isExact: true)
        case "atLeast": return .length(minimum: integer(.minimum) ?? 1, maximum: nil, isExact: false)
        case "password":
            let classes = ["letters", "lowercase", "uppercase", "digits", "symbols"].compactMap { name in
                integer(.init(rawValue: name))
            }
            return .length(
                minimum: max(1, integer(.minimum) ?? 1), maximum: integer(.maximum),
                isExact: classes.allSatisfy { $0 == 0 })
        default: return (strategy as? AlphabetInputValidator).map(alphabet) ?? .unknown
        }
    }

    /// Any text, which an expression of the library matches with line ends too.
    private static let rest = #"[\s\S]*"#

    /// Returns a text as a part of an expression.
    private static func quoted(_ text: String) -> String {
        text.unicodeScalars.map { #"\x{\#(String($0.value, radix: 16))}"# }.joined()
    }

    /// Returns the expression for texts of an alphabet.
    ///
    /// The alphabet of ASCII is what the strategy accepts. Beyond ASCII, the alphabet of a setting is taken, or all
    /// characters for one of any script.
    private func alphabet(_ strategy: AlphabetInputValidator) -> AcceptedTexts {
        let ascii = (0..<128).filter { strategy.isValid(String(Unicode.Scalar(UInt8($0)))) }
        let others = text("alphabet")?.unicodeScalars.filter { !$0.isASCII } ?? String.UnicodeScalarView()
        let isUnicode = settings.values.contains(.text("unicode"))
        var set = ascii.map { #"\x{\#(String($0, radix: 16))}"# }.joined()
        set += isUnicode ? #"\x{80}-\x{10FFFF}"# : Self.quoted(String(others))
        return set.isEmpty ? .unknown : .expression("[\(set)]+", isExact: !isUnicode)
    }
}

/// The characters that strategies remove around texts, and those that are not visible.
enum WhiteSpace {
    /// The scalars that `trimmed` removes.
    static let ranges: [ClosedRange<UInt32>] = ranges { $0.properties.isWhitespace }

    /// The blank scalars as the content of a set in an expression of the library.
    static let blanks = ranges(where: \.isBlank).map { range in
        #"\x{\#(String(range.lowerBound, radix: 16))}-\x{\#(String(range.upperBound, radix: 16))}"#
    }.joined()

    private static func ranges(where isIncluded: (Unicode.Scalar) -> Bool) -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) where isIncluded(scalar) {
            if let last = result.last, last.upperBound + 1 == scalar.value {
                result[result.count - 1] = last.lowerBound...scalar.value
            } else {
                result.append(scalar.value...scalar.value)
            }
        }
        return result
    }
}
