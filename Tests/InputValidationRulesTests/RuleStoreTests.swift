// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import TestSupport
import Testing

@Suite("RuleStore")
struct RuleStoreTests {
    /// A rule file with two columns whose texts have the same length.
    private static func file(_ length: Int) -> [UInt8] {
        let rule = #"{"use": "count", "minimum": \#(length), "maximum": \#(length)}"#
        return Array(
            #"{"fields": [{"name": "a", "strategies": [\#(rule)]}, {"name": "b", "strategies": [\#(rule)]}]}"#.utf8)
    }

    /// The length that a column in ``file(_:)`` accepts.
    private static func length(_ rules: TableRules, _ column: String) -> Int? {
        let validator = rules[column]?.textValidator
        return (1...9).first { validator?.isValid(String(repeating: "x", count: $0)) == true }
    }

    /// Ways to break the file `{"fields": [{"name": "a", "strategies": ["numeric"]}]}`.
    static let mistakes: [(text: String, code: ValidationError.Code, line: Int, column: Int, path: String)] = [
        ("", .decodingSyntax, 1, 1, ""),
        (" \n ", .decodingSyntax, 2, 2, ""),
        (#"{"fields": [{"name": "a", "strategies": ["numeric"]}]"#, .decodingSyntax, 1, 54, "fields"),
        (#"{"fields": [{"name": "a","#, .decodingSyntax, 1, 26, "fields[0].name"),
        ("{\n\"fields\": [{\"name\": \"a\",}]}", .decodingSyntax, 2, 25, "fields[0].name"),
        (#"{"fields": [{"name": "a"}]} x"#, .decodingSyntax, 1, 29, ""),
        (#"{'fields': [{"name": "a"}]}"#, .decodingSyntax, 1, 2, ""),
        (#"{"fields": [{"name": "a"}] // note"#, .decodingSyntax, 1, 28, "fields"),
        (#"{"fields": [{"name": "a", "name": "b"}]}"#, .decodingRepeatedKey, 1, 27, "fields[0].name"),
        (#"{"name": "x", "name": "y", "fields": [{"name": "a", "name": "b"}]}"#, .decodingRepeatedKey, 1, 15, "name"),
        (#"{"feilds": [{"name": "a"}]}"#, .decodingValue, 1, 1, ""),
        (#"{"fields": []}"#, .decodingValue, 1, 12, "fields"),
        (#"{"fields": {"name": "a"}}"#, .decodingValue, 1, 12, "fields"),
        (#"[{"name": "a"}]"#, .decodingValue, 1, 1, ""),
        ("null", .decodingValue, 1, 1, ""),
        ("{\n  \"fields\": [{\n    \"name\": 5}]}", .decodingValue, 3, 13, "fields[0].name"),
        (#"{"fields": [{"name": "a", "strategies": ["nmeric"]}]}"#, .decodingValue, 1, 42, "fields[0].strategies[0]"),
        (#"{"fields": [{"name": "a", "strategies": []}]}"#, .decodingValue, 1, 41, "fields[0].strategies"),
        (
            #"{"fields": [{"name": "a", "constraints": {"pattern": "(a"}}]}"#, .decodingValue, 1, 54,
            "fields[0].constraints.pattern"
        ),
        (
            #"{"fields": [{"name": "a", "constraints": {"minLength": 3, "maxLength": 1}}]}"#, .decodingValue, 1, 56,
            "fields[0].constraints.minLength"
        ),
        (#"{"fields": [{"name": "a"}, {"name": "a"}]}"#, .decodingValue, 1, 12, "fields"),
        (#"{"fields": [{"name": "a", "typ": "date"}]}"#, .decodingValue, 1, 34, "fields[0].typ"),
        (
            #"{"fields": [{"name": "a", "strategies": [{"use": "count", "minimum": 1.5}]}]}"#, .decodingValue, 1, 70,
            "fields[0].strategies[0].minimum"
        ),
        (#"{"fields": [{"name": "{minimum}"}, 1]}"#, .decodingValue, 1, 36, "fields[1]"),
    ]

    @Test("keeps its rules if a file has a mistake, and reports the place", arguments: mistakes.indices)
    func mistake(_ index: Int) async throws {
        let row = Self.mistakes[index]
        let store = try RuleStore(json: Self.file(3))
        let before = await store.rules
        let reload = await store.reload(row.text.utf8)
        let error = try #require(reload.error)
        #expect(error.code == row.code && error.domain == .builtIn)
        #expect(error[.line] == .int(row.line), "\(error)")
        #expect(error[.column] == .int(row.column), "\(error)")
        #expect(error.path.text == row.path)
        #expect(!reload.isChanged && reload.rules == before)
        #expect(await store.rules == before)
        #expect(throws: ValidationError.self) { try TableRules(json: row.text.utf8) }
    }

    @Test("escapes a name in a file that would begin a new line of a log")
    func printable() throws {
        let file = #"{"fields": [{"name": "a", "strategies": ["x\u000Ay\u202E"]}]}"#
        let error = #expect(throws: ValidationError.self) { try TableRules(json: file.utf8) }
        #expect(error?.reason == #"there is no strategy “x\ny\u(202E)”"#)
    }

    @Test(
        "says what is wrong",
        arguments: [
            (#"{"fields": [], "fields": []}"#, "the key “fields” appears twice in one object"),
            (#"{"fields": []}"#, "a rule file needs at least one field"),
        ])
    func reasons(text: String, reason: String) {
        let error = #expect(throws: ValidationError.self) { try TableRules(json: text.utf8) }
        #expect(error?.reason == reason)
    }

    @Test("reads a file with a byte order mark, and says that another text is not JSON")
    func byteOrderMark() throws {
        #expect(try TableRules(json: #"\#u{FEFF}{"fields": [{"name": "a"}]}"#.utf8).fields.map(\.name) == ["a"])
        let error = #expect(throws: ValidationError.self) { try TableRules(json: "x".utf8) }
        #expect(error?.reason.hasPrefix("this is not JSON: ") == true)
    }

    @Test("reports each reload to all sequences, which end with the store", .timeLimit(.minutes(1)))
    func observers() async throws {
        var store: RuleStore? = try RuleStore(json: Self.file(3))
        let first = try #require(await store?.reloads())
        let second = try #require(await store?.reloads())
        let reload = await store?.reload(Self.file(5))
        #expect(reload?.isChanged == true)
        store = nil
        var counts = [0, 0]
        for await reload in first where Self.length(reload.rules, "a") == 5 { counts[0] += 1 }
        for await reload in second where Self.length(reload.rules, "a") == 5 { counts[1] += 1 }
        #expect(counts == [1, 1])
    }

    @Test("rejects a text that is not UTF-8")
    func notUTF8() throws {
        let bytes = Array(#"{"fields": [{"name": ""#.utf8) + [0xFF] + Array(#""}]}"#.utf8)
        let error = #expect(throws: ValidationError.self) { try TableRules(json: bytes) }
        #expect(error?.code == .decodingSyntax)
        #expect(error?[.column] == .int(23))
    }

    @Test("replaces the rules at a reload, and reports the old rules")
    func reload() async throws {
        let store = try RuleStore(json: Self.file(3))
        let reloads = await store.reloads()
        let reload = await store.reload(Self.file(5))
        #expect(reload.isChanged && reload.error == nil)
        #expect(Self.length(reload.previous, "a") == 3 && Self.length(reload.rules, "a") == 5)
        #expect(Self.length(await store.rules, "b") == 5)
        #expect(await store.reload(Self.file(5)).isChanged == false)
        await store.reload("{".utf8)
        var errors: [Int?] = []
        for await reload in reloads {
            errors.append(reload.error?.code.rawValue)
            if errors.count == 3 { break }
        }
        #expect(errors == [nil, nil, 1238])
    }

    @Test("keeps the last 100 reloads that a sequence has not read")
    func newest() async throws {
        let store = try RuleStore(json: Self.file(3))
        let reloads = await store.reloads()
        await store.reload("{".utf8)
        for _ in 1..<100 { await store.reload(Self.file(3)) }
        await store.reload(Self.file(5))
        var kept: [RuleReload] = []
        for await reload in reloads {
            kept.append(reload)
            if kept.count == 100 { break }
        }
        #expect(kept.allSatisfy { $0.error == nil })
        #expect(Self.length(try #require(kept.last).rules, "a") == 5)
    }

    @Test("decodes with its own catalog")
    func catalog() async throws {
        var catalog = StrategyCatalog.standard
        catalog["member"] = .init("A member's number") { _ in .prefix("M") }
        let file = #"{"fields": [{"name": "a", "strategies": ["member"]}]}"#
        #expect(throws: ValidationError.self) { try RuleStore(json: file.utf8) }
        let store = try RuleStore(json: file.utf8, catalog: catalog)
        #expect(await store.reload(file.utf8).error == nil)
    }

    /// With `GENERATED_INPUTS=10000`, the rules are read 10,000 times.
    @Test("never returns a part of new rules")
    func readers() async throws {
        let store = try RuleStore(json: Self.file(1))
        let count = generatedInputCount
        let isEqual = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    for _ in 0..<count {
                        let rules = await store.rules
                        guard let length = Self.length(rules, "a"), length == Self.length(rules, "b") else {
                            return false
                        }
                        await Task.yield()
                    }
                    return true
                }
            }
            group.addTask {
                for number in 0..<count {
                    let isBroken = number % 10 == 9
                    let reload = await store.reload(isBroken ? Self.file(1).dropLast() : Self.file(1 + number % 9)[...])
                    if (reload.error == nil) == isBroken { return false }
                }
                return true
            }
            return await group.allSatisfy { $0 }
        }
        #expect(isEqual)
    }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
@Suite("A watched rule file")
struct RuleWatchTests {
    /// A file in its own folder, and a store that watches the file.
    private struct Watched: ~Copyable {
        let folder: URL
        let path: URL
        let store: RuleStore
        let task: Task<Void, Never>
        var reloads: AsyncStream<RuleReload>.Iterator

        init(_ text: String, every interval: Duration = .milliseconds(10)) async throws {
            folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.appending(path: "rules.json")
            try Data(text.utf8).write(to: path)
            let store = try RuleStore(contentsOf: path.path)
            self.path = path
            self.store = store
            reloads = await store.reloads().makeAsyncIterator()
            task = Task { await store.watch(path.path, every: interval) }
            // The store looks at the file for the first time.
            _ = await reloads.next()
        }

        /// Replaces the file with another at once, so that nobody can read a partial file.
        func replace(_ text: String) throws { try Data(text.utf8).write(to: path, options: .atomic) }

        mutating func next() async -> RuleReload? { await reloads.next() }

        deinit {
            task.cancel()
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private static func file(_ strategy: String) -> String {
        #"{"fields": [{"name": "a", "strategies": ["\#(strategy)"]}]}"#
    }

    private static func accepts(_ text: String, _ rules: TableRules?) -> Bool {
        rules?["a"]?.textValidator.isValid(text) ?? false
    }

    @Test("changes no rule while it is broken, in twenty ways and more")
    func breaking() async throws {
        var watched = try await Watched(Self.file("numeric"))
        for row in RuleStoreTests.mistakes {
            try watched.replace(row.text)
            let reload = try #require(await watched.next())
            #expect(reload.error?.code == row.code && reload.error?[.line] == .int(row.line))
            #expect(reload.error?[.column] == .int(row.column))
            #expect(Self.accepts("1", await watched.store.rules))
        }
        #expect(RuleStoreTests.mistakes.count >= 20)
        try watched.replace(Self.file("alpha"))
        let reload = await watched.next()
        #expect(Self.accepts("a", reload?.rules) && reload?.error == nil)
    }

    @Test("is loaded after it is replaced, as editors save it")
    func replacing() async throws {
        var watched = try await Watched(Self.file("numeric"))
        for strategy in ["alpha", "numeric", "alpha"] {
            // The data is written to another file, which is then renamed.
            try watched.replace(Self.file(strategy))
            let reload = await watched.next()
            #expect(Self.accepts(strategy == "alpha" ? "a" : "1", reload?.rules))
        }
    }

    @Test("is loaded once, without an error, after it is written in parts")
    func parts() async throws {
        // The pauses between the parts are much shorter than five looks at the file, even on a busy machine.
        var watched = try await Watched(Self.file("numeric"), every: .milliseconds(100))
        let bytes = Array(Self.file("alpha").utf8)
        let handle = try FileHandle(forWritingTo: watched.path)
        try handle.truncate(atOffset: 0)
        for start in stride(from: 0, to: bytes.count, by: 15) {
            try handle.write(contentsOf: Data(bytes[start..<min(start + 15, bytes.count)]))
            try await Task.sleep(for: .milliseconds(15))
        }
        try handle.close()
        let reload = await watched.next()
        #expect(reload?.error == nil && Self.accepts("a", reload?.rules))
    }

    @Test("changes no rule after it is removed, and is loaded when it is there again")
    func removing() async throws {
        var watched = try await Watched(Self.file("numeric"))
        try FileManager.default.removeItem(at: watched.path)
        let gone = await watched.next()
        #expect(gone?.error == RuleStore.unreadable && Self.accepts("1", gone?.rules))
        try FileManager.default.createDirectory(at: watched.path, withIntermediateDirectories: true)
        try FileManager.default.removeItem(at: watched.path)
        try Data(Self.file("alpha").utf8).write(to: watched.path)
        let back = await watched.next()
        #expect(back?.error == nil && Self.accepts("a", back?.rules))
        // The same content is loaded too, so that an observer's last event isn't a mistake.
        try FileManager.default.removeItem(at: watched.path)
        #expect(await watched.next()?.error == RuleStore.unreadable)
        try Data(Self.file("alpha").utf8).write(to: watched.path)
        try await Task.sleep(for: .milliseconds(500))
        try watched.replace(Self.file("numeric"))
        let same = await watched.next()
        #expect(same?.error == nil && same?.isChanged == false && Self.accepts("a", same?.rules))
    }

    @Test("has a mistake reported once, although it is saved again")
    func savedAgain() async throws {
        var watched = try await Watched(Self.file("numeric"))
        try Data("{".utf8).write(to: watched.path, options: .atomic)
        #expect(await watched.next()?.error?.code == .decodingSyntax)
        try Data("{".utf8).write(to: watched.path, options: .atomic)
        try await Task.sleep(for: .milliseconds(500))
        try Data(Self.file("alpha").utf8).write(to: watched.path, options: .atomic)
        let reload = await watched.next()
        #expect(reload?.error == nil && Self.accepts("a", reload?.rules))
    }

    @Test("is read after a call of the system was interrupted")
    func interrupted() async throws {
        let watched = try await Watched(Self.file("numeric"))
        let path = watched.path.path
        errno = EINTR
        let store = try RuleStore(contentsOf: path)
        #expect(Self.accepts("1", await store.rules))
    }

    @Test("is read if it has 64 MiB, but not if it is larger")
    func size() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        #expect(truncate(path, 64 << 20) == 0)
        let error = #expect(throws: ValidationError.self) { try RuleStore(contentsOf: path) }
        #expect(error?.code == .decodingSyntax && error != RuleStore.unreadable)
        #expect(truncate(path, 64 << 20 + 1) == 0)
        #expect(throws: RuleStore.unreadable) { try RuleStore(contentsOf: path) }
    }

    @Test(
        "cannot be read if it is missing, a folder, or a device, or if its path has a NUL",
        arguments: ["", "/", "/dev/zero", "\(#filePath)\0", "\(#filePath)\0.json", "\0"])
    func unreadable(_ path: String) {
        #expect(throws: RuleStore.unreadable) { try RuleStore(contentsOf: path) }
    }

    @Test("has strategies of the catalog of its store")
    func catalog() async throws {
        var catalog = StrategyCatalog.standard
        catalog["member"] = .init("A member's number") { _ in .prefix("M") }
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(Self.file("member").utf8).write(to: URL(filePath: path))
        #expect(throws: ValidationError.self) { try RuleStore(contentsOf: path) }
        let store = try RuleStore(contentsOf: path, catalog: catalog)
        var reloads = await store.reloads().makeAsyncIterator()
        let watching = Task { await store.watch(path) }
        defer { watching.cancel() }
        let reload = await reloads.next()
        #expect(reload?.error == nil && Self.accepts("M1", reload?.rules) && !Self.accepts("1", reload?.rules))
    }

    @Test("gives a field of a form the new verdict soon after it is saved")
    @MainActor func form() async throws {
        let watched = try await Watched(Self.file("numeric"))
        let reloads = await watched.store.reloads()
        let column = try #require(await watched.store.rules["a"])
        let input = ValidatedInput("12", column.textValidator)
        #expect(input.validate())
        let (changes, change) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
        let following = Task { @MainActor in
            for await reload in reloads {
                if let column = reload.rules["a"] { input.validator = column.textValidator }
                change.yield(.now)
            }
        }
        var slowest = Duration.zero
        var iterator = changes.makeAsyncIterator()
        for strategy in ["alpha", "numeric", "alpha", "numeric", "alpha"] {
            let text = Self.file(strategy)
            let start = ContinuousClock.now
            try Data(text.utf8).write(to: watched.path, options: .atomic)
            let end = try #require(await iterator.next())
            slowest = max(slowest, end - start)
            #expect(input.errors.isEmpty == (strategy == "numeric"))
        }
        following.cancel()
        // Measured: at most 28 ms, in a debug build beside other builds. Other processes may delay the test.
        #expect(slowest < .seconds(2))
        if ProcessInfo.processInfo.environment["SHOW_TIMES"] != nil { print("slowest reload: \(slowest)") }
    }
}
#endif
