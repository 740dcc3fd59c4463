// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Vietnamese.
    public static let vietnamese = MessageLanguage(Vietnamese.self)
}

/// Vietnamese, with the polite imperative "hãy".
///
/// A label comes before the sentence.
///
/// Reviewed by a native speaker: no.
enum Vietnamese: LanguageTable {
    static let tag = "vi"
    static let name = "Tiếng Việt"
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Hiện chưa kiểm tra được. Hãy thử lại sau vài phút"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Biểu mẫu này có sự cố nên không kiểm tra được nội dung này"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Vẫn đang kiểm tra. Hãy chờ một lát rồi thử lại"
        // Check this value
        case .check: "Hãy kiểm tra giá trị này"

        // Enter a value
        case .empty: "Hãy điền vào ô này"
        // Choose a value
        case .noChoice: "Hãy chọn một giá trị"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Nội dung quá dài. Hãy xóa phần hoặc dấu cách thừa"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            "Hãy nhập nhiều nhất {maximum} ký tự. Các chữ như ä và biểu tượng cảm xúc được tính nhiều hơn một"
        // Make this longer: add some characters
        case .tooBrief: "Nội dung quá ngắn. Hãy thêm ký tự"
        // Use {minimum} characters or more
        case .tooShort: "Hãy nhập ít nhất {minimum} ký tự"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Hãy nhập từ {minimum} đến {maximum} ký tự"
        // Use {maximum} characters or fewer
        case .tooLong: "Hãy nhập nhiều nhất {maximum} ký tự"
        // Use exactly {minimum} characters
        case .exactLength: "Hãy nhập đúng {minimum} ký tự"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Hãy nhập đúng {minimum} ký tự, không phải {length}"
        // Give {minimum} entries or more
        case .tooFewEntries: "Hãy nhập ít nhất {minimum} mục"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "Hãy nhập nhiều nhất {maximum} mục"
        // Give exactly {minimum} entries
        case .exactEntries: "Hãy nhập đúng {minimum} mục"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Hãy nhập từ {minimum} đến {maximum} mục"

        // Only use the digits 0 to 9
        case .digitsOnly: "Chỉ dùng các chữ số từ 0 đến 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "Chỉ dùng các chữ cái từ A đến Z hoặc từ a đến z, không có chữ số, dấu cách và dấu tiếng Việt"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Chỉ dùng chữ cái, không dùng chữ số, dấu cách hoặc ký tự khác"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Chỉ dùng các chữ cái từ A đến Z hoặc từ a đến z và các chữ số từ 0 đến 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Chỉ dùng chữ cái và chữ số, không dùng dấu cách, dấu gạch nối hoặc ký tự khác"
        // Only use these characters: {accepted}
        case .onlyThese: "Chỉ dùng các ký tự này: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Chỉ dùng chữ số, dấu gạch nối và chữ thường từ a đến z, không có dấu cách và dấu tiếng Việt"
        // Use capital letters, like {example}
        case .capitalLetters: "Hãy dùng chữ hoa, ví dụ {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Hãy dùng chữ thường thay cho chữ hoa"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Chỉ dùng chữ số; giữa hai chữ số có thể có một dấu cách hoặc một dấu gạch nối"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Chỉ dùng các chữ số từ 0 đến 9 và các chữ cái từ a đến f"
        // Remove the spaces and line breaks
        case .spaces: "Hãy xóa dấu cách và chỗ xuống dòng"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Hãy xóa dấu cách và chỗ xuống dòng ở đầu và cuối"
        // Remove the {characters}
        case .without: "Hãy xóa {characters}"
        // Remove {character}
        case .disallowedText: "Hãy xóa {character}"
        // Use {character} only once
        case .once: "Chỉ dùng {character} một lần"
        // Use {character} only at the end
        case .onlyAtEnd: "Chỉ dùng {character} ở cuối"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "Có ký tự lạ, ký tự trông giống nhau hoặc ký tự ẩn. Hãy xóa rồi gõ lại"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Hãy dùng chữ số, chữ cái và ký hiệu thông thường, ví dụ 1 chứ không phải １ hay ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Chỉ dùng chữ cái từ A đến Z, chữ số và ký hiệu thông thường, không có dấu tiếng Việt và biểu tượng cảm xúc"
        // Remove {character} and everything after it
        case .nothingAfter: "Hãy xóa {character} và mọi thứ phía sau"
        // Do not begin with {character}
        case .notBegin: "Đừng bắt đầu bằng {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Hãy xóa dấu trừ: không chấp nhận số âm"
        // Begin with {accepted}
        case .begins: "Hãy bắt đầu bằng {accepted}"
        // End with {accepted}
        case .ends: "Hãy kết thúc bằng {accepted}"
        // Include {accepted}
        case .includes: "Hãy thêm {accepted}"
        // Do not write two dots in a row
        case .dots: "Không viết hai dấu chấm liền nhau"
        // Do not begin with a dot
        case .dotAtStart: "Không bắt đầu bằng dấu chấm"
        // Do not end with a dot
        case .dotAtEnd: "Không kết thúc bằng dấu chấm"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Không viết dấu chấm cạnh dấu @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Không bắt đầu hoặc kết thúc tên miền bằng dấu chấm"
        // Do not write two hyphens in a row
        case .hyphens: "Không viết hai dấu gạch nối liền nhau"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Hãy viết một chữ cái hoặc chữ số trước và sau mỗi dấu gạch nối"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Đừng bắt đầu hoặc kết thúc bằng dấu gạch nối"

