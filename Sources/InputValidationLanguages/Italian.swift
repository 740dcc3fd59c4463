// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Italian.
    public static let italian = MessageLanguage(Italian.self)
}

/// Italian, with the infinitive, as public forms use it for instructions.
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum Italian: LanguageTable {
    static let tag = "it"
    static let name = "italiano"
    static let quotationMarks = (start: "«", end: "»")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Al momento il controllo non è possibile. Riprovare tra qualche minuto"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "C’è un problema con questo modulo: questo valore non può essere controllato"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Il controllo è ancora in corso. Attendere un momento e riprovare"
        // Check this value
        case .check: "Controllare questo valore"

        // Enter a value
        case .empty: "Compilare questo campo"
        // Choose a value
        case .noChoice: "Scegliere un valore"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Il testo è troppo lungo. Togliere il testo o gli spazi in più"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Inserire al massimo {maximum} carattere. Le lettere come ä e le emoji contano per più di uno",
                many: "Inserire al massimo {maximum} di caratteri. Le lettere come ä e le emoji contano per più di uno",
                other: "Inserire al massimo {maximum} caratteri. Le lettere come ä e le emoji contano per più di uno")
        // Make this longer: add some characters
        case .tooBrief: "Il testo è troppo corto. Aggiungere caratteri"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Inserire almeno {minimum} carattere",
                many: "Inserire almeno {minimum} di caratteri",
                other: "Inserire almeno {minimum} caratteri")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Inserire tra {minimum} e {maximum} caratteri"
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Inserire al massimo {maximum} carattere",
                many: "Inserire al massimo {maximum} di caratteri",
                other: "Inserire al massimo {maximum} caratteri")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Inserire esattamente {minimum} carattere",
                many: "Inserire esattamente {minimum} di caratteri",
                other: "Inserire esattamente {minimum} caratteri")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Inserire esattamente {minimum} carattere, non {length}",
                many: "Inserire esattamente {minimum} di caratteri, non {length}",
                other: "Inserire esattamente {minimum} caratteri, non {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Indicare almeno {minimum} voce",
                many: "Indicare almeno {minimum} di voci",
                other: "Indicare almeno {minimum} voci")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Indicare al massimo {maximum} voce",
                many: "Indicare al massimo {maximum} di voci",
                other: "Indicare al massimo {maximum} voci")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Indicare esattamente {minimum} voce",
                many: "Indicare esattamente {minimum} di voci",
                other: "Indicare esattamente {minimum} voci")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Indicare tra {minimum} e {maximum} voci"

        // Only use the digits 0 to 9
        case .digitsOnly: "Usare solo le cifre da 0 a 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Usare solo le lettere dalla A alla Z o dalla a alla z, senza cifre, spazi né accenti"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Usare solo lettere, senza cifre, spazi o altri caratteri"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Usare solo le lettere dalla A alla Z o dalla a alla z e le cifre da 0 a 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Usare solo lettere e cifre, senza spazi, trattini o altri caratteri"
        // Only use these characters: {accepted}
        case .onlyThese: "Usare solo questi caratteri: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "Usare solo cifre, trattini e lettere minuscole dalla a alla z, senza spazi né accenti"
        // Use capital letters, like {example}
        case .capitalLetters: "Usare lettere maiuscole, ad esempio {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Usare lettere minuscole invece che maiuscole"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Usare solo cifre, separate al massimo da uno spazio o da un trattino"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Usare solo le cifre da 0 a 9 e le lettere dalla a alla f"
        // Remove the spaces and line breaks
        case .spaces: "Togliere gli spazi e gli a capo"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Togliere gli spazi e gli a capo all’inizio e alla fine"
        // Remove the {characters}
        case .without: "Togliere {characters}"
        // Remove {character}
        case .disallowedText: "Togliere {character}"
        // Use {character} only once
        case .once: "Usare {character} una sola volta"
        // Use {character} only at the end
        case .onlyAtEnd: "Usare {character} solo alla fine"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Togliere i caratteri insoliti, simili ad altri o nascosti: cancellare il testo e riscriverlo"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Usare cifre, lettere e segni normali, ad esempio 1 e non １ o ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Usare solo lettere dalla A alla Z, cifre e simboli comuni, senza accenti né emoji"
        // Remove {character} and everything after it
        case .nothingAfter: "Togliere {character} e tutto ciò che segue"
        // Do not begin with {character}
        case .notBegin: "Non iniziare con {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Togliere il segno meno: i numeri negativi non sono accettati"
        // Begin with {accepted}
        case .begins: "Iniziare con {accepted}"
        // End with {accepted}
        case .ends: "Terminare con {accepted}"
        // Include {accepted}
        case .includes: "Includere {accepted}"
        // Do not write two dots in a row
        case .dots: "Non scrivere due punti di seguito"
        // Do not begin with a dot
        case .dotAtStart: "Non iniziare con un punto"
        // Do not end with a dot
        case .dotAtEnd: "Non terminare con un punto"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Non scrivere un punto accanto alla chiocciola (@)"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Non iniziare né terminare il nome di dominio con un punto"
        // Do not write two hyphens in a row
        case .hyphens: "Non scrivere due trattini di seguito"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Inserire una lettera o una cifra prima e dopo ogni trattino"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Non iniziare né finire con un trattino"

        // Use an accepted format: check for mistakes
        case .format: "Il formato non corrisponde. Controllare se ci sono errori"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Usare un formato accettato. Controllare il carattere numero {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Usare {kinds} come carattere numero {number}"
        // Begin with {kinds}
        case .characterFirst: "Usare {kinds} come primo carattere"
        // Use this format: {example}
        case .looksLike: "Usare questo formato: {example}"
        // Enter {kind}, like {example}
        case .kind: "Inserire {kind}, ad esempio {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Togliere {characters} e inserire {kind}, ad esempio {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Inserire {kind} tra {minimum} e {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Inserire {kind}, {minimum} o più"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Inserire {kind}, {maximum} o meno"
        // Enter {kinds}
        case .oneOf: "Inserire {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Non inserire {kinds}, ma qualcos’altro"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Iniziare con + e il prefisso del paese, seguiti solo da cifre, ad esempio {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Iniziare con il prefisso del paese, senza +, e usare solo cifre, ad esempio {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Usare il prefisso del paese, che non inizia mai con 0, ad esempio {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Usare solo cifre nel numero di telefono, ad esempio {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Sembra incompleto. Copiarlo per intero e incollarlo qui di nuovo"
        // Check each digit for a typo
        case .mistypedDigits: "Sembra esserci un errore di battitura. Controllare ogni cifra"
        // Check each character for a typo
        case .mistypedCharacters: "Sembra esserci un errore di battitura. Controllare ogni carattere"
        // Check for missing digits: this is too short
        case .missingDigits: "Controllare se mancano cifre: il numero è troppo corto"
        // Check for extra digits: this is too long
        case .extraDigits: "Controllare se ci sono cifre in più: il numero è troppo lungo"
        // Enter a number that is not all zeros
        case .allZeros: "Inserire un numero che non sia fatto di soli zeri"
        // Use exactly {accepted} digits
        case .exactDigits: "Inserire esattamente {accepted} cifre"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Inserire esattamente {accepted} cifre, non {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Inserire da {minimum} a {maximum} cifre, non {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Inserire esattamente {accepted} lettere e cifre"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Inserire esattamente {accepted} lettere e cifre, non {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Iniziare con le 2 lettere di un paese che usa l’IBAN, ad esempio DE"

        // Enter {minimum} or more
        case .atLeast: "Inserire {minimum} o più"
        // Enter {maximum} or less
        case .atMost: "Inserire {maximum} o meno"
        // Enter a value between {minimum} and {maximum}
        case .between: "Inserire un valore tra {minimum} e {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Inserire un valore maggiore di {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Inserire un valore minore di {maximum}"
        // Enter {minimum} or later
        case .earliest: "Inserire {minimum} o una data successiva"
        // Enter {maximum} or earlier
        case .latest: "Inserire {maximum} o una data precedente"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Inserire una data tra {minimum} e {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Inserire una data dopo {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Inserire una data prima di {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Inserire «{minimum}» o qualcosa che viene dopo"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Inserire «{maximum}» o qualcosa che viene prima"
        // Enter something that comes after {minimum}
        case .textAfter: "Inserire qualcosa che viene dopo «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "Inserire qualcosa che viene prima di «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Usare meno cifre: controllare se ce ne sono in più"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Usare un solo punto decimale, ad esempio {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Usare una sola virgola decimale, ad esempio {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Iniziare con una cifra, ad esempio {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Terminare con una cifra, ad esempio {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Usare un punto decimale, non una virgola, ad esempio {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Usare una virgola decimale, non un punto, ad esempio {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Scrivere le cifre senza separatore delle migliaia, ad esempio {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Usare al massimo {maximum} cifra decimale",
                many: "Usare al massimo {maximum} di cifre decimali",
                other: "Usare al massimo {maximum} cifre decimali")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Inserire al massimo {maximum} cifra",
                many: "Inserire al massimo {maximum} di cifre",
                other: "Inserire al massimo {maximum} cifre")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Togliere gli zeri all’inizio del numero: ad esempio, scrivere 7 invece di 07"

        // This does not match: check for mistakes
        case .mismatch: "Non corrisponde. Controllare se ci sono errori"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Inserire un altro valore. Questo non si può usare"
        // Enter one of the accepted values: check for a typo
        case .choice: "Inserire un valore dell’elenco di quelli accettati. Controllare se c’è un errore di battitura"
        // Choose {accepted}
        case .option: "Scegliere una di queste opzioni: {accepted}"
        // Select this
        case .unselected: "Selezionare questa opzione"
        // Remove the entry that is in the list twice
        case .repeated: "Togliere la voce che compare due volte nell’elenco"
        // Enter the same as in {other}: check both
        case .same: "Inserire lo stesso valore di «{other}». Controllare entrambi"
        // Enter a later or larger value than in {other}
        case .after: "Inserire un valore successivo o maggiore di quello di «{other}»"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Compilare almeno uno di questi campi: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Ci sono più errori di quelli elencati. Voci da correggere: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Correggere prima ciò che è indicato qui. Possono esserci altri errori"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Usare un valore accettato qui. Controllare ortografia, dimensione e formato"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Correggere la sintassi di questi dati. Controllare virgolette, virgole e parentesi"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Correggere la sintassi alla riga {line}, colonna {column}. Controllare virgolette, virgole e parentesi"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Rimuovere questa chiave o correggerne l’ortografia. Non è accettata qui"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Rimuovere una delle due chiavi. Questa chiave compare due volte"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Salvare questi dati in UTF-8. Contengono byte di un’altra codifica"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Usare meno livelli. Ci sono troppi elenchi e oggetti uno dentro l’altro"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Inviare meno dati: il limite in byte è {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Usare una carta {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Inserire 2 cifre per il mese, poi 2 cifre per l’anno, ad esempio {example}"
        // Use a month from 01 to 12
        case .month: "Usare un mese da 01 a 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Questa data è passata. Controllarla o usare un’altra carta"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Questa data è troppo lontana. Deve essere entro {maximum} anno da oggi",
                many: "Questa data è troppo lontana. Deve essere entro {maximum} di anni da oggi",
                other: "Questa data è troppo lontana. Deve essere entro {maximum} anni da oggi")
        // Use a day from 01 to {maximum} in that month
        case .day: "Inserire un giorno da 01 a {maximum} per quel mese"
        // Use hours from 00 to 23
        case .hours: "Usare ore da 00 a 23"
        // Use minutes from 00 to 59
        case .minutes: "Usare minuti da 00 a 59"
        // Use seconds from 00 to 59
        case .seconds: "Usare secondi da 00 a 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Inserire anno-mese-giorno con 2 cifre per il mese e il giorno, ad esempio {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Scrivere anno-mese-giorno, poi una T e poi l’orario, ad esempio {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Inserire ore, minuti, secondi e un fuso orario, ad esempio {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Terminare con un fuso orario: Z per UTC, oppure una differenza come +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Usare una differenza da UTC di 23:59 al massimo, ad esempio +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Togliere tutto ciò che segue l’orario, ad esempio Z o +01:00"

        // Include a full site name, like example.com
        case .siteName: "Indicare un nome di dominio completo, ad esempio example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Inserire solo il nome di dominio, ad esempio example.com, senza nulla prima o dopo"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Usare nel nome di dominio solo lettere dalla a alla z senza accenti, cifre, trattini e punti"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling:
            "Controllare se c’è un errore di battitura nel nome di dominio. Nessun sito può avere questo nome"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Terminare con .com o un’altra estensione di dominio, ad esempio {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Usare al massimo {maximum} caratteri tra i punti del nome di dominio"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Usare al massimo {maximum} caratteri nel nome di dominio"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Scrivere un indirizzo IPv6 completo tra [ e ], ad esempio [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Indicare un indirizzo IP di 4 numeri da 0 a 255, come 192.0.2.1, o un nome di dominio come example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Usare un sito che chiunque può aprire su Internet, ad esempio example.com, non uno di una rete privata"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Usare un nome di dominio come example.com, non un indirizzo IP"
        // Use an address at {accepted}
        case .hostAccepted: "Usare un indirizzo di {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Scrivere dopo i due punti un numero di porta tra {minimum} e {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Usare la porta {accepted} oppure non indicare la porta"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Togliere il numero di porta dopo il nome di dominio, ad esempio :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Togliere il nome utente o la password e la chiocciola (@)"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Scrivere due cifre o lettere dalla A alla F dopo ogni %, ad esempio %20. Per il segno %, scrivere %25"
        // Use / instead of \
        case .backslash: "Usare / al posto di \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Usare {accepted} al posto di {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Usare %20 al posto di ogni spazio"
        // Write // after the colon, like {example}
        case .slashesMissing: "Scrivere // dopo i due punti, ad esempio {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Inserire una pagina di questo sito che inizia con una sola /, ad esempio /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Inserire una chiocciola (@), ad esempio name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Scrivere un nome prima della chiocciola (@), ad esempio name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Inserire al massimo {maximum} carattere prima della chiocciola (@)",
                many: "Inserire al massimo {maximum} di caratteri prima della chiocciola (@)",
                other: "Inserire al massimo {maximum} caratteri prima della chiocciola (@)")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Mettere le virgolette all’inizio e subito prima della chiocciola (@), oppure non metterle"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Scrivere la parte dopo la chiocciola (@), ad esempio name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters:
            "Prima della chiocciola (@) non usare lettere diverse da quelle dalla a alla z, ad esempio ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters:
            "Dopo la chiocciola (@) non usare lettere diverse da quelle dalla a alla z, ad esempio ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Togliere {character} dopo la chiocciola (@)"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Usare un punto, non una virgola, dopo la chiocciola (@)"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Inserire 4 numeri da 0 a 255 separati da punti, ad esempio {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Inserire 8 gruppi da 1 a 4 cifre o lettere dalla a alla f separati da due punti, o meno gruppi con ::, ad esempio {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Usare un indirizzo IP di uno di questi tipi: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Inserire # e poi {accepted} cifre o lettere dalla a alla f, ad esempio {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Inserire {accepted} cifre o lettere dalla a alla f, raggruppate come in {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Usare ovunque lo stesso separatore, ad esempio {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Scrivere trattini tra gruppi di 8, 4, 4, 4 e 12 cifre o lettere, ad esempio {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Usare un UUID di versione {accepted}, ad esempio {example}. Controllare di avere copiato quello giusto"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Inserire 3 numeri separati da punti, ad esempio {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Usare le 2 lettere maiuscole di un paese, ad esempio DE, come 5º e 6º carattere"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Iniziare con 978 o 979, ma non con 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Usare solo cifre e le lettere dalla A alla Z, ma non I, L, O e U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Includere almeno {minimum} lettera",
                many: "Includere almeno {minimum} di lettere",
                other: "Includere almeno {minimum} lettere")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Includere almeno una lettera minuscola",
                many: "Includere almeno {minimum} di lettere minuscole",
                other: "Includere almeno {minimum} lettere minuscole")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Includere almeno una lettera maiuscola",
                many: "Includere almeno {minimum} di lettere maiuscole",
                other: "Includere almeno {minimum} lettere maiuscole")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Includere almeno una cifra",
                many: "Includere almeno {minimum} di cifre",
                other: "Includere almeno {minimum} cifre")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Includere almeno un simbolo, ad esempio ! o %",
                many: "Includere almeno {minimum} di simboli, ad esempio ! o %",
                other: "Includere almeno {minimum} simboli, ad esempio ! o %")
        }
    }

    // A name has its article or possessive: "il proprio indirizzo email".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Inserire {name}"
        case .check: "Controllare {name}"
        case .mistypedDigits, .mistypedCharacters: "Controllare {name}. Sembra esserci un errore di battitura"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "solo cifre"
        case .letters: "solo lettere"
        case .lettersAndDigits: "solo lettere e cifre"
        case .wholeNumber: "un numero intero"
        case .number: "un numero"
        case .hexadecimal: "un numero esadecimale"
        case .email: "un indirizzo email"
        case .phone: "un numero di telefono"
        case .webAddress: "un indirizzo web"
        case .siteName: "un nome di dominio"
        case .ipAddress: "un indirizzo IP"
        case .ipv4: "un indirizzo IPv4"
        case .ipv6: "un indirizzo IPv6"
        case .macAddress: "un indirizzo hardware (MAC)"
        case .port: "un numero di porta"
        case .date: "una data"
        case .time: "un orario nel formato a 24 ore con due cifre per l’ora"
        case .dateAndTime: "una data e un orario"
        case .monthAndYear: "un mese e un anno"
        case .cardNumber: "un numero di carta"
        case .iban: "un IBAN"
        case .bic: "un codice bancario (BIC)"
        case .isbn: "un ISBN"
        case .barcode: "un numero di codice a barre"
        case .color: "un codice colore"
        case .uuid: "un UUID"
        case .ulid: "un ULID"
        case .version: "un numero di versione"
        case .text: "un testo"
        case .list: "un elenco"
        case .object: "un oggetto con valori denominati"
        case .digit: "una cifra"
        case .letter: "una lettera dalla A alla Z o dalla a alla z"
        case .capitalLetter: "una maiuscola dalla A alla Z"
        case .lowercaseLetter: "una minuscola dalla a alla z"
        case .similar: "qualcosa come {example}"
        case .anotherFormat: "qualcosa in un altro formato accettato"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "C’è un problema"
        case .errorPrefix: "Errore:"
        case .unlabeled: "Questo valore"
        case .otherField: "l’altro campo"
        case .securityCode: "Codice di sicurezza"
        case .spaces: "gli spazi"
        case .commas: "le virgole"
        case .dots: "i punti"
        case .hyphens: "i trattini"
        case .slashes: "le barre"
        case .apostrophes: "gli apostrofi"
        case .underscores: "i trattini bassi"
        case .brackets: "le parentesi"
        case .quotationMarks: "le virgolette"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " o ")
}
