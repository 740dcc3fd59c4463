// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

/// Inputs that are generated for a contract test.
enum GeneratedInputs {
    /// The texts that strategies have the most problems with.
    private static let difficultTexts: [(name: String, text: String)] = [
        ("empty", ""), ("blanks", "   "), ("line feed", "\n"), ("CR LF behind a digit", "1\r\n"),
        ("NUL", "\u{0}"), ("NUL inside", "a\u{0}b"), ("NUL behind digits", "12\u{0}34"),
        ("20,000 letters", String(repeating: "a", count: 20_000)),
        ("100,000 digits", String(repeating: "1", count: 100_000)),
        ("10,000 combining marks", "e" + String(repeating: "\u{301}", count: 10_000)),
        ("lone combining mark", "\u{301}"), ("decomposed letter", "e\u{301}"), ("composed letter", "\u{E9}"),
        ("right-to-left override", "\u{202E}abc\u{202C}"), ("bidirectional isolate", "a\u{2067}b\u{2069}"),
        ("Hebrew and digits", "\u{5D0}\u{5D1}12"), ("zero-width joiner", "a\u{200D}b"),
        ("byte order mark", "\u{FEFF}a"), ("no-break space", "a\u{A0}"), ("full-width digits", "\u{FF11}\u{FF12}"),
        ("Arabic-Indic digits", "\u{661}\u{662}"), ("dotted capital I", "\u{130}"), ("sharp s", "Stra\u{DF}e"),
        ("emoji of several scalars", "\u{1F469}\u{200D}\u{1F467}"), ("placeholders", "{label} {minimum} %s %@ \\(x)"),
    ]

    /// Texts that a message doesn't contain by chance.
    private static let distinctiveTexts = ["QxzJvkWqPy", "zkqxvjwyqp", "8471936250", "Xq7-zK3_9v"]

    static func difficultInputs<Input>(for type: Input.Type) -> [(name: String, input: Input)] {
        if Input.self == String.self || Input.self == String?.self {
            let absent = emptyValue(of: type).map { [("nil", $0)] } ?? []
            return difficultTexts.compactMap { text in (text.text as? Input).map { (text.name, $0) } }
                + (Input.self == String?.self ? absent : [])
        }
        if let type = type as? any FixedWidthInteger.Type {
            return boundaryValues(of: type).compactMap(Self.namedInput)
        }
        if let type = type as? any BinaryFloatingPoint.Type {
            return boundaryValues(of: type).compactMap(Self.namedInput)
        }
        return emptyValue(of: type).map { [("empty", $0)] } ?? []
    }

    private static func namedInput<Input>(_ name: String, _ candidate: Any) -> (name: String, input: Input)? {
        (candidate as? Input).map { (name, $0) }
    }

    private static func boundaryValues<Number: FixedWidthInteger>(of type: Number.Type) -> [(String, Any)] {
        [("zero", Number.zero), ("smallest number", Number.min), ("largest number", Number.max)]
    }

    private static func boundaryValues<Number: BinaryFloatingPoint>(of type: Number.Type) -> [(String, Any)] {
        [
            ("zero", Number.zero), ("minus zero", -Number.zero), ("not a number", Number.nan),
            ("infinity", Number.infinity), ("largest number", Number.greatestFiniteMagnitude),
        ]
    }

    private static func emptyValue<Input>(of type: Input.Type) -> Input? {
        if let type = type as? any RangeReplaceableCollection.Type { return type.init() as? Input }
        if let type = type as? any SetAlgebra.Type { return type.init() as? Input }
        func absent<Absent: ExpressibleByNilLiteral>(_ type: Absent.Type) -> Any { Absent(nilLiteral: ()) }
        if let type = type as? any ExpressibleByNilLiteral.Type { return absent(type) as? Input }
        return nil
    }

    // MARK: - Variations

    /// Returns inputs like a sample, but with different letters and digits at the same positions, and inputs with added
    /// texts.
    ///
    /// The array is empty for a type that can't be created from text.
    static func variations<Input>(of input: Input) -> [Input] {
        if let texts = input as? [String] {
            return (0..<6).compactMap { round in texts.map { variation(of: $0, round: round) } as? Input }
                + distinctiveTexts.compactMap { [$0] as? Input }
        }
        if let text = input as? String {
            guard text.utf8.count <= 1_000 else { return [] }
            let like = (0..<8).map { variation(of: text, round: $0) }
            return (like + distinctiveTexts + distinctiveTexts.flatMap { [text + $0, $0 + text] }).compactMap {
                $0 as? Input
            }
        }
        func variations<Known: LosslessStringConvertible>(_ input: Known) -> [Input] {
            (0..<8).compactMap { Known(variation(of: input.description, round: $0)) as? Input }
        }
        return (input as? any LosslessStringConvertible).map { variations($0) } ?? []
    }

    /// Returns a text of the same shape, with different digits, and with different letters in the same case.
    private static func variation(of text: String, round: Int) -> String {
        var generator = SplitMix64(seed: UInt64(round) + 1)
        let punctuation = "!#$%&*+-./:;=?@^_|~".unicodeScalars
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9":
                scalars.append(randomScalar(in: "0123456789".unicodeScalars, except: scalar, using: &generator))
            case "a"..."z":
                scalars.append(
                    randomScalar(in: "abcdefghijklmnopqrstuvwxyz".unicodeScalars, except: scalar, using: &generator))
            case "A"..."Z":
                scalars.append(
                    randomScalar(in: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars, except: scalar, using: &generator))
            // Only some rounds change the punctuation, because it often determines the shape.
            case _ where round > 5 && punctuation.contains(scalar):
                scalars.append(randomScalar(in: punctuation, except: scalar, using: &generator))
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    private static func randomScalar(
        in alphabet: String.UnicodeScalarView, except scalar: Unicode.Scalar, using generator: inout SplitMix64
    ) -> Unicode.Scalar {
        alphabet.filter { $0 != scalar }.randomElement(using: &generator) ?? scalar
    }
}

/// The texts that an input contains.
enum InputTextCollector {
    /// Returns an input's text, or the texts of its stored properties and elements.
    static func texts<Input>(in input: Input) -> [String] {
        var texts: [String] = []
        collectTexts(in: input, depth: 0, into: &texts)
        return texts
    }

    private static func collectTexts(in value: Any, depth: Int, into texts: inout [String]) {
        guard texts.count < 1_000 else { return }
        // The search leaves out Boolean values, because too many messages contain their text.
        if value is Bool { return }
        if let text = value as? any StringProtocol { return texts.append(String(text)) }
        if let text = value as? any LosslessStringConvertible { return texts.append(text.description) }
        let children = Mirror(reflecting: value).children
        if children.isEmpty, let text = value as? any CustomStringConvertible, !(value is any Collection) {
            return texts.append(text.description)
        }
        guard depth < 8 else { return }
        for child in children { collectTexts(in: child.value, depth: depth + 1, into: &texts) }
    }
}
