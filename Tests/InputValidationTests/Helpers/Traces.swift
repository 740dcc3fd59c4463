// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

#if FoundationInterop
import Foundation
#endif

/// Returns everything that printing, a debugger, a log, an encoder, or Objective-C gets from a value.
func traces(of value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    debugPrint(value, to: &text)
    print(value, String(describing: value), String(reflecting: value), to: &text)
    var seen: Set<ObjectIdentifier> = []
    describe(Mirror(reflecting: value), depth: 0, seen: &seen, into: &text)
    #if FoundationInterop
    if let value = value as? any Encodable, let data = try? JSONEncoder().encode(value) {
        text += String(decoding: data, as: UTF8.self)
    }
    if let error = value as? any Error { text += "\((error as NSError).userInfo) \(error as NSError)" }
    if let error = value as? ValidationError { text += "\(error.nsError.userInfo) \(error.localizedDescription)" }
    #endif
    return text
}

/// Walks through everything that `Mirror` offers, including superclasses, as an eager logger would.
///
/// Visits each object once.
private func describe(_ mirror: Mirror, depth: Int, seen: inout Set<ObjectIdentifier>, into text: inout String) {
    guard depth < 64 else { return }
    for child in mirror.children {
        text += "\(child.label ?? ""): \(child.value)\n"
        if type(of: child.value) is AnyClass, !seen.insert(ObjectIdentifier(child.value as AnyObject)).inserted {
            continue
        }
        describe(Mirror(reflecting: child.value), depth: depth + 1, seen: &seen, into: &text)
    }
    if let mirror = mirror.superclassMirror { describe(mirror, depth: depth + 1, seen: &seen, into: &text) }
}
