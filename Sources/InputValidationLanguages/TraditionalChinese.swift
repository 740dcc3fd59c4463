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
    static let quotationMarks = (start: "「", end: "」")
    static let labelSeparator = "："

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "目前無法檢查，幾分鐘後再試"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "這份表單有問題，無法檢查"
        // Wait a moment, then try again: this is still being checked
        case .pending: "正在檢查，稍候片刻再試"
        // Check this value
        case .check: "檢查這項內容"

        // Enter a value
        case .empty: "填寫此欄位"
        // Choose a value
        case .noChoice: "選擇一個值"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "內容太長，刪除多餘的文字或空格"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "最多輸入 {maximum} 個字元，ä 之類的字母、漢字與表情符號會算成多個字元"
        // Make this longer: add some characters
        case .tooBrief: "內容太短，補充一些字元"
        // Use {minimum} characters or more
        case .tooShort: "至少輸入 {minimum} 個字元"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "輸入 {minimum} 到 {maximum} 個字元"
        // Use {maximum} characters or fewer
        case .tooLong: "最多輸入 {maximum} 個字元"
        // Use exactly {minimum} characters
        case .exactLength: "剛好輸入 {minimum} 個字元"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "剛好輸入 {minimum} 個字元，而不是 {length} 個"
        // Give {minimum} entries or more
        case .tooFewEntries: "至少填寫 {minimum} 項"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "最多填寫 {maximum} 項"
        // Give exactly {minimum} entries
        case .exactEntries: "剛好填寫 {minimum} 項"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "填寫 {minimum} 到 {maximum} 項"

        // Only use the digits 0 to 9
        case .digitsOnly: "只能使用數字 0 到 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "只能使用英文字母 A 到 Z 或 a 到 z，不含數字、空格與重音符號"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "只能使用文字（中文字、字母等），不含數字、空格或其他符號"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "只能使用英文字母 A 到 Z 或 a 到 z 與數字 0 到 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "只能使用文字（中文字、字母等）與數字，不含空格、連字號或其他符號"
        // Only use these characters: {accepted}
        case .onlyThese: "只能使用這些字元：{accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "只能使用數字、連字號與小寫英文字母 a 到 z，不含空格與重音符號"
        // Use capital letters, like {example}
        case .capitalLetters: "使用大寫英文字母，例如 {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "使用小寫英文字母，不要用大寫字母"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "只能使用數字，每兩個數字之間最多可有一個空格或連字號"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "只能使用數字 0 到 9 與英文字母 a 到 f"
        // Remove the spaces and line breaks
        case .spaces: "刪除空格與換行"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "刪除開頭和結尾的空格或換行"
        // Remove the {characters}
        case .without: "刪除{characters}"
        // Remove {character}
        case .disallowedText: "刪除 {character}"
        // Use {character} only once
        case .once: "{character} 只能使用一次"
        // Use {character} only at the end
        case .onlyAtEnd: "{character} 只能用在結尾"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        // Doubtful: Imperatives without the banned polite word sound curt in Taiwan, where every form has it; rule
        // of the project, so no correction.
        case .strangeCharacter: "含有特殊、形似或看不見的字元，刪除後重新輸入"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "使用半形的數字、字母與符號，例如用 1，不用 １ 或 ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "只能使用英文字母 A 到 Z、數字與常用符號，不含中文字、重音符號與表情符號"
        // Remove {character} and everything after it
        case .nothingAfter: "刪除 {character} 與它後面的所有內容"
        // Do not begin with {character}
        case .notBegin: "不要以 {character} 開頭"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "刪除負號：不接受負數"
        // Begin with {accepted}
        case .begins: "以 {accepted} 開頭"
        // End with {accepted}
        case .ends: "以 {accepted} 結尾"
        // Include {accepted}
        case .includes: "需要包含 {accepted}"
        // Do not write two dots in a row
        case .dots: "不要連續寫兩個句點"
        // Do not begin with a dot
        case .dotAtStart: "不要以句點開頭"
        // Do not end with a dot
        case .dotAtEnd: "不要以句點結尾"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "不要把句點寫在 @ 旁邊"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "網域名稱不要以句點開頭或結尾"
        // Do not write two hyphens in a row
        case .hyphens: "不要連續寫兩個連字號"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "每個連字號的前後都要有英文字母或數字"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "不要以連字號開頭或結尾"

        // Use an accepted format: check for mistakes
        case .format: "格式不符，檢查是否有誤"
        // Use an accepted format: check character {number}
        case .mistakeAt: "使用可接受的格式，檢查第 {number} 個字元"
        // Use {kinds} as character {number}
        case .characterAt: "第 {number} 個字元須為{kinds}"
        // Begin with {kinds}
        case .characterFirst: "第一個字元須為{kinds}"
        // Use this format: {example}
        case .looksLike: "使用這種格式：{example}"
        // Enter {kind}, like {example}
        case .kind: "輸入{kind}，例如 {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "輸入不含{characters}的{kind}，例如 {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "輸入 {minimum} 到 {maximum} 之間的{kind}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "輸入{kind}，{minimum} 或更大"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "輸入{kind}，{maximum} 或更小"
        // Enter {kinds}
        case .oneOf: "輸入{kinds}"
        // Enter something other than {kinds}
        case .notKind: "輸入{kinds}以外的內容"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "以 + 與國碼開頭，後面只寫數字，例如 {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "以國碼開頭，只寫數字，不要寫 +，例如 {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "使用國碼，國碼不會以 0 開頭，例如 {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "電話號碼中只能使用數字，例如 {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "內容似乎不完整，完整複製後重新貼到這裡"
        // Check each digit for a typo
        case .mistypedDigits: "似乎打錯了，檢查每一位數字"
        // Check each character for a typo
        case .mistypedCharacters: "似乎打錯了，檢查每一個字元"
        // Check for missing digits: this is too short
        case .missingDigits: "位數不足，檢查是否漏了數字"
        // Check for extra digits: this is too long
        case .extraDigits: "位數過多，檢查是否有多餘的數字"
        // Enter a number that is not all zeros
        case .allZeros: "輸入不全是零的號碼"
        // Use exactly {accepted} digits
        case .exactDigits: "須輸入 {accepted} 位數字"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "須輸入 {accepted} 位數字，而不是 {length} 位"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "須輸入 {minimum} 到 {maximum} 位數字，而不是 {length} 位"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "須輸入 {accepted} 個英文字母與數字"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "須輸入 {accepted} 個英文字母與數字，而不是 {length} 個"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "以使用 IBAN 的國家的兩個字母開頭，例如 DE"

        // Enter {minimum} or more
        case .atLeast: "輸入 {minimum} 或更大的數"
        // Enter {maximum} or less
        case .atMost: "輸入 {maximum} 或更小的數"
        // Enter a value between {minimum} and {maximum}
        case .between: "輸入 {minimum} 到 {maximum} 之間的數"
        // Enter more than {minimum}
        case .moreThan: "輸入大於 {minimum} 的數"
        // Enter less than {maximum}
        case .lessThan: "輸入小於 {maximum} 的數"
        // Enter {minimum} or later
        case .earliest: "輸入 {minimum} 或之後的日期"
        // Enter {maximum} or earlier
        case .latest: "輸入 {maximum} 或之前的日期"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "輸入 {minimum} 到 {maximum} 之間的日期"
        // Enter a date after {minimum}
        case .laterThan: "輸入 {minimum} 之後的日期"
        // Enter a date before {maximum}
        case .earlierThan: "輸入 {maximum} 之前的日期"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "輸入「{minimum}」或排在它之後的內容"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "輸入「{maximum}」或排在它之前的內容"
        // Enter something that comes after {minimum}
        case .textAfter: "輸入排在「{minimum}」之後的內容"
        // Enter something that comes before {maximum}
        case .textBefore: "輸入排在「{maximum}」之前的內容"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "減少位數，檢查是否有多餘的數字"
        // Use only one decimal point, like {example}
        case .decimalPoint: "只使用一個小數點，例如 {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "只用一個逗號作為小數點，例如 {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "以數字開頭，例如 {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "以數字結尾，例如 {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "使用小數點，不要用逗號，例如 {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "用逗號作為小數點，不要用句點，例如 {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "輸入數字時不要使用千分位符號，例如 {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "最多寫 {maximum} 位小數"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "最多輸入 {maximum} 位數字"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "刪除數字開頭的零，例如寫 7，不要寫 07"

        // This does not match: check for mistakes
        case .mismatch: "內容不一致，檢查是否有誤"
        // Enter a different value: this one cannot be used
        case .anotherValue: "換一個值，這個不能使用"
        // Enter one of the accepted values: check for a typo
        case .choice: "輸入可接受的值清單中的值，檢查是否有輸入錯誤"
        // Choose {accepted}
        case .option: "從以下選項中選擇一項：{accepted}"
        // Select this
        case .unselected: "勾選此項"
        // Remove the entry that is in the list twice
        case .repeated: "刪除清單中重複的那一項"
        // Enter the same as in {other}: check both
        case .same: "輸入與「{other}」相同的內容，檢查這兩項"
        // Enter a later or larger value than in {other}
        case .after: "輸入比「{other}」更晚或更大的值"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "至少填寫其中一項：{accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "錯誤比列出的更多，需要更正的項數：{rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "先更正這裡顯示的內容，可能還有其他錯誤"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "使用這裡接受的值，檢查拼寫、大小與格式"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "更正這些資料的語法，檢查引號、逗號與括號"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "更正第 {line} 行第 {column} 欄的語法，檢查引號、逗號與括號"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "刪除此鍵或更正其拼寫，這裡不接受此鍵"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "刪除兩個鍵中的一個，此鍵出現了兩次"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "以 UTF-8 儲存這些資料，其中包含其他編碼的位元組"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "減少層級，清單與物件巢狀太深"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "資料過大，上限為 {maximum} 位元組"

        // Use a card from {accepted}
        case .cardNetwork: "使用 {accepted} 的卡片"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "先輸入 2 位數字的月份，再輸入 2 位數字的年份，例如 {example}"
        // Use a month from 01 to 12
        case .month: "月份使用 01 到 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "這個日期已經過去，需檢查日期，或改用其他卡片"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "這個日期太遠，須在今後 {maximum} 年以內"
        // Use a day from 01 to {maximum} in that month
        case .day: "該月的日使用 01 到 {maximum}"
        // Use hours from 00 to 23
        case .hours: "時使用 00 到 23"
        // Use minutes from 00 to 59
        case .minutes: "分使用 00 到 59"
        // Use seconds from 00 to 59
        case .seconds: "秒使用 00 到 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "依年-月-日輸入，月與日各用 2 位數字，例如 {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "依序寫年-月-日、T 與時間，例如 {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "輸入時、分、秒與時區，例如 {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "以時區結尾：UTC 用 Z，其他用時差，例如 +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "與 UTC 的時差最多為 23:59，例如 +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "刪除時間後面的所有內容，例如 Z 或 +01:00"

        // Include a full site name, like example.com
        case .siteName: "包含完整的網域名稱，例如 example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "只輸入網域名稱，例如 example.com，前後不要有其他內容"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "網域名稱中只能使用英文字母 a 到 z、數字、連字號與句點，不含重音符號"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "檢查網域名稱是否有輸入錯誤，網站不可能使用這個名稱"
        // End with .com or another site ending, like {example}
        case .siteEnding: "以 .com 或其他網域結尾作結，例如 {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "網域名稱的句點與句點之間最多 {maximum} 個字元"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "網域名稱最多 {maximum} 個字元"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "在 [ 與 ] 之間輸入完整的 IPv6 位址，例如 [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "包含由 4 個 0 到 255 的數字組成的 IP 位址（例如 192.0.2.1）或網域名稱（例如 example.com）"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite: "使用任何人都能在網際網路上開啟的網站，例如 example.com，不要使用私人網路中的網站"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "使用網域名稱，例如 example.com，不要使用 IP 位址"
        // Use an address at {accepted}
        case .hostAccepted: "使用 {accepted} 的網址"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "在冒號後面寫 {minimum} 到 {maximum} 之間的連接埠號碼"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "使用連接埠 {accepted}，或不寫連接埠號碼"
        // Remove the port number, like :8080, after the site name
        case .noPort: "刪除網域名稱後面的連接埠號碼，例如 :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "刪除使用者名稱或密碼以及 @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent: "在每個 % 後面寫兩個數字或 A 到 F 的字母，例如 %20；要寫 % 本身，寫 %25"
        // Use / instead of \
        case .backslash: "用 / 代替 \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "用 {accepted} 代替 {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "用 %20 代替每個空格"
        // Write // after the colon, like {example}
        case .slashesMissing: "在冒號後面寫 //，例如 {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "輸入本網站以一個 / 開頭的頁面，例如 /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "加入 @，例如 name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "在 @ 前面寫名稱，例如 name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "@ 前面最多 {maximum} 個字元"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "在開頭與 @ 的正前方各寫一個引號，或完全不用引號"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "寫上 @ 後面的部分，例如 name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "@ 之前不要使用 a 到 z 以外的字母，例如 ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "@ 後面不能使用 a 到 z 以外的字母，例如 ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "刪除 @ 後面的 {character}"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "@ 後面用句點，不要用逗號"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "輸入 4 個 0 到 255 的數字，以句點分隔，例如 {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups: "輸入 8 組，每組 1 到 4 個數字或英文字母 a 到 f，以冒號分隔，或用 :: 減少組數，例如 {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "使用以下種類之一的 IP 位址：{accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "輸入 #，後面加上 {accepted} 個數字或英文字母 a 到 f，例如 {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "輸入 {accepted} 個數字或英文字母 a 到 f，依此分組：{example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "全部使用同一種分隔符號，例如 {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "以 8、4、4、4、12 個數字或字母分組，並在各組之間寫連字號，例如 {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "使用版本為 {accepted} 的 UUID，例如 {example}，檢查複製的內容是否正確"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "輸入 3 個數字，以句點分隔，例如 {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "第 5 與第 6 個字元須為表示國家的 2 個大寫英文字母，例如 DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "以 978 或 979 開頭，但不能以 979-0 開頭"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "只能使用數字與英文字母 A 到 Z，但不能使用 I、L、O 與 U"

        // Include {minimum} letters or more
        case .passwordLetters: "至少包含 {minimum} 個字母"
        // Include {minimum} lowercase letters or more
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
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "輸入{name}"
        case .check: "檢查{name}"
        case .choice: "從清單中選擇{name}"
        case .mistypedDigits, .mistypedCharacters: "檢查{name}，似乎打錯了"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
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
        case .time: "24 小時制時間（小時用兩位數字）"
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
        case .text: "文字"
        case .list: "清單"
        case .object: "含有具名值的物件"
        case .digit: "數字"
        case .letter: "英文字母 A 到 Z 或 a 到 z"
        case .capitalLetter: "大寫英文字母 A 到 Z"
        case .lowercaseLetter: "小寫英文字母 a 到 z"
        case .similar: "類似 {example} 的內容"
        case .anotherFormat: "其他可用格式的內容"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "發生問題"
        case .errorPrefix: "錯誤："
        case .unlabeled: "這項內容"
        case .otherField: "另一個欄位"
        case .securityCode: "安全碼"
        case .spaces: "空格"
        case .commas: "逗號"
        case .dots: "句點"
        case .hyphens: "連字號"
        case .slashes: "斜線"
        case .apostrophes: "撇號"
        case .underscores: "底線"
        case .brackets: "括號"
        case .quotationMarks: "引號"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = "。"

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: "、", pair: "或")
}
