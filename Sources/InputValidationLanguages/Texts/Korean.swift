// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let koreanTexts = TextTable(
#"""
# 한국어
# Korean, with the polite imperative that public forms use.
#
# A label comes before the sentence with a colon, so that no particle depends on its last sound.
#
# Reviewed by a native speaker: no.

uncheckable	지금은 확인할 수 없습니다. 몇 분 후에 다시 시도하세요
programMistake	이 양식에 문제가 있어 확인할 수 없습니다
pending	아직 확인하고 있습니다. 잠시 기다린 후 다시 시도하세요
check	이 내용을 확인하세요
empty	이 항목을 입력하세요
missing	이 값을 추가하세요. 값이 빠져 있습니다
noChoice	값을 선택하세요
tooLarge	너무 깁니다. 필요 없는 글자나 공백을 지워 줄이세요
tooManyBytes	{maximum}자 이하로 입력하세요. ä 같은 글자, 한글, 이모지는 두 자 이상으로 셉니다
tooBrief	너무 짧습니다. 글자를 더 입력하세요
tooShort	{minimum}자 이상 입력하세요
lengthBetween	{minimum}자 이상 {maximum}자 이하로 입력하세요
tooLong	{maximum}자 이하로 입력하세요
exactLength	정확히 {minimum}자를 입력하세요
exactLengthNot	정확히 {minimum}자를 입력하세요(현재 {length}자)
tooFewEntries	{minimum}개 이상 입력하세요
tooManyEntries	{maximum}개 이하로 입력하세요
exactEntries	정확히 {minimum}개를 입력하세요
entriesBetween	{minimum}개 이상 {maximum}개 이하로 입력하세요
digitsOnly	0부터 9까지의 숫자만 사용하세요
lettersOnly	A부터 Z까지 또는 a부터 z까지의 영문자만 숫자, 공백, 악센트 없이 사용하세요
anyLettersOnly	글자만 사용하세요. 숫자, 공백, 다른 기호는 쓸 수 없습니다
oneAlphabet	라틴 문자만 또는 그리스 문자만처럼 한 가지 문자 체계의 글자만 사용하세요
lettersAndDigits	A부터 Z까지 또는 a부터 z까지의 영문자와 0부터 9까지의 숫자만 사용하세요
anyLettersAndDigits	글자와 숫자만 사용하세요. 공백, 하이픈 등은 쓸 수 없습니다
onlyThese	다음 문자만 사용하세요: {accepted}
slugCharacters	숫자, 하이픈, a부터 z까지의 영문 소문자만 공백과 악센트 없이 사용하세요
capitalLetters	영문 대문자를 사용하세요. 예: {example}
lowercaseLetters	영문 대문자 대신 소문자를 사용하세요
digitsGrouped	숫자만 사용하세요. 숫자 사이에는 공백이나 하이픈을 하나씩 쓸 수 있습니다
hexDigits	0부터 9까지의 숫자와 a부터 f까지의 영문자만 사용하세요
digitsNotLetters	영문자 O와 I가 아니라 숫자 0과 1을 사용하세요
lettersNotDigits	숫자 0과 1이 아니라 영문자 O와 I를 사용하세요
spaces	공백과 줄바꿈을 지우세요
outerSpaces	처음과 끝의 공백이나 줄바꿈을 지우세요
without	{characters} 없이 입력하세요
replacement	{characters} 대신 {accepted} 문자를 사용하세요. 예: {example}
disallowedText	다음을 지우세요: {character}
once	다음은 한 번만 사용하세요: {character}
onlyAtEnd	{character} 문자는 맨 끝에만 쓰세요
strangeCharacter	특수하거나 모양이 비슷하거나 보이지 않는 문자가 있습니다. 지우고 다시 입력하세요
ordinaryForms	일반 숫자, 글자, 기호를 사용하세요. 예: １이나 ١이 아니라 1
plainCharacters	영문자 A부터 Z까지, 숫자, 일반 기호만 사용하세요. 악센트와 이모지는 쓸 수 없습니다
nothingAfter	{character} 문자와 그 뒤의 내용을 모두 지우세요
notBegin	다음으로 시작하지 마세요: {character}
notEnd	다음으로 끝내지 마세요: {character}
notNegative	빼기 기호를 지우세요. 음수는 쓸 수 없습니다
begins	다음으로 시작하세요: {accepted}
ends	다음으로 끝내세요: {accepted}
includes	다음을 포함하세요: {accepted}
dots	점을 연달아 쓰지 마세요
twoSpaces	공백을 연달아 쓰지 마세요
dotAtStart	점으로 시작하지 마세요
dotAtEnd	점으로 끝내지 마세요
dotNextToAt	@ 옆에 점을 쓰지 마세요
siteDotAtEdge	도메인 이름의 맨 앞이나 맨 뒤에 점을 쓰지 마세요
hyphens	하이픈을 연달아 쓰지 마세요
hyphen	모든 하이픈 앞뒤에 문자나 숫자를 쓰세요
hyphenAtEdge	하이픈으로 시작하거나 끝내지 마세요
format	형식이 맞지 않습니다. 입력한 내용을 확인하세요
mistakeAt	허용되는 형식으로 입력하세요. 다음 순서의 문자를 확인하세요: {number}
placeLike	{number}번째 문자를 확인하고 다음 형식으로 입력하세요: {example}
characterAt	{number}번째 문자에는 다음을 사용하세요: {kinds}
characterFirst	첫 번째 문자에는 다음을 사용하세요: {kinds}
characterAtLike	{number}번째 문자에는 다음을 사용하세요: {kinds}. 예: {example}
characterFirstLike	첫 번째 문자에는 다음을 사용하세요: {kinds}. 예: {example}
addAtEnd	입력이 완전하지 않습니다. 끝에 ‘{example}’ 같은 문자를 추가하세요
looksLike	다음 형식으로 입력하세요: {example}
looksLikeShort	너무 짧습니다. 다음 형식으로 입력하세요: {example}
looksLikeLong	너무 깁니다. 다음 형식으로 입력하세요: {example}
onlyPart	{example} 같은 형식의 부분만 입력하세요
kind	{kind} 형식으로 입력하세요. 예: {example}
kindOfLetters	{kind}를 영문 {accepted}자로 입력하세요. 예: {example}
kindWithout	{characters} 없이 {kind} 형식으로 입력하세요. 예: {example}
kindBetween	{minimum} 이상 {maximum} 이하의 {kind} 형식으로 입력하세요
kindAtLeast	{minimum} 이상의 {kind} 형식으로 입력하세요
kindAtMost	{maximum} 이하의 {kind} 형식으로 입력하세요
oneOf	다음을 입력하세요: {kinds}
notKind	다음이 아닌 내용을 입력하세요: {kinds}
phoneNumber	+와 국가 번호로 시작하고 그 뒤에 숫자만 입력하세요. 예: {example}
phoneNumberWithoutPlus	+ 없이 국가 번호부터 숫자만 입력하세요. 예: {example}
countryCode	0으로 시작하지 않는 국가 번호를 입력하세요. 예: {example}
phoneDigits	전화번호에는 숫자만 사용하세요. 예: {example}
incomplete	다른 것 없이 전체만 복사하여 여기에 다시 붙여 넣으세요. 빠진 부분이나 필요 없는 부분이 있습니다
mistypedDigits	잘못 입력한 것 같습니다. 숫자를 하나씩 확인하세요
mistypedCharacters	잘못 입력한 것 같습니다. 문자를 하나씩 확인하세요
innerDate	번호에 들어 있는 날짜를 잘못 입력한 것 같습니다. 날짜를 확인하세요
missingDigits	너무 짧습니다. 빠진 숫자가 있는지 확인하세요
extraDigits	너무 깁니다. 필요 없는 숫자가 있는지 확인하세요
allZeros	모두 0이 아닌 번호를 입력하세요
exactDigits	숫자를 정확히 {accepted}자리 입력하세요
exactDigitsNot	숫자를 정확히 {accepted}자리 입력하세요(현재 {length}자리)
digitsBetween	숫자를 {minimum}자리에서 {maximum}자리까지 입력하세요(현재 {length}자리)
exactLettersAndDigits	영문자와 숫자를 정확히 {accepted}자 입력하세요
didYouMean	{suggestion}을(를) 입력하려고 했나요?
noPostalCode	비워 두세요. 이 나라에는 우편번호가 없습니다
exactLettersAndDigitsNot	영문자와 숫자를 정확히 {accepted}자 입력하세요(현재 {length}자)
ibanCountry	DE처럼 IBAN을 사용하는 국가의 두 글자로 시작하세요
ibanAccountNumber	처음 네 글자 다음 부분을 잘못 입력한 것 같습니다. 그 부분을 확인하세요
atLeast	{minimum} 이상을 입력하세요
atMost	{maximum} 이하를 입력하세요
between	{minimum} 이상 {maximum} 이하의 값을 입력하세요
moreThan	{minimum}보다 큰 값을 입력하세요
lessThan	{maximum}보다 작은 값을 입력하세요
earliest	{minimum} 또는 그 이후의 날짜를 입력하세요
latest	{maximum} 또는 그 이전의 날짜를 입력하세요
betweenDates	{minimum}부터 {maximum}까지의 날짜를 입력하세요
laterThan	{minimum}보다 뒤의 날짜를 입력하세요
earlierThan	{maximum}보다 앞선 날짜를 입력하세요
inPast	과거 날짜를 입력하세요
inFuture	미래 날짜를 입력하세요
ageAtLeast	나이가 {minimum} 이상이 되는 생년월일을 입력하세요
ageAtMost	나이가 {maximum} 이하가 되는 생년월일을 입력하세요
textAtLeast	‘{minimum}’ 또는 그 뒤에 오는 것을 입력하세요
textAtMost	‘{maximum}’ 또는 그 앞에 오는 것을 입력하세요
textAfter	‘{minimum}’ 뒤에 오는 것을 입력하세요
textBefore	‘{maximum}’ 앞에 오는 것을 입력하세요
fewerDigits	자릿수를 줄이세요. 필요 없는 숫자가 있는지 확인하세요
decimalPoint	소수점은 하나만 쓰세요. 예: {example}
decimalComma	소수점으로 쓰는 쉼표는 하나만 쓰세요. 예: {example}
beginsWithDigit	숫자로 시작하세요. 예: {example}
noDecimals	소수점이나 구분 기호 없이 정수를 입력하세요. 예: {example}
dotInsteadOfComma	쉼표가 아니라 마침표(.)를 사용하세요
dash	대시 대신 일반 하이픈(-)을 사용하세요
endsWithDigit	숫자로 끝내세요. 예: {example}
pointNotComma	쉼표가 아니라 소수점(.)을 사용하세요. 예: {example}
commaNotPoint	소수점으로 점이 아니라 쉼표(,)를 사용하세요. 예: {example}
noGroupSigns	천 단위 구분 기호 없이 숫자를 입력하세요. 예: {example}
digitGroups	숫자를 자릿수에 맞게 묶어 입력하세요. 예: {example}
decimalPlaces	소수점 아래는 {maximum}자리 이하로 입력하세요
tooManyDigits	숫자를 {maximum}자리 이하로 입력하세요
leadingZeros	수의 맨 앞에 있는 0을 지우세요. 예: 07 대신 7
mismatch	일치하지 않습니다. 입력한 내용을 확인하세요
anotherValue	다른 값을 입력하세요. 이 값은 사용할 수 없습니다
choice	허용되는 값의 목록에 있는 값을 입력하세요. 오타가 있는지 확인하세요
option	다음 중 하나를 선택하세요: {accepted}
unselected	이 항목을 선택하세요
repeated	목록에서 중복된 항목을 지우세요
same	‘{other}’ 항목과 같은 내용을 입력하세요. 두 항목을 모두 확인하세요
after	‘{other}’ 항목보다 늦거나 큰 값을 입력하세요
later	‘{other}’ 항목보다 늦은 값을 입력하세요
notEarlier	‘{other}’ 항목과 같거나 늦은 값을 입력하세요
larger	‘{other}’ 항목보다 큰 값을 입력하세요
notSmaller	‘{other}’ 항목과 같거나 큰 값을 입력하세요
excluded	‘{other}’ 항목 때문에 이 항목은 비워 두세요
atLeastOne	다음 중 하나 이상을 입력하세요: {accepted}
moreErrors	표시된 것보다 오류가 더 많습니다. 고쳐야 할 항목 수: {rejected}
furtherErrors	먼저 여기에 표시된 오류를 고치세요. 오류가 더 있을 수 있습니다
dataValue	여기에서 허용되는 값을 사용하세요. 철자, 크기, 형식을 확인하세요
dataSyntax	데이터의 구문을 고치세요. 따옴표, 쉼표, 괄호를 확인하세요
dataSyntaxAt	{line}행 {column}열의 구문을 고치세요. 따옴표, 쉼표, 괄호를 확인하세요
dataKey	이 키를 삭제하거나 철자를 고치세요. 여기에서 허용되지 않습니다
objectWithKey	다음 키가 있는 객체를 사용하세요: {accepted}
dataKeyTwice	두 키 중 하나를 삭제하세요. 이 키가 두 번 있습니다
dataEncoding	데이터를 UTF-8로 저장하세요. 다른 인코딩의 바이트가 있습니다
dataDepth	단계를 줄이세요. 목록과 개체가 너무 깊이 중첩되어 있습니다
dataSize	데이터가 너무 큽니다. 최대 {maximum}바이트까지 보낼 수 있습니다
cardNetwork	{accepted} 카드를 사용하세요
monthThenYear	월 두 자리를 쓰고 이어서 연도 두 자리를 쓰세요. 예: {example}
month	월은 01부터 12까지로 입력하세요
monthOrder	일과 월의 순서를 확인하세요. 예: {example}
expired	이미 지난 날짜입니다. 확인하거나 다른 카드를 사용하세요
expiresSoon	이 카드는 곧 만료됩니다. 다른 카드를 사용하는 것이 좋습니다
tooFarAhead	너무 먼 날짜입니다. 지금부터 {maximum}년 이내여야 합니다
day	그 달의 일은 01부터 {maximum}까지로 입력하세요
hours	시는 00부터 23까지로 입력하세요
minutes	분은 00부터 59까지로 입력하세요
seconds	초는 00부터 59까지로 입력하세요
dateOrder	연-월-일 순서로 월과 일은 두 자리로 입력하세요. 예: {example}
dateDigits	일과 월을 두 자리로 쓴 날짜를 입력하세요. 예: {example}
dateThenTime	연-월-일, T, 시간 순서로 쓰세요. 예: {example}
timeWithZone	시, 분, 초와 시간대를 입력하세요. 예: {example}
offsetMissing	끝에 시간대를 붙이세요. UTC는 Z, 그 밖에는 +01:00 같은 시차를 씁니다
offsetLimits	UTC와의 시차는 23:59 이하로 입력하세요. 예: +01:00
offsetUnwanted	시간 뒤에 있는 Z 또는 +01:00 같은 내용을 모두 지우세요
siteName	전체 도메인 이름을 쓰세요. 예: example.com
siteNameOnly	example.com처럼 도메인 이름만 입력하고 앞뒤에는 아무것도 쓰지 마세요
siteCharacters	도메인 이름에는 a부터 z까지의 영문자, 숫자, 하이픈, 점만 사용하세요. 악센트는 쓸 수 없습니다
siteSpelling	도메인 이름에 오타가 있는지 확인하세요. 이런 이름의 사이트는 있을 수 없습니다
siteEnding	.com이나 다른 도메인 확장자로 끝내세요. 예: {example}
siteTooLong	도메인 이름의 점과 점 사이는 {maximum}자 이하로 입력하세요
wholeSiteTooLong	도메인 이름은 {maximum}자 이하로 입력하세요
hostAddress	전체 IPv6 주소를 [와 ] 사이에 쓰세요. 예: [2001:db8::1]
hostNumbers	192.0.2.1처럼 0부터 255까지의 수 4개로 된 IP 주소나 example.com 같은 도메인 이름을 쓰세요
publicSite	사설 네트워크가 아니라 example.com처럼 누구나 인터넷에서 열 수 있는 사이트를 사용하세요
notIPAddress	IP 주소가 아니라 example.com 같은 도메인 이름을 사용하세요
hostAccepted	다음 사이트의 주소를 사용하세요: {accepted}
port	콜론 뒤에 {minimum}부터 {maximum}까지의 포트 번호를 쓰세요
portAccepted	{accepted} 포트를 사용하거나 포트 번호를 빼세요
noPort	도메인 이름 뒤에 있는 :8080 같은 포트 번호를 지우세요
userInfo	사용자 이름이나 비밀번호와 @를 지우세요
percent	% 뒤에는 %20처럼 숫자나 A부터 F까지의 영문자를 두 개 쓰세요. % 기호 자체는 %25로 씁니다
backslash	\ 대신 /를 사용하세요
percentEncoded	{character} 대신 다음을 사용하세요: {accepted}
percentEncodedSpace	공백 대신 %20을 사용하세요
slashesMissing	콜론 뒤에 //를 쓰세요. 예: {example}
singleSlash	/account처럼 / 하나로 시작하는 이 사이트의 페이지를 입력하세요
atMissing	@를 넣으세요. 예: name@example.com
localMissing	@ 앞에 이름을 쓰세요. 예: name@example.com
localTooLong	@ 앞은 {maximum}자 이하로 입력하세요
quotes	따옴표를 맨 앞과 @ 바로 앞에 쓰거나, 하나도 쓰지 마세요
emailSiteMissing	@ 뒤의 부분을 쓰세요. 예: name@example.com
emailLocalLetters	@ 앞에는 ä처럼 a부터 z까지가 아닌 글자를 사용하지 마세요
emailSiteLetters	@ 뒤에는 ä처럼 a부터 z까지가 아닌 글자를 사용하지 마세요
emailSiteCharacter	@ 뒤에서 다음을 지우세요: {character}
dotNotComma	@ 뒤에는 쉼표가 아니라 점을 쓰세요
ipNumbers	0부터 255까지의 수 4개를 점으로 구분하여 입력하세요. 예: {example}
ipGroups	숫자 또는 a부터 f까지의 영문자 1~4자로 된 그룹 8개를 콜론으로 구분하거나, ::으로 그룹을 줄여 입력하세요. 예: {example}
ipGroupDigits	콜론으로 구분한 각 그룹에는 숫자 또는 영문자를 {maximum}자까지만 사용하세요. 예: {example}
ipScope	다음 종류의 IP 주소를 사용하세요: {accepted}
colorDigits	#을 쓰고 이어서 숫자 또는 a부터 f까지의 영문자를 {accepted}자 입력하세요. 예: {example}
hexGroups	숫자 또는 a부터 f까지의 영문자를 {accepted}자 입력하고 다음처럼 나누세요: {example}
sameSeparators	모든 곳에 같은 구분 기호를 사용하세요. 예: {example}
uuidHyphens	숫자나 영문자를 8, 4, 4, 4, 12자씩 묶고 그 사이에 하이픈을 쓰세요. 예: {example}
uuidVersion	다음 버전의 UUID를 사용하세요: {accepted}. 예: {example}. 올바른 값을 복사했는지 확인하세요
versionNumbers	수 3개를 점으로 구분하여 입력하세요. 예: {example}
bankCountry	다섯째와 여섯째 글자는 DE처럼 나라를 나타내는 영문 대문자 2자여야 합니다
isbnPrefix	978 또는 979로 시작하세요. 979-0은 사용할 수 없습니다
ulidCharacters	숫자와 A부터 Z까지의 영문자만 사용하되 I, L, O, U는 사용하지 마세요
passwordLetters	글자를 {minimum}개 이상 포함하세요
passwordLowercase	소문자를 {minimum}개 이상 포함하세요
passwordUppercase	대문자를 {minimum}개 이상 포함하세요
passwordDigits	숫자를 {minimum}개 이상 포함하세요
passwordSymbols	!나 % 같은 기호를 {minimum}개 이상 포함하세요

