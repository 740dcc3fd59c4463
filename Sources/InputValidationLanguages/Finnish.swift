// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Finnish.
    public static let finnish = MessageLanguage(Finnish.self)
}

/// Finnish, with the singular imperative that forms of public services use.
///
/// A label comes before the sentence. Kinds are in the nominative, which is the object of an imperative.
///
/// Reviewed by a native speaker: no.
enum Finnish: LanguageTable {
    static let tag = "fi"
    static let name = "suomi"
    static let quotationMarks = (start: "”", end: "”")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Tätä ei voi tarkistaa juuri nyt. Yritä uudelleen muutaman minuutin kuluttua"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Tässä lomakkeessa on ongelma. Tätä tietoa ei voi tarkistaa"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Tarkistus on vielä kesken. Odota hetki ja yritä sitten uudelleen"
        // Check this value
        case .check: "Tarkista tämä tieto"

        // Enter a value
        case .empty: "Täytä tämä kenttä"
        // Choose a value
        case .noChoice: "Valitse arvo"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Tämä on liian pitkä. Poista ylimääräinen teksti tai ylimääräiset välilyönnit"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                one:
                    "Kirjoita enintään {maximum} merkki. Ä:n kaltaiset kirjaimet ja emojit lasketaan useammaksi kuin yhdeksi",
                other:
                    "Kirjoita enintään {maximum} merkkiä. Ä:n kaltaiset kirjaimet ja emojit lasketaan useammaksi kuin yhdeksi"
            )
        // Make this longer: add some characters
        case .tooBrief: "Tämä on liian lyhyt. Lisää muutama merkki"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(one: "Kirjoita vähintään {minimum} merkki", other: "Kirjoita vähintään {minimum} merkkiä")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Kirjoita {minimum}–{maximum} merkkiä"
        // Use {maximum} characters or fewer
        case .tooLong: .plural(one: "Kirjoita enintään {maximum} merkki", other: "Kirjoita enintään {maximum} merkkiä")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(one: "Kirjoita täsmälleen {minimum} merkki", other: "Kirjoita täsmälleen {minimum} merkkiä")
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                one: "Kirjoita täsmälleen {minimum} merkki, ei {length}",
                other: "Kirjoita täsmälleen {minimum} merkkiä, ei {length}")
        // Give {minimum} entries or more
        case .tooFewEntries: .plural(one: "Anna vähintään {minimum} kohta", other: "Anna vähintään {minimum} kohtaa")
        // Give {maximum} entries or fewer
        case .tooManyEntries: .plural(one: "Anna enintään {maximum} kohta", other: "Anna enintään {maximum} kohtaa")
        // Give exactly {minimum} entries
        case .exactEntries: .plural(one: "Anna täsmälleen {minimum} kohta", other: "Anna täsmälleen {minimum} kohtaa")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Anna {minimum}–{maximum} kohtaa"

        // Only use the digits 0 to 9
        case .digitsOnly: "Käytä vain numeroita 0–9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Käytä vain kirjaimia A–Z tai a–z, ilman numeroita, välilyöntejä, ääkkösiä ja aksentteja"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Käytä vain kirjaimia, ilman numeroita, välilyöntejä tai muita merkkejä"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Käytä vain kirjaimia A–Z tai a–z ja numeroita 0–9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits:
            "Käytä vain kirjaimia ja numeroita, ilman välilyöntejä, yhdysviivoja tai muita merkkejä"
        // Only use these characters: {accepted}
        case .onlyThese: "Käytä vain näitä merkkejä: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Käytä vain numeroita, yhdysviivoja ja pieniä kirjaimia a–z, ilman välilyöntejä, ääkkösiä ja aksentteja"
        // Use capital letters, like {example}
        case .capitalLetters: "Käytä isoja kirjaimia, esimerkiksi {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Käytä pieniä kirjaimia isojen sijaan"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Käytä vain numeroita; kahden numeron välissä voi olla yksi välilyönti tai yhdysviiva"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Käytä vain numeroita 0–9 ja kirjaimia a–f"
        // Remove the spaces and line breaks
        case .spaces: "Poista välilyönnit ja rivinvaihdot"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Poista välilyönnit ja rivinvaihdot alusta ja lopusta"
        // Remove the {characters}
        case .without: "Poista {characters}"
        // Remove {character}
        case .disallowedText: "Poista {character}"
        // Use {character} only once
        case .once: "Käytä merkkiä {character} vain kerran"
        // Use {character} only at the end
        case .onlyAtEnd: "Käytä merkkiä {character} vain lopussa"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Poista epätavalliset, toisia muistuttavat ja näkymättömät merkit. Pyyhi teksti pois ja kirjoita se uudelleen"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Käytä tavallisia numeroita, kirjaimia ja merkkejä, esimerkiksi 1 eikä １ tai ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Käytä vain kirjaimia A–Z, numeroita ja tavallisia merkkejä, ilman ääkkösiä, aksentteja ja emojeja"
        // Remove {character} and everything after it
        case .nothingAfter: "Poista {character} ja kaikki sen jälkeen"
        // Do not begin with {character}
        case .notBegin: "Poista alusta {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Poista miinusmerkki: negatiivisia lukuja ei voi käyttää"
        // Begin with {accepted}
        case .begins: "Kirjoita alkuun {accepted}"
        // End with {accepted}
        case .ends: "Kirjoita loppuun {accepted}"
        // Include {accepted}
        case .includes: "Lisää {accepted}"
        // Do not write two dots in a row
        case .dots: "Älä kirjoita kahta pistettä peräkkäin"
        // Do not begin with a dot
        case .dotAtStart: "Älä aloita pisteellä"
        // Do not end with a dot
        case .dotAtEnd: "Älä lopeta pisteeseen"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Älä kirjoita pistettä @-merkin viereen"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Älä aloita tai lopeta verkkotunnusta pisteellä"
        // Do not write two hyphens in a row
        case .hyphens: "Älä kirjoita kahta yhdysviivaa peräkkäin"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Kirjoita kirjain tai numero jokaisen yhdysviivan eteen ja jälkeen"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Poista yhdysviiva alusta tai lopusta"

        // Use an accepted format: check for mistakes
        case .format: "Muoto ei täsmää. Tarkista, onko siinä virhe"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Käytä hyväksyttyä muotoa. Tarkista merkki numero {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Kirjoita merkiksi numero {number} {kinds}"
        // Begin with {kinds}
        case .characterFirst: "Kirjoita ensimmäiseksi merkiksi {kinds}"
        // Use this format: {example}
        case .looksLike: "Käytä tätä muotoa: {example}"
        // Enter {kind}, like {example}
        case .kind: "Kirjoita {kind}, esimerkiksi {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Poista {characters} ja kirjoita {kind}, esimerkiksi {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Kirjoita {kind} väliltä {minimum}–{maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Kirjoita {kind}, {minimum} tai enemmän"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Kirjoita {kind}, {maximum} tai vähemmän"
        // Enter {kinds}
        case .oneOf: "Kirjoita {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Kirjoita jotain muuta kuin {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Kirjoita alkuun + ja maatunnus ja niiden jälkeen vain numeroita, esimerkiksi {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Kirjoita alkuun maatunnus ilman plusmerkkiä ja käytä vain numeroita, esimerkiksi {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Käytä maatunnusta, joka ei koskaan ala nollalla, esimerkiksi {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Käytä puhelinnumerossa vain numeroita, esimerkiksi {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Tämä näyttää vajaalta. Kopioi kaikki ja liitä se tähän uudelleen"
        // Check each digit for a typo
        case .mistypedDigits: "Tässä näyttää olevan kirjoitusvirhe. Tarkista jokainen numero"
        // Check each character for a typo
        case .mistypedCharacters: "Tässä näyttää olevan kirjoitusvirhe. Tarkista jokainen merkki"
        // Check for missing digits: this is too short
        case .missingDigits: "Tämä on liian lyhyt. Tarkista, puuttuuko numeroita"
        // Check for extra digits: this is too long
        case .extraDigits: "Tämä on liian pitkä. Tarkista, onko siinä ylimääräisiä numeroita"
        // Enter a number that is not all zeros
        case .allZeros: "Kirjoita numero, joka ei koostu pelkistä nollista"
        // Use exactly {accepted} digits
        case .exactDigits: "Kirjoita täsmälleen {accepted} numeroa"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Kirjoita täsmälleen {accepted} numeroa, ei {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Kirjoita {minimum}–{maximum} numeroa, ei {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Kirjoita täsmälleen {accepted} kirjainta ja numeroa"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Kirjoita täsmälleen {accepted} kirjainta ja numeroa, ei {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Kirjoita alkuun IBAN-tilinumeroita käyttävän maan 2 kirjainta, esimerkiksi DE"

        // Enter {minimum} or more
        case .atLeast: "Kirjoita {minimum} tai enemmän"
        // Enter {maximum} or less
        case .atMost: "Kirjoita {maximum} tai vähemmän"
        // Enter a value between {minimum} and {maximum}
        case .between: "Kirjoita arvo väliltä {minimum}–{maximum}"
        // Enter more than {minimum}
        case .moreThan: "Kirjoita suurempi arvo kuin {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Kirjoita pienempi arvo kuin {maximum}"
        // Enter {minimum} or later
        case .earliest: "Kirjoita {minimum} tai myöhempi päivä"
        // Enter {maximum} or earlier
        case .latest: "Kirjoita {maximum} tai aikaisempi päivä"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Kirjoita päivä väliltä {minimum} – {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Kirjoita myöhempi päivä kuin {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Kirjoita aikaisempi päivä kuin {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Kirjoita ”{minimum}” tai jotain, mikä tulee sen jälkeen"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Kirjoita ”{maximum}” tai jotain, mikä tulee ennen sitä"
        // Enter something that comes after {minimum}
        case .textAfter: "Kirjoita jotain, mikä tulee arvon ”{minimum}” jälkeen"
        // Enter something that comes before {maximum}
        case .textBefore: "Kirjoita jotain, mikä tulee ennen arvoa ”{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Käytä vähemmän numeroita. Tarkista, onko luvussa ylimääräisiä numeroita"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Käytä vain yhtä desimaalipistettä, esimerkiksi {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Käytä vain yhtä desimaalipilkkua, esimerkiksi {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Kirjoita alkuun numero, esimerkiksi {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Kirjoita loppuun numero, esimerkiksi {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Käytä desimaalipistettä, älä pilkkua, esimerkiksi {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Käytä desimaalipilkkua, älä pistettä, esimerkiksi {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Kirjoita numerot ilman tuhaterottimia, esimerkiksi {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(one: "Kirjoita enintään {maximum} desimaali", other: "Kirjoita enintään {maximum} desimaalia")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Kirjoita enintään {maximum} numero",
                other: "Kirjoita enintään {maximum} numeroa")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Poista nollat luvun alusta. Kirjoita esimerkiksi 7 eikä 07"

        // This does not match: check for mistakes
        case .mismatch: "Tämä ei täsmää. Tarkista, onko siinä virhe"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Kirjoita jokin toinen arvo. Tätä ei voi käyttää"
        // Enter one of the accepted values: check for a typo
        case .choice: "Kirjoita jokin hyväksyttyjen arvojen luettelon arvoista. Tarkista kirjoitusvirheet"
        // Choose {accepted}
        case .option: "Valitse jokin näistä: {accepted}"
        // Select this
        case .unselected: "Valitse tämä"
        // Remove the entry that is in the list twice
        case .repeated: "Poista kohta, joka on luettelossa kahdesti"
        // Enter the same as in {other}: check both
        case .same: "Kirjoita sama kuin kentässä ”{other}”. Tarkista molemmat"
        // Enter a later or larger value than in {other}
        case .after: "Kirjoita myöhempi tai suurempi arvo kuin kentässä ”{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Täytä ainakin yksi näistä kentistä: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "Yhteensä {rejected} kohta pitää korjata. Korjaa tässä näkyvät virheet, niin näet loput",
                other: "Yhteensä {rejected} kohtaa pitää korjata. Korjaa tässä näkyvät virheet, niin näet loput")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Korjaa ensin se, mitä tässä näkyy. Virheitä voi olla enemmän"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Käytä arvoa, joka hyväksytään tässä. Tarkista kirjoitusasu, koko ja muoto"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Korjaa tietojen syntaksi. Tarkista lainausmerkit, pilkut ja sulkeet"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Korjaa syntaksi rivillä {line}, sarakkeessa {column}. Tarkista lainausmerkit, pilkut ja sulkeet"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Poista tämä avain tai korjaa sen kirjoitusasu. Sitä ei hyväksytä tässä"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Poista toinen näistä avaimista. Tämä avain on kahdesti"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Tallenna nämä tiedot UTF-8-muodossa. Niissä on muun merkistön tavuja"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Käytä vähemmän tasoja. Sisäkkäisiä luetteloita ja objekteja on liikaa"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Lähetä vähemmän tietoja. Raja tavuina on {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Käytä tällaista korttia: {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Kirjoita kuukausi 2 numerolla ja sitten vuosi 2 numerolla, esimerkiksi {example}"
        // Use a month from 01 to 12
        case .month: "Käytä kuukautta väliltä 01–12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Tämä päivämäärä on jo mennyt. Tarkista se tai käytä toista korttia"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Kirjoita päivämäärä, joka on enintään {maximum} vuoden päässä. Tarkista vuosi"
        // Use a day from 01 to {maximum} in that month
        case .day: "Käytä siinä kuussa päivää väliltä 01–{maximum}"
        // Use hours from 00 to 23
        case .hours: "Käytä tunteja väliltä 00–23"
        // Use minutes from 00 to 59
        case .minutes: "Käytä minuutteja väliltä 00–59"
        // Use seconds from 00 to 59
        case .seconds: "Käytä sekunteja väliltä 00–59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder:
            "Kirjoita vuosi-kuukausi-päivä ja käytä kuukaudessa ja päivässä 2 numeroa, esimerkiksi {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Kirjoita vuosi-kuukausi-päivä, sitten T ja sitten kellonaika, esimerkiksi {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Kirjoita tunnit, minuutit, sekunnit ja aikavyöhyke, esimerkiksi {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Kirjoita loppuun aikavyöhyke: UTC-ajalle Z tai aikaero, kuten +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Käytä aikaeroa, joka on enintään 23:59 UTC-ajasta, esimerkiksi +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Poista kaikki kellonajan jälkeen, esimerkiksi Z tai +01:00"

        // Include a full site name, like example.com
        case .siteName: "Kirjoita koko verkkotunnus, esimerkiksi example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Kirjoita vain verkkotunnus, esimerkiksi example.com, ilman mitään sen edessä tai perässä"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Käytä verkkotunnuksessa vain kirjaimia a–z (ei ääkkösiä tai aksentteja), numeroita, yhdysviivoja ja pisteitä"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Tarkista, onko verkkotunnuksessa kirjoitusvirhe. Minkään sivuston nimi ei voi olla tämä"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Kirjoita loppuun .com tai muu verkkotunnuksen pääte, esimerkiksi {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Käytä verkkotunnuksen pisteiden välissä enintään {maximum} merkkiä"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Käytä verkkotunnuksessa enintään {maximum} merkkiä"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Kirjoita täydellinen IPv6-osoite merkkien [ ja ] väliin, esimerkiksi [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Kirjoita IP-osoite, jossa on 4 lukua väliltä 0–255, kuten 192.0.2.1, tai verkkotunnus, kuten example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Käytä sivustoa, jonka kuka tahansa voi avata internetissä, kuten example.com, älä yksityisen verkon sivustoa"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Käytä verkkotunnusta, kuten example.com, älä IP-osoitetta"
        // Use an address at {accepted}
        case .hostAccepted: "Käytä osoitetta sivustolla {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Kirjoita kaksoispisteen jälkeen porttinumero väliltä {minimum}–{maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Käytä porttia {accepted} tai jätä porttinumero pois"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Poista porttinumero verkkotunnuksen jäljestä, esimerkiksi :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Poista käyttäjätunnus tai salasana ja @-merkki"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Kirjoita jokaisen %-merkin jälkeen kaksi numeroa tai kirjainta A–F, kuten %20. Kirjoita prosenttimerkin sijasta %25"
        // Use / instead of \
        case .backslash: "Käytä merkin \\ sijasta merkkiä /"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Käytä merkin {character} sijasta merkintää {accepted}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Käytä jokaisen välilyönnin sijasta merkintää %20"
        // Write // after the colon, like {example}
        case .slashesMissing: "Kirjoita // kaksoispisteen jälkeen, esimerkiksi {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Kirjoita tämän sivuston sivu, jonka alussa on yksi /, esimerkiksi /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Lisää @-merkki, esimerkiksi name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Kirjoita nimi ennen @-merkkiä, esimerkiksi name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                one: "Kirjoita @-merkin eteen enintään {maximum} merkki",
                other: "Kirjoita @-merkin eteen enintään {maximum} merkkiä")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Kirjoita lainausmerkki alkuun ja juuri ennen @-merkkiä tai jätä lainausmerkit pois"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Kirjoita osa @-merkin jälkeen, esimerkiksi name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Älä käytä ennen @-merkkiä muita kirjaimia kuin a–z, esimerkiksi kirjainta ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Älä käytä @-merkin jälkeen muita kirjaimia kuin a–z, esimerkiksi kirjainta ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Poista {character} @-merkin jälkeen"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Käytä @-merkin jälkeen pistettä, ei pilkkua"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Kirjoita 4 lukua väliltä 0–255 ja erota ne pisteillä, esimerkiksi {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Kirjoita 8 ryhmää, joissa on 1–4 numeroa tai kirjainta väliltä a–f, ja erota ne kaksoispisteillä, tai vähemmän ryhmiä ja ::, esimerkiksi {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Käytä IP-osoitetta, joka on jotakin näistä lajeista: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Kirjoita # ja sen jälkeen {accepted} numeroa tai kirjainta väliltä a–f, esimerkiksi {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Kirjoita {accepted} numeroa tai kirjainta väliltä a–f ryhmiteltynä kuten {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Käytä kaikkialla samaa erotinta, esimerkiksi {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Kirjoita yhdysmerkit 8, 4, 4, 4 ja 12 numeron tai kirjaimen ryhmien väliin, esimerkiksi {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Käytä UUID-tunnusta, jonka versio on {accepted}, esimerkiksi {example}. Tarkista, että kopioit oikean"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Kirjoita 3 lukua ja erota ne pisteillä, esimerkiksi {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Kirjoita 5. ja 6. merkiksi maan 2 isoa kirjainta, esimerkiksi DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Kirjoita alkuun 978 tai 979, mutta ei 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Käytä vain numeroita ja kirjaimia A–Z, mutta ei kirjaimia I, L, O ja U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(one: "Lisää vähintään yksi kirjain", other: "Lisää vähintään {minimum} kirjainta")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(one: "Lisää vähintään yksi pieni kirjain", other: "Lisää vähintään {minimum} pientä kirjainta")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(one: "Lisää vähintään yksi iso kirjain", other: "Lisää vähintään {minimum} isoa kirjainta")
        // Include {minimum} digits or more
        case .passwordDigits: .plural(one: "Lisää vähintään yksi numero", other: "Lisää vähintään {minimum} numeroa")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Lisää vähintään yksi erikoismerkki, esimerkiksi ! tai %",
                other: "Lisää vähintään {minimum} erikoismerkkiä, esimerkiksi ! tai %")
        }
    }

    // A name is in the nominative, which is the object of an imperative: "sähköpostiosoitteesi".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Kirjoita {name}"
        case .check: "Tarkista {name}"
        case .mistypedDigits, .mistypedCharacters: "Tarkista {name}. Siinä näyttää olevan kirjoitusvirhe"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "vain numeroita"
        case .letters: "vain kirjaimia"
        case .lettersAndDigits: "vain kirjaimia ja numeroita"
        case .wholeNumber: "kokonaisluku"
        case .number: "luku"
        case .hexadecimal: "heksadesimaaliluku"
        case .email: "sähköpostiosoite"
        case .phone: "puhelinnumero"
        case .webAddress: "verkko-osoite"
        case .siteName: "verkkotunnus"
        case .ipAddress: "IP-osoite"
        case .ipv4: "IPv4-osoite"
        case .ipv6: "IPv6-osoite"
        case .macAddress: "laiteosoite (MAC)"
        case .port: "porttinumero"
        case .date: "päivämäärä"
        case .time: "kellonaika 24 tunnin muodossa ja tunnit kahdella numerolla"
        case .dateAndTime: "päivämäärä ja kellonaika"
        case .monthAndYear: "kuukausi ja vuosi"
        case .cardNumber: "kortin numero"
        case .iban: "IBAN-tilinumero"
        case .bic: "pankkikoodi (BIC)"
        case .isbn: "ISBN-tunnus"
        case .barcode: "viivakoodin numero"
        case .color: "värikoodi"
        case .uuid: "UUID-tunnus"
        case .ulid: "ULID-tunnus"
        case .version: "versionumero"
        case .text: "teksti"
        case .list: "luettelo"
        case .object: "objekti, jossa on nimettyjä arvoja"
        case .digit: "numero"
        case .letter: "kirjain väliltä A–Z tai a–z"
        case .capitalLetter: "iso kirjain väliltä A–Z"
        case .lowercaseLetter: "pieni kirjain väliltä a–z"
        case .similar: "jotain samanlaista kuin {example}"
        case .anotherFormat: "jotain muussa hyväksytyssä muodossa"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Tiedoissa on korjattavaa"
        case .errorPrefix: "Virhe:"
        case .unlabeled: "Tämä arvo"
        case .otherField: "toinen kenttä"
        case .securityCode: "Turvakoodi"
        case .spaces: "välilyönnit"
        case .commas: "pilkut"
        case .dots: "pisteet"
        case .hyphens: "yhdysviivat"
        case .slashes: "vinoviivat"
        case .apostrophes: "heittomerkit"
        case .underscores: "alaviivat"
        case .brackets: "sulkeet"
        case .quotationMarks: "lainausmerkit"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " tai ")
}
