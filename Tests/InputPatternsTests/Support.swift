// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputPatterns
import Testing

extension InputPattern: CustomTestStringConvertible {
    /// Only the name, because samples would bury the report of a failure.
    public var testDescription: String { name }
}

/// The repository's folders, located from this file's path.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The module's source files with their text, sorted by name.
    static func sources() throws -> [(name: String, text: String)] {
        let folder = root.appending(path: "Patterns")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }
}
