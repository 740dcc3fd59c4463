// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension ValidationError.Code {
    /// A version that does not have three numbers with points between them.
    public static let semverCore = declare(1158, "semver.core") {
        Phrase(
            $0[.position] == 0 ? .beginsWithDigit : .versionNumbers, [.example: .text(Kind.version.example ?? "")])
    }

    /// A number with a leading zero.
    public static let semverLeadingZero = declare(1159, "semver.leadingZero", .leadingZeros)
    /// An empty identifier, or a character that is not allowed in an identifier.
    public static let semverIdentifier = declare(1160, "semver.identifier") {
        $0[.character] == nil
            ? Phrase(kind: .version, like: "1.4.0-beta.1") : $0.phrase(forCharacterOr: .disallowedText)
    }
}

/// A strategy that accepts semantic versions, and returns a version that can be compared.
///
/// ```swift
/// let release: InputParser<String, SemanticVersion> = .semver
/// try release.parse("1.4.0-rc.1") < release.parse("1.4.0")  // true
/// release.isValid("1.4")  // false: code 1158
/// release.isValid("1.04.0")  // false: code 1159 at position 2
/// ```
///
/// A leading `v` is not part of a version and is rejected. Numbers can be of any size.
///
/// Errors: ``ValidationError/Code/semverCore`` (1158), ``ValidationError/Code/semverLeadingZero`` (1159),
/// ``ValidationError/Code/semverIdentifier`` (1160), and those of every text strategy (1004, 1005).
///
/// Grammar: Semantic Versioning 2.0.0, items 2, 9, and 10 (https://semver.org/spec/v2.0.0.html).
public final class SemanticVersionInputValidator: TextParser<SemanticVersion>, @unchecked Sendable {
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<SemanticVersion, ValidationError> {
        Self.parts(of: bytes).map { SemanticVersion(text: String(decoding: bytes, as: UTF8.self), parts: $0) }
    }

    // The text is not copied.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        Self.parts(of: bytes).rejection
    }

    private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> Result<SemanticVersion.Parts, ValidationError> {
        func rejected(_ code: ValidationError.Code, _ offset: Int) -> Result<SemanticVersion.Parts, ValidationError> {
            .failure(ValidationError(code).at(position: offset))
        }
        var parts = SemanticVersion.Parts()
        var offset = 0
        for index in 0..<3 {
            let start = offset
            while let byte = bytes.byte(at: offset), byte.isDigit { offset += 1 }
            if offset == start { return rejected(.semverCore, offset) }
            if bytes[start] == UInt8(ascii: "0"), offset - start > 1 { return rejected(.semverLeadingZero, start) }
            if index == 2 { break }
            guard bytes.byte(at: offset) == UInt8(ascii: ".") else { return rejected(.semverCore, offset) }
            offset += 1
            if index == 0 { parts.minor = offset } else { parts.patch = offset }
        }
        parts.coreEnd = offset
        if bytes.byte(at: offset) == UInt8(ascii: "-"),
            let rejection = identifiers(bytes, &offset, areNumbersChecked: true)
        {
            return .failure(rejection)
        }
        parts.preReleaseEnd = offset
        if bytes.byte(at: offset) == UInt8(ascii: "+"),
            let rejection = identifiers(bytes, &offset, areNumbersChecked: false)
        {
            return .failure(rejection)
        }
        if offset == bytes.count { return .success(parts) }
        return offset == parts.coreEnd
            ? rejected(.semverCore, offset) : .failure(ValidationError(.semverIdentifier).naming(bytes, at: offset))
    }

    /// Reads identifiers separated by dots, beginning at the hyphen or plus sign before them.
    private static func identifiers(
        _ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int, areNumbersChecked: Bool
    ) -> ValidationError? {
        repeat {
            offset += 1
            let start = offset
            var isNumber = true
            while let byte = bytes.byte(at: offset), byte.isDigit || byte.isLetter || byte == UInt8(ascii: "-") {
                isNumber = isNumber && byte.isDigit
                offset += 1
            }
            if offset == start { return ValidationError(.semverIdentifier).at(position: offset) }
            if areNumbersChecked, isNumber, bytes[start] == UInt8(ascii: "0"), offset - start > 1 {
                return ValidationError(.semverLeadingZero).at(position: start)
            }
        } while bytes.byte(at: offset) == UInt8(ascii: ".")
        return nil
    }

    fileprivate static let standard = SemanticVersionInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts semantic versions such as `1.4.0-rc.1+build.7`, and returns the version.
    public static var semver: InputParser<String, SemanticVersion> { SemanticVersionInputValidator.standard }
}

extension SemanticVersionInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.semverCore, .semverLeadingZero, .semverIdentifier]

    private static let grammar = {
        let identifier = "(?:0|[1-9][0-9]*|[0-9]*[-A-Za-z][-0-9A-Za-z]*)"
        return InputGrammar(
            #"(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){2}(?:-\#(identifier)(?:\.\#(identifier))*)?"#
                + #"(?:\+[-0-9A-Za-z]+(?:\.[-0-9A-Za-z]+)*)?"#)
    }()

    package static let listing = StrategyListing(
        "semver", "A version such as 1.2.3-rc.1 (Semantic Versioning 2.0.0)", SemanticVersionInputValidator.standard,
        topic: .identifiers, traits: .format, grammar: { _ in grammar },
        options: .maximumBytes(\.maximumBytes),
        accepts: ["1.4.0", "0.0.0", "1.0.0-rc.1+build.007", "1.0.0--", "99999999999999999999.0.0", "1.0.0-0a"],
        rejects: [
            "1.4": .semverCore, "v1.4.0": .semverCore, "1.4.0.1": .semverCore, "1.04.0": .semverLeadingZero,
            "1.0.0-01": .semverLeadingZero, "1.0.0-": .semverIdentifier, "1.0.0-a..b": .semverIdentifier,
            "1.0.0+": .semverIdentifier, "1.0.0-ä": .semverIdentifier,
        ]
    ) { maximumBytes in SemanticVersionInputValidator(maximumBytes: maximumBytes) }
}
