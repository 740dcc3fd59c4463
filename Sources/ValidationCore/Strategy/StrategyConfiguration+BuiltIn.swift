// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension StrategyConfiguration {
    /// The name of a strategy of the library, which determines what it does, or `nil` for a class of the program.
    ///
    /// A program can give any name to a strategy and to a class of its own. The name of a strategy that
    /// ``InputValidator/named(_:)`` returns is `named` here.
    package var builtInName: String? {
        guard Self.isBuiltIn(type(of: strategy)) else { return nil }
        return hasCustomName ? "named" : name
    }

    /// Returns whether a class belongs to this library.
    package static func isBuiltIn(_ strategyClass: AnyClass) -> Bool {
        builtInModules.contains(String(String(reflecting: strategyClass).prefix { $0 != "." }))
    }

    /// The modules of the library that contain strategies.
    package static let builtInModules: Set = [
        "ValidationCore", "ValidationText", "ValidationBasics", "ValidationFormats", "ValidationNetwork",
        "InputValidationRules", "InputValidationSchema",
    ]
}
