// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Korean.
    public static let korean = MessageLanguage(Korean.self)
}

/// Korean, with the polite imperative that public forms use.
///
/// A label comes before the sentence with a colon, so that no particle depends on its last sound.
///
/// Reviewed by a native speaker: no.
enum Korean: LanguageTable {
    static let tag = "ko"
    static let name = "한국어"

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "지금은 확인할 수 없습니다. 몇 분 후에 다시 시도하세요"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "이 양식에 문제가 있어 확인할 수 없습니다"
        // Wait a moment, then try again: this is still being checked
        case .pending: "아직 확인하고 있습니다. 잠시 기다린 후 다시 시도하세요"
        // Check this value
        case .check: "이 내용을 확인하세요"

        // Enter a value
        case .empty: "이 항목을 입력하세요"
        // Choose a value
        case .noChoice: "값을 선택하세요"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "너무 깁니다. 필요 없는 글자나 공백을 지워 줄이세요"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "{maximum}자 이하로 입력하세요. ä 같은 글자, 한글, 이모지는 두 자 이상으로 셉니다"
        // Make this longer: add some characters
        case .tooBrief: "너무 짧습니다. 글자를 더 입력하세요"
        // Use {minimum} characters or more
        case .tooShort: "{minimum}자 이상 입력하세요"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "{minimum}자 이상 {maximum}자 이하로 입력하세요"
        // Use {maximum} characters or fewer
        case .tooLong: "{maximum}자 이하로 입력하세요"
        // Use exactly {minimum} characters
        case .exactLength: "정확히 {minimum}자를 입력하세요"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "정확히 {minimum}자를 입력하세요(현재 {length}자)"
        // Give {minimum} entries or more
        case .tooFewEntries: "{minimum}개 이상 입력하세요"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "{maximum}개 이하로 입력하세요"
        // Give exactly {minimum} entries
        case .exactEntries: "정확히 {minimum}개를 입력하세요"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "{minimum}개 이상 {maximum}개 이하로 입력하세요"

        // Only use the digits 0 to 9
        case .digitsOnly: "0부터 9까지의 숫자만 사용하세요"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "A부터 Z까지 또는 a부터 z까지의 영문자만 숫자, 공백, 악센트 없이 사용하세요"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "글자만 사용하세요. 숫자, 공백, 다른 기호는 쓸 수 없습니다"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "A부터 Z까지 또는 a부터 z까지의 영문자와 0부터 9까지의 숫자만 사용하세요"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "글자와 숫자만 사용하세요. 공백, 하이픈 등은 쓸 수 없습니다"
        // Only use these characters: {accepted}
        case .onlyThese: "다음 문자만 사용하세요: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "숫자, 하이픈, a부터 z까지의 영문 소문자만 공백과 악센트 없이 사용하세요"
        // Use capital letters, like {example}
        case .capitalLetters: "영문 대문자를 사용하세요. 예: {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "영문 대문자 대신 소문자를 사용하세요"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "숫자만 사용하세요. 숫자 사이에는 공백이나 하이픈을 하나씩 쓸 수 있습니다"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "0부터 9까지의 숫자와 a부터 f까지의 영문자만 사용하세요"
        // Remove the spaces and line breaks
        case .spaces: "공백과 줄바꿈을 지우세요"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "처음과 끝의 공백이나 줄바꿈을 지우세요"
        // Remove the {characters}
        case .without: "{characters} 없이 입력하세요"
        // Remove {character}
        case .disallowedText: "다음을 지우세요: {character}"
        // Use {character} only once
        case .once: "다음은 한 번만 사용하세요: {character}"
        // Use {character} only at the end
        case .onlyAtEnd: "{character} 문자는 맨 끝에만 쓰세요"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "특수하거나 모양이 비슷하거나 보이지 않는 문자가 있습니다. 지우고 다시 입력하세요"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "일반 숫자, 글자, 기호를 사용하세요. 예: １이나 ١이 아니라 1"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "영문자 A부터 Z까지, 숫자, 일반 기호만 사용하세요. 악센트와 이모지는 쓸 수 없습니다"
        // Remove {character} and everything after it
        case .nothingAfter: "{character} 문자와 그 뒤의 내용을 모두 지우세요"
        // Do not begin with {character}
        case .notBegin: "다음으로 시작하지 마세요: {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "빼기 기호를 지우세요. 음수는 쓸 수 없습니다"
        // Begin with {accepted}
        case .begins: "다음으로 시작하세요: {accepted}"
        // End with {accepted}
        case .ends: "다음으로 끝내세요: {accepted}"
        // Include {accepted}
        case .includes: "다음을 포함하세요: {accepted}"
        // Do not write two dots in a row
        case .dots: "점을 연달아 쓰지 마세요"
        // Do not begin with a dot
        case .dotAtStart: "점으로 시작하지 마세요"
        // Do not end with a dot
        case .dotAtEnd: "점으로 끝내지 마세요"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "@ 옆에 점을 쓰지 마세요"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "도메인 이름의 맨 앞이나 맨 뒤에 점을 쓰지 마세요"
        // Do not write two hyphens in a row
        case .hyphens: "하이픈을 연달아 쓰지 마세요"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "모든 하이픈 앞뒤에 문자나 숫자를 쓰세요"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "하이픈으로 시작하거나 끝내지 마세요"

