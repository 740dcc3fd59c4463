// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A file's rules, which can change while a program runs.
///
/// A reader gets either all old rules or all new rules. If a new file has a mistake, the store keeps the old rules and
/// reports the mistake with its place.
///
/// ```swift
/// let store = try RuleStore(json: bytes)
/// for await reload in await store.reloads() {
///     if let error = reload.error { print(error) }
///     if let column = reload.rules["email"] {
///         email.validator = column.textValidator
///     }
/// }
/// ```
///
/// To load a file each time it's saved, run ``watch(_:every:)`` in a task.
public actor RuleStore {
    /// The current rules.
    public private(set) var rules: TableRules

    /// The strategies that the files can use.
    public nonisolated let catalog: StrategyCatalog<String>

    private var continuations: [Int: AsyncStream<RuleReload>.Continuation] = [:]
    private var nextObserverID = 0

    /// Creates a store with a file's rules.
    ///
    /// - Parameters:
    ///   - json: The text in UTF-8, with or without a byte order mark.
    ///   - catalog: The strategies that the files can use.
    /// - Throws: The error from ``TableRules/init(json:catalog:)``.
    public init(json: some Sequence<UInt8>, catalog: StrategyCatalog<String> = .standard) throws(ValidationError) {
        self.init(try TableRules(json: json, catalog: catalog), catalog: catalog)
    }

    /// Creates a store with existing rules.
    ///
    /// - Parameters:
    ///   - rules: The rules until the first reload.
    ///   - catalog: The strategies that the files can use.
    public init(_ rules: TableRules, catalog: StrategyCatalog<String> = .standard) {
        self.rules = rules
        self.catalog = catalog
    }

    /// Replaces the rules with a file's rules, unless the file has a mistake.
    ///
    /// - Parameter json: The text in UTF-8, with or without a byte order mark.
    /// - Returns: The rules before and after the call, and the mistake if there's one.
    @discardableResult
    public func reload(_ json: some Sequence<UInt8>) -> RuleReload {
        do throws(ValidationError) { return replace(with: try TableRules(json: json, catalog: catalog)) } catch {
            return publishFailure(error)
        }
    }

    @discardableResult
    func replace(with newRules: TableRules) -> RuleReload {
        publish(RuleReload(previous: rules, rules: newRules, error: nil))
    }

    /// Reports that an error left the rules unchanged.
    @discardableResult
    func publishFailure(_ error: ValidationError) -> RuleReload {
        publish(RuleReload(previous: rules, rules: rules, error: error))
    }

    private func publish(_ reload: RuleReload) -> RuleReload {
        rules = reload.rules
        for continuation in continuations.values { continuation.yield(reload) }
        return reload
    }

    /// Returns a sequence of all reloads after the call.
    ///
    /// Call it before you read ``rules``, so that you don't miss a reload in between. The sequence ends when its task
    /// is canceled. It keeps the last 100 unread reloads.
    public func reloads() -> AsyncStream<RuleReload> {
        let id = nextObserverID
        nextObserverID += 1
        let (stream, continuation) = AsyncStream.makeStream(
            of: RuleReload.self, bufferingPolicy: .bufferingNewest(100))
        continuation.onTermination = { [weak self] _ in
            Task { await self?.removeObserver(withID: id) }
        }
        continuations[id] = continuation
        return stream
    }

    private func removeObserver(withID id: Int) {
        continuations[id] = nil
    }

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }
}

/// An attempt to replace the rules of a ``RuleStore``.
public struct RuleReload: Sendable {
    /// The rules before the attempt.
    public let previous: TableRules

    /// The rules after the attempt.
    ///
    /// They're the previous rules if there's an ``error``.
    public let rules: TableRules

    /// The mistake in the file with its path, `line`, and `column`, or `nil`.
    ///
    /// If the file can't be read, it's `RuleStore.unreadable`.
    public let error: ValidationError?

    /// Whether the rules differ from the previous rules.
    public var isChanged: Bool { error == nil && rules != previous }
}

extension ColumnRules {
    /// The strategy for a text field, where an empty text isn't a missing value.
    ///
    /// It's the ``validator`` for a text that isn't optional.
    public var textValidator: InputValidator<String> { ColumnTextInputValidator(validator) }
}

/// A column's strategy for a text that isn't optional.
private final class ColumnTextInputValidator: InputValidator<String>, @unchecked Sendable {
    private let column: InputValidator<String?>

    init(_ column: InputValidator<String?>) {
        self.column = column
        super.init(containing: StrategyContents(.part(CellTextPart(rule: column))))
    }

    override func validate(_ input: String) throws(ValidationError) { try column.validate(input) }
    override func furtherErrors(for input: String) -> [ValidationError] { Array(column.errors(for: input).dropFirst()) }
    override func normalized(_ input: String) -> String { column.normalized(input) ?? input }
    override func progress(of input: String) -> InputProgress { column.progress(of: input) }
}

private struct CellTextPart: StrategyPart {
    let rule: InputValidator<String?>

    var kind: StrategyPartKind {
        .cell(StrategyCell("text", ValidationError.SharedBox(ValidationError.Presentation())))
    }

    func forEachValue(of input: String, _ body: (String?, ValidationError.PathComponent?) -> Bool) {
        _ = body(input, nil)
    }
}
