// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputPattern {
    /// The stock patterns in alphabetical order of their names.
    ///
    /// Without the package traits `StockPatterns` and `Full`, which is on by default, there are none.
    public static let all: [InputPattern] = groups.flatMap { $0 }.map { (key: $0.name.lowercased(), pattern: $0) }
        .sorted { $0.key < $1.key }.map(\.pattern)

    #if StockPatterns
    /// The patterns of each file of this module.
    ///
    /// Add the list of a new file here.
    private static let groups: [[InputPattern]] = [
        characterPatterns,
        dateAndTimePatterns,
        emailPatterns,
        encodingPatterns,
        filePatterns,
        financePatterns,
        geographyPatterns,
        identifierPatterns,
        languagePatterns,
        licensePlatePatterns,
        namePatterns,
        networkPatterns,
        numberPatterns,
        passwordPatterns,
        postalCodePatterns,
        telephonePatterns,
        vatNumberPatterns,
        webPatterns,
    ]
    #else
    private static let groups: [[InputPattern]] = []
    #endif

    /// Returns the stock pattern with a name, or `nil` if the catalog does not have it.
    ///
    /// ```swift
    /// InputPattern.named("postalCodeUS")?.example  // "20500"
    /// InputPattern.named("PostalCodeUS")  // nil, because case matters
    /// ```
    ///
    /// - Parameter name: The name in camel case.
    public static func named(_ name: String) -> InputPattern? {
        all.first { $0.name == name }
    }
}
