// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
import InputValidation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

extension RuleStore {
    /// The error for a file that can't be opened or is larger than 64 MiB.
    public static let unreadable = ValidationError(
        1, domain: "RuleStoreErrorDomain", name: "ruleFile.unreadable", message: "the rule file cannot be read"
    )

    /// Creates a store with a file's rules.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - catalog: The strategies that the files can use.
    /// - Throws: ``unreadable``, or the error from ``TableRules/init(json:catalog:)``.
    public init(
        contentsOf path: String, catalog: StrategyCatalog<String> = .standard
    ) throws(ValidationError) {
        guard let bytes = WatchedFile.readBytes(of: path) else { throw Self.unreadable }
        try self.init(json: bytes, catalog: catalog)
    }

    /// Loads a file each time it changes, until the task is canceled.
    ///
    /// ```swift
    /// let watching = Task { await store.watch("rules.json") }
    /// ```
    ///
    /// The file may be written in place or replaced by another file. A mistake is reported only if the file doesn't
    /// change for five intervals, because a program may still be writing it. The same applies to a missing file: the
    /// store keeps its rules and loads the file as soon as it's back.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - interval: The time between two checks of the file's size, time, and identity. The default is 10
    ///     milliseconds.
    public nonisolated func watch(_ path: String, every interval: Duration = .milliseconds(10)) async {
        var file = WatchedFile(path: path)
        while !Task.isCancelled {
            switch file.checkForChange() {
            case nil: break
            case .content(let bytes, let isStable):
                // A file that may be incomplete is loaded only if it's valid.
                if isStable {
                    await reload(bytes)
                } else if await reloadIfCorrect(bytes) {
                    file.markAsReported(bytes)
                }
            case .absence: await publishFailure(Self.unreadable)
            }
            try? await Task.sleep(for: interval)
        }
    }

    /// Loads the rules from a file and returns whether it was valid.
    private func reloadIfCorrect(_ bytes: [UInt8]) -> Bool {
        guard let rules = try? TableRules(json: bytes, catalog: catalog) else { return false }
        replace(with: rules)
        return true
    }
}

/// A file whose content may change at any time.
struct WatchedFile {
    let path: String
    private var metadata: FileMetadata?
    /// The number of checks left until an unchanged file is considered complete.
    private var remainingChecks = Self.stableCheckCount
    private var isFirstCheck = true
    private var reportedContent: FileContent?

    private static let stableCheckCount = 5
    private static let maximumBytes = 64 << 20

    private enum FileContent: Equatable {
        case bytes([UInt8])
        case absence
    }

    /// The result of a check of the file.
    enum FileChange {
        /// New content, and whether the file has been stable for some time.
        case content([UInt8], isStable: Bool)
        /// The file has been missing for some time.
        case absence
    }

    /// The metadata that changes when a file is written or replaced.
    private struct FileMetadata: Equatable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let seconds: Int64
        let nanoseconds: Int64
    }

    init(path: String) { self.path = path }

    /// Returns what changed since the last content that was final or accepted, or `nil`.
    mutating func checkForChange() -> FileChange? {
        let current = Self.metadata(of: path)
        if isFirstCheck || current != metadata {
            metadata = current
            remainingChecks = Self.stableCheckCount
            isFirstCheck = false
        } else if remainingChecks == 0 {
            return nil
        } else {
            // Two writes within one tick of the file system's clock have the same timestamp.
            remainingChecks -= 1
        }
        let isStable = remainingChecks == 0
        let content = Self.readBytes(of: path).map { FileContent.bytes($0) } ?? .absence
        guard content != reportedContent else { return nil }
        if isStable { reportedContent = content }
        switch content {
        case .bytes(let bytes): return .content(bytes, isStable: isStable)
        case .absence: return isStable ? .absence : nil
        }
    }

    /// Marks the content as reported.
    mutating func markAsReported(_ bytes: [UInt8]) { reportedContent = .bytes(bytes) }

    private static func metadata(of path: String) -> FileMetadata? {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return FileMetadata(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino),
            size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }

    /// Returns a regular file's content, or `nil` if it can't be read or is too large.
    static func readBytes(of path: String) -> [UInt8]? {
        // C ends a path at a NUL, so it would read a different file.
        if path.utf8.contains(0) { return nil }
        // Opening a pipe without a writer would otherwise block.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= maximumBytes else {
            return nil
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= maximumBytes {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += buffer[..<count]
        }
        return nil
    }
}
#endif
