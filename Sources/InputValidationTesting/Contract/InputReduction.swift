// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A reduction of inputs that show a violation.
enum InputReduction {
    /// Returns the number of scalars in a text or in another value's description, or in all elements of a collection.
    static func size<Input>(of input: Input) -> Int {
        // This comes first, because casting an optional value to another type unwraps it.
        if let input = input as? any ReducibleOptional { return input.wrappedValue.map { 1 + size(of: $0) } ?? 0 }
        if let text = input as? any StringProtocol { return text.unicodeScalars.count }
        if let elements = input as? any Collection {
            func sum<Elements: Collection>(_ elements: Elements) -> Int { elements.reduce(0) { $0 + 1 + size(of: $1) } }
            return sum(elements)
        }
        return (input as? any LosslessStringConvertible).map { $0.description.unicodeScalars.count } ?? 0
    }

    /// Returns an input that shows the same violation and is as short as possible within the attempts.
    ///
    /// - Parameters:
    ///   - input: An input that shows the violation.
    ///   - candidates: Other inputs that may show the violation, too.
    ///   - maximumAttempts: The maximum number of inputs to try. A text of more than 512 scalars counts as several
    ///     inputs.
    ///   - showsViolation: A closure that returns whether an input shows the violation.
    static func smallest<Input>(
        _ input: Input, among candidates: [Input], maximumAttempts: Int, showing showsViolation: (Input) -> Bool
    ) -> Input {
        guard !(Input.self is AnyClass) else { return input }
        let limit = size(of: input)
        let shorter = candidates.enumerated().map { (size: size(of: $1), index: $0) }
            .filter { $0.size < limit }.sorted { $0 < $1 }
        let start =
            shorter.prefix(1_000).first { showsViolation(candidates[$0.index]) }.map { candidates[$0.index] } ?? input
        if Input.self == String.self, let text = start as? String {
            let result = withoutActuallyEscaping(showsViolation) { showsViolation in
                var reduction = TextReduction(text, maximumAttempts: maximumAttempts) { text in
                    (text as? Input).map(showsViolation) ?? false
                }
                return reduction.reduce()
            }
            return (result as? Input) ?? start
        }
        var best = start
        var remainingAttempts = maximumAttempts
        search: while remainingAttempts > 0 {
            for candidate in simplerInputs(than: best) {
                remainingAttempts -= 1
                guard remainingAttempts > 0 else { break search }
                if showsViolation(candidate) {
                    best = candidate
                    continue search
                }
            }
            break
        }
        return best
    }

