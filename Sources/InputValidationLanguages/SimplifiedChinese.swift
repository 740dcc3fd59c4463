// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Simplified Chinese.
    public static let simplifiedChinese = MessageLanguage(SimplifiedChinese.self)
}

/// Simplified Chinese, with the plain imperative that forms use.
///
/// A label and a full-width colon come before the sentence.
///
/// Reviewed by a native speaker: no.
enum SimplifiedChinese: LanguageTable {
    static let tag = "zh-Hans"
    static let name = "简体中文"
    static let labelSeparator = "："

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "目前无法检查，过几分钟再试"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "这个表单有问题，无法检查"
        // Wait a moment, then try again: this is still being checked
        case .pending: "正在检查，稍等片刻再试"
        // Check this value
        case .check: "检查这项内容"

        // Enter a value
        // Doubtful: forms in China often begin such a request with a word of politeness.
        case .empty: "填写此项"
        // Choose a value
        case .noChoice: "选择一个值"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "内容太长，删除多余的文字或空格"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "最多输入 {maximum} 个字符，ä 之类的字母、汉字和表情符号按多个字符计算"
        // Make this longer: add some characters
        case .tooBrief: "内容太短，补充一些字符"
        // Use {minimum} characters or more
        case .tooShort: "至少输入 {minimum} 个字符"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "输入 {minimum} 到 {maximum} 个字符"
        // Use {maximum} characters or fewer
        case .tooLong: "最多输入 {maximum} 个字符"
        // Use exactly {minimum} characters
        case .exactLength: "必须正好是 {minimum} 个字符"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "必须正好是 {minimum} 个字符，而不是 {length} 个"
        // Give {minimum} entries or more
        case .tooFewEntries: "至少填写 {minimum} 项"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "最多填写 {maximum} 项"
        // Give exactly {minimum} entries
        case .exactEntries: "必须正好填写 {minimum} 项"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "填写 {minimum} 到 {maximum} 项"

        // Only use the digits 0 to 9
        case .digitsOnly: "只能使用数字 0 到 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "只能使用字母 A 到 Z 或 a 到 z，不能有数字、空格或带重音符号的字母"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "只能使用文字（汉字、字母等），不能有数字、空格或其他符号"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "只能使用字母 A 到 Z 或 a 到 z 和数字 0 到 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "只能使用文字（汉字、字母等）和数字，不能有空格、连字符或其他符号"
        // Only use these characters: {accepted}
        case .onlyThese: "只能使用这些字符：{accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "只能使用数字、连字符和小写字母 a 到 z，不能有空格或带重音符号的字母"
        // Use capital letters, like {example}
        case .capitalLetters: "使用大写字母，例如 {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "使用小写字母，不要用大写字母"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "只能使用数字，数字之间可用单个空格或连字符分隔"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "只能使用数字 0 到 9 和字母 a 到 f"
        // Remove the spaces and line breaks
        case .spaces: "删除空格和换行"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "删除开头和结尾的空格或换行"
        // Remove the {characters}
        case .without: "删除{characters}"
        // Remove {character}
        case .disallowedText: "删除 {character}"
        // Use {character} only once
        case .once: "{character} 只能使用一次"
        // Use {character} only at the end
        case .onlyAtEnd: "{character} 只能用在末尾"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "含有特殊、形似或不可见的字符，删除后重新输入"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "使用半角的数字、字母和符号，例如用 1，不用 １ 或 ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "只能使用字母 A 到 Z、数字和常用符号，不能有汉字、带重音符号的字母或表情符号"
        // Remove {character} and everything after it
        case .nothingAfter: "删除 {character} 和它后面的所有内容"
        // Do not begin with {character}
        case .notBegin: "不要以 {character} 开头"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "删除负号：不接受负数"
        // Begin with {accepted}
        case .begins: "以 {accepted} 开头"
        // End with {accepted}
        case .ends: "以 {accepted} 结尾"
        // Include {accepted}
        case .includes: "需要包含 {accepted}"
        // Do not write two dots in a row
        case .dots: "不要连续写两个点"
        // Do not begin with a dot
        case .dotAtStart: "不要以点开头"
        // Do not end with a dot
        case .dotAtEnd: "不要以点结尾"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "不要把点写在 @ 旁边"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "域名不要以点开头或结尾"
        // Do not write two hyphens in a row
        case .hyphens: "不要连续写两个连字符"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "每个连字符的前后都要有字母或数字"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "不要以连字符开头或结尾"

