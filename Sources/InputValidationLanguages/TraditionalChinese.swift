// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Traditional Chinese.
    public static let traditionalChinese = MessageLanguage(TraditionalChinese.self)
}

/// Traditional Chinese in the wording of Taiwan, with the plain imperative that forms use.
///
/// A label and a full-width colon come before the sentence.
///
/// Reviewed by a native speaker: no.
enum TraditionalChinese: LanguageTable {
    static let tag = "zh-Hant"
    static let name = "繁體中文"
    static let labelSeparator = "："

    // MARK: Sentences

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "目前無法檢查，稍後再試"
        // This is still being checked: wait a moment
        case .pending: "正在檢查，稍候片刻"
        // Check this value
        case .check: "檢查這項內容"

        // Enter a value
        case .empty: "填寫此欄位"
        // This is too long: shorten it
        case .tooLarge: "內容太長，縮短一些"
        // This is too short: make it longer
        case .tooBrief: "內容太短，補充一些"
        // Use {minimum} characters or more
        case .tooShort: "至少輸入 {minimum} 個字元"
        // Use {maximum} characters or less
        case .tooLong: "最多輸入 {maximum} 個字元"
        // Use exactly {minimum} characters
        case .exactLength: "剛好輸入 {minimum} 個字元"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "輸入 {minimum} 到 {maximum} 個字元"
        // Give {minimum} entries or more
        case .tooFewEntries: "至少填寫 {minimum} 項"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "最多填寫 {maximum} 項"
        // Give exactly {minimum} entries
        case .exactEntries: "剛好填寫 {minimum} 項"

        // Only use the digits 0 to 9
        case .digitsOnly: "只能使用數字 0 到 9"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "只能使用英文字母 A 到 Z，不含空格與重音符號"
        // Only use letters, without spaces
        case .anyLettersOnly: "只能使用文字，不含空格"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "只能使用英文字母 A 到 Z 與數字 0 到 9"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "只能使用文字與數字，不含空格"
        // Only use these characters: {accepted}
        case .onlyThese: "只能使用這些字元：{accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "只能使用小寫英文字母 a 到 z、數字與連字號"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "只能使用數字，每兩個數字之間最多可有一個空格或連字號"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "只能使用數字 0 到 9 與英文字母 A 到 F"
        // Remove the spaces and line breaks
        case .spaces: "刪除空格與換行"
        // Remove this character: {character}
        case .disallowedCharacter: "刪除這個字元：{character}"
        // This includes a character that cannot be used here: remove it
        // Doubtful: Imperatives without the banned polite word sound curt in Taiwan, where every form has it; rule
        // of the project, so no correction.
        case .strangeCharacter: "有一個字元不能在這裡使用，將它刪除"
        // Remove {character} and everything after it
        case .nothingAfter: "刪除 {character} 與它後面的所有內容"
        // Do not begin with {character}
        case .notBegin: "不要以 {character} 開頭"
        // Begin with {accepted}
        case .begins: "以 {accepted} 開頭"
        // End with {accepted}
        case .ends: "以 {accepted} 結尾"
        // Include {accepted}
        case .includes: "需要包含 {accepted}"
        // Check the dots: one of them is in the wrong place
        case .dots: "檢查句點，有一個句點的位置不對"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "檢查連字號，有一個連字號的位置不對"

        // This is not in an accepted format: check it for mistakes
        case .format: "格式不符，檢查是否有誤"
        // Use this format: {example}
        case .looksLike: "使用這種格式：{example}"
        // Enter {kind}, like {example}
        case .kind: "輸入{kind}，例如 {example}"
        // Enter {kinds}
        case .oneOf: "輸入{kinds}"
        // Enter something other than {kinds}
        case .notKind: "輸入{kinds}以外的內容"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber: "輸入含國碼、不含空格的電話號碼，例如 {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "內容似乎不完整，重新完整複製一次"
        // This looks mistyped: check each digit
        case .mistypedDigits: "似乎打錯了，檢查每一位數字"
        // This looks mistyped: check each character
        case .mistypedCharacters: "似乎打錯了，檢查每一個字元"
        // This has too many or too few digits: check it
        case .digitCount: "數字的位數太多或太少，檢查一下"
        // Use exactly {accepted} digits
        case .exactDigits: "須輸入 {accepted} 位數字"
        // This has too many or too few characters: check it
        case .characterCount: "字元太多或太少，檢查一下"

        // Enter {minimum} or more
        case .atLeast: "輸入 {minimum} 或更大的數"
        // Enter {maximum} or less
        case .atMost: "輸入 {maximum} 或更小的數"
        // Enter a value between {minimum} and {maximum}
        case .between: "輸入 {minimum} 到 {maximum} 之間的值"
        // Enter more than {minimum}
        case .moreThan: "輸入大於 {minimum} 的數"
        // Enter less than {maximum}
        case .lessThan: "輸入小於 {maximum} 的數"
        // Enter {minimum} or a later date
        case .earliest: "輸入 {minimum} 或之後的日期"
        // Enter {maximum} or an earlier date
        case .latest: "輸入 {maximum} 或之前的日期"
        // Enter a date after {minimum}
        case .laterThan: "輸入 {minimum} 之後的日期"
        // Enter a date before {maximum}
        case .earlierThan: "輸入 {maximum} 之前的日期"
        // Enter a number that is closer to 0
        case .closerToZero: "輸入更接近 0 的數"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "只用一個小數點，並在它的前後都寫上數字，例如 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces: "小數點後最多 {maximum} 位數字"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "最多輸入 {maximum} 位數字"
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "刪除數字開頭的零"

