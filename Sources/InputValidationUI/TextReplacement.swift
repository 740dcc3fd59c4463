// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The part of a text that differs from another text.
///
/// Replacing only this part preserves the undo history and the text view's marks.
struct TextReplacement: Equatable {
    /// The range to replace, in UTF-16 code units.
    let range: Range<Int>
    /// The replacement text.
    let text: String

    /// Compares two texts in linear time.
    init(of old: String, with new: String) {
        // Compare characters by their bytes, because characters with different bytes can be equal.
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