        // Use an accepted format: check for mistakes
        case .format: "格式不正确，检查是否有误"
        // Use an accepted format: check character {number}
        case .mistakeAt: "使用可接受的格式，检查第 {number} 个字符"
        // Use {kinds} as character {number}
        case .characterAt: "第 {number} 个字符应为{kinds}"
        // Begin with {kinds}
        case .characterFirst: "第一个字符应为{kinds}"
        // Use this format: {example}
        case .looksLike: "使用这种格式：{example}"
        // Enter {kind}, like {example}
        case .kind: "输入{kind}，例如 {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "输入不带{characters}的{kind}，例如 {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "输入 {minimum} 到 {maximum} 之间的{kind}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "输入{kind}，{minimum} 或更大"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "输入{kind}，{maximum} 或更小"
        // Enter {kinds}
        case .oneOf: "输入{kinds}"
        // Enter something other than {kinds}
        case .notKind: "输入{kinds}以外的内容"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "以 + 和国家代码开头，后面只写数字，例如 {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "以国家代码开头，只写数字，不要写 +，例如 {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "使用国家代码，它不会以 0 开头，例如 {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "电话号码中只能使用数字，例如 {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "内容似乎不完整，完整复制后重新粘贴到这里"
        // Check each digit for a typo
        case .mistypedDigits: "似乎输错了，检查每一位数字"
        // Check each character for a typo
        case .mistypedCharacters: "似乎输错了，检查每一个字符"
        // Check for missing digits: this is too short
        case .missingDigits: "位数不够，检查是否漏了数字"
        // Check for extra digits: this is too long
        case .extraDigits: "位数太多，检查是否有多余的数字"
        // Enter a number that is not all zeros
        case .allZeros: "输入不全是零的号码"
        // Use exactly {accepted} digits
        case .exactDigits: "必须正好是 {accepted} 位数字"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "必须正好是 {accepted} 位数字，而不是 {length} 位"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "必须是 {minimum} 到 {maximum} 位数字，而不是 {length} 位"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "字母和数字必须共 {accepted} 个"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "字母和数字必须共 {accepted} 个，而不是 {length} 个"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "以使用 IBAN 的国家的两个字母开头，例如 DE"

        // Enter {minimum} or more
        case .atLeast: "输入 {minimum} 或更大的数"
        // Enter {maximum} or less
        case .atMost: "输入 {maximum} 或更小的数"
        // Enter a value between {minimum} and {maximum}
        case .between: "输入 {minimum} 到 {maximum} 之间的数"
        // Enter more than {minimum}
        case .moreThan: "输入大于 {minimum} 的数"
        // Enter less than {maximum}
        case .lessThan: "输入小于 {maximum} 的数"
        // Enter {minimum} or later
        case .earliest: "输入 {minimum} 或之后的日期"
        // Enter {maximum} or earlier
        case .latest: "输入 {maximum} 或之前的日期"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "输入 {minimum} 到 {maximum} 之间的日期"
        // Enter a date after {minimum}
        case .laterThan: "输入 {minimum} 之后的日期"
        // Enter a date before {maximum}
        case .earlierThan: "输入 {maximum} 之前的日期"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "输入“{minimum}”或排在它之后的内容"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "输入“{maximum}”或排在它之前的内容"
        // Enter something that comes after {minimum}
        case .textAfter: "输入排在“{minimum}”之后的内容"
        // Enter something that comes before {maximum}
        case .textBefore: "输入排在“{maximum}”之前的内容"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "减少位数，检查是否有多余的数字"
        // Use only one decimal point, like {example}
        case .decimalPoint: "只使用一个小数点，例如 {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "只用一个逗号作为小数点，例如 {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "以数字开头，例如 {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "以数字结尾，例如 {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "使用小数点而不是逗号，例如 {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "用逗号而不是点作为小数点，例如 {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "输入数字时不要使用千位分隔符，例如 {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "最多写 {maximum} 位小数"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "最多输入 {maximum} 位数字"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "删除数字开头的零，例如写 7，不要写 07"

        // This does not match: check for mistakes
        case .mismatch: "内容不一致，检查是否有误"
        // Enter a different value: this one cannot be used
        case .anotherValue: "换一个值，这个不能使用"
        // Enter one of the accepted values: check for a typo
        case .choice: "输入可接受的值列表中的值，检查是否有输入错误"
        // Choose {accepted}
        case .option: "从以下选项中选择一项：{accepted}"
        // Select this
        case .unselected: "勾选此项"
        // Remove the entry that is in the list twice
        case .repeated: "删除列表中重复的那一项"
        // Enter the same as in {other}: check both
        case .same: "输入与“{other}”相同的内容，检查这两项"
        // Enter a later or larger value than in {other}
        case .after: "输入比“{other}”更晚或更大的值"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "至少填写其中一项：{accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "还有未列出的错误，需要更正的项数：{rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "先更正此处显示的内容，可能还有其他错误"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "使用此处接受的值，检查拼写、大小和格式"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "更正这些数据的语法，检查引号、逗号和括号"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "更正第 {line} 行第 {column} 列的语法，检查引号、逗号和括号"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "删除此键或更正其拼写，此处不接受该键"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "删除两个键中的一个，该键出现了两次"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "以 UTF-8 保存这些数据，其中包含其他编码的字节"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "减少层级，列表和对象嵌套得太深"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "数据过大，上限为 {maximum} 字节"

        // Use a card from {accepted}
        case .cardNetwork: "使用 {accepted} 的卡"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "先输入 2 位数字的月份，再输入 2 位数字的年份，例如 {example}"
        // Use a month from 01 to 12
        case .month: "月份应为 01 到 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "这个日期已过，检查是否有误，或使用另一张卡"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "这个日期太远，须在今后 {maximum} 年以内"
        // Use a day from 01 to {maximum} in that month
        case .day: "该月的日应为 01 到 {maximum}"
        // Use hours from 00 to 23
        case .hours: "时应为 00 到 23"
        // Use minutes from 00 to 59
        case .minutes: "分应为 00 到 59"
        // Use seconds from 00 to 59
        case .seconds: "秒应为 00 到 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "按年-月-日输入，月和日各用 2 位数字，例如 {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "依次写年-月-日、T 和时间，例如 {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "输入时、分、秒和时区，例如 {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "以时区结尾：UTC 用 Z，其他用时差，例如 +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "与 UTC 的时差最多为 23:59，例如 +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "删除时间后面的所有内容，例如 Z 或 +01:00"

        // Include a full site name, like example.com
        case .siteName: "需要包含完整的域名，例如 example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "只输入域名，例如 example.com，前后不要有其他内容"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "域名中只能使用英文字母 a 到 z、数字、连字符和点，不能有带重音符号的字母"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "检查域名是否有输入错误，网站不可能使用这个名称"
        // End with .com or another site ending, like {example}
        case .siteEnding: "以 .com 或其他域名后缀结尾，例如 {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "域名的点与点之间最多 {maximum} 个字符"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "域名最多 {maximum} 个字符"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "在 [ 和 ] 之间输入完整的 IPv6 地址，例如 [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "需要包含由 4 个 0 到 255 的数字组成的 IP 地址（例如 192.0.2.1）或域名（例如 example.com）"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite: "使用任何人都能在互联网上打开的网站，例如 example.com，不要使用专用网络中的网站"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "使用域名，例如 example.com，不要使用 IP 地址"
        // Use an address at {accepted}
        case .hostAccepted: "使用 {accepted} 的地址"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "在冒号后面写 {minimum} 到 {maximum} 之间的端口号"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "使用端口 {accepted}，或不写端口号"
        // Remove the port number, like :8080, after the site name
        case .noPort: "删除域名后面的端口号，例如 :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "删除用户名或密码以及 @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent: "在每个 % 后面写两个数字或 A 到 F 的字母，例如 %20；要写 % 本身，写 %25"
        // Use / instead of \
        case .backslash: "用 / 代替 \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "用 {accepted} 代替 {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "用 %20 代替每个空格"
        // Write // after the colon, like {example}
        case .slashesMissing: "在冒号后面写 //，例如 {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "输入本网站以一个 / 开头的页面，例如 /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "需要包含 @，例如 name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "在 @ 前面写名称，例如 name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "@ 前面最多 {maximum} 个字符"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "在开头和 @ 的正前方各写一个引号，或完全不用引号"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "写上 @ 后面的部分，例如 name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "@ 之前不要使用 a 到 z 以外的字母，例如 ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "@ 后面不能使用 a 到 z 以外的字母，例如 ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "删除 @ 后面的 {character}"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "@ 后面用点，不要用逗号"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "输入 4 个 0 到 255 的数字，用点分隔，例如 {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups: "输入 8 组，每组 1 到 4 位数字或字母 a 到 f，用冒号分隔，或用 :: 减少组数，例如 {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "使用以下种类之一的 IP 地址：{accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "输入 #，后面加 {accepted} 位数字或字母 a 到 f，例如 {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "输入 {accepted} 位数字或字母 a 到 f，按此分组：{example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "全部使用同一种分隔符，例如 {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "按 8、4、4、4、12 位数字或字母分组，组间写连字符，例如 {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "使用版本为 {accepted} 的 UUID，例如 {example}，检查复制的内容是否正确"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "输入 3 个数字，用点分隔，例如 {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "第 5 和第 6 个字符须为表示国家的 2 个大写字母，例如 DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "以 978 或 979 开头，但不能以 979-0 开头"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "只能使用数字和字母 A 到 Z，但不能使用 I、L、O 和 U"

        // Include {minimum} letters or more
        case .passwordLetters: "至少包含 {minimum} 个字母"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase: "至少包含 {minimum} 个小写字母"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "至少包含 {minimum} 个大写字母"
        // Include {minimum} digits or more
        case .passwordDigits: "至少包含 {minimum} 个数字"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "至少包含 {minimum} 个符号，例如 ! 或 %"
        }
    }

    // A name is without a measure word: "您的邮箱地址".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "输入{name}"
        case .check: "检查{name}"
        case .choice: "从列表中选择{name}"
        case .mistypedDigits, .mistypedCharacters: "检查{name}，似乎输错了"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "纯数字"
        case .letters: "纯字母"
        case .lettersAndDigits: "只含字母和数字的内容"
        case .wholeNumber: "整数"
        case .number: "数值"
        case .hexadecimal: "十六进制数"
        case .email: "电子邮件地址"
        case .phone: "电话号码"
        case .webAddress: "网址"
        case .siteName: "域名"
        case .ipAddress: "IP 地址"
        case .ipv4: "IPv4 地址"
        case .ipv6: "IPv6 地址"
        case .macAddress: "MAC 地址"
        case .port: "端口号"
        case .date: "日期"
        case .time: "24 小时制时间（小时用两位数字）"
        case .dateAndTime: "日期和时间"
        case .monthAndYear: "月份和年份"
        case .cardNumber: "卡号"
        case .iban: "IBAN"
        case .bic: "银行识别代码（BIC）"
        case .isbn: "ISBN"
        case .barcode: "条形码编号"
        case .color: "颜色代码"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "版本号"
        case .text: "文本"
        case .list: "列表"
        case .object: "带有命名值的对象"
        case .digit: "数字"
        case .letter: "字母 A 到 Z 或 a 到 z"
        case .capitalLetter: "大写字母 A 到 Z"
        case .lowercaseLetter: "小写字母 a 到 z"
        case .similar: "类似 {example} 的内容"
        case .anotherFormat: "其他可用格式的内容"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "填写内容有误"
        case .errorPrefix: "错误："
        case .unlabeled: "这项内容"
        case .otherField: "另一项"
        case .securityCode: "安全码"
        case .spaces: "空格"
        case .commas: "逗号"
        case .dots: "点号"
        case .hyphens: "连字符"
        case .slashes: "斜杠"
        case .apostrophes: "撇号"
        case .underscores: "下划线"
        case .brackets: "括号"
        case .quotationMarks: "引号"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = "。"

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: "、", pair: "或")
}
