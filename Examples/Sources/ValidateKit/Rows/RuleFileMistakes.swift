// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// Why a rule file isn't JSON in UTF-8, and where.
struct RuleFileFault: CustomStringConvertible {
    /// The line and the column in characters, such as `3:14: this is not JSON: …` or `1:2: this is not UTF-8`.
    let description: String

    /// Finds the place of the fault, or returns `nil` if the file is JSON in UTF-8.
    init?(in data: Data) {
        var bytes = Array(data)
        // A decoder skips a byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let end = bytes.withUnsafeBufferPointer(\.utf8Prefix)
        let fault = JSONLine.fault(inDocument: bytes).map { (text: "this is not JSON: \($0.text)", offset: $0.offset) }
        let first =
            end < bytes.count && end <= fault?.offset ?? end ? (TextEncoding.complaint(aboutRecord: bytes), end) : fault
        guard var (text, offset) = first else { return nil }
        // UTF-16 without a byte order mark can be UTF-8 with zeros.
        if let complaint = TextEncoding.complaint(aboutBeginning: bytes) { (text, offset) = (complaint, 0) }
        description = "\(JSONPlace(of: offset, in: bytes)): \(text)"
    }
}

/// The mistakes in a rule file, as far as a single run can find them.
///
/// A decoder stops at the first mistake. So the offending key is removed and the rest is decoded again, until nothing
/// is wrong or no key can be blamed.
enum RuleFileMistakes {
    /// Returns the mistakes, each with its line and column, in file order.
    static func all(in data: Data, first: DecodingError) -> [String] {
        let bytes = Array(data)
        var error = first
        var found: [(place: JSONPlace, text: String)] = []
        var removed: [[String]] = []
        var tree = try? JSONSerialization.jsonObject(with: data)
        while found.count < maximum {
            let steps = error.path.map { $0.intValue.map(String.init) ?? $0.stringValue }
            // What's missing now may be what was removed.
            if removed.contains(where: { $0.dropLast().elementsEqual(steps) && error.isAboutAbsence }) {
                break
            }
            found.append((JSONPlace(of: error.path, in: bytes), error.explanation()))
            guard !steps.isEmpty, !removed.contains(steps), let old = tree,
                let next = without(error.path[...], in: old)
            else { break }
            removed.append(steps)
            tree = next
            guard let rest = try? JSONSerialization.data(withJSONObject: next) else { break }
            do {
                _ = try JSONDecoder().decode(DataPackage.self, from: rest)
                break
            } catch let next as DecodingError { error = next } catch { break }
        }
        // What's checked first isn't always first in the file.
        var texts = found.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }.map {
            "\($0.place): \($0.text)"
        }
        if found.count == maximum { texts.append("1:1: and perhaps more") }
        return texts
    }

    /// 100, because nobody reads longer lists.
    private static let maximum = 100

    /// Returns a tree without the value at a path.
    ///
    /// A key is removed, and an array's element is replaced with a valid strategy.
    private static func without(_ path: ArraySlice<any CodingKey>, in tree: Any) -> Any? {
        guard let step = path.first else { return nil }
        let rest = path.dropFirst()
        if let index = step.intValue, var list = tree as? [Any], list.indices.contains(index) {
            if rest.isEmpty {
                list[index] = "required"
            } else {
                guard let element = without(rest, in: list[index]) else { return nil }
                list[index] = element
            }
            return list
        }
        guard var object = tree as? [String: Any], let value = object[step.stringValue] else {
            return nil
        }
        if rest.isEmpty {
            object[step.stringValue] = nil
        } else {
            guard let member = without(rest, in: value) else { return nil }
            object[step.stringValue] = member
        }
        return object
    }
}

extension DecodingError {
    /// Whether something is missing instead of wrong.
    fileprivate var isAboutAbsence: Bool { explanation(skipping: .max).contains("needs the key") }
}
