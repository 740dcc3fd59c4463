// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A language tag of BCP 47 or an identifier of a locale, without its variants and extensions.
struct LanguageTag: Hashable {
    let language: String
    /// The script, or the region group of Portuguese, where the written language differs.
    let variety: String?
    let region: String?

    static let english = LanguageTag(language: "en")

    private init(language: String) {
        self.language = language
        variety = nil
        region = nil
    }

    /// Creates a tag from its text, or `nil` if the text is malformed.
    ///
    /// The keywords of a locale's identifier are ignored: `@calendar=japanese` in `ja_JP@calendar=japanese`.
    init?(_ text: String) {
        guard text.utf8.count <= 1_000 else { return nil }
        let tag = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        guard tag.utf8.count <= 100 else { return nil }
        var parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard let first = parts.popFirst(), (2...8).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter) else {
            return nil
        }
        var script: String?
        var region: String?
        if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(\.isLetter) {
            script = part.lowercased()
            parts.removeFirst()
        }
        if let part = parts.first {
            let isAlpha = part.utf8.count == 2 && part.utf8.allSatisfy(\.isLetter)
            let isNumber = part.utf8.count == 3 && part.utf8.allSatisfy(\.isDigit)
            if isAlpha || isNumber {
                region = part.lowercased()
                parts.removeFirst()
            }
        }
        guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit } })
        else { return nil }
        let language = first.lowercased()
        self.language = Self.aliases[language] ?? language
        self.region = region
        // These are from the likely subtags and the parent locales of Unicode CLDR.
        switch language {
        case "zh": variety = script ?? (["tw", "hk", "mo"].contains(region) ? "hant" : "hans")
        case "pt": variety = region == nil || region == "br" ? "br" : "pt"
        default: variety = script
        }
    }

    /// Tags that are replaced with another one: deprecated tags, and the macrolanguage of Norwegian.
    private static let aliases = ["iw": "he", "in": "id", "no": "nb"]

    /// Returns the best of several values, by the tags of their languages, or `nil` if none has the language.
    func best<Value>(among values: [(tag: String, value: Value)]) -> Value? {
        var best: (score: Int, value: Value)?
        for (tag, value) in values {
            guard let score = LanguageTag(tag).flatMap(score(of:)), score > best?.score ?? 0 else { continue }
            best = (score, value)
        }
        return best?.value
    }

    private func score(of other: LanguageTag) -> Int? {
        guard language == other.language else { return nil }
        if self == other { return 4 }
        guard variety == other.variety else {
            // A reader of one Portuguese reads the other. This does not hold for scripts.
            if language == "pt" { return 1 }
            return variety == nil || other.variety == nil ? 1 : nil
        }
        return other.region == nil || language == "pt" && other.region == variety ? 3 : 2
    }

    /// Returns the language ranges of an `Accept-Language` header, in the order of preference.
    static func ranges(inHeader header: String) -> [String] {
        var ranges: [(range: String, weight: Int)] = []
        for item in String(decoding: header.utf8.prefix(4_096), as: UTF8.self).split(separator: ",").prefix(100) {
            let parts = item.split(separator: ";", omittingEmptySubsequences: false).map(\.withoutBlanks)
            guard let range = parts.first, !range.isEmpty else { continue }
            var weight = 1_000
            if parts.count > 1 {
                guard parts.count == 2, let given = Self.weight(parts[1]) else { continue }
                weight = given
            }
            if weight > 0 { ranges.append((String(range), weight)) }
        }
        // The sort is stable, so that equal weights stay in the order of the header.
        return ranges.enumerated().sorted {
            ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
        }.map(\.element.range)
    }

    /// Returns the weight in thousandths: `q=` and a number from 0 to 1 with at most three places.
    private static func weight(_ text: Substring) -> Int? {
        guard text.utf8.count >= 3, text.lowercased().hasPrefix("q=") else { return nil }
        let number = Array(text.utf8.dropFirst(2))
        guard number.count <= 5, number[0] == UInt8(ascii: "0") || number[0] == UInt8(ascii: "1") else { return nil }
        if number.count > 1, number[1] != UInt8(ascii: ".") { return nil }
        var weight = Int(number[0] - 0x30) * 1_000
        var place = 100
        for byte in number.dropFirst(2) {
            guard byte.isDigit else { return nil }
            weight += Int(byte - 0x30) * place
            place /= 10
        }
        return weight <= 1_000 ? weight : nil
    }
}

extension Substring {
    /// The text without spaces and tabs at its ends.
    fileprivate var withoutBlanks: Substring {
        var text = self
        while let first = text.utf8.first, first == 0x20 || first == 0x09 { text.removeFirst() }
        while let last = text.utf8.last, last == 0x20 || last == 0x09 { text.removeLast() }
        return text
    }
}
