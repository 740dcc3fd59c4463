// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Arabic.
    public static let arabic = MessageLanguage(Arabic.self)
}

private enum Arabic: TranslatedLanguage {
    static let tag = "ar"
    static let name = "العربية"
    static let quotationMarks = (start: "«", end: "»")
    static let isRightToLeft = true
    static let texts = arabicTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        switch number {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        switch number % 100 {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
    }

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: " أو ", pair: " أو ")
}

extension MessageLanguage {
    /// Brazilian Portuguese.
    public static let brazilianPortuguese = MessageLanguage(BrazilianPortuguese.self)
}

private enum BrazilianPortuguese: TranslatedLanguage {
    static let tag = "pt-BR"
    static let name = "português (Brasil)"
    static let lowercasesAfterLabel = true
    static let texts = brazilianPortugueseTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number < 2 { return .one }
        return number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ou ")
}

extension MessageLanguage {
    /// Czech.
    public static let czech = MessageLanguage(Czech.self)
}

private enum Czech: TranslatedLanguage {
    static let tag = "cs"
    static let name = "čeština"
    static let quotationMarks = (start: "„", end: "“")
    static let lowercasesAfterLabel = true
    static let texts = czechTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return (2...4).contains(number) ? .few : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " nebo ")
}

extension MessageLanguage {
    /// Danish.
    public static let danish = MessageLanguage(Danish.self)
}

private enum Danish: TranslatedLanguage {
    static let tag = "da"
    static let name = "dansk"
    static let quotationMarks = (start: "”", end: "”")
    static let lowercasesAfterLabel = true
    static let texts = danishTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " eller ")
}

extension MessageLanguage {
    /// Dutch.
    public static let dutch = MessageLanguage(Dutch.self)
}

private enum Dutch: TranslatedLanguage {
    static let tag = "nl"
    static let name = "Nederlands"
    static let lowercasesAfterLabel = true
    static let texts = dutchTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " of ")
}

extension MessageLanguage {
    /// European Portuguese.
    public static let europeanPortuguese = MessageLanguage(EuropeanPortuguese.self)
}

private enum EuropeanPortuguese: TranslatedLanguage {
    static let tag = "pt-PT"
    static let name = "português (Portugal)"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true
    static let texts = europeanPortugueseTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ou ")
}

extension MessageLanguage {
    /// Finnish.
    public static let finnish = MessageLanguage(Finnish.self)
}

private enum Finnish: TranslatedLanguage {
    static let tag = "fi"
    static let name = "suomi"
    static let quotationMarks = (start: "”", end: "”")
    static let lowercasesAfterLabel = true
    static let texts = finnishTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " tai ")
}

extension MessageLanguage {
    /// French.
    public static let french = MessageLanguage(French.self)
}

private enum French: TranslatedLanguage {
    static let tag = "fr"
    static let name = "français"
    static let quotationMarks = (start: "«\u{00A0}", end: "\u{00A0}»")
    static let labelSeparator = "\u{00A0}: "
    static let lowercasesAfterLabel = true
    static let texts = frenchTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number < 2 { return .one }
        return number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{202F}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ou ")
}

extension MessageLanguage {
    /// German.
    public static let german = MessageLanguage(German.self)
}

private enum German: TranslatedLanguage {
    static let tag = "de"
    static let name = "Deutsch"
    static let quotationMarks = (start: "„", end: "“")
    static let texts = germanTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " oder ")
}

extension MessageLanguage {
    /// Greek.
    public static let greek = MessageLanguage(Greek.self)
}

private enum Greek: TranslatedLanguage {
    static let tag = "el"
    static let name = "Ελληνικά"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true
    static let texts = greekTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " ή ")
}

extension MessageLanguage {
    /// Hebrew.
    public static let hebrew = MessageLanguage(Hebrew.self)
}

private enum Hebrew: TranslatedLanguage {
    static let tag = "he"
    static let name = "עברית"
    static let isRightToLeft = true
    static let texts = hebrewTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        switch number {
        case 1: .one
        case 2: .two
        default: .other
        }
    }

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " או ")
}

extension MessageLanguage {
    /// Hindi.
    public static let hindi = MessageLanguage(Hindi.self)
}

private enum Hindi: TranslatedLanguage {
    static let tag = "hi"
    static let name = "हिन्दी"
    static let texts = hindiTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number < 2 ? .one : .other }

    static let sentenceEnd = "। "

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",", secondaryGroupingSize: 2)

    static let listSeparators = ListSeparators(middle: ", ", pair: " या ")
}

extension MessageLanguage {
    /// Hungarian.
    public static let hungarian = MessageLanguage(Hungarian.self)
}

private enum Hungarian: TranslatedLanguage {
    static let tag = "hu"
    static let name = "magyar"
    static let quotationMarks = (start: "„", end: "”")
    static let texts = hungarianTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " vagy ")
}

extension MessageLanguage {
    /// Indonesian.
    public static let indonesian = MessageLanguage(Indonesian.self)
}

private enum Indonesian: TranslatedLanguage {
    static let tag = "id"
    static let name = "Bahasa Indonesia"
    static let lowercasesAfterLabel = true
    static let texts = indonesianTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " atau ", last: ", atau ")
}

extension MessageLanguage {
    /// Italian.
    public static let italian = MessageLanguage(Italian.self)
}

private enum Italian: TranslatedLanguage {
    static let tag = "it"
    static let name = "italiano"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true
    static let texts = italianTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " o ")
}

extension MessageLanguage {
    /// Japanese.
    public static let japanese = MessageLanguage(Japanese.self)
}

