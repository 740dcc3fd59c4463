// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A submitted form's names and values, in the URL Standard's format `application/x-www-form-urlencoded`.
package struct FormBody: Sendable, Equatable {
    private var values: [String: String] = [:]

    /// The maximum number of values in a form.
    package static let maximumCount = 64

    /// The reason why a body isn't a form.
    package enum Malformation: Error, Equatable {
        /// A `%` isn't followed by two hexadecimal digits.
        case percentEncoding
        /// A name or value isn't UTF-8.
        case encoding
        /// A name occurs twice, so that two readers could read different values.
        case repetition
        /// The form has more values than ``maximumCount``.
        case count
    }

    /// Parses the bytes of a body or query.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ bytes: some Collection<UInt8>) throws(Malformation) {
        let pairs = bytes.split(separator: UInt8(ascii: "&"))
        guard pairs.count <= Self.maximumCount else { throw .count }
        for pair in pairs {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = try Self.decoded(parts[0])
            guard values[name] == nil else { throw .repetition }
            values[name] = parts.count > 1 ? try Self.decoded(parts[1]) : ""
        }
    }

    /// The value for a name, or `nil` if the form doesn't have it.
    package subscript(name: String) -> String? { values[name] }

    /// Returns the form without some of its values.
    func removing(_ names: [String]) -> FormBody {
        var rest = self
        for name in names { rest.values[name] = nil }
        return rest
    }

    private static func decoded(_ bytes: some Collection<UInt8>) throws(Malformation) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(hexadecimal), let low = rest.next().flatMap(hexadecimal) else {
                    throw .percentEncoding
                }
                decoded.append(high << 4 | low)
            default: decoded.append(byte)
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .encoding }
        return text
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
