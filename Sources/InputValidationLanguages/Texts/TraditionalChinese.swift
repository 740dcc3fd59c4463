// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let traditionalChineseTexts = TextTable(
#"""
# 繁體中文
# Traditional Chinese in the wording of Taiwan, with the plain imperative that forms use.
#
# A label and a full-width colon come before the sentence.
#
# Reviewed by a native speaker: no.

uncheckable	目前無法檢查，幾分鐘後再試
programMistake	這份表單有問題，無法檢查
pending	正在檢查，稍候片刻再試
check	檢查這項內容
empty	填寫此欄位
missing	加上此值，此值缺少
noChoice	選擇一個值
tooLarge	內容太長，刪除多餘的文字或空格
tooManyBytes	最多輸入 {maximum} 個字元，ä 之類的字母、漢字與表情符號會算成多個字元
tooBrief	內容太短，補充一些字元
tooShort	至少輸入 {minimum} 個字元
lengthBetween	輸入 {minimum} 到 {maximum} 個字元
tooLong	最多輸入 {maximum} 個字元
exactLength	剛好輸入 {minimum} 個字元
exactLengthNot	剛好輸入 {minimum} 個字元，而不是 {length} 個
tooFewEntries	至少填寫 {minimum} 項
tooManyEntries	最多填寫 {maximum} 項
exactEntries	剛好填寫 {minimum} 項
entriesBetween	填寫 {minimum} 到 {maximum} 項
digitsOnly	只能使用數字 0 到 9
lettersOnly	只能使用英文字母 A 到 Z 或 a 到 z，不含數字、空格與重音符號
anyLettersOnly	只能使用文字（中文字、字母等），不含數字、空格或其他符號
oneAlphabet	只使用一種文字的字母，例如只用拉丁字母或只用希臘字母
lettersAndDigits	只能使用英文字母 A 到 Z 或 a 到 z 與數字 0 到 9
anyLettersAndDigits	只能使用文字（中文字、字母等）與數字，不含空格、連字號或其他符號
onlyThese	只能使用這些字元：{accepted}
slugCharacters	只能使用數字、連字號與小寫英文字母 a 到 z，不含空格與重音符號
capitalLetters	使用大寫英文字母，例如 {example}
lowercaseLetters	使用小寫英文字母，不要用大寫字母
digitsGrouped	只能使用數字，每兩個數字之間最多可有一個空格或連字號
hexDigits	只能使用數字 0 到 9 與英文字母 a 到 f
digitsNotLetters	使用數字 0 與 1，不要用英文字母 O 與 I
lettersNotDigits	使用英文字母 O 與 I，不要用數字 0 與 1
spaces	刪除空格與換行
outerSpaces	刪除開頭和結尾的空格或換行
without	刪除{characters}
replacement	將{characters}換成 {accepted}，例如 {example}
disallowedText	刪除 {character}
once	{character} 只能使用一次
onlyAtEnd	{character} 只能用在結尾
# Doubtful: Imperatives without the banned polite word sound curt in Taiwan, where every form has it; rule
# of the project, so no correction.
strangeCharacter	含有特殊、形似或看不見的字元，刪除後重新輸入
ordinaryForms	使用半形的數字、字母與符號，例如用 1，不用 １ 或 ١
plainCharacters	只能使用英文字母 A 到 Z、數字與常用符號，不含中文字、重音符號與表情符號
nothingAfter	刪除 {character} 與它後面的所有內容
notBegin	不要以 {character} 開頭
notEnd	不要以 {character} 結尾
notNegative	刪除負號：不接受負數
begins	以 {accepted} 開頭
ends	以 {accepted} 結尾
includes	需要包含 {accepted}
dots	不要連續寫兩個句點
twoSpaces	不要連續輸入兩個空格
dotAtStart	不要以句點開頭
dotAtEnd	不要以句點結尾
dotNextToAt	不要把句點寫在 @ 旁邊
siteDotAtEdge	網域名稱不要以句點開頭或結尾
hyphens	不要連續寫兩個連字號
hyphen	每個連字號的前後都要有英文字母或數字
hyphenAtEdge	不要以連字號開頭或結尾
format	格式不符，檢查是否有誤
mistakeAt	使用可接受的格式，檢查第 {number} 個字元
placeLike	檢查第 {number} 個字元，並使用這種格式：{example}
characterAt	第 {number} 個字元須為{kinds}
characterFirst	第一個字元須為{kinds}
characterAtLike	第 {number} 個字元須為{kinds}，例如 {example}
characterFirstLike	第一個字元須為{kinds}，例如 {example}
addAtEnd	內容不完整，在末尾補上類似「{example}」的字元
looksLike	使用這種格式：{example}
looksLikeShort	內容太短，使用這種格式：{example}
looksLikeLong	內容太長，使用這種格式：{example}
onlyPart	只輸入類似 {example} 的部分
kind	輸入{kind}，例如 {example}
kindOfLetters	輸入由 {accepted} 個英文字母組成的{kind}，例如 {example}
kindWithout	輸入不含{characters}的{kind}，例如 {example}
kindBetween	輸入 {minimum} 到 {maximum} 之間的{kind}
kindAtLeast	輸入{kind}，{minimum} 或更大
kindAtMost	輸入{kind}，{maximum} 或更小
oneOf	輸入{kinds}
notKind	輸入{kinds}以外的內容
phoneNumber	以 + 與國碼開頭，後面只寫數字，例如 {example}
phoneNumberWithoutPlus	以國碼開頭，只寫數字，不要寫 +，例如 {example}
countryCode	使用國碼，國碼不會以 0 開頭，例如 {example}
phoneDigits	電話號碼中只能使用數字，例如 {example}
incomplete	只複製完整內容，不要複製其他文字，然後重新貼到這裡，內容有缺漏或多餘
mistypedDigits	似乎打錯了，檢查每一位數字
mistypedCharacters	似乎打錯了，檢查每一個字元
innerDate	號碼中的日期似乎打錯了，檢查該日期
missingDigits	位數不足，檢查是否漏了數字
extraDigits	位數過多，檢查是否有多餘的數字
allZeros	輸入不全是零的號碼
exactDigits	須輸入 {accepted} 位數字
exactDigitsNot	須輸入 {accepted} 位數字，而不是 {length} 位
digitsBetween	須輸入 {minimum} 到 {maximum} 位數字，而不是 {length} 位
exactLettersAndDigits	須輸入 {accepted} 個英文字母與數字
didYouMean	您要輸入的是 {suggestion} 嗎？
noPostalCode	此處應留空：這個國家/地區沒有郵遞區號
exactLettersAndDigitsNot	須輸入 {accepted} 個英文字母與數字，而不是 {length} 個
ibanCountry	以使用 IBAN 的國家的兩個字母開頭，例如 DE
ibanAccountNumber	前 4 個字元之後似乎打錯了，檢查這些字元
atLeast	輸入 {minimum} 或更大的數
atMost	輸入 {maximum} 或更小的數
between	輸入 {minimum} 到 {maximum} 之間的數
moreThan	輸入大於 {minimum} 的數
lessThan	輸入小於 {maximum} 的數
earliest	輸入 {minimum} 或之後的日期
latest	輸入 {maximum} 或之前的日期
betweenDates	輸入 {minimum} 到 {maximum} 之間的日期
laterThan	輸入 {minimum} 之後的日期
earlierThan	輸入 {maximum} 之前的日期
inPast	輸入過去的日期
inFuture	輸入未來的日期
ageAtLeast	輸入出生日期，使年齡為 {minimum} 或以上
ageAtMost	輸入出生日期，使年齡為 {maximum} 或以下
textAtLeast	輸入「{minimum}」或排在它之後的內容
textAtMost	輸入「{maximum}」或排在它之前的內容
textAfter	輸入排在「{minimum}」之後的內容
textBefore	輸入排在「{maximum}」之前的內容
fewerDigits	減少位數，檢查是否有多餘的數字
decimalPoint	只使用一個小數點，例如 {example}
decimalComma	只用一個逗號作為小數點，例如 {example}
beginsWithDigit	以數字開頭，例如 {example}
noDecimals	輸入整數，不要有小數或分隔符號，例如 {example}
dotInsteadOfComma	使用句點，不要用逗號
dash	使用一般連字號 (-)，不要用破折號
endsWithDigit	以數字結尾，例如 {example}
pointNotComma	使用小數點，不要用逗號，例如 {example}
commaNotPoint	用逗號作為小數點，不要用句點，例如 {example}
noGroupSigns	輸入數字時不要使用千分位符號，例如 {example}
digitGroups	將數字依位數分組，例如 {example}
decimalPlaces	最多寫 {maximum} 位小數
tooManyDigits	最多輸入 {maximum} 位數字
leadingZeros	刪除數字開頭的零，例如寫 7，不要寫 07
mismatch	內容不一致，檢查是否有誤
anotherValue	換一個值，這個不能使用
choice	輸入可接受的值清單中的值，檢查是否有輸入錯誤
option	從以下選項中選擇一項：{accepted}
unselected	勾選此項
repeated	刪除清單中重複的那一項
same	輸入與「{other}」相同的內容，檢查這兩項
after	輸入比「{other}」更晚或更大的值
later	輸入比「{other}」更晚的值
notEarlier	輸入與「{other}」相同或更晚的值
larger	輸入比「{other}」更大的值
notSmaller	輸入與「{other}」相同或更大的值
excluded	由於「{other}」，此項留空
atLeastOne	至少填寫其中一項：{accepted}
moreErrors	錯誤比列出的更多，需要更正的項數：{rejected}
furtherErrors	先更正這裡顯示的內容，可能還有其他錯誤
dataValue	使用這裡接受的值，檢查拼寫、大小與格式
dataSyntax	更正這些資料的語法，檢查引號、逗號與括號
dataSyntaxAt	更正第 {line} 行第 {column} 欄的語法，檢查引號、逗號與括號
dataKey	刪除此鍵或更正其拼寫，這裡不接受此鍵
objectWithKey	使用含有此鍵的物件：{accepted}
dataKeyTwice	刪除兩個鍵中的一個，此鍵出現了兩次
dataEncoding	以 UTF-8 儲存這些資料，其中包含其他編碼的位元組
dataDepth	減少層級，清單與物件巢狀太深
dataSize	資料過大，上限為 {maximum} 位元組
cardNetwork	使用 {accepted} 的卡片
monthThenYear	先輸入 2 位數字的月份，再輸入 2 位數字的年份，例如 {example}
month	月份使用 01 到 12
monthOrder	檢查日與月的順序，例如 {example}
expired	這個日期已經過去，需檢查日期，或改用其他卡片
expiresSoon	這張卡片即將到期，可考慮改用其他卡片
tooFarAhead	這個日期太遠，須在今後 {maximum} 年以內
day	該月的日使用 01 到 {maximum}
hours	時使用 00 到 23
minutes	分使用 00 到 59
seconds	秒使用 00 到 59
dateOrder	依年-月-日輸入，月與日各用 2 位數字，例如 {example}
dateDigits	輸入日期，日與月各用 2 位數字，例如 {example}
dateThenTime	依序寫年-月-日、T 與時間，例如 {example}
timeWithZone	輸入時、分、秒與時區，例如 {example}
offsetMissing	以時區結尾：UTC 用 Z，其他用時差，例如 +01:00
offsetLimits	與 UTC 的時差最多為 23:59，例如 +01:00
offsetUnwanted	刪除時間後面的所有內容，例如 Z 或 +01:00
siteName	包含完整的網域名稱，例如 example.com
siteNameOnly	只輸入網域名稱，例如 example.com，前後不要有其他內容
siteCharacters	網域名稱中只能使用英文字母 a 到 z、數字、連字號與句點，不含重音符號
siteSpelling	檢查網域名稱是否有輸入錯誤，網站不可能使用這個名稱
siteEnding	以 .com 或其他網域結尾作結，例如 {example}
siteTooLong	網域名稱的句點與句點之間最多 {maximum} 個字元
wholeSiteTooLong	網域名稱最多 {maximum} 個字元
hostAddress	在 [ 與 ] 之間輸入完整的 IPv6 位址，例如 [2001:db8::1]
hostNumbers	包含由 4 個 0 到 255 的數字組成的 IP 位址（例如 192.0.2.1）或網域名稱（例如 example.com）
publicSite	使用任何人都能在網際網路上開啟的網站，例如 example.com，不要使用私人網路中的網站
notIPAddress	使用網域名稱，例如 example.com，不要使用 IP 位址
hostAccepted	使用 {accepted} 的網址
port	在冒號後面寫 {minimum} 到 {maximum} 之間的連接埠號碼
portAccepted	使用連接埠 {accepted}，或不寫連接埠號碼
noPort	刪除網域名稱後面的連接埠號碼，例如 :8080
userInfo	刪除使用者名稱或密碼以及 @
percent	在每個 % 後面寫兩個數字或 A 到 F 的字母，例如 %20；要寫 % 本身，寫 %25
backslash	用 / 代替 \
percentEncoded	用 {accepted} 代替 {character}
percentEncodedSpace	用 %20 代替每個空格
slashesMissing	在冒號後面寫 //，例如 {example}
singleSlash	輸入本網站以一個 / 開頭的頁面，例如 /account
atMissing	加入 @，例如 name@example.com
localMissing	在 @ 前面寫名稱，例如 name@example.com
localTooLong	@ 前面最多 {maximum} 個字元
quotes	在開頭與 @ 的正前方各寫一個引號，或完全不用引號
emailSiteMissing	寫上 @ 後面的部分，例如 name@example.com
emailLocalLetters	@ 之前不要使用 a 到 z 以外的字母，例如 ä
emailSiteLetters	@ 後面不能使用 a 到 z 以外的字母，例如 ä
emailSiteCharacter	刪除 @ 後面的 {character}
dotNotComma	@ 後面用句點，不要用逗號
ipNumbers	輸入 4 個 0 到 255 的數字，以句點分隔，例如 {example}
ipGroups	輸入 8 組，每組 1 到 4 個數字或英文字母 a 到 f，以冒號分隔，或用 :: 減少組數，例如 {example}
ipGroupDigits	冒號之間的每組最多使用 {maximum} 個數字或英文字母，例如 {example}
ipScope	使用以下種類之一的 IP 位址：{accepted}
colorDigits	輸入 #，後面加上 {accepted} 個數字或英文字母 a 到 f，例如 {example}
hexGroups	輸入 {accepted} 個數字或英文字母 a 到 f，依此分組：{example}
sameSeparators	全部使用同一種分隔符號，例如 {example}
uuidHyphens	以 8、4、4、4、12 個數字或字母分組，並在各組之間寫連字號，例如 {example}
uuidVersion	使用版本為 {accepted} 的 UUID，例如 {example}，檢查複製的內容是否正確
versionNumbers	輸入 3 個數字，以句點分隔，例如 {example}
bankCountry	第 5 與第 6 個字元須為表示國家的 2 個大寫英文字母，例如 DE
isbnPrefix	以 978 或 979 開頭，但不能以 979-0 開頭
ulidCharacters	只能使用數字與英文字母 A 到 Z，但不能使用 I、L、O 與 U
passwordLetters	至少包含 {minimum} 個字母
passwordLowercase	至少包含 {minimum} 個小寫字母
passwordUppercase	至少包含 {minimum} 個大寫字母
passwordDigits	至少包含 {minimum} 個數字
passwordSymbols	至少包含 {minimum} 個符號，例如 ! 或 %

