// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Ukrainian.
    public static let ukrainian = MessageLanguage(Ukrainian.self)
}

/// Ukrainian, with the polite address "ви".
///
/// A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum Ukrainian: LanguageTable {
    static let tag = "uk"
    static let name = "українська"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Зараз це неможливо перевірити. Спробуйте ще раз за кілька хвилин"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "У цій формі помилка: це значення неможливо перевірити"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Перевірка ще триває. Зачекайте трохи й спробуйте ще раз"
        // Check this value
        case .check: "Перевірте це значення"

        // Enter a value
        case .empty: "Заповніть це поле"
        // Choose a value
        case .noChoice: "Виберіть значення"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Текст задовгий. Видаліть зайвий текст або пробіли"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one:
                    "Введіть щонайбільше {maximum} символ. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ",
                few:
                    "Введіть щонайбільше {maximum} символи. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ",
                many:
                    "Введіть щонайбільше {maximum} символів. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ",
                other:
                    "Введіть щонайбільше {maximum} символу. Літери на кшталт ä, кирилиця та емодзі рахуються більш ніж за один символ"
            )
        // Make this longer: add some characters
        case .tooBrief: "Текст закороткий. Додайте символи"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Введіть щонайменше {minimum} символ",
                few: "Введіть щонайменше {minimum} символи",
                many: "Введіть щонайменше {minimum} символів",
                other: "Введіть щонайменше {minimum} символу")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween:
            .plural(
                one: "Введіть від {minimum} до {maximum} символу",
                few: "Введіть від {minimum} до {maximum} символів",
                many: "Введіть від {minimum} до {maximum} символів",
                other: "Введіть від {minimum} до {maximum} символу")
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Введіть щонайбільше {maximum} символ",
                few: "Введіть щонайбільше {maximum} символи",
                many: "Введіть щонайбільше {maximum} символів",
                other: "Введіть щонайбільше {maximum} символу")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Введіть рівно {minimum} символ",
                few: "Введіть рівно {minimum} символи",
                many: "Введіть рівно {minimum} символів",
                other: "Введіть рівно {minimum} символу")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Введіть рівно {minimum} символ, а не {length}",
                few: "Введіть рівно {minimum} символи, а не {length}",
                many: "Введіть рівно {minimum} символів, а не {length}",
                other: "Введіть рівно {minimum} символу, а не {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Укажіть щонайменше {minimum} елемент",
                few: "Укажіть щонайменше {minimum} елементи",
                many: "Укажіть щонайменше {minimum} елементів",
                other: "Укажіть щонайменше {minimum} елемента")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Укажіть щонайбільше {maximum} елемент",
                few: "Укажіть щонайбільше {maximum} елементи",
                many: "Укажіть щонайбільше {maximum} елементів",
                other: "Укажіть щонайбільше {maximum} елемента")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Укажіть рівно {minimum} елемент",
                few: "Укажіть рівно {minimum} елементи",
                many: "Укажіть рівно {minimum} елементів",
                other: "Укажіть рівно {minimum} елемента")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Кількість елементів має бути від {minimum} до {maximum}"

        // Only use the digits 0 to 9
        case .digitsOnly: "Використовуйте лише цифри від 0 до 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Використовуйте лише латинські літери від A до Z або від a до z, без цифр і пробілів"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Використовуйте лише літери, без цифр, пробілів та інших символів"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Використовуйте лише латинські літери від A до Z або від a до z і цифри від 0 до 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Використовуйте лише літери й цифри, без пробілів, дефісів та інших символів"
        // Only use these characters: {accepted}
        case .onlyThese: "Використовуйте лише ці символи: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "Використовуйте лише цифри, дефіси й малі латинські літери від a до z, без пробілів"
        // Use capital letters, like {example}
        case .capitalLetters: "Використовуйте великі літери, наприклад {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Використовуйте малі літери замість великих"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Використовуйте лише цифри; між двома цифрами може бути один пробіл або дефіс"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Використовуйте лише цифри від 0 до 9 і латинські літери від a до f"
        // Remove the spaces and line breaks
        case .spaces: "Видаліть пробіли та розриви рядків"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Видаліть пробіли та розриви рядків на початку і в кінці"
        // Remove the {characters}
        case .without: "Видаліть {characters}"
        // Remove {character}
        case .disallowedText: "Видаліть {character}"
        // Use {character} only once
        case .once: "Використайте {character} лише один раз"
        // Use {character} only at the end
        case .onlyAtEnd: "Використовуйте {character} лише в кінці"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Видаліть незвичні, схожі на інші або приховані символи: зітріть текст і введіть його знову"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Використовуйте звичайні цифри, літери та знаки, наприклад 1, а не １ чи ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Використовуйте лише латинські літери від A до Z, цифри та звичайні символи, без емодзі"
        // Remove {character} and everything after it
        case .nothingAfter: "Видаліть {character} і все, що після"
        // Do not begin with {character}
        case .notBegin: "Не починайте з {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Видаліть знак мінус: від’ємні числа тут не приймаються"
        // Begin with {accepted}
        case .begins: "Почніть із {accepted}"
        // End with {accepted}
        case .ends: "Закінчіть так: {accepted}"
        // Include {accepted}
        case .includes: "Додайте {accepted}"
        // Do not write two dots in a row
        case .dots: "Не ставте дві крапки поспіль"
        // Do not begin with a dot
        case .dotAtStart: "Не починайте з крапки"
        // Do not end with a dot
        case .dotAtEnd: "Не ставте крапку в кінці"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Не ставте крапку поруч зі знаком @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Не починайте й не закінчуйте доменне ім’я крапкою"
        // Do not write two hyphens in a row
        case .hyphens: "Не ставте два дефіси поспіль"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Поставте літеру або цифру перед кожним дефісом і після нього"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Не починайте й не закінчуйте дефісом"

        // Use an accepted format: check for mistakes
        case .format: "Формат не підходить. Перевірте, чи немає помилок"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Використайте допустимий формат. Перевірте символ номер {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Символом номер {number} введіть {kinds}"
        // Begin with {kinds}
        case .characterFirst: "Першим символом введіть {kinds}"
        // Use this format: {example}
        case .looksLike: "Використовуйте такий формат: {example}"
        // Enter {kind}, like {example}
        case .kind: "Введіть {kind}, наприклад {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Видаліть {characters} і введіть {kind}, наприклад {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Введіть {kind} від {minimum} до {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Введіть {kind}, {minimum} або більше"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Введіть {kind}, {maximum} або менше"
        // Enter {kinds}
        case .oneOf: "Введіть {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Тут не можна ввести {kinds}. Введіть щось інше"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Почніть із + та коду країни, а далі введіть лише цифри, наприклад {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Почніть із коду країни без + і введіть лише цифри, наприклад {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Використовуйте код країни, який ніколи не починається з 0, наприклад {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Використовуйте в номері телефону лише цифри, наприклад {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Схоже, текст неповний. Скопіюйте його повністю та вставте сюди ще раз"
        // Check each digit for a typo
        case .mistypedDigits: "Схоже на описку. Перевірте кожну цифру"
        // Check each character for a typo
        case .mistypedCharacters: "Схоже на описку. Перевірте кожен символ"
        // Check for missing digits: this is too short
        case .missingDigits: "Перевірте, чи не пропущено цифри: номер закороткий"
        // Check for extra digits: this is too long
        case .extraDigits: "Перевірте, чи немає зайвих цифр: номер задовгий"
        // Enter a number that is not all zeros
        case .allZeros: "Введіть номер, який складається не лише з нулів"
        // Use exactly {accepted} digits
        case .exactDigits: "Введіть рівно стільки цифр: {accepted}"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Введіть рівно стільки цифр: {accepted}, а не {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Кількість цифр має бути від {minimum} до {maximum}, а не {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Введіть рівно стільки літер і цифр: {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Введіть рівно стільки літер і цифр: {accepted}, а не {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Почніть із двох літер країни, яка використовує IBAN, наприклад DE"

        // Enter {minimum} or more
        case .atLeast: "Введіть {minimum} або більше"
        // Enter {maximum} or less
        case .atMost: "Введіть {maximum} або менше"
        // Enter a value between {minimum} and {maximum}
        case .between: "Введіть значення від {minimum} до {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Введіть значення, більше ніж {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Введіть значення, менше ніж {maximum}"
        // Enter {minimum} or later
        case .earliest: "Введіть {minimum} або пізнішу дату"
        // Enter {maximum} or earlier
        case .latest: "Введіть {maximum} або ранішу дату"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Введіть дату від {minimum} до {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Введіть дату, пізнішу за {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Введіть дату, ранішу за {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Введіть «{minimum}» або те, що йде після"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Введіть «{maximum}» або те, що йде раніше"
        // Enter something that comes after {minimum}
        case .textAfter: "Введіть те, що йде після «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Введіть те, що йде раніше за «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Введіть менше цифр: перевірте, чи немає зайвих"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Використовуйте лише одну десяткову крапку, наприклад {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Використовуйте лише одну десяткову кому, наприклад {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Почніть із цифри, наприклад {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Закінчіть цифрою, наприклад {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Використайте десяткову крапку, а не кому, наприклад {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Використайте десяткову кому, а не крапку, наприклад {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Введіть цифри без роздільників тисяч, наприклад {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Введіть щонайбільше {maximum} знак після коми",
                few: "Введіть щонайбільше {maximum} знаки після коми",
                many: "Введіть щонайбільше {maximum} знаків після коми",
                other: "Введіть щонайбільше {maximum} знака після коми")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Введіть щонайбільше {maximum} цифру",
                few: "Введіть щонайбільше {maximum} цифри",
                many: "Введіть щонайбільше {maximum} цифр",
                other: "Введіть щонайбільше {maximum} цифри")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Видаліть нулі на початку числа: наприклад, введіть 7 замість 07"

        // This does not match: check for mistakes
        case .mismatch: "Не збігається. Перевірте, чи немає помилок"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Введіть інше значення. Це не можна використати"
        // Enter one of the accepted values: check for a typo
        case .choice: "Введіть значення зі списку допустимих. Перевірте, чи немає одруку"
        // Choose {accepted}
        case .option: "Виберіть один із варіантів: {accepted}"
        // Select this
        case .unselected: "Позначте цей пункт"
        // Remove the entry that is in the list twice
        case .repeated: "Видаліть елемент, що повторюється у списку"
        // Enter the same as in {other}: check both
        case .same: "Введіть те саме, що й у полі «{other}». Перевірте обидва поля"
        // Enter a later or larger value than in {other}
        case .after: "Введіть пізніше або більше значення, ніж у полі «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Заповніть хоча б одне з цих полів: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Помилок більше, ніж показано. Кількість елементів, які треба виправити: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Спочатку виправте те, що показано тут. Можуть бути й інші помилки"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Використовуйте значення, яке тут приймається. Перевірте його написання, розмір і формат"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Виправте синтаксис цих даних. Перевірте лапки, коми та дужки"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "Виправте синтаксис у рядку {line}, стовпці {column}. Перевірте лапки, коми та дужки"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Видаліть цей ключ або виправте його написання. Він тут не приймається"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Видаліть один із двох ключів. Цей ключ повторюється"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Збережіть ці дані в UTF-8. У них є байти іншого кодування"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Використовуйте менше рівнів. Забагато списків і об’єктів вкладено один в один"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Надішліть менше даних: межа в байтах — {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Використайте картку {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Введіть 2 цифри місяця, а потім 2 цифри року, наприклад {example}"
        // Use a month from 01 to 12
        case .month: "Укажіть місяць від 01 до 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Ця дата вже минула. Перевірте її або використайте іншу картку"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Ця дата надто віддалена. До неї має бути щонайбільше {maximum} рік",
                few: "Ця дата надто віддалена. До неї має бути щонайбільше {maximum} роки",
                many: "Ця дата надто віддалена. До неї має бути щонайбільше {maximum} років",
                other: "Ця дата надто віддалена. До неї має бути щонайбільше {maximum} року")
        // Use a day from 01 to {maximum} in that month
        case .day: "Укажіть для цього місяця день від 01 до {maximum}"
        // Use hours from 00 to 23
        case .hours: "Укажіть години від 00 до 23"
        // Use minutes from 00 to 59
        case .minutes: "Укажіть хвилини від 00 до 59"
        // Use seconds from 00 to 59
        case .seconds: "Укажіть секунди від 00 до 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Введіть рік-місяць-день, по 2 цифри для місяця і дня, наприклад {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Напишіть рік-місяць-день, потім літеру T, потім час, наприклад {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Введіть години, хвилини, секунди й часовий пояс, наприклад {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Додайте в кінці часовий пояс: Z для UTC або різницю, наприклад +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Використовуйте різницю з UTC не більше 23:59, наприклад +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Видаліть усе після часу, наприклад Z або +01:00"

        // Include a full site name, like example.com
        case .siteName: "Укажіть повне доменне ім’я, наприклад example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Введіть лише доменне ім’я, наприклад example.com, без нічого перед ним чи після нього"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Використовуйте в доменному імені лише латинські літери від a до z, цифри, дефіси та крапки"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Перевірте, чи немає описки в доменному імені. Сайт не може так називатися"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Додайте в кінці .com або інше закінчення домену, наприклад {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Між крапками доменного імені введіть щонайбільше {maximum} символи"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Кількість символів у доменному імені має бути не більша за {maximum}"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Укажіть повну IPv6-адресу між [ і ], наприклад [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Укажіть IP-адресу з 4 чисел від 0 до 255, наприклад 192.0.2.1, або доменне ім’я, наприклад example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Укажіть сайт, який в інтернеті може відкрити будь-хто, наприклад example.com, а не сайт у приватній мережі"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Використайте доменне ім’я, наприклад example.com, а не IP-адресу"
        // Use an address at {accepted}
        case .hostAccepted: "Використайте адресу на {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Напишіть після двокрапки номер порту від {minimum} до {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Використайте порт {accepted} або не вказуйте номер порту"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Видаліть номер порту після доменного імені, наприклад :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Видаліть ім’я користувача або пароль разом зі знаком @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Після кожного % напишіть дві цифри або латинські літери від A до F, наприклад %20. Для знака % напишіть %25"
        // Use / instead of \
        case .backslash: "Використайте / замість \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Використайте {accepted} замість {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Використайте %20 замість кожного пробілу"
        // Write // after the colon, like {example}
        case .slashesMissing: "Поставте // після двокрапки, наприклад {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Укажіть сторінку цього сайту, яка починається з одного знака /, наприклад /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Додайте знак @, наприклад name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Напишіть ім’я перед знаком @, наприклад name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Введіть перед знаком @ щонайбільше {maximum} символ",
                few: "Введіть перед знаком @ щонайбільше {maximum} символи",
                many: "Введіть перед знаком @ щонайбільше {maximum} символів",
                other: "Введіть перед знаком @ щонайбільше {maximum} символу")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Поставте лапки на початку та безпосередньо перед знаком @ або не ставте їх зовсім"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Напишіть частину після знака @, наприклад name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters:
            "Використовуйте перед знаком @ лише латинські літери від a до z, а не інші, наприклад ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Використовуйте після знака @ лише латинські літери від a до z, а не інші, наприклад ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Видаліть {character} після знака @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Після знака @ ставте крапку, а не кому"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Введіть 4 числа від 0 до 255, розділені крапками, наприклад {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Введіть 8 груп по 1–4 цифри або латинські літери від a до f через двокрапку або менше груп із ::, наприклад {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Використайте IP-адресу одного з цих видів: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Введіть знак #, а потім {accepted} цифр або латинських літер від a до f, наприклад {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Введіть цифри або латинські літери від a до f, усього {accepted}, групами, як у {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Використовуйте всюди той самий роздільник, наприклад {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Поставте дефіси між групами з 8, 4, 4, 4 і 12 цифр або літер, наприклад {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Використайте UUID версії {accepted}, наприклад {example}. Перевірте, чи скопійовано правильний"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Введіть 3 числа, розділені крапками, наприклад {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "П’ятим і шостим символами мають бути 2 великі латинські літери країни, наприклад DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Почніть із 978 або 979, але не з 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Використовуйте лише цифри й латинські літери від A до Z, але не I, L, O та U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Додайте щонайменше {minimum} літеру",
                few: "Додайте щонайменше {minimum} літери",
                many: "Додайте щонайменше {minimum} літер",
                other: "Додайте щонайменше {minimum} літери")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Додайте щонайменше {minimum} малу літеру",
                few: "Додайте щонайменше {minimum} малі літери",
                many: "Додайте щонайменше {minimum} малих літер",
                other: "Додайте щонайменше {minimum} малої літери")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Додайте щонайменше {minimum} велику літеру",
                few: "Додайте щонайменше {minimum} великі літери",
                many: "Додайте щонайменше {minimum} великих літер",
                other: "Додайте щонайменше {minimum} великої літери")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Додайте щонайменше {minimum} цифру",
                few: "Додайте щонайменше {minimum} цифри",
                many: "Додайте щонайменше {minimum} цифр",
                other: "Додайте щонайменше {minimum} цифри")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Додайте щонайменше {minimum} знак, наприклад ! або %",
                few: "Додайте щонайменше {minimum} знаки, наприклад ! або %",
                many: "Додайте щонайменше {minimum} знаків, наприклад ! або %",
                other: "Додайте щонайменше {minimum} знака, наприклад ! або %")
        }
    }

    // A name is in the accusative: "адресу електронної пошти".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Введіть {name}"
        case .check: "Перевірте {name}"
        case .mistypedDigits, .mistypedCharacters: "Перевірте {name}. Схоже на описку"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "лише цифри"
        case .letters: "лише літери"
        case .lettersAndDigits: "лише літери й цифри"
        case .wholeNumber: "ціле число"
        case .number: "число"
        case .hexadecimal: "шістнадцяткове число"
        case .email: "адресу електронної пошти"
        case .phone: "номер телефону"
        case .webAddress: "адресу сайту"
        case .siteName: "доменне ім’я"
        case .ipAddress: "IP-адресу"
        case .ipv4: "адресу IPv4"
        case .ipv6: "адресу IPv6"
        case .macAddress: "апаратну адресу (MAC)"
        case .port: "номер порту"
        case .date: "дату"
        case .time: "час у 24-годинному форматі з двома цифрами для години"
        case .dateAndTime: "дату й час"
        case .monthAndYear: "місяць і рік"
        case .cardNumber: "номер картки"
        case .iban: "номер IBAN"
        case .bic: "код банку (BIC)"
        case .isbn: "номер ISBN"
        case .barcode: "номер штрихкоду"
        case .color: "код кольору"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "номер версії"
        case .text: "текст"
        case .list: "список"
        case .object: "об’єкт з іменованими значеннями"
        case .digit: "цифру"
        case .letter: "латинську літеру від A до Z або від a до z"
        case .capitalLetter: "велику латинську літеру від A до Z"
        case .lowercaseLetter: "малу латинську літеру від a до z"
        case .similar: "щось на зразок {example}"
        case .anotherFormat: "значення в іншому прийнятному форматі"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Виникла проблема"
        case .errorPrefix: "Помилка:"
        case .unlabeled: "Це значення"
        case .otherField: "інше поле"
        case .securityCode: "Код безпеки"
        case .spaces: "пробіли"
        case .commas: "коми"
        case .dots: "крапки"
        case .hyphens: "дефіси"
        case .slashes: "скісні риски"
        case .apostrophes: "апострофи"
        case .underscores: "знаки підкреслення"
        case .brackets: "дужки"
        case .quotationMarks: "лапки"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        let isTeen = (11...14).contains(number % 100)
        if number % 10 == 1, !isTeen { return .one }
        return (2...4).contains(number % 10) && !isTeen ? .few : .many
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " або ")
}
