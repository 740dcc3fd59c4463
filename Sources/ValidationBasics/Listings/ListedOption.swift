// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// An option of a strategy: a stored property with its name and its notation in rule files.
///
/// An option both reads and writes settings, so that a configuration always has the names and the values of a rule file.
///
/// The optimizer must not copy the functions with an attribute for each type of a value, because they run only when a
/// listing is read (measured: a fifth of the module's code).
package struct ListedOption<Owner, Value: Sendable>: Sendable {
    package typealias Settings = StrategyListing.Settings
    package typealias Mistake = StrategyListing.Mistake

    /// Describes the option, or the options of a group, with the value that is used if they are left out.
    package let describe: @Sendable (_ standard: Value) -> [StrategyListing.Option]

    /// Returns the value in some settings, or the standard value if it is left out.
    package let read: @Sendable (_ settings: Settings, _ standard: Value) throws -> Value

    /// Adds a value to settings.
    package let write: @Sendable (_ value: Value, _ settings: inout Settings) -> Void

    /// Returns the value that an owner has.
    package let get: @Sendable (Owner) -> Value

    package init(
        describe: @escaping @Sendable (_ standard: Value) -> [StrategyListing.Option],
        read: @escaping @Sendable (_ settings: Settings, _ standard: Value) throws -> Value,
        write: @escaping @Sendable (_ value: Value, _ settings: inout Settings) -> Void,
        get: @escaping @Sendable (Owner) -> Value
    ) {
        self.describe = describe
        self.read = read
        self.write = write
        self.get = get
    }
}

extension ListedOption {
    /// Creates an option with one name.
    ///
    /// - Parameters:
    ///   - name: The name in rule files.
    ///   - kind: The kind of the value in rule files.
    ///   - words: The accepted words, if there are only some.
    ///   - isRequired: Whether the option must not be left out.
    ///   - get: Returns the value that an owner has, usually a key path.
    ///   - summary: Describes the option with the value that is used if it is left out.
    ///   - parse: Returns the value of a setting, or `nil` if the setting is of another kind.
    ///   - format: Returns the setting for a value, or `nil` if it is left out.
    @_semantics("optimize.sil.specialize.generic.never")
    package init(
        _ name: String, _ kind: StrategyListing.Option.Kind, words: [String] = [], isRequired: Bool = false,
        _ get: @escaping @Sendable (Owner) -> Value, summary: @escaping @Sendable (Value) -> String,
        parse: @escaping @Sendable (ValidationError.Value) throws -> Value?,
        format: @escaping @Sendable (Value) -> ValidationError.Value?
    ) {
        let parameter = ValidationError.Parameter(rawValue: name)
        self.init(
            describe: { standard in
                [.init(name: name, summary: summary(standard), kind: kind, words: words, isRequired: isRequired)]
            },
            read: { settings, standard in
                guard let setting = settings[parameter] else {
                    if isRequired { throw Mistake("the key “\(name)” is missing", at: name) }
                    return standard
                }
                guard let value = try parse(setting) else { throw Mistake("“\(name)” has another type", at: name) }
                return value
            },
            write: { value, settings in settings[parameter] = format(value) },
            get: get)
    }

    /// Creates an option with one name, whose value is `nil` if it is left out.
    ///
    /// The value of the example is not used, because a setting that is not written must be read as `nil`.
    @_semantics("optimize.sil.specialize.generic.never")
    package init<Wrapped>(
        optional name: String, _ kind: StrategyListing.Option.Kind, words: [String] = [],
        _ get: @escaping @Sendable (Owner) -> Value, _ help: String,
        parse: @escaping @Sendable (ValidationError.Value) throws -> Wrapped?,
        format: @escaping @Sendable (Wrapped) -> ValidationError.Value
    ) where Value == Wrapped? {
        let option = Self(
            name, kind, words: words, get, summary: { _ in help },
            parse: { setting in try parse(setting).map { Optional($0) } }, format: { $0.map(format) })
        self.init(
            describe: option.describe, read: { settings, _ in try option.read(settings, nil) }, write: option.write,
            get: get)
    }

