// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let japaneseTexts = TextTable(
#"""
# 日本語
# Japanese, with the polite imperative.
#
# A label and a full-width colon come before the sentence.
#
# Reviewed by a native speaker: no.

uncheckable	現在、確認できません。数分後にもう一度お試しください
programMistake	このフォームに問題があるため、確認できません
pending	確認中です。少し待ってから、もう一度お試しください
check	この内容を確認してください
empty	入力してください
missing	この値を追加してください。値がありません
noChoice	値を選択してください
tooLarge	長すぎます。余分な文字や空白を削除して短くしてください
tooManyBytes	{maximum}文字以内で入力してください。äのような文字、漢字、絵文字などは2文字以上と数えます
tooBrief	短すぎます。文字を追加してください
tooShort	{minimum}文字以上で入力してください
lengthBetween	{minimum}文字以上{maximum}文字以内で入力してください
tooLong	{maximum}文字以内で入力してください
exactLength	{minimum}文字ちょうどで入力してください
exactLengthNot	{minimum}文字ちょうどで入力してください（現在は{length}文字）
tooFewEntries	{minimum}件以上入力してください
tooManyEntries	{maximum}件以内で入力してください
exactEntries	ちょうど{minimum}件入力してください
entriesBetween	{minimum}件以上{maximum}件以内で入力してください
digitsOnly	半角数字（0～9）だけを使ってください
lettersOnly	半角英字（A～Z、a～z）だけを使ってください。数字、空白、アクセント記号は使えません
anyLettersOnly	文字（かな、漢字、英字など）だけを使ってください。数字、空白、記号は使えません
oneAlphabet	ラテン文字だけ、ギリシャ文字だけのように、1種類の文字体系の文字だけを使ってください
lettersAndDigits	半角英字（A～Z、a～z）と半角数字（0～9）だけを使ってください
anyLettersAndDigits	文字（かな、漢字、英字など）と数字だけを使ってください。空白、ハイフンなどの記号は使えません
onlyThese	次の文字だけを使ってください：{accepted}
slugCharacters	数字、ハイフン、半角の英小文字（a～z）だけを使ってください。空白やアクセント記号は使えません
capitalLetters	英大文字を使ってください。例：{example}
lowercaseLetters	英大文字ではなく英小文字を使ってください
digitsGrouped	数字だけを使ってください。区切りには空白またはハイフンを1つずつ使えます
hexDigits	半角数字（0～9）と半角英字（a～f）だけを使ってください
digitsNotLetters	英字のOとIではなく、数字の0と1を使ってください
lettersNotDigits	数字の0と1ではなく、英字のOとIを使ってください
spaces	空白と改行を削除してください
outerSpaces	先頭と末尾の空白や改行を削除してください
without	{characters}を削除してください
replacement	{characters}を{accepted}に置き換えてください。例：{example}
disallowedText	「{character}」を削除してください
once	「{character}」は1回だけ使ってください
onlyAtEnd	「{character}」は末尾だけに使ってください
strangeCharacter	特殊な文字、似た形の別の文字、または見えない文字が含まれています。削除して入力し直してください
ordinaryForms	数字、英字、記号は半角で入力してください。例：１や١ではなく1
plainCharacters	半角の英字（A～Z）、数字、一般的な記号だけを使ってください。アクセント記号と絵文字は使えません
nothingAfter	{character}とその後ろをすべて削除してください
notBegin	{character}で始めないでください
notEnd	{character}で終わらないようにしてください
notNegative	マイナス記号を削除してください。負の数は使えません
begins	{accepted}で始めてください
ends	{accepted}で終わるようにしてください
includes	{accepted}を含めてください
dots	ドット（.）を続けて書かないでください
twoSpaces	空白を続けて入力しないでください
dotAtStart	先頭にドット（.）を書かないでください
dotAtEnd	末尾にドット（.）を書かないでください
dotNextToAt	@の隣にドット（.）を書かないでください
siteDotAtEdge	ドメイン名の先頭と末尾にドット（.）を書かないでください
hyphens	ハイフン（-）を続けて書かないでください
hyphen	すべてのハイフン（-）の前後に英字または数字を入力してください
hyphenAtEdge	先頭と末尾にハイフン（-）を付けないでください
format	形式が正しくありません。入力内容を確認してください
mistakeAt	使用できる形式で入力してください。{number}文字目を確認してください
placeLike	{number}文字目を確認し、この形式で入力してください：{example}
characterAt	{number}文字目には{kinds}を使ってください
characterFirst	1文字目には{kinds}を使ってください
characterAtLike	{number}文字目には{kinds}を使ってください。例：{example}
characterFirstLike	1文字目には{kinds}を使ってください。例：{example}
addAtEnd	入力が足りません。最後に「{example}」のような文字を追加してください
looksLike	この形式で入力してください：{example}
looksLikeShort	短すぎます。この形式で入力してください：{example}
looksLikeLong	長すぎます。この形式で入力してください：{example}
onlyPart	{example}のような部分だけを入力してください
kind	{kind}を入力してください。例：{example}
kindOfLetters	{kind}（英字{accepted}文字）を入力してください。例：{example}
kindWithout	{characters}のない{kind}を入力してください。例：{example}
kindBetween	{minimum}以上{maximum}以下の{kind}を入力してください
kindAtLeast	{minimum}以上の{kind}を入力してください
kindAtMost	{maximum}以下の{kind}を入力してください
oneOf	{kinds}を入力してください
notKind	{kinds}以外を入力してください
phoneNumber	+と国番号に続けて、数字だけを入力してください。例：{example}
phoneNumberWithoutPlus	+を付けずに、国番号から数字だけを入力してください。例：{example}
countryCode	0で始まらない国番号を入力してください。例：{example}
phoneDigits	電話番号には数字だけを使ってください。例：{example}
incomplete	全体だけをコピーして、もう一度ここに貼り付けてください。不足している部分か余分な部分があります
mistypedDigits	入力に間違いがあるようです。数字を1つずつ確認してください
mistypedCharacters	入力に間違いがあるようです。文字を1つずつ確認してください
innerDate	番号に含まれる日付に間違いがあるようです。日付を確認してください
missingDigits	桁数が足りません。抜けている数字がないか確認してください
extraDigits	桁数が多すぎます。余分な数字がないか確認してください
allZeros	すべてが0ではない番号を入力してください
exactDigits	{accepted}桁の数字で入力してください
exactDigitsNot	{accepted}桁の数字で入力してください（現在は{length}桁）
digitsBetween	{minimum}～{maximum}桁の数字で入力してください（現在は{length}桁）
exactLettersAndDigits	英字と数字を合わせてちょうど{accepted}文字で入力してください
didYouMean	もしかして：{suggestion}
noPostalCode	空欄のままにしてください。この国には郵便番号がありません
exactLettersAndDigitsNot	英字と数字を合わせてちょうど{accepted}文字で入力してください（現在は{length}文字）
ibanCountry	DEのような、IBANを使う国の2文字のコードで始めてください
ibanAccountNumber	最初の4文字より後に間違いがあるようです。確認してください
atLeast	{minimum}以上の値を入力してください
atMost	{maximum}以下の値を入力してください
between	{minimum}以上{maximum}以下の値を入力してください
moreThan	{minimum}より大きい値を入力してください
lessThan	{maximum}より小さい値を入力してください
earliest	{minimum}以降の日付を入力してください
latest	{maximum}以前の日付を入力してください
betweenDates	{minimum}から{maximum}までの日付を入力してください
laterThan	{minimum}より後の日付を入力してください
earlierThan	{maximum}より前の日付を入力してください
inPast	過去の日付を入力してください
inFuture	未来の日付を入力してください
ageAtLeast	年齢が{minimum}以上になる生年月日を入力してください
ageAtMost	年齢が{maximum}以下になる生年月日を入力してください
textAtLeast	「{minimum}」か、それより後の順番のものを入力してください
textAtMost	「{maximum}」か、それより前の順番のものを入力してください
textAfter	「{minimum}」より後の順番のものを入力してください
textBefore	「{maximum}」より前の順番のものを入力してください
fewerDigits	桁数を減らしてください。余分な数字がないか確認してください
decimalPoint	小数点は1つだけ使ってください。例：{example}
decimalComma	小数点のコンマ（,）は1つだけ使ってください。例：{example}
beginsWithDigit	数字で始めてください。例：{example}
noDecimals	小数や区切り記号のない整数を入力してください。例：{example}
dotInsteadOfComma	コンマ（,）ではなくピリオド（.）を使ってください
dash	ダッシュではなく通常のハイフン（-）を使ってください
endsWithDigit	数字で終わるようにしてください。例：{example}
pointNotComma	小数点にはコンマ（,）ではなくピリオド（.）を使ってください。例：{example}
commaNotPoint	小数点にはピリオド（.）ではなくコンマ（,）を使ってください。例：{example}
noGroupSigns	桁区切りを付けずに数字を入力してください。例：{example}
digitGroups	数字を正しく桁区切りで入力してください。例：{example}
decimalPlaces	小数点以下は{maximum}桁以内で入力してください
tooManyDigits	{maximum}桁以内で入力してください
leadingZeros	数の先頭の0を削除してください。例：07ではなく7
mismatch	一致しません。入力内容を確認してください
anotherValue	この値は使えません。別の値を入力してください
choice	使用できる値の一覧にある値を入力してください。入力ミスがないか確認してください
option	次のどれかを選んでください：{accepted}
unselected	これを選択してください
repeated	重複している項目を削除してください
same	「{other}」と同じ内容を入力してください。両方を確認してください
after	「{other}」より後の日付、または大きい値を入力してください
later	「{other}」より後の日付や時刻を入力してください
notEarlier	「{other}」と同じか、それより後の日付や時刻を入力してください
larger	「{other}」より大きい値を入力してください
notSmaller	「{other}」と同じか、それより大きい値を入力してください
excluded	「{other}」の内容に合わせて、ここは空欄にしてください
atLeastOne	次のうち少なくとも1つを入力してください：{accepted}
moreErrors	表示されていないエラーがあります。修正が必要な項目の数：{rejected}
furtherErrors	まず、ここに表示されているエラーを修正してください。ほかにもエラーがある可能性があります
dataValue	ここで使用できる値を入力してください。つづり、大きさ、形式を確認してください
dataSyntax	データの構文を修正してください。引用符、コンマ、かっこを確認してください
dataSyntaxAt	{line} 行 {column} 列の構文を修正してください。引用符、コンマ、かっこを確認してください
dataKey	このキーを削除するか、つづりを修正してください。ここでは使用できません
objectWithKey	次のキーを持つオブジェクトを使ってください：{accepted}
dataKeyTwice	どちらか一方のキーを削除してください。このキーは重複しています
dataEncoding	データを UTF-8 で保存してください。別の文字コードのバイトが含まれています
dataDepth	階層を減らしてください。リストやオブジェクトの入れ子が深すぎます
dataSize	データが大きすぎます。上限は{maximum}バイトです
cardNetwork	{accepted}のカードを使ってください
monthThenYear	月を2桁、続けて年を2桁で入力してください。例：{example}
month	月は01から12までで入力してください
monthOrder	日と月の順序を確認してください。例：{example}
expired	有効期限が切れています。日付を確認するか、別のカードを使ってください
expiresSoon	このカードはまもなく有効期限が切れます。別のカードの使用を検討してください
tooFarAhead	日付が先すぎます。今から{maximum}年以内の日付を入力してください
day	その月の日は01から{maximum}までで入力してください
hours	時は00から23までで入力してください
minutes	分は00から59までで入力してください
seconds	秒は00から59までで入力してください
dateOrder	年-月-日の順に、月と日は2桁で入力してください。例：{example}
dateDigits	日と月を2桁にした日付を入力してください。例：{example}
dateThenTime	年-月-日、T、時刻の順に入力してください。例：{example}
timeWithZone	時、分、秒、タイムゾーンを入力してください。例：{example}
offsetMissing	末尾にタイムゾーンを付けてください。UTCはZ、それ以外は+01:00のような時差です
offsetLimits	UTCとの時差は23:59以内にしてください。例：+01:00
offsetUnwanted	時刻の後にあるもの（Zや+01:00など）をすべて削除してください
siteName	完全なドメイン名を入力してください。例：example.com
siteNameOnly	example.comのようにドメイン名だけを入力してください。前後には何も付けないでください
siteCharacters	ドメイン名には半角の英字（a～z）、数字、ハイフン、ドットだけを使ってください。アクセント記号は使えません
siteSpelling	ドメイン名に入力間違いがないか確認してください。この名前のサイトは存在できません
siteEnding	末尾を.comなどのドメインの語尾にしてください。例：{example}
siteTooLong	ドメイン名のドットとドットの間は{maximum}文字以内にしてください
wholeSiteTooLong	ドメイン名は{maximum}文字以内にしてください
hostAddress	完全なIPv6アドレスを[と]の間に入力してください。例：[2001:db8::1]
hostNumbers	192.0.2.1のような、0から255までの4つの数からなるIPアドレスか、example.comのようなドメイン名を入力してください
publicSite	プライベートネットワークではなく、example.comのように誰でもインターネットで開けるサイトを使ってください
notIPAddress	IPアドレスではなく、example.comのようなドメイン名を使ってください
hostAccepted	{accepted}のアドレスを使ってください
port	コロンの後に{minimum}から{maximum}までのポート番号を入力してください
portAccepted	ポート番号は{accepted}にするか、省略してください
noPort	ドメイン名の後のポート番号（:8080など）を削除してください
userInfo	ユーザー名またはパスワードと、@を削除してください
percent	%の後には、%20のように数字またはA～Fの英字を2つ入力してください。%そのものは%25と入力します
backslash	\の代わりに/を使ってください
percentEncoded	{character}の代わりに{accepted}を使ってください
percentEncodedSpace	空白の代わりに%20を使ってください
slashesMissing	コロン（:）の後に//を書いてください。例：{example}
singleSlash	/accountのように、1つの/で始まるこのサイトのページを入力してください
atMissing	@を入れてください。例：name@example.com
localMissing	@の前に名前を入力してください。例：name@example.com
localTooLong	@の前は{maximum}文字以内で入力してください
quotes	引用符は先頭と@の直前に1つずつ付けるか、1つも付けないでください
emailSiteMissing	@の後の部分を入力してください。例：name@example.com
emailLocalLetters	@の前には、äのようなaからz以外の文字を使わないでください
emailSiteLetters	@の後には、äのようなaからz以外の文字を使わないでください
emailSiteCharacter	@の後にある「{character}」を削除してください
dotNotComma	@の後には、コンマ（,）ではなくドット（.）を使ってください
ipNumbers	0から255までの数を4つ、ドットで区切って入力してください。例：{example}
ipGroups	数字またはaからfまでの英字1～4文字のグループを8つコロンで区切るか、::を使ってより少ないグループで入力してください。例：{example}
ipGroupDigits	コロンで区切る各グループは、数字または英字{maximum}文字以内にしてください。例：{example}
ipScope	次のいずれかの種類のIPアドレスを使ってください：{accepted}
colorDigits	#の後に、数字またはaからfまでの英字を{accepted}文字入力してください。例：{example}
hexGroups	数字またはaからfまでの英字を{accepted}文字、次のように区切って入力してください：{example}
sameSeparators	すべて同じ区切り文字を使ってください。例：{example}
uuidHyphens	8、4、4、4、12文字の数字または英字の間にハイフンを入れてください。例：{example}
uuidVersion	バージョン{accepted}のUUIDを使ってください。例：{example}。正しいものをコピーしたか確認してください
versionNumbers	数を3つ、ドットで区切って入力してください。例：{example}
bankCountry	5文字目と6文字目は、DEのような国を表す英大文字2文字にしてください
isbnPrefix	978または979で始めてください。ただし979-0は使えません
ulidCharacters	数字とAからZまでの英字だけを使ってください。ただしI、L、O、Uは使えません
passwordLetters	英字などの文字を{minimum}文字以上含めてください
passwordLowercase	英小文字を{minimum}文字以上含めてください
passwordUppercase	英大文字を{minimum}文字以上含めてください
passwordDigits	数字を{minimum}文字以上含めてください
passwordSymbols	!や%などの記号を{minimum}文字以上含めてください

