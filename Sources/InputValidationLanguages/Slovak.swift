// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Slovak.
    public static let slovak = MessageLanguage(Slovak.self)
}

/// Slovak, with the polite address "vy".
///
/// A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum Slovak: LanguageTable {
    static let tag = "sk"
    static let name = "slovenčina"
    static let quotationMarks = (start: "„", end: "“")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Teraz sa to nedá skontrolovať. Skúste to o niekoľko minút"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "V tomto formulári je chyba: túto hodnotu nemožno skontrolovať"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Kontrola ešte prebieha. Chvíľu počkajte a skúste to znova"
        // Check this value
        case .check: "Skontrolujte túto hodnotu"

        // Enter a value
        case .empty: "Vyplňte toto pole"
        // Choose a value
        case .noChoice: "Vyberte hodnotu"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Text je príliš dlhý. Odstráňte nadbytočný text alebo medzery"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Zadajte najviac {maximum} znak. Písmená ako ä a emoji sa počítajú ako viac než jeden",
                few: "Zadajte najviac {maximum} znaky. Písmená ako ä a emoji sa počítajú ako viac než jeden",
                other: "Zadajte najviac {maximum} znakov. Písmená ako ä a emoji sa počítajú ako viac než jeden")
        // Make this longer: add some characters
        case .tooBrief: "Text je príliš krátky. Doplňte znaky"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Zadajte aspoň {minimum} znak",
                few: "Zadajte aspoň {minimum} znaky",
                other: "Zadajte aspoň {minimum} znakov")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Zadajte od {minimum} do {maximum} znakov"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Zadajte najviac {maximum} znak",
                few: "Zadajte najviac {maximum} znaky",
                other: "Zadajte najviac {maximum} znakov")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Zadajte presne {minimum} znak",
                few: "Zadajte presne {minimum} znaky",
                other: "Zadajte presne {minimum} znakov")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Zadajte presne {minimum} znak, nie {length}",
                few: "Zadajte presne {minimum} znaky, nie {length}",
                other: "Zadajte presne {minimum} znakov, nie {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Uveďte aspoň {minimum} položku",
                few: "Uveďte aspoň {minimum} položky",
                other: "Uveďte aspoň {minimum} položiek")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Uveďte najviac {maximum} položku",
                few: "Uveďte najviac {maximum} položky",
                other: "Uveďte najviac {maximum} položiek")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Uveďte presne {minimum} položku",
                few: "Uveďte presne {minimum} položky",
                other: "Uveďte presne {minimum} položiek")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Uveďte od {minimum} do {maximum} položiek"

        // Only use the digits 0 to 9
        case .digitsOnly: "Použite iba číslice 0 až 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Použite iba písmená A až Z alebo a až z, bez číslic, medzier, mäkčeňov a dĺžňov"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Použite iba písmená, bez číslic, medzier a iných znakov"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Použite iba písmená A až Z alebo a až z a číslice 0 až 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Použite iba písmená a číslice, bez medzier, spojovníkov a iných znakov"
        // Only use these characters: {accepted}
        case .onlyThese: "Použite iba tieto znaky: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Použite iba číslice, spojovníky a malé písmená od a do z, bez medzier, mäkčeňov a dĺžňov"
        // Use capital letters, like {example}
        case .capitalLetters: "Použite veľké písmená, napríklad {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Použite malé písmená namiesto veľkých"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Použite iba číslice; medzi dvoma číslicami môže byť jedna medzera alebo jeden spojovník"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Použite iba číslice 0 až 9 a písmená a až f"
        // Remove the spaces and line breaks
        case .spaces: "Odstráňte medzery a konce riadkov"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Odstráňte medzery a konce riadkov na začiatku a na konci"
        // Remove the {characters}
        case .without: "Odstráňte {characters}"
        // Remove {character}
        case .disallowedText: "Odstráňte {character}"
        // Use {character} only once
        case .once: "Použite {character} iba raz"
        // Use {character} only at the end
        case .onlyAtEnd: "Znak {character} použite iba na konci"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Odstráňte neobvyklé, podobne vyzerajúce alebo skryté znaky: vymažte text a napíšte ho znova"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Použite bežné číslice, písmená a znaky, napríklad 1, nie １ ani ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Použite iba písmená A až Z, číslice a bežné symboly, bez mäkčeňov, dĺžňov a emodži"
        // Remove {character} and everything after it
        case .nothingAfter: "Odstráňte {character} a všetko za ním"
        // Do not begin with {character}
        case .notBegin: "Nezačínajte znakom {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Odstráňte znamienko mínus: záporné čísla sa neprijímajú"
        // Begin with {accepted}
        case .begins: "Začnite takto: {accepted}"
        // End with {accepted}
        case .ends: "Zakončite text takto: {accepted}"
        // Include {accepted}
        case .includes: "Text musí obsahovať {accepted}"
        // Do not write two dots in a row
        case .dots: "Nepíšte dve bodky za sebou"
        // Do not begin with a dot
        case .dotAtStart: "Nezačínajte bodkou"
        // Do not end with a dot
        case .dotAtEnd: "Nekončite bodkou"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Nepíšte bodku vedľa znaku @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Nezačínajte ani nekončite názov domény bodkou"
        // Do not write two hyphens in a row
        case .hyphens: "Nepíšte dva spojovníky za sebou"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Pred každý spojovník a za neho napíšte písmeno alebo číslicu"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Nepíšte spojovník na začiatok ani na koniec"

        // Use an accepted format: check for mistakes
        case .format: "Formát nesedí. Skontrolujte, či tam nie je chyba"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Použite prípustný formát. Skontrolujte znak číslo {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Ako znak číslo {number} použite {kinds}"
        // Begin with {kinds}
        case .characterFirst: "Ako prvý znak použite {kinds}"
        // Use this format: {example}
        case .looksLike: "Použite tento formát: {example}"
        // Enter {kind}, like {example}
        case .kind: "Zadajte {kind}, napríklad {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Odstráňte {characters} a zadajte {kind}, napríklad {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Zadajte {kind} od {minimum} do {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Zadajte {kind}, {minimum} alebo viac"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Zadajte {kind}, {maximum} alebo menej"
        // Enter {kinds}
        case .oneOf: "Zadajte {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Zadajte niečo iné ako {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Začnite znakom + a predvoľbou krajiny a pokračujte iba číslicami, napríklad {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Začnite predvoľbou krajiny bez + a použite iba číslice, napríklad {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Použite predvoľbu krajiny, ktorá sa nikdy nezačína nulou, napríklad {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "V telefónnom čísle použite iba číslice, napríklad {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Text vyzerá neúplne. Skopírujte ho celý a znova ho sem vložte"
        // Check each digit for a typo
        case .mistypedDigits: "Vyzerá to na preklep. Skontrolujte každú číslicu"
        // Check each character for a typo
        case .mistypedCharacters: "Vyzerá to na preklep. Skontrolujte každý znak"
        // Check for missing digits: this is too short
        case .missingDigits: "Skontrolujte, či nechýbajú číslice: číslo je príliš krátke"
        // Check for extra digits: this is too long
        case .extraDigits: "Skontrolujte, či nie sú číslice navyše: číslo je príliš dlhé"
        // Enter a number that is not all zeros
        case .allZeros: "Zadajte číslo, ktoré nie je zo samých núl"
        // Use exactly {accepted} digits
        case .exactDigits: "Zadajte presne toľko číslic: {accepted}"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Zadajte presne toľko číslic: {accepted}, nie {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Zadajte {minimum} až {maximum} číslic, nie {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Zadajte presne toľko písmen a číslic: {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Zadajte presne toľko písmen a číslic: {accepted}, nie {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Začnite dvoma písmenami krajiny, ktorá používa IBAN, napríklad DE"

        // Enter {minimum} or more
        case .atLeast: "Zadajte {minimum} alebo viac"
        // Enter {maximum} or less
        case .atMost: "Zadajte {maximum} alebo menej"
        // Enter a value between {minimum} and {maximum}
        case .between: "Zadajte hodnotu od {minimum} do {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Zadajte hodnotu väčšiu ako {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Zadajte hodnotu menšiu ako {maximum}"
        // Enter {minimum} or later
        case .earliest: "Zadajte {minimum} alebo neskorší dátum"
        // Enter {maximum} or earlier
        case .latest: "Zadajte {maximum} alebo skorší dátum"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Zadajte dátum od {minimum} do {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Zadajte dátum neskorší ako {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Zadajte dátum skorší ako {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Zadajte „{minimum}“ alebo niečo, čo je v poradí za tým"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Zadajte „{maximum}“ alebo niečo, čo je v poradí pred tým"
        // Enter something that comes after {minimum}
        case .textAfter: "Zadajte niečo, čo je v poradí za „{minimum}“"
        // Enter something that comes before {maximum}
        case .textBefore: "Zadajte niečo, čo je v poradí pred „{maximum}“"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Použite menej číslic: skontrolujte, či nie sú niektoré navyše"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Použite iba jednu desatinnú bodku, napríklad {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Použite iba jednu desatinnú čiarku, napríklad {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Začnite číslicou, napríklad {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Na koniec napíšte číslicu, napríklad {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Použite desatinnú bodku, nie čiarku, napríklad {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Použite desatinnú čiarku, nie bodku, napríklad {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Napíšte číslice bez oddeľovačov tisícov, napríklad {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Použite najviac {maximum} desatinné miesto",
                few: "Použite najviac {maximum} desatinné miesta",
                other: "Použite najviac {maximum} desatinných miest")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Zadajte najviac {maximum} číslicu",
                few: "Zadajte najviac {maximum} číslice",
                other: "Zadajte najviac {maximum} číslic")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Odstráňte nuly na začiatku čísla: napríklad namiesto 07 napíšte 7"

        // This does not match: check for mistakes
        case .mismatch: "Nezhoduje sa to. Skontrolujte, či tam nie je chyba"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Zadajte inú hodnotu. Táto sa nedá použiť"
        // Enter one of the accepted values: check for a typo
        case .choice: "Zadajte hodnotu zo zoznamu prípustných hodnôt. Skontrolujte preklepy"
        // Choose {accepted}
        case .option: "Vyberte jednu z týchto možností: {accepted}"
        // Select this
        case .unselected: "Zaškrtnite túto možnosť"
        // Remove the entry that is in the list twice
        case .repeated: "Odstráňte položku, ktorá je v zozname dvakrát"
        // Enter the same as in {other}: check both
        case .same: "Zadajte to isté ako v poli „{other}“. Skontrolujte obe polia"
        // Enter a later or larger value than in {other}
        case .after: "Zadajte neskoršiu alebo väčšiu hodnotu ako v poli „{other}“"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Vyplňte aspoň jedno z týchto polí: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Chýb je viac, než je tu uvedené. Počet položiek na opravu: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Najprv opravte to, čo je tu uvedené. Chýb môže byť viac"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Použite hodnotu, ktorá je tu prípustná. Skontrolujte jej zápis, veľkosť a formát"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Opravte syntax týchto údajov. Skontrolujte úvodzovky, čiarky a zátvorky"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Opravte syntax v riadku {line}, v stĺpci {column}. Skontrolujte úvodzovky, čiarky a zátvorky"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Odstráňte tento kľúč alebo opravte jeho zápis. Nie je tu prípustný"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Odstráňte jeden z oboch kľúčov. Tento kľúč je tu dvakrát"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Uložte tieto údaje v kódovaní UTF-8. Obsahujú bajty v inom kódovaní"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Použite menej úrovní. Príliš veľa zoznamov a objektov je vnorených do seba"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Pošlite menej údajov: limit v bajtoch je {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Použite kartu {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Zadajte 2 číslice pre mesiac a potom 2 číslice pre rok, napríklad {example}"
        // Use a month from 01 to 12
        case .month: "Použite mesiac od 01 do 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Tento dátum už uplynul. Skontrolujte ho alebo použite inú kartu"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Tento dátum je príliš ďaleko. Smie byť najviac o {maximum} rok",
                few: "Tento dátum je príliš ďaleko. Smie byť najviac o {maximum} roky",
                other: "Tento dátum je príliš ďaleko. Smie byť najviac o {maximum} rokov")
        // Use a day from 01 to {maximum} in that month
        case .day: "V tomto mesiaci použite deň od 01 do {maximum}"
        // Use hours from 00 to 23
        case .hours: "Použite hodiny od 00 do 23"
        // Use minutes from 00 to 59
        case .minutes: "Použite minúty od 00 do 59"
        // Use seconds from 00 to 59
        case .seconds: "Použite sekundy od 00 do 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Zadajte rok-mesiac-deň s 2 číslicami pre mesiac a deň, napríklad {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Napíšte rok-mesiac-deň, potom T a potom čas, napríklad {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Zadajte hodiny, minúty, sekundy a časové pásmo, napríklad {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Na koniec pridajte časové pásmo: Z pre UTC alebo posun, napríklad +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Použite posun od UTC najviac 23:59, napríklad +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Odstráňte všetko za časom, napríklad Z alebo +01:00"

        // Include a full site name, like example.com
        case .siteName: "Uveďte celý názov domény, napríklad example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Zadajte iba názov domény, napríklad example.com, bez čohokoľvek pred ním alebo za ním"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "V názve domény použite iba písmená a až z bez mäkčeňov a dĺžňov, číslice, spojovníky a bodky"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Skontrolujte, či v názve domény nie je preklep. Žiadny web sa tak nemôže volať"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Na koniec napíšte .com alebo inú koncovku domény, napríklad {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Medzi bodkami názvu domény použite najviac {maximum} znakov"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "V názve domény použite najviac {maximum} znakov"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Napíšte úplnú IPv6 adresu medzi [ a ], napríklad [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Uveďte IP adresu zo 4 čísel od 0 do 255, napr. 192.0.2.1, alebo názov domény, napr. example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Použite web, ktorý môže na internete otvoriť ktokoľvek, napríklad example.com, nie web zo súkromnej siete"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Použite názov domény, napríklad example.com, nie IP adresu"
        // Use an address at {accepted}
        case .hostAccepted: "Použite adresu na {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Za dvojbodku napíšte číslo portu od {minimum} do {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Použite port {accepted} alebo číslo portu vynechajte"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Odstráňte číslo portu za názvom domény, napríklad :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Odstráňte používateľské meno alebo heslo aj znak @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Za každé % napíšte dve číslice alebo písmená od A do F, napríklad %20. Namiesto samotného znaku % napíšte %25"
        // Use / instead of \
        case .backslash: "Namiesto \\ použite /"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Namiesto {character} použite {accepted}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Namiesto každej medzery použite %20"
        // Write // after the colon, like {example}
        case .slashesMissing: "Za dvojbodku napíšte //, napríklad {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Zadajte stránku tohto webu, ktorá sa začína jedným znakom /, napríklad /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Doplňte znak @, napríklad name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Pred znak @ napíšte meno, napríklad name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Pred znakom @ použite najviac {maximum} znak",
                few: "Pred znakom @ použite najviac {maximum} znaky",
                other: "Pred znakom @ použite najviac {maximum} znakov")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Napíšte úvodzovky na začiatok a tesne pred znak @ alebo ich vynechajte"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Doplňte časť za znakom @, napríklad name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Pred znakom @ nepoužívajte iné písmená ako a až z, napríklad ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Za znakom @ nepoužívajte iné písmená ako a až z, napríklad ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Za znakom @ odstráňte {character}"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Za znakom @ použite bodku, nie čiarku"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Zadajte 4 čísla od 0 do 255 oddelené bodkami, napríklad {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Zadajte 8 skupín po 1 až 4 čísliciach alebo písmenách a až f oddelených dvojbodkami, alebo menej skupín s ::, napríklad {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Použite IP adresu jedného z týchto druhov: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Zadajte # a za ním {accepted} číslic alebo písmen a až f, napríklad {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Zadajte {accepted} číslic alebo písmen a až f, v skupinách ako {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Použite všade rovnaký oddeľovač, napríklad {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Medzi skupiny po 8, 4, 4, 4 a 12 čísliciach alebo písmenách napíšte spojovníky, napríklad {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Použite UUID verzie {accepted}, napríklad {example}. Skontrolujte, či ste skopírovali to správne"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Zadajte 3 čísla oddelené bodkami, napríklad {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Ako piaty a šiesty znak použite 2 veľké písmená krajiny, napríklad DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Začnite 978 alebo 979, ale nie 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Použite iba číslice a písmená A až Z, ale nie I, L, O ani U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Použite aspoň jedno písmeno",
                few: "Použite aspoň {minimum} písmená",
                other: "Použite aspoň {minimum} písmen")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Použite aspoň jedno malé písmeno",
                few: "Použite aspoň {minimum} malé písmená",
                other: "Použite aspoň {minimum} malých písmen")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Použite aspoň jedno veľké písmeno",
                few: "Použite aspoň {minimum} veľké písmená",
                other: "Použite aspoň {minimum} veľkých písmen")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Použite aspoň jednu číslicu",
                few: "Použite aspoň {minimum} číslice",
                other: "Použite aspoň {minimum} číslic")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Použite aspoň jeden symbol, napríklad ! alebo %",
                few: "Použite aspoň {minimum} symboly, napríklad ! alebo %",
                other: "Použite aspoň {minimum} symbolov, napríklad ! alebo %")
        }
    }

    // A name is in the accusative: "svoju e-mailovú adresu".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Zadajte {name}"
        case .check: "Skontrolujte {name}"
        case .mistypedDigits, .mistypedCharacters: "Skontrolujte {name}. Vyzerá to na preklep"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "iba číslice"
        case .letters: "iba písmená"
        case .lettersAndDigits: "iba písmená a číslice"
        case .wholeNumber: "celé číslo"
        case .number: "číslo"
        case .hexadecimal: "šestnástkové číslo"
        case .email: "e-mailovú adresu"
        case .phone: "telefónne číslo"
        case .webAddress: "webovú adresu"
        case .siteName: "názov domény"
        case .ipAddress: "IP adresu"
        case .ipv4: "adresu IPv4"
        case .ipv6: "adresu IPv6"
        case .macAddress: "hardvérovú adresu (MAC)"
        case .port: "číslo portu"
        case .date: "dátum"
        case .time: "čas v 24-hodinovom formáte s dvoma číslicami pre hodinu"
        case .dateAndTime: "dátum a čas"
        case .monthAndYear: "mesiac a rok"
        case .cardNumber: "číslo karty"
        case .iban: "IBAN"
        case .bic: "kód banky (BIC)"
        case .isbn: "ISBN"
        case .barcode: "číslo čiarového kódu"
        case .color: "kód farby"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "číslo verzie"
        case .text: "text"
        case .list: "zoznam"
        case .object: "objekt s pomenovanými hodnotami"
        case .digit: "číslicu"
        case .letter: "písmeno A až Z alebo a až z"
        case .capitalLetter: "veľké písmeno A až Z"
        case .lowercaseLetter: "malé písmeno a až z"
        case .similar: "niečo ako {example}"
        case .anotherFormat: "text v inom prijímanom formáte"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Vyskytol sa problém"
        case .errorPrefix: "Chyba:"
        case .unlabeled: "Táto hodnota"
        case .otherField: "druhé pole"
        case .securityCode: "Bezpečnostný kód"
        case .spaces: "medzery"
        case .commas: "čiarky"
        case .dots: "bodky"
        case .hyphens: "spojovníky"
        case .slashes: "lomky"
        case .apostrophes: "apostrofy"
        case .underscores: "podčiarkovníky"
        case .brackets: "zátvorky"
        case .quotationMarks: "úvodzovky"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return (2...4).contains(number) ? .few : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " alebo ")
}
