// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A comparator that compares strings by their bytes, even inside optionals and collections, and other values by `==`.
///
/// Strategies, rules over several fields, and inputs all use this definition of equality. `==` compares strings by
/// canonical equivalence, so the Kelvin sign U+212A equals "K", and U+037E equals ";". Comparing bytes ensures that the
/// validated text is the stored text. A string inside any other type is compared by that type's `==`.
///
/// Only `.unique` compares by `==`, because accepting fewer values is safer there.
package struct ExactEqualityComparator<Value: Equatable>: Sendable {
    /// Whether `==` is not enough; computed once, because looking up conformances takes longer than most comparisons.
    package let needsByteComparison = Value.self is any TextContaining.Type

    package init() {}

    package func callAsFunction(_ first: Value, _ second: Value) -> Bool {
        needsByteComparison ? areExactlyEqual(first, second) == true : first == second
    }
}

/// Returns whether two values are equal, or `nil` if their type can't be compared.
func areExactlyEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
    // Strings come first, because an input compares its values after every edit.
    if let first = first as? String, let second = second as? String { return first.hasSameBytes(as: second) }
    guard first is any Equatable else { return nil }
    if let first = first as? any TextContaining { return first.isExactlyEqual(to: second) }
    func compare<Known: Equatable>(_ first: Known) -> Bool? { (second as? Known).map { $0 == first } }
    return (first as? any Equatable).flatMap { compare($0) }
}

/// A type that is a string or may contain strings.
private protocol TextContaining {
    func isExactlyEqual(to other: Any) -> Bool
}

extension TextContaining where Self: Collection {
    fileprivate func isExactlyEqual(to other: Any) -> Bool {
        (other as? Self)?.elementsEqual(self) { areExactlyEqual($0, $1) == true } ?? false
    }
}

extension TextContaining where Self: StringProtocol {
    fileprivate func isExactlyEqual(to other: Any) -> Bool { (other as? Self)?.utf8.elementsEqual(utf8) ?? false }
}

extension Character: TextContaining {
    fileprivate func isExactlyEqual(to other: Any) -> Bool { (other as? Character)?.utf8.elementsEqual(utf8) ?? false }
}

extension ValidationError.Value: TextContaining {
    fileprivate func isExactlyEqual(to other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other && areExactlyEqual(content, other.content) != false
    }
}

extension String: TextContaining {}
extension Substring: TextContaining {}
extension Array: TextContaining where Element: TextContaining {}
extension ArraySlice: TextContaining where Element: TextContaining {}
extension ContiguousArray: TextContaining where Element: TextContaining {}

extension Optional: TextContaining where Wrapped: TextContaining {
    fileprivate func isExactlyEqual(to other: Any) -> Bool {
        switch (self, other as? Self) {
        case (let first?, .some(let second?)): first.isExactlyEqual(to: second)
        case (nil, .some(nil)): true
        default: false
        }
    }
}

// No two elements of a set, or keys of a dictionary, are equal by `==`, so a lookup finds the only candidate.

extension Set: TextContaining where Element: TextContaining {
    fileprivate func isExactlyEqual(to other: Any) -> Bool {
        guard let other = other as? Self, count == other.count else { return false }
        return allSatisfy { element in
            other.firstIndex(of: element).map { element.isExactlyEqual(to: other[$0]) } ?? false
        }
    }
}

extension Dictionary: TextContaining {
    fileprivate func isExactlyEqual(to other: Any) -> Bool {
        guard let other = other as? Self, count == other.count else { return false }
        return allSatisfy { key, value in
            guard let index = other.index(forKey: key) else { return false }
            return areExactlyEqual(key, other[index].key) == true && areExactlyEqual(value, other[index].value) == true
        }
    }
}

extension String {
    /// Returns whether two strings have the same bytes; `==` would compare them by canonical equivalence.
    package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
