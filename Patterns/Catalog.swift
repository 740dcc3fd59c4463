// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputPattern {
    /// The stock patterns in alphabetical order of their names.
    public static let all: [InputPattern] = groups.flatMap { $0 }.sorted { $0.name.lowercased() < $1.name.lowercased() }

    /// The patterns of each file of this module.
    ///
    /// A new file adds its line here; a new pattern needs none.
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
        namePatterns,
        networkPatterns,
        numberPatterns,
        passwordPatterns,
        postalCodePatterns,
        telephonePatterns,
        vatNumberPatterns,
        vehiclePlatePatterns,
        webPatterns,
    ]

    /// Returns the stock pattern of the given name, or nil if there is none.
    ///
    /// ```swift
    /// InputPattern.named("ukPostcode")?.source  // "BS 7666:2006, PostCodeType; …"
    /// InputPattern.named("UKPostcode")          // nil: names are compared exactly
    /// ```
    ///
    /// - Parameter name: The name in camel case.
    public static func named(_ name: String) -> InputPattern? {
        all.first { $0.name == name }
    }

    /// Returns the stock pattern whose name is the nearest to a mistyped one, or nil if none is near.
    ///
    /// Near means: equal but for case, or at most a third of the letters to insert, delete or replace.
    ///
    /// ```swift
    /// InputPattern.nearest(to: "ukpostcoed")?.name  // "ukPostcode"
    /// InputPattern.nearest(to: "banana")            // nil
    /// ```
    ///
    /// - Parameter name: What somebody typed.
    /// - Complexity: O(length of the name × length of all names); names above 64 bytes are near to nothing.
    public static func nearest(to name: String) -> InputPattern? {
        let wanted = Array(name.lowercased().utf8)
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        var best: (pattern: InputPattern, distance: Int)?
        for pattern in all {
            let distance = editDistance(wanted, Array(pattern.name.lowercased().utf8))
            if distance < best?.distance ?? (wanted.count / 3 + 1) {
                best = (pattern, distance)
            }
        }
        return best?.pattern
    }

    /// The least number of insertions, deletions and replacements that turn one text into another.
    private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (line, byte) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in second.indices {
                let replaced = diagonal + (byte == second[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