    /// Creates a group of options that are the parts of one value.
    ///
    /// - Parameters:
    ///   - get: Returns the value that an owner has.
    ///   - parts: The options, of which each reads and writes a part of the value.
    ///   - make: Creates the value from its parts.
    @_semantics("optimize.sil.specialize.generic.never")
    package static func group<each Part>(
        _ get: @escaping @Sendable (Owner) -> Value, _ parts: repeat ListedOption<Value, each Part>,
        make: @escaping @Sendable (repeat each Part) throws -> Value
    ) -> Self {
        Self(
            describe: { standard in
                var all: [StrategyListing.Option] = []
                for part in repeat each parts { all += part.describe(part.get(standard)) }
                return all
            },
            read: { settings, standard in
                try make(repeat try (each parts).read(settings, (each parts).get(standard)))
            },
            write: { value, settings in
                for part in repeat each parts { part.write(part.get(value), &settings) }
            },
            get: get)
    }
}

// MARK: - Texts

extension ListedOption where Value == String {
    /// An option that must not be left out, and whose text must not be empty.
    package static func text(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String, ifEmpty mistake: String? = nil
    ) -> Self {
        Self(
            name, .text, isRequired: true, get, summary: { _ in help },
            parse: { setting in
                guard case .text(let text) = setting else { return nil }
                guard !text.isEmpty else { throw Mistake(mistake ?? "“\(name)” is empty", at: name) }
                return text
            },
            format: { .text($0) })
    }
}

// MARK: - Words and flags

extension ListedOption where Value: RawRepresentable<String> & CaseIterable & Equatable {
    /// An option that is the raw value of a case.
    ///
    /// - Parameters:
    ///   - name: The name in rule files.
    ///   - get: Returns the value that an owner has.
    ///   - help: What comes before the words in the description.
    ///   - isRequired: Whether the option must not be left out.
    package static func word(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String = "", isRequired: Bool = false
    ) -> Self {
        word(name, get, of: Value.allCases.map { ($0.rawValue, $0) }, help, isRequired: isRequired)
    }
}

extension ListedOption where Value: Equatable {
    /// An option that is one of some words, each of which stands for a value.
    @_semantics("optimize.sil.specialize.generic.never")
    private static func word(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, of meanings: [(word: String, value: Value)],
        _ help: String, isRequired: Bool = false
    ) -> Self {
        let words = meanings.map(\.word)
        return Self(
            name, .text, words: words, isRequired: isRequired, get,
            summary: { standard in
                let list = meanings.map {
                    !isRequired && $0.value == standard ? "\($0.word) (if left out)" : $0.word
                }
                let alternatives = list.dropLast().joined(separator: ", ") + " or " + (list.last ?? "")
                return help.isEmpty ? alternatives : "\(help) \(alternatives)"
            },
            parse: { setting in
                guard case .text(let word) = setting else { return nil }
                guard let meaning = meanings.first(where: { $0.word == word }) else {
                    throw Mistake("“\(word)” is unknown", at: name)
                }
                return meaning.value
            },
            format: { value in meanings.first { $0.value == value }.map { .text($0.word) } })
    }
}

extension ListedOption {
    /// An option that is the name of a case, or `nil` if it is left out.
    ///
    /// - Parameters:
    ///   - name: The name in rule files.
    ///   - get: Returns the value that an owner has.
    ///   - word: Returns the name of a case.
    ///   - help: The description.
    package static func word<Element: CaseIterable & Sendable>(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, by word: @escaping @Sendable (Element) -> String,
        _ help: String
    ) -> Self where Value == Element? {
        Self(
            optional: name, .text, words: Element.allCases.map(word), get, help,
            parse: { setting in
                guard case .text(let text) = setting else { return nil }
                return try element(text, at: name, by: word)
            },
            format: { .text(word($0)) })
    }

