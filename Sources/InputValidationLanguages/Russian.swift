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
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "Сейчас это нельзя проверить. Попробуйте позже"
        // This is still being checked: wait a moment
        case .pending: "Проверка ещё идёт. Подождите немного"
        // Check this value
        case .check: "Проверьте это значение"

        // Enter a value
        case .empty: "Заполните это поле"
        // This is too long: shorten it
        case .tooLarge: "Текст слишком длинный. Сократите его"
        // This is too short: make it longer
        case .tooBrief: "Текст слишком короткий. Дополните его"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Введите не менее {minimum} символа",
                few: "Введите не менее {minimum} символов",
                many: "Введите не менее {minimum} символов",
                other: "Введите не менее {minimum} символа")
        // Use {maximum} characters or less
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
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Количество символов должно быть от {minimum} до {maximum}"
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

        // Only use the digits 0 to 9
        case .digitsOnly: "Используйте только цифры от 0 до 9"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "Используйте только латинские буквы от A до Z, без пробелов"
        // Only use letters, without spaces
        case .anyLettersOnly: "Используйте только буквы, без пробелов"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "Используйте только латинские буквы от A до Z и цифры от 0 до 9"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "Используйте только буквы и цифры, без пробелов"
        // Only use these characters: {accepted}
        case .onlyThese: "Используйте только эти символы: {accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "Используйте только строчные латинские буквы от a до z, цифры и дефисы"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Используйте только цифры; между ними может быть один пробел или дефис"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "Используйте только цифры от 0 до 9 и латинские буквы от A до F"
        // Remove the spaces and line breaks
        case .spaces: "Удалите пробелы и переносы строк"
        // Remove this character: {character}
        case .disallowedCharacter: "Удалите этот символ: {character}"
        // This includes a character that cannot be used here: remove it
        case .strangeCharacter: "Один из символов здесь использовать нельзя. Удалите его"
        // Remove {character} and everything after it
        case .nothingAfter: "Удалите {character} и всё, что идёт дальше"
        // Do not begin with {character}
        case .notBegin: "Не начинайте с {character}"
        // Begin with {accepted}
        case .begins: "Начните с {accepted}"
        // End with {accepted}
        case .ends: "В конце укажите {accepted}"
        // Include {accepted}
        case .includes: "Добавьте {accepted}"
        // Check the dots: one of them is in the wrong place
        case .dots: "Проверьте точки. Одна из них стоит не на месте"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "Проверьте дефисы. Один из них стоит не на месте"

        // This is not in an accepted format: check it for mistakes
        case .format: "Формат не соответствует требуемому. Проверьте, нет ли ошибок"
        // Use this format: {example}
        case .looksLike: "Используйте такой формат: {example}"
        // Enter {kind}, like {example}
        case .kind: "Введите {kind}, например {example}"
        // Enter {kinds}
        case .oneOf: "Введите {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Здесь нельзя ввести {kinds}. Введите что-то другое"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber: "Введите номер телефона с кодом страны и без пробелов, например {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "Похоже, текст неполный. Скопируйте его ещё раз целиком"
        // This looks mistyped: check each digit
        case .mistypedDigits: "Похоже на опечатку. Проверьте каждую цифру"
        // This looks mistyped: check each character
        case .mistypedCharacters: "Похоже на опечатку. Проверьте каждый символ"
        // This has too many or too few digits: check it
        case .digitCount: "Цифр слишком много или слишком мало. Проверьте их"
        // Use exactly {accepted} digits
        case .exactDigits: "Количество цифр должно быть равно {accepted}"
        // This has too many or too few characters: check it
        case .characterCount: "Символов слишком много или слишком мало. Проверьте их"

        // Enter {minimum} or more
        case .atLeast: "Введите {minimum} или больше"
        // Enter {maximum} or less
        case .atMost: "Введите {maximum} или меньше"
        // Enter a value between {minimum} and {maximum}
        case .between: "Введите значение от {minimum} до {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Введите больше {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Введите меньше {maximum}"
        // Enter {minimum} or a later date
        case .earliest: "Введите {minimum} или более позднюю дату"
        // Enter {maximum} or an earlier date
        case .latest: "Введите {maximum} или более раннюю дату"
        // Enter a date after {minimum}
        case .laterThan: "Введите дату позже {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Введите дату раньше {maximum}"
        // Enter a number that is closer to 0
        case .closerToZero: "Введите число ближе к 0"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "Поставьте одну десятичную точку и введите цифры до и после неё, например 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces:
            .plural(
                one: "Введите не более {maximum} цифры после десятичной точки",
                few: "Введите не более {maximum} цифр после десятичной точки",
                many: "Введите не более {maximum} цифр после десятичной точки",
                other: "Введите не более {maximum} цифры после десятичной точки")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Введите не более {maximum} цифры",
                few: "Введите не более {maximum} цифр",
                many: "Введите не более {maximum} цифр",
                other: "Введите не более {maximum} цифры")
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "Удалите нули в начале числа"

        // This does not match: check it for mistakes
        case .mismatch: "Значение не совпадает. Проверьте, нет ли ошибок"
        // Enter something different: this cannot be used
        case .anotherValue: "Введите что-то другое. Это использовать нельзя"
        // Choose one of the options in the list
        case .choice: "Выберите один из вариантов в списке"
        // Remove the entry that is in the list twice
        case .repeated: "Удалите элемент, который повторяется в списке"
        // Enter the same as in {other}
        case .same: "Введите то же, что и в поле «{other}»"
        // Enter a later or larger value than in {other}
        case .after: "Введите более позднее или большее значение, чем в поле «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Заполните хотя бы одно из этих полей: {accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors: "Ошибок больше, чем показано. Число элементов, которые нужно исправить: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "Используйте карту {accepted}"
        // Use a month from 01 to 12
        case .month: "Укажите месяц от 01 до 12"
        // This is in the past: check it, or use another card
        case .expired: "Эта дата уже прошла. Проверьте её или используйте другую карту"
        // This is too far ahead: it must be {maximum} years from now or less
        case .tooFarAhead:
            .plural(
                one: "Слишком далёкая дата. Допускается не более {maximum} года от сегодняшнего дня",
                few: "Слишком далёкая дата. Допускается не более {maximum} лет от сегодняшнего дня",
                many: "Слишком далёкая дата. Допускается не более {maximum} лет от сегодняшнего дня",
                other: "Слишком далёкая дата. Допускается не более {maximum} года от сегодняшнего дня")
        // Enter a real date: this month has fewer days
        case .realDate: "Введите существующую дату. В этом месяце меньше дней"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "Введите время от 00:00:00 до 23:59:59"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "Добавьте в конце Z или разницу во времени, например +01:00"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "Удалите в конце разницу во времени, например Z или +01:00"

        // Include a full site name, like example.com
        case .siteName: "Укажите полное доменное имя, например example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "Используйте в доменном имени только буквы, цифры, дефисы и точки"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "Проверьте написание доменного имени. В таком виде оно не может существовать"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress:
            "Укажите доменное имя, например example.com, или IP-адрес, например 192.0.2.1 или [2001:db8::1]"
        // Use the address of a public site
        case .publicSite: "Используйте адрес общедоступного сайта"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Используйте доменное имя, например example.com, а не IP-адрес"
        // Use an address at {accepted}
        case .hostAccepted: "Используйте адрес на {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Укажите после двоеточия номер порта от {minimum} до {maximum}"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "Используйте порт {accepted} или не указывайте номер порта"
        // Remove the name or password before the @ sign
        case .userInfo: "Удалите имя или пароль перед знаком @"
        // Write two digits or letters from A to F after each %
        case .percent: "После каждого % введите две цифры или латинские буквы от A до F"
        // Use / in place of \
        case .backslash: "Используйте / вместо \\"
        // Use only one @ sign
        case .oneAt: "Используйте только один знак @"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong:
            .plural(
                one: "Введите перед знаком @ не более {maximum} символа",
                few: "Введите перед знаком @ не более {maximum} символов",
                many: "Введите перед знаком @ не более {maximum} символов",
                other: "Введите перед знаком @ не более {maximum} символа")
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "Проверьте кавычки. Одна из них стоит не на месте"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "Укажите после знака @ полное доменное имя, например example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Используйте IP-адрес одного из этих видов: {accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "Используйте UUID версии {accepted}"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "Начните с 978 или 979, но не с 979-0"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Используйте не менее {minimum} буквы",
                few: "Используйте не менее {minimum} букв",
                many: "Используйте не менее {minimum} букв",
                other: "Используйте не менее {minimum} буквы")
        // Include {minimum} lower-case letters or more
        case .passwordLowercase:
            .plural(
                one: "Используйте не менее {minimum} строчной буквы",
                few: "Используйте не менее {minimum} строчных букв",
                many: "Используйте не менее {minimum} строчных букв",
                other: "Используйте не менее {minimum} строчной буквы")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Используйте не менее {minimum} заглавной буквы",
                few: "Используйте не менее {minimum} заглавных букв",
                many: "Используйте не менее {minimum} заглавных букв",
                other: "Используйте не менее {minimum} заглавной буквы")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Используйте не менее {minimum} цифры",
                few: "Используйте не менее {minimum} цифр",
                many: "Используйте не менее {minimum} цифр",
                other: "Используйте не менее {minimum} цифры")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Используйте не менее {minimum} специального символа, например ! или %",
                few: "Используйте не менее {minimum} специальных символов, например ! или %",
                many: "Используйте не менее {minimum} специальных символов, например ! или %",
                other: "Используйте не менее {minimum} специального символа, например ! или %")
        }
    }

    // A name is in the accusative: "адрес электронной почты".
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Введите {name}"
        case .check: "Проверьте {name}"
        case .mistypedDigits, .mistypedCharacters: "Проверьте {name}. Похоже на опечатку"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
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
        case .time: "время"
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
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "Есть ошибка"
        case .failure: "Данные нужно исправить"
        case .errorPrefix: "Ошибка:"
        case .unlabeled: "Это значение"
        case .otherField: "другое поле"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory {
        let isTeen = (11...14).contains(number % 100)
        if number % 10 == 1, !isTeen { return .one }
        return (2...4).contains(number % 10) && !isTeen ? .few : .many
    }

    static let numbers = NumberStyle(decimal: ",", group: "\u{00A0}")

    static let lists = ListStyle(separator: ", ", pair: " или ")
}
