// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

/// Inputs that are generated for a strategy, sorted by whether it accepts them.
///
/// The generator supports texts, numbers, Boolean values, and characters, and optional values, arrays, and sets of
/// them. For any other type, both lists are empty, except for values from the strategy's configuration.
struct GeneratedValues<Input> {
    private(set) var accepted: [Input] = []
    private(set) var rejected: [Input] = []

    /// Generates inputs.
    ///
    /// - Parameters:
    ///   - validator: The strategy.
    ///   - seed: The seed for the random choices.
    ///   - count: The number of inputs to generate of each kind. There may be fewer.
    ///   - samples: The inputs to start with.
    init(for validator: InputValidator<Input>, seed: UInt64, count: Int, samples: [Input]) {
        if let validator = validator as? InputValidator<String>, let samples = samples as? [String] {
            let texts = GeneratedTexts(for: validator, seed: seed, count: 3 * count, samples: samples)
            accepted = (texts.accepted as? [Input]) ?? []
            rejected = (texts.rejected as? [Input]) ?? []
        } else {
            let generator = TestValueGenerator(
                configurationValues: ConfigurationValues(validator.configuration), seed: seed)
            for input in generator.values(of: Input.self) {
                if validator.isValid(input) { accepted.append(input) } else { rejected.append(input) }
            }
        }
        accepted = Self.selection(of: accepted, count: count) { Self.behaviorKey(of: $0, in: validator) }
        rejected = Self.selection(of: rejected, count: count) { Self.behaviorKey(of: $0, in: validator) }
    }

    /// Returns a key that inputs share if they have the same errors and their normalized values behave the same.
    private static func behaviorKey(of input: Input, in validator: InputValidator<Input>) -> String {
        func description(_ error: ValidationError) -> String { "\(error.domain) \(error.code) \(error.path.count)" }
        var thrown = ""
        do throws(ValidationError) { try validator.validate(input) } catch { thrown = description(error) }
        let errors = validator.errors(for: input).prefix(3).map(description)
        return "\(thrown), \(errors), \(validator.isValid(validator.normalized(input)))"
    }

    /// Returns a selection of the inputs: for each error, the shortest, the longest, and some others.
    private static func selection(of inputs: [Input], count: Int, groupedBy key: (Input) -> String) -> [Input] {
        var groups: [String: [(place: Int, size: Int)]] = [:]
        var order: [String] = []
        for (place, input) in inputs.enumerated() {
            let name = key(input)
            if groups[name] == nil { order.append(name) }
            groups[name, default: []].append((place, InputReduction.size(of: input)))
        }
        let spread = groups.mapValues { group in
            // The sizes alternate between short and long.
            let sorted = group.sorted { ($0.size, $0.place) < ($1.size, $1.place) }.map(\.place)
            let number = min(count, sorted.count)
            let even = (0..<number).map { sorted[number == 1 ? 0 : $0 * (sorted.count - 1) / (number - 1)] }
            return (0..<number).map { even[$0.isMultiple(of: 2) ? $0 / 2 : number - 1 - $0 / 2] }
        }
        var places: [Int] = []
        for round in 0..<count {
            for name in order where places.count < count {
                guard let group = spread[name], round < group.count else { continue }
                places.append(group[round])
            }
        }
        return places.map { inputs[$0] }
    }
}

/// A generator for values of the supported types.
struct TestValueGenerator {
    let configurationValues: ConfigurationValues
    let seed: UInt64

    /// Returns different values of a type, or an empty array if the type isn't supported.
    func values<Value>(of type: Value.Type) -> [Value] {
        if let texts = texts(of: type) { return texts }
        if let type = type as? any FixedWidthInteger.Type { return integers(of: type) as? [Value] ?? [] }
        if let type = type as? any BinaryFloatingPoint.Type { return floatingPointNumbers(of: type) as? [Value] ?? [] }
        if type == Bool.self { return [true, false] as? [Value] ?? [] }
        if let type = type as? any OptionalInput.Type { return type.values(from: self) as? [Value] ?? [] }
        if let type = type as? any RangeReplaceableCollection.Type { return lists(of: type) as? [Value] ?? [] }
        if let type = type as? any SetAlgebra.Type { return sets(of: type) as? [Value] ?? [] }
        return configurationValues.hiddenValues(of: type).flatMap(valueAndNeighbors)
    }

