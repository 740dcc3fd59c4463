// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The rules of the command line and of a rule file, which may be a data package with a table for each input.
struct RuleTables {
    private let flags: [String]
    private let file: RuleFile?

    init(flags: [String], file path: String?, resource: String?) throws {
        self.flags = flags
        file = try path.map { try RuleFile($0, resource: resource) }
        if file == nil || file?.table != nil { _ = try RowRules(flags, file) }
    }

    /// The only table's rules, or `nil` if an input's name decides.
    var single: RowRules? {
        get throws { file == nil || file?.table != nil ? try RowRules(flags, file) : nil }
    }

    /// Returns the rules for an input.
    func rules(for name: String) throws -> RowRules {
        if let single = try single { return single }
        return try RowRules(flags, try file?.choosing(tableFor: name))
    }

    /// The paths of the data in a resource or a package, for a command line without inputs.
    var paths: [String] {
        get throws {
            guard let file else { return [] }
            return try (file.table.map { [$0] } ?? file.package.tables).compactMap { table in
                try table.path.map { try file.path(of: $0, in: table.rules.name) }
            }
        }
    }
}

extension RuleFile {
    /// Returns the file with the table whose resource has an input's name.
    func choosing(tableFor name: String) throws(Mistake) -> RuleFile {
        func lastPart(_ path: String) -> Substring? { path.split(separator: "/").last }
        let all = package.tables.filter { $0.path.map { lastPart($0) == lastPart(name) } == true }
        // Two folders can have files with the same name.
        let same = all.filter { table in table.path.flatMap { try? path(of: $0, in: nil) } == name }
        guard let table = same.first ?? (all.count == 1 ? all[0] : nil) else {
            throw Mistake("\(name): \(path) has no resource with the path of this file; \(choices)")
        }
        return choosing(table)
    }

    /// Returns a path in a resource as seen from the working folder.
    func path(of written: String, in resource: String?) throws(Mistake) -> String {
        // Data Package, "URL or Path": a path must not reach files outside of the package.
        guard !written.hasPrefix("/"), !written.split(separator: "/").contains("..") else {
            throw Mistake("\(path): a path is relative to the folder of the file, without “..”: “\(written)”")
        }
        guard !written.contains("://") else {
            throw Mistake("\(path): “\(written)” is not read; download it, and give its file")
        }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return folder + written
    }
}

/// How a resource says that its data is written.
struct ResourceDialect {
    let delimiter: String?
    let hasHeader: Bool
    /// The settings that the program doesn't read.
    let ignored: [String]

    init(_ settings: [String: InputValidation.ValidationError.Value]) {
        if case .text(let text)? = settings["delimiter"] { delimiter = text } else { delimiter = nil }
        hasHeader = settings["header"] != .flag(false)
        ignored = settings.filter { !Self.isRead($0, $1) }.keys.sorted()
    }

    /// Returns whether the program reads data with a setting.
    private static func isRead(_ name: String, _ value: InputValidation.ValidationError.Value) -> Bool {
        switch name {
        case "delimiter", "header", "$schema", "name", "title", "description", "lineTerminator", "csvddfVersion",
            "caseSensitiveHeader":
            true
        case "quoteChar": value == .text("\"")
        case "doubleQuote": value == .flag(true)
        case "skipInitialSpace": value == .flag(false)
        case "encoding":
            if case .text(let text) = value {
                ["utf-8", "utf8", "ascii", "us-ascii"].contains(text.lowercased())
            } else {
                false
            }
        default: false
        }
    }
}
