// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let simplifiedChineseTexts = TextTable(
#"""
# 简体中文
# Simplified Chinese, with the plain imperative that forms use.
#
# A label and a full-width colon come before the sentence.
#
# Reviewed by a native speaker: no.

uncheckable	目前无法检查，过几分钟再试
programMistake	这个表单有问题，无法检查
pending	正在检查，稍等片刻再试
check	检查这项内容
# Doubtful: forms in China often begin such a request with a word of politeness.
empty	填写此项
missing	添加此值，此值缺失
noChoice	选择一个值
tooLarge	内容太长，删除多余的文字或空格
tooManyBytes	最多输入 {maximum} 个字符，ä 之类的字母、汉字和表情符号按多个字符计算
tooBrief	内容太短，补充一些字符
tooShort	至少输入 {minimum} 个字符
lengthBetween	输入 {minimum} 到 {maximum} 个字符
tooLong	最多输入 {maximum} 个字符
exactLength	必须正好是 {minimum} 个字符
exactLengthNot	必须正好是 {minimum} 个字符，而不是 {length} 个
tooFewEntries	至少填写 {minimum} 项
tooManyEntries	最多填写 {maximum} 项
exactEntries	必须正好填写 {minimum} 项
entriesBetween	填写 {minimum} 到 {maximum} 项
digitsOnly	只能使用数字 0 到 9
lettersOnly	只能使用字母 A 到 Z 或 a 到 z，不能有数字、空格或带重音符号的字母
anyLettersOnly	只能使用文字（汉字、字母等），不能有数字、空格或其他符号
oneAlphabet	只使用一种文字的字母，例如只用拉丁字母或只用希腊字母
lettersAndDigits	只能使用字母 A 到 Z 或 a 到 z 和数字 0 到 9
anyLettersAndDigits	只能使用文字（汉字、字母等）和数字，不能有空格、连字符或其他符号
onlyThese	只能使用这些字符：{accepted}
slugCharacters	只能使用数字、连字符和小写字母 a 到 z，不能有空格或带重音符号的字母
capitalLetters	使用大写字母，例如 {example}
lowercaseLetters	使用小写字母，不要用大写字母
digitsGrouped	只能使用数字，数字之间可用单个空格或连字符分隔
hexDigits	只能使用数字 0 到 9 和字母 a 到 f
digitsNotLetters	使用数字 0 和 1，不要用字母 O 和 I
lettersNotDigits	使用字母 O 和 I，不要用数字 0 和 1
spaces	删除空格和换行
outerSpaces	删除开头和结尾的空格或换行
without	删除{characters}
replacement	将{characters}换成 {accepted}，例如 {example}
disallowedText	删除 {character}
once	{character} 只能使用一次
onlyAtEnd	{character} 只能用在末尾
strangeCharacter	含有特殊、形似或不可见的字符，删除后重新输入
ordinaryForms	使用半角的数字、字母和符号，例如用 1，不用 １ 或 ١
plainCharacters	只能使用字母 A 到 Z、数字和常用符号，不能有汉字、带重音符号的字母或表情符号
nothingAfter	删除 {character} 和它后面的所有内容
notBegin	不要以 {character} 开头
notEnd	不要以 {character} 结尾
notNegative	删除负号：不接受负数
begins	以 {accepted} 开头
ends	以 {accepted} 结尾
includes	需要包含 {accepted}
dots	不要连续写两个点
twoSpaces	不要连续输入两个空格
dotAtStart	不要以点开头
dotAtEnd	不要以点结尾
dotNextToAt	不要把点写在 @ 旁边
siteDotAtEdge	域名不要以点开头或结尾
hyphens	不要连续写两个连字符
hyphen	每个连字符的前后都要有字母或数字
hyphenAtEdge	不要以连字符开头或结尾
format	格式不正确，检查是否有误
mistakeAt	使用可接受的格式，检查第 {number} 个字符
placeLike	检查第 {number} 个字符，并使用这种格式：{example}
characterAt	第 {number} 个字符应为{kinds}
characterFirst	第一个字符应为{kinds}
characterAtLike	第 {number} 个字符应为{kinds}，例如 {example}
characterFirstLike	第一个字符应为{kinds}，例如 {example}
addAtEnd	内容不完整，在末尾补充类似“{example}”的字符
looksLike	使用这种格式：{example}
looksLikeShort	内容太短，使用这种格式：{example}
looksLikeLong	内容太长，使用这种格式：{example}
onlyPart	只输入类似 {example} 的部分
kind	输入{kind}，例如 {example}
kindOfLetters	输入由 {accepted} 个字母组成的{kind}，例如 {example}
kindWithout	输入不带{characters}的{kind}，例如 {example}
kindBetween	输入 {minimum} 到 {maximum} 之间的{kind}
kindAtLeast	输入{kind}，{minimum} 或更大
kindAtMost	输入{kind}，{maximum} 或更小
oneOf	输入{kinds}
notKind	输入{kinds}以外的内容
phoneNumber	以 + 和国家代码开头，后面只写数字，例如 {example}
phoneNumberWithoutPlus	以国家代码开头，只写数字，不要写 +，例如 {example}
countryCode	使用国家代码，它不会以 0 开头，例如 {example}
phoneDigits	电话号码中只能使用数字，例如 {example}
incomplete	只复制完整内容，不要复制其他文字，然后重新粘贴到这里，内容有缺失或多余
mistypedDigits	似乎输错了，检查每一位数字
mistypedCharacters	似乎输错了，检查每一个字符
innerDate	号码中的日期似乎输错了，检查该日期
missingDigits	位数不够，检查是否漏了数字
extraDigits	位数太多，检查是否有多余的数字
allZeros	输入不全是零的号码
exactDigits	必须正好是 {accepted} 位数字
exactDigitsNot	必须正好是 {accepted} 位数字，而不是 {length} 位
digitsBetween	必须是 {minimum} 到 {maximum} 位数字，而不是 {length} 位
exactLettersAndDigits	字母和数字必须共 {accepted} 个
didYouMean	您要输入的是 {suggestion} 吗？
noPostalCode	此处应留空：该国家/地区没有邮政编码
exactLettersAndDigitsNot	字母和数字必须共 {accepted} 个，而不是 {length} 个
ibanCountry	以使用 IBAN 的国家的两个字母开头，例如 DE
ibanAccountNumber	前 4 个字符之后似乎输错了，检查这些字符
atLeast	输入 {minimum} 或更大的数
atMost	输入 {maximum} 或更小的数
between	输入 {minimum} 到 {maximum} 之间的数
moreThan	输入大于 {minimum} 的数
lessThan	输入小于 {maximum} 的数
earliest	输入 {minimum} 或之后的日期
latest	输入 {maximum} 或之前的日期
betweenDates	输入 {minimum} 到 {maximum} 之间的日期
laterThan	输入 {minimum} 之后的日期
earlierThan	输入 {maximum} 之前的日期
inPast	输入过去的日期
inFuture	输入将来的日期
ageAtLeast	输入出生日期，使年龄为 {minimum} 或以上
ageAtMost	输入出生日期，使年龄为 {maximum} 或以下
textAtLeast	输入“{minimum}”或排在它之后的内容
textAtMost	输入“{maximum}”或排在它之前的内容
textAfter	输入排在“{minimum}”之后的内容
textBefore	输入排在“{maximum}”之前的内容
fewerDigits	减少位数，检查是否有多余的数字
decimalPoint	只使用一个小数点，例如 {example}
decimalComma	只用一个逗号作为小数点，例如 {example}
beginsWithDigit	以数字开头，例如 {example}
noDecimals	输入整数，不要有小数或分隔符，例如 {example}
dotInsteadOfComma	使用点号而不是逗号
dash	使用普通连字符 (-) 而不是破折号
endsWithDigit	以数字结尾，例如 {example}
pointNotComma	使用小数点而不是逗号，例如 {example}
commaNotPoint	用逗号而不是点作为小数点，例如 {example}
noGroupSigns	输入数字时不要使用千位分隔符，例如 {example}
digitGroups	按位数分组书写数字，例如 {example}
decimalPlaces	最多写 {maximum} 位小数
tooManyDigits	最多输入 {maximum} 位数字
leadingZeros	删除数字开头的零，例如写 7，不要写 07
mismatch	内容不一致，检查是否有误
anotherValue	换一个值，这个不能使用
choice	输入可接受的值列表中的值，检查是否有输入错误
option	从以下选项中选择一项：{accepted}
unselected	勾选此项
repeated	删除列表中重复的那一项
same	输入与“{other}”相同的内容，检查这两项
after	输入比“{other}”更晚或更大的值
later	输入比“{other}”更晚的值
notEarlier	输入与“{other}”相同或更晚的值
larger	输入比“{other}”更大的值
notSmaller	输入与“{other}”相同或更大的值
excluded	由于“{other}”，此项留空
atLeastOne	至少填写其中一项：{accepted}
moreErrors	还有未列出的错误，需要更正的项数：{rejected}
furtherErrors	先更正此处显示的内容，可能还有其他错误
dataValue	使用此处接受的值，检查拼写、大小和格式
dataSyntax	更正这些数据的语法，检查引号、逗号和括号
dataSyntaxAt	更正第 {line} 行第 {column} 列的语法，检查引号、逗号和括号
dataKey	删除此键或更正其拼写，此处不接受该键
objectWithKey	使用带有此键的对象：{accepted}
dataKeyTwice	删除两个键中的一个，该键出现了两次
dataEncoding	以 UTF-8 保存这些数据，其中包含其他编码的字节
dataDepth	减少层级，列表和对象嵌套得太深
dataSize	数据过大，上限为 {maximum} 字节
cardNetwork	使用 {accepted} 的卡
monthThenYear	先输入 2 位数字的月份，再输入 2 位数字的年份，例如 {example}
month	月份应为 01 到 12
monthOrder	检查日和月的顺序，例如 {example}
expired	这个日期已过，检查是否有误，或使用另一张卡
expiresSoon	这张卡即将过期，可考虑使用另一张卡
tooFarAhead	这个日期太远，须在今后 {maximum} 年以内
day	该月的日应为 01 到 {maximum}
hours	时应为 00 到 23
minutes	分应为 00 到 59
seconds	秒应为 00 到 59
dateOrder	按年-月-日输入，月和日各用 2 位数字，例如 {example}
dateDigits	输入日期，日和月各用 2 位数字，例如 {example}
dateThenTime	依次写年-月-日、T 和时间，例如 {example}
timeWithZone	输入时、分、秒和时区，例如 {example}
offsetMissing	以时区结尾：UTC 用 Z，其他用时差，例如 +01:00
offsetLimits	与 UTC 的时差最多为 23:59，例如 +01:00
offsetUnwanted	删除时间后面的所有内容，例如 Z 或 +01:00
siteName	需要包含完整的域名，例如 example.com
siteNameOnly	只输入域名，例如 example.com，前后不要有其他内容
siteCharacters	域名中只能使用英文字母 a 到 z、数字、连字符和点，不能有带重音符号的字母
siteSpelling	检查域名是否有输入错误，网站不可能使用这个名称
siteEnding	以 .com 或其他域名后缀结尾，例如 {example}
siteTooLong	域名的点与点之间最多 {maximum} 个字符
wholeSiteTooLong	域名最多 {maximum} 个字符
hostAddress	在 [ 和 ] 之间输入完整的 IPv6 地址，例如 [2001:db8::1]
hostNumbers	需要包含由 4 个 0 到 255 的数字组成的 IP 地址（例如 192.0.2.1）或域名（例如 example.com）
publicSite	使用任何人都能在互联网上打开的网站，例如 example.com，不要使用专用网络中的网站
notIPAddress	使用域名，例如 example.com，不要使用 IP 地址
hostAccepted	使用 {accepted} 的地址
port	在冒号后面写 {minimum} 到 {maximum} 之间的端口号
portAccepted	使用端口 {accepted}，或不写端口号
noPort	删除域名后面的端口号，例如 :8080
userInfo	删除用户名或密码以及 @
percent	在每个 % 后面写两个数字或 A 到 F 的字母，例如 %20；要写 % 本身，写 %25
backslash	用 / 代替 \
percentEncoded	用 {accepted} 代替 {character}
percentEncodedSpace	用 %20 代替每个空格
slashesMissing	在冒号后面写 //，例如 {example}
singleSlash	输入本网站以一个 / 开头的页面，例如 /account
atMissing	需要包含 @，例如 name@example.com
localMissing	在 @ 前面写名称，例如 name@example.com
localTooLong	@ 前面最多 {maximum} 个字符
quotes	在开头和 @ 的正前方各写一个引号，或完全不用引号
emailSiteMissing	写上 @ 后面的部分，例如 name@example.com
emailLocalLetters	@ 之前不要使用 a 到 z 以外的字母，例如 ä
emailSiteLetters	@ 后面不能使用 a 到 z 以外的字母，例如 ä
emailSiteCharacter	删除 @ 后面的 {character}
dotNotComma	@ 后面用点，不要用逗号
ipNumbers	输入 4 个 0 到 255 的数字，用点分隔，例如 {example}
ipGroups	输入 8 组，每组 1 到 4 位数字或字母 a 到 f，用冒号分隔，或用 :: 减少组数，例如 {example}
ipGroupDigits	冒号之间的每组最多使用 {maximum} 位数字或字母，例如 {example}
ipScope	使用以下种类之一的 IP 地址：{accepted}
colorDigits	输入 #，后面加 {accepted} 位数字或字母 a 到 f，例如 {example}
hexGroups	输入 {accepted} 位数字或字母 a 到 f，按此分组：{example}
sameSeparators	全部使用同一种分隔符，例如 {example}
uuidHyphens	按 8、4、4、4、12 位数字或字母分组，组间写连字符，例如 {example}
uuidVersion	使用版本为 {accepted} 的 UUID，例如 {example}，检查复制的内容是否正确
versionNumbers	输入 3 个数字，用点分隔，例如 {example}
bankCountry	第 5 和第 6 个字符须为表示国家的 2 个大写字母，例如 DE
isbnPrefix	以 978 或 979 开头，但不能以 979-0 开头
ulidCharacters	只能使用数字和字母 A 到 Z，但不能使用 I、L、O 和 U
passwordLetters	至少包含 {minimum} 个字母
passwordLowercase	至少包含 {minimum} 个小写字母
passwordUppercase	至少包含 {minimum} 个大写字母
passwordDigits	至少包含 {minimum} 个数字
passwordSymbols	至少包含 {minimum} 个符号，例如 ! 或 %