        // Use an accepted format: check for mistakes
        case .format: "형식이 맞지 않습니다. 입력한 내용을 확인하세요"
        // Use an accepted format: check character {number}
        case .mistakeAt: "허용되는 형식으로 입력하세요. 다음 순서의 문자를 확인하세요: {number}"
        // Use {kinds} as character {number}
        case .characterAt: "{number}번째 문자에는 다음을 사용하세요: {kinds}"
        // Begin with {kinds}
        case .characterFirst: "첫 번째 문자에는 다음을 사용하세요: {kinds}"
        // Use this format: {example}
        case .looksLike: "다음 형식으로 입력하세요: {example}"
        // Enter {kind}, like {example}
        case .kind: "{kind} 형식으로 입력하세요. 예: {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "{characters} 없이 {kind} 형식으로 입력하세요. 예: {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "{minimum} 이상 {maximum} 이하의 {kind} 형식으로 입력하세요"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "{minimum} 이상의 {kind} 형식으로 입력하세요"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "{maximum} 이하의 {kind} 형식으로 입력하세요"
        // Enter {kinds}
        case .oneOf: "다음을 입력하세요: {kinds}"
        // Enter something other than {kinds}
        case .notKind: "다음이 아닌 내용을 입력하세요: {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "+와 국가 번호로 시작하고 그 뒤에 숫자만 입력하세요. 예: {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "+ 없이 국가 번호부터 숫자만 입력하세요. 예: {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "0으로 시작하지 않는 국가 번호를 입력하세요. 예: {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "전화번호에는 숫자만 사용하세요. 예: {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "내용이 잘린 것 같습니다. 전체를 복사하여 여기에 다시 붙여 넣으세요"
        // Check each digit for a typo
        case .mistypedDigits: "잘못 입력한 것 같습니다. 숫자를 하나씩 확인하세요"
        // Check each character for a typo
        case .mistypedCharacters: "잘못 입력한 것 같습니다. 문자를 하나씩 확인하세요"
        // Check for missing digits: this is too short
        case .missingDigits: "너무 짧습니다. 빠진 숫자가 있는지 확인하세요"
        // Check for extra digits: this is too long
        case .extraDigits: "너무 깁니다. 필요 없는 숫자가 있는지 확인하세요"
        // Enter a number that is not all zeros
        case .allZeros: "모두 0이 아닌 번호를 입력하세요"
        // Use exactly {accepted} digits
        case .exactDigits: "숫자를 정확히 {accepted}자리 입력하세요"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "숫자를 정확히 {accepted}자리 입력하세요(현재 {length}자리)"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "숫자를 {minimum}자리에서 {maximum}자리까지 입력하세요(현재 {length}자리)"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "영문자와 숫자를 정확히 {accepted}자 입력하세요"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "영문자와 숫자를 정확히 {accepted}자 입력하세요(현재 {length}자)"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "DE처럼 IBAN을 사용하는 국가의 두 글자로 시작하세요"

        // Enter {minimum} or more
        case .atLeast: "{minimum} 이상을 입력하세요"
        // Enter {maximum} or less
        case .atMost: "{maximum} 이하를 입력하세요"
        // Enter a value between {minimum} and {maximum}
        case .between: "{minimum} 이상 {maximum} 이하의 값을 입력하세요"
        // Enter more than {minimum}
        case .moreThan: "{minimum}보다 큰 값을 입력하세요"
        // Enter less than {maximum}
        case .lessThan: "{maximum}보다 작은 값을 입력하세요"
        // Enter {minimum} or later
        case .earliest: "{minimum} 또는 그 이후의 날짜를 입력하세요"
        // Enter {maximum} or earlier
        case .latest: "{maximum} 또는 그 이전의 날짜를 입력하세요"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "{minimum}부터 {maximum}까지의 날짜를 입력하세요"
        // Enter a date after {minimum}
        case .laterThan: "{minimum}보다 뒤의 날짜를 입력하세요"
        // Enter a date before {maximum}
        case .earlierThan: "{maximum}보다 앞선 날짜를 입력하세요"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "‘{minimum}’ 또는 그 뒤에 오는 것을 입력하세요"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "‘{maximum}’ 또는 그 앞에 오는 것을 입력하세요"
        // Enter something that comes after {minimum}
        case .textAfter: "‘{minimum}’ 뒤에 오는 것을 입력하세요"
        // Enter something that comes before {maximum}
        case .textBefore: "‘{maximum}’ 앞에 오는 것을 입력하세요"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "자릿수를 줄이세요. 필요 없는 숫자가 있는지 확인하세요"
        // Use only one decimal point, like {example}
        case .decimalPoint: "소수점은 하나만 쓰세요. 예: {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "소수점으로 쓰는 쉼표는 하나만 쓰세요. 예: {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "숫자로 시작하세요. 예: {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "숫자로 끝내세요. 예: {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "쉼표가 아니라 소수점(.)을 사용하세요. 예: {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "소수점으로 점이 아니라 쉼표(,)를 사용하세요. 예: {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "천 단위 구분 기호 없이 숫자를 입력하세요. 예: {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "소수점 아래는 {maximum}자리 이하로 입력하세요"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "숫자를 {maximum}자리 이하로 입력하세요"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "수의 맨 앞에 있는 0을 지우세요. 예: 07 대신 7"

        // This does not match: check for mistakes
        case .mismatch: "일치하지 않습니다. 입력한 내용을 확인하세요"
        // Enter a different value: this one cannot be used
        case .anotherValue: "다른 값을 입력하세요. 이 값은 사용할 수 없습니다"
        // Enter one of the accepted values: check for a typo
        case .choice: "허용되는 값의 목록에 있는 값을 입력하세요. 오타가 있는지 확인하세요"
        // Choose {accepted}
        case .option: "다음 중 하나를 선택하세요: {accepted}"
        // Select this
        case .unselected: "이 항목을 선택하세요"
        // Remove the entry that is in the list twice
        case .repeated: "목록에서 중복된 항목을 지우세요"
        // Enter the same as in {other}: check both
        case .same: "‘{other}’ 항목과 같은 내용을 입력하세요. 두 항목을 모두 확인하세요"
        // Enter a later or larger value than in {other}
        case .after: "‘{other}’ 항목보다 늦거나 큰 값을 입력하세요"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "다음 중 하나 이상을 입력하세요: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "표시된 것보다 오류가 더 많습니다. 고쳐야 할 항목 수: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "먼저 여기에 표시된 오류를 고치세요. 오류가 더 있을 수 있습니다"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "여기에서 허용되는 값을 사용하세요. 철자, 크기, 형식을 확인하세요"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "데이터의 구문을 고치세요. 따옴표, 쉼표, 괄호를 확인하세요"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "{line}행 {column}열의 구문을 고치세요. 따옴표, 쉼표, 괄호를 확인하세요"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "이 키를 삭제하거나 철자를 고치세요. 여기에서 허용되지 않습니다"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "두 키 중 하나를 삭제하세요. 이 키가 두 번 있습니다"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "데이터를 UTF-8로 저장하세요. 다른 인코딩의 바이트가 있습니다"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "단계를 줄이세요. 목록과 개체가 너무 깊이 중첩되어 있습니다"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "데이터가 너무 큽니다. 최대 {maximum}바이트까지 보낼 수 있습니다"

        // Use a card from {accepted}
        case .cardNetwork: "{accepted} 카드를 사용하세요"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "월 두 자리를 쓰고 이어서 연도 두 자리를 쓰세요. 예: {example}"
        // Use a month from 01 to 12
        case .month: "월은 01부터 12까지로 입력하세요"
        // Enter this month or a later one: check it or use another card
        case .expired: "이미 지난 날짜입니다. 확인하거나 다른 카드를 사용하세요"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "너무 먼 날짜입니다. 지금부터 {maximum}년 이내여야 합니다"
        // Use a day from 01 to {maximum} in that month
        case .day: "그 달의 일은 01부터 {maximum}까지로 입력하세요"
        // Use hours from 00 to 23
        case .hours: "시는 00부터 23까지로 입력하세요"
        // Use minutes from 00 to 59
        case .minutes: "분은 00부터 59까지로 입력하세요"
        // Use seconds from 00 to 59
        case .seconds: "초는 00부터 59까지로 입력하세요"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "연-월-일 순서로 월과 일은 두 자리로 입력하세요. 예: {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "연-월-일, T, 시간 순서로 쓰세요. 예: {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "시, 분, 초와 시간대를 입력하세요. 예: {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "끝에 시간대를 붙이세요. UTC는 Z, 그 밖에는 +01:00 같은 시차를 씁니다"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "UTC와의 시차는 23:59 이하로 입력하세요. 예: +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "시간 뒤에 있는 Z 또는 +01:00 같은 내용을 모두 지우세요"

        // Include a full site name, like example.com
        case .siteName: "전체 도메인 이름을 쓰세요. 예: example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "example.com처럼 도메인 이름만 입력하고 앞뒤에는 아무것도 쓰지 마세요"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "도메인 이름에는 a부터 z까지의 영문자, 숫자, 하이픈, 점만 사용하세요. 악센트는 쓸 수 없습니다"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "도메인 이름에 오타가 있는지 확인하세요. 이런 이름의 사이트는 있을 수 없습니다"
        // End with .com or another site ending, like {example}
        case .siteEnding: ".com이나 다른 도메인 확장자로 끝내세요. 예: {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "도메인 이름의 점과 점 사이는 {maximum}자 이하로 입력하세요"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "도메인 이름은 {maximum}자 이하로 입력하세요"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "전체 IPv6 주소를 [와 ] 사이에 쓰세요. 예: [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "192.0.2.1처럼 0부터 255까지의 수 4개로 된 IP 주소나 example.com 같은 도메인 이름을 쓰세요"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite: "사설 네트워크가 아니라 example.com처럼 누구나 인터넷에서 열 수 있는 사이트를 사용하세요"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "IP 주소가 아니라 example.com 같은 도메인 이름을 사용하세요"
        // Use an address at {accepted}
        case .hostAccepted: "다음 사이트의 주소를 사용하세요: {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "콜론 뒤에 {minimum}부터 {maximum}까지의 포트 번호를 쓰세요"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "{accepted} 포트를 사용하거나 포트 번호를 빼세요"
        // Remove the port number, like :8080, after the site name
        case .noPort: "도메인 이름 뒤에 있는 :8080 같은 포트 번호를 지우세요"
        // Remove the user name or password and the @ sign
        case .userInfo: "사용자 이름이나 비밀번호와 @를 지우세요"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent: "% 뒤에는 %20처럼 숫자나 A부터 F까지의 영문자를 두 개 쓰세요. % 기호 자체는 %25로 씁니다"
        // Use / instead of \
        case .backslash: "\\ 대신 /를 사용하세요"
        // Use {accepted} instead of {character}
        case .percentEncoded: "{character} 대신 다음을 사용하세요: {accepted}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "공백 대신 %20을 사용하세요"
        // Write // after the colon, like {example}
        case .slashesMissing: "콜론 뒤에 //를 쓰세요. 예: {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "/account처럼 / 하나로 시작하는 이 사이트의 페이지를 입력하세요"
        // Include an @ sign, like name@example.com
        case .atMissing: "@를 넣으세요. 예: name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "@ 앞에 이름을 쓰세요. 예: name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "@ 앞은 {maximum}자 이하로 입력하세요"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "따옴표를 맨 앞과 @ 바로 앞에 쓰거나, 하나도 쓰지 마세요"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "@ 뒤의 부분을 쓰세요. 예: name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "@ 앞에는 ä처럼 a부터 z까지가 아닌 글자를 사용하지 마세요"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "@ 뒤에는 ä처럼 a부터 z까지가 아닌 글자를 사용하지 마세요"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "@ 뒤에서 다음을 지우세요: {character}"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "@ 뒤에는 쉼표가 아니라 점을 쓰세요"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "0부터 255까지의 수 4개를 점으로 구분하여 입력하세요. 예: {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups: "숫자 또는 a부터 f까지의 영문자 1~4자로 된 그룹 8개를 콜론으로 구분하거나, ::으로 그룹을 줄여 입력하세요. 예: {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "다음 종류의 IP 주소를 사용하세요: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "#을 쓰고 이어서 숫자 또는 a부터 f까지의 영문자를 {accepted}자 입력하세요. 예: {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "숫자 또는 a부터 f까지의 영문자를 {accepted}자 입력하고 다음처럼 나누세요: {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "모든 곳에 같은 구분 기호를 사용하세요. 예: {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "숫자나 영문자를 8, 4, 4, 4, 12자씩 묶고 그 사이에 하이픈을 쓰세요. 예: {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "다음 버전의 UUID를 사용하세요: {accepted}. 예: {example}. 올바른 값을 복사했는지 확인하세요"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "수 3개를 점으로 구분하여 입력하세요. 예: {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "다섯째와 여섯째 글자는 DE처럼 나라를 나타내는 영문 대문자 2자여야 합니다"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "978 또는 979로 시작하세요. 979-0은 사용할 수 없습니다"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "숫자와 A부터 Z까지의 영문자만 사용하되 I, L, O, U는 사용하지 마세요"

        // Include {minimum} letters or more
        case .passwordLetters: "글자를 {minimum}개 이상 포함하세요"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase: "소문자를 {minimum}개 이상 포함하세요"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "대문자를 {minimum}개 이상 포함하세요"
        // Include {minimum} digits or more
        case .passwordDigits: "숫자를 {minimum}개 이상 포함하세요"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "!나 % 같은 기호를 {minimum}개 이상 포함하세요"
        }
    }

    // A name has its particle: "이메일 주소를".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "{name} 입력하세요"
        case .check: "{name} 확인하세요"
        case .choice: "{name} 목록에서 선택하세요"
        case .mistypedDigits, .mistypedCharacters: "{name} 확인하세요. 잘못 입력한 것 같습니다"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "숫자로만 된 값"
        case .letters: "글자로만 된 값"
        case .lettersAndDigits: "글자와 숫자로만 된 값"
        case .wholeNumber: "정수"
        case .number: "숫자"
        case .hexadecimal: "16진수"
        case .email: "이메일 주소"
        case .phone: "전화번호"
        case .webAddress: "웹 주소"
        case .siteName: "도메인 이름"
        case .ipAddress: "IP 주소"
        case .ipv4: "IPv4 주소"
        case .ipv6: "IPv6 주소"
        case .macAddress: "하드웨어 주소(MAC)"
        case .port: "포트 번호"
        case .date: "날짜"
        case .time: "시를 두 자리로 쓴 24시간제 시간"
        case .dateAndTime: "날짜와 시간"
        case .monthAndYear: "월과 연도"
        case .cardNumber: "카드 번호"
        case .iban: "IBAN"
        case .bic: "은행 코드(BIC)"
        case .isbn: "ISBN"
        case .barcode: "바코드 번호"
        case .color: "색상 코드"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "버전 번호"
        case .text: "텍스트"
        case .list: "목록"
        case .object: "이름이 있는 값으로 된 객체"
        case .digit: "숫자 한 자"
        case .letter: "영문자(A~Z 또는 a~z)"
        case .capitalLetter: "영문 대문자(A~Z)"
        case .lowercaseLetter: "영문 소문자(a~z)"
        case .similar: "{example} 같은 형식의 값"
        case .anotherFormat: "허용되는 다른 형식의 값"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "문제가 있습니다"
        case .errorPrefix: "오류:"
        case .unlabeled: "이 값"
        case .otherField: "다른 항목"
        case .securityCode: "보안 코드"
        case .spaces: "공백"
        case .commas: "쉼표"
        case .dots: "점"
        case .hyphens: "하이픈"
        case .slashes: "슬래시"
        case .apostrophes: "아포스트로피"
        case .underscores: "밑줄"
        case .brackets: "괄호"
        case .quotationMarks: "따옴표"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: ", ", pair: " 또는 ")
}
