// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension Sequence {
    /// Returns the elements in order; equal elements keep their relative order.
    ///
    /// It sorts indices whatever the element type, because each copy of the sorting code takes 0.2 s to compile.
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return sortedIndices(count: elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// Returns the elements in ascending order.
    package func ordered() -> [Element] { ordered { $0 < $1 } }
}

@inline(never)
private func sortedIndices(count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    Array(0..<count).sorted(by: precedes)
}
