// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Polish.
    public static let polish = MessageLanguage(Polish.self)
}

/// Polish, with the imperative that public forms use.
///
/// A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum Polish: LanguageTable {
    static let tag = "pl"
    static let name = "polski"
    static let quotationMarks = (start: "„", end: "”")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Nie można teraz tego sprawdzić. Spróbuj ponownie za kilka minut"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "W tym formularzu jest błąd: tej wartości nie można sprawdzić"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Trwa sprawdzanie. Poczekaj chwilę i spróbuj ponownie"
        // Check this value
        case .check: "Sprawdź tę wartość"

        // Enter a value
        case .empty: "Wypełnij to pole"
        // Choose a value
        case .noChoice: "Wybierz wartość"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Tekst jest za długi. Usuń zbędny tekst lub spacje"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Wpisz najwyżej {maximum} znak. Litery takie jak ä i emoji liczą się za więcej niż jeden",
                few: "Wpisz najwyżej {maximum} znaki. Litery takie jak ä i emoji liczą się za więcej niż jeden",
                many: "Wpisz najwyżej {maximum} znaków. Litery takie jak ä i emoji liczą się za więcej niż jeden",
                other: "Wpisz najwyżej {maximum} znaku. Litery takie jak ä i emoji liczą się za więcej niż jeden")
        // Make this longer: add some characters
        case .tooBrief: "Tekst jest za krótki. Dodaj znaki"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Wpisz co najmniej {minimum} znak",
                few: "Wpisz co najmniej {minimum} znaki",
                many: "Wpisz co najmniej {minimum} znaków",
                other: "Wpisz co najmniej {minimum} znaku")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Wpisz od {minimum} do {maximum} znaków"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Wpisz najwyżej {maximum} znak",
                few: "Wpisz najwyżej {maximum} znaki",
                many: "Wpisz najwyżej {maximum} znaków",
                other: "Wpisz najwyżej {maximum} znaku")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Wpisz dokładnie {minimum} znak",
                few: "Wpisz dokładnie {minimum} znaki",
                many: "Wpisz dokładnie {minimum} znaków",
                other: "Wpisz dokładnie {minimum} znaku")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Wpisz dokładnie {minimum} znak, a nie {length}",
                few: "Wpisz dokładnie {minimum} znaki, a nie {length}",
                many: "Wpisz dokładnie {minimum} znaków, a nie {length}",
                other: "Wpisz dokładnie {minimum} znaku, a nie {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Podaj co najmniej {minimum} pozycję",
                few: "Podaj co najmniej {minimum} pozycje",
                many: "Podaj co najmniej {minimum} pozycji",
                other: "Podaj co najmniej {minimum} pozycji")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Podaj najwyżej {maximum} pozycję",
                few: "Podaj najwyżej {maximum} pozycje",
                many: "Podaj najwyżej {maximum} pozycji",
                other: "Podaj najwyżej {maximum} pozycji")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Podaj dokładnie {minimum} pozycję",
                few: "Podaj dokładnie {minimum} pozycje",
                many: "Podaj dokładnie {minimum} pozycji",
                other: "Podaj dokładnie {minimum} pozycji")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Podaj od {minimum} do {maximum} pozycji"

        // Only use the digits 0 to 9
        case .digitsOnly: "Używaj tylko cyfr od 0 do 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Używaj tylko liter od A do Z lub od a do z, bez cyfr, spacji i polskich znaków"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Używaj tylko liter, bez cyfr, spacji i innych znaków"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Używaj tylko liter od A do Z lub od a do z i cyfr od 0 do 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Używaj tylko liter i cyfr, bez spacji, łączników i innych znaków"
        // Only use these characters: {accepted}
        case .onlyThese: "Używaj tylko tych znaków: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "Używaj tylko cyfr, łączników i małych liter od a do z, bez spacji i polskich znaków"
        // Use capital letters, like {example}
        case .capitalLetters: "Używaj wielkich liter, na przykład {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Używaj małych liter zamiast wielkich"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Używaj tylko cyfr; między nimi może być pojedyncza spacja lub łącznik"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Używaj tylko cyfr od 0 do 9 i liter od a do f"
        // Remove the spaces and line breaks
        case .spaces: "Usuń spacje i znaki nowego wiersza"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Usuń spacje i znaki nowego wiersza na początku i na końcu"
        // Remove the {characters}
        case .without: "Usuń {characters}"
        // Remove {character}
        case .disallowedText: "Usuń {character}"
        // Use {character} only once
        case .once: "Użyj {character} tylko raz"
        // Use {character} only at the end
        case .onlyAtEnd: "Używaj {character} tylko na końcu"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Usuń znaki nietypowe, podobne do innych lub niewidoczne: skasuj tekst i wpisz go ponownie"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Użyj zwykłych cyfr, liter i znaków, na przykład 1, a nie １ ani ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Używaj tylko liter od A do Z, cyfr i zwykłych symboli, bez polskich znaków i emoji"
        // Remove {character} and everything after it
        case .nothingAfter: "Usuń {character} i wszystko, co jest dalej"
        // Do not begin with {character}
        case .notBegin: "Nie zaczynaj od {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Usuń znak minus: liczby ujemne nie są tu przyjmowane"
        // Begin with {accepted}
        case .begins: "Zacznij od {accepted}"
        // End with {accepted}
        case .ends: "Tekst musi kończyć się na {accepted}"
        // Include {accepted}
        case .includes: "Tekst musi zawierać {accepted}"
        // Do not write two dots in a row
        case .dots: "Nie wpisuj dwóch kropek obok siebie"
        // Do not begin with a dot
        case .dotAtStart: "Nie zaczynaj od kropki"
        // Do not end with a dot
        case .dotAtEnd: "Nie kończ kropką"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Nie wpisuj kropki obok znaku @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Nie zaczynaj ani nie kończ nazwy domeny kropką"
        // Do not write two hyphens in a row
        case .hyphens: "Nie wpisuj dwóch łączników obok siebie"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Przed każdym łącznikiem i po nim wpisz literę lub cyfrę"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Nie zaczynaj ani nie kończ łącznikiem"

        // Use an accepted format: check for mistakes
        case .format: "Format jest inny niż wymagany. Sprawdź, czy nie ma błędów"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Użyj dozwolonego formatu. Sprawdź znak numer {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Jako znak numer {number} wpisz {kinds}"
        // Begin with {kinds}
        case .characterFirst: "Jako pierwszy znak wpisz {kinds}"
        // Use this format: {example}
        case .looksLike: "Użyj takiego formatu: {example}"
        // Enter {kind}, like {example}
        case .kind: "Wpisz {kind}, na przykład {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Usuń {characters} i wpisz {kind}, na przykład {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Wpisz {kind} od {minimum} do {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Wpisz {kind}, {minimum} lub więcej"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Wpisz {kind}, {maximum} lub mniej"
        // Enter {kinds}
        case .oneOf: "Wpisz {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Wpisz coś innego niż {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber:
            "Zacznij od + i numeru kierunkowego kraju, a dalej wpisz tylko cyfry, na przykład {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Zacznij od numeru kierunkowego kraju, bez +, i wpisz tylko cyfry, na przykład {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Użyj numeru kierunkowego kraju, który nigdy nie zaczyna się od 0, na przykład {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "W numerze telefonu używaj tylko cyfr, na przykład {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Tekst wygląda na niepełny. Skopiuj go w całości i wklej tutaj ponownie"
        // Check each digit for a typo
        case .mistypedDigits: "To wygląda na pomyłkę przy wpisywaniu. Sprawdź każdą cyfrę"
        // Check each character for a typo
        case .mistypedCharacters: "To wygląda na literówkę. Sprawdź każdy znak"
        // Check for missing digits: this is too short
        case .missingDigits: "Sprawdź, czy nie brakuje cyfr: numer jest za krótki"
        // Check for extra digits: this is too long
        case .extraDigits: "Sprawdź, czy nie ma zbędnych cyfr: numer jest za długi"
        // Enter a number that is not all zeros
        case .allZeros: "Wpisz numer, który nie składa się z samych zer"
        // Use exactly {accepted} digits
        case .exactDigits: "Liczba cyfr musi wynosić {accepted}"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Liczba cyfr musi wynosić {accepted}, a nie {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Liczba cyfr musi wynosić od {minimum} do {maximum}, a nie {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Liczba liter i cyfr musi wynosić {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Liczba liter i cyfr musi wynosić {accepted}, a nie {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Zacznij od 2 liter kraju, który używa IBAN, na przykład DE"

        // Enter {minimum} or more
        case .atLeast: "Wpisz {minimum} lub więcej"
        // Enter {maximum} or less
        case .atMost: "Wpisz {maximum} lub mniej"
        // Enter a value between {minimum} and {maximum}
        case .between: "Wpisz wartość od {minimum} do {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Wpisz wartość większą niż {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Wpisz wartość mniejszą niż {maximum}"
        // Enter {minimum} or later
        case .earliest: "Wpisz {minimum} lub późniejszą datę"
        // Enter {maximum} or earlier
        case .latest: "Wpisz {maximum} lub wcześniejszą datę"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Wpisz datę od {minimum} do {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Wpisz datę późniejszą niż {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Wpisz datę wcześniejszą niż {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Wpisz „{minimum}” lub coś, co jest dalej w kolejności"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Wpisz „{maximum}” lub coś, co jest wcześniej w kolejności"
        // Enter something that comes after {minimum}
        case .textAfter: "Wpisz coś, co jest w kolejności po „{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Wpisz coś, co jest w kolejności przed „{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Użyj mniej cyfr: sprawdź, czy nie ma zbędnych"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Użyj tylko jednej kropki dziesiętnej, na przykład {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Użyj tylko jednego przecinka dziesiętnego, na przykład {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Zacznij od cyfry, na przykład {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Zakończ cyfrą, na przykład {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Użyj kropki dziesiętnej, a nie przecinka, na przykład {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Użyj przecinka dziesiętnego, a nie kropki, na przykład {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Wpisz cyfry bez separatorów tysięcy, na przykład {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Użyj najwyżej {maximum} miejsca po przecinku",
                few: "Użyj najwyżej {maximum} miejsc po przecinku",
                many: "Użyj najwyżej {maximum} miejsc po przecinku",
                other: "Użyj najwyżej {maximum} miejsca po przecinku")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Wpisz najwyżej {maximum} cyfrę",
                few: "Wpisz najwyżej {maximum} cyfry",
                many: "Wpisz najwyżej {maximum} cyfr",
                other: "Wpisz najwyżej {maximum} cyfry")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Usuń zera na początku liczby: na przykład zamiast 07 wpisz 7"

        // This does not match: check for mistakes
        case .mismatch: "Wpisana wartość się nie zgadza. Sprawdź, czy nie ma błędów"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Wpisz inną wartość. Tej nie można użyć"
        // Enter one of the accepted values: check for a typo
        case .choice: "Wpisz wartość z listy dozwolonych wartości. Sprawdź, czy nie ma literówki"
        // Choose {accepted}
        case .option: "Wybierz jedną z tych opcji: {accepted}"
        // Select this
        case .unselected: "Zaznacz tę opcję"
        // Remove the entry that is in the list twice
        case .repeated: "Usuń pozycję, która powtarza się na liście"
        // Enter the same as in {other}: check both
        case .same: "Wpisz to samo co w polu „{other}”. Sprawdź oba pola"
        // Enter a later or larger value than in {other}
        case .after: "Wpisz wartość późniejszą lub większą niż w polu „{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Wypełnij co najmniej jedno z tych pól: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Błędów jest więcej, niż tu widać. Liczba pozycji do poprawy: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Najpierw popraw to, co tu widać. Błędów może być więcej"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Użyj wartości, która jest tu akceptowana. Sprawdź jej pisownię, rozmiar i format"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Popraw składnię tych danych. Sprawdź cudzysłowy, przecinki i nawiasy"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Popraw składnię w wierszu {line}, w kolumnie {column}. Sprawdź cudzysłowy, przecinki i nawiasy"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Usuń ten klucz lub popraw jego pisownię. Nie jest tu akceptowany"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Usuń jeden z dwóch kluczy. Ten klucz występuje dwa razy"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Zapisz te dane w UTF-8. Zawierają bajty w innym kodowaniu"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Użyj mniejszej liczby poziomów. Zbyt wiele list i obiektów jest zagnieżdżonych w sobie"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Wyślij mniej danych: limit w bajtach to {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Użyj karty {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Wpisz 2 cyfry miesiąca, a potem 2 cyfry roku, na przykład {example}"
        // Use a month from 01 to 12
        case .month: "Wpisz miesiąc od 01 do 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Ta data już minęła. Sprawdź ją lub użyj innej karty"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} rok",
                few: "Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} lata",
                many: "Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} lat",
                other: "Ta data jest zbyt odległa. Może przypadać najpóźniej za {maximum} roku")
        // Use a day from 01 to {maximum} in that month
        case .day: "W tym miesiącu wpisz dzień od 01 do {maximum}"
        // Use hours from 00 to 23
        case .hours: "Wpisz godziny od 00 do 23"
        // Use minutes from 00 to 59
        case .minutes: "Wpisz minuty od 00 do 59"
        // Use seconds from 00 to 59
        case .seconds: "Wpisz sekundy od 00 do 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Wpisz rok-miesiąc-dzień z 2 cyframi miesiąca i dnia, na przykład {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Wpisz rok-miesiąc-dzień, potem literę T, a potem godzinę, na przykład {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Wpisz godziny, minuty, sekundy i strefę czasową, na przykład {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Na końcu podaj strefę czasową: Z oznacza UTC, albo różnicę, na przykład +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Użyj różnicy względem UTC nie większej niż 23:59, na przykład +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Usuń wszystko, co stoi za godziną, na przykład Z lub +01:00"

        // Include a full site name, like example.com
        case .siteName: "Podaj pełną nazwę domeny, na przykład example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Wpisz tylko nazwę domeny, na przykład example.com, bez niczego przed nią ani po niej"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "W nazwie domeny używaj tylko liter od a do z, bez polskich znaków, cyfr, łączników i kropek"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Sprawdź, czy w nazwie domeny nie ma literówki. Żadna strona nie może mieć takiej nazwy"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Zakończ .com lub inną końcówką domeny, na przykład {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Między kropkami nazwy domeny wpisz najwyżej {maximum} znaki"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "W nazwie domeny wpisz najwyżej {maximum} znaki"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Wpisz pełny adres IPv6 między [ a ], na przykład [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "Podaj adres IP z 4 liczb od 0 do 255, np. 192.0.2.1, albo nazwę domeny, np. example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Użyj strony, którą każdy może otworzyć w internecie, na przykład example.com, a nie strony z sieci prywatnej"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Użyj nazwy domeny, na przykład example.com, a nie adresu IP"
        // Use an address at {accepted}
        case .hostAccepted: "Użyj adresu w domenie {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Po dwukropku wpisz numer portu od {minimum} do {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Użyj portu {accepted} albo pomiń numer portu"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Usuń numer portu po nazwie domeny, na przykład :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Usuń nazwę użytkownika lub hasło oraz znak @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Po każdym znaku % wpisz dwie cyfry lub litery od A do F, na przykład %20. Zamiast samego znaku % wpisz %25"
        // Use / instead of \
        case .backslash: "Zamiast \\ użyj /"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Zamiast {character} użyj {accepted}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Zamiast każdej spacji użyj %20"
        // Write // after the colon, like {example}
        case .slashesMissing: "Po dwukropku wpisz //, na przykład {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Podaj podstronę tej witryny, która zaczyna się od jednego znaku /, na przykład /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Dodaj znak @, na przykład name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Wpisz nazwę przed znakiem @, na przykład name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Przed znakiem @ wpisz najwyżej {maximum} znak",
                few: "Przed znakiem @ wpisz najwyżej {maximum} znaki",
                many: "Przed znakiem @ wpisz najwyżej {maximum} znaków",
                other: "Przed znakiem @ wpisz najwyżej {maximum} znaku")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Wpisz cudzysłów na początku i tuż przed znakiem @ albo nie używaj go wcale"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Wpisz część po znaku @, na przykład name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Przed znakiem @ nie używaj innych liter niż od a do z, na przykład ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Po znaku @ nie używaj innych liter niż od a do z, na przykład ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Usuń {character} po znaku @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Po znaku @ użyj kropki, a nie przecinka"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Wpisz 4 liczby od 0 do 255 oddzielone kropkami, na przykład {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Wpisz 8 grup po 1 do 4 cyfr lub liter od a do f oddzielonych dwukropkami albo mniej grup z ::, na przykład {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Użyj adresu IP jednego z tych rodzajów: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Wpisz znak #, a po nim {accepted} cyfr lub liter od a do f, na przykład {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Wpisz cyfry lub litery od a do f, łącznie {accepted}, w grupach jak w {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Używaj wszędzie tego samego separatora, na przykład {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Wpisz łączniki między grupami 8, 4, 4, 4 i 12 cyfr lub liter, na przykład {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "Użyj UUID w wersji {accepted}, na przykład {example}. Sprawdź, czy skopiowano właściwy"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Wpisz 3 liczby oddzielone kropkami, na przykład {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Jako piąty i szósty znak wpisz 2 wielkie litery kraju, na przykład DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Zacznij od 978 lub 979, ale nie od 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Używaj tylko cyfr i liter od A do Z, ale nie I, L, O ani U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Użyj co najmniej jednej litery",
                few: "Użyj co najmniej {minimum} liter",
                many: "Użyj co najmniej {minimum} liter",
                other: "Użyj co najmniej {minimum} litery")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Użyj co najmniej jednej małej litery",
                few: "Użyj co najmniej {minimum} małych liter",
                many: "Użyj co najmniej {minimum} małych liter",
                other: "Użyj co najmniej {minimum} małej litery")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Użyj co najmniej jednej wielkiej litery",
                few: "Użyj co najmniej {minimum} wielkich liter",
                many: "Użyj co najmniej {minimum} wielkich liter",
                other: "Użyj co najmniej {minimum} wielkiej litery")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Użyj co najmniej jednej cyfry",
                few: "Użyj co najmniej {minimum} cyfr",
                many: "Użyj co najmniej {minimum} cyfr",
                other: "Użyj co najmniej {minimum} cyfry")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Użyj co najmniej jednego znaku specjalnego, na przykład ! lub %",
                few: "Użyj co najmniej {minimum} znaków specjalnych, na przykład ! lub %",
                many: "Użyj co najmniej {minimum} znaków specjalnych, na przykład ! lub %",
                other: "Użyj co najmniej {minimum} znaku specjalnego, na przykład ! lub %")
        }
    }

    // A name is in the accusative: "swój adres e-mail".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Wpisz {name}"
        case .check: "Sprawdź {name}"
        case .mistypedDigits, .mistypedCharacters: "Sprawdź {name}. To wygląda na pomyłkę przy wpisywaniu"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "same cyfry"
        case .letters: "same litery"
        case .lettersAndDigits: "same litery i cyfry"
        case .wholeNumber: "liczbę całkowitą"
        case .number: "liczbę"
        case .hexadecimal: "liczbę szesnastkową"
        case .email: "adres e-mail"
        case .phone: "numer telefonu"
        case .webAddress: "adres strony internetowej"
        case .siteName: "nazwę domeny"
        case .ipAddress: "adres IP"
        case .ipv4: "adres IPv4"
        case .ipv6: "adres IPv6"
        case .macAddress: "adres sprzętowy (MAC)"
        case .port: "numer portu"
        case .date: "datę"
        case .time: "godzinę w formacie 24-godzinnym z dwiema cyframi na godzinę"
        case .dateAndTime: "datę i godzinę"
        case .monthAndYear: "miesiąc i rok"
        case .cardNumber: "numer karty"
        case .iban: "numer IBAN"
        case .bic: "kod BIC"
        case .isbn: "numer ISBN"
        case .barcode: "numer kodu kreskowego"
        case .color: "kod koloru"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "numer wersji"
        case .text: "tekst"
        case .list: "listę"
        case .object: "obiekt z nazwanymi wartościami"
        case .digit: "cyfrę"
        case .letter: "literę od A do Z lub od a do z"
        case .capitalLetter: "wielką literę od A do Z"
        case .lowercaseLetter: "małą literę od a do z"
        case .similar: "coś takiego jak {example}"
        case .anotherFormat: "coś w innym akceptowanym formacie"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        // Doubtful: reads like a technical fault.
        case .title: "Dane zawierają błędy"
        case .errorPrefix: "Błąd:"
        case .unlabeled: "Ta wartość"
        case .otherField: "drugie pole"
        case .securityCode: "Kod zabezpieczający"
        case .spaces: "spacje"
        case .commas: "przecinki"
        case .dots: "kropki"
        case .hyphens: "łączniki"
        case .slashes: "ukośniki"
        case .apostrophes: "apostrofy"
        case .underscores: "podkreślenia"
        case .brackets: "nawiasy"
        case .quotationMarks: "cudzysłowy"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        let ends = (2...4).contains(number % 10) && !(12...14).contains(number % 100)
        return ends ? .few : .many
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " lub ")
}
