// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The reason why an expression is not a pattern: where, what was found there, and what to write instead.
///
/// ```swift
/// do {
///     _ = try Pattern(#"(a)\1"#)
/// } catch {
///     print(error.kind == .backReference, error.position, error.found)  // true 3 \1
///     print(error)
///     // at 3, "\1": a back reference cannot be matched in linear time; compare the two parts in code
/// }
/// ```
public struct PatternSyntaxError: Error, Hashable, Sendable {
    /// What is wrong.
    public let kind: Kind

    /// The place in the expression, as the number of Unicode scalars before it.
    public let position: Int

    /// The piece of the expression that was found there; empty at its end.
    public let found: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: What is wrong.
    ///   - position: The number of Unicode scalars of the expression before the place.
    ///   - found: The piece of the expression at that place.
    public init(kind: Kind, position: Int, found: String) {
        self.kind = kind
        self.position = position
        self.found = found
    }

    /// What a pattern can have wrong; more may be added, so a `switch` over kinds needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name of the static member.
        public let rawValue: String

        /// Creates a kind by its name.
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

    /// A hexadecimal escape with too few digits, or one that names no Unicode scalar.
    public static let invalidScalar = Self(rawValue: "invalidScalar")

    /// A look-behind, `(?<=…)` or `(?<!…)`.
    public static let lookBehind = Self(rawValue: "lookBehind")

    /// A quantifier with nothing before it that could be repeated.
    public static let nothingToRepeat = Self(rawValue: "nothingToRepeat")

    /// A POSIX class, `[:alpha:]`.
    public static let posixClass = Self(rawValue: "posixClass")

    /// A possessive quantifier, `a*+`.
    public static let possessiveQuantifier = Self(rawValue: "possessiveQuantifier")

    /// A recursion or a call of a group, `(?R)` or `(?1)`.
    public static let recursion = Self(rawValue: "recursion")

    /// A second quantifier directly after a first, `a**`.
    public static let repeatedQuantifier = Self(rawValue: "repeatedQuantifier")

    /// A range, or the bounds of a quantifier, in descending order.
    public static let reversedRange = Self(rawValue: "reversedRange")

    /// A range one of whose ends is a class.
    public static let rangeOfClasses = Self(rawValue: "rangeOfClasses")

    /// A set operator inside a class, `&&`, `--` or `~~`.
    public static let setOperator = Self(rawValue: "setOperator")

    /// An expression of more bytes than ``Pattern/maximumLength``.
    public static let tooLong = Self(rawValue: "tooLong")

    /// Groups inside one another deeper than ``Pattern/maximumNesting``.
    public static let tooDeep = Self(rawValue: "tooDeep")

    /// A repeat count above ``Pattern/maximumRepeat``.
    public static let tooManyRepeats = Self(rawValue: "tooManyRepeats")

    /// An expression with more parts than ``Pattern/maximumSize`` once its counted repeats are written out.
    public static let tooLarge = Self(rawValue: "tooLarge")

    /// A parenthesis without its partner.
    public static let unbalancedGroup = Self(rawValue: "unbalancedGroup")

    /// A letter or digit after a backslash that stands for nothing here.
    public static let unknownEscape = Self(rawValue: "unknownEscape")

    /// A flag other than `i`, `s` and `x`.
    public static let unknownFlag = Self(rawValue: "unknownFlag")

    /// A group that begins with an unknown sign after `(?`.
    public static let unknownGroup = Self(rawValue: "unknownGroup")

    /// A name in `\p{…}` that is not known.
    public static let unknownProperty = Self(rawValue: "unknownProperty")

    /// A class without its closing bracket.
    public static let unterminatedClass = Self(rawValue: "unterminatedClass")

    /// A backslash at the end, or an escape, group name or comment that is cut off.
    public static let unterminatedEscape = Self(rawValue: "unterminatedEscape")
}

extension PatternSyntaxError: CustomStringConvertible {
    /// One line for a developer: the place, what was found, what is wrong with it and what to do instead.
    public var description: String {
        "at \(position), \"\(found)\": \(advice)"
    }

    /// What is wrong, and what to write instead.
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
            "this names no Unicode scalar; write \\xHH, \\uHHHH or \\x{H…} up to 10FFFF, without surrogates"
        case .lookBehind:
            "a look-behind is not supported; say what may come before, or use a look-ahead at the start"
        case .nothingToRepeat:
            "there is nothing before the quantifier to repeat; escape it with a backslash to mean the sign"
        case .posixClass:
            "POSIX classes are not supported; write the range, \\d, \\w, \\s or \\p{…}, or \\[ for the sign"
        case .possessiveQuantifier:
            "a possessive quantifier decides how to search, which does not arise here; leave out the second sign"
        case .recursion:
            "a pattern cannot call itself or a group; write the part out, or parse nested input in code"
        case .repeatedQuantifier:
            "one quantifier follows another; put the first in a group, (?:…)"
        case .reversedRange:
            "the upper bound is below the lower one; swap them, or escape a hyphen that is meant as a sign"
        case .rangeOfClasses:
            "a range cannot end in a class; put the hyphen first or last, or escape it"
        case .setOperator:
            "set operators are not supported; put a backslash before the second sign to mean the sign itself"
        case .tooLong:
            "the expression is longer than \(Pattern.maximumLength) bytes of UTF-8; check the parts one by one"
        case .tooDeep:
            "groups are nested deeper than \(Pattern.maximumNesting); take out those that are not needed"
        case .tooManyRepeats:
            "a count may be at most \(Pattern.maximumRepeat); check the length of the input apart from its pattern"
        case .tooLarge:
            "written out, the expression has more than \(Pattern.maximumSize) parts; lower the repeat counts"
        case .unbalancedGroup:
            "the parenthesis has no partner; close the group, or escape the sign"
        case .unknownEscape:
            "the escape stands for nothing here; take out the backslash, or see which escapes there are"
        case .unknownFlag:
            "the flags are i, s and x; ^ and $ are always the ends of the whole input, so there is no m"
        case .unknownGroup:
            "groups begin with (, (?:, (?=, (?!, (?<name> or flags such as (?i)"
        case .unknownProperty:
            "the property is not known; use a general category, a script or a property that the documentation lists"
        case .unterminatedClass:
            "the class has no closing bracket; add ], or write \\[ for the sign"
        case .unterminatedEscape:
            "the expression ends too early; finish this part, or write \\\\ for a backslash"
        default:
            kind.rawValue
        }
    }
}
