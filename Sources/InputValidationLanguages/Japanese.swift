// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Japanese.
    public static let japanese = MessageLanguage(Japanese.self)
}

/// Japanese, with the polite imperative.
///
/// A label and a full-width colon come before the sentence.
///
/// Reviewed by a native speaker: no.
enum Japanese: LanguageTable {
    static let tag = "ja"
    static let name = "日本語"
    static let quotationMarks = (start: "「", end: "」")
    static let labelSeparator = "："

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "現在、確認できません。数分後にもう一度お試しください"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "このフォームに問題があるため、確認できません"
        // Wait a moment, then try again: this is still being checked
        case .pending: "確認中です。少し待ってから、もう一度お試しください"
        // Check this value
        case .check: "この内容を確認してください"

        // Enter a value
        case .empty: "入力してください"
        // Choose a value
        case .noChoice: "値を選択してください"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "長すぎます。余分な文字や空白を削除して短くしてください"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "{maximum}文字以内で入力してください。äのような文字、漢字、絵文字などは2文字以上と数えます"
        // Make this longer: add some characters
        case .tooBrief: "短すぎます。文字を追加してください"
        // Use {minimum} characters or more
        case .tooShort: "{minimum}文字以上で入力してください"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "{minimum}文字以上{maximum}文字以内で入力してください"
        // Use {maximum} characters or fewer
        case .tooLong: "{maximum}文字以内で入力してください"
        // Use exactly {minimum} characters
        case .exactLength: "{minimum}文字ちょうどで入力してください"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "{minimum}文字ちょうどで入力してください（現在は{length}文字）"
        // Give {minimum} entries or more
        case .tooFewEntries: "{minimum}件以上入力してください"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "{maximum}件以内で入力してください"
        // Give exactly {minimum} entries
        case .exactEntries: "ちょうど{minimum}件入力してください"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "{minimum}件以上{maximum}件以内で入力してください"

        // Only use the digits 0 to 9
        case .digitsOnly: "半角数字（0～9）だけを使ってください"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "半角英字（A～Z、a～z）だけを使ってください。数字、空白、アクセント記号は使えません"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "文字（かな、漢字、英字など）だけを使ってください。数字、空白、記号は使えません"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "半角英字（A～Z、a～z）と半角数字（0～9）だけを使ってください"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "文字（かな、漢字、英字など）と数字だけを使ってください。空白、ハイフンなどの記号は使えません"
        // Only use these characters: {accepted}
        case .onlyThese: "次の文字だけを使ってください：{accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "数字、ハイフン、半角の英小文字（a～z）だけを使ってください。空白やアクセント記号は使えません"
        // Use capital letters, like {example}
        case .capitalLetters: "英大文字を使ってください。例：{example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "英大文字ではなく英小文字を使ってください"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "数字だけを使ってください。区切りには空白またはハイフンを1つずつ使えます"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "半角数字（0～9）と半角英字（a～f）だけを使ってください"
        // Remove the spaces and line breaks
        case .spaces: "空白と改行を削除してください"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "先頭と末尾の空白や改行を削除してください"
        // Remove the {characters}
        case .without: "{characters}を削除してください"
        // Remove {character}
        case .disallowedText: "「{character}」を削除してください"
        // Use {character} only once
        case .once: "「{character}」は1回だけ使ってください"
        // Use {character} only at the end
        case .onlyAtEnd: "「{character}」は末尾だけに使ってください"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "特殊な文字、似た形の別の文字、または見えない文字が含まれています。削除して入力し直してください"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "数字、英字、記号は半角で入力してください。例：１や١ではなく1"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "半角の英字（A～Z）、数字、一般的な記号だけを使ってください。アクセント記号と絵文字は使えません"
        // Remove {character} and everything after it
        case .nothingAfter: "{character}とその後ろをすべて削除してください"
        // Do not begin with {character}
        case .notBegin: "{character}で始めないでください"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "マイナス記号を削除してください。負の数は使えません"
        // Begin with {accepted}
        case .begins: "{accepted}で始めてください"
        // End with {accepted}
        case .ends: "{accepted}で終わるようにしてください"
        // Include {accepted}
        case .includes: "{accepted}を含めてください"
        // Do not write two dots in a row
        case .dots: "ドット（.）を続けて書かないでください"
        // Do not begin with a dot
        case .dotAtStart: "先頭にドット（.）を書かないでください"
        // Do not end with a dot
        case .dotAtEnd: "末尾にドット（.）を書かないでください"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "@の隣にドット（.）を書かないでください"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "ドメイン名の先頭と末尾にドット（.）を書かないでください"
        // Do not write two hyphens in a row
        case .hyphens: "ハイフン（-）を続けて書かないでください"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "すべてのハイフン（-）の前後に英字または数字を入力してください"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "先頭と末尾にハイフン（-）を付けないでください"

