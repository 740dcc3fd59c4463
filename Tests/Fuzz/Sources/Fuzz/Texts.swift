// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages
import InputValidationRules

/// Fuzzes texts for strategies.
///
/// The first byte chooses the strategy, and the second byte the language of its messages.
enum Texts {
    /// All strategies in the standard catalog that need no options, then more strategies and compositions.
    static let strategies: [InputValidator<String>] =
        StrategyCatalog.standard.names.compactMap { try? StrategyCatalog.standard.validator(named: $0) } + [
            .alpha(allowsUnicode: true), .alphanumeric(allowsUnicode: true), .numeric(allowsUnicode: true),
            .email(allowsUnicode: true),
            .email(.html5), .email(.rfc5321), .characters(in: "aé0"), .count(in: 2...5), .count(in: 2...5, of: .utf8),
            .prefix("ab"), .suffix("é"), .contains("12"), .oneOf(["red", "green"]), .noneOf(["red"]),
            .pattern("[A-Z]{2}[0-9]{4}"), .pattern("(?i)(?:a|ß|k)+é?"), .time(offset: .required),
            .url(.absoluteURI), .url(.reference), .url(.whatwg), .url(.publicWeb), .url(.redirectTarget()),
            .password(), .optional(.email), .trimmed(then: .date), !.numeric, .any(of: [.ipAddress, .domainName]),
            .all(of: [.slug, .count(in: 3...8)]), .decimal && .count(in: ...6), .cardExpiry, .exactDecimal,
            .securityCode(for: .amex),
        ]

    static func run(_ input: ArraySlice<UInt8>) {
        guard input.count >= 2, let first = input.first, let second = input.dropFirst().first else { return }
        let language = MessageLanguage.all[Int(second) % MessageLanguage.all.count]
        check(strategies[Int(first) % strategies.count], input.dropFirst(2).text, MessageCatalog(language))
    }

    /// Checks what is true for every strategy and every text.
    static func check(
        _ strategy: InputValidator<String>, _ text: String, _ messages: MessageCatalog = .english
    ) {
        let name = strategy.configuration.name
        let errors = strategy.errors(for: text)
        let isValid = strategy.isValid(text)
        require(errors.isEmpty == isValid, "\(name): the verdict and the errors differ")
        for error in errors {
            let reason = error.reason(in: messages)
            // A message can show a character that must be removed, or a character that a pattern expects.
            let hasGap = reason.split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains {
                $0.first?.isLetter == true && $0.contains("}")
            }
            require(!reason.isEmpty && (!hasGap || text.contains("{")), "\(name): \(reason)")
        }
        checkProgress(strategy, name, text, isValid)

        let normalized = strategy.normalized(text)
        require(strategy.normalized(normalized).utf8.elementsEqual(normalized.utf8), "\(name): normalized twice")
        require(strategy.errors(for: normalized).first?.code == errors.first?.code, "\(name): normalized, verdict")

        // A short text is stored inside the value, and a longer text in its own memory.
        var stored = ""
        stored.reserveCapacity(text.utf8.count + 64)
        stored += text
        require(strategy.errors(for: stored) == errors, "\(name): another storage, another verdict")
        checkBuffers(strategy, name, text, errors.first)
    }

    private static func checkProgress(
        _ strategy: InputValidator<String>, _ name: String, _ text: String, _ isValid: Bool
    ) {
        let progress = strategy.progress(of: text)
        require((progress == .accepted) == isValid, "\(name): the progress is \(progress), the verdict \(isValid)")
        if case .impossible(let offset, _) = progress {
            require((0...text.utf8.count).contains(offset), "\(name): impossible at \(offset)")
        }
        guard isValid, text.utf8.count <= 256 else { return }
        for end in text.unicodeScalars.indices {
            let start = String(text.unicodeScalars[..<end])
            if case .impossible = strategy.progress(of: start) {
                require(false, "\(name): the beginning “\(start)” of an accepted text is impossible")
            }
        }
    }

    /// Validates the bytes in a buffer that begins at an odd address, and that ends where the memory ends.
    private static func checkBuffers(
        _ strategy: InputValidator<String>, _ name: String, _ text: String, _ error: ValidationError?
    ) {
        guard let strategy = strategy as? any BytesStrategy, !text.isEmpty, text.utf8.count <= strategy.maximumBytes
        else { return }
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
        defer { memory.deallocate() }
        _ = memory.initialize(from: [0] + text.utf8)
        let found = strategy.error(for: UnsafeBufferPointer(rebasing: memory[1...]).span)
        // The text's error can also say that unusual characters are the reason.
        require(
            found?.code == error?.code && found?[.position] == error?[.position],
            "\(name): another buffer, another verdict")
    }
}

/// A strategy that can validate bytes.
private protocol BytesStrategy {
    var maximumBytes: Int { get }
    func error(for bytes: Span<UInt8>) -> ValidationError?
}

extension TextInputValidator: BytesStrategy {
    fileprivate func error(for bytes: Span<UInt8>) -> ValidationError? { rejection(of: bytes) }
}

extension TextParser: BytesStrategy {
    fileprivate func error(for bytes: Span<UInt8>) -> ValidationError? {
        if case .failure(let error) = parse(bytes: bytes) { error } else { nil }
    }
}