    /// An option that is a list of the names of at least one case, or `nil` if it is left out.
    ///
    /// - Parameters:
    ///   - name: The name in rule files.
    ///   - get: Returns the value that an owner has.
    ///   - word: Returns the name of a case.
    ///   - help: The description.
    ///   - hint: What is wrong with an empty list, or what to do about it.
    package static func words<Element: CaseIterable & Sendable>(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, by word: @escaping @Sendable (Element) -> String,
        _ help: String, ifEmpty hint: String = "every value would be rejected"
    ) -> Self where Value == [Element]? {
        Self(
            optional: name, .texts, words: Element.allCases.map(word), get, help,
            parse: { setting in
                guard case .list(let texts) = setting else { return nil }
                if texts.isEmpty { throw Mistake("“\(name)” is empty: \(hint)", at: name) }
                return try texts.map { try element($0, at: name, by: word) }
            },
            format: { .list($0.map(word)) })
    }

    private static func element<Element: CaseIterable>(
        _ text: String, at name: String, by word: (Element) -> String
    ) throws -> Element {
        guard let element = Element.allCases.first(where: { word($0) == text }) else {
            throw Mistake("“\(text)” is unknown", at: name)
        }
        return element
    }
}

extension Set where Element: RawRepresentable<String> {
    /// The elements in the alphabetical order of their raw values, in which a configuration has them.
    package var inAlphabeticalOrder: [Element] { sorted { $0.rawValue < $1.rawValue } }
}

extension ListedOption where Value == Bool {
    /// An option for the accepted scripts: `unicode` for `true`, or `ascii`.
    package static func repertoire(_ name: String, _ get: @escaping @Sendable (Owner) -> Value) -> Self {
        word(name, get, of: [("ascii", false), ("unicode", true)], "")
    }

    /// An option that is `true` or `false`.
    package static func flag(_ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String) -> Self {
        Self(
            name, .flag, get, summary: { "\(help); \($0) if left out" },
            parse: { if case .flag(let flag) = $0 { flag } else { nil } }, format: { .flag($0) })
    }
}

// MARK: - Numbers

extension ListedOption where Value == Int {
    /// An option that is a whole number.
    package static func integer(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String, atLeast minimum: Int = .min,
        isRequired: Bool = false
    ) -> Self {
        Self(
            name, .integer, isRequired: isRequired, get, summary: { _ in help },
            parse: { try $0.integer(atLeast: minimum, called: name) }, format: { .int($0) })
    }

    /// The option for the maximum size of an input, where 0 means no limit.
    package static func maximumBytes(_ get: @escaping @Sendable (Owner) -> Value) -> Self {
        let option = integer(
            "maximumBytes", get, "the maximum size of an input in UTF-8 bytes; 0 for no limit", atLeast: 0)
        return Self(
            describe: option.describe,
            read: { settings, standard in
                let size = try option.read(settings, standard)
                return size == 0 ? .max : size
            },
            // A strategy that rejects every text cannot be written, because 0 means no limit. Reading rejects -1.
            write: { size, settings in option.write(size == 0 ? -1 : size, &settings) }, get: get)
    }
}

extension ListedOption where Value == Int? {
    /// An option that is a whole number, or `nil` if it is left out.
    package static func integer(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String, atLeast minimum: Int = .min,
        ifLess mistake: String? = nil
    ) -> Self {
        Self(
            optional: name, .integer, get, help,
            parse: { try $0.integer(atLeast: minimum, called: name, ifLess: mistake) }, format: { .int($0) })
    }
}

extension ValidationError.Value {
    /// Returns a whole number, or `nil` for a value of another kind.
    fileprivate func integer(atLeast minimum: Int, called name: String, ifLess mistake: String? = nil) throws -> Int? {
        guard case .int(let number) = self else { return nil }
        if number >= minimum { return number }
        throw StrategyListing.Mistake(mistake ?? "“\(name)” must be \(minimum) or more", at: name)
    }
}

