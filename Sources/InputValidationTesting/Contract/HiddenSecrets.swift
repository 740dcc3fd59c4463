// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

#if os(Linux)
@_spi(Reflection) import Swift
#endif

/// A strategy for inputs of any type.
private protocol AnyStrategy: AnyObject {
    var isSensitive: Bool { get }
}

extension InputValidator: AnyStrategy {}

extension InputValidator {
    /// The names of the stored properties with a sensitive strategy, if this strategy isn't sensitive.
    ///
    /// Other strategies can be a detail of the implementation, such as a pattern that `validate` uses.
    ///
    /// A mirror doesn't contain stored properties, because they can be secret. Only Linux has another way to read them,
    /// so on other systems the list is empty. For the library's classes, it's empty, too.
    var propertiesWithHiddenSecrets: [String] {
        guard !isSensitive, !StrategyConfiguration.isBuiltIn(type(of: self)) else { return [] }
        var names: [String] = []
        #if os(Linux)
        let object = Unmanaged.passUnretained(self).toOpaque()
        // The option for classes is a `static var`, which Swift 6 rejects.
        _ = _forEachField(of: type(of: self), options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            // A weak reference, whose memory isn't an object's address, has an optional type.
            guard type is any AnyStrategy.Type || type is any Collection.Type else { return true }
            func value<Value>(of type: Value.Type) -> Any {
                object.load(fromByteOffset: offset, as: Value.self)
            }
            if Self.strategies(in: _openExistential(type, do: value)).contains(where: \.isSensitive) {
                names.append(String(cString: name))
            }
            return true
        }
        #endif
        return names
    }

    /// Returns the strategies that a value is or contains.
    private static func strategies(in value: Any) -> [any AnyStrategy] {
        if let strategy = value as? any AnyStrategy { return [strategy] }
        if value is String { return [] }
        switch Mirror(reflecting: value).displayStyle {
        case .collection, .dictionary, .optional, .set, .tuple:
            return Mirror(reflecting: value).children.flatMap { strategies(in: $0.value) }
        default: return []
        }
    }
}
