// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension StrategyConfiguration {
    /// The name that determines what a built-in strategy does, or `nil` for an app's own class.
    ///
    /// A program can give any name to a strategy or to its own class. A strategy that ``InputValidator/named(_:)``
    /// returns has the name `named` here.
    package var builtInName: String? {
        guard Self.isBuiltIn(type(of: strategy)) else { return nil }
        return hasCustomName ? "named" : name
    }

    /// Returns whether a class belongs to this library.
    package static func isBuiltIn(_ strategyClass: AnyClass) -> Bool {
        builtInModules.contains(String(String(reflecting: strategyClass).prefix { $0 != "." }))
    }

    /// The library's modules that contain strategies.
    package static let builtInModules: Set = [
        "ValidationCore", "ValidationText", "ValidationBasics", "ValidationFormats", "ValidationNetwork",
        "InputValidationRules", "InputValidationSchema",
    ]
}