# A name is without a particle: "メールアドレス".
empty+name	{name}を入力してください
check+name	{name}を確認してください
choice+name	{name}を一覧から選んでください
mistypedDigits+name	{name}を確認してください。入力に間違いがあるようです
mistypedCharacters+name	{name}を確認してください。入力に間違いがあるようです

kind.numeric	数字だけの値
kind.alpha	文字だけの値（数字と記号を除く）
kind.alphanumeric	文字と数字だけの値（記号を除く）
kind.integer	整数
kind.decimal	数値
kind.hexadecimal	16進数
kind.email	メールアドレス
kind.e164	電話番号
kind.countryCode	国コード
kind.currencyCode	通貨コード
kind.languageCode	言語コード
kind.timeZone	タイムゾーンの名前
kind.url	URL
kind.domainName	ドメイン名
kind.ipAddress	IPアドレス
kind.IPv4 address	IPv4アドレス
kind.IPv6 address	IPv6アドレス
kind.macAddress	MACアドレス
kind.port	ポート番号
kind.date	日付
kind.time	時を2桁で表した24時間制の時刻
kind.clock time	時刻
kind.dateTime	日付と時刻
kind.cardExpiry	月と年
kind.paymentCard	カード番号
kind.iban	IBAN
kind.bic	SWIFTコード（BIC）
kind.isbn	ISBN
kind.ean	バーコード番号
kind.hexColor	カラーコード
kind.uuid	UUID
kind.ulid	ULID
kind.semver	バージョン番号
kind.a text	テキスト
kind.a list	リスト
kind.an object	名前付きの値を持つオブジェクト
kind.a digit	半角数字
kind.a nonzero digit	半角数字（1～9）
kind.a letter	半角英字（A～Z、a～z）
kind.a capital letter	半角の英大文字（A～Z）
kind.a lowercase letter	半角の英小文字（a～z）
kind.pattern	{example}のような値
kind.other	その他の使用できる形式の値

word.title	入力内容に問題があります
word.errorPrefix	エラー：
word.unlabeled	この値
word.otherField	もう一方の項目
word.securityCode	セキュリティコード
word.spaces	空白
word.commas	コンマ
word.dots	ドット
word.hyphens	ハイフン
word.slashes	スラッシュ
word.apostrophes	アポストロフィ
word.underscores	アンダースコア
word.brackets	かっこ
word.quotationMarks	引用符
"""#)
