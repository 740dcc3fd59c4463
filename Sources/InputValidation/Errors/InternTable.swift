// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The content of a part of an error, which many errors share.
package class PartContent: @unchecked Sendable {
    /// The memory that the texts of the content need, or `nil` if it must not become permanent.
    var byteCount: Int? { nil }

    func hash(into hasher: inout Hasher) {}

    /// Returns whether both contents are the same to the byte, so that one can replace the other.
    func isSame(as other: PartContent) -> Bool { self === other }
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
            guard case .owned(let content) = stored, let kept = InternTable.permanent(content) else {
                return self
            }
            return Part(.interned(kept))
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

/// The permanent contents of the errors of a process, each once.
///
/// The memory is limited: the table has a fixed number of places, and accepts only short contents. It never removes
/// one. A content that does not fit stays counted, which is slower but correct.
///
/// Each place is set at most once, by an atomic operation of the standard library. A lock is not needed.
package final class InternTable: @unchecked Sendable {
    /// The contents of most programs.
    ///
    /// The first strategy of a process creates this table, so it takes only 2 KiB.
    private static let first = InternTable(capacity: 256, maximumAttempts: 8)

    /// The contents for which the first table has no place.
    private static let second = InternTable(capacity: 4_096)

    /// Returns the content of the process that is the same as the given one, or `nil` if there is no place for it.
    package static func permanent(_ content: PartContent) -> Unmanaged<PartContent>? {
        first.interned(content) ?? second.interned(content)
    }

    /// The largest content: bytes of UTF-8, and some for each number and each element of a list.
    private static let maximumBytes = 1_024

    /// How many places are tried for one content.
    private let maximumAttempts: Int

    private let slots: UnsafeMutablePointer<PartContent?>
    private let mask: Int

    /// - Parameters:
    ///   - capacity: The number of places, a power of two.
    ///   - maximumAttempts: How many places are tried for one content.
    package init(capacity: Int, maximumAttempts: Int = 32) {
        self.maximumAttempts = maximumAttempts
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: nil, count: capacity)
        mask = capacity - 1
    }

    deinit {
        slots.deinitialize(count: mask + 1)
        slots.deallocate()
    }

    /// The number of contents.
    package var count: Int {
        (0...mask).count { _stdlib_atomicAcquiringLoadARCRef(object: slots + $0) != nil }
    }

    /// Returns the permanent content that is the same as the given one, or `nil` if there is no place for it.
    package func interned(_ content: PartContent) -> Unmanaged<PartContent>? {
        guard let size = content.byteCount, size <= Self.maximumBytes else { return nil }
        var hasher = Hasher()
        content.hash(into: &hasher)
        var place = hasher.finalize()
        for _ in 0..<min(maximumAttempts, mask + 1) {
            let slot = slots + (place & mask)
            // If another thread sets the place first, the second call returns the content of that thread.
            let found =
                _stdlib_atomicAcquiringLoadARCRef(object: slot)
                ?? _stdlib_atomicAcquiringInitializeARCRef(object: slot, desired: content)
            if found._withUnsafeGuaranteedRef({ $0 === content || $0.isSame(as: content) }) { return found }
            place &+= 1
        }
        return nil
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

        init(domain: Domain, name: String?, message: String?, parameters: ParameterList) {
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

        override func hash(into hasher: inout Hasher) {
            hasher.combine(domain)
            hasher.combine(name)
            hasher.combine(message)
            hasher.combine(parameters)
        }

        override func isSame(as other: PartContent) -> Bool {
            guard let other = other as? Details else { return false }
            return domain.rawValue.hasSameBytes(as: other.domain.rawValue) && name.hasSameText(as: other.name)
                && message.hasSameText(as: other.message)
                && parameters.count == other.parameters.count
                && parameters.entries.allSatisfy { entry in
                    guard let other = other.parameters.entry(entry.name) else { return false }
                    return entry.name.rawValue.hasSameBytes(as: other.name.rawValue)
                        && entry.value.isSame(as: other.value)
                }
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
        let messages: MessageCatalog?

        package init(
            label: String? = nil, labelInSentence: String? = nil, message: String? = nil, path: [PathComponent] = [],
            messages: MessageCatalog? = nil
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

        override func hash(into hasher: inout Hasher) {
            hasher.combine(label)
            hasher.combine(labelInSentence)
            hasher.combine(message)
            hasher.combine(path)
        }

        override func isSame(as other: PartContent) -> Bool {
            guard let other = other as? Presentation else { return false }
            return label.hasSameText(as: other.label) && labelInSentence.hasSameText(as: other.labelInSentence)
                && message.hasSameText(as: other.message) && path.count == other.path.count
                && zip(path, other.path).allSatisfy { $0.isSame(as: $1) }
        }
    }
}

extension String? {
    fileprivate func hasSameText(as other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let first?, let second?): first.hasSameBytes(as: second)
        default: false
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

    /// Returns whether both values are the same and encoded the same way; 1 and 1.0 are not.
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.int(let first), .int(let second)): first == second
        case (.double(let first), .double(let second)): first.bitPattern == second.bitPattern
        case (.flag(let first), .flag(let second)): first == second
        case (.text(let first), .text(let second)): first.hasSameBytes(as: second)
        case (.list(let first), .list(let second)):
            first.count == second.count && zip(first, second).allSatisfy { $0.hasSameBytes(as: $1) }
        default: false
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

    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.key(let first), .key(let second)): first.hasSameBytes(as: second)
        case (.index(let first), .index(let second)): first == second
        default: false
        }
    }
}