        // Use an accepted format: check for mistakes
        case .format: "Định dạng chưa khớp. Hãy kiểm tra xem có lỗi không"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Hãy dùng định dạng được chấp nhận. Hãy kiểm tra ký tự thứ {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Hãy dùng {kinds} làm ký tự thứ {number}"
        // Begin with {kinds}
        case .characterFirst: "Hãy dùng {kinds} làm ký tự đầu tiên"
        // Use this format: {example}
        case .looksLike: "Hãy dùng định dạng này: {example}"
        // Enter {kind}, like {example}
        case .kind: "Hãy nhập {kind}, ví dụ {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Hãy nhập {kind} không có {characters}, ví dụ {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Hãy nhập {kind} từ {minimum} đến {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Hãy nhập {kind}, {minimum} trở lên"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Hãy nhập {kind}, {maximum} trở xuống"
        // Enter {kinds}
        case .oneOf: "Hãy nhập {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Hãy nhập nội dung không phải là {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Hãy bắt đầu bằng dấu + và mã quốc gia, sau đó chỉ nhập chữ số, ví dụ {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Hãy bắt đầu bằng mã quốc gia và chỉ nhập chữ số, không có dấu +, ví dụ {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Hãy dùng mã quốc gia, mã này không bao giờ bắt đầu bằng 0, ví dụ {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Chỉ dùng chữ số trong số điện thoại, ví dụ {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Nội dung có vẻ chưa đủ. Hãy sao chép toàn bộ rồi dán lại vào đây"
        // Check each digit for a typo
        case .mistypedDigits: "Có vẻ bạn gõ nhầm. Hãy kiểm tra từng chữ số"
        // Check each character for a typo
        case .mistypedCharacters: "Có vẻ bạn gõ nhầm. Hãy kiểm tra từng ký tự"
        // Check for missing digits: this is too short
        case .missingDigits: "Số này quá ngắn. Hãy kiểm tra xem có thiếu chữ số không"
        // Check for extra digits: this is too long
        case .extraDigits: "Số này quá dài. Hãy kiểm tra xem có thừa chữ số không"
        // Enter a number that is not all zeros
        case .allZeros: "Hãy nhập một số không gồm toàn số 0"
        // Use exactly {accepted} digits
        case .exactDigits: "Hãy nhập đúng {accepted} chữ số"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Hãy nhập đúng {accepted} chữ số, không phải {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Hãy nhập từ {minimum} đến {maximum} chữ số, không phải {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Hãy nhập đúng {accepted} chữ cái và chữ số"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Hãy nhập đúng {accepted} chữ cái và chữ số, không phải {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Hãy bắt đầu bằng 2 chữ cái của một nước dùng IBAN, ví dụ DE"

        // Enter {minimum} or more
        case .atLeast: "Hãy nhập {minimum} trở lên"
        // Enter {maximum} or less
        case .atMost: "Hãy nhập {maximum} trở xuống"
        // Enter a value between {minimum} and {maximum}
        case .between: "Hãy nhập một giá trị từ {minimum} đến {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Hãy nhập một số lớn hơn {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Hãy nhập một số nhỏ hơn {maximum}"
        // Enter {minimum} or later
        case .earliest: "Hãy nhập {minimum} hoặc một ngày sau đó"
        // Enter {maximum} or earlier
        case .latest: "Hãy nhập {maximum} hoặc một ngày trước đó"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Hãy nhập một ngày từ {minimum} đến {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Hãy nhập một ngày sau {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Hãy nhập một ngày trước {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Hãy nhập “{minimum}” hoặc giá trị đứng sau nó"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Hãy nhập “{maximum}” hoặc giá trị đứng trước nó"
        // Enter something that comes after {minimum}
        case .textAfter: "Hãy nhập giá trị đứng sau “{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Hãy nhập giá trị đứng trước “{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Hãy dùng ít chữ số hơn và kiểm tra xem có thừa chữ số không"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Chỉ dùng một dấu chấm thập phân, ví dụ {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Chỉ dùng một dấu phẩy thập phân, ví dụ {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Hãy bắt đầu bằng chữ số, ví dụ {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Hãy kết thúc bằng chữ số, ví dụ {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Hãy dùng dấu chấm thập phân, không dùng dấu phẩy, ví dụ {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Hãy dùng dấu phẩy thập phân, không dùng dấu chấm, ví dụ {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Hãy viết chữ số không có dấu phân cách hàng nghìn, ví dụ {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "Hãy dùng nhiều nhất {maximum} chữ số thập phân"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "Hãy nhập nhiều nhất {maximum} chữ số"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Hãy xóa các số 0 ở đầu của một số: ví dụ, viết 7 thay cho 07"

        // This does not match: check for mistakes
        case .mismatch: "Nội dung không khớp. Hãy kiểm tra xem có lỗi không"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Hãy nhập giá trị khác. Giá trị này không dùng được"
        // Enter one of the accepted values: check for a typo
        case .choice: "Hãy nhập một giá trị trong danh sách được chấp nhận. Hãy kiểm tra lỗi gõ"
        // Choose {accepted}
        case .option: "Hãy chọn một trong các mục này: {accepted}"
        // Select this
        case .unselected: "Hãy chọn mục này"
        // Remove the entry that is in the list twice
        case .repeated: "Hãy xóa mục xuất hiện hai lần trong danh sách"
        // Enter the same as in {other}: check both
        case .same: "Hãy nhập giống như ở ô “{other}”. Hãy kiểm tra cả hai ô"
        // Enter a later or larger value than in {other}
        case .after: "Hãy nhập giá trị muộn hơn hoặc lớn hơn giá trị ở ô “{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Hãy điền ít nhất một trong các ô này: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Có nhiều lỗi hơn số được hiển thị. Số mục cần sửa: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Hãy sửa những lỗi hiển thị ở đây trước. Có thể còn lỗi khác"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Hãy dùng giá trị được chấp nhận ở đây. Hãy kiểm tra chính tả, kích thước và định dạng"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Hãy sửa cú pháp của dữ liệu này. Hãy kiểm tra dấu ngoặc kép, dấu phẩy và dấu ngoặc"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Hãy sửa cú pháp ở dòng {line}, cột {column}. Hãy kiểm tra dấu ngoặc kép, dấu phẩy và dấu ngoặc"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Hãy xóa khóa này hoặc sửa chính tả. Khóa không được chấp nhận ở đây"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Hãy xóa một trong hai khóa. Khóa này xuất hiện hai lần"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Hãy lưu dữ liệu này ở dạng UTF-8. Dữ liệu có byte của mã hóa khác"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Hãy dùng ít cấp hơn. Có quá nhiều danh sách và đối tượng lồng vào nhau"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Hãy gửi ít dữ liệu hơn. Giới hạn tính bằng byte là {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Hãy dùng thẻ {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Hãy nhập 2 chữ số cho tháng, rồi 2 chữ số cho năm, ví dụ {example}"
        // Use a month from 01 to 12
        case .month: "Hãy dùng tháng từ 01 đến 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Ngày này đã qua. Hãy kiểm tra lại hoặc dùng thẻ khác"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Ngày này quá xa. Ngày phải trong vòng {maximum} năm kể từ bây giờ"
        // Use a day from 01 to {maximum} in that month
        case .day: "Hãy dùng ngày từ 01 đến {maximum} trong tháng đó"
        // Use hours from 00 to 23
        case .hours: "Hãy dùng giờ từ 00 đến 23"
        // Use minutes from 00 to 59
        case .minutes: "Hãy dùng phút từ 00 đến 59"
        // Use seconds from 00 to 59
        case .seconds: "Hãy dùng giây từ 00 đến 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Hãy nhập năm-tháng-ngày với 2 chữ số cho tháng và ngày, ví dụ {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Hãy viết năm-tháng-ngày, rồi chữ T, rồi giờ, ví dụ {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Hãy nhập giờ, phút, giây và múi giờ, ví dụ {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Hãy kết thúc bằng múi giờ: Z cho UTC, hoặc chênh lệch như +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Hãy dùng chênh lệch so với UTC nhiều nhất là 23:59, ví dụ +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Hãy xóa mọi thứ sau giờ, ví dụ Z hoặc +01:00"

        // Include a full site name, like example.com
        case .siteName: "Hãy viết tên miền đầy đủ, ví dụ example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Chỉ nhập tên miền, ví dụ example.com, không có gì ở trước hoặc sau"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Trong tên miền, chỉ dùng chữ cái từ a đến z không dấu, chữ số, dấu gạch nối và dấu chấm"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Hãy kiểm tra lỗi gõ trong tên miền. Không trang web nào có thể mang tên này"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Hãy kết thúc bằng .com hoặc một đuôi tên miền khác, ví dụ {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Hãy dùng nhiều nhất {maximum} ký tự giữa các dấu chấm của tên miền"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Hãy dùng nhiều nhất {maximum} ký tự trong tên miền"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Hãy viết địa chỉ IPv6 đầy đủ giữa [ và ], ví dụ [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "Hãy viết địa chỉ IP gồm 4 số từ 0 đến 255, như 192.0.2.1, hoặc tên miền như example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Hãy dùng trang web mà ai cũng mở được trên internet, ví dụ example.com, không dùng trang trong mạng riêng"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Hãy dùng tên miền như example.com, không dùng địa chỉ IP"
        // Use an address at {accepted}
        case .hostAccepted: "Hãy dùng địa chỉ tại {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Hãy viết số cổng từ {minimum} đến {maximum} sau dấu hai chấm"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Hãy dùng cổng {accepted}, hoặc bỏ số cổng"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Hãy xóa số cổng sau tên miền, ví dụ :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Hãy xóa tên người dùng hoặc mật khẩu cùng với dấu @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent: "Hãy viết hai chữ số hoặc chữ cái từ A đến F sau mỗi dấu %, ví dụ %20. Với dấu %, hãy viết %25"
        // Use / instead of \
        case .backslash: "Hãy dùng / thay cho \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Hãy dùng {accepted} thay cho {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Hãy dùng %20 thay cho mỗi dấu cách"
        // Write // after the colon, like {example}
        case .slashesMissing: "Hãy viết // sau dấu hai chấm, ví dụ {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Hãy nhập một trang của trang web này bắt đầu bằng một dấu /, ví dụ /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Hãy thêm dấu @, ví dụ name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Hãy viết tên trước dấu @, ví dụ name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "Hãy nhập nhiều nhất {maximum} ký tự trước dấu @"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Hãy đặt dấu ngoặc kép ở đầu và ngay trước dấu @, hoặc không dùng dấu ngoặc kép"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Hãy viết phần sau dấu @, ví dụ name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Trước ký hiệu @, không dùng chữ cái nào khác ngoài a đến z, ví dụ ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Sau dấu @, không dùng chữ cái nào khác ngoài a đến z, ví dụ ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Hãy xóa {character} sau dấu @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Hãy dùng dấu chấm, không dùng dấu phẩy, sau dấu @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Hãy nhập 4 số từ 0 đến 255, cách nhau bằng dấu chấm, ví dụ {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Hãy nhập 8 nhóm gồm 1 đến 4 chữ số hoặc chữ cái từ a đến f, cách nhau bằng dấu hai chấm, hoặc ít nhóm hơn với ::, ví dụ {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Hãy dùng địa chỉ IP thuộc một trong các loại này: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Hãy nhập dấu # rồi {accepted} chữ số hoặc chữ cái từ a đến f, ví dụ {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Hãy nhập {accepted} chữ số hoặc chữ cái từ a đến f, chia nhóm như {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Hãy dùng cùng một dấu phân cách ở mọi chỗ, ví dụ {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Hãy viết dấu gạch nối giữa các nhóm 8, 4, 4, 4 và 12 chữ số hoặc chữ cái, ví dụ {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Hãy dùng UUID phiên bản {accepted}, ví dụ {example}. Hãy kiểm tra xem bạn đã sao chép đúng chưa"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Hãy nhập 3 số, cách nhau bằng dấu chấm, ví dụ {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Hãy dùng 2 chữ cái viết hoa của một quốc gia, ví dụ DE, làm ký tự thứ 5 và thứ 6"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Hãy bắt đầu bằng 978 hoặc 979, nhưng không phải 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Chỉ dùng chữ số và các chữ cái từ A đến Z, nhưng không dùng I, L, O và U"

        // Include {minimum} letters or more
        case .passwordLetters: "Hãy dùng ít nhất {minimum} chữ cái"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase: "Hãy dùng ít nhất {minimum} chữ thường"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "Hãy dùng ít nhất {minimum} chữ hoa"
        // Include {minimum} digits or more
        case .passwordDigits: "Hãy dùng ít nhất {minimum} chữ số"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "Hãy dùng ít nhất {minimum} ký hiệu, ví dụ ! hoặc %"
        }
    }

    // A name is with its owner: "địa chỉ email của bạn".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Hãy nhập {name}"
        case .check: "Hãy kiểm tra {name}"
        case .choice: "Hãy chọn {name} trong danh sách"
        case .mistypedDigits, .mistypedCharacters: "Hãy kiểm tra {name}. Có vẻ bạn gõ nhầm"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "toàn chữ số"
        case .letters: "toàn chữ cái"
        case .lettersAndDigits: "toàn chữ cái và chữ số"
        case .wholeNumber: "số nguyên"
        case .number: "số"
        case .hexadecimal: "số thập lục phân"
        case .email: "địa chỉ email"
        case .phone: "số điện thoại"
        case .webAddress: "địa chỉ web"
        case .siteName: "tên miền"
        case .ipAddress: "địa chỉ IP"
        case .ipv4: "địa chỉ IPv4"
        case .ipv6: "địa chỉ IPv6"
        case .macAddress: "địa chỉ phần cứng (MAC)"
        case .port: "số cổng"
        case .date: "ngày"
        case .time: "giờ theo định dạng 24 giờ với hai chữ số cho giờ"
        case .dateAndTime: "ngày và giờ"
        case .monthAndYear: "tháng và năm"
        case .cardNumber: "số thẻ"
        case .iban: "số IBAN"
        case .bic: "mã ngân hàng (BIC)"
        case .isbn: "số ISBN"
        case .barcode: "số mã vạch"
        case .color: "mã màu"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "số phiên bản"
        case .text: "văn bản"
        case .list: "danh sách"
        case .object: "đối tượng có các giá trị được đặt tên"
        case .digit: "chữ số"
        case .letter: "chữ cái từ A đến Z hoặc từ a đến z"
        case .capitalLetter: "chữ hoa từ A đến Z"
        case .lowercaseLetter: "chữ thường từ a đến z"
        case .similar: "nội dung như {example}"
        case .anotherFormat: "nội dung theo định dạng khác được chấp nhận"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        // Doubtful: words: 'Có vấn đề' is colloquially 'something is wrong with it'; possible: Đã xảy ra vấn đề
        case .title: "Có vấn đề"
        case .errorPrefix: "Lỗi:"
        case .unlabeled: "Giá trị này"
        case .otherField: "ô còn lại"
        case .securityCode: "Mã bảo mật"
        case .spaces: "dấu cách"
        case .commas: "dấu phẩy"
        case .dots: "dấu chấm"
        case .hyphens: "dấu gạch nối"
        case .slashes: "dấu gạch chéo"
        case .apostrophes: "dấu nháy đơn"
        case .underscores: "dấu gạch dưới"
        case .brackets: "dấu ngoặc"
        case .quotationMarks: "dấu ngoặc kép"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " hoặc ")
}