        // Use an accepted format: check for mistakes
        case .format: "形式が正しくありません。入力内容を確認してください"
        // Use an accepted format: check character {number}
        case .mistakeAt: "使用できる形式で入力してください。{number}文字目を確認してください"
        // Use {kinds} as character {number}
        case .characterAt: "{number}文字目には{kinds}を使ってください"
        // Begin with {kinds}
        case .characterFirst: "1文字目には{kinds}を使ってください"
        // Use this format: {example}
        case .looksLike: "この形式で入力してください：{example}"
        // Enter {kind}, like {example}
        case .kind: "{kind}を入力してください。例：{example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "{characters}のない{kind}を入力してください。例：{example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "{minimum}以上{maximum}以下の{kind}を入力してください"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "{minimum}以上の{kind}を入力してください"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "{maximum}以下の{kind}を入力してください"
        // Enter {kinds}
        case .oneOf: "{kinds}を入力してください"
        // Enter something other than {kinds}
        case .notKind: "{kinds}以外を入力してください"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "+と国番号に続けて、数字だけを入力してください。例：{example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "+を付けずに、国番号から数字だけを入力してください。例：{example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "0で始まらない国番号を入力してください。例：{example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "電話番号には数字だけを使ってください。例：{example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "途中で切れているようです。全体をコピーして、もう一度ここに貼り付けてください"
        // Check each digit for a typo
        case .mistypedDigits: "入力に間違いがあるようです。数字を1つずつ確認してください"
        // Check each character for a typo
        case .mistypedCharacters: "入力に間違いがあるようです。文字を1つずつ確認してください"
        // Check for missing digits: this is too short
        case .missingDigits: "桁数が足りません。抜けている数字がないか確認してください"
        // Check for extra digits: this is too long
        case .extraDigits: "桁数が多すぎます。余分な数字がないか確認してください"
        // Enter a number that is not all zeros
        case .allZeros: "すべてが0ではない番号を入力してください"
        // Use exactly {accepted} digits
        case .exactDigits: "{accepted}桁の数字で入力してください"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "{accepted}桁の数字で入力してください（現在は{length}桁）"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "{minimum}～{maximum}桁の数字で入力してください（現在は{length}桁）"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "英字と数字を合わせてちょうど{accepted}文字で入力してください"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "英字と数字を合わせてちょうど{accepted}文字で入力してください（現在は{length}文字）"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "DEのような、IBANを使う国の2文字のコードで始めてください"

        // Enter {minimum} or more
        case .atLeast: "{minimum}以上の値を入力してください"
        // Enter {maximum} or less
        case .atMost: "{maximum}以下の値を入力してください"
        // Enter a value between {minimum} and {maximum}
        case .between: "{minimum}以上{maximum}以下の値を入力してください"
        // Enter more than {minimum}
        case .moreThan: "{minimum}より大きい値を入力してください"
        // Enter less than {maximum}
        case .lessThan: "{maximum}より小さい値を入力してください"
        // Enter {minimum} or later
        case .earliest: "{minimum}以降の日付を入力してください"
        // Enter {maximum} or earlier
        case .latest: "{maximum}以前の日付を入力してください"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "{minimum}から{maximum}までの日付を入力してください"
        // Enter a date after {minimum}
        case .laterThan: "{minimum}より後の日付を入力してください"
        // Enter a date before {maximum}
        case .earlierThan: "{maximum}より前の日付を入力してください"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "「{minimum}」か、それより後の順番のものを入力してください"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "「{maximum}」か、それより前の順番のものを入力してください"
        // Enter something that comes after {minimum}
        case .textAfter: "「{minimum}」より後の順番のものを入力してください"
        // Enter something that comes before {maximum}
        case .textBefore: "「{maximum}」より前の順番のものを入力してください"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "桁数を減らしてください。余分な数字がないか確認してください"
        // Use only one decimal point, like {example}
        case .decimalPoint: "小数点は1つだけ使ってください。例：{example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "小数点のコンマ（,）は1つだけ使ってください。例：{example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "数字で始めてください。例：{example}"
        // End with a digit, like {example}
        case .endsWithDigit: "数字で終わるようにしてください。例：{example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "小数点にはコンマ（,）ではなくピリオド（.）を使ってください。例：{example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "小数点にはピリオド（.）ではなくコンマ（,）を使ってください。例：{example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "桁区切りを付けずに数字を入力してください。例：{example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "小数点以下は{maximum}桁以内で入力してください"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "{maximum}桁以内で入力してください"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "数の先頭の0を削除してください。例：07ではなく7"

        // This does not match: check for mistakes
        case .mismatch: "一致しません。入力内容を確認してください"
        // Enter a different value: this one cannot be used
        case .anotherValue: "この値は使えません。別の値を入力してください"
        // Enter one of the accepted values: check for a typo
        case .choice: "使用できる値の一覧にある値を入力してください。入力ミスがないか確認してください"
        // Choose {accepted}
        case .option: "次のどれかを選んでください：{accepted}"
        // Select this
        case .unselected: "これを選択してください"
        // Remove the entry that is in the list twice
        case .repeated: "重複している項目を削除してください"
        // Enter the same as in {other}: check both
        case .same: "「{other}」と同じ内容を入力してください。両方を確認してください"
        // Enter a later or larger value than in {other}
        case .after: "「{other}」より後の日付、または大きい値を入力してください"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "次のうち少なくとも1つを入力してください：{accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "表示されていないエラーがあります。修正が必要な項目の数：{rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "まず、ここに表示されているエラーを修正してください。ほかにもエラーがある可能性があります"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "ここで使用できる値を入力してください。つづり、大きさ、形式を確認してください"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "データの構文を修正してください。引用符、コンマ、かっこを確認してください"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "{line} 行 {column} 列の構文を修正してください。引用符、コンマ、かっこを確認してください"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "このキーを削除するか、つづりを修正してください。ここでは使用できません"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "どちらか一方のキーを削除してください。このキーは重複しています"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "データを UTF-8 で保存してください。別の文字コードのバイトが含まれています"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "階層を減らしてください。リストやオブジェクトの入れ子が深すぎます"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "データが大きすぎます。上限は{maximum}バイトです"

        // Use a card from {accepted}
        case .cardNetwork: "{accepted}のカードを使ってください"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "月を2桁、続けて年を2桁で入力してください。例：{example}"
        // Use a month from 01 to 12
        case .month: "月は01から12までで入力してください"
        // Enter this month or a later one: check it or use another card
        case .expired: "有効期限が切れています。日付を確認するか、別のカードを使ってください"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "日付が先すぎます。今から{maximum}年以内の日付を入力してください"
        // Use a day from 01 to {maximum} in that month
        case .day: "その月の日は01から{maximum}までで入力してください"
        // Use hours from 00 to 23
        case .hours: "時は00から23までで入力してください"
        // Use minutes from 00 to 59
        case .minutes: "分は00から59までで入力してください"
        // Use seconds from 00 to 59
        case .seconds: "秒は00から59までで入力してください"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "年-月-日の順に、月と日は2桁で入力してください。例：{example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "年-月-日、T、時刻の順に入力してください。例：{example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "時、分、秒、タイムゾーンを入力してください。例：{example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "末尾にタイムゾーンを付けてください。UTCはZ、それ以外は+01:00のような時差です"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "UTCとの時差は23:59以内にしてください。例：+01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "時刻の後にあるもの（Zや+01:00など）をすべて削除してください"

        // Include a full site name, like example.com
        case .siteName: "完全なドメイン名を入力してください。例：example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "example.comのようにドメイン名だけを入力してください。前後には何も付けないでください"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "ドメイン名には半角の英字（a～z）、数字、ハイフン、ドットだけを使ってください。アクセント記号は使えません"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "ドメイン名に入力間違いがないか確認してください。この名前のサイトは存在できません"
        // End with .com or another site ending, like {example}
        case .siteEnding: "末尾を.comなどのドメインの語尾にしてください。例：{example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "ドメイン名のドットとドットの間は{maximum}文字以内にしてください"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "ドメイン名は{maximum}文字以内にしてください"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "完全なIPv6アドレスを[と]の間に入力してください。例：[2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "192.0.2.1のような、0から255までの4つの数からなるIPアドレスか、example.comのようなドメイン名を入力してください"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite: "プライベートネットワークではなく、example.comのように誰でもインターネットで開けるサイトを使ってください"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "IPアドレスではなく、example.comのようなドメイン名を使ってください"
        // Use an address at {accepted}
        case .hostAccepted: "{accepted}のアドレスを使ってください"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "コロンの後に{minimum}から{maximum}までのポート番号を入力してください"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "ポート番号は{accepted}にするか、省略してください"
        // Remove the port number, like :8080, after the site name
        case .noPort: "ドメイン名の後のポート番号（:8080など）を削除してください"
        // Remove the user name or password and the @ sign
        case .userInfo: "ユーザー名またはパスワードと、@を削除してください"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent: "%の後には、%20のように数字またはA～Fの英字を2つ入力してください。%そのものは%25と入力します"
        // Use / instead of \
        case .backslash: "\\の代わりに/を使ってください"
        // Use {accepted} instead of {character}
        case .percentEncoded: "{character}の代わりに{accepted}を使ってください"
        // Use %20 instead of each space
        case .percentEncodedSpace: "空白の代わりに%20を使ってください"
        // Write // after the colon, like {example}
        case .slashesMissing: "コロン（:）の後に//を書いてください。例：{example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "/accountのように、1つの/で始まるこのサイトのページを入力してください"
        // Include an @ sign, like name@example.com
        case .atMissing: "@を入れてください。例：name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "@の前に名前を入力してください。例：name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "@の前は{maximum}文字以内で入力してください"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "引用符は先頭と@の直前に1つずつ付けるか、1つも付けないでください"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "@の後の部分を入力してください。例：name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "@の前には、äのようなaからz以外の文字を使わないでください"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "@の後には、äのようなaからz以外の文字を使わないでください"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "@の後にある「{character}」を削除してください"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "@の後には、コンマ（,）ではなくドット（.）を使ってください"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "0から255までの数を4つ、ドットで区切って入力してください。例：{example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups: "数字またはaからfまでの英字1～4文字のグループを8つコロンで区切るか、::を使ってより少ないグループで入力してください。例：{example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "次のいずれかの種類のIPアドレスを使ってください：{accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "#の後に、数字またはaからfまでの英字を{accepted}文字入力してください。例：{example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "数字またはaからfまでの英字を{accepted}文字、次のように区切って入力してください：{example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "すべて同じ区切り文字を使ってください。例：{example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "8、4、4、4、12文字の数字または英字の間にハイフンを入れてください。例：{example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "バージョン{accepted}のUUIDを使ってください。例：{example}。正しいものをコピーしたか確認してください"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "数を3つ、ドットで区切って入力してください。例：{example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "5文字目と6文字目は、DEのような国を表す英大文字2文字にしてください"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "978または979で始めてください。ただし979-0は使えません"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "数字とAからZまでの英字だけを使ってください。ただしI、L、O、Uは使えません"

        // Include {minimum} letters or more
        case .passwordLetters: "英字などの文字を{minimum}文字以上含めてください"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase: "英小文字を{minimum}文字以上含めてください"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "英大文字を{minimum}文字以上含めてください"
        // Include {minimum} digits or more
        case .passwordDigits: "数字を{minimum}文字以上含めてください"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "!や%などの記号を{minimum}文字以上含めてください"
        }
    }

    // A name is without a particle: "メールアドレス".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "{name}を入力してください"
        case .check: "{name}を確認してください"
        case .choice: "{name}を一覧から選んでください"
        case .mistypedDigits, .mistypedCharacters: "{name}を確認してください。入力に間違いがあるようです"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "数字だけの値"
        case .letters: "文字だけの値（数字と記号を除く）"
        case .lettersAndDigits: "文字と数字だけの値（記号を除く）"
        case .wholeNumber: "整数"
        case .number: "数値"
        case .hexadecimal: "16進数"
        case .email: "メールアドレス"
        case .phone: "電話番号"
        case .webAddress: "URL"
        case .siteName: "ドメイン名"
        case .ipAddress: "IPアドレス"
        case .ipv4: "IPv4アドレス"
        case .ipv6: "IPv6アドレス"
        case .macAddress: "MACアドレス"
        case .port: "ポート番号"
        case .date: "日付"
        case .time: "時を2桁で表した24時間制の時刻"
        case .dateAndTime: "日付と時刻"
        case .monthAndYear: "月と年"
        case .cardNumber: "カード番号"
        case .iban: "IBAN"
        case .bic: "SWIFTコード（BIC）"
        case .isbn: "ISBN"
        case .barcode: "バーコード番号"
        case .color: "カラーコード"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "バージョン番号"
        case .text: "テキスト"
        case .list: "リスト"
        case .object: "名前付きの値を持つオブジェクト"
        case .digit: "半角数字"
        case .letter: "半角英字（A～Z、a～z）"
        case .capitalLetter: "半角の英大文字（A～Z）"
        case .lowercaseLetter: "半角の英小文字（a～z）"
        case .similar: "{example}のような値"
        case .anotherFormat: "その他の使用できる形式の値"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "入力内容に問題があります"
        case .errorPrefix: "エラー："
        case .unlabeled: "この値"
        case .otherField: "もう一方の項目"
        case .securityCode: "セキュリティコード"
        case .spaces: "空白"
        case .commas: "コンマ"
        case .dots: "ドット"
        case .hyphens: "ハイフン"
        case .slashes: "スラッシュ"
        case .apostrophes: "アポストロフィ"
        case .underscores: "アンダースコア"
        case .brackets: "かっこ"
        case .quotationMarks: "引用符"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let sentenceEnd = "。"

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: "、", pair: "または", last: "、または")
}
