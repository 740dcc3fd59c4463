// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import PatternMatching

/// A way to change an accepted sample so that a pattern must reject the copy.
///
/// Every pattern is tested with every copy of each of its accepted samples, so the catalog's rejected samples don't
/// contain these copies.
enum Counterfeit: String, CaseIterable, CustomStringConvertible {
    case nothing = "an empty text"
    case newline = "a line end, or another control character, at one end"
    case fullWidthText = "full-width forms of all characters"
    case fullWidthAlphanumerics = "full-width forms of all letters and digits"
    case fullWidthCharacter = "the full-width form of one letter or digit"
    case invisibleCharacter = "an invisible character at any place"

    var description: String { rawValue }

    /// Whether a pattern accepts copies made this way, because it describes text with any visible characters.
    func isAccepted(by pattern: InputPattern) -> Bool {
        let anyText = ["fileNameSafe", "passwordNIST"]
        let anyLetters = ["containsDigit", "containsLowercase", "containsSymbol", "containsUppercase", "hashtag"]
        return switch self {
        case .nothing, .newline, .invisibleCharacter: false
        case .fullWidthText: anyText.contains(pattern.name)
        case .fullWidthAlphanumerics: (anyText + ["containsSymbol", "hashtag"]).contains(pattern.name)
        case .fullWidthCharacter: (anyText + anyLetters).contains(pattern.name)
        }
    }

    /// Returns the copies of samples that an expression accepts.
    func accepted(by expression: String, samples: [String]) throws -> [String] {
        let compiled = try Pattern(expression)
        return copies(of: samples).filter { compiled.matches($0) }
    }

    /// Returns all changed copies of samples.
    func copies(of samples: [String]) -> [String] {
        switch self {
        case .nothing:
            return [""]
        case .newline:
            return samples.flatMap { sample -> [String] in
                Self.lineEnds.flatMap { [sample + $0, $0 + sample] }
            }
        case .fullWidthText:
            return samples.compactMap { Self.copy(of: $0) { (0x21...0x7E).contains($0.value) } }
        case .fullWidthAlphanumerics:
            return samples.compactMap { Self.copy(of: $0, where: Self.isAlphanumeric) }
        case .fullWidthCharacter:
            return samples.flatMap { sample -> [String] in
                sample.unicodeScalars.indices.compactMap { index in
                    let scalar = sample.unicodeScalars[index]
                    guard Self.isAlphanumeric(scalar) else { return nil }
                    let after = sample.unicodeScalars.index(after: index)
                    return String(sample[..<index]) + Self.fullWidth(scalar) + String(sample[after...])
                }
            }
        case .invisibleCharacter:
            return samples.flatMap { sample -> [String] in
                let inside = sample.unicodeScalars.indices.map {
                    String(sample[..<$0]) + "\u{200B}" + String(sample[$0...])
                }
                return inside
                    + Self.invisible.flatMap { [sample + $0, $0 + sample] }
            }
        }
    }

    private static let lineEnds = ["\n", "\r\n", "\r", "\u{2028}", "\u{0}"]
    private static let invisible = ["\u{200B}", "\u{FEFF}", "\u{AD}", "\u{202E}", "\u{2060}"]

    /// Returns a copy without line ends and invisible characters, and with ASCII characters for full-width forms.
    static func original(of copy: String) -> String {
        var original = String.UnicodeScalarView()
        for scalar in copy.unicodeScalars {
            if ("\u{FF01}"..."\u{FF5E}").contains(scalar) {
                original.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            } else if !lineEnds.joined().unicodeScalars.contains(scalar), !invisible.contains(String(scalar)) {
                original.append(scalar)
            }
        }
        return String(original)
    }

    /// Returns a sample with full-width forms of some of its characters, or `nil` if it has no such characters.
    private static func copy(of sample: String, where isChanged: (Unicode.Scalar) -> Bool) -> String? {
        guard sample.unicodeScalars.contains(where: isChanged) else { return nil }
        return sample.unicodeScalars.map { isChanged($0) ? fullWidth($0) : String($0) }.joined()
    }

    private static func fullWidth(_ scalar: Unicode.Scalar) -> String {
        Unicode.Scalar(scalar.value + 0xFEE0).map(String.init) ?? ""
    }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
}
