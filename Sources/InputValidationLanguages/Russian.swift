// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Russian.
    public static let russian = MessageLanguage(Russian.self)
}

/// Russian, with the polite address "вы".
///
/// A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum Russian: LanguageTable {
    static let tag = "ru"
    static let name = "русский"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Сейчас это нельзя проверить. Попробуйте ещё раз через несколько минут"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "В этой форме ошибка: это значение нельзя проверить"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Проверка ещё идёт. Подождите немного и попробуйте ещё раз"
        // Check this value
        case .check: "Проверьте это значение"

        // Enter a value
        case .empty: "Заполните это поле"
        // Choose a value
        case .noChoice: "Выберите значение"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Текст слишком длинный. Удалите лишний текст или пробелы"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one:
                    "Введите не более {maximum} символа. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ",
                few:
                    "Введите не более {maximum} символов. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ",
                many:
                    "Введите не более {maximum} символов. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ",
                other:
                    "Введите не более {maximum} символа. Буквы вроде ä, кириллица и эмодзи считаются больше чем за один символ"
            )
        // Make this longer: add some characters
        case .tooBrief: "Текст слишком короткий. Добавьте символы"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Введите не менее {minimum} символа",
                few: "Введите не менее {minimum} символов",
                many: "Введите не менее {minimum} символов",
                other: "Введите не менее {minimum} символа")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween:
            .plural(
                one: "Введите от {minimum} до {maximum} символа",
                few: "Введите от {minimum} до {maximum} символов",
                many: "Введите от {minimum} до {maximum} символов",
                other: "Введите от {minimum} до {maximum} символа")
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Введите не более {maximum} символа",
                few: "Введите не более {maximum} символов",
                many: "Введите не более {maximum} символов",
                other: "Введите не более {maximum} символа")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Введите ровно {minimum} символ",
                few: "Введите ровно {minimum} символа",
                many: "Введите ровно {minimum} символов",
                other: "Введите ровно {minimum} символа")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Введите ровно {minimum} символ, а не {length}",
                few: "Введите ровно {minimum} символа, а не {length}",
                many: "Введите ровно {minimum} символов, а не {length}",
                other: "Введите ровно {minimum} символа, а не {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Укажите не менее {minimum} элемента",
                few: "Укажите не менее {minimum} элементов",
                many: "Укажите не менее {minimum} элементов",
                other: "Укажите не менее {minimum} элемента")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Укажите не более {maximum} элемента",
                few: "Укажите не более {maximum} элементов",
                many: "Укажите не более {maximum} элементов",
                other: "Укажите не более {maximum} элемента")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Укажите ровно {minimum} элемент",
                few: "Укажите ровно {minimum} элемента",
                many: "Укажите ровно {minimum} элементов",
                other: "Укажите ровно {minimum} элемента")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Количество элементов должно быть от {minimum} до {maximum}"

        // Only use the digits 0 to 9
        case .digitsOnly: "Используйте только цифры от 0 до 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Используйте только латинские буквы от A до Z или от a до z, без цифр и пробелов"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Используйте только буквы, без цифр, пробелов и других символов"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Используйте только латинские буквы от A до Z или от a до z и цифры от 0 до 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Используйте только буквы и цифры, без пробелов, дефисов и других символов"
        // Only use these characters: {accepted}
        case .onlyThese: "Используйте только эти символы: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "Используйте только цифры, дефисы и строчные латинские буквы от a до z, без пробелов"
        // Use capital letters, like {example}
        case .capitalLetters: "Используйте заглавные буквы, например {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Используйте строчные буквы вместо заглавных"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Используйте только цифры; между ними может быть один пробел или дефис"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Используйте только цифры от 0 до 9 и латинские буквы от a до f"
        // Remove the spaces and line breaks
        case .spaces: "Удалите пробелы и переносы строк"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Удалите пробелы и переносы строк в начале и в конце"
        // Remove the {characters}
        case .without: "Удалите {characters}"
        // Remove {character}
        case .disallowedText: "Удалите {character}"
        // Use {character} only once
        case .once: "Используйте {character} только один раз"
        // Use {character} only at the end
        case .onlyAtEnd: "Используйте {character} только в конце"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Удалите необычные, похожие на другие или скрытые символы: сотрите текст и введите его заново"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Используйте обычные цифры, буквы и знаки, например 1, а не １ или ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Используйте только латинские буквы от A до Z, цифры и обычные символы, без эмодзи"
        // Remove {character} and everything after it
        case .nothingAfter: "Удалите {character} и всё, что идёт дальше"
        // Do not begin with {character}
        case .notBegin: "Не начинайте с {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Удалите знак минус: отрицательные числа здесь не принимаются"
        // Begin with {accepted}
        case .begins: "Начните с {accepted}"
        // End with {accepted}
        case .ends: "В конце укажите {accepted}"
        // Include {accepted}
        case .includes: "Добавьте {accepted}"
        // Do not write two dots in a row
        case .dots: "Не ставьте две точки подряд"
        // Do not begin with a dot
        case .dotAtStart: "Не начинайте с точки"
        // Do not end with a dot
        case .dotAtEnd: "Не ставьте точку в конце"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Не ставьте точку рядом со знаком @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Не начинайте и не заканчивайте доменное имя точкой"
        // Do not write two hyphens in a row
        case .hyphens: "Не ставьте два дефиса подряд"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Поставьте букву или цифру до и после каждого дефиса"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Не начинайте и не заканчивайте дефисом"

        // Use an accepted format: check for mistakes
        case .format: "Формат не соответствует требуемому. Проверьте, нет ли ошибок"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Используйте допустимый формат. Проверьте символ номер {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Символом номер {number} введите {kinds}"
        // Begin with {kinds}
        case .characterFirst: "Первым символом введите {kinds}"
        // Use this format: {example}
        case .looksLike: "Используйте такой формат: {example}"
        // Enter {kind}, like {example}
        case .kind: "Введите {kind}, например {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Удалите {characters} и введите {kind}, например {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Введите {kind} от {minimum} до {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Введите {kind}, {minimum} или больше"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Введите {kind}, {maximum} или меньше"
        // Enter {kinds}
        case .oneOf: "Введите {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Здесь нельзя ввести {kinds}. Введите что-то другое"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Начните с + и кода страны, затем введите только цифры, например {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Начните с кода страны без + и введите только цифры, например {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Используйте код страны, который никогда не начинается с 0, например {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Используйте в номере телефона только цифры, например {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Похоже, текст неполный. Скопируйте его целиком и вставьте сюда ещё раз"
        // Check each digit for a typo
        case .mistypedDigits: "Похоже на опечатку. Проверьте каждую цифру"
        // Check each character for a typo
        case .mistypedCharacters: "Похоже на опечатку. Проверьте каждый символ"
        // Check for missing digits: this is too short
        case .missingDigits: "Проверьте, не пропущены ли цифры: номер слишком короткий"
        // Check for extra digits: this is too long
        case .extraDigits: "Проверьте, нет ли лишних цифр: номер слишком длинный"
        // Enter a number that is not all zeros
        case .allZeros: "Введите номер, который состоит не из одних нулей"
        // Use exactly {accepted} digits
        case .exactDigits: "Количество цифр должно быть равно {accepted}"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Количество цифр должно быть равно {accepted}, а не {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Количество цифр должно быть от {minimum} до {maximum}, а не {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Количество букв и цифр должно быть равно {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Количество букв и цифр должно быть равно {accepted}, а не {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Начните с двух букв страны, которая использует IBAN, например DE"

        // Enter {minimum} or more
        case .atLeast: "Введите {minimum} или больше"
        // Enter {maximum} or less
        case .atMost: "Введите {maximum} или меньше"
        // Enter a value between {minimum} and {maximum}
        case .between: "Введите значение от {minimum} до {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Введите значение больше {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Введите значение меньше {maximum}"
        // Enter {minimum} or later
        case .earliest: "Введите {minimum} или более позднюю дату"
        // Enter {maximum} or earlier
        case .latest: "Введите {maximum} или более раннюю дату"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Введите дату с {minimum} по {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Введите дату позже {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Введите дату раньше {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Введите «{minimum}» или то, что идёт после"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Введите «{maximum}» или то, что идёт раньше"
        // Enter something that comes after {minimum}
        case .textAfter: "Введите то, что идёт после «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Введите то, что идёт раньше «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Введите меньше цифр: проверьте, нет ли лишних"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Используйте только одну десятичную точку, например {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Используйте только одну десятичную запятую, например {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Начните с цифры, например {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Закончите цифрой, например {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Используйте десятичную точку, а не запятую, например {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Используйте десятичную запятую, а не точку, например {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Введите цифры без разделителей тысяч, например {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Введите не более {maximum} знака после запятой",
                few: "Введите не более {maximum} знаков после запятой",
                many: "Введите не более {maximum} знаков после запятой",
                other: "Введите не более {maximum} знака после запятой")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Введите не более {maximum} цифры",
                few: "Введите не более {maximum} цифр",
                many: "Введите не более {maximum} цифр",
                other: "Введите не более {maximum} цифры")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Удалите нули в начале числа: например, введите 7 вместо 07"

        // This does not match: check for mistakes
        case .mismatch: "Значение не совпадает. Проверьте, нет ли ошибок"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Введите другое значение. Это использовать нельзя"
        // Enter one of the accepted values: check for a typo
        case .choice: "Введите значение из списка допустимых. Проверьте, нет ли опечатки"
        // Choose {accepted}
        case .option: "Выберите один из вариантов: {accepted}"
        // Select this
        case .unselected: "Отметьте этот пункт"
        // Remove the entry that is in the list twice
        case .repeated: "Удалите элемент, который повторяется в списке"
        // Enter the same as in {other}: check both
        case .same: "Введите то же, что и в поле «{other}». Проверьте оба поля"
        // Enter a later or larger value than in {other}
        case .after: "Введите более позднее или большее значение, чем в поле «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Заполните хотя бы одно из этих полей: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Ошибок больше, чем показано. Число элементов, которые нужно исправить: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Сначала исправьте то, что показано здесь. Могут быть и другие ошибки"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Используйте значение, которое здесь принимается. Проверьте его написание, размер и формат"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Исправьте синтаксис этих данных. Проверьте кавычки, запятые и скобки"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "Исправьте синтаксис в строке {line}, столбце {column}. Проверьте кавычки, запятые и скобки"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Удалите этот ключ или исправьте его написание. Он здесь не принимается"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Удалите один из двух ключей. Этот ключ повторяется"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Сохраните эти данные в UTF-8. В них есть байты другой кодировки"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Используйте меньше уровней. Слишком много списков и объектов вложено друг в друга"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Отправьте меньше данных: предел в байтах — {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Используйте карту {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Введите 2 цифры месяца, затем 2 цифры года, например {example}"
        // Use a month from 01 to 12
        case .month: "Укажите месяц от 01 до 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Эта дата уже прошла. Проверьте её или используйте другую карту"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Слишком далёкая дата. Допускается не более {maximum} года от сегодняшнего дня",
                few: "Слишком далёкая дата. Допускается не более {maximum} лет от сегодняшнего дня",
                many: "Слишком далёкая дата. Допускается не более {maximum} лет от сегодняшнего дня",
                other: "Слишком далёкая дата. Допускается не более {maximum} года от сегодняшнего дня")
        // Use a day from 01 to {maximum} in that month
        case .day: "Укажите для этого месяца день от 01 до {maximum}"
        // Use hours from 00 to 23
        case .hours: "Укажите часы от 00 до 23"
        // Use minutes from 00 to 59
        case .minutes: "Укажите минуты от 00 до 59"
        // Use seconds from 00 to 59
        case .seconds: "Укажите секунды от 00 до 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Введите год-месяц-день, по 2 цифры для месяца и дня, например {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Укажите год-месяц-день, затем букву T, затем время, например {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Введите часы, минуты, секунды и часовой пояс, например {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Добавьте в конце часовой пояс: Z для UTC или разницу, например +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Используйте разницу с UTC не более 23:59, например +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Удалите всё после времени, например Z или +01:00"

        // Include a full site name, like example.com
        case .siteName: "Укажите полное доменное имя, например example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Введите только доменное имя, например example.com, без чего-либо до или после него"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters: "Используйте в доменном имени только латинские буквы от a до z, цифры, дефисы и точки"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Проверьте, нет ли опечатки в доменном имени. У сайта не может быть такого имени"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Добавьте в конце .com или другое окончание домена, например {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Между точками доменного имени введите не более {maximum} символов"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Количество символов в доменном имени должно быть не больше {maximum}"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Укажите полный IPv6-адрес между [ и ], например [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Укажите IP-адрес из 4 чисел от 0 до 255, например 192.0.2.1, или доменное имя, например example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Укажите сайт, который в интернете может открыть любой, например example.com, а не сайт в частной сети"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Используйте доменное имя, например example.com, а не IP-адрес"
        // Use an address at {accepted}
        case .hostAccepted: "Используйте адрес на {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Укажите после двоеточия номер порта от {minimum} до {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Используйте порт {accepted} или не указывайте номер порта"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Удалите номер порта после доменного имени, например :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Удалите имя пользователя или пароль вместе со знаком @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "После каждого % введите две цифры или латинские буквы от A до F, например %20. Для знака % введите %25"
        // Use / instead of \
        case .backslash: "Используйте / вместо \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Используйте {accepted} вместо {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Используйте %20 вместо каждого пробела"
        // Write // after the colon, like {example}
        case .slashesMissing: "Поставьте // после двоеточия, например {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Укажите страницу этого сайта, которая начинается с одного знака /, например /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Добавьте знак @, например name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Укажите имя перед знаком @, например name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Введите перед знаком @ не более {maximum} символа",
                few: "Введите перед знаком @ не более {maximum} символов",
                many: "Введите перед знаком @ не более {maximum} символов",
                other: "Введите перед знаком @ не более {maximum} символа")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Поставьте кавычки в начале и прямо перед знаком @ или уберите их совсем"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Укажите часть после знака @, например name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Используйте перед знаком @ только латинские буквы от a до z, а не другие, например ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Используйте после знака @ только латинские буквы от a до z, а не другие, например ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Удалите {character} после знака @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "После знака @ ставьте точку, а не запятую"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Введите 4 числа от 0 до 255, разделённые точками, например {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Введите 8 групп по 1–4 цифры или латинские буквы от a до f через двоеточие или меньше групп с ::, например {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Используйте IP-адрес одного из этих видов: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Введите знак #, а затем {accepted} цифр или латинских букв от a до f, например {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Введите цифры или латинские буквы от a до f, всего {accepted}, группами, как в {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Используйте везде один и тот же разделитель, например {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Поставьте дефисы между группами из 8, 4, 4, 4 и 12 цифр или букв, например {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Используйте UUID версии {accepted}, например {example}. Проверьте, тот ли идентификатор скопирован"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Введите 3 числа, разделённые точками, например {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Пятым и шестым символами должны быть 2 заглавные латинские буквы страны, например DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Начните с 978 или 979, но не с 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Используйте только цифры и латинские буквы от A до Z, но не I, L, O и U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Используйте хотя бы {minimum} букву",
                few: "Используйте хотя бы {minimum} буквы",
                many: "Используйте хотя бы {minimum} букв",
                other: "Используйте хотя бы {minimum} буквы")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Используйте хотя бы {minimum} строчную букву",
                few: "Используйте хотя бы {minimum} строчные буквы",
                many: "Используйте хотя бы {minimum} строчных букв",
                other: "Используйте хотя бы {minimum} строчной буквы")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Используйте хотя бы {minimum} заглавную букву",
                few: "Используйте хотя бы {minimum} заглавные буквы",
                many: "Используйте хотя бы {minimum} заглавных букв",
                other: "Используйте хотя бы {minimum} заглавной буквы")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Используйте хотя бы {minimum} цифру",
                few: "Используйте хотя бы {minimum} цифры",
                many: "Используйте хотя бы {minimum} цифр",
                other: "Используйте хотя бы {minimum} цифры")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Используйте хотя бы {minimum} специальный символ, например ! или %",
                few: "Используйте хотя бы {minimum} специальных символа, например ! или %",
                many: "Используйте хотя бы {minimum} специальных символов, например ! или %",
                other: "Используйте хотя бы {minimum} специального символа, например ! или %")
        }
    }

    // A name is in the accusative: "адрес электронной почты".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Введите {name}"
        case .check: "Проверьте {name}"
        case .mistypedDigits, .mistypedCharacters: "Проверьте {name}. Похоже на опечатку"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "только цифры"
        case .letters: "только буквы"
        case .lettersAndDigits: "только буквы и цифры"
        case .wholeNumber: "целое число"
        case .number: "число"
        case .hexadecimal: "шестнадцатеричное число"
        case .email: "адрес электронной почты"
        case .phone: "номер телефона"
        case .webAddress: "адрес сайта"
        case .siteName: "доменное имя"
        case .ipAddress: "IP-адрес"
        case .ipv4: "адрес IPv4"
        case .ipv6: "адрес IPv6"
        case .macAddress: "аппаратный адрес (MAC)"
        case .port: "номер порта"
        case .date: "дату"
        case .time: "время в 24-часовом формате с двумя цифрами для часа"
        case .dateAndTime: "дату и время"
        case .monthAndYear: "месяц и год"
        case .cardNumber: "номер карты"
        case .iban: "номер IBAN"
        case .bic: "код SWIFT (BIC)"
        case .isbn: "номер ISBN"
        case .barcode: "номер штрихкода"
        case .color: "код цвета"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "номер версии"
        case .text: "текст"
        case .list: "список"
        case .object: "объект с именованными значениями"
        case .digit: "цифру"
        case .letter: "латинскую букву от A до Z или от a до z"
        case .capitalLetter: "заглавную латинскую букву от A до Z"
        case .lowercaseLetter: "строчную латинскую букву от a до z"
        case .similar: "что-то вроде {example}"
        case .anotherFormat: "значение в другом допустимом формате"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Есть ошибка"
        case .errorPrefix: "Ошибка:"
        case .unlabeled: "Это значение"
        case .otherField: "другое поле"
        case .securityCode: "Код безопасности"
        case .spaces: "пробелы"
        case .commas: "запятые"
        case .dots: "точки"
        case .hyphens: "дефисы"
        case .slashes: "косые черты"
        case .apostrophes: "апострофы"
        case .underscores: "знаки подчёркивания"
        case .brackets: "скобки"
        case .quotationMarks: "кавычки"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        let isTeen = (11...14).contains(number % 100)
        if number % 10 == 1, !isTeen { return .one }
        return (2...4).contains(number % 10) && !isTeen ? .few : .many
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " или ")
}