    private func texts<Value>(of type: Value.Type) -> [Value]? {
        let isText = type == String.self || type == Substring.self || type == Character.self
        guard isText else { return nil }
        var texts = StandardTestTexts.generalTexts + StandardTestTexts.texts(near: configurationValues)
        if let set = configurationValues.acceptedSet {
            let examples = InputExamples(of: set, budget: 200_000)
            texts = examples.accepted(count: 20, seed: seed) + examples.rejected(count: 20, seed: seed) + texts
        }
        // `Character`'s initializer traps if there isn't exactly one character.
        if type == Character.self { texts.removeAll { $0.count != 1 } }
        // `Text` is `Value`'s concrete type, so the array can be cast.
        func converted<Text: LosslessStringConvertible>(_ type: Text.Type) -> [Value]? {
            texts.compactMap { Text($0) } as? [Value]
        }
        return (type as? any LosslessStringConvertible.Type).flatMap { converted($0) }
    }

    private func integers<Number: FixedWidthInteger>(of type: Number.Type) -> [Number] {
        var numbers: [Number] = (-3...12).compactMap { Number(exactly: $0) }
        numbers += [42, 99, 100, 777, 999, 1_000, 12_345, 123_456, 98_765, 71_937, -777, -98_765].compactMap {
            Number(exactly: $0)
        }
        let limits =
            configurationValues.numbers.compactMap { Number(exactly: $0) }
            + configurationValues.hiddenValues(of: Number.self)
        for limit in limits {
            let above = limit.addingReportingOverflow(1)
            let below = limit.subtractingReportingOverflow(1)
            numbers += [limit] + [above, below].filter { !$0.overflow }.map(\.partialValue)
        }
        return uniqueValues(in: numbers + [Number.min, Number.max])
    }

    private func floatingPointNumbers<Number: BinaryFloatingPoint>(of type: Number.Type) -> [Number] {
        var numbers: [Number] = [0, 1, -1, 0.5, -0.5, 2, 3, 10, 99.5, 100, 1_000, 12_345.5, -98_765.5, 71_937.25]
        for limit in configurationValues.numbers.map({ Number($0) }) + configurationValues.hiddenValues(of: Number.self)
        {
            numbers += [limit, limit.nextUp, limit.nextDown, limit + 1, limit - 1]
        }
        return uniqueValues(in: numbers + [Number.greatestFiniteMagnitude, -Number.greatestFiniteMagnitude])
    }

    /// Arrays of several lengths, with equal values and with different values.
    private func lists<List: RangeReplaceableCollection>(of type: List.Type) -> [List] {
        let elements = values(of: List.Element.self)
        guard !elements.isEmpty else { return [List()] }
        let lengths = [1, 2, 3, 5, 10] + lengthsNearLimits
        let single = elements.map { List(CollectionOfOne($0)) }
        let longer = uniqueValues(in: lengths).flatMap { length -> [List] in
            let starts = stride(from: 0, to: elements.count, by: max(1, elements.count / 12))
            return [
                List(repeating: elements[0], count: length),
                List(repeating: elements[elements.count / 2], count: length),
            ]
                + starts.map { start in List((0..<length).map { elements[(start + $0) % elements.count] }) }
        }
        return [List()] + single + longer + configurationValues.hiddenValues(of: type)
    }

    private func sets<Values: SetAlgebra>(of type: Values.Type) -> [Values] {
        let elements = values(of: Values.Element.self)
        let single = elements.map { Values([$0]) }
        let longer = uniqueValues(in: [2, 3, 5] + lengthsNearLimits).flatMap { length in
            stride(from: 0, to: elements.count, by: max(1, elements.count / 12)).map { start in
                Values((0..<min(length, elements.count)).map { elements[(start + $0) % elements.count] })
            }
        }
        return [Values()] + single + longer + configurationValues.hiddenValues(of: type)
    }

    /// The lengths next to the limits in the configuration.
    private var lengthsNearLimits: [Int] {
        configurationValues.numbers.compactMap { Int(exactly: $0) }.filter { 0...200 ~= $0 }.flatMap {
            [max(0, $0 - 1), $0, $0 + 1]
        }
    }

    /// Returns a value and its two neighbors, if its type has neighbors.
    private func valueAndNeighbors<Value>(of value: Value) -> [Value] {
        func neighbors<Known: Strideable>(_ value: Known) -> [Value] {
            [value.advanced(by: -1), value.advanced(by: 1)].compactMap { $0 as? Value }
        }
        return [value] + ((value as? any Strideable).map { neighbors($0) } ?? [])
    }

    private func uniqueValues<Value: Hashable>(in values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}

/// A type of optional values.
private protocol OptionalInput {
    static func values(from generator: TestValueGenerator) -> [Self]
}

extension Optional: OptionalInput {
    fileprivate static func values(from generator: TestValueGenerator) -> [Wrapped?] {
        [nil] + generator.values(of: Wrapped.self).map(Optional.some)
    }
}
