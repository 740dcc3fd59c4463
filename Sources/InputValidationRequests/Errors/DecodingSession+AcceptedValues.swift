// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// Errors for values that a type can't represent say what the type accepts.

extension DecodingSession {
    /// Returns the error for a value that a type can't represent; if it is known what the type accepts, the error says
    /// so.
    func valueError<Value>(for type: Value.Type) -> ValidationError {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = [:]
        if let number = type as? any FixedWidthInteger.Type {
            parameters = number.limits
        } else if type is any BinaryFloatingPoint.Type {
            parameters[.strategies] = ["decimal"]
        } else if let format = settings.strategies.formatParameters(for: type) {
            parameters = format
        } else {
            parameters[.accepted] = Self.rawValues(of: type)
        }
        return ValidationError(.decodingValue, parameters: parameters)
    }

    /// Returns the error that an initializer threw, with the values or keys that an enumeration accepts.
    func addingAcceptedValues<Value>(
        of type: Value.Type, to error: DecodingError, at entryIndex: Int, _ pathNode: CodingPathNode?
    ) -> DecodingError {
        switch error {
        case .dataCorrupted(let context) where isOwnError(context, at: pathNode):
            return .dataCorrupted(context.replacingUnderlyingError(by: valueError(for: type)))
        // An enumeration with associated values found no key, several keys, or an unknown key.
        case .typeMismatch(let mismatched, let context) where isOwnError(context, at: pathNode) && mismatched == type:
            guard let lastKeys, lastKeys.entryIndex == entryIndex, let names = Self.names(of: lastKeys.type) else {
                return error
            }
            let named = ValidationError(.decodingType, parameters: [.type: "object", .accepted: names])
            return .typeMismatch(mismatched, context.replacingUnderlyingError(by: named))
        default: return error
        }
    }

    /// Adds what an enumeration accepts to the error for a value of another type: the names of its keys, or its values.
    ///
    /// - Parameter value: A value of the type, such as a placeholder.
    func nameAcceptedValues<Value>(of value: Value, at entryIndex: Int, in errors: inout LocatedErrors) {
        guard errors.errors.count == 1, let error = errors.errors.first?.error, error.code == .decodingType,
            Mirror(reflecting: value).displayStyle == .enum
        else { return }
        var names = Self.rawValues(of: Value.self)
        if error[.type] == "object", let lastKeys {
            names = lastKeys.entryIndex == entryIndex ? Self.names(of: lastKeys.type) : nil
        }
        guard let names else { return }
        errors.nameAcceptedValues(names, at: document.offset(of: entryIndex))
    }

    /// Returns whether the error has no underlying error and is about the value itself, not about part of it.
    private func isOwnError(_ context: DecodingError.Context, at pathNode: CodingPathNode?) -> Bool {
        context.underlyingError == nil && context.codingPath.count == pathNode.codingPath.count
    }

    /// Returns an enumeration's raw values, or `nil` for any other type.
    private static func rawValues<Value>(of type: Value.Type) -> ValidationError.Value? {
        let values: [Any] =
            if let enumeration = type as? any CaseIterable.Type {
                enumeration.allValues
            } else {
                (0..<EnumerationCaseReader.caseCount(of: type)).compactMap {
                    EnumerationCaseReader.caseValue(representedBy: $0, of: type)
                }
            }
        return list(values.map { ($0 as? any RawRepresentable)?.rawText })
    }

    /// Returns the names of an enumeration's keys, or `nil` for any other type.
    private static func names<Key: CodingKey>(of type: Key.Type) -> ValidationError.Value? {
        list(
            (0..<EnumerationCaseReader.caseCount(of: type)).map {
                EnumerationCaseReader.caseValue(representedBy: $0, of: type)?.stringValue
            })
    }

    /// Returns a list of up to 16 short texts, or `nil` if a message can't show them.
    private static func list(_ texts: [String?]) -> ValidationError.Value? {
        let known = texts.compactMap(\.self)
        let areShown = known.allSatisfy {
            (1...40).contains($0.utf8.count) && $0.unicodeScalars.allSatisfy(\.isVisible)
        }
        return known.count == texts.count && (1...16).contains(known.count) && areShown ? .list(known) : nil
    }
}

extension FixedWidthInteger {
    fileprivate static var limits: [ValidationError.Parameter: ValidationError.Value] {
        [.minimum: ValidationError.Value(describing: min), .maximum: ValidationError.Value(describing: max)]
    }
}

extension CaseIterable {
    fileprivate static var allValues: [Any] { Array(allCases) }
}

extension RawRepresentable {
    fileprivate var rawText: String? {
        switch rawValue {
        case let text as String: text
        case let number as any BinaryInteger: String(describing: number)
        default: nil
        }
    }
}

extension DecodingError.Context {
    fileprivate func replacingUnderlyingError(by error: ValidationError) -> Self {
        Self(codingPath: codingPath, debugDescription: debugDescription, underlyingError: error)
    }
}
