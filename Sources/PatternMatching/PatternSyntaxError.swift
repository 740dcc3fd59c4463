// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An error that describes why an expression isn't a valid pattern, with the position of the mistake and the text found
/// there.
///
/// ```swift
/// do {
///     _ = try Pattern(#"(a)\1"#)
/// } catch {
///     print(error.kind == .backReference, error.position, error.found)
///     // true 3 \1
///     print(error)
///     // at 3, "\1": a back reference cannot be matched in linear
///     // time; compare the two parts in code
/// }
/// ```
public struct PatternSyntaxError: Error, Hashable, Sendable {
    /// The kind of mistake.
    public let kind: Kind

    /// The position in the expression, as the number of Unicode scalars before it.
    public let position: Int

    /// The text found at the position, or an empty string at the expression's end.
    public let found: String

    /// Creates an error for a mistake at a position in an expression.
    ///
    /// - Parameters:
    ///   - kind: The kind of mistake.
    ///   - position: The number of Unicode scalars in the expression before the mistake.
    ///   - found: The text found at the position.
    public init(kind: Kind, position: Int, found: String) {
        self.kind = kind
        self.position = position
        self.found = found
    }

    /// A kind of mistake in an expression.
    ///
    /// Later versions may add kinds, so a `switch` over them needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The static member's name.
        public let rawValue: String

        /// Creates a kind from its static member's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension PatternSyntaxError.Kind {
    /// An atomic group, `(?>…)`.
    public static let atomicGroup = Self(rawValue: "atomicGroup")

    /// A back reference, `\1` or `\k<name>`.
    public static let backReference = Self(rawValue: "backReference")

    /// A conditional group, `(?(1)…)`.
    public static let conditional = Self(rawValue: "conditional")

    /// A quantifier in braces without a lower bound, `{,3}`, which engines read differently.
    public static let incompleteQuantifier = Self(rawValue: "incompleteQuantifier")

    /// A hexadecimal escape with too few digits, or an escape that names no Unicode scalar.
    public static let invalidScalar = Self(rawValue: "invalidScalar")

    /// A look-behind, `(?<=…)` or `(?<!…)`.
    public static let lookBehind = Self(rawValue: "lookBehind")

    /// A quantifier without anything to repeat before it.
    public static let nothingToRepeat = Self(rawValue: "nothingToRepeat")

    /// A POSIX class, `[:alpha:]`.
    public static let posixClass = Self(rawValue: "posixClass")

    /// A possessive quantifier, `a*+`.
    public static let possessiveQuantifier = Self(rawValue: "possessiveQuantifier")

    /// A recursion or a group call, `(?R)` or `(?1)`.
    public static let recursion = Self(rawValue: "recursion")

    /// A quantifier after an anchor, a boundary, or a look-ahead, `^*` or `(?=a)+`.
    public static let repeatedAssertion = Self(rawValue: "repeatedAssertion")

    /// A second quantifier directly after a first, `a**`.
    public static let repeatedQuantifier = Self(rawValue: "repeatedQuantifier")

    /// A range or a quantifier's bounds in descending order.
    public static let reversedRange = Self(rawValue: "reversedRange")

    /// A range with a class at either end.
    public static let rangeOfClasses = Self(rawValue: "rangeOfClasses")

    /// A set operator inside a class, `&&`, `--`, or `~~`.
    public static let setOperator = Self(rawValue: "setOperator")

    /// An expression with more bytes than ``Pattern/maximumExpressionLength``.
    public static let tooLong = Self(rawValue: "tooLong")

    /// Groups nested deeper than ``Pattern/maximumNestingDepth``.
    public static let tooDeep = Self(rawValue: "tooDeep")

    /// A repeat count above ``Pattern/maximumRepeatCount``.
    public static let tooManyRepeats = Self(rawValue: "tooManyRepeats")

