// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CInputValidation
import InputValidation
import InputValidationLanguages
import InputValidationRules

// The header, inputvalidation.h, describes these functions in full.

/// Returns the version of the declarations.
@_cdecl("iv_abi_version")
public func abiVersion() -> UInt32 { UInt32(IV_ABI_VERSION) }

/// Reads a rule file.
@_cdecl("iv_open")
public func open(
    _ json: UnsafePointer<UInt8>?, _ length: Int, _ mistake: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> UnsafeMutableRawPointer? {
    mistake?.pointee = nil
    // Of a null pointer, only the empty text can be read.
    let bytes = UnsafeBufferPointer(start: json, count: json == nil ? 0 : max(0, length))
    do throws(ValidationError) {
        return Unmanaged.passRetained(Rules(try TableRules(json: bytes))).toOpaque()
    } catch {
        let place =
            "\"line\":\(error.line ?? 1),\"column\":\(error.column ?? 1),\"path\":\(error.path.jsonPointer.json)"
        mistake?.pointee = copied("{\(place),\"message\":\(error.reason.json)}")
        return nil
    }
}

/// Frees the rules.
@_cdecl("iv_close")
public func close(_ rules: UnsafeMutableRawPointer?) {
    if let rules { Unmanaged<Rules>.fromOpaque(rules).release() }
}

/// Frees a text that a function returned.
@_cdecl("iv_free")
public func free(_ text: UnsafeMutablePointer<CChar>?) { text?.deallocate() }

/// Returns the checks as JSON.
@_cdecl("iv_describe")
public func describe(_ rules: UnsafeRawPointer?) -> UnsafeMutablePointer<CChar>? {
    rules.map { copied(Unmanaged<Rules>.fromOpaque($0).takeUnretainedValue().description) }
}

/// Validates a column, or a struct for a rule over several columns.
@_cdecl("iv_validate")
public func validate(
    _ rules: UnsafeRawPointer?, _ check: Int, _ schema: UnsafeRawPointer?, _ array: UnsafeRawPointer?,
    _ verdicts: UnsafeMutablePointer<UInt8>?, _ codes: UnsafeMutablePointer<Int32>?
) -> Int64 {
    guard let rules, let schema, let array else { return Fault.argument.rawValue }
    let array_ = array.assumingMemoryBound(to: ArrowArray.self)
    var rejected: Int64 = 0
    var byte: UInt8 = 0
    var written = 0
    do throws(Fault) {
        try Unmanaged<Rules>.fromOpaque(rules).takeUnretainedValue().forEachCode(
            of: check, .verdict, schema.assumingMemoryBound(to: ArrowSchema.self), array_
        ) { row, code in
            codes?[row] = code
            if code == 0 { byte |= 1 << UInt8(row & 7) } else { rejected += 1 }
            if row & 7 == 7 {
                verdicts?[row >> 3] = byte
                byte = 0
            }
            written = row + 1
        }
    } catch {
        return error.rawValue
    }
    if written & 7 != 0 { verdicts?[written >> 3] = byte }
    return rejected
}

/// Finds the rows with warnings.
@_cdecl("iv_warnings")
public func warnings(
    _ rules: UnsafeRawPointer?, _ check: Int, _ schema: UnsafeRawPointer?, _ array: UnsafeRawPointer?,
    _ codes: UnsafeMutablePointer<Int32>?
) -> Int64 {
    guard let rules, let schema, let array else { return Fault.argument.rawValue }
    var count: Int64 = 0
    do throws(Fault) {
        try Unmanaged<Rules>.fromOpaque(rules).takeUnretainedValue().forEachCode(
            of: check, .warning, schema.assumingMemoryBound(to: ArrowSchema.self),
            array.assumingMemoryBound(to: ArrowArray.self)
        ) { row, code in
            codes?[row] = code
            if code != 0 { count += 1 }
        }
    } catch {
        return error.rawValue
    }
    return count
}

/// Returns a row's errors, or an accepted row's warnings, as JSON.
@_cdecl("iv_errors")
public func errors(
    _ rules: UnsafeRawPointer?, _ check: Int, _ schema: UnsafeRawPointer?, _ array: UnsafeRawPointer?, _ row: Int64,
    _ languages: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
    guard let rules, let schema, let array else { return nil }
    let errors: [ValidationError], warnings: [ValidationError]
    do throws(Fault) {
        let rules = Unmanaged<Rules>.fromOpaque(rules).takeUnretainedValue()
        let schema = schema.assumingMemoryBound(to: ArrowSchema.self)
        let array = array.assumingMemoryBound(to: ArrowArray.self)
        errors = try rules.errors(of: check, .verdict, schema, array, Int(row))
        warnings = try errors.isEmpty ? rules.errors(of: check, .warning, schema, array, Int(row)) : []
    } catch {
        return nil
    }
    let messages = MessageCatalog.english.inLanguage(
        acceptLanguage: languages.map { String(cString: $0) }, among: MessageLanguage.all)
    let severity = errors.isEmpty ? "warning" : "error"
    let texts = (errors + warnings).map { error in
        "{\"severity\":\"\(severity)\",\"domain\":\(error.domain.rawValue.json),\"code\":\(error.code.rawValue),\"name\":\(error.name.json),"
            + "\"message\":\(error.reason(in: messages).json)}"
    }
    return copied("[\(texts.joined(separator: ","))]")
}

/// Returns a copy of a text for the caller, which `iv_free` frees.
private func copied(_ text: String) -> UnsafeMutablePointer<CChar> {
    // JSON has no zero bytes.
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
    for (index, byte) in text.utf8.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[text.utf8.count] = 0
    return copy
}
