// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// A parser whose scanner returns a rejection as one word, from which the parser creates the error afterward.
protocol ScanningParser: AnyObject {
    /// What the scanner finds out about an accepted text.
    associatedtype Parts

    var gate: TextGate { get }

    /// Returns the parts of a text that the gate accepts.
    func parts(in bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) -> Parts

    /// Returns the word with which ``parts(in:)`` rejects a text, or 0.
    ///
    /// The default implementation calls ``parts(in:)``.
    func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> ScanRejection.Word

    /// Returns the error for a rejection of the scanner, or `nil` if the error names a character of the text.
    func error(_ rejection: ScanRejection) -> ValidationError?

    /// Returns the error for a rejection of the scanner.
    func error(_ rejection: ScanRejection, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError
}

extension ScanningParser {
    @inline(__always)
    func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> ScanRejection.Word {
        do throws(ScanRejection) {
            _ = try parts(in: bytes)
            return 0
        } catch {
            return error.word
        }
    }

    /// Returns the parts of a text that the gate accepts, or the error that rejects it.
    func result(of bytes: UnsafeBufferPointer<UInt8>) -> Result<Parts, ValidationError> {
        if bytes.isEmpty { return .failure(ValidationError(.inputEmpty)) }
        do throws(ScanRejection) {
            return .success(try parts(in: bytes))
        } catch {
            return .failure(self.error(error, in: bytes))
        }
    }

    /// Returns the error for a rejection of the gate or the scanner.
    @inline(never)
    fileprivate func error(_ rejection: ScanRejection, in text: String) -> ValidationError {
        // Access to the bytes of a text takes about 50 instructions.
        if rejection.code != .inputEmpty, let error = error(rejection) { return error }
        return text.withBytes { bytes in gate.rejection(of: bytes) ?? error(rejection, in: bytes) }
    }
}

extension String {
    /// Returns the parts of the text, or throws the first error.
    ///
    /// A final parser overrides `parse` with it. Generic code would look up the metadata of `Result` at every call
    /// (measured: 110 ns instead of 35).
    @inline(__always)
    func parts<Parser: ScanningParser>(by parser: Parser) throws(ValidationError) -> Parser.Parts {
        try withBytes { bytes -> Result<Parser.Parts, ValidationError> in
            if let rejection = parser.gate.rejection(of: bytes) { return .failure(rejection) }
            return parser.result(of: bytes)
        }.get()
    }

    /// Rejects exactly what ``parts(by:)`` rejects.
    ///
    /// Only a word leaves the closure, and the error is created afterward; see ``ScanRejection``.
    @inline(__always)
    func scanned<Parser: ScanningParser>(by parser: Parser) throws(ValidationError) {
        let word = withBytes(for: parser) { parser, bytes -> ScanRejection.Word in
            // This is the word for both errors of the gate.
            if !parser.gate.accepts(bytes) { return ScanRejection(.inputEmpty, at: 0).word }
            return parser.scan(bytes)
        }
        if let rejection = ScanRejection(word: word) { throw parser.error(rejection, in: self) }
    }
}
