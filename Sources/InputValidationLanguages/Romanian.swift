// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Romanian.
    public static let romanian = MessageLanguage(Romanian.self)
}

/// Romanian, with the polite plural imperative.
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum Romanian: LanguageTable {
    static let tag = "ro"
    static let name = "română"
    static let quotationMarks = (start: "„", end: "”")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Verificarea nu este posibilă acum. Încercați din nou peste câteva minute"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Acest formular are o problemă: valoarea nu poate fi verificată"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Verificarea este în curs. Așteptați puțin, apoi încercați din nou"
        // Check this value
        case .check: "Verificați această valoare"

        // Enter a value
        case .empty: "Completați acest câmp"
        // Choose a value
        case .noChoice: "Alegeți o valoare"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Textul este prea lung. Ștergeți textul sau spațiile în plus"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one: "Introduceți cel mult {maximum} caracter. Literele ca ä și emoji se numără de mai multe ori",
                few: "Introduceți cel mult {maximum} caractere. Literele ca ä și emoji se numără de mai multe ori",
                other: "Introduceți cel mult {maximum} de caractere. Literele ca ä și emoji se numără de mai multe ori")
        // Make this longer: add some characters
        case .tooBrief: "Textul este prea scurt. Adăugați caractere"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Introduceți cel puțin {minimum} caracter",
                few: "Introduceți cel puțin {minimum} caractere",
                other: "Introduceți cel puțin {minimum} de caractere")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween:
            .plural(
                one: "Introduceți între {minimum} și {maximum} caracter",
                few: "Introduceți între {minimum} și {maximum} caractere",
                other: "Introduceți între {minimum} și {maximum} de caractere")
        // Use {maximum} characters or fewer
        case .tooLong:
            .plural(
                one: "Introduceți cel mult {maximum} caracter",
                few: "Introduceți cel mult {maximum} caractere",
                other: "Introduceți cel mult {maximum} de caractere")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                one: "Introduceți exact {minimum} caracter",
                few: "Introduceți exact {minimum} caractere",
                other: "Introduceți exact {minimum} de caractere")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Introduceți exact {minimum} caracter, nu {length}",
                few: "Introduceți exact {minimum} caractere, nu {length}",
                other: "Introduceți exact {minimum} de caractere, nu {length}")
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Indicați cel puțin {minimum} element",
                few: "Indicați cel puțin {minimum} elemente",
                other: "Indicați cel puțin {minimum} de elemente")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Indicați cel mult {maximum} element",
                few: "Indicați cel mult {maximum} elemente",
                other: "Indicați cel mult {maximum} de elemente")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Indicați exact {minimum} element",
                few: "Indicați exact {minimum} elemente",
                other: "Indicați exact {minimum} de elemente")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Numărul de elemente trebuie să fie între {minimum} și {maximum}"

        // Only use the digits 0 to 9
        case .digitsOnly: "Folosiți numai cifrele de la 0 la 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Folosiți numai literele de la A la Z sau de la a la z, fără cifre, spații și diacritice"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Folosiți numai litere, fără cifre, spații sau alte caractere"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Folosiți numai litere de la A la Z sau de la a la z și cifre de la 0 la 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Folosiți numai litere și cifre, fără spații, cratime sau alte caractere"
        // Only use these characters: {accepted}
        case .onlyThese: "Folosiți numai aceste caractere: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters: "Folosiți numai cifre, cratime și litere mici de la a la z, fără spații și diacritice"
        // Use capital letters, like {example}
        case .capitalLetters: "Folosiți majuscule, de exemplu {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Folosiți litere mici în loc de majuscule"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Folosiți numai cifre, cu cel mult un spațiu sau o cratimă între două cifre"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Folosiți numai cifrele de la 0 la 9 și literele de la a la f"
        // Remove the spaces and line breaks
        case .spaces: "Ștergeți spațiile și trecerile la rând nou"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Ștergeți spațiile și trecerile la rând nou de la început și de la sfârșit"
        // Remove the {characters}
        case .without: "Ștergeți {characters}"
        // Remove {character}
        case .disallowedText: "Ștergeți {character}"
        // Use {character} only once
        case .once: "Folosiți {character} o singură dată"
        // Use {character} only at the end
        case .onlyAtEnd: "Folosiți {character} numai la sfârșit"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Ștergeți caracterele neobișnuite, asemănătoare cu altele sau ascunse: ștergeți textul și scrieți-l din nou"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Folosiți cifre, litere și semne obișnuite, de exemplu 1, nu １ sau ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Folosiți numai litere de la A la Z, cifre și simboluri obișnuite, fără diacritice și emoji"
        // Remove {character} and everything after it
        case .nothingAfter: "Ștergeți {character} și tot ce urmează"
        // Do not begin with {character}
        case .notBegin: "Nu începeți cu {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Ștergeți semnul minus: numerele negative nu sunt acceptate"
        // Begin with {accepted}
        case .begins: "Începeți cu {accepted}"
        // End with {accepted}
        case .ends: "Terminați cu {accepted}"
        // Include {accepted}
        case .includes: "Includeți {accepted}"
        // Do not write two dots in a row
        case .dots: "Nu scrieți două puncte la rând"
        // Do not begin with a dot
        case .dotAtStart: "Nu începeți cu un punct"
        // Do not end with a dot
        case .dotAtEnd: "Nu terminați cu un punct"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Nu scrieți un punct lângă semnul @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Nu începeți și nu terminați numele de domeniu cu un punct"
        // Do not write two hyphens in a row
        case .hyphens: "Nu scrieți două cratime la rând"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Scrieți o literă sau o cifră înainte și după fiecare cratimă"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Nu începeți și nu terminați cu o cratimă"

        // Use an accepted format: check for mistakes
        case .format: "Formatul nu corespunde. Verificați dacă există greșeli"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Folosiți un format acceptat. Verificați caracterul numărul {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Folosiți {kinds} drept caracterul numărul {number}"
        // Begin with {kinds}
        case .characterFirst: "Folosiți {kinds} drept primul caracter"
        // Use this format: {example}
        case .looksLike: "Folosiți acest format: {example}"
        // Enter {kind}, like {example}
        case .kind: "Introduceți {kind}, de exemplu {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Ștergeți {characters} și introduceți {kind}, de exemplu {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Introduceți {kind} între {minimum} și {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Introduceți {kind}, {minimum} sau mai mult"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Introduceți {kind}, {maximum} sau mai puțin"
        // Enter {kinds}
        case .oneOf: "Introduceți {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Introduceți altceva decât {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Începeți cu + și prefixul țării, urmate numai de cifre, de exemplu {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Începeți cu prefixul țării, fără +, și folosiți numai cifre, de exemplu {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Folosiți prefixul țării, care nu începe niciodată cu 0, de exemplu {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Folosiți numai cifre în numărul de telefon, de exemplu {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Textul pare incomplet. Copiați-l în întregime și lipiți-l din nou aici"
        // Check each digit for a typo
        case .mistypedDigits: "Pare o greșeală de tastare. Verificați fiecare cifră"
        // Check each character for a typo
        case .mistypedCharacters: "Pare o greșeală de tastare. Verificați fiecare caracter"
        // Check for missing digits: this is too short
        case .missingDigits: "Verificați dacă lipsesc cifre: numărul este prea scurt"
        // Check for extra digits: this is too long
        case .extraDigits: "Verificați dacă sunt cifre în plus: numărul este prea lung"
        // Enter a number that is not all zeros
        case .allZeros: "Introduceți un număr care nu are numai zerouri"
        // Use exactly {accepted} digits
        case .exactDigits: "Introduceți exact atâtea cifre: {accepted}"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Introduceți exact atâtea cifre: {accepted}, nu {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Numărul de cifre trebuie să fie între {minimum} și {maximum}, nu {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Introduceți exact atâtea litere și cifre: {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Introduceți exact atâtea litere și cifre: {accepted}, nu {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Începeți cu cele 2 litere ale unei țări care folosește IBAN, de exemplu DE"

        // Enter {minimum} or more
        case .atLeast: "Introduceți {minimum} sau mai mult"
        // Enter {maximum} or less
        case .atMost: "Introduceți {maximum} sau mai puțin"
        // Enter a value between {minimum} and {maximum}
        case .between: "Introduceți o valoare între {minimum} și {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Introduceți o valoare mai mare decât {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Introduceți o valoare mai mică decât {maximum}"
        // Enter {minimum} or later
        case .earliest: "Introduceți {minimum} sau o dată ulterioară"
        // Enter {maximum} or earlier
        case .latest: "Introduceți {maximum} sau o dată anterioară"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Introduceți o dată între {minimum} și {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Introduceți o dată după {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Introduceți o dată înainte de {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Introduceți „{minimum}” sau ceva ce urmează după"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Introduceți „{maximum}” sau ceva ce vine înainte"
        // Enter something that comes after {minimum}
        case .textAfter: "Introduceți ceva ce vine după „{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Introduceți ceva ce vine înainte de „{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Folosiți mai puține cifre: verificați dacă sunt cifre în plus"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Folosiți un singur punct zecimal, de exemplu {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Folosiți o singură virgulă zecimală, de exemplu {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Începeți cu o cifră, de exemplu {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Terminați cu o cifră, de exemplu {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Folosiți un punct zecimal, nu o virgulă, de exemplu {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Folosiți o virgulă zecimală, nu un punct, de exemplu {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Scrieți cifrele fără separator de mii, de exemplu {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Folosiți cel mult {maximum} zecimală",
                few: "Folosiți cel mult {maximum} zecimale",
                other: "Folosiți cel mult {maximum} de zecimale")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Introduceți cel mult {maximum} cifră",
                few: "Introduceți cel mult {maximum} cifre",
                other: "Introduceți cel mult {maximum} de cifre")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Ștergeți zerourile de la începutul numărului: de exemplu, scrieți 7 în loc de 07"

        // This does not match: check for mistakes
        case .mismatch: "Nu se potrivește. Verificați dacă există greșeli"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Introduceți o altă valoare. Aceasta nu poate fi folosită"
        // Enter one of the accepted values: check for a typo
        case .choice: "Introduceți o valoare din lista celor acceptate. Verificați dacă nu este o greșeală de scriere"
        // Choose {accepted}
        case .option: "Alegeți una dintre aceste opțiuni: {accepted}"
        // Select this
        case .unselected: "Selectați această opțiune"
        // Remove the entry that is in the list twice
        case .repeated: "Ștergeți elementul care apare de două ori în listă"
        // Enter the same as in {other}: check both
        case .same: "Introduceți aceeași valoare ca în „{other}”. Verificați-le pe amândouă"
        // Enter a later or larger value than in {other}
        case .after: "Introduceți o valoare ulterioară sau mai mare decât cea din „{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Completați cel puțin unul dintre aceste câmpuri: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Sunt mai multe greșeli decât cele afișate. Elemente de corectat: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Corectați mai întâi ce este afișat aici. Pot exista și alte greșeli"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Folosiți o valoare acceptată aici. Verificați scrierea, mărimea și formatul"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Corectați sintaxa acestor date. Verificați ghilimelele, virgulele și parantezele"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Corectați sintaxa la rândul {line}, coloana {column}. Verificați ghilimelele, virgulele și parantezele"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Ștergeți această cheie sau corectați-i scrierea. Nu este acceptată aici"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Ștergeți una dintre cele două chei. Această cheie apare de două ori"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Salvați aceste date în UTF-8. Conțin octeți dintr-o altă codificare"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Folosiți mai puține niveluri. Prea multe liste și obiecte sunt unele în altele"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Trimiteți mai puține date: limita în octeți este {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Folosiți un card {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Introduceți 2 cifre pentru lună, apoi 2 cifre pentru an, de exemplu {example}"
        // Use a month from 01 to 12
        case .month: "Folosiți o lună de la 01 la 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Această dată a trecut. Verificați-o sau folosiți alt card"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} an după data de azi",
                few: "Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} ani după data de azi",
                other: "Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} de ani după data de azi")
        // Use a day from 01 to {maximum} in that month
        case .day: "Folosiți o zi de la 01 la {maximum} în acea lună"
        // Use hours from 00 to 23
        case .hours: "Folosiți ore de la 00 la 23"
        // Use minutes from 00 to 59
        case .minutes: "Folosiți minute de la 00 la 59"
        // Use seconds from 00 to 59
        case .seconds: "Folosiți secunde de la 00 la 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Introduceți an-lună-zi cu 2 cifre pentru lună și zi, de exemplu {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Scrieți an-lună-zi, apoi un T, apoi ora, de exemplu {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Introduceți ore, minute, secunde și un fus orar, de exemplu {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Terminați cu un fus orar: Z pentru UTC sau o diferență ca +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Folosiți o diferență față de UTC de cel mult 23:59, de exemplu +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Ștergeți tot ce urmează după oră, de exemplu Z sau +01:00"

        // Include a full site name, like example.com
        case .siteName: "Scrieți un nume de domeniu complet, de exemplu example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Introduceți numai numele de domeniu, de exemplu example.com, fără nimic înainte sau după"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Folosiți în numele de domeniu numai litere de la a la z fără diacritice, cifre, cratime și puncte"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling:
            "Verificați dacă numele de domeniu are o greșeală de tastare. Niciun site nu poate avea acest nume"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Terminați cu .com sau cu altă terminație de domeniu, de exemplu {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Folosiți cel mult {maximum} de caractere între punctele numelui de domeniu"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Folosiți cel mult {maximum} de caractere în numele de domeniu"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Scrieți o adresă IPv6 completă între [ și ], de exemplu [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Scrieți o adresă IP din 4 numere de la 0 la 255, ca 192.0.2.1, sau un nume de domeniu ca example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Folosiți un site pe care îl poate deschide oricine pe internet, de exemplu example.com, nu unul dintr-o rețea privată"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Folosiți un nume de domeniu ca example.com, nu o adresă IP"
        // Use an address at {accepted}
        case .hostAccepted: "Folosiți o adresă de la {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Scrieți după două puncte un număr de port între {minimum} și {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Folosiți portul {accepted} sau nu scrieți numărul portului"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Ștergeți numărul portului de după numele de domeniu, de exemplu :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Ștergeți numele de utilizator sau parola și semnul @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Scrieți două cifre sau litere de la A la F după fiecare %, de exemplu %20. Pentru semnul %, scrieți %25"
        // Use / instead of \
        case .backslash: "Folosiți / în loc de \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Folosiți {accepted} în loc de {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Folosiți %20 în locul fiecărui spațiu"
        // Write // after the colon, like {example}
        case .slashesMissing: "Scrieți // după două puncte, de exemplu {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Introduceți o pagină a acestui site care începe cu un singur /, de exemplu /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Adăugați un semn @, de exemplu name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Scrieți un nume înaintea semnului @, de exemplu name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Introduceți cel mult {maximum} caracter înaintea semnului @",
                few: "Introduceți cel mult {maximum} caractere înaintea semnului @",
                other: "Introduceți cel mult {maximum} de caractere înaintea semnului @")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Puneți ghilimele la început și chiar înaintea semnului @ sau nu puneți deloc"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Scrieți partea de după semnul @, de exemplu name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Înainte de semnul @, nu folosiți alte litere decât de la a la z, de exemplu ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "După semnul @, nu folosiți alte litere decât de la a la z, de exemplu ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Ștergeți {character} după semnul @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Folosiți un punct, nu o virgulă, după semnul @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Introduceți 4 numere de la 0 la 255 despărțite prin puncte, de exemplu {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Introduceți 8 grupuri de 1 până la 4 cifre sau litere de la a la f despărțite prin două puncte, sau mai puține grupuri cu ::, de exemplu {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Folosiți o adresă IP de unul dintre aceste tipuri: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Introduceți # și apoi {accepted} cifre sau litere de la a la f, de exemplu {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Introduceți cifre sau litere de la a la f, în total {accepted}, grupate ca în {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Folosiți același separator peste tot, de exemplu {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "Scrieți cratime între grupuri de 8, 4, 4, 4 și 12 cifre sau litere, de exemplu {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Folosiți un UUID de versiunea {accepted}, de exemplu {example}. Verificați dacă l-ați copiat pe cel corect"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Introduceți 3 numere despărțite prin puncte, de exemplu {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Folosiți cele 2 majuscule ale unei țări, de exemplu DE, ca al 5-lea și al 6-lea caracter"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Începeți cu 978 sau 979, dar nu cu 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Folosiți numai cifre și literele de la A la Z, dar nu I, L, O și U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Includeți cel puțin o literă",
                few: "Includeți cel puțin {minimum} litere",
                other: "Includeți cel puțin {minimum} de litere")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Includeți cel puțin o literă mică",
                few: "Includeți cel puțin {minimum} litere mici",
                other: "Includeți cel puțin {minimum} de litere mici")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Includeți cel puțin o literă mare",
                few: "Includeți cel puțin {minimum} litere mari",
                other: "Includeți cel puțin {minimum} de litere mari")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Includeți cel puțin o cifră",
                few: "Includeți cel puțin {minimum} cifre",
                other: "Includeți cel puțin {minimum} de cifre")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Includeți cel puțin un simbol, de exemplu ! sau %",
                few: "Includeți cel puțin {minimum} simboluri, de exemplu ! sau %",
                other: "Includeți cel puțin {minimum} de simboluri, de exemplu ! sau %")
        }
    }

    // A name has its possessive or the definite form: "adresa dumneavoastră de e-mail".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Introduceți {name}"
        case .check: "Verificați {name}"
        case .mistypedDigits, .mistypedCharacters: "Verificați {name}. Pare o greșeală de tastare"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "numai cifre"
        case .letters: "numai litere"
        case .lettersAndDigits: "numai litere și cifre"
        case .wholeNumber: "un număr întreg"
        case .number: "un număr"
        case .hexadecimal: "un număr hexazecimal"
        case .email: "o adresă de e-mail"
        case .phone: "un număr de telefon"
        case .webAddress: "o adresă web"
        case .siteName: "un nume de domeniu"
        case .ipAddress: "o adresă IP"
        case .ipv4: "o adresă IPv4"
        case .ipv6: "o adresă IPv6"
        case .macAddress: "o adresă hardware (MAC)"
        case .port: "un număr de port"
        case .date: "o dată"
        case .time: "o oră în format de 24 de ore, cu două cifre pentru oră"
        case .dateAndTime: "o dată și o oră"
        case .monthAndYear: "o lună și un an"
        case .cardNumber: "un număr de card"
        case .iban: "un IBAN"
        case .bic: "un cod bancar (BIC)"
        case .isbn: "un ISBN"
        case .barcode: "un număr de cod de bare"
        case .color: "un cod de culoare"
        case .uuid: "un UUID"
        case .ulid: "un ULID"
        case .version: "un număr de versiune"
        case .text: "un text"
        case .list: "o listă"
        case .object: "un obiect cu valori denumite"
        case .digit: "o cifră"
        case .letter: "o literă de la A la Z sau de la a la z"
        case .capitalLetter: "o majusculă de la A la Z"
        case .lowercaseLetter: "o minusculă de la a la z"
        case .similar: "ceva de forma {example}"
        case .anotherFormat: "ceva în alt format acceptat"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Există o problemă"
        case .errorPrefix: "Eroare:"
        case .unlabeled: "Această valoare"
        case .otherField: "celălalt câmp"
        case .securityCode: "Cod de securitate"
        case .spaces: "spațiile"
        case .commas: "virgulele"
        case .dots: "punctele"
        case .hyphens: "cratimele"
        case .slashes: "barele oblice"
        case .apostrophes: "apostrofurile"
        case .underscores: "liniuțele de subliniere"
        case .brackets: "parantezele"
        case .quotationMarks: "ghilimelele"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number == 0 || (1...19).contains(number % 100) ? .few : .other
    }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " sau ")
}
