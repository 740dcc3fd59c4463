// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let russianTexts = TextTable(
#"""
# русский
# Russian, with the polite address "вы".
#
# A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Сейчас это нельзя проверить. Попробуйте ещё раз через несколько минут
programMistake	В этой форме ошибка: это значение нельзя проверить
pending	Проверка ещё идёт. Подождите немного и попробуйте ещё раз
check	Проверьте это значение
empty	Заполните это поле
missing	Добавьте это значение. Оно отсутствует
noChoice	Выберите значение
tooLarge	Текст слишком длинный. Удалите лишний текст или пробелы
tooManyBytes[one]	Введите не более {maximum} символа. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ
tooManyBytes[few]	Введите не более {maximum} символов. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ
tooManyBytes[many]	Введите не более {maximum} символов. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ
tooManyBytes[other]	Введите не более {maximum} символа. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ
tooBrief	Текст слишком короткий. Добавьте символы
tooShort[one]	Введите не менее {minimum} символа
tooShort[few]	Введите не менее {minimum} символов
tooShort[many]	Введите не менее {minimum} символов
tooShort[other]	Введите не менее {minimum} символа
lengthBetween[one]	Введите от {minimum} до {maximum} символа
lengthBetween[few]	Введите от {minimum} до {maximum} символов
lengthBetween[many]	Введите от {minimum} до {maximum} символов
lengthBetween[other]	Введите от {minimum} до {maximum} символа
tooLong[one]	Введите не более {maximum} символа
tooLong[few]	Введите не более {maximum} символов
tooLong[many]	Введите не более {maximum} символов
tooLong[other]	Введите не более {maximum} символа
exactLength[one]	Введите ровно {minimum} символ
exactLength[few]	Введите ровно {minimum} символа
exactLength[many]	Введите ровно {minimum} символов
exactLength[other]	Введите ровно {minimum} символа
exactLengthNot[one]	Введите ровно {minimum} символ, а не {length}
exactLengthNot[few]	Введите ровно {minimum} символа, а не {length}
exactLengthNot[many]	Введите ровно {minimum} символов, а не {length}
exactLengthNot[other]	Введите ровно {minimum} символа, а не {length}
tooFewEntries[one]	Укажите не менее {minimum} элемента
tooFewEntries[few]	Укажите не менее {minimum} элементов
tooFewEntries[many]	Укажите не менее {minimum} элементов
tooFewEntries[other]	Укажите не менее {minimum} элемента
tooManyEntries[one]	Укажите не более {maximum} элемента
tooManyEntries[few]	Укажите не более {maximum} элементов
tooManyEntries[many]	Укажите не более {maximum} элементов
tooManyEntries[other]	Укажите не более {maximum} элемента
exactEntries[one]	Укажите ровно {minimum} элемент
exactEntries[few]	Укажите ровно {minimum} элемента
exactEntries[many]	Укажите ровно {minimum} элементов
exactEntries[other]	Укажите ровно {minimum} элемента
entriesBetween	Количество элементов должно быть от {minimum} до {maximum}
digitsOnly	Используйте только цифры от 0 до 9
lettersOnly	Используйте только латинские буквы от A до Z или от a до z, без цифр и пробелов
anyLettersOnly	Используйте только буквы, без цифр, пробелов и других символов
oneAlphabet	Используйте буквы только одного алфавита, например только латинские или только греческие
lettersAndDigits	Используйте только латинские буквы от A до Z или от a до z и цифры от 0 до 9
anyLettersAndDigits	Используйте только буквы и цифры, без пробелов, дефисов и других символов
onlyThese	Используйте только эти символы: {accepted}
slugCharacters	Используйте только цифры, дефисы и строчные латинские буквы от a до z, без пробелов
capitalLetters	Используйте заглавные буквы, например {example}
lowercaseLetters	Используйте строчные буквы вместо заглавных
digitsGrouped	Используйте только цифры; между ними может быть один пробел или дефис
hexDigits	Используйте только цифры от 0 до 9 и латинские буквы от a до f
digitsNotLetters	Используйте цифры 0 и 1, а не латинские буквы O и I
lettersNotDigits	Используйте латинские буквы O и I, а не цифры 0 и 1
spaces	Удалите пробелы и переносы строк
outerSpaces	Удалите пробелы и переносы строк в начале и в конце
without	Удалите {characters}
replacement	Замените {characters} на {accepted}, например {example}
disallowedText	Удалите {character}
once	Используйте {character} только один раз
onlyAtEnd	Используйте {character} только в конце
strangeCharacter	Удалите необычные, похожие на другие или скрытые символы: сотрите текст и введите его заново
ordinaryForms	Используйте обычные цифры, буквы и знаки, например 1, а не １ или ١
plainCharacters	Используйте только латинские буквы от A до Z, цифры и обычные символы, без эмодзи
nothingAfter	Удалите {character} и всё, что идёт дальше
notBegin	Не начинайте с {character}
notEnd	Не ставьте {character} в конце
notNegative	Удалите знак минус: отрицательные числа здесь не принимаются
begins	Начните с {accepted}
ends	В конце укажите {accepted}
includes	Добавьте {accepted}
dots	Не ставьте две точки подряд
twoSpaces	Не ставьте два пробела подряд
dotAtStart	Не начинайте с точки
dotAtEnd	Не ставьте точку в конце
dotNextToAt	Не ставьте точку рядом со знаком @
siteDotAtEdge	Не начинайте и не заканчивайте доменное имя точкой
hyphens	Не ставьте два дефиса подряд
hyphen	Поставьте букву или цифру до и после каждого дефиса
hyphenAtEdge	Не начинайте и не заканчивайте дефисом
format	Формат не соответствует требуемому. Проверьте, нет ли ошибок
mistakeAt	Используйте допустимый формат. Проверьте символ номер {number}
placeLike	Проверьте символ номер {number} и используйте такой формат: {example}
characterAt	Символом номер {number} введите {kinds}
characterFirst	Первым символом введите {kinds}
characterAtLike	Символом номер {number} введите {kinds}, например {example}
characterFirstLike	Первым символом введите {kinds}, например {example}
addAtEnd	Текст неполный. Добавьте в конец что-нибудь вроде «{example}»
looksLike	Используйте такой формат: {example}
looksLikeShort	Текст слишком короткий. Используйте такой формат: {example}
looksLikeLong	Текст слишком длинный. Используйте такой формат: {example}
onlyPart	Введите только ту часть, которая похожа на {example}
kind	Введите {kind}, например {example}
kindOfLetters	Введите {kind} (количество букв: {accepted}), например {example}
kindWithout	Удалите {characters} и введите {kind}, например {example}
kindBetween	Введите {kind} от {minimum} до {maximum}
kindAtLeast	Введите {kind}, {minimum} или больше
kindAtMost	Введите {kind}, {maximum} или меньше
oneOf	Введите {kinds}
notKind	Здесь нельзя ввести {kinds}. Введите что-то другое
phoneNumber	Начните с + и кода страны, затем введите только цифры, например {example}
phoneNumberWithoutPlus	Начните с кода страны без + и введите только цифры, например {example}
countryCode	Используйте код страны, который никогда не начинается с 0, например {example}
phoneDigits	Используйте в номере телефона только цифры, например {example}
incomplete	Скопируйте весь текст и ничего больше и вставьте его сюда ещё раз. Чего-то не хватает или есть что-то лишнее
mistypedDigits	Похоже на опечатку. Проверьте каждую цифру
mistypedCharacters	Похоже на опечатку. Проверьте каждый символ
innerDate	Похоже на опечатку в дате внутри номера. Проверьте её
missingDigits	Проверьте, не пропущены ли цифры: номер слишком короткий
extraDigits	Проверьте, нет ли лишних цифр: номер слишком длинный
allZeros	Введите номер, который состоит не из одних нулей
exactDigits	Количество цифр должно быть равно {accepted}
exactDigitsNot	Количество цифр должно быть равно {accepted}, а не {length}
digitsBetween	Количество цифр должно быть от {minimum} до {maximum}, а не {length}
exactLettersAndDigits	Количество букв и цифр должно быть равно {accepted}
didYouMean	Возможно, вы имели в виду {suggestion}?
noPostalCode	Оставьте поле пустым: в этой стране нет почтовых индексов
exactLettersAndDigitsNot	Количество букв и цифр должно быть равно {accepted}, а не {length}
ibanCountry	Начните с двух букв страны, которая использует IBAN, например DE
ibanAccountNumber	Похоже на опечатку после первых 4 символов. Проверьте эти символы
atLeast	Введите {minimum} или больше
atMost	Введите {maximum} или меньше
between	Введите значение от {minimum} до {maximum}
moreThan	Введите значение больше {minimum}
lessThan	Введите значение меньше {maximum}
earliest	Введите {minimum} или более позднюю дату
latest	Введите {maximum} или более раннюю дату
betweenDates	Введите дату с {minimum} по {maximum}
laterThan	Введите дату позже {minimum}
earlierThan	Введите дату раньше {maximum}
inPast	Введите дату в прошлом
inFuture	Введите дату в будущем
ageAtLeast	Введите дату рождения, при которой возраст {minimum} или больше
ageAtMost	Введите дату рождения, при которой возраст {maximum} или меньше
textAtLeast	Введите «{minimum}» или то, что идёт после
textAtMost	Введите «{maximum}» или то, что идёт раньше
textAfter	Введите то, что идёт после «{minimum}»
textBefore	Введите то, что идёт раньше «{maximum}»
fewerDigits	Введите меньше цифр: проверьте, нет ли лишних
decimalPoint	Используйте только одну десятичную точку, например {example}
decimalComma	Используйте только одну десятичную запятую, например {example}
beginsWithDigit	Начните с цифры, например {example}
noDecimals	Введите целое число без дробной части и разделителей, например {example}
dotInsteadOfComma	Используйте точку, а не запятую
dash	Используйте обычный дефис (-) вместо тире
endsWithDigit	Закончите цифрой, например {example}
pointNotComma	Используйте десятичную точку, а не запятую, например {example}
commaNotPoint	Используйте десятичную запятую, а не точку, например {example}
noGroupSigns	Введите цифры без разделителей тысяч, например {example}
digitGroups	Сгруппируйте цифры, например {example}
decimalPlaces[one]	Введите не более {maximum} знака после запятой
decimalPlaces[few]	Введите не более {maximum} знаков после запятой
decimalPlaces[many]	Введите не более {maximum} знаков после запятой
decimalPlaces[other]	Введите не более {maximum} знака после запятой
tooManyDigits[one]	Введите не более {maximum} цифры
tooManyDigits[few]	Введите не более {maximum} цифр
tooManyDigits[many]	Введите не более {maximum} цифр
tooManyDigits[other]	Введите не более {maximum} цифры
leadingZeros	Удалите нули в начале числа: например, введите 7 вместо 07
mismatch	Значение не совпадает. Проверьте, нет ли ошибок
anotherValue	Введите другое значение. Это использовать нельзя
choice	Введите значение из списка допустимых. Проверьте, нет ли опечатки
option	Выберите один из вариантов: {accepted}
unselected	Отметьте этот пункт
repeated	Удалите элемент, который повторяется в списке
same	Введите то же, что и в поле «{other}». Проверьте оба поля
after	Введите более позднее или большее значение, чем в поле «{other}»
later	Введите более позднее значение, чем в поле «{other}»
notEarlier	Введите то же значение, что в поле «{other}», или более позднее
larger	Введите большее значение, чем в поле «{other}»
notSmaller	Введите то же значение, что в поле «{other}», или большее
excluded	Оставьте это поле пустым из-за поля «{other}»
atLeastOne	Заполните хотя бы одно из этих полей: {accepted}
moreErrors	Ошибок больше, чем показано. Число элементов, которые нужно исправить: {rejected}
furtherErrors	Сначала исправьте то, что показано здесь. Могут быть и другие ошибки
dataValue	Используйте значение, которое здесь принимается. Проверьте его написание, размер и формат
dataSyntax	Исправьте синтаксис этих данных. Проверьте кавычки, запятые и скобки
dataSyntaxAt	Исправьте синтаксис в строке {line}, столбце {column}. Проверьте кавычки, запятые и скобки
dataKey	Удалите этот ключ или исправьте его написание. Он здесь не принимается
objectWithKey	Используйте объект с ключом {accepted}
dataKeyTwice	Удалите один из двух ключей. Этот ключ повторяется
dataEncoding	Сохраните эти данные в UTF-8. В них есть байты другой кодировки
dataDepth	Используйте меньше уровней. Слишком много списков и объектов вложено друг в друга
dataSize	Отправьте меньше данных: предел в байтах — {maximum}
cardNetwork	Используйте карту {accepted}
monthThenYear	Введите 2 цифры месяца, затем 2 цифры года, например {example}
month	Укажите месяц от 01 до 12
monthOrder	Проверьте порядок дня и месяца, например {example}
expired	Эта дата уже прошла. Проверьте её или используйте другую карту
expiresSoon	Срок действия этой карты скоро истечёт. Возможно, стоит использовать другую карту
tooFarAhead[one]	Слишком далёкая дата. Допускается не более {maximum} года от сегодняшнего дня
tooFarAhead[few]	Слишком далёкая дата. Допускается не более {maximum} лет от сегодняшнего дня
tooFarAhead[many]	Слишком далёкая дата. Допускается не более {maximum} лет от сегодняшнего дня
tooFarAhead[other]	Слишком далёкая дата. Допускается не более {maximum} года от сегодняшнего дня
day	Укажите для этого месяца день от 01 до {maximum}
hours	Укажите часы от 00 до 23
minutes	Укажите минуты от 00 до 59
seconds	Укажите секунды от 00 до 59
dateOrder	Введите год-месяц-день, по 2 цифры для месяца и дня, например {example}
dateDigits	Введите дату с 2 цифрами для дня и месяца, например {example}
dateThenTime	Укажите год-месяц-день, затем букву T, затем время, например {example}
timeWithZone	Введите часы, минуты, секунды и часовой пояс, например {example}
offsetMissing	Добавьте в конце часовой пояс: Z для UTC или разницу, например +01:00
offsetLimits	Используйте разницу с UTC не более 23:59, например +01:00
offsetUnwanted	Удалите всё после времени, например Z или +01:00
siteName	Укажите полное доменное имя, например example.com
siteNameOnly	Введите только доменное имя, например example.com, без чего-либо до или после него
siteCharacters	Используйте в доменном имени только латинские буквы от a до z, цифры, дефисы и точки
siteSpelling	Проверьте, нет ли опечатки в доменном имени. У сайта не может быть такого имени
siteEnding	Добавьте в конце .com или другое окончание домена, например {example}
siteTooLong	Между точками доменного имени введите не более {maximum} символов
wholeSiteTooLong	Количество символов в доменном имени должно быть не больше {maximum}
hostAddress	Укажите полный IPv6-адрес между [ и ], например [2001:db8::1]
hostNumbers	Укажите IP-адрес из 4 чисел от 0 до 255, например 192.0.2.1, или доменное имя, например example.com
publicSite	Укажите сайт, который в интернете может открыть любой, например example.com, а не сайт в частной сети
notIPAddress	Используйте доменное имя, например example.com, а не IP-адрес
hostAccepted	Используйте адрес на {accepted}
port	Укажите после двоеточия номер порта от {minimum} до {maximum}
portAccepted	Используйте порт {accepted} или не указывайте номер порта
noPort	Удалите номер порта после доменного имени, например :8080
userInfo	Удалите имя пользователя или пароль вместе со знаком @
percent	После каждого % введите две цифры или латинские буквы от A до F, например %20. Для знака % введите %25
backslash	Используйте / вместо \
percentEncoded	Используйте {accepted} вместо {character}
percentEncodedSpace	Используйте %20 вместо каждого пробела
slashesMissing	Поставьте // после двоеточия, например {example}
singleSlash	Укажите страницу этого сайта, которая начинается с одного знака /, например /account
atMissing	Добавьте знак @, например name@example.com
localMissing	Укажите имя перед знаком @, например name@example.com
localTooLong[one]	Введите перед знаком @ не более {maximum} символа
localTooLong[few]	Введите перед знаком @ не более {maximum} символов
localTooLong[many]	Введите перед знаком @ не более {maximum} символов
localTooLong[other]	Введите перед знаком @ не более {maximum} символа
quotes	Поставьте кавычки в начале и прямо перед знаком @ или уберите их совсем
emailSiteMissing	Укажите часть после знака @, например name@example.com
emailLocalLetters	Используйте перед знаком @ только латинские буквы от a до z, а не другие, например ä
emailSiteLetters	Используйте после знака @ только латинские буквы от a до z, а не другие, например ä
emailSiteCharacter	Удалите {character} после знака @
dotNotComma	После знака @ ставьте точку, а не запятую
ipNumbers	Введите 4 числа от 0 до 255, разделённые точками, например {example}
ipGroups	Введите 8 групп по 1–4 цифры или латинские буквы от a до f через двоеточие или меньше групп с ::, например {example}
ipGroupDigits	В каждой группе между двоеточиями должно быть не больше {maximum} цифр или букв, например {example}
ipScope	Используйте IP-адрес одного из этих видов: {accepted}
colorDigits	Введите знак #, а затем {accepted} цифр или латинских букв от a до f, например {example}
hexGroups	Введите цифры или латинские буквы от a до f, всего {accepted}, группами, как в {example}
sameSeparators	Используйте везде один и тот же разделитель, например {example}
uuidHyphens	Поставьте дефисы между группами из 8, 4, 4, 4 и 12 цифр или букв, например {example}
uuidVersion	Используйте UUID версии {accepted}, например {example}. Проверьте, тот ли идентификатор скопирован
versionNumbers	Введите 3 числа, разделённые точками, например {example}
bankCountry	Пятым и шестым символами должны быть 2 заглавные латинские буквы страны, например DE
isbnPrefix	Начните с 978 или 979, но не с 979-0
ulidCharacters	Используйте только цифры и латинские буквы от A до Z, но не I, L, O и U
passwordLetters[one]	Используйте хотя бы {minimum} букву
passwordLetters[few]	Используйте хотя бы {minimum} буквы
passwordLetters[many]	Используйте хотя бы {minimum} букв
passwordLetters[other]	Используйте хотя бы {minimum} буквы
passwordLowercase[one]	Используйте хотя бы {minimum} строчную букву
passwordLowercase[few]	Используйте хотя бы {minimum} строчные буквы
passwordLowercase[many]	Используйте хотя бы {minimum} строчных букв
passwordLowercase[other]	Используйте хотя бы {minimum} строчной буквы
passwordUppercase[one]	Используйте хотя бы {minimum} заглавную букву
passwordUppercase[few]	Используйте хотя бы {minimum} заглавные буквы
passwordUppercase[many]	Используйте хотя бы {minimum} заглавных букв
passwordUppercase[other]	Используйте хотя бы {minimum} заглавной буквы
passwordDigits[one]	Используйте хотя бы {minimum} цифру
passwordDigits[few]	Используйте хотя бы {minimum} цифры
passwordDigits[many]	Используйте хотя бы {minimum} цифр
passwordDigits[other]	Используйте хотя бы {minimum} цифры
passwordSymbols[one]	Используйте хотя бы {minimum} специальный символ, например ! или %
passwordSymbols[few]	Используйте хотя бы {minimum} специальных символа, например ! или %
passwordSymbols[many]	Используйте хотя бы {minimum} специальных символов, например ! или %
passwordSymbols[other]	Используйте хотя бы {minimum} специального символа, например ! или %

