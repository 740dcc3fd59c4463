// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The content of a part of an error, which many errors share.
package class PartContent: @unchecked Sendable {
    /// The memory that the texts of the content need, or `nil` if it must not become permanent.
    var byteCount: Int? { nil }
}

/// A content, and whether copies count references to it.
private enum StoredPart: Sendable {
    case none
    case interned(Unmanaged<PartContent>)
    case owned(PartContent)
}

extension ValidationError {
    /// A part of an error.
    ///
    /// Threads that reject with one strategy share the parts of its errors. If every copy counted a reference, the
    /// threads would wait for each other (measured: two threads had half the throughput of one). A copy of an interned
    /// part counts nothing, because the part is never released.
    package struct Part<Content: PartContent>: Sendable {
        // Not generic, because the cases of a generic enumeration do not share its 8 bytes.
        private let stored: StoredPart

        private init(_ stored: StoredPart) { self.stored = stored }

        package static var none: Part { Part(.none) }

        package static func owned(_ content: Content) -> Part { Part(.owned(content)) }

        /// Returns the part with a permanent content, or the part itself if the content cannot become permanent.
        package func interned() -> Part {
            guard case .owned(let content) = stored, PermanentContents.keep(content) else { return self }
            return Part(.interned(.passUnretained(content)))
        }

        /// Returns the result of the closure for the content, or `nil` if there is none.
        @inline(__always)
        package func read<Result>(_ body: (Content) -> Result?) -> Result? {
            switch stored {
            case .none: nil
            case .interned(let content):
                content._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Content.self)) }
            case .owned(let content): body(unsafeDowncast(content, to: Content.self))
            }
        }

        var isNone: Bool {
            if case .none = stored { true } else { false }
        }

        /// Whether a copy counts a reference.
        var isCounted: Bool {
            if case .owned = stored { true } else { false }
        }

        /// Whether both parts have one content, which implies that their contents are equal.
        func isIdentical(to other: Part) -> Bool {
            switch (stored, other.stored) {
            case (.none, .none): true
            case (.interned(let first), .interned(let second)): first.toOpaque() == second.toOpaque()
            case (.owned(let first), .owned(let second)): first === second
            default: false
            }
        }
    }
}

/// The contents of errors that a process keeps until it ends.
///
/// The memory is limited, because a program may create strategies in a loop. A content above the limits stays counted,
/// which is slower when threads share its strategy, but correct.
enum PermanentContents {
    /// The largest content: bytes of UTF-8, and some for each number and each element of a list.
    private static let maximumBytes = 1_024

    // The buffer of a stream is the list of the standard library to which several threads can add. No task reads it.
    private static let kept = AsyncStream.makeStream(
        of: PartContent.self, bufferingPolicy: .bufferingOldest(16_384))

    /// Keeps a content, or returns `false` if it is too large or there are too many.
    static func keep(_ content: PartContent) -> Bool {
        guard let size = content.byteCount, size <= maximumBytes else { return false }
        if case .enqueued = kept.continuation.yield(content) { return true }
        return false
    }
}

// MARK: - The contents

extension ValidationError {
    /// The content that is known when the strategy is created.
    package final class Details: PartContent, @unchecked Sendable {
        let domain: Domain
        let isBuiltIn: Bool
        let name: String?
        let message: String?
        let parameters: ParameterList

        package init(domain: Domain, name: String?, message: String?, parameters: ParameterList) {
            self.domain = domain
            isBuiltIn = domain == .builtIn
            self.name = name
            self.message = message
            self.parameters = parameters
        }

        override var byteCount: Int? {
            let texts = domain.rawValue.utf8.count + (name?.utf8.count ?? 0) + (message?.utf8.count ?? 0)
            return parameters.entries.reduce(texts) { $0 + $1.name.rawValue.utf8.count + $1.value.byteCount }
        }
    }

    /// The content that the place of use adds; created once by a field or by `.message(…)`, and shared by its errors.
    package final class Presentation: PartContent, @unchecked Sendable {
        package let label: String?
        /// The noun phrase for the inside of a sentence, which belongs to the label.
        let labelInSentence: String?
        let message: String?
        let path: [PathComponent]
        /// The messages of the field or form that shows the error, or `nil` for the current ones.
        package let messages: (any MessageSource)?

        package init(
            label: String? = nil, labelInSentence: String? = nil, message: String? = nil, path: [PathComponent] = [],
            messages: (any MessageSource)? = nil
        ) {
            self.label = label
            self.labelInSentence = labelInSentence
            self.message = message
            self.path = path
            self.messages = messages
        }

        // A catalog is large and has closures, so it does not become permanent.
        override var byteCount: Int? {
            guard messages == nil else { return nil }
            let texts = [label, labelInSentence, message].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
            return path.reduce(texts) { $0 + $1.byteCount }
        }
    }
}

extension ValidationError.Value {
    fileprivate var byteCount: Int {
        switch self {
        case .int, .double, .flag: 8
        case .text(let text): text.utf8.count
        case .list(let texts): texts.reduce(0) { $0 + 16 + $1.utf8.count }
        }
    }
}

extension ValidationError.PathComponent {
    fileprivate var byteCount: Int {
        switch self {
        case .key(let key): 16 + key.utf8.count
        case .index: 16
        }
    }
}