private enum Japanese: TranslatedLanguage {
    static let tag = "ja"
    static let name = "日本語"
    static let quotationMarks = (start: "「", end: "」")
    static let labelSeparator = "："
    static let texts = japaneseTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = "。"

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: "、", pair: "または", last: "、または")
}

extension MessageLanguage {
    /// Korean.
    public static let korean = MessageLanguage(Korean.self)
}

private enum Korean: TranslatedLanguage {
    static let tag = "ko"
    static let name = "한국어"
    static let texts = koreanTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " 또는 ")
}

extension MessageLanguage {
    /// Norwegian Bokmål.
    public static let norwegianBokmal = MessageLanguage(NorwegianBokmal.self)
}

private enum NorwegianBokmal: TranslatedLanguage {
    static let tag = "nb"
    static let name = "norsk bokmål"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true
    static let texts = norwegianBokmalTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " eller ")
}

extension MessageLanguage {
    /// Polish.
    public static let polish = MessageLanguage(Polish.self)
}

private enum Polish: TranslatedLanguage {
    static let tag = "pl"
    static let name = "polski"
    static let quotationMarks = (start: "„", end: "”")
    static let lowercasesAfterLabel = true
    static let texts = polishTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        let ends = (2...4).contains(number % 10) && !(12...14).contains(number % 100)
        return ends ? .few : .many
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " lub ")
}

extension MessageLanguage {
    /// Romanian.
    public static let romanian = MessageLanguage(Romanian.self)
}

private enum Romanian: TranslatedLanguage {
    static let tag = "ro"
    static let name = "română"
    static let quotationMarks = (start: "„", end: "”")
    static let lowercasesAfterLabel = true
    static let texts = romanianTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number == 0 || (1...19).contains(number % 100) ? .few : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " sau ")
}

extension MessageLanguage {
    /// Russian.
    public static let russian = MessageLanguage(Russian.self)
}

private enum Russian: TranslatedLanguage {
    static let tag = "ru"
    static let name = "русский"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true
    static let texts = russianTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        let isTeen = (11...14).contains(number % 100)
        if number % 10 == 1, !isTeen { return .one }
        return (2...4).contains(number % 10) && !isTeen ? .few : .many
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " или ")
}

extension MessageLanguage {
    /// Simplified Chinese.
    public static let simplifiedChinese = MessageLanguage(SimplifiedChinese.self)
}

private enum SimplifiedChinese: TranslatedLanguage {
    static let tag = "zh-Hans"
    static let name = "简体中文"
    static let labelSeparator = "："
    static let texts = simplifiedChineseTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = "。"

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: "、", pair: "或")
}

extension MessageLanguage {
    /// Slovak.
    public static let slovak = MessageLanguage(Slovak.self)
}

private enum Slovak: TranslatedLanguage {
    static let tag = "sk"
    static let name = "slovenčina"
    static let quotationMarks = (start: "„", end: "“")
    static let lowercasesAfterLabel = true
    static let texts = slovakTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return (2...4).contains(number) ? .few : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " alebo ")
}

extension MessageLanguage {
    /// Spanish.
    public static let spanish = MessageLanguage(Spanish.self)
}

private enum Spanish: TranslatedLanguage {
    static let tag = "es"
    static let name = "español"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true
    static let texts = spanishTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " o ")
}

extension MessageLanguage {
    /// Swedish.
    public static let swedish = MessageLanguage(Swedish.self)
}

private enum Swedish: TranslatedLanguage {
    static let tag = "sv"
    static let name = "svenska"
    static let quotationMarks = (start: "”", end: "”")
    static let lowercasesAfterLabel = true
    static let texts = swedishTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " eller ")
}

extension MessageLanguage {
    /// Thai.
    public static let thai = MessageLanguage(Thai.self)
}

private enum Thai: TranslatedLanguage {
    static let tag = "th"
    static let name = "ไทย"
    static let texts = thaiTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = " "

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " หรือ ")
}

extension MessageLanguage {
    /// Traditional Chinese.
    public static let traditionalChinese = MessageLanguage(TraditionalChinese.self)
}

private enum TraditionalChinese: TranslatedLanguage {
    static let tag = "zh-Hant"
    static let name = "繁體中文"
    static let quotationMarks = (start: "「", end: "」")
    static let labelSeparator = "："
    static let texts = traditionalChineseTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = "。"

    static let numberStyle = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")

    static let listSeparators = ListSeparators(middle: "、", pair: "或")
}

extension MessageLanguage {
    /// Turkish.
    public static let turkish = MessageLanguage(Turkish.self)
}

private enum Turkish: TranslatedLanguage {
    static let tag = "tr"
    static let name = "Türkçe"
    static let texts = turkishTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " veya ")
}

extension MessageLanguage {
    /// Ukrainian.
    public static let ukrainian = MessageLanguage(Ukrainian.self)
}

private enum Ukrainian: TranslatedLanguage {
    static let tag = "uk"
    static let name = "українська"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true
    static let texts = ukrainianTexts

    static func pluralCategory(of number: UInt) -> PluralCategory {
        let isTeen = (11...14).contains(number % 100)
        if number % 10 == 1, !isTeen { return .one }
        return (2...4).contains(number % 10) && !isTeen ? .few : .many
    }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " або ")
}

extension MessageLanguage {
    /// Vietnamese.
    public static let vietnamese = MessageLanguage(Vietnamese.self)
}

private enum Vietnamese: TranslatedLanguage {
    static let tag = "vi"
    static let name = "Tiếng Việt"
    static let lowercasesAfterLabel = true
    static let texts = vietnameseTexts

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let numberStyle = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " hoặc ")
}