    /// An expression with more parts than ``Pattern/maximumPartCount`` after its counted repeats are written out, or
    /// with tables that would take more memory than ``Pattern/maximumHeapByteCount``.
    public static let tooLarge = Self(rawValue: "tooLarge")

    /// An unmatched parenthesis.
    public static let unbalancedGroup = Self(rawValue: "unbalancedGroup")

    /// A letter or digit that has no meaning after a backslash.
    public static let unknownEscape = Self(rawValue: "unknownEscape")

    /// A flag other than `i`, `s`, and `x`.
    public static let unknownFlag = Self(rawValue: "unknownFlag")

    /// A group with an unknown character after `(?`.
    public static let unknownGroup = Self(rawValue: "unknownGroup")

    /// An unknown name in `\p{…}`.
    public static let unknownProperty = Self(rawValue: "unknownProperty")

    /// A class without its closing bracket.
    public static let unterminatedClass = Self(rawValue: "unterminatedClass")

    /// A backslash at the end, or an escape, group name, or comment that's cut off.
    public static let unterminatedEscape = Self(rawValue: "unterminatedEscape")
}

extension PatternSyntaxError: CustomStringConvertible {
    /// A one-line description for developers: the position, what was found there, what's wrong with it, and what to
    /// write instead.
    ///
    /// The expression's control characters, format characters, and line separators are escaped.
    public var description: String {
        let text = "at \(position), \"\(found)\": \(advice)"
        return text.unicodeScalars.reduce(into: "") { line, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
            default: line.unicodeScalars.append(scalar)
            }
        }
    }

    /// Advice for developers: what's wrong, and what to write instead.
    public var advice: String {
        switch kind {
        case .atomicGroup:
            "an atomic group decides how to search, which does not arise here; write (?:…)"
        case .backReference:
            "a back reference cannot be matched in linear time; compare the two parts in code"
        case .conditional:
            "a conditional group is not supported; write both cases as alternatives"
        case .incompleteQuantifier:
            "engines disagree about a quantifier without a lower bound; write {0,n}, or \\{ for the sign"
        case .invalidScalar:
            adviceOnInvalidScalar
        case .lookBehind:
            "a look-behind is not supported; describe the text before it, or use a look-ahead at the start"
        case .nothingToRepeat:
            "there is nothing before the quantifier to repeat; put a backslash before it to mean the sign"
        case .posixClass:
            "POSIX classes are not supported; write the range, \\d, \\w, \\s or \\p{…}, or \\[ for the sign"
        case .possessiveQuantifier:
            "a possessive quantifier decides how to search, which does not arise here; leave out the second sign"
        case .recursion:
            "a pattern cannot call itself or a group; write the part out, or parse nested input in code"
        case .repeatedAssertion:
            "a condition on a place takes up no text, so repeating it changes nothing; take out the quantifier"
        case .repeatedQuantifier:
            "one quantifier follows another; put the first in a group, (?:…)"
        case .reversedRange:
            "the upper bound is below the lower one; swap them, or escape a hyphen that is meant as a sign"
        case .rangeOfClasses:
            "a range cannot end in a class; put the hyphen first or last, or escape it"
        case .setOperator:
            "set operators are not supported; put a backslash before the second sign to mean the sign itself"
        case .tooLong:
            """
            the expression is longer than \(Pattern.maximumExpressionLength) bytes of UTF-8; check the parts one by \
            one
            """
        case .tooDeep:
            "groups are nested deeper than \(Pattern.maximumNestingDepth); take out those that are not needed"
        case .tooManyRepeats:
            "a count may be at most \(Pattern.maximumRepeatCount); check the length of the input apart from its pattern"
        case .tooLarge:
            """
            written out, the expression has more than \(Pattern.maximumPartCount) parts, or its tables need more than \
            1 MiB; lower the repeat counts, or split it
            """
        case .unbalancedGroup:
            "the parenthesis has no partner; close the group, or escape the sign"
        case .unknownEscape:
            adviceOnUnknownEscape
        case .unknownFlag:
            "the flags are i, s, and x; ^ and $ are always the ends of the whole input, so there is no m"
        case .unknownGroup:
            "groups begin with (, (?:, (?=, (?!, (?<name> or flags such as (?i)"
        case .unknownProperty:
            "the property is not known; use a general category, a script, or a property that the documentation lists"
        case .unterminatedClass:
            "the class has no closing bracket; add ], or write \\[ for the sign"
        case .unterminatedEscape:
            adviceOnUnterminatedEscape
        default:
            kind.rawValue
        }
    }
}

