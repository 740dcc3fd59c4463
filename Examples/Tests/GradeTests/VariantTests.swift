// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Exercises in folders of their own")
struct VariantTests {
    /// Writes the variants for two students, and returns the folder.
    private static func variants() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let process = Process()
        process.executableURL = Submission.exercises.appending(path: "variants")
        process.arguments = ["secret", folder.path, "ada", "bob"]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return folder
    }

    @Test("The solution of a variant passes, and neither the start nor the solution of another variant does")
    func variant() throws {
        let folder = try Self.variants()
        defer { try? FileManager.default.removeItem(at: folder) }
        let ada = folder.appending(path: "ada").path
        #expect(try Run(ada, "\(ada)/Solution").output == "ada: passed\n")
        let start = try Run(ada, "\(ada)/Start")
        #expect(start.status == 1)
        #expect(start.output.contains("6 of 6 tests of the exercise failed"), "\(start.output)")
        let other = try Run(ada, folder.appending(path: "bob/Solution").path)
        #expect(other.status == 1)
        #expect(other.output.contains("accepts codes"), "\(other.output)")
    }

    @Test("In a class, each student has a variant")
    func classOfVariants() throws {
        let folder = try Self.variants()
        let submissions = try Self.variants()
        defer { for url in [folder, submissions] { try? FileManager.default.removeItem(at: url) } }
        try FileManager.default.removeItem(at: submissions.appending(path: "handout"))
        for student in ["ada", "bob"] {
            let own = submissions.appending(path: student)
            try FileManager.default.copyItem(
                at: folder.appending(path: "\(student)/Solution/LockerInputValidator.swift"),
                to: own.appending(path: "LockerInputValidator.swift"))
            try FileManager.default.removeItem(at: own.appending(path: "Package.swift"))
            try FileManager.default.removeItem(at: own.appending(path: "Surface.swift"))
        }
        let run = try Run(folder.path, submissions.path, "--class")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.hasPrefix("2 submissions: 2 passed, 0 did not pass, 0 could not be graded."))
    }

    @Test("What students get contains neither the solution nor what the grader needs, and no placeholder")
    func handout() throws {
        let folder = try Self.variants()
        defer { try? FileManager.default.removeItem(at: folder) }
        let handout = folder.appending(path: "handout/ada").path
        let files = (FileManager.default.enumerator(atPath: handout)?.compactMap { $0 as? String } ?? []).filter {
            $0.contains(".")
        }
        #expect(
            Set(files) == [
                "Package.swift", "README.md", "Start/LockerInputValidator.swift",
                "Tests/LockerInputValidatorTests.swift",
            ])
        for file in files {
            let text = try String(contentsOfFile: "\(handout)/\(file)", encoding: .utf8)
            #expect(!text.contains(/_[A-Z0-9]+_/), "\(file)")
        }
    }

    @Test("A folder without the parts of an exercise is not one")
    func incompleteFolder() throws {
        let run = try Run(Submission.exercises.path, Submission(2, "trap").path)
        #expect(run.status == 2)
        #expect(run.errors.contains("the folder of an exercise contains Surface.swift"), "\(run.errors)")
    }
}