extension StrategyListing {
    /// Throws a mistake if a minimum is over a maximum.
    package static func check<Bound: Comparable>(
        _ minimum: Bound?, upTo maximum: Bound?, order: String = "greater than"
    ) throws {
        guard let minimum, let maximum, minimum > maximum else { return }
        throw Mistake("“minimum” is \(order) “maximum”: every value would be rejected", at: "minimum")
    }

    /// Throws a mistake if no text can be completed to one that a strategy with limits accepts.
    package static func check(
        _ strategy: InputValidator<String>, at option: String = "minimum",
        or text: String = "no value is between the limits"
    ) throws {
        guard case .impossible = strategy.progress(of: "") else { return }
        throw Mistake("\(text): every value would be rejected", at: option)
    }

    /// Throws a mistake if a number of characters is over the maximum size, because a character has at least one byte.
    package static func check(minimum: Int, under maximumBytes: Int, at option: String = "minimum") throws {
        guard minimum > maximumBytes else { return }
        throw Mistake(
            "“\(option)” is greater than the maximum size of \(maximumBytes) bytes: every value would be rejected",
            at: option)
    }
}

extension ListedOption {
    /// Options for the limits of an interval, and for whether these belong to it.
    ///
    /// - Parameters:
    ///   - get: Returns the interval that an owner has.
    ///   - kind: The kind of the limits in rule files.
    ///   - minimum: The description of the minimum.
    ///   - maximum: The description of the maximum.
    ///   - order: How a minimum that is over the maximum compares to it.
    ///   - needed: What a limit has to be, or `nil` if every setting of the kind is one.
    ///   - parse: Returns the limit of a setting, or `nil` if the setting is not one.
    ///   - format: Returns the setting for a limit.
    package static func limits<Bound: Comparable & Sendable>(
        _ get: @escaping @Sendable (Owner) -> Value, _ kind: StrategyListing.Option.Kind,
        minimum: String = "the minimum", maximum: String = "the maximum", order: String = "greater than",
        needed: String? = nil,
        parse: @escaping @Sendable (ValidationError.Value) throws -> Bound?,
        format: @escaping @Sendable (Bound) -> ValidationError.Value
    ) -> Self where Value == Interval<Bound> {
        func limit(
            _ name: String, _ get: @escaping @Sendable (Value) -> Bound?, _ help: String
        ) -> ListedOption<Value, Bound?> {
            .init(
                optional: name, kind, get, help,
                parse: { setting in
                    let limit = try parse(setting)
                    if limit == nil, let needed { throw Mistake("“\(name)” needs \(needed)", at: name) }
                    return limit
                },
                format: format)
        }
        func exclusion(
            _ name: String, _ get: @escaping @Sendable (Value) -> Interval<Bound>.Edge, of limit: String
        ) -> ListedOption<Value, Bool?> {
            .init(
                optional: name, .flag, { if case .excluded = get($0) { true } else { nil } },
                "whether “\(limit)” itself is rejected; false if left out",
                parse: { if case .flag(let flag) = $0 { flag } else { nil } }, format: { .flag($0) })
        }
        return .group(
            get, limit("minimum", { $0.lower.bound }, minimum), limit("maximum", { $0.upper.bound }, maximum),
            exclusion("minimumExcluded", { $0.lower }, of: "minimum"),
            exclusion("maximumExcluded", { $0.upper }, of: "maximum")
        ) { minimum, maximum, isMinimumExcluded, isMaximumExcluded in
            try StrategyListing.check(minimum, upTo: maximum, order: order)
            func edge(_ bound: Bound?, _ isExcluded: Bool?, of limit: String) throws -> Interval<Bound>.Edge {
                guard let bound else {
                    guard isExcluded != true else {
                        throw Mistake("the key “\(limit)” is missing", at: limit + "Excluded")
                    }
                    return .none
                }
                return isExcluded == true ? .excluded(bound) : .included(bound)
            }
            let interval = Interval(
                lower: try edge(minimum, isMinimumExcluded, of: "minimum"),
                upper: try edge(maximum, isMaximumExcluded, of: "maximum"))
            if interval.isEmpty {
                throw Mistake("no value is between the limits: every value would be rejected", at: "minimum")
            }
            return interval
        }
    }
}

