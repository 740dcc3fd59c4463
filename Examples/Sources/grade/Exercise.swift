// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// An exercise of the folder `Examples/Exercises`.
struct Exercise {
    let number: Int

    init?(_ name: String) {
        let digits = name.lowercased().hasPrefix("exercise") ? String(name.dropFirst("exercise".count)) : name
        guard let number = Int(digits), Self.numbers.contains(number), digits.count == 1 else { return nil }
        self.number = number
    }

    static let numbers = 1...5

    /// The name of the module that its tests import.
    var module: String { "Exercise\(number)" }

    /// The name on the command line.
    var name: String { "exercise\(number)" }

    /// The folder `Examples`, in which this program was built.
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    var tests: [String] {
        get throws { try Self.swiftFiles(in: Self.examples.appending(path: "Exercises/\(module)/Tests")) }
    }

    /// What the grader calls of a submission, and the function that runs the tests.
    var surfaces: [String] {
        ["\(module).swift", "Tests.swift"].map { Self.examples.appending(path: "Sources/grade/Surfaces/\($0)").path }
    }

    static func swiftFiles(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
}

/// Why a submission cannot be graded.
struct Obstacle: Error {
    let text: String
    /// What the compiler printed.
    var details: String = ""

    init(_ text: String, details: String = "") {
        self.text = text
        self.details = details
    }
}