        // This does not match: check it for mistakes
        case .mismatch: "內容不一致，檢查是否有誤"
        // Enter something different: this cannot be used
        case .anotherValue: "換一個內容，這個不能使用"
        // Choose one of the options in the list
        case .choice: "從清單中選擇一項"
        // Remove the entry that is in the list twice
        case .repeated: "刪除清單中重複的那一項"
        // Enter the same as in {other}
        case .same: "輸入與「{other}」相同的內容"
        // Enter a later or larger value than in {other}
        case .after: "輸入比「{other}」更晚或更大的值"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "至少填寫其中一項：{accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors: "錯誤比列出的更多，需要更正的項數：{rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "使用 {accepted} 的卡片"
        // Use a month from 01 to 12
        case .month: "月份使用 01 到 12"
        // This is in the past: check it, or use another card
        case .expired: "這個日期已經過去，需檢查日期，或改用其他卡片"
        // This is too far ahead: it must be {maximum} years from now or less
        case .tooFarAhead: "這個日期太遠，須在今後 {maximum} 年以內"
        // Enter a real date: this month has fewer days
        case .realDate: "輸入真實存在的日期，這個月沒有這麼多天"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "輸入真實存在的時間，從 00:00:00 到 23:59:59"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "以 Z 或時差結尾，例如 +01:00"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "刪除結尾的時差，例如 Z 或 +01:00"

        // Include a full site name, like example.com
        case .siteName: "包含完整的網域名稱，例如 example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "網域名稱中只能使用英文字母、數字、連字號與句點"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "檢查網域名稱的拼字，這樣的名稱不可能存在"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress: "包含網域名稱（例如 example.com）或 IP 位址（例如 192.0.2.1 或 [2001:db8::1]）"
        // Use the address of a public site
        case .publicSite: "使用公開網站的網址"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "使用網域名稱，例如 example.com，不要使用 IP 位址"
        // Use an address at {accepted}
        case .hostAccepted: "使用 {accepted} 的網址"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "在冒號後面寫 {minimum} 到 {maximum} 之間的連接埠號碼"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "使用連接埠 {accepted}，或不寫連接埠號碼"
        // Remove the name or password before the @ sign
        case .userInfo: "刪除 @ 前面的名稱或密碼"
        // Write two digits or letters from A to F after each %
        case .percent: "在每個 % 後面寫兩個數字或 A 到 F 的字母"
        // Use / in place of \
        case .backslash: "用 / 代替 \\"
        // Use only one @ sign
        case .oneAt: "只能使用一個 @"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong: "@ 前面最多 {maximum} 個字元"
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "檢查引號，有一個引號的位置不對"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "在 @ 後面寫完整的網域名稱，例如 example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "使用以下種類之一的 IP 位址：{accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "使用版本 {accepted} 的 UUID"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "以 978 或 979 開頭，但不能以 979-0 開頭"

        // Include {minimum} letters or more
        case .passwordLetters: "至少包含 {minimum} 個字母"
        // Include {minimum} lower-case letters or more
        case .passwordLowercase: "至少包含 {minimum} 個小寫字母"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "至少包含 {minimum} 個大寫字母"
        // Include {minimum} digits or more
        case .passwordDigits: "至少包含 {minimum} 個數字"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "至少包含 {minimum} 個符號，例如 ! 或 %"
        }
    }

    // A name is without a measure word: "您的電子郵件地址".
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "輸入{name}"
        case .check: "檢查{name}"
        case .choice: "從清單中選擇{name}"
        case .mistypedDigits, .mistypedCharacters: "檢查{name}，似乎打錯了"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
        switch kind {
        case .digits: "純數字"
        case .letters: "純字母"
        case .lettersAndDigits: "純字母與數字"
        case .wholeNumber: "整數"
        case .number: "數值"
        case .hexadecimal: "十六進位數"
        case .email: "電子郵件地址"
        case .phone: "電話號碼"
        case .webAddress: "網址"
        case .siteName: "網域名稱"
        case .ipAddress: "IP 位址"
        case .ipv4: "IPv4 位址"
        case .ipv6: "IPv6 位址"
        case .macAddress: "硬體位址（MAC）"
        case .port: "連接埠號碼"
        case .date: "日期"
        case .time: "時間"
        case .dateAndTime: "日期與時間"
        case .monthAndYear: "月份與年份"
        case .cardNumber: "卡號"
        case .iban: "IBAN"
        case .bic: "銀行代碼（BIC）"
        case .isbn: "ISBN"
        case .barcode: "條碼號碼"
        case .color: "色碼"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "版本號碼"
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "發生問題"
        case .failure: "輸入的資料需要修正"
        case .errorPrefix: "錯誤："
        case .unlabeled: "這項內容"
        case .otherField: "另一個欄位"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory { .other }

    static let numbers = NumberStyle(decimal: ".", group: ",")

    static let lists = ListStyle(separator: "、", pair: "或")
}
