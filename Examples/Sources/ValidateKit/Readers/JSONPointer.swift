// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A JSON Pointer (RFC 6901), such as `/user/email` or `/data/0/rows`.
struct JSONPointer {
    /// The keys and indices, as UTF-8.
    let steps: [[UInt8]]

    /// 64: the largest number of steps, so that no pointer can exhaust the stack.
    static let maximumSteps = 64

    /// Reads a pointer, or returns `nil` if it isn't a pointer to a part of a value.
    init?(_ text: String) {
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        var steps: [[UInt8]] = []
        for part in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            var step: [UInt8] = []
            var rest = part
            while let byte = rest.popFirst() {
                guard byte == UInt8(ascii: "~") else {
                    step.append(byte)
                    continue
                }
                switch rest.popFirst() {
                case UInt8(ascii: "0"): step.append(UInt8(ascii: "~"))
                case UInt8(ascii: "1"): step.append(UInt8(ascii: "/"))
                default: return nil
                }
            }
            steps.append(step)
        }
        guard steps.count <= Self.maximumSteps else { return nil }
        self.steps = steps
    }

    /// The text of a step.
    static func text(of step: String) -> String {
        "/" + step.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    /// Returns the index that a step means in an array, or `nil` if it's a key.
    static func index(_ step: [UInt8]) -> Int? {
        guard step.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), step.count < 10 else { return nil }
        guard step.first != UInt8(ascii: "0") || step.count == 1 else { return nil }
        return Int(String(decoding: step, as: UTF8.self))
    }

    /// Returns the pointer to the first array of objects at the beginning of a document, or `nil` if there's none.
    ///
    /// - Parameter bytes: The first bytes of a document, which is an object.
    static func firstRows(in bytes: [UInt8]) -> String? {
        var path: [String] = []
        var open: [UInt8] = []
        var key = ""
        var index = 0
        var expectsKey = false
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                let start = index
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard index < bytes.count else { return nil }
                if expectsKey {
                    let written = Array(bytes[start..<index])
                    key = written.withUnsafeBufferPointer {
                        String(decoding: written.contains(UInt8(ascii: "\\")) ? [] : Array($0), as: UTF8.self)
                    }
                    expectsKey = false
                }
                index += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if open.last == UInt8(ascii: "{") { path.append(key) } else if !open.isEmpty { path.append("0") }
                open.append(byte)
                expectsKey = byte == UInt8(ascii: "{")
                let next = bytes[index...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
                if byte == UInt8(ascii: "["), next == UInt8(ascii: "{"), !path.isEmpty {
                    return path.map(text).joined()
                }
                if open.count > maximumSteps { return nil }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard !open.isEmpty else { return nil }
                open.removeLast()
                if !path.isEmpty { path.removeLast() }
            case UInt8(ascii: ","): expectsKey = open.last == UInt8(ascii: "{")
            default: break
            }
        }
        return nil
    }
}