extension ListedOption where Value == Interval<Int> {
    /// Options for the limits of whole numbers.
    package static func limits(_ get: @escaping @Sendable (Owner) -> Value) -> Self {
        limits(get, .integer, parse: { if case .int(let number) = $0 { number } else { nil } }, format: { .int($0) })
    }
}

extension ListedOption where Value == Interval<Double> {
    /// Options for the limits of numbers.
    package static func limits(_ get: @escaping @Sendable (Owner) -> Value) -> Self {
        limits(
            get, .number,
            parse: { setting in
                switch setting {
                case .double(let number): number
                case .int(let number): Double(number)
                default: nil
                }
            },
            format: { .double($0) })
    }
}

extension Interval where Bound: Numeric {
    /// Throws a mistake if every number in the interval needs a minus that a policy does not allow.
    package func check(_ sign: SignPolicy) throws {
        guard sign == .none, let maximum = upper.bound, maximum < 0 || upper == .excluded(0) else { return }
        throw StrategyListing.Mistake(
            "“maximum” is \(maximum < 0 ? "below 0" : "0 and excluded"), and “sign” does not allow a minus: every value would be rejected",
            at: "maximum")
    }
}

// MARK: - Lists

extension ListedOption where Value == Set<Int> {
    /// An option that is a list of at least one of some numbers.
    package static func integers(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, of known: [Int], _ help: String
    ) -> Self {
        Self(
            name, .integers, get, summary: { _ in help },
            parse: { setting in
                guard let numbers = setting.integers else { return nil }
                guard !numbers.isEmpty, numbers.allSatisfy(known.contains) else {
                    let list = known.map { String($0) }.joined(separator: ", ")
                    throw Mistake("“\(name)” must be a list with at least one of \(list)", at: name)
                }
                return Set(numbers)
            },
            format: { .integers($0) })
    }
}

extension ListedOption where Value == Set<Int>? {
    /// An option that is a list of numbers, or `nil` if it is left out.
    package static func integers(_ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String) -> Self {
        Self(optional: name, .integers, get, help, parse: { $0.integers.map { Set($0) } }, format: { .integers($0) })
    }
}

extension ListedOption where Value == [String] {
    /// An option that is a list of at least one text, and that must not be left out.
    package static func texts(_ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String) -> Self {
        Self(
            name, .texts, isRequired: true, get, summary: { _ in help },
            parse: { setting in
                guard case .list(let texts) = setting else { return nil }
                guard !texts.isEmpty else { throw Mistake("“\(name)” is empty", at: name) }
                return texts
            },
            format: { .list($0) })
    }
}

extension ListedOption where Value == [String]? {
    /// An option that is a list of texts, or `nil` if it is left out.
    package static func texts(_ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String) -> Self {
        Self(
            optional: name, .texts, get, help, parse: { if case .list(let texts) = $0 { texts } else { nil } },
            format: { .list($0) })
    }
}

extension ValidationError.Value {
    /// The numbers of a list, or `nil` if the value is not a list of whole numbers.
    fileprivate var integers: [Int]? {
        guard case .list(let texts) = self else { return nil }
        let numbers = texts.compactMap { Int($0) }
        return numbers.count == texts.count ? numbers : nil
    }

    fileprivate static func integers(_ numbers: Set<Int>) -> Self { .list(numbers.sorted().map { String($0) }) }
}
