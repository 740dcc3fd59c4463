// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The part of a text in which another text differs.
///
/// Replacing only this part keeps what a person can undo, and the marks of a text view.
struct TextReplacement: Equatable {
    /// The part that is replaced, in UTF-16 code units.
    let range: Range<Int>
    /// What replaces it.
    let text: String

    /// Compares two texts, in linear time.
    init(of old: String, with new: String) {
        // Characters are compared by their bytes, because some with other bytes are equal.
        func isSame(_ first: Character, _ second: Character) -> Bool { first.utf8.elementsEqual(second.utf8) }
        func length(_ characters: some Sequence<Character>) -> Int { characters.reduce(0) { $0 + $1.utf16.count } }
        let (old, new) = (Array(old), Array(new))
        let start = zip(old, new).prefix { isSame($0, $1) }.count
        let (oldRest, newRest) = (old[start...], new[start...])
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { isSame($0, $1) }.count
        let lowerBound = length(old[..<start])
        range = lowerBound..<(lowerBound + length(oldRest.dropLast(end)))
        text = String(newRest.dropLast(end))
    }
}