# A name is without a measure word: "您的邮箱地址".
empty+name	输入{name}
check+name	检查{name}
choice+name	从列表中选择{name}
mistypedDigits+name	检查{name}，似乎输错了
mistypedCharacters+name	检查{name}，似乎输错了

kind.numeric	纯数字
kind.alpha	纯字母
kind.alphanumeric	只含字母和数字的内容
kind.integer	整数
kind.decimal	数值
kind.hexadecimal	十六进制数
kind.email	电子邮件地址
kind.e164	电话号码
kind.countryCode	国家/地区代码
kind.currencyCode	货币代码
kind.languageCode	语言代码
kind.timeZone	时区名称
kind.url	网址
kind.domainName	域名
kind.ipAddress	IP 地址
kind.IPv4 address	IPv4 地址
kind.IPv6 address	IPv6 地址
kind.macAddress	MAC 地址
kind.port	端口号
kind.date	日期
kind.time	24 小时制时间（小时用两位数字）
kind.clock time	时间
kind.dateTime	日期和时间
kind.cardExpiry	月份和年份
kind.paymentCard	卡号
kind.iban	IBAN
kind.bic	银行识别代码（BIC）
kind.isbn	ISBN
kind.ean	条形码编号
kind.hexColor	颜色代码
kind.uuid	UUID
kind.ulid	ULID
kind.semver	版本号
kind.a text	文本
kind.a list	列表
kind.an object	带有命名值的对象
kind.a digit	数字
kind.a nonzero digit	数字 1 到 9
kind.a letter	字母 A 到 Z 或 a 到 z
kind.a capital letter	大写字母 A 到 Z
kind.a lowercase letter	小写字母 a 到 z
kind.pattern	类似 {example} 的内容
kind.other	其他可用格式的内容

word.title	填写内容有误
word.errorPrefix	错误：
word.unlabeled	这项内容
word.otherField	另一项
word.securityCode	安全码
word.spaces	空格
word.commas	逗号
word.dots	点号
word.hyphens	连字符
word.slashes	斜杠
word.apostrophes	撇号
word.underscores	下划线
word.brackets	括号
word.quotationMarks	引号
"""#)
