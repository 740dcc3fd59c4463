// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Czech.
    public static let czech = MessageLanguage(Czech.self)
}

/// Czech, with the polite address "vy".
///
/// A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum Czech: LanguageTable {
    static let tag = "cs"
    static let name = "čeština"
    static let quotationMarks = (start: "„", end: "“")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Teď to nelze zkontrolovat. Zkuste to za několik minut"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "V tomto formuláři je chyba: tuto hodnotu nelze zkontrolovat"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Kontrola ještě probíhá. Chvíli počkejte a zkuste to znovu"
        // Check this value
        case .check: "Zkontrolujte tuto hodnotu"

        // Enter a value
        case .empty: "Vyplňte toto pole"
        // Choose a value
        case .noChoice: "Vyberte hodnotu"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Text je příliš dlouhý. Odstraňte přebytečný text nebo mezery"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Zadejte nejvýše {maximum} znak. Písmena jako ä a emoji se počítají jako více než jeden",
                few: "Zadejte nejvýše {maximum} znaky. Písmena jako ä a emoji se počítají jako více než jeden",
                other: "Zadejte nejvýše {maximum} znaků. Písmena jako ä a emoji se počítají jako více než jeden")
        // Make this longer: add some characters
        case .tooBrief: "Text je příliš krátký. Doplňte znaky"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Zadejte alespoň {minimum} znak",
                few: "Zadejte alespoň {minimum} znaky",
                other: "Zadejte alespoň {minimum} znaků")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Zadejte od {minimum} do {maximum} znaků"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Zadejte nejvýše {maximum} znak",
                few: "Zadejte nejvýše {maximum} znaky",
                other: "Zadejte nejvýše {maximum} znaků")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Zadejte přesně {minimum} znak",
                few: "Zadejte přesně {minimum} znaky",
                other: "Zadejte přesně {minimum} znaků")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Zadejte přesně {minimum} znak, ne {length}",
                few: "Zadejte přesně {minimum} znaky, ne {length}",
                other: "Zadejte přesně {minimum} znaků, ne {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Uveďte alespoň {minimum} položku",
                few: "Uveďte alespoň {minimum} položky",
                other: "Uveďte alespoň {minimum} položek")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Uveďte nejvýše {maximum} položku",
                few: "Uveďte nejvýše {maximum} položky",
                other: "Uveďte nejvýše {maximum} položek")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Uveďte přesně {minimum} položku",
                few: "Uveďte přesně {minimum} položky",
                other: "Uveďte přesně {minimum} položek")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Uveďte od {minimum} do {maximum} položek"

        // Only use the digits 0 to 9
        case .digitsOnly: "Použijte jen číslice 0 až 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Použijte jen písmena A až Z nebo a až z, bez číslic, mezer, háčků a čárek"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Použijte jen písmena, bez číslic, mezer a jiných znaků"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Použijte jen písmena A až Z nebo a až z a číslice 0 až 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Použijte jen písmena a číslice, bez mezer, spojovníků a jiných znaků"
        // Only use these characters: {accepted}
        case .onlyThese: "Použijte jen tyto znaky: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "Použijte jen číslice, spojovníky a malá písmena od a do z, bez mezer, háčků a čárek"
        // Use capital letters, like {example}
        case .capitalLetters: "Použijte velká písmena, například {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Použijte malá písmena místo velkých"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Použijte jen číslice; mezi dvěma číslicemi může být jedna mezera nebo jeden spojovník"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Použijte jen číslice 0 až 9 a písmena a až f"
        // Remove the spaces and line breaks
        case .spaces: "Odstraňte mezery a konce řádků"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Odstraňte mezery a zalomení řádků na začátku a na konci"
        // Remove the {characters}
        case .without: "Odstraňte {characters}"
        // Remove {character}
        case .disallowedText: "Odstraňte {character}"
        // Use {character} only once
        case .once: "Použijte {character} jen jednou"
        // Use {character} only at the end
        case .onlyAtEnd: "Znak {character} použijte jen na konci"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Odstraňte neobvyklé, podobně vypadající nebo skryté znaky: smažte text a napište ho znovu"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Použijte běžné číslice, písmena a znaky, například 1, ne １ ani ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Použijte jen písmena A až Z, číslice a běžné symboly, bez háčků, čárek a emoji"
        // Remove {character} and everything after it
        case .nothingAfter: "Odstraňte {character} a vše za ním"
        // Do not begin with {character}
        case .notBegin: "Nezačínejte znakem {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Odstraňte znaménko minus: záporná čísla se nepřijímají"
        // Begin with {accepted}
        case .begins: "Začněte takto: {accepted}"
        // End with {accepted}
        case .ends: "Zakončete text takto: {accepted}"
        // Include {accepted}
        case .includes: "Text musí obsahovat {accepted}"
        // Do not write two dots in a row
        case .dots: "Nepište dvě tečky za sebou"
        // Do not begin with a dot
        case .dotAtStart: "Nezačínejte tečkou"
        // Do not end with a dot
        case .dotAtEnd: "Nekončete tečkou"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Nepište tečku vedle znaku @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Nezačínejte ani nekončete název domény tečkou"
        // Do not write two hyphens in a row
        case .hyphens: "Nepište dva spojovníky za sebou"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Před každý spojovník a za něj napište písmeno nebo číslici"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Nepište spojovník na začátek ani na konec"

        // Use an accepted format: check for mistakes
        case .format: "Formát nesouhlasí. Zkontrolujte, zda tam není chyba"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Použijte přípustný formát. Zkontrolujte znak číslo {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Jako znak číslo {number} použijte {kinds}"
        // Begin with {kinds}
        case .characterFirst: "Jako první znak použijte {kinds}"
        // Use this format: {example}
        case .looksLike: "Použijte tento formát: {example}"
        // Enter {kind}, like {example}
        case .kind: "Zadejte {kind}, například {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Odstraňte {characters} a zadejte {kind}, například {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Zadejte {kind} od {minimum} do {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Zadejte {kind}, {minimum} nebo více"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Zadejte {kind}, {maximum} nebo méně"
        // Enter {kinds}
        case .oneOf: "Zadejte {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Zadejte něco jiného než {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Začněte znakem + a předvolbou země a pokračujte jen číslicemi, například {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Začněte předvolbou země bez + a použijte jen číslice, například {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Použijte předvolbu země, která nikdy nezačíná nulou, například {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "V telefonním čísle použijte jen číslice, například {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Text vypadá neúplně. Zkopírujte ho celý a znovu ho sem vložte"
        // Check each digit for a typo
        case .mistypedDigits: "Vypadá to na překlep. Zkontrolujte každou číslici"
        // Check each character for a typo
        case .mistypedCharacters: "Vypadá to na překlep. Zkontrolujte každý znak"
        // Check for missing digits: this is too short
        case .missingDigits: "Zkontrolujte, zda nechybí číslice: číslo je příliš krátké"
        // Check for extra digits: this is too long
        case .extraDigits: "Zkontrolujte, zda nejsou číslice navíc: číslo je příliš dlouhé"
        // Enter a number that is not all zeros
        case .allZeros: "Zadejte číslo, které není ze samých nul"
        // Use exactly {accepted} digits
        case .exactDigits: "Zadejte přesně tolik číslic: {accepted}"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Zadejte přesně tolik číslic: {accepted}, ne {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Zadejte {minimum} až {maximum} číslic, ne {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Zadejte přesně tolik písmen a číslic: {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Zadejte přesně tolik písmen a číslic: {accepted}, ne {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Začněte dvěma písmeny země, která používá IBAN, například DE"

        // Enter {minimum} or more
        case .atLeast: "Zadejte {minimum} nebo více"
        // Enter {maximum} or less
        case .atMost: "Zadejte {maximum} nebo méně"
        // Enter a value between {minimum} and {maximum}
        case .between: "Zadejte hodnotu od {minimum} do {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Zadejte hodnotu větší než {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Zadejte hodnotu menší než {maximum}"
        // Enter {minimum} or later
        case .earliest: "Zadejte {minimum} nebo pozdější datum"
        // Enter {maximum} or earlier
        case .latest: "Zadejte {maximum} nebo dřívější datum"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Zadejte datum od {minimum} do {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Zadejte datum pozdější než {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Zadejte datum dřívější než {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Zadejte „{minimum}“ nebo něco, co je v pořadí za tím"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Zadejte „{maximum}“ nebo něco, co je v pořadí před tím"
        // Enter something that comes after {minimum}
        case .textAfter: "Zadejte něco, co je v pořadí za „{minimum}“"
        // Enter something that comes before {maximum}
        case .textBefore: "Zadejte něco, co je v pořadí před „{maximum}“"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Použijte méně číslic: zkontrolujte, zda nejsou některé navíc"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Použijte jen jednu desetinnou tečku, například {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Použijte jen jednu desetinnou čárku, například {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Začněte číslicí, například {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Na konec napište číslici, například {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Použijte desetinnou tečku, ne čárku, například {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Použijte desetinnou čárku, ne tečku, například {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Napište číslice bez oddělovačů tisíců, například {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Použijte nejvýše {maximum} desetinné místo",
                few: "Použijte nejvýše {maximum} desetinná místa",
                other: "Použijte nejvýše {maximum} desetinných míst")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Zadejte nejvýše {maximum} číslici",
                few: "Zadejte nejvýše {maximum} číslice",
                other: "Zadejte nejvýše {maximum} číslic")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Odstraňte nuly na začátku čísla: například místo 07 napište 7"

        // This does not match: check for mistakes
        case .mismatch: "Nesouhlasí to. Zkontrolujte, zda tam není chyba"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Zadejte jinou hodnotu. Tuto nelze použít"
        // Enter one of the accepted values: check for a typo
        case .choice: "Zadejte hodnotu ze seznamu přípustných hodnot. Zkontrolujte překlepy"
        // Choose {accepted}
        case .option: "Vyberte jednu z těchto možností: {accepted}"
        // Select this
        case .unselected: "Zaškrtněte tuto volbu"
        // Remove the entry that is in the list twice
        case .repeated: "Odstraňte položku, která je v seznamu dvakrát"
        // Enter the same as in {other}: check both
        case .same: "Zadejte totéž co v poli „{other}“. Zkontrolujte obě pole"
        // Enter a later or larger value than in {other}
        case .after: "Zadejte pozdější nebo větší hodnotu než v poli „{other}“"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Vyplňte alespoň jedno z těchto polí: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Chyb je více, než je zde uvedeno. Počet položek k opravě: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Nejdříve opravte to, co je zde uvedeno. Chyb může být více"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Použijte hodnotu, která je zde přípustná. Zkontrolujte její zápis, velikost a formát"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Opravte syntaxi těchto dat. Zkontrolujte uvozovky, čárky a závorky"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Opravte syntaxi na řádku {line}, ve sloupci {column}. Zkontrolujte uvozovky, čárky a závorky"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Odstraňte tento klíč, nebo opravte jeho zápis. Není zde přípustný"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Odstraňte jeden z obou klíčů. Tento klíč je zde dvakrát"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Uložte tato data v kódování UTF-8. Obsahují bajty v jiném kódování"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Použijte méně úrovní. Příliš mnoho seznamů a objektů je vnořeno do sebe"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Pošlete méně dat: limit v bajtech je {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Použijte kartu {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Zadejte 2 číslice pro měsíc a pak 2 číslice pro rok, například {example}"
        // Use a month from 01 to 12
        case .month: "Použijte měsíc od 01 do 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Toto datum už uplynulo. Zkontrolujte ho, nebo použijte jinou kartu"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Toto datum je příliš daleko. Smí být nejvýše za {maximum} rok",
                few: "Toto datum je příliš daleko. Smí být nejvýše za {maximum} roky",
                other: "Toto datum je příliš daleko. Smí být nejvýše za {maximum} let")
        // Use a day from 01 to {maximum} in that month
        case .day: "V tomto měsíci použijte den od 01 do {maximum}"
        // Use hours from 00 to 23
        case .hours: "Použijte hodiny od 00 do 23"
        // Use minutes from 00 to 59
        case .minutes: "Použijte minuty od 00 do 59"
        // Use seconds from 00 to 59
        case .seconds: "Použijte sekundy od 00 do 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Zadejte rok-měsíc-den se 2 číslicemi pro měsíc a den, například {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Napište rok-měsíc-den, potom T a potom čas, například {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Zadejte hodiny, minuty, sekundy a časové pásmo, například {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Na konec přidejte časové pásmo: Z pro UTC, nebo posun, například +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Použijte posun od UTC nejvýše 23:59, například +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Odstraňte vše za časem, například Z nebo +01:00"

        // Include a full site name, like example.com
        case .siteName: "Uveďte celý název domény, například example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Zadejte jen název domény, například example.com, bez čehokoli před ním nebo za ním"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "V názvu domény použijte jen písmena a až z bez háčků a čárek, číslice, spojovníky a tečky"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Zkontrolujte, zda v názvu domény není překlep. Žádný web se tak nemůže jmenovat"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Na konec napište .com nebo jinou koncovku domény, například {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Mezi tečkami názvu domény použijte nejvýše {maximum} znaků"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "V názvu domény použijte nejvýše {maximum} znaků"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Napište úplnou IPv6 adresu mezi [ a ], například [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Uveďte IP adresu ze 4 čísel od 0 do 255, např. 192.0.2.1, nebo název domény, např. example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Použijte web, který může na internetu otevřít kdokoli, například example.com, ne web ze soukromé sítě"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Použijte název domény, například example.com, ne IP adresu"
        // Use an address at {accepted}
        case .hostAccepted: "Použijte adresu na {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Za dvojtečku napište číslo portu od {minimum} do {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Použijte port {accepted}, nebo číslo portu vynechte"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Odstraňte číslo portu za názvem domény, například :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Odstraňte uživatelské jméno nebo heslo i znak @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Za každé % napište dvě číslice nebo písmena od A do F, například %20. Místo samotného znaku % napište %25"
        // Use / instead of \
        case .backslash: "Místo \\ použijte /"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Místo {character} použijte {accepted}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Místo každé mezery použijte %20"
        // Write // after the colon, like {example}
        case .slashesMissing: "Za dvojtečku napište //, například {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Zadejte stránku tohoto webu, která začíná jedním znakem /, například /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Doplňte znak @, například name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Před znak @ napište jméno, například name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Před znakem @ použijte nejvýše {maximum} znak",
                few: "Před znakem @ použijte nejvýše {maximum} znaky",
                other: "Před znakem @ použijte nejvýše {maximum} znaků")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Napište uvozovky na začátek a těsně před znak @, nebo je vynechte"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Doplňte část za znakem @, například name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Před znakem @ nepoužívejte jiná písmena než a až z, například ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Za znakem @ nepoužívejte jiná písmena než a až z, například ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Za znakem @ odstraňte {character}"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Za znakem @ použijte tečku, ne čárku"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Zadejte 4 čísla od 0 do 255 oddělená tečkami, například {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Zadejte 8 skupin po 1 až 4 číslicích nebo písmenech a až f oddělených dvojtečkami, nebo méně skupin s ::, například {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Použijte IP adresu jednoho z těchto druhů: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Zadejte # a za ním {accepted} číslic nebo písmen a až f, například {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Zadejte {accepted} číslic nebo písmen a až f, ve skupinách jako {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Použijte všude stejný oddělovač, například {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Mezi skupiny po 8, 4, 4, 4 a 12 číslicích nebo písmenech napište spojovníky, například {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Použijte UUID verze {accepted}, například {example}. Zkontrolujte, zda jste zkopírovali to správné"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Zadejte 3 čísla oddělená tečkami, například {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Jako pátý a šestý znak použijte 2 velká písmena země, například DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Začněte 978 nebo 979, ale ne 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Použijte jen číslice a písmena A až Z, ale ne I, L, O ani U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Použijte alespoň jedno písmeno",
                few: "Použijte alespoň {minimum} písmena",
                other: "Použijte alespoň {minimum} písmen")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Použijte alespoň jedno malé písmeno",
                few: "Použijte alespoň {minimum} malá písmena",
                other: "Použijte alespoň {minimum} malých písmen")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Použijte alespoň jedno velké písmeno",
                few: "Použijte alespoň {minimum} velká písmena",
                other: "Použijte alespoň {minimum} velkých písmen")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Použijte alespoň jednu číslici",
                few: "Použijte alespoň {minimum} číslice",
                other: "Použijte alespoň {minimum} číslic")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Použijte alespoň jeden symbol, například ! nebo %",
                few: "Použijte alespoň {minimum} symboly, například ! nebo %",
                other: "Použijte alespoň {minimum} symbolů, například ! nebo %")
        }
    }

    // A name is in the accusative: "svou e-mailovou adresu".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Zadejte {name}"
        case .check: "Zkontrolujte {name}"
        case .mistypedDigits, .mistypedCharacters: "Zkontrolujte {name}. Vypadá to na překlep"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "jen číslice"
        case .letters: "jen písmena"
        case .lettersAndDigits: "jen písmena a číslice"
        case .wholeNumber: "celé číslo"
        case .number: "číslo"
        case .hexadecimal: "šestnáctkové číslo"
        case .email: "e-mailovou adresu"
        case .phone: "telefonní číslo"
        case .webAddress: "webovou adresu"
        case .siteName: "název domény"
        case .ipAddress: "IP adresu"
        case .ipv4: "adresu IPv4"
        case .ipv6: "adresu IPv6"
        case .macAddress: "hardwarovou adresu (MAC)"
        case .port: "číslo portu"
        case .date: "datum"
        case .time: "čas ve 24hodinovém formátu s dvěma číslicemi pro hodinu"
        case .dateAndTime: "datum a čas"
        case .monthAndYear: "měsíc a rok"
        case .cardNumber: "číslo karty"
        case .iban: "IBAN"
        case .bic: "kód banky (BIC)"
        case .isbn: "ISBN"
        case .barcode: "číslo čárového kódu"
        case .color: "kód barvy"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "číslo verze"
        case .text: "text"
        case .list: "seznam"
        case .object: "objekt s pojmenovanými hodnotami"
        case .digit: "číslici"
        case .letter: "písmeno A až Z nebo a až z"
        case .capitalLetter: "velké písmeno A až Z"
        case .lowercaseLetter: "malé písmeno a až z"
        case .similar: "něco jako {example}"
        case .anotherFormat: "text v jiném přijímaném formátu"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Vyskytl se problém"
        case .errorPrefix: "Chyba:"
        case .unlabeled: "Tato hodnota"
        case .otherField: "druhé pole"
        case .securityCode: "Bezpečnostní kód"
        case .spaces: "mezery"
        case .commas: "čárky"
        case .dots: "tečky"
        case .hyphens: "spojovníky"
        case .slashes: "lomítka"
        case .apostrophes: "apostrofy"
        case .underscores: "podtržítka"
        case .brackets: "závorky"
        case .quotationMarks: "uvozovky"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return (2...4).contains(number) ? .few : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " nebo ")
}
