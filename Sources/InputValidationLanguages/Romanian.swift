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
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "Verificarea nu este posibilă acum. Încercați din nou mai târziu"
        // This is still being checked: wait a moment
        case .pending: "Verificarea este în curs. Așteptați puțin"
        // Check this value
        case .check: "Verificați această valoare"

        // Enter a value
        case .empty: "Completați acest câmp"
        // This is too long: shorten it
        case .tooLarge: "Textul este prea lung. Scurtați-l"
        // This is too short: make it longer
        case .tooBrief: "Textul este prea scurt. Completați-l"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                one: "Introduceți cel puțin {minimum} caracter",
                few: "Introduceți cel puțin {minimum} caractere",
                other: "Introduceți cel puțin {minimum} de caractere")
        // Use {maximum} characters or less
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
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Introduceți un text cu un număr de caractere între {minimum} și {maximum}"
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

        // Only use the digits 0 to 9
        case .digitsOnly: "Folosiți numai cifrele de la 0 la 9"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "Folosiți numai literele de la A la Z, fără spații și fără diacritice"
        // Only use letters, without spaces
        case .anyLettersOnly: "Folosiți numai litere, fără spații"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "Folosiți numai litere de la A la Z și cifre de la 0 la 9"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "Folosiți numai litere și cifre, fără spații"
        // Only use these characters: {accepted}
        case .onlyThese: "Folosiți numai aceste caractere: {accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "Folosiți numai litere mici de la a la z, cifre și cratime"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Folosiți numai cifre, cu cel mult un spațiu sau o cratimă între două cifre"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "Folosiți numai cifrele de la 0 la 9 și literele de la A la F"
        // Remove the spaces and line breaks
        case .spaces: "Ștergeți spațiile și trecerile la rând nou"
        // Remove this character: {character}
        case .disallowedCharacter: "Ștergeți acest caracter: {character}"
        // This includes a character that cannot be used here: remove it
        case .strangeCharacter: "Un caracter nu poate fi folosit aici. Ștergeți-l"
        // Remove {character} and everything after it
        case .nothingAfter: "Ștergeți {character} și tot ce urmează"
        // Do not begin with {character}
        case .notBegin: "Nu începeți cu {character}"
        // Begin with {accepted}
        case .begins: "Începeți cu {accepted}"
        // End with {accepted}
        case .ends: "Terminați cu {accepted}"
        // Include {accepted}
        case .includes: "Includeți {accepted}"
        // Check the dots: one of them is in the wrong place
        case .dots: "Verificați punctele. Unul dintre ele este în locul greșit"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "Verificați cratimele. Una dintre ele este în locul greșit"

        // This is not in an accepted format: check it for mistakes
        case .format: "Formatul nu corespunde. Verificați dacă există greșeli"
        // Use this format: {example}
        case .looksLike: "Folosiți acest format: {example}"
        // Enter {kind}, like {example}
        case .kind: "Introduceți {kind}, de exemplu {example}"
        // Enter {kinds}
        case .oneOf: "Introduceți {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Introduceți altceva decât {kinds}"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber: "Introduceți numărul de telefon cu prefixul țării și fără spații, de exemplu {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "Textul pare incomplet. Copiați-l din nou în întregime"
        // This looks mistyped: check each digit
        case .mistypedDigits: "Pare o greșeală de tastare. Verificați fiecare cifră"
        // This looks mistyped: check each character
        case .mistypedCharacters: "Pare o greșeală de tastare. Verificați fiecare caracter"
        // This has too many or too few digits: check it
        case .digitCount: "Sunt prea multe sau prea puține cifre. Verificați-le"
        // Use exactly {accepted} digits
        case .exactDigits: "Introduceți exact atâtea cifre: {accepted}"
        // This has too many or too few characters: check it
        case .characterCount: "Sunt prea multe sau prea puține caractere. Verificați-le"

        // Enter {minimum} or more
        case .atLeast: "Introduceți {minimum} sau mai mult"
        // Enter {maximum} or less
        case .atMost: "Introduceți {maximum} sau mai puțin"
        // Enter a value between {minimum} and {maximum}
        case .between: "Introduceți o valoare între {minimum} și {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Introduceți mai mult de {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Introduceți mai puțin de {maximum}"
        // Enter {minimum} or a later date
        case .earliest: "Introduceți {minimum} sau o dată ulterioară"
        // Enter {maximum} or an earlier date
        case .latest: "Introduceți {maximum} sau o dată anterioară"
        // Enter a date after {minimum}
        case .laterThan: "Introduceți o dată după {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Introduceți o dată înainte de {maximum}"
        // Enter a number that is closer to 0
        case .closerToZero: "Introduceți un număr mai apropiat de 0"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "Scrieți cifre de ambele părți ale unui singur punct zecimal, de exemplu 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces:
            .plural(
                one: "Folosiți cel mult {maximum} cifră după punctul zecimal",
                few: "Folosiți cel mult {maximum} cifre după punctul zecimal",
                other: "Folosiți cel mult {maximum} de cifre după punctul zecimal")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Introduceți cel mult {maximum} cifră",
                few: "Introduceți cel mult {maximum} cifre",
                other: "Introduceți cel mult {maximum} de cifre")
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "Ștergeți zerourile de la începutul unui număr"

        // This does not match: check it for mistakes
        case .mismatch: "Nu se potrivește. Verificați dacă există greșeli"
        // Enter something different: this cannot be used
        case .anotherValue: "Introduceți altceva. Acest lucru nu poate fi folosit"
        // Choose one of the options in the list
        case .choice: "Alegeți una dintre opțiunile din listă"
        // Remove the entry that is in the list twice
        case .repeated: "Ștergeți elementul care apare de două ori în listă"
        // Enter the same as in {other}
        case .same: "Introduceți aceeași valoare ca în „{other}”"
        // Enter a later or larger value than in {other}
        case .after: "Introduceți o valoare ulterioară sau mai mare decât cea din „{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Completați cel puțin unul dintre aceste câmpuri: {accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors: "Sunt mai multe greșeli decât cele afișate. Elemente de corectat: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "Folosiți un card {accepted}"
        // Use a month from 01 to 12
        case .month: "Folosiți o lună de la 01 la 12"
        // This is in the past: check it, or use another card
        case .expired: "Această dată a trecut. Verificați-o sau folosiți alt card"
        // This is too far ahead: it must be {maximum} years from now or less
        case .tooFarAhead:
            .plural(
                one: "Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} an după data de azi",
                few: "Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} ani după data de azi",
                other: "Această dată este prea îndepărtată. Poate fi cu cel mult {maximum} de ani după data de azi")
        // Enter a real date: this month has fewer days
        case .realDate: "Introduceți o dată care există. Această lună are mai puține zile"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "Introduceți o oră care există, de la 00:00:00 la 23:59:59"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "Terminați cu Z sau cu o diferență de fus orar, de exemplu +01:00"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "Ștergeți diferența de fus orar de la sfârșit, de exemplu Z sau +01:00"

        // Include a full site name, like example.com
        case .siteName: "Scrieți un nume de domeniu complet, de exemplu example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "Folosiți numai litere, cifre, cratime și puncte în numele de domeniu"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "Verificați cum este scris numele de domeniu. Așa nu poate exista"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress: "Scrieți un nume de domeniu ca example.com sau o adresă IP ca 192.0.2.1 sau [2001:db8::1]"
        // Use the address of a public site
        case .publicSite: "Folosiți adresa unui site public"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Folosiți un nume de domeniu ca example.com, nu o adresă IP"
        // Use an address at {accepted}
        case .hostAccepted: "Folosiți o adresă de la {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Scrieți după două puncte un număr de port între {minimum} și {maximum}"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "Folosiți portul {accepted} sau nu scrieți numărul portului"
        // Remove the name or password before the @ sign
        case .userInfo: "Ștergeți numele sau parola dinaintea semnului @"
        // Write two digits or letters from A to F after each %
        case .percent: "Scrieți două cifre sau litere de la A la F după fiecare %"
        // Use / in place of \
        case .backslash: "Folosiți / în loc de \\"
        // Use only one @ sign
        case .oneAt: "Folosiți un singur semn @"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong:
            .plural(
                one: "Introduceți cel mult {maximum} caracter înaintea semnului @",
                few: "Introduceți cel mult {maximum} caractere înaintea semnului @",
                other: "Introduceți cel mult {maximum} de caractere înaintea semnului @")
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "Verificați ghilimelele. Una dintre ele este în locul greșit"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "Scrieți un nume de domeniu complet după semnul @, de exemplu example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Folosiți o adresă IP de unul dintre aceste tipuri: {accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "Folosiți un UUID de versiunea {accepted}"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "Începeți cu 978 sau 979, dar nu cu 979-0"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Includeți cel puțin o literă",
                few: "Includeți cel puțin {minimum} litere",
                other: "Includeți cel puțin {minimum} de litere")
        // Include {minimum} lower-case letters or more
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
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Introduceți {name}"
        case .check: "Verificați {name}"
        case .mistypedDigits, .mistypedCharacters: "Verificați {name}. Pare o greșeală de tastare"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
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
        case .time: "o oră"
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
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "Există o problemă"
        case .failure: "Datele trebuie corectate"
        case .errorPrefix: "Eroare:"
        case .unlabeled: "Această valoare"
        case .otherField: "celălalt câmp"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory {
        if number == 1 { return .one }
        return number == 0 || (1...19).contains(number % 100) ? .few : .other
    }

    static let numbers = NumberStyle(decimal: ",", group: ".")

    static let lists = ListStyle(separator: ", ", pair: " sau ")
}