# A name has its particle: "이메일 주소를".
empty+name	{name} 입력하세요
check+name	{name} 확인하세요
choice+name	{name} 목록에서 선택하세요
mistypedDigits+name	{name} 확인하세요. 잘못 입력한 것 같습니다
mistypedCharacters+name	{name} 확인하세요. 잘못 입력한 것 같습니다

kind.numeric	숫자로만 된 값
kind.alpha	글자로만 된 값
kind.alphanumeric	글자와 숫자로만 된 값
kind.integer	정수
kind.decimal	숫자
kind.hexadecimal	16진수
kind.email	이메일 주소
kind.e164	전화번호
kind.countryCode	국가 코드
kind.currencyCode	통화 코드
kind.languageCode	언어 코드
kind.timeZone	시간대 이름
kind.url	웹 주소
kind.domainName	도메인 이름
kind.ipAddress	IP 주소
kind.IPv4 address	IPv4 주소
kind.IPv6 address	IPv6 주소
kind.macAddress	하드웨어 주소(MAC)
kind.port	포트 번호
kind.date	날짜
kind.time	시를 두 자리로 쓴 24시간제 시간
kind.clock time	시간
kind.dateTime	날짜와 시간
kind.cardExpiry	월과 연도
kind.paymentCard	카드 번호
kind.iban	IBAN
kind.bic	은행 코드(BIC)
kind.isbn	ISBN
kind.ean	바코드 번호
kind.hexColor	색상 코드
kind.uuid	UUID
kind.ulid	ULID
kind.semver	버전 번호
kind.a text	텍스트
kind.a list	목록
kind.an object	이름이 있는 값으로 된 객체
kind.a digit	숫자 한 자
kind.a nonzero digit	1부터 9까지의 숫자 한 자
kind.a letter	영문자(A~Z 또는 a~z)
kind.a capital letter	영문 대문자(A~Z)
kind.a lowercase letter	영문 소문자(a~z)
kind.pattern	{example} 같은 형식의 값
kind.other	허용되는 다른 형식의 값

word.title	문제가 있습니다
word.errorPrefix	오류:
word.unlabeled	이 값
word.otherField	다른 항목
word.securityCode	보안 코드
word.spaces	공백
word.commas	쉼표
word.dots	점
word.hyphens	하이픈
word.slashes	슬래시
word.apostrophes	아포스트로피
word.underscores	밑줄
word.brackets	괄호
word.quotationMarks	따옴표
"""#)