    /// Returns simpler inputs than the given input, simplest first.
    fileprivate static func simplerInputs<Input>(than input: Input) -> [Input] {
        if let input = input as? any ReducibleOptional { return input.simplerValues() as? [Input] ?? [] }
        if let text = input as? String {
            let scalars = Array(text.unicodeScalars)
            let halves = [scalars.prefix(scalars.count / 2), scalars.suffix(scalars.count / 2)].map { Array($0) }
            let others = scalars.count > 100 ? [] : scalars.indices.map { scalars.removingSubrange($0..<$0 + 1) }
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
                for place in elements.indices.prefix(50) { result.append(elements.removingSubrange(place..<place + 1)) }
                for place in elements.indices.prefix(10) {
                    for element in InputReduction.simplerInputs(than: elements[place]) {
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
    func simplerValues() -> [Self]
}

extension Optional: ReducibleOptional {
    fileprivate var wrappedValue: Wrapped? { self }

    fileprivate func simplerValues() -> [Wrapped?] {
        map { [nil] + InputReduction.simplerInputs(than: $0).map(Optional.some) } ?? []
    }
}

extension Array {
    fileprivate func removingSubrange(_ range: Range<Int>) -> Array {
        Array(self[..<range.lowerBound] + self[range.upperBound...])
    }
}

/// Shortens a text step by step while it shows a violation.
///
/// When it's done, no text shows the violation if you remove one or two of the remaining scalars, or any consecutive
/// scalars.
private struct TextReduction {
    private var shortestScalars: [Unicode.Scalar]
    private var remainingAttempts: Int
    private let showsViolation: (String) -> Bool

    init(_ text: String, maximumAttempts: Int, showing showsViolation: @escaping (String) -> Bool) {
        shortestScalars = Array(text.unicodeScalars)
        remainingAttempts = maximumAttempts
        self.showsViolation = showsViolation
    }

    mutating func reduce() -> String {
        removeEnd()
        var length: Int
        repeat {
            length = shortestScalars.count
            removeChunks()
            removeWindows()
            removePairs()
        } while shortestScalars.count < length && remainingAttempts > 0
        searchShorterTexts()
        simplifyScalars()
        return String(String.UnicodeScalarView(shortestScalars))
    }

    private mutating func tryReplacement(_ candidate: [Unicode.Scalar]) -> Bool {
        guard remainingAttempts > 0 else { return false }
        remainingAttempts -= 1 + candidate.count / 512
        guard showsViolation(String(String.UnicodeScalarView(candidate))) else { return false }
        shortestScalars = candidate
        return true
    }

    /// Removes as much of a long text's end as possible if all texts from some length on show the violation.
    private mutating func removeEnd() {
        guard shortestScalars.count > 1_000 else { return }
        var (shorter, length) = (0, shortestScalars.count)
        while shorter + 1 < length {
            let middle = (shorter + length) / 2
            if tryReplacement(Array(shortestScalars.prefix(middle))) { length = middle } else { shorter = middle }
        }
    }

    /// Removes halves, quarters, and so on, down to single scalars.
    private mutating func removeChunks() {
        var size = shortestScalars.count
        while size > 0, remainingAttempts > 0 {
            var start = 0
            while start < shortestScalars.count {
                if !tryReplacement(shortestScalars.removingSubrange(start..<min(start + size, shortestScalars.count))) {
                    start += size
                }
            }
            size /= 2
        }
    }

    private mutating func removeWindows() {
        guard shortestScalars.count <= 40 else { return }
        var size = shortestScalars.count
        while size > 1 {
            if size <= shortestScalars.count {
                for start in 0...shortestScalars.count - size
                where tryReplacement(shortestScalars.removingSubrange(start..<start + size)) { break }
            }
            size -= 1
        }
    }

    private mutating func removePairs() {
        guard shortestScalars.count <= 24, shortestScalars.count > 2 else { return }
        for first in 0..<shortestScalars.count - 1 {
            for second in first + 1..<shortestScalars.count
            where tryReplacement(
                shortestScalars.removingSubrange(second..<second + 1).removingSubrange(first..<first + 1))
            { return }
        }
    }

    /// Tries all texts that are at least two scalars shorter, if there are only a few.
    private mutating func searchShorterTexts() {
        guard shortestScalars.count > 1 else { return }
        var alphabet: [Unicode.Scalar] = []
        for scalar in shortestScalars.prefix(6) + ["a", "0", "A", "-"] where !alphabet.contains(scalar) {
            alphabet.append(scalar)
        }
        var texts: [[Unicode.Scalar]] = [[]]
        for length in 0..<shortestScalars.count - 1 {
            for text in texts where tryReplacement(text) { return }
            guard length + 2 < shortestScalars.count, texts.count * alphabet.count <= 1_000 else { return }
            texts = texts.flatMap { text in alphabet.map { text + [$0] } }
        }
    }

    /// Replaces scalars with readable scalars.
    private mutating func simplifyScalars() {
        for place in shortestScalars.indices.prefix(200) {
            for scalar in ["a", "0", "A"] as [Unicode.Scalar] where shortestScalars[place] != scalar {
                var candidate = shortestScalars
                candidate[place] = scalar
                if tryReplacement(candidate) { break }
            }
        }
    }
}