extension PatternSyntaxError {
    private var adviceOnInvalidScalar: String {
        let isSurrogate =
            found.hasPrefix("\\u") && found.unicodeScalars.dropFirst(2).first == "D"
            || found.hasPrefix("\\ud")
        return isSurrogate
            ? "half of a surrogate pair is not a Unicode scalar; write both halves, \\uD83D\\uDE00, or \\u{1F600}"
            : "this is not a Unicode scalar; write \\xHH, \\uHHHH or \\x{H…} up to 10FFFF, without surrogates"
    }

    private var adviceOnUnterminatedEscape: String {
        switch found {
        case "\\": "the expression ends too early; write \\\\ for a backslash"
        case _ where found.hasPrefix("\\"): "the name has no closing brace; add }"
        case "(?#": "the comment has no closing parenthesis; add )"
        case _ where found.hasPrefix("(?<") || found.hasPrefix("(?P"):
            "the group is cut off; finish its name with >, then the group with )"
        default: "the group is cut off; finish it with ), or put a backslash before ( to mean the sign"
        }
    }

    /// The advice on another engine's escape: what has the same meaning here.
    private var adviceOnUnknownEscape: String {
        let signs = found.unicodeScalars.dropFirst()
        guard let letter = signs.first else { return "the escape has no meaning here" }
        if let number = signs.reduce(0, { sum, digit in sum.flatMap { sum in digit.digitValue.map { sum * 8 + $0 } } })
        {
            return "octal numbers are not supported; write \\x{\(String(number, radix: 16, uppercase: true))}"
        }
        switch letter {
        case "Z": return "engines disagree about a final line feed; write \\z for the end, or \\n?\\z to allow one"
        case "G": return "every match begins at the start of the input; leave it out"
        case "A", "z", "B": return "in a class it has no meaning; write the condition outside the class"
        case "c":
            guard let control = signs.dropFirst().first, 0x40...0x7F ~= control.value else {
                return "control characters are written by number; write \\xHH"
            }
            let number = String(control.value & 0x1F, radix: 16, uppercase: true)
            return "control characters are written by number; write \\x{\(number)}"
        case "h": return "horizontal white space is written as a class; write [\\t\\p{Zs}]"
        case "H": return "all but horizontal white space is written as a class; write [^\\t\\p{Zs}]"
        case "R": return "a line end is written out; write (?:\\r\\n|[\\n-\\r\\x{85}\\x{2028}\\x{2029}])"
        case "N": return "all but a line feed is written as a class; write [^\\n]"
        case "V": return "all but vertical white space is written as a class; write [^\\n-\\r\\x{85}\\x{2028}\\x{2029}]"
        case "X": return "the matcher reads scalars, not characters; write \\P{M}\\p{M}* for a letter with its marks"
        case "C": return "the matcher reads scalars, not bytes; write (?s:.) for any scalar"
        case "K": return "nothing is captured, so no part of a match can be kept; leave it out"
        case "Q", "E":
            return "quoted text is written sign by sign; put a backslash before each sign that is not a letter or digit"
        case "o": return "octal numbers are not supported; write the number in hexadecimal, \\x{H…}"
        case "U": return "a scalar is written with its number in braces; write \\u{H…}"
        default: return "the escape has no meaning here; leave out the backslash to mean the sign \(letter) itself"
        }
    }
}
