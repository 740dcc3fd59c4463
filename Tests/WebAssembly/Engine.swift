// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The functions that a program in JavaScript calls. Compiled together with the module PatternMatching.

nonisolated(unsafe) private var patterns: [Pattern] = []

/// Returns a place for some bytes, which the caller gives back with ``release(_:)``.
@_cdecl("reserve")
public func reserve(_ count: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, count), alignment: 1)
}

/// Gives a place back that ``reserve(_:)`` returned.
@_cdecl("release")
public func release(_ bytes: UnsafeMutableRawPointer) { bytes.deallocate() }

/// Compiles an expression in UTF-8, and returns the pattern's number, or -1 if the expression isn't a pattern.
@_cdecl("compile")
public func compile(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let expression = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    do throws(PatternSyntaxError) { patterns.append(try Pattern(expression)) } catch { return -1 }
    return patterns.count - 1
}

/// Returns 1 if a text in UTF-8 matches the pattern with a number, and 0 otherwise.
@_cdecl("matches")
public func matches(_ number: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    patterns[number].matches(UnsafeBufferPointer(start: bytes, count: count)) ? 1 : 0
}
