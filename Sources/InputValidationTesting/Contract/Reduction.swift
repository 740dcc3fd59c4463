// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Shorter inputs in place of one that shows a violation.
enum Reduction {
    /// Returns the number of scalars of a text or of the description of another value, and of all elements of a
    /// collection.
    static func size<Input>(of input: Input) -> Int {
        // First, because a cast of an optional value to another type unwraps it.
        if let input = input as? any ReducibleOptional { return input.wrappedValue.map { 1 + size(of: $0) } ?? 0 }
        if let text = input as? any StringProtocol { return text.unicodeScalars.count }
        if let elements = input as? any Collection {
            func sum<Elements: Collection>(_ elements: Elements) -> Int { elements.reduce(0) { $0 + 1 + size(of: $1) } }
            return sum(elements)
        }
        return (input as? any LosslessStringConvertible).map { $0.description.unicodeScalars.count } ?? 0
    }

    /// Returns an input that shows the same violation and that is as short as it could be made.
    ///
    /// - Parameters:
    ///   - input: An input that shows the violation.
    ///   - known: Inputs that may show it, too.
    ///   - budget: The most inputs that are tried. A text of more than 512 scalars counts as several inputs.
    ///   - shows: A closure that returns whether an input shows the violation.
    static func smallest<Input>(
        _ input: Input, among known: [Input], budget: Int, showing shows: (Input) -> Bool
    ) -> Input {
        guard !(Input.self is AnyClass) else { return input }
        let limit = size(of: input)
        let shorter = known.enumerated().map { (size: size(of: $1), place: $0) }
            .filter { $0.size < limit }.sorted { $0 < $1 }
        let start = shorter.prefix(1_000).first { shows(known[$0.place]) }.map { known[$0.place] } ?? input
        if Input.self == String.self, let text = start as? String {
            let result = withoutActuallyEscaping(shows) { shows in
                var reduction = TextReduction(text, budget: budget) { text in (text as? Input).map(shows) ?? false }
                return reduction.run()
            }
            return (result as? Input) ?? start
        }
        var best = start
        var rest = budget
        search: while rest > 0 {
            for candidate in simpler(than: best) {
                rest -= 1
                guard rest > 0 else { break search }
                if shows(candidate) {
                    best = candidate
                    continue search
                }
            }
            break
        }
        return best
    }

    /// Returns inputs that are simpler than another one, the simplest first.
    fileprivate static func simpler<Input>(than input: Input) -> [Input] {
        if let input = input as? any ReducibleOptional { return input.simpler() as? [Input] ?? [] }
        if let text = input as? String {
            let scalars = Array(text.unicodeScalars)
            let halves = [scalars.prefix(scalars.count / 2), scalars.suffix(scalars.count / 2)].map { Array($0) }
            let others = scalars.count > 100 ? [] : scalars.indices.map { scalars.without($0..<$0 + 1) }
            return (halves + others).filter { $0.count < scalars.count }
                .compactMap { String(String.UnicodeScalarView($0)) as? Input }
        }
        if let number = input as? any FixedWidthInteger {
            func simpler<Number: FixedWidthInteger>(_ number: Number) -> [Input] {
                let next = number > 0 ? number - 1 : number < 0 ? number + 1 : number
                return [0, number / 10, number / 2, next].filter { $0.magnitude < number.magnitude }
                    .compactMap { $0 as? Input }
            }
            return simpler(number)
        }
        if let list = input as? any RangeReplaceableCollection {
            func simpler<List: RangeReplaceableCollection>(_ list: List) -> [Input] {
                let elements = Array(list)
                var result: [[List.Element]] = [Array(elements.prefix(elements.count / 2))]
                for place in elements.indices.prefix(50) { result.append(elements.without(place..<place + 1)) }
                for place in elements.indices.prefix(10) {
                    for element in Reduction.simpler(than: elements[place]) {
                        var changed = elements
                        changed[place] = element
                        result.append(changed)
                    }
                }
                return elements.isEmpty ? [] : result.compactMap { List($0) as? Input }
            }
            return simpler(list)
        }
        return []
    }
}

