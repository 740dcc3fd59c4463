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

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "지금은 확인할 수 없습니다. 나중에 다시 시도하세요"
        // This is still being checked: wait a moment
        case .pending: "아직 확인하고 있습니다. 잠시 기다리세요"
        // Check this value
        case .check: "이 내용을 확인하세요"

        // Enter a value
        case .empty: "이 항목을 입력하세요"
        // This is too long: shorten it
        case .tooLarge: "너무 깁니다. 줄이세요"
        // This is too short: make it longer
        case .tooBrief: "너무 짧습니다. 더 입력하세요"
        // Use {minimum} characters or more
        case .tooShort: "{minimum}자 이상 입력하세요"
        // Use {maximum} characters or less
        case .tooLong: "{maximum}자 이하로 입력하세요"
        // Use exactly {minimum} characters
        case .exactLength: "정확히 {minimum}자를 입력하세요"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "{minimum}자 이상 {maximum}자 이하로 입력하세요"
        // Give {minimum} entries or more
        case .tooFewEntries: "{minimum}개 이상 입력하세요"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "{maximum}개 이하로 입력하세요"
        // Give exactly {minimum} entries
        case .exactEntries: "정확히 {minimum}개를 입력하세요"

        // Only use the digits 0 to 9
        case .digitsOnly: "0부터 9까지의 숫자만 사용하세요"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "A부터 Z까지의 영문자만 공백과 악센트 없이 사용하세요"
        // Only use letters, without spaces
        case .anyLettersOnly: "글자만 공백 없이 사용하세요"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "A부터 Z까지의 영문자와 0부터 9까지의 숫자만 사용하세요"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "글자와 숫자만 공백 없이 사용하세요"
        // Only use these characters: {accepted}
        case .onlyThese: "다음 문자만 사용하세요: {accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "a부터 z까지의 영문 소문자, 숫자, 하이픈만 사용하세요"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "숫자만 사용하세요. 숫자 사이에는 공백이나 하이픈을 하나씩 쓸 수 있습니다"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "0부터 9까지의 숫자와 A부터 F까지의 영문자만 사용하세요"
        // Remove the spaces and line breaks
        case .spaces: "공백과 줄바꿈을 지우세요"
        // Remove this character: {character}
        case .disallowedCharacter: "이 문자를 지우세요: {character}"
        // This includes a character that cannot be used here: remove it
        case .strangeCharacter: "여기에 쓸 수 없는 문자가 있습니다. 지우세요"
        // Remove {character} and everything after it
        case .nothingAfter: "{character} 문자와 그 뒤의 내용을 모두 지우세요"
        // Do not begin with {character}
        case .notBegin: "다음으로 시작하지 마세요: {character}"
        // Begin with {accepted}
        case .begins: "다음으로 시작하세요: {accepted}"
        // End with {accepted}
        case .ends: "다음으로 끝내세요: {accepted}"
        // Include {accepted}
        case .includes: "다음을 포함하세요: {accepted}"
        // Check the dots: one of them is in the wrong place
        case .dots: "점을 확인하세요. 위치가 맞지 않는 점이 있습니다"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "하이픈을 확인하세요. 위치가 맞지 않는 하이픈이 있습니다"

        // This is not in an accepted format: check it for mistakes
        case .format: "형식이 맞지 않습니다. 입력한 내용을 확인하세요"
        // Use this format: {example}
        case .looksLike: "다음 형식으로 입력하세요: {example}"
        // Enter {kind}, like {example}
        case .kind: "{kind} 형식으로 입력하세요. 예: {example}"
        // Enter {kinds}
        case .oneOf: "다음을 입력하세요: {kinds}"
        // Enter something other than {kinds}
        case .notKind: "다음이 아닌 내용을 입력하세요: {kinds}"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber: "전화번호를 국가 번호와 함께 공백 없이 입력하세요. 예: {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "내용이 잘린 것 같습니다. 전체를 다시 복사하세요"
        // This looks mistyped: check each digit
        case .mistypedDigits: "잘못 입력한 것 같습니다. 숫자를 하나씩 확인하세요"
        // This looks mistyped: check each character
        case .mistypedCharacters: "잘못 입력한 것 같습니다. 문자를 하나씩 확인하세요"
        // This has too many or too few digits: check it
        case .digitCount: "숫자가 너무 많거나 적습니다. 확인하세요"
        // Use exactly {accepted} digits
        case .exactDigits: "숫자를 정확히 {accepted}자리 입력하세요"
        // This has too many or too few characters: check it
        case .characterCount: "문자가 너무 많거나 적습니다. 확인하세요"

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
        // Enter {minimum} or a later date
        case .earliest: "{minimum} 또는 그 이후의 날짜를 입력하세요"
        // Enter {maximum} or an earlier date
        case .latest: "{maximum} 또는 그 이전의 날짜를 입력하세요"
        // Enter a date after {minimum}
        case .laterThan: "{minimum} 다음 날부터의 날짜를 입력하세요"
        // Enter a date before {maximum}
        case .earlierThan: "{maximum} 전날까지의 날짜를 입력하세요"
        // Enter a number that is closer to 0
        case .closerToZero: "0에 더 가까운 수를 입력하세요"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "소수점은 하나만 쓰고 그 앞뒤에 숫자를 쓰세요. 예: 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces: "소수점 아래는 {maximum}자리 이하로 입력하세요"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "숫자를 {maximum}자리 이하로 입력하세요"
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "수의 맨 앞에 있는 0을 지우세요"

        // This does not match: check it for mistakes
        case .mismatch: "일치하지 않습니다. 입력한 내용을 확인하세요"
        // Enter something different: this cannot be used
        case .anotherValue: "다른 내용을 입력하세요. 이 내용은 사용할 수 없습니다"
        // Choose one of the options in the list
        case .choice: "목록에서 하나를 선택하세요"
        // Remove the entry that is in the list twice
        case .repeated: "목록에서 중복된 항목을 지우세요"
        // Enter the same as in {other}
        case .same: "‘{other}’ 항목과 같은 내용을 입력하세요"
        // Enter a later or larger value than in {other}
        case .after: "‘{other}’ 항목보다 늦거나 큰 값을 입력하세요"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "다음 중 하나 이상을 입력하세요: {accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors: "표시된 것보다 오류가 더 많습니다. 고쳐야 할 항목 수: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "{accepted} 카드를 사용하세요"
        // Use a month from 01 to 12
        case .month: "월은 01부터 12까지로 입력하세요"
        // This is in the past: check it, or use another card
        case .expired: "이미 지난 날짜입니다. 확인하거나 다른 카드를 사용하세요"
        // This is too far ahead: it must be {maximum} years from now or less
        case .tooFarAhead: "너무 먼 날짜입니다. 지금부터 {maximum}년 이내여야 합니다"
        // Enter a real date: this month has fewer days
        case .realDate: "실제로 있는 날짜를 입력하세요. 이 달에는 그 날이 없습니다"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "00:00:00부터 23:59:59까지의 시각을 입력하세요"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "끝에 Z 또는 시차를 붙이세요. 예: +01:00"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "끝에 있는 Z 또는 +01:00 같은 시차를 지우세요"

        // Include a full site name, like example.com
        case .siteName: "전체 도메인 이름을 쓰세요. 예: example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "도메인 이름에는 영문자, 숫자, 하이픈, 점만 사용하세요"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "도메인 이름의 철자를 확인하세요. 이런 이름은 있을 수 없습니다"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress: "example.com 같은 도메인 이름이나 192.0.2.1 또는 [2001:db8::1] 같은 IP 주소를 쓰세요"
        // Use the address of a public site
        case .publicSite: "공개된 사이트의 주소를 사용하세요"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "IP 주소가 아니라 example.com 같은 도메인 이름을 사용하세요"
        // Use an address at {accepted}
        case .hostAccepted: "다음 사이트의 주소를 사용하세요: {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "콜론 뒤에 {minimum}부터 {maximum}까지의 포트 번호를 쓰세요"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "{accepted} 포트를 사용하거나 포트 번호를 빼세요"
        // Remove the name or password before the @ sign
        case .userInfo: "@ 앞의 이름이나 비밀번호를 지우세요"
        // Write two digits or letters from A to F after each %
        case .percent: "% 뒤에는 숫자나 A부터 F까지의 영문자를 두 개 쓰세요"
        // Use / in place of \
        case .backslash: "\\ 대신 /를 사용하세요"
        // Use only one @ sign
        case .oneAt: "@는 하나만 사용하세요"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong: "@ 앞은 {maximum}자 이하로 입력하세요"
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "따옴표를 확인하세요. 위치가 맞지 않는 따옴표가 있습니다"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "@ 뒤에 전체 도메인 이름을 쓰세요. 예: example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "다음 종류의 IP 주소를 사용하세요: {accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "다음 버전의 UUID를 사용하세요: {accepted}"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "978 또는 979로 시작하세요. 979-0은 사용할 수 없습니다"

        // Include {minimum} letters or more
        case .passwordLetters: "글자를 {minimum}개 이상 포함하세요"
        // Include {minimum} lower-case letters or more
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
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "{name} 입력하세요"
        case .check: "{name} 확인하세요"
        case .choice: "{name} 목록에서 선택하세요"
        case .mistypedDigits, .mistypedCharacters: "{name} 확인하세요. 잘못 입력한 것 같습니다"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
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
        // Doubtful: kinds: 시각 is correct, but Korean forms nearly always say 시간 for a time of day (also in dateAndTime)
        case .time: "시각"
        case .dateAndTime: "날짜와 시각"
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
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "문제가 있습니다"
        case .failure: "입력 내용을 확인해야 합니다"
        case .errorPrefix: "오류:"
        case .unlabeled: "이 값"
        case .otherField: "다른 항목"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory { .other }

    static let numbers = NumberStyle(decimal: ".", group: ",")

    static let lists = ListStyle(separator: ", ", pair: " 또는 ")
}
