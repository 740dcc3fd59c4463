// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let vietnameseTexts = TextTable(
#"""
# Tiếng Việt
# Vietnamese, with the polite imperative "hãy".
#
# A label comes before the sentence.
#
# Reviewed by a native speaker: no.

uncheckable	Hiện chưa kiểm tra được. Hãy thử lại sau vài phút
programMistake	Biểu mẫu này có sự cố nên không kiểm tra được nội dung này
pending	Vẫn đang kiểm tra. Hãy chờ một lát rồi thử lại
check	Hãy kiểm tra giá trị này
empty	Hãy điền vào ô này
missing	Hãy thêm giá trị này. Giá trị này đang thiếu
noChoice	Hãy chọn một giá trị
tooLarge	Nội dung quá dài. Hãy xóa phần hoặc dấu cách thừa
tooManyBytes	Hãy nhập nhiều nhất {maximum} ký tự. Các chữ như ä và biểu tượng cảm xúc được tính nhiều hơn một
tooBrief	Nội dung quá ngắn. Hãy thêm ký tự
tooShort	Hãy nhập ít nhất {minimum} ký tự
lengthBetween	Hãy nhập từ {minimum} đến {maximum} ký tự
tooLong	Hãy nhập nhiều nhất {maximum} ký tự
exactLength	Hãy nhập đúng {minimum} ký tự
exactLengthNot	Hãy nhập đúng {minimum} ký tự, không phải {length}
tooFewEntries	Hãy nhập ít nhất {minimum} mục
tooManyEntries	Hãy nhập nhiều nhất {maximum} mục
exactEntries	Hãy nhập đúng {minimum} mục
entriesBetween	Hãy nhập từ {minimum} đến {maximum} mục
digitsOnly	Chỉ dùng các chữ số từ 0 đến 9
lettersOnly	Chỉ dùng các chữ cái từ A đến Z hoặc từ a đến z, không có chữ số, dấu cách và dấu tiếng Việt
anyLettersOnly	Chỉ dùng chữ cái, không dùng chữ số, dấu cách hoặc ký tự khác
oneAlphabet	Chỉ dùng chữ cái của một bảng chữ cái, ví dụ chỉ chữ Latinh hoặc chỉ chữ Hy Lạp
lettersAndDigits	Chỉ dùng các chữ cái từ A đến Z hoặc từ a đến z và các chữ số từ 0 đến 9
anyLettersAndDigits	Chỉ dùng chữ cái và chữ số, không dùng dấu cách, dấu gạch nối hoặc ký tự khác
onlyThese	Chỉ dùng các ký tự này: {accepted}
slugCharacters	Chỉ dùng chữ số, dấu gạch nối và chữ thường từ a đến z, không có dấu cách và dấu tiếng Việt
capitalLetters	Hãy dùng chữ hoa, ví dụ {example}
lowercaseLetters	Hãy dùng chữ thường thay cho chữ hoa
digitsGrouped	Chỉ dùng chữ số; giữa hai chữ số có thể có một dấu cách hoặc một dấu gạch nối
hexDigits	Chỉ dùng các chữ số từ 0 đến 9 và các chữ cái từ a đến f
digitsNotLetters	Hãy dùng các chữ số 0 và 1, không dùng các chữ cái O và I
lettersNotDigits	Hãy dùng các chữ cái O và I, không dùng các chữ số 0 và 1
spaces	Hãy xóa dấu cách và chỗ xuống dòng
outerSpaces	Hãy xóa dấu cách và chỗ xuống dòng ở đầu và cuối
without	Hãy xóa {characters}
replacement	Hãy thay {characters} bằng {accepted}, ví dụ {example}
disallowedText	Hãy xóa {character}
once	Chỉ dùng {character} một lần
onlyAtEnd	Chỉ dùng {character} ở cuối
strangeCharacter	Có ký tự lạ, ký tự trông giống nhau hoặc ký tự ẩn. Hãy xóa rồi gõ lại
ordinaryForms	Hãy dùng chữ số, chữ cái và ký hiệu thông thường, ví dụ 1 chứ không phải １ hay ١
plainCharacters	Chỉ dùng chữ cái từ A đến Z, chữ số và ký hiệu thông thường, không có dấu tiếng Việt và biểu tượng cảm xúc
nothingAfter	Hãy xóa {character} và mọi thứ phía sau
notBegin	Đừng bắt đầu bằng {character}
notEnd	Đừng kết thúc bằng {character}
notNegative	Hãy xóa dấu trừ: không chấp nhận số âm
begins	Hãy bắt đầu bằng {accepted}
ends	Hãy kết thúc bằng {accepted}
includes	Hãy thêm {accepted}
dots	Không viết hai dấu chấm liền nhau
twoSpaces	Không viết hai dấu cách liền nhau
dotAtStart	Không bắt đầu bằng dấu chấm
dotAtEnd	Không kết thúc bằng dấu chấm
dotNextToAt	Không viết dấu chấm cạnh dấu @
siteDotAtEdge	Không bắt đầu hoặc kết thúc tên miền bằng dấu chấm
hyphens	Không viết hai dấu gạch nối liền nhau
hyphen	Hãy viết một chữ cái hoặc chữ số trước và sau mỗi dấu gạch nối
hyphenAtEdge	Đừng bắt đầu hoặc kết thúc bằng dấu gạch nối
format	Định dạng chưa khớp. Hãy kiểm tra xem có lỗi không
mistakeAt	Hãy dùng định dạng được chấp nhận. Hãy kiểm tra ký tự thứ {number}
placeLike	Hãy kiểm tra ký tự thứ {number} và dùng định dạng này: {example}
characterAt	Hãy dùng {kinds} làm ký tự thứ {number}
characterFirst	Hãy dùng {kinds} làm ký tự đầu tiên
characterAtLike	Hãy dùng {kinds} làm ký tự thứ {number}, ví dụ {example}
characterFirstLike	Hãy dùng {kinds} làm ký tự đầu tiên, ví dụ {example}
addAtEnd	Nội dung chưa đủ. Hãy thêm vào cuối nội dung như “{example}”
looksLike	Hãy dùng định dạng này: {example}
looksLikeShort	Nội dung quá ngắn. Hãy dùng định dạng này: {example}
looksLikeLong	Nội dung quá dài. Hãy dùng định dạng này: {example}
onlyPart	Chỉ nhập phần có dạng như {example}
kind	Hãy nhập {kind}, ví dụ {example}
kindOfLetters	Hãy nhập {kind} gồm {accepted} chữ cái, ví dụ {example}
kindWithout	Hãy nhập {kind} không có {characters}, ví dụ {example}
kindBetween	Hãy nhập {kind} từ {minimum} đến {maximum}
kindAtLeast	Hãy nhập {kind}, {minimum} trở lên
kindAtMost	Hãy nhập {kind}, {maximum} trở xuống
oneOf	Hãy nhập {kinds}
notKind	Hãy nhập nội dung không phải là {kinds}
phoneNumber	Hãy bắt đầu bằng dấu + và mã quốc gia, sau đó chỉ nhập chữ số, ví dụ {example}
phoneNumberWithoutPlus	Hãy bắt đầu bằng mã quốc gia và chỉ nhập chữ số, không có dấu +, ví dụ {example}
countryCode	Hãy dùng mã quốc gia, mã này không bao giờ bắt đầu bằng 0, ví dụ {example}
phoneDigits	Chỉ dùng chữ số trong số điện thoại, ví dụ {example}
incomplete	Hãy sao chép toàn bộ, không kèm gì khác, rồi dán lại vào đây. Nội dung thiếu hoặc thừa gì đó
mistypedDigits	Có vẻ bạn gõ nhầm. Hãy kiểm tra từng chữ số
mistypedCharacters	Có vẻ bạn gõ nhầm. Hãy kiểm tra từng ký tự
innerDate	Có vẻ bạn gõ nhầm ngày trong số này. Hãy kiểm tra ngày đó
missingDigits	Số này quá ngắn. Hãy kiểm tra xem có thiếu chữ số không
extraDigits	Số này quá dài. Hãy kiểm tra xem có thừa chữ số không
allZeros	Hãy nhập một số không gồm toàn số 0
exactDigits	Hãy nhập đúng {accepted} chữ số
exactDigitsNot	Hãy nhập đúng {accepted} chữ số, không phải {length}
digitsBetween	Hãy nhập từ {minimum} đến {maximum} chữ số, không phải {length}
exactLettersAndDigits	Hãy nhập đúng {accepted} chữ cái và chữ số
didYouMean	Có phải ý bạn là {suggestion}?
noPostalCode	Hãy để trống: quốc gia này không có mã bưu chính
exactLettersAndDigitsNot	Hãy nhập đúng {accepted} chữ cái và chữ số, không phải {length}
ibanCountry	Hãy bắt đầu bằng 2 chữ cái của một nước dùng IBAN, ví dụ DE
ibanAccountNumber	Có vẻ bạn gõ nhầm sau 4 ký tự đầu tiên. Hãy kiểm tra các ký tự đó
atLeast	Hãy nhập {minimum} trở lên
atMost	Hãy nhập {maximum} trở xuống
between	Hãy nhập một giá trị từ {minimum} đến {maximum}
moreThan	Hãy nhập một số lớn hơn {minimum}
lessThan	Hãy nhập một số nhỏ hơn {maximum}
earliest	Hãy nhập {minimum} hoặc một ngày sau đó
latest	Hãy nhập {maximum} hoặc một ngày trước đó
betweenDates	Hãy nhập một ngày từ {minimum} đến {maximum}
laterThan	Hãy nhập một ngày sau {minimum}
earlierThan	Hãy nhập một ngày trước {maximum}
inPast	Hãy nhập một ngày trong quá khứ
inFuture	Hãy nhập một ngày trong tương lai
ageAtLeast	Hãy nhập ngày sinh ứng với tuổi {minimum} trở lên
ageAtMost	Hãy nhập ngày sinh ứng với tuổi {maximum} trở xuống
textAtLeast	Hãy nhập “{minimum}” hoặc giá trị đứng sau nó
textAtMost	Hãy nhập “{maximum}” hoặc giá trị đứng trước nó
textAfter	Hãy nhập giá trị đứng sau “{minimum}”
textBefore	Hãy nhập giá trị đứng trước “{maximum}”
fewerDigits	Hãy dùng ít chữ số hơn và kiểm tra xem có thừa chữ số không
decimalPoint	Chỉ dùng một dấu chấm thập phân, ví dụ {example}
decimalComma	Chỉ dùng một dấu phẩy thập phân, ví dụ {example}
beginsWithDigit	Hãy bắt đầu bằng chữ số, ví dụ {example}
noDecimals	Hãy nhập số nguyên, không có phần thập phân hay dấu phân cách, ví dụ {example}
dotInsteadOfComma	Hãy dùng dấu chấm, không dùng dấu phẩy
dash	Hãy dùng dấu gạch nối thường (-) thay cho dấu gạch ngang dài
endsWithDigit	Hãy kết thúc bằng chữ số, ví dụ {example}
pointNotComma	Hãy dùng dấu chấm thập phân, không dùng dấu phẩy, ví dụ {example}
commaNotPoint	Hãy dùng dấu phẩy thập phân, không dùng dấu chấm, ví dụ {example}
noGroupSigns	Hãy viết chữ số không có dấu phân cách hàng nghìn, ví dụ {example}
digitGroups	Hãy viết chữ số theo nhóm, ví dụ {example}
decimalPlaces	Hãy dùng nhiều nhất {maximum} chữ số thập phân
tooManyDigits	Hãy nhập nhiều nhất {maximum} chữ số
leadingZeros	Hãy xóa các số 0 ở đầu của một số: ví dụ, viết 7 thay cho 07
mismatch	Nội dung không khớp. Hãy kiểm tra xem có lỗi không
anotherValue	Hãy nhập giá trị khác. Giá trị này không dùng được
choice	Hãy nhập một giá trị trong danh sách được chấp nhận. Hãy kiểm tra lỗi gõ
option	Hãy chọn một trong các mục này: {accepted}
unselected	Hãy chọn mục này
repeated	Hãy xóa mục xuất hiện hai lần trong danh sách
same	Hãy nhập giống như ở ô “{other}”. Hãy kiểm tra cả hai ô
after	Hãy nhập giá trị muộn hơn hoặc lớn hơn giá trị ở ô “{other}”
later	Hãy nhập giá trị muộn hơn giá trị ở ô “{other}”
notEarlier	Hãy nhập giá trị bằng hoặc muộn hơn giá trị ở ô “{other}”
larger	Hãy nhập giá trị lớn hơn giá trị ở ô “{other}”
notSmaller	Hãy nhập giá trị bằng hoặc lớn hơn giá trị ở ô “{other}”
excluded	Hãy để trống ô này vì ô “{other}”
atLeastOne	Hãy điền ít nhất một trong các ô này: {accepted}
moreErrors	Có nhiều lỗi hơn số được hiển thị. Số mục cần sửa: {rejected}
furtherErrors	Hãy sửa những lỗi hiển thị ở đây trước. Có thể còn lỗi khác
dataValue	Hãy dùng giá trị được chấp nhận ở đây. Hãy kiểm tra chính tả, kích thước và định dạng
dataSyntax	Hãy sửa cú pháp của dữ liệu này. Hãy kiểm tra dấu ngoặc kép, dấu phẩy và dấu ngoặc
dataSyntaxAt	Hãy sửa cú pháp ở dòng {line}, cột {column}. Hãy kiểm tra dấu ngoặc kép, dấu phẩy và dấu ngoặc
dataKey	Hãy xóa khóa này hoặc sửa chính tả. Khóa không được chấp nhận ở đây
objectWithKey	Hãy dùng đối tượng có khóa {accepted}
dataKeyTwice	Hãy xóa một trong hai khóa. Khóa này xuất hiện hai lần
dataEncoding	Hãy lưu dữ liệu này ở dạng UTF-8. Dữ liệu có byte của mã hóa khác
dataDepth	Hãy dùng ít cấp hơn. Có quá nhiều danh sách và đối tượng lồng vào nhau
dataSize	Hãy gửi ít dữ liệu hơn. Giới hạn tính bằng byte là {maximum}
cardNetwork	Hãy dùng thẻ {accepted}
monthThenYear	Hãy nhập 2 chữ số cho tháng, rồi 2 chữ số cho năm, ví dụ {example}
month	Hãy dùng tháng từ 01 đến 12
monthOrder	Hãy kiểm tra thứ tự ngày và tháng, ví dụ {example}
expired	Ngày này đã qua. Hãy kiểm tra lại hoặc dùng thẻ khác
expiresSoon	Thẻ này sắp hết hạn. Hãy cân nhắc dùng thẻ khác
tooFarAhead	Ngày này quá xa. Ngày phải trong vòng {maximum} năm kể từ bây giờ
day	Hãy dùng ngày từ 01 đến {maximum} trong tháng đó
hours	Hãy dùng giờ từ 00 đến 23
minutes	Hãy dùng phút từ 00 đến 59
seconds	Hãy dùng giây từ 00 đến 59
dateOrder	Hãy nhập năm-tháng-ngày với 2 chữ số cho tháng và ngày, ví dụ {example}
dateDigits	Hãy nhập ngày với 2 chữ số cho ngày và tháng, ví dụ {example}
dateThenTime	Hãy viết năm-tháng-ngày, rồi chữ T, rồi giờ, ví dụ {example}
timeWithZone	Hãy nhập giờ, phút, giây và múi giờ, ví dụ {example}
offsetMissing	Hãy kết thúc bằng múi giờ: Z cho UTC, hoặc chênh lệch như +01:00
offsetLimits	Hãy dùng chênh lệch so với UTC nhiều nhất là 23:59, ví dụ +01:00
offsetUnwanted	Hãy xóa mọi thứ sau giờ, ví dụ Z hoặc +01:00
siteName	Hãy viết tên miền đầy đủ, ví dụ example.com
siteNameOnly	Chỉ nhập tên miền, ví dụ example.com, không có gì ở trước hoặc sau
siteCharacters	Trong tên miền, chỉ dùng chữ cái từ a đến z không dấu, chữ số, dấu gạch nối và dấu chấm
siteSpelling	Hãy kiểm tra lỗi gõ trong tên miền. Không trang web nào có thể mang tên này
siteEnding	Hãy kết thúc bằng .com hoặc một đuôi tên miền khác, ví dụ {example}
siteTooLong	Hãy dùng nhiều nhất {maximum} ký tự giữa các dấu chấm của tên miền
wholeSiteTooLong	Hãy dùng nhiều nhất {maximum} ký tự trong tên miền
hostAddress	Hãy viết địa chỉ IPv6 đầy đủ giữa [ và ], ví dụ [2001:db8::1]
hostNumbers	Hãy viết địa chỉ IP gồm 4 số từ 0 đến 255, như 192.0.2.1, hoặc tên miền như example.com
publicSite	Hãy dùng trang web mà ai cũng mở được trên internet, ví dụ example.com, không dùng trang trong mạng riêng
notIPAddress	Hãy dùng tên miền như example.com, không dùng địa chỉ IP
hostAccepted	Hãy dùng địa chỉ tại {accepted}
port	Hãy viết số cổng từ {minimum} đến {maximum} sau dấu hai chấm
portAccepted	Hãy dùng cổng {accepted}, hoặc bỏ số cổng
noPort	Hãy xóa số cổng sau tên miền, ví dụ :8080
userInfo	Hãy xóa tên người dùng hoặc mật khẩu cùng với dấu @
percent	Hãy viết hai chữ số hoặc chữ cái từ A đến F sau mỗi dấu %, ví dụ %20. Với dấu %, hãy viết %25
backslash	Hãy dùng / thay cho \
percentEncoded	Hãy dùng {accepted} thay cho {character}
percentEncodedSpace	Hãy dùng %20 thay cho mỗi dấu cách
slashesMissing	Hãy viết // sau dấu hai chấm, ví dụ {example}
singleSlash	Hãy nhập một trang của trang web này bắt đầu bằng một dấu /, ví dụ /account
atMissing	Hãy thêm dấu @, ví dụ name@example.com
localMissing	Hãy viết tên trước dấu @, ví dụ name@example.com
localTooLong	Hãy nhập nhiều nhất {maximum} ký tự trước dấu @
quotes	Hãy đặt dấu ngoặc kép ở đầu và ngay trước dấu @, hoặc không dùng dấu ngoặc kép
emailSiteMissing	Hãy viết phần sau dấu @, ví dụ name@example.com
emailLocalLetters	Trước ký hiệu @, không dùng chữ cái nào khác ngoài a đến z, ví dụ ä
emailSiteLetters	Sau dấu @, không dùng chữ cái nào khác ngoài a đến z, ví dụ ä
emailSiteCharacter	Hãy xóa {character} sau dấu @
dotNotComma	Hãy dùng dấu chấm, không dùng dấu phẩy, sau dấu @
ipNumbers	Hãy nhập 4 số từ 0 đến 255, cách nhau bằng dấu chấm, ví dụ {example}
ipGroups	Hãy nhập 8 nhóm gồm 1 đến 4 chữ số hoặc chữ cái từ a đến f, cách nhau bằng dấu hai chấm, hoặc ít nhóm hơn với ::, ví dụ {example}
ipGroupDigits	Hãy dùng tối đa {maximum} chữ số hoặc chữ cái trong mỗi nhóm giữa các dấu hai chấm, ví dụ {example}
ipScope	Hãy dùng địa chỉ IP thuộc một trong các loại này: {accepted}
colorDigits	Hãy nhập dấu # rồi {accepted} chữ số hoặc chữ cái từ a đến f, ví dụ {example}
hexGroups	Hãy nhập {accepted} chữ số hoặc chữ cái từ a đến f, chia nhóm như {example}
sameSeparators	Hãy dùng cùng một dấu phân cách ở mọi chỗ, ví dụ {example}
uuidHyphens	Hãy viết dấu gạch nối giữa các nhóm 8, 4, 4, 4 và 12 chữ số hoặc chữ cái, ví dụ {example}
uuidVersion	Hãy dùng UUID phiên bản {accepted}, ví dụ {example}. Hãy kiểm tra xem bạn đã sao chép đúng chưa
versionNumbers	Hãy nhập 3 số, cách nhau bằng dấu chấm, ví dụ {example}
bankCountry	Hãy dùng 2 chữ cái viết hoa của một quốc gia, ví dụ DE, làm ký tự thứ 5 và thứ 6
isbnPrefix	Hãy bắt đầu bằng 978 hoặc 979, nhưng không phải 979-0
ulidCharacters	Chỉ dùng chữ số và các chữ cái từ A đến Z, nhưng không dùng I, L, O và U
passwordLetters	Hãy dùng ít nhất {minimum} chữ cái
passwordLowercase	Hãy dùng ít nhất {minimum} chữ thường
passwordUppercase	Hãy dùng ít nhất {minimum} chữ hoa
passwordDigits	Hãy dùng ít nhất {minimum} chữ số
passwordSymbols	Hãy dùng ít nhất {minimum} ký hiệu, ví dụ ! hoặc %

