// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let ukrainianTexts = TextTable(
#"""
# українська
# Ukrainian, with the polite address "ви".
#
# A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Зараз це неможливо перевірити. Спробуйте ще раз за кілька хвилин
programMistake	У цій формі помилка: це значення неможливо перевірити
pending	Перевірка ще триває. Зачекайте трохи й спробуйте ще раз
check	Перевірте це значення
empty	Заповніть це поле
missing	Додайте це значення. Його немає
noChoice	Виберіть значення
tooLarge	Текст задовгий. Видаліть зайвий текст або пробіли
tooManyBytes[one]	Введіть щонайбільше {maximum} символ. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ
tooManyBytes[few]	Введіть щонайбільше {maximum} символи. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ
tooManyBytes[many]	Введіть щонайбільше {maximum} символів. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ
tooManyBytes[other]	Введіть щонайбільше {maximum} символу. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ
tooBrief	Текст закороткий. Додайте символи
tooShort[one]	Введіть щонайменше {minimum} символ
tooShort[few]	Введіть щонайменше {minimum} символи
tooShort[many]	Введіть щонайменше {minimum} символів
tooShort[other]	Введіть щонайменше {minimum} символу
lengthBetween[one]	Введіть від {minimum} до {maximum} символу
lengthBetween[few]	Введіть від {minimum} до {maximum} символів
lengthBetween[many]	Введіть від {minimum} до {maximum} символів
lengthBetween[other]	Введіть від {minimum} до {maximum} символу
tooLong[one]	Введіть щонайбільше {maximum} символ
tooLong[few]	Введіть щонайбільше {maximum} символи
tooLong[many]	Введіть щонайбільше {maximum} символів
tooLong[other]	Введіть щонайбільше {maximum} символу
exactLength[one]	Введіть рівно {minimum} символ
exactLength[few]	Введіть рівно {minimum} символи
exactLength[many]	Введіть рівно {minimum} символів
exactLength[other]	Введіть рівно {minimum} символу
exactLengthNot[one]	Введіть рівно {minimum} символ, а не {length}
exactLengthNot[few]	Введіть рівно {minimum} символи, а не {length}
exactLengthNot[many]	Введіть рівно {minimum} символів, а не {length}
exactLengthNot[other]	Введіть рівно {minimum} символу, а не {length}
tooFewEntries[one]	Укажіть щонайменше {minimum} елемент
tooFewEntries[few]	Укажіть щонайменше {minimum} елементи
tooFewEntries[many]	Укажіть щонайменше {minimum} елементів
tooFewEntries[other]	Укажіть щонайменше {minimum} елемента
tooManyEntries[one]	Укажіть щонайбільше {maximum} елемент
tooManyEntries[few]	Укажіть щонайбільше {maximum} елементи
tooManyEntries[many]	Укажіть щонайбільше {maximum} елементів
tooManyEntries[other]	Укажіть щонайбільше {maximum} елемента
exactEntries[one]	Укажіть рівно {minimum} елемент
exactEntries[few]	Укажіть рівно {minimum} елементи
exactEntries[many]	Укажіть рівно {minimum} елементів
exactEntries[other]	Укажіть рівно {minimum} елемента
entriesBetween	Кількість елементів має бути від {minimum} до {maximum}
digitsOnly	Використовуйте лише цифри від 0 до 9
lettersOnly	Використовуйте лише латинські літери від A до Z або від a до z, без цифр і пробілів
anyLettersOnly	Використовуйте лише літери, без цифр, пробілів та інших символів
oneAlphabet	Використовуйте літери лише однієї абетки, наприклад лише латинські або лише грецькі
lettersAndDigits	Використовуйте лише латинські літери від A до Z або від a до z і цифри від 0 до 9
anyLettersAndDigits	Використовуйте лише літери й цифри, без пробілів, дефісів та інших символів
onlyThese	Використовуйте лише ці символи: {accepted}
slugCharacters	Використовуйте лише цифри, дефіси й малі латинські літери від a до z, без пробілів
capitalLetters	Використовуйте великі літери, наприклад {example}
lowercaseLetters	Використовуйте малі літери замість великих
digitsGrouped	Використовуйте лише цифри; між двома цифрами може бути один пробіл або дефіс
hexDigits	Використовуйте лише цифри від 0 до 9 і латинські літери від a до f
digitsNotLetters	Використовуйте цифри 0 і 1, а не латинські літери O та I
lettersNotDigits	Використовуйте латинські літери O та I, а не цифри 0 і 1
spaces	Видаліть пробіли та розриви рядків
outerSpaces	Видаліть пробіли та розриви рядків на початку і в кінці
without	Видаліть {characters}
replacement	Замініть {characters} на {accepted}, наприклад {example}
disallowedText	Видаліть {character}
once	Використайте {character} лише один раз
onlyAtEnd	Використовуйте {character} лише в кінці
strangeCharacter	Видаліть незвичні, схожі на інші або приховані символи: зітріть текст і введіть його знову
ordinaryForms	Використовуйте звичайні цифри, літери та знаки, наприклад 1, а не １ чи ١
plainCharacters	Використовуйте лише латинські літери від A до Z, цифри та звичайні символи, без емодзі
nothingAfter	Видаліть {character} і все, що після
notBegin	Не починайте з {character}
notEnd	Не ставте {character} в кінці
notNegative	Видаліть знак мінус: від’ємні числа тут не приймаються
begins	Почніть із {accepted}
ends	Закінчіть так: {accepted}
includes	Додайте {accepted}
dots	Не ставте дві крапки поспіль
twoSpaces	Не ставте два пробіли поспіль
dotAtStart	Не починайте з крапки
dotAtEnd	Не ставте крапку в кінці
dotNextToAt	Не ставте крапку поруч зі знаком @
siteDotAtEdge	Не починайте й не закінчуйте доменне ім’я крапкою
hyphens	Не ставте два дефіси поспіль
hyphen	Поставте літеру або цифру перед кожним дефісом і після нього
hyphenAtEdge	Не починайте й не закінчуйте дефісом
format	Формат не підходить. Перевірте, чи немає помилок
mistakeAt	Використайте допустимий формат. Перевірте символ номер {number}
placeLike	Перевірте символ номер {number} і використовуйте такий формат: {example}
characterAt	Символом номер {number} введіть {kinds}
characterFirst	Першим символом введіть {kinds}
characterAtLike	Символом номер {number} введіть {kinds}, наприклад {example}
characterFirstLike	Першим символом введіть {kinds}, наприклад {example}
addAtEnd	Текст неповний. Додайте в кінець щось на зразок «{example}»
looksLike	Використовуйте такий формат: {example}
looksLikeShort	Текст закороткий. Використовуйте такий формат: {example}
looksLikeLong	Текст задовгий. Використовуйте такий формат: {example}
onlyPart	Введіть лише ту частину, яка схожа на {example}
kind	Введіть {kind}, наприклад {example}
kindOfLetters	Введіть {kind} (кількість літер: {accepted}), наприклад {example}
kindWithout	Видаліть {characters} і введіть {kind}, наприклад {example}
kindBetween	Введіть {kind} від {minimum} до {maximum}
kindAtLeast	Введіть {kind}, {minimum} або більше
kindAtMost	Введіть {kind}, {maximum} або менше
oneOf	Введіть {kinds}
notKind	Тут не можна ввести {kinds}. Введіть щось інше
phoneNumber	Почніть із + та коду країни, а далі введіть лише цифри, наприклад {example}
phoneNumberWithoutPlus	Почніть із коду країни без + і введіть лише цифри, наприклад {example}
countryCode	Використовуйте код країни, який ніколи не починається з 0, наприклад {example}
phoneDigits	Використовуйте в номері телефону лише цифри, наприклад {example}
incomplete	Скопіюйте весь текст і нічого більше та вставте його сюди ще раз. Чогось бракує або є щось зайве
mistypedDigits	Схоже на описку. Перевірте кожну цифру
mistypedCharacters	Схоже на описку. Перевірте кожен символ
innerDate	Схоже на описку в даті всередині номера. Перевірте її
missingDigits	Перевірте, чи не пропущено цифри: номер закороткий
extraDigits	Перевірте, чи немає зайвих цифр: номер задовгий
allZeros	Введіть номер, який складається не лише з нулів
exactDigits	Введіть рівно стільки цифр: {accepted}
exactDigitsNot	Введіть рівно стільки цифр: {accepted}, а не {length}
digitsBetween	Кількість цифр має бути від {minimum} до {maximum}, а не {length}
exactLettersAndDigits	Введіть рівно стільки літер і цифр: {accepted}
didYouMean	Можливо, ви мали на увазі {suggestion}?
noPostalCode	Залиште поле порожнім: у цій країні немає поштових індексів
exactLettersAndDigitsNot	Введіть рівно стільки літер і цифр: {accepted}, а не {length}
ibanCountry	Почніть із двох літер країни, яка використовує IBAN, наприклад DE
ibanAccountNumber	Схоже на описку після перших 4 символів. Перевірте ці символи
atLeast	Введіть {minimum} або більше
atMost	Введіть {maximum} або менше
between	Введіть значення від {minimum} до {maximum}
moreThan	Введіть значення, більше ніж {minimum}
lessThan	Введіть значення, менше ніж {maximum}
earliest	Введіть {minimum} або пізнішу дату
latest	Введіть {maximum} або ранішу дату
betweenDates	Введіть дату від {minimum} до {maximum}
laterThan	Введіть дату, пізнішу за {minimum}
earlierThan	Введіть дату, ранішу за {maximum}
inPast	Введіть дату в минулому
inFuture	Введіть дату в майбутньому
ageAtLeast	Введіть дату народження, за якої вік {minimum} або більше
ageAtMost	Введіть дату народження, за якої вік {maximum} або менше
textAtLeast	Введіть «{minimum}» або те, що йде після
textAtMost	Введіть «{maximum}» або те, що йде раніше
textAfter	Введіть те, що йде після «{minimum}»
textBefore	Введіть те, що йде раніше за «{maximum}»
fewerDigits	Введіть менше цифр: перевірте, чи немає зайвих
decimalPoint	Використовуйте лише одну десяткову крапку, наприклад {example}
decimalComma	Використовуйте лише одну десяткову кому, наприклад {example}
beginsWithDigit	Почніть із цифри, наприклад {example}
noDecimals	Введіть ціле число без дробової частини та роздільників, наприклад {example}
dotInsteadOfComma	Використайте крапку, а не кому
dash	Використайте звичайний дефіс (-) замість тире
endsWithDigit	Закінчіть цифрою, наприклад {example}
pointNotComma	Використайте десяткову крапку, а не кому, наприклад {example}
commaNotPoint	Використайте десяткову кому, а не крапку, наприклад {example}
noGroupSigns	Введіть цифри без роздільників тисяч, наприклад {example}
digitGroups	Згрупуйте цифри, наприклад {example}
decimalPlaces[one]	Введіть щонайбільше {maximum} знак після коми
decimalPlaces[few]	Введіть щонайбільше {maximum} знаки після коми
decimalPlaces[many]	Введіть щонайбільше {maximum} знаків після коми
decimalPlaces[other]	Введіть щонайбільше {maximum} знака після коми
tooManyDigits[one]	Введіть щонайбільше {maximum} цифру
tooManyDigits[few]	Введіть щонайбільше {maximum} цифри
tooManyDigits[many]	Введіть щонайбільше {maximum} цифр
tooManyDigits[other]	Введіть щонайбільше {maximum} цифри
leadingZeros	Видаліть нулі на початку числа: наприклад, введіть 7 замість 07
mismatch	Не збігається. Перевірте, чи немає помилок
anotherValue	Введіть інше значення. Це не можна використати
choice	Введіть значення зі списку допустимих. Перевірте, чи немає одруку
option	Виберіть один із варіантів: {accepted}
unselected	Позначте цей пункт
repeated	Видаліть елемент, що повторюється у списку
same	Введіть те саме, що й у полі «{other}». Перевірте обидва поля
after	Введіть пізніше або більше значення, ніж у полі «{other}»
later	Введіть пізніше значення, ніж у полі «{other}»
notEarlier	Введіть те саме значення, що в полі «{other}», або пізніше
larger	Введіть більше значення, ніж у полі «{other}»
notSmaller	Введіть те саме значення, що в полі «{other}», або більше
excluded	Залиште це поле порожнім через поле «{other}»
atLeastOne	Заповніть хоча б одне з цих полів: {accepted}
moreErrors	Помилок більше, ніж показано. Кількість елементів, які треба виправити: {rejected}
furtherErrors	Спочатку виправте те, що показано тут. Можуть бути й інші помилки
dataValue	Використовуйте значення, яке тут приймається. Перевірте його написання, розмір і формат
dataSyntax	Виправте синтаксис цих даних. Перевірте лапки, коми та дужки
dataSyntaxAt	Виправте синтаксис у рядку {line}, стовпці {column}. Перевірте лапки, коми та дужки
dataKey	Видаліть цей ключ або виправте його написання. Він тут не приймається
objectWithKey	Використовуйте об’єкт із ключем {accepted}
dataKeyTwice	Видаліть один із двох ключів. Цей ключ повторюється
dataEncoding	Збережіть ці дані в UTF-8. У них є байти іншого кодування
dataDepth	Використовуйте менше рівнів. Забагато списків і об’єктів вкладено один в один
dataSize	Надішліть менше даних: межа в байтах — {maximum}
cardNetwork	Використайте картку {accepted}
monthThenYear	Введіть 2 цифри місяця, а потім 2 цифри року, наприклад {example}
month	Укажіть місяць від 01 до 12
monthOrder	Перевірте порядок дня і місяця, наприклад {example}
expired	Ця дата вже минула. Перевірте її або використайте іншу картку
expiresSoon	Термін дії цієї картки скоро закінчиться. Можливо, варто використати іншу картку
tooFarAhead[one]	Ця дата надто віддалена. До неї має бути щонайбільше {maximum} рік
tooFarAhead[few]	Ця дата надто віддалена. До неї має бути щонайбільше {maximum} роки
tooFarAhead[many]	Ця дата надто віддалена. До неї має бути щонайбільше {maximum} років
tooFarAhead[other]	Ця дата надто віддалена. До неї має бути щонайбільше {maximum} року
day	Укажіть для цього місяця день від 01 до {maximum}
hours	Укажіть години від 00 до 23
minutes	Укажіть хвилини від 00 до 59
seconds	Укажіть секунди від 00 до 59
dateOrder	Введіть рік-місяць-день, по 2 цифри для місяця і дня, наприклад {example}
dateDigits	Введіть дату з 2 цифрами для дня і місяця, наприклад {example}
dateThenTime	Напишіть рік-місяць-день, потім літеру T, потім час, наприклад {example}
timeWithZone	Введіть години, хвилини, секунди й часовий пояс, наприклад {example}
offsetMissing	Додайте в кінці часовий пояс: Z для UTC або різницю, наприклад +01:00
offsetLimits	Використовуйте різницю з UTC не більше 23:59, наприклад +01:00
offsetUnwanted	Видаліть усе після часу, наприклад Z або +01:00
siteName	Укажіть повне доменне ім’я, наприклад example.com
siteNameOnly	Введіть лише доменне ім’я, наприклад example.com, без нічого перед ним чи після нього
siteCharacters	Використовуйте в доменному імені лише латинські літери від a до z, цифри, дефіси та крапки
siteSpelling	Перевірте, чи немає описки в доменному імені. Сайт не може так називатися
siteEnding	Додайте в кінці .com або інше закінчення домену, наприклад {example}
siteTooLong	Між крапками доменного імені введіть щонайбільше {maximum} символи
wholeSiteTooLong	Кількість символів у доменному імені має бути не більша за {maximum}
hostAddress	Укажіть повну IPv6-адресу між [ і ], наприклад [2001:db8::1]
hostNumbers	Укажіть IP-адресу з 4 чисел від 0 до 255, наприклад 192.0.2.1, або доменне ім’я, наприклад example.com
publicSite	Укажіть сайт, який в інтернеті може відкрити будь-хто, наприклад example.com, а не сайт у приватній мережі
notIPAddress	Використайте доменне ім’я, наприклад example.com, а не IP-адресу
hostAccepted	Використайте адресу на {accepted}
port	Напишіть після двокрапки номер порту від {minimum} до {maximum}
portAccepted	Використайте порт {accepted} або не вказуйте номер порту
noPort	Видаліть номер порту після доменного імені, наприклад :8080
userInfo	Видаліть ім’я користувача або пароль разом зі знаком @
percent	Після кожного % напишіть дві цифри або латинські літери від A до F, наприклад %20. Для знака % напишіть %25
backslash	Використайте / замість \
percentEncoded	Використайте {accepted} замість {character}
percentEncodedSpace	Використайте %20 замість кожного пробілу
slashesMissing	Поставте // після двокрапки, наприклад {example}
singleSlash	Укажіть сторінку цього сайту, яка починається з одного знака /, наприклад /account
atMissing	Додайте знак @, наприклад name@example.com
localMissing	Напишіть ім’я перед знаком @, наприклад name@example.com
localTooLong[one]	Введіть перед знаком @ щонайбільше {maximum} символ
localTooLong[few]	Введіть перед знаком @ щонайбільше {maximum} символи
localTooLong[many]	Введіть перед знаком @ щонайбільше {maximum} символів
localTooLong[other]	Введіть перед знаком @ щонайбільше {maximum} символу
quotes	Поставте лапки на початку та безпосередньо перед знаком @ або не ставте їх зовсім
emailSiteMissing	Напишіть частину після знака @, наприклад name@example.com
emailLocalLetters	Використовуйте перед знаком @ лише латинські літери від a до z, а не інші, наприклад ä
emailSiteLetters	Використовуйте після знака @ лише латинські літери від a до z, а не інші, наприклад ä
emailSiteCharacter	Видаліть {character} після знака @
dotNotComma	Після знака @ ставте крапку, а не кому
ipNumbers	Введіть 4 числа від 0 до 255, розділені крапками, наприклад {example}
ipGroups	Введіть 8 груп по 1–4 цифри або латинські літери від a до f через двокрапку або менше груп із ::, наприклад {example}
ipGroupDigits	У кожній групі між двокрапками має бути не більше {maximum} цифр або літер, наприклад {example}
ipScope	Використайте IP-адресу одного з цих видів: {accepted}
colorDigits	Введіть знак #, а потім {accepted} цифр або латинських літер від a до f, наприклад {example}
hexGroups	Введіть цифри або латинські літери від a до f, усього {accepted}, групами, як у {example}
sameSeparators	Використовуйте всюди той самий роздільник, наприклад {example}
uuidHyphens	Поставте дефіси між групами з 8, 4, 4, 4 і 12 цифр або літер, наприклад {example}
uuidVersion	Використайте UUID версії {accepted}, наприклад {example}. Перевірте, чи скопійовано правильний
versionNumbers	Введіть 3 числа, розділені крапками, наприклад {example}
bankCountry	П’ятим і шостим символами мають бути 2 великі латинські літери країни, наприклад DE
isbnPrefix	Почніть із 978 або 979, але не з 979-0
ulidCharacters	Використовуйте лише цифри й латинські літери від A до Z, але не I, L, O та U
passwordLetters[one]	Додайте щонайменше {minimum} літеру
passwordLetters[few]	Додайте щонайменше {minimum} літери
passwordLetters[many]	Додайте щонайменше {minimum} літер
passwordLetters[other]	Додайте щонайменше {minimum} літери
passwordLowercase[one]	Додайте щонайменше {minimum} малу літеру
passwordLowercase[few]	Додайте щонайменше {minimum} малі літери
passwordLowercase[many]	Додайте щонайменше {minimum} малих літер
passwordLowercase[other]	Додайте щонайменше {minimum} малої літери
passwordUppercase[one]	Додайте щонайменше {minimum} велику літеру
passwordUppercase[few]	Додайте щонайменше {minimum} великі літери
passwordUppercase[many]	Додайте щонайменше {minimum} великих літер
passwordUppercase[other]	Додайте щонайменше {minimum} великої літери
passwordDigits[one]	Додайте щонайменше {minimum} цифру
passwordDigits[few]	Додайте щонайменше {minimum} цифри
passwordDigits[many]	Додайте щонайменше {minimum} цифр
passwordDigits[other]	Додайте щонайменше {minimum} цифри
passwordSymbols[one]	Додайте щонайменше {minimum} знак, наприклад ! або %
passwordSymbols[few]	Додайте щонайменше {minimum} знаки, наприклад ! або %
passwordSymbols[many]	Додайте щонайменше {minimum} знаків, наприклад ! або %
passwordSymbols[other]	Додайте щонайменше {minimum} знака, наприклад ! або %

