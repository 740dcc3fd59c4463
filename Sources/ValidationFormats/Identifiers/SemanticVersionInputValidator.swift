// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts semantic versions and returns a comparable version.
///
/// ```swift
/// let release: InputParser<String, SemanticVersion> = .semver
/// try release.parse("1.4.0-rc.1") < release.parse("1.4.0")  // true
/// release.isValid("1.4")  // false: code 1158
/// release.isValid("1.04.0")  // false: code 1159 at position 2
/// ```
///
/// A leading `v` isn't part of a version and is rejected. Numbers can have any size.
///
/// Errors: ``ValidationError/Code/semverCore`` (1158), ``ValidationError/Code/semverLeadingZero`` (1159),
/// ``ValidationError/Code/semverIdentifier`` (1160), and every text strategy's errors (1004, 1005).
///
/// Grammar: Semantic Versioning 2.0.0, items 2, 9, and 10 (https://semver.org/spec/v2.0.0.html).
public final class SemanticVersionInputValidator: TextParser<SemanticVersion>, @unchecked Sendable {
    public override func parse(bytes: Span<UInt8>) -> Result<SemanticVersion, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<SemanticVersion, ValidationError> in
            do throws(ValidationError) {
                var reader = VersionReader(bytes: bytes)
                let numbers = (try reader.readNumber(), try reader.readNumber(), try reader.readNumber())
                let preRelease = try reader.readIdentifiers(after: UInt8(ascii: "-"), rejectsLeadingZeros: true)
                let build = try reader.readIdentifiers(after: UInt8(ascii: "+"), rejectsLeadingZeros: false)
                guard reader.offset == bytes.count else {
                    let isCore = preRelease == nil && build == nil
                    return .failure(
                        isCore
                            ? ValidationError(.semverCore).at(position: reader.offset)
                            : ValidationError(.semverIdentifier).namingCharacter(in: bytes, at: reader.offset))
                }
                let text = String(decoding: bytes, as: UTF8.self)
                return .success(
                    SemanticVersion(
                        description: text, major: text.substring(ofBytes: numbers.0),
                        minor: text.substring(ofBytes: numbers.1), patch: text.substring(ofBytes: numbers.2),
                        preRelease: preRelease.map(text.substring), build: build.map(text.substring)))
            } catch {
                return .failure(error)
            }
        }
    }

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = SemanticVersionInputValidator()
}

extension String {
    /// Returns the substring for a range of UTF-8 bytes.
    fileprivate func substring(ofBytes range: Range<Int>) -> Substring {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }
}

/// A reader for a version's parts, from left to right.
private struct VersionReader {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    /// Reads a number, and the point before it unless it's the first number.
    mutating func readNumber() throws(ValidationError) -> Range<Int> {
        if offset > 0 {
            guard bytes.byte(at: offset) == UInt8(ascii: ".") else {
                throw ValidationError(.semverCore).at(position: offset)
            }
            offset += 1
        }
        let start = offset
        while bytes.byte(at: offset)?.isDigit == true { offset += 1 }
        if offset == start { throw ValidationError(.semverCore).at(position: offset) }
        try checkLeadingZero(at: start)
        return start..<offset
    }

    /// Reads dot-separated identifiers after a sign, or returns `nil` if the next byte isn't the sign.
    mutating func readIdentifiers(after sign: UInt8, rejectsLeadingZeros: Bool) throws(ValidationError) -> Range<Int>? {
        guard bytes.byte(at: offset) == sign else { return nil }
        let first = offset + 1
        repeat {
            offset += 1
            let start = offset
            while let byte = bytes.byte(at: offset), byte.isDigit || byte.isLetter || byte == UInt8(ascii: "-") {
                offset += 1
            }
            if offset == start { throw ValidationError(.semverIdentifier).at(position: offset) }
            if rejectsLeadingZeros, bytes[start..<offset].allSatisfy(\.isDigit) { try checkLeadingZero(at: start) }
        } while bytes.byte(at: offset) == UInt8(ascii: ".")
        return first..<offset
    }

    /// Rejects the number that ends at the current offset if it has several digits and starts with zero.
    private func checkLeadingZero(at start: Int) throws(ValidationError) {
        guard bytes[start] == UInt8(ascii: "0"), offset - start > 1 else { return }
        throw ValidationError(.semverLeadingZero).at(position: start)
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts semantic versions such as `1.4.0-rc.1+build.7` and returns the version.
    public static var semver: InputParser<String, SemanticVersion> { SemanticVersionInputValidator.standard }
}

extension InputKind {
    package static let version = InputKind("semver", "a version number", example: "1.4.0", isObviousFromLabel: true)
}

extension Sentence {
    package static let versionNumbers = Sentence(
        "versionNumbers", "Enter 3 numbers with dots between them, like {example}",
        labeled: "{label} must be 3 numbers with dots between them, like {example}")
}

extension ValidationError.Code {
    /// A version that doesn't consist of three numbers with points between them.
    public static let semverCore = declare(1158, "semver.core") {
        FilledSentence(
            $0[.position] == 0 ? .beginsWithDigit : .versionNumbers, [.example: .text(InputKind.version.example ?? "")])
    }

    /// A number with a leading zero.
    public static let semverLeadingZero = declare(1159, "semver.leadingZero", .leadingZeros)
    /// An empty identifier, or a character that isn't allowed in an identifier.
    public static let semverIdentifier = declare(1160, "semver.identifier") {
        $0[.character] == nil
            ? FilledSentence(kind: .version, example: "1.4.0-beta.1") : $0.characterSentence(orElse: .disallowedText)
    }
}

extension SemanticVersionInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.semverCore, .semverLeadingZero, .semverIdentifier]
    package static let sentences: [Sentence] = [.versionNumbers]

    private static let grammar = {
        let identifier = "(?:0|[1-9][0-9]*|[0-9]*[-A-Za-z][-0-9A-Za-z]*)"
        return InputGrammar(
            #"(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){2}(?:-\#(identifier)(?:\.\#(identifier))*)?"#
                + #"(?:\+[-0-9A-Za-z]+(?:\.[-0-9A-Za-z]+)*)?"#)
    }()

    package static let listing = StrategyListing(
        "semver", "A version such as 1.2.3-rc.1 (Semantic Versioning 2.0.0)", SemanticVersionInputValidator.standard,
        topic: .identifiers, noun: .version, traits: .format, grammar: { _ in grammar },
        options: .maximumBytes(\.maximumBytes)
    ) { maximumBytes in SemanticVersionInputValidator(maximumBytes: maximumBytes) }
}