# A name is without a measure word: "您的電子郵件地址".
empty+name	輸入{name}
check+name	檢查{name}
choice+name	從清單中選擇{name}
mistypedDigits+name	檢查{name}，似乎打錯了
mistypedCharacters+name	檢查{name}，似乎打錯了

kind.numeric	純數字
kind.alpha	純字母
kind.alphanumeric	純字母與數字
kind.integer	整數
kind.decimal	數值
kind.hexadecimal	十六進位數
kind.email	電子郵件地址
kind.e164	電話號碼
kind.countryCode	國家/地區代碼
kind.currencyCode	貨幣代碼
kind.languageCode	語言代碼
kind.timeZone	時區名稱
kind.url	網址
kind.domainName	網域名稱
kind.ipAddress	IP 位址
kind.IPv4 address	IPv4 位址
kind.IPv6 address	IPv6 位址
kind.macAddress	硬體位址（MAC）
kind.port	連接埠號碼
kind.date	日期
kind.time	24 小時制時間（小時用兩位數字）
kind.clock time	時間
kind.dateTime	日期與時間
kind.cardExpiry	月份與年份
kind.paymentCard	卡號
kind.iban	IBAN
kind.bic	銀行代碼（BIC）
kind.isbn	ISBN
kind.ean	條碼號碼
kind.hexColor	色碼
kind.uuid	UUID
kind.ulid	ULID
kind.semver	版本號碼
kind.a text	文字
kind.a list	清單
kind.an object	含有具名值的物件
kind.a digit	數字
kind.a nonzero digit	數字 1 到 9
kind.a letter	英文字母 A 到 Z 或 a 到 z
kind.a capital letter	大寫英文字母 A 到 Z
kind.a lowercase letter	小寫英文字母 a 到 z
kind.pattern	類似 {example} 的內容
kind.other	其他可用格式的內容

word.title	發生問題
word.errorPrefix	錯誤：
word.unlabeled	這項內容
word.otherField	另一個欄位
word.securityCode	安全碼
word.spaces	空格
word.commas	逗號
word.dots	句點
word.hyphens	連字號
word.slashes	斜線
word.apostrophes	撇號
word.underscores	底線
word.brackets	括號
word.quotationMarks	引號
"""#)
