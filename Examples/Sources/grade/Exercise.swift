// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// One of the five exercises, or an exercise in its own folder.
struct Exercise {
    /// The name on the command line, or the folder's name.
    let name: String
    /// The name of the module that its tests import.
    let module: String
    /// What the grader calls in a submission, and the function that runs the tests.
    let surfaces: [String]
    /// The solution's files.
    ///
    /// They're compiled as the same module as a submission, but into their own library.
    ///
    /// The solutions for the five exercises are part of this program instead.
    let solution: [String]
    private let folder: URL

    /// The folder `Examples` where this program was built.
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func surface(_ name: String) -> String {
        examples.appending(path: "Sources/grade/Surfaces/\(name).swift").path
    }

    /// Finds one of the five exercises, such as `exercise2`.
    init?(_ name: String) {
        let digits = name.lowercased().hasPrefix("exercise") ? String(name.dropFirst("exercise".count)) : name
        guard let number = Int(digits), 1...5 ~= number, digits.count == 1 else { return nil }
        self.name = "exercise\(number)"
        module = "Exercise\(number)"
        surfaces = [Self.surface(module), Self.surface("Tests")]
        solution = []
        folder = Self.examples.appending(path: "Exercises/\(module)")
    }

    /// Reads your own exercise, as described on the page `Examples/Teaching/your-own-exercise.md`.
    init(folder: URL) throws {
        name = folder.lastPathComponent
        module = "Exercise"
        let surface = folder.appending(path: "Surface.swift").path
        surfaces = [surface, Self.surface("Tests")]
        self.folder = folder
        solution = (try? Self.swiftFiles(in: folder.appending(path: "Solution"))) ?? []
        let tests = (try? self.tests) ?? []
        guard FileManager.default.fileExists(atPath: surface), !solution.isEmpty, !tests.isEmpty else {
            throw Obstacle(
                "the folder of an exercise contains Surface.swift, and Swift files in the folders Solution and Tests")
        }
    }

    /// Returns the exercise for an argument, which is a name or a folder.
    ///
    /// - Parameter student: The folder may also contain a folder with this name, if the exercise is different for each
    ///   student.
    static func named(_ argument: String, for student: String? = nil) throws -> Exercise {
        if let exercise = Exercise(argument) { return exercise }
        let url = URL(filePath: argument)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw Obstacle("there is no exercise “\(argument)”; use exercise1 to exercise5, or a folder")
        }
        let own = student.map { url.appending(path: $0) }
        if let own, FileManager.default.fileExists(atPath: own.appending(path: "Surface.swift").path) {
            return try Exercise(folder: own)
        }
        return try Exercise(folder: url)
    }

    var tests: [String] {
        get throws { try Self.swiftFiles(in: folder.appending(path: "Tests")) }
    }

    static func swiftFiles(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
}

/// Why a submission can't be graded.
struct Obstacle: Error {
    let text: String
    /// What the compiler printed.
    var details: String = ""

    init(_ text: String, details: String = "") {
        self.text = text
        self.details = details
    }
}