private protocol ReducibleOptional {
    associatedtype Wrapped
    var wrappedValue: Wrapped? { get }
    func simpler() -> [Self]
}

extension Optional: ReducibleOptional {
    fileprivate var wrappedValue: Wrapped? { self }

    fileprivate func simpler() -> [Wrapped?] {
        map { [nil] + Reduction.simpler(than: $0).map(Optional.some) } ?? []
    }
}

extension Array {
    fileprivate func without(_ range: Range<Int>) -> Array {
        Array(self[..<range.lowerBound] + self[range.upperBound...])
    }
}

/// Shortens a text step by step, as long as it shows a violation.
///
/// No text without one or two of the remaining scalars, and without any consecutive ones, shows it.
private struct TextReduction {
    private var best: [Unicode.Scalar]
    private var budget: Int
    private let shows: (String) -> Bool

    init(_ text: String, budget: Int, showing shows: @escaping (String) -> Bool) {
        best = Array(text.unicodeScalars)
        self.budget = budget
        self.shows = shows
    }

    mutating func run() -> String {
        removeEnd()
        var length: Int
        repeat {
            length = best.count
            removeParts()
            removeWindows()
            removePairs()
        } while best.count < length && budget > 0
        searchShorter()
        simplify()
        return String(String.UnicodeScalarView(best))
    }

    private mutating func replace(by candidate: [Unicode.Scalar]) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1 + candidate.count / 512
        guard shows(String(String.UnicodeScalarView(candidate))) else { return false }
        best = candidate
        return true
    }

    /// Removes as much of the end of a long text as possible if a text shows the violation from some length on.
    private mutating func removeEnd() {
        guard best.count > 1_000 else { return }
        var (shorter, length) = (0, best.count)
        while shorter + 1 < length {
            let middle = (shorter + length) / 2
            if replace(by: Array(best.prefix(middle))) { length = middle } else { shorter = middle }
        }
    }

    /// Removes halves, quarters, and so on, down to single scalars.
    private mutating func removeParts() {
        var size = best.count
        while size > 0, budget > 0 {
            var start = 0
            while start < best.count {
                if !replace(by: best.without(start..<min(start + size, best.count))) { start += size }
            }
            size /= 2
        }
    }

    private mutating func removeWindows() {
        guard best.count <= 40 else { return }
        var size = best.count
        while size > 1 {
            if size <= best.count {
                for start in 0...best.count - size where replace(by: best.without(start..<start + size)) { break }
            }
            size -= 1
        }
    }

    private mutating func removePairs() {
        guard best.count <= 24, best.count > 2 else { return }
        for first in 0..<best.count - 1 {
            for second in first + 1..<best.count
            where replace(by: best.without(second..<second + 1).without(first..<first + 1)) { return }
        }
    }

    /// Tries all texts that are shorter by at least two scalars, if they are few.
    private mutating func searchShorter() {
        guard best.count > 1 else { return }
        var alphabet: [Unicode.Scalar] = []
        for scalar in best.prefix(6) + ["a", "0", "A", "-"] where !alphabet.contains(scalar) { alphabet.append(scalar) }
        var texts: [[Unicode.Scalar]] = [[]]
        for length in 0..<best.count - 1 {
            for text in texts where replace(by: text) { return }
            guard length + 2 < best.count, texts.count * alphabet.count <= 1_000 else { return }
            texts = texts.flatMap { text in alphabet.map { text + [$0] } }
        }
    }

    /// Replaces scalars by readable ones.
    private mutating func simplify() {
        for place in best.indices.prefix(200) {
            for scalar in ["a", "0", "A"] as [Unicode.Scalar] where best[place] != scalar {
                var candidate = best
                candidate[place] = scalar
                if replace(by: candidate) { break }
            }
        }
    }
}