# A name is with its owner: "địa chỉ email của bạn".
empty+name	Hãy nhập {name}
check+name	Hãy kiểm tra {name}
choice+name	Hãy chọn {name} trong danh sách
mistypedDigits+name	Hãy kiểm tra {name}. Có vẻ bạn gõ nhầm
mistypedCharacters+name	Hãy kiểm tra {name}. Có vẻ bạn gõ nhầm

kind.numeric	toàn chữ số
kind.alpha	toàn chữ cái
kind.alphanumeric	toàn chữ cái và chữ số
kind.integer	số nguyên
kind.decimal	số
kind.hexadecimal	số thập lục phân
kind.email	địa chỉ email
kind.e164	số điện thoại
kind.countryCode	mã quốc gia
kind.currencyCode	mã tiền tệ
kind.languageCode	mã ngôn ngữ
kind.timeZone	tên của một múi giờ
kind.url	địa chỉ web
kind.domainName	tên miền
kind.ipAddress	địa chỉ IP
kind.IPv4 address	địa chỉ IPv4
kind.IPv6 address	địa chỉ IPv6
kind.macAddress	địa chỉ phần cứng (MAC)
kind.port	số cổng
kind.date	ngày
kind.time	giờ theo định dạng 24 giờ với hai chữ số cho giờ
kind.clock time	giờ
kind.dateTime	ngày và giờ
kind.cardExpiry	tháng và năm
kind.paymentCard	số thẻ
kind.iban	số IBAN
kind.bic	mã ngân hàng (BIC)
kind.isbn	số ISBN
kind.ean	số mã vạch
kind.hexColor	mã màu
kind.uuid	UUID
kind.ulid	ULID
kind.semver	số phiên bản
kind.a text	văn bản
kind.a list	danh sách
kind.an object	đối tượng có các giá trị được đặt tên
kind.a digit	chữ số
kind.a nonzero digit	chữ số từ 1 đến 9
kind.a letter	chữ cái từ A đến Z hoặc từ a đến z
kind.a capital letter	chữ hoa từ A đến Z
kind.a lowercase letter	chữ thường từ a đến z
kind.pattern	nội dung như {example}
kind.other	nội dung theo định dạng khác được chấp nhận

# Doubtful: words: 'Có vấn đề' is colloquially 'something is wrong with it'; possible: Đã xảy ra vấn đề
word.title	Có vấn đề
word.errorPrefix	Lỗi:
word.unlabeled	Giá trị này
word.otherField	ô còn lại
word.securityCode	Mã bảo mật
word.spaces	dấu cách
word.commas	dấu phẩy
word.dots	dấu chấm
word.hyphens	dấu gạch nối
word.slashes	dấu gạch chéo
word.apostrophes	dấu nháy đơn
word.underscores	dấu gạch dưới
word.brackets	dấu ngoặc
word.quotationMarks	dấu ngoặc kép
"""#)
