// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A BCP 47 language tag or a locale identifier, without its variants and extensions.
struct LanguageTag: Hashable {
    let language: String
    /// The script, or the region group for Portuguese, if the written language differs.
    let writtenForm: String?
    let region: String?

    static let english = LanguageTag(language: "en")

    private init(language: String) {
        self.language = language
        writtenForm = nil
        region = nil
    }

    /// Creates a tag from text, or `nil` if the text is malformed.
    ///
    /// A locale identifier's keywords are ignored, such as `@calendar=japanese` in `ja_JP@calendar=japanese`.
    init?(_ text: String) {
        guard text.utf8.count <= 1_000 else { return nil }
        let tag = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        guard tag.utf8.count <= 100 else { return nil }
        var parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        @inline(never)  // Compiled once, not in each caller, for a shorter build.
        func takePart(_ lengths: ClosedRange<Int>, _ isIncluded: (UInt8) -> Bool) -> String? {
            guard let part = parts.first, lengths.contains(part.utf8.count), part.utf8.allSatisfy(isIncluded) else {
                return nil
            }
            return parts.removeFirst().lowercased()
        }
        guard let language = takePart(2...8, \.isLetter) else { return nil }
        let script = takePart(4...4, \.isLetter)
        let region = takePart(2...2, \.isLetter) ?? takePart(3...3, \.isDigit)
        while takePart(1...8, { $0.isLetter || $0.isDigit }) != nil {}
        guard parts.isEmpty else { return nil }
        self.language = Self.aliases[language] ?? language
        self.region = region
        // These come from Unicode CLDR's likely subtags and parent locales.
        switch language {
        case "zh": writtenForm = script ?? (["tw", "hk", "mo"].contains(region) ? "hant" : "hans")
        case "pt": writtenForm = region == nil || region == "br" ? "br" : "pt"
        default: writtenForm = script
        }
    }

    /// Tags that another tag replaces: deprecated tags, and the Norwegian macrolanguage.
    private static let aliases = ["iw": "he", "in": "id", "no": "nb"]

    /// Returns the value with the best matching language tag, or `nil` if no value has the language.
    func bestMatch<Value>(among values: some Sequence<(tag: String, value: Value)>) -> Value? {
        var best: (score: Int, value: Value)?
        for (tag, value) in values {
            guard let score = LanguageTag(tag).flatMap(matchScore(of:)), score > best?.score ?? 0 else { continue }
            best = (score, value)
        }
        return best?.value
    }

    private func matchScore(of other: LanguageTag) -> Int? {
        guard language == other.language else { return nil }
        if self == other { return 4 }
        guard writtenForm == other.writtenForm else {
            // People who read one kind of Portuguese can read the other, but a reader of one script might not know
            // another.
            if language == "pt" { return 1 }
            return writtenForm == nil || other.writtenForm == nil ? 1 : nil
        }
        return other.region == nil || language == "pt" && other.region == writtenForm ? 3 : 2
    }

    /// Returns an `Accept-Language` header's language ranges in order of preference.
    static func languageRanges(inHeader header: String) -> [String] {
        var ranges: [(range: String, weight: Int)] = []
        for item in String(decoding: header.utf8.prefix(4_096), as: UTF8.self).split(separator: ",").prefix(100) {
            let parts = item.split(separator: ";", omittingEmptySubsequences: false).map(\.withoutBlanks)
            guard let range = parts.first, !range.isEmpty else { continue }
            var weight = 1_000
            if parts.count > 1 {
                guard parts.count == 2, let given = Self.weight(of: parts[1]) else { continue }
                weight = given
            }
            if weight > 0 { ranges.append((String(range), weight)) }
        }
        // Ranges with equal weights keep the header's order.
        return ranges.ordered { $0.weight > $1.weight }.map(\.range)
    }

    /// Returns the weight in thousandths, from `q=` and a number from 0 to 1 with at most three decimal places.
    private static func weight(of parameter: Substring) -> Int? {
        guard parameter.lowercased().hasPrefix("q=") else { return nil }
        let parts = parameter.dropFirst(2).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let places = parts.count > 1 ? parts[1] : ""
        guard ["0", "1"].contains(parts[0]), places.utf8.count <= 3, places.utf8.allSatisfy(\.isDigit),
            let weight = Int(parts[0] + places + "000".dropFirst(places.utf8.count))
        else { return nil }
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
