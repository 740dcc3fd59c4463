// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A string that is equal for names that look alike.
///
/// A server uses it to compare a new user name with existing names.
///
/// ```swift
/// let taken = Set(["apple", "Bill"].map(ConfusableSkeleton.init))
/// let cyrillic = "\u{430}\u{440}\u{440}\u{4CF}\u{435}"
/// taken.contains(ConfusableSkeleton(cyrillic))  // true
/// taken.contains(ConfusableSkeleton("Bi11"))  // true
/// taken.contains(ConfusableSkeleton("apples"))  // false
/// ```
///
/// Letters and digits that look like a Latin letter or digit become that letter or digit, so that “аррӏе” in Cyrillic
/// is the same as “apple”. Characters that look alike without looking Latin, and symbols outside ASCII, stay as they
/// are. Invisible characters (`Default_Ignorable_Code_Point`) are removed. Case counts, because I looks like l, but i
/// doesn't. For names that are compared without case, use the lowercase name.
///
/// Skeletons are for comparisons only. Don't show them, and don't reject a name because it differs from its skeleton:
/// the skeleton of “Tom” is “Torn”, and the skeleton of “Москва” contains Latin letters.
///
/// Two skeletons are equal if their texts are canonically equivalent. A database that compares bytes needs a normalized
/// text: store Foundation's `precomposedStringWithCanonicalMapping` of ``text``. A later version of the library can have
/// a newer table, so store the names too, and calculate the skeletons again.
///
/// Unicode Technical Standard 39, version 17.0, section 4, with the rows of confusables.txt for letters, digits, and
/// marks whose prototypes are Latin letters, digits, or marks.
public struct ConfusableSkeleton: Hashable, Sendable {
    /// The skeleton's text.
    public let text: String

    /// Creates the skeleton of a text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) {
        var skeleton = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
            if let prototype = LookAlikeTable.prototype(of: scalar) {
                skeleton.append(contentsOf: prototype.unicodeScalars)
            } else {
                skeleton.append(scalar)
            }
        }
        self.text = String(skeleton)
    }
}

/// The characters that look like a Latin letter, a digit, or another mark.
enum LookAlikeTable {
    private static let prototypes: [Unicode.Scalar: String] = {
        var prototypes: [Unicode.Scalar: String] = [:]
        // As characters, the separators would contain the marks after them.
        for row in rows.description.unicodeScalars.split(separator: " ") {
            let parts = row.split(separator: "=")
            for scalar in parts[1] { prototypes[scalar] = String(parts[0]) }
        }
        return prototypes
    }()

    /// Returns the prototype of a character, or `nil` if the character is its own prototype.
    static func prototype(of scalar: Unicode.Scalar) -> String? {
        guard let plain = plain(scalar) else { return prototypes[scalar] }
        return prototypes[plain] ?? String(plain)
    }

    /// Returns the plain letter for a mathematical letter, or the plain digit for a mathematical digit.
    ///
    /// There are 13 alphabets of 52 letters, and 5 series of digits.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x1D400...0x1D6A3:
            let letter = UInt8((scalar.value - 0x1D400) % 52)
            return Unicode.Scalar(letter < 26 ? 0x41 + letter : 0x61 + letter - 26)
        case 0x1D7CE...0x1D7FF: return Unicode.Scalar(UInt8(0x30 + (scalar.value - 0x1D7CE) % 10))
        default: return nil
        }
    }
}
