// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text in the format of a signed JSON Web Token: three base64url parts joined by dots.
///
/// ```swift
/// let token: InputValidator<String> = .jwt
/// token.isValid("eyJhbGciOiJIUzI1NiJ9.e30.c2ln")
/// // true
/// token.isValid("eyJhbGciOiJub25lIn0.e30.")
/// // false: code 1157: not signed
/// ```
///
/// - Important: The strategy checks only the format. It reads neither the token's JSON nor its signature. An accepted
///   token proves nothing.
///
/// Errors: ``ValidationError/Code/jwtParts`` (1155), ``ValidationError/Code/jwtCharacter`` (1156),
/// ``ValidationError/Code/jwtSignature`` (1157), and every text strategy's errors (1004, 1005).
///
/// Format: RFC 7515, section 7.1 (compact serialization); RFC 7519, section 6 (unsecured tokens, rejected here).
public final class JWTInputValidator: TextInputValidator, @unchecked Sendable {
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            let parts: [Slice<UnsafeBufferPointer<UInt8>>] = bytes.split(
                separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            for part in parts {
                if let offset = Base64Alphabet.url.firstDisallowedByteOffset(in: UnsafeBufferPointer(rebasing: part)) {
                    return ValidationError(.jwtCharacter).at(position: part.startIndex + offset)
                }
                guard let last = part.last else {
                    let isUnsigned = parts.count == 3 && part.startIndex == bytes.count
                    return ValidationError(isUnsigned ? .jwtSignature : .jwtParts).at(position: part.startIndex)
                }
                // A single character beyond a multiple of four can't encode a byte. Unused bits must be zero, as in
                // `Base64InputValidator`.
                guard part.count & 3 != 1, Base64Alphabet.url.areUnusedBitsZero(in: last, characterCount: part.count)
                else {
                    return ValidationError(.jwtCharacter).at(position: part.endIndex - 1)
                }
            }
            return parts.count == 3 ? nil : ValidationError(.jwtParts)
        }
    }

    // Anyone with the token gets access (RFC 6750, section 5).
    public override var profile: StrategyProfile { Self.listing.profile(of: self, isSensitive: true) }

    fileprivate static let standard = JWTInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts text in the format of a signed JSON Web Token.
    public static var jwt: InputValidator<String> { JWTInputValidator.standard }
}

extension ValidationError.Code {
    /// A token that doesn't have three parts.
    public static let jwtParts = declare(1155, "jwt.parts", .incomplete)
    /// A part of a token that isn't valid base64url.
    public static let jwtCharacter = declare(1156, "jwt.character", .incomplete)
    /// A token without a signature.
    public static let jwtSignature = declare(1157, "jwt.signature", .incomplete)
}

extension JWTInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.jwtParts, .jwtCharacter, .jwtSignature]

    package static let listing = StrategyListing(
        "jwt", "The format of a JSON Web Token (RFC 7519); the signature is not verified", JWTInputValidator.standard,
        topic: .encodings, traits: .format,
        texts: { _ in
            let part = Base64Alphabet.url.expression(padding: .rejected)
            return .exactly(#"\#(part)(?:\.\#(part)){2}"#)
        },
        options: .maximumBytes(\.maximumBytes)
    ) { maximumBytes in JWTInputValidator(maximumBytes: maximumBytes) }
}