# A name is in the accusative: "адрес электронной почты".
empty+name	Введите {name}
check+name	Проверьте {name}
mistypedDigits+name	Проверьте {name}. Похоже на опечатку
mistypedCharacters+name	Проверьте {name}. Похоже на опечатку

kind.numeric	только цифры
kind.alpha	только буквы
kind.alphanumeric	только буквы и цифры
kind.integer	целое число
kind.decimal	число
kind.hexadecimal	шестнадцатеричное число
kind.email	адрес электронной почты
kind.e164	номер телефона
kind.countryCode	код страны
kind.currencyCode	код валюты
kind.languageCode	код языка
kind.timeZone	название часового пояса
kind.url	адрес сайта
kind.domainName	доменное имя
kind.ipAddress	IP-адрес
kind.IPv4 address	адрес IPv4
kind.IPv6 address	адрес IPv6
kind.macAddress	аппаратный адрес (MAC)
kind.port	номер порта
kind.date	дату
kind.time	время в 24-часовом формате с двумя цифрами для часа
kind.clock time	время
kind.dateTime	дату и время
kind.cardExpiry	месяц и год
kind.paymentCard	номер карты
kind.iban	номер IBAN
kind.bic	код SWIFT (BIC)
kind.isbn	номер ISBN
kind.ean	номер штрихкода
kind.hexColor	код цвета
kind.uuid	UUID
kind.ulid	ULID
kind.semver	номер версии
kind.a text	текст
kind.a list	список
kind.an object	объект с именованными значениями
kind.a digit	цифру
kind.a nonzero digit	цифру от 1 до 9
kind.a letter	латинскую букву от A до Z или от a до z
kind.a capital letter	заглавную латинскую букву от A до Z
kind.a lowercase letter	строчную латинскую букву от a до z
kind.pattern	что-то вроде {example}
kind.other	значение в другом допустимом формате

word.title	Есть ошибка
word.errorPrefix	Ошибка:
word.unlabeled	Это значение
word.otherField	другое поле
word.securityCode	Код безопасности
word.spaces	пробелы
word.commas	запятые
word.dots	точки
word.hyphens	дефисы
word.slashes	косые черты
word.apostrophes	апострофы
word.underscores	знаки подчёркивания
word.brackets	скобки
word.quotationMarks	кавычки
"""#)