# A name is in the accusative: "адресу електронної пошти".
empty+name	Введіть {name}
check+name	Перевірте {name}
mistypedDigits+name	Перевірте {name}. Схоже на описку
mistypedCharacters+name	Перевірте {name}. Схоже на описку

kind.numeric	лише цифри
kind.alpha	лише літери
kind.alphanumeric	лише літери й цифри
kind.integer	ціле число
kind.decimal	число
kind.hexadecimal	шістнадцяткове число
kind.email	адресу електронної пошти
kind.e164	номер телефону
kind.countryCode	код країни
kind.currencyCode	код валюти
kind.languageCode	код мови
kind.timeZone	назву часового поясу
kind.url	адресу сайту
kind.domainName	доменне ім’я
kind.ipAddress	IP-адресу
kind.IPv4 address	адресу IPv4
kind.IPv6 address	адресу IPv6
kind.macAddress	апаратну адресу (MAC)
kind.port	номер порту
kind.date	дату
kind.time	час у 24-годинному форматі з двома цифрами для години
kind.clock time	час
kind.dateTime	дату й час
kind.cardExpiry	місяць і рік
kind.paymentCard	номер картки
kind.iban	номер IBAN
kind.bic	код банку (BIC)
kind.isbn	номер ISBN
kind.ean	номер штрихкоду
kind.hexColor	код кольору
kind.uuid	UUID
kind.ulid	ULID
kind.semver	номер версії
kind.a text	текст
kind.a list	список
kind.an object	об’єкт з іменованими значеннями
kind.a digit	цифру
kind.a nonzero digit	цифру від 1 до 9
kind.a letter	латинську літеру від A до Z або від a до z
kind.a capital letter	велику латинську літеру від A до Z
kind.a lowercase letter	малу латинську літеру від a до z
kind.pattern	щось на зразок {example}
kind.other	значення в іншому прийнятному форматі

word.title	Виникла проблема
word.errorPrefix	Помилка:
word.unlabeled	Це значення
word.otherField	інше поле
word.securityCode	Код безпеки
word.spaces	пробіли
word.commas	коми
word.dots	крапки
word.hyphens	дефіси
word.slashes	скісні риски
word.apostrophes	апострофи
word.underscores	знаки підкреслення
word.brackets	дужки
word.quotationMarks	лапки
"""#)
