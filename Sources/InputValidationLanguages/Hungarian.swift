// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Hungarian.
    public static let hungarian = MessageLanguage(Hungarian.self)
}

/// Hungarian, with the polite third person.
///
/// A label comes before the sentence. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum Hungarian: LanguageTable {
    static let tag = "hu"
    static let name = "magyar"
    static let quotationMarks = (start: "„", end: "”")

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Ezt most nem lehet ellenőrizni. Próbálja meg újra néhány perc múlva"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Ezzel az űrlappal probléma van. Ezt az értéket nem lehet ellenőrizni"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Az ellenőrzés még tart. Várjon egy kicsit, majd próbálja meg újra"
        // Check this value
        case .check: "Ellenőrizze ezt az értéket"

        // Enter a value
        case .empty: "Töltse ki ezt a mezőt"
        // Choose a value
        case .noChoice: "Válasszon egy értéket"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Ez túl hosszú. Törölje a fölösleges szöveget vagy szóközöket"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            "Írjon be legfeljebb {maximum} karaktert. Az ä-hez hasonló betűk és az emojik egynél többnek számítanak"
        // Make this longer: add some characters
        case .tooBrief: "Ez túl rövid. Írjon hozzá néhány karaktert"
        // Use {minimum} characters or more
        case .tooShort: "Írjon be legalább {minimum} karaktert"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "A karakterek száma e két határ között legyen: {minimum} és {maximum}"
        // Use {maximum} characters or fewer
        case .tooLong: "Írjon be legfeljebb {maximum} karaktert"
        // Use exactly {minimum} characters
        case .exactLength: "Írjon be pontosan {minimum} karaktert"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Írjon be pontosan {minimum} karaktert (most {length})"
        // Give {minimum} entries or more
        case .tooFewEntries: "Adjon meg legalább {minimum} elemet"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "Adjon meg legfeljebb {maximum} elemet"
        // Give exactly {minimum} entries
        case .exactEntries: "Adjon meg pontosan {minimum} elemet"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Az elemek száma e két határ között legyen: {minimum} és {maximum}"

        // Only use the digits 0 to 9
        case .digitsOnly: "Csak 0 és 9 közötti számjegyeket használjon"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Csak A és Z vagy a és z közötti betűket használjon, számjegy, szóköz és ékezet nélkül"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Csak betűket használjon, számjegy, szóköz és más karakter nélkül"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Csak A és Z vagy a és z közötti betűket és 0 és 9 közötti számjegyeket használjon"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Csak betűket és számjegyeket használjon, szóköz, kötőjel és más karakter nélkül"
        // Only use these characters: {accepted}
        case .onlyThese: "Csak ezeket a karaktereket használja: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Csak számjegyeket, kötőjelet és a és z közötti kisbetűket használjon, szóköz és ékezet nélkül"
        // Use capital letters, like {example}
        case .capitalLetters: "Nagybetűket használjon, például: {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Nagybetűk helyett kisbetűket használjon"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Csak számjegyeket használjon; közöttük egy-egy szóköz vagy kötőjel állhat"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Csak 0 és 9 közötti számjegyeket és a és f közötti betűket használjon"
        // Remove the spaces and line breaks
        case .spaces: "Törölje a szóközöket és a sortöréseket"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Törölje az elejéről és a végéről a szóközöket és a sortöréseket"
        // Remove the {characters}
        case .without: "Törölje {characters}"
        // Remove {character}
        case .disallowedText: "Törölje ezt: {character}"
        // Use {character} only once
        case .once: "Csak egyszer használja ezt: {character}"
        // Use {character} only at the end
        case .onlyAtEnd: "Ezt csak a végén használja: {character}"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Távolítsa el a szokatlan, megtévesztően hasonló vagy rejtett karaktereket. Törölje a szöveget, és írja be újra"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Szokásos számjegyeket, betűket és jeleket használjon, például ezt: 1, ne ezt: １ vagy ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Csak A és Z közötti betűket, számjegyeket és szokásos jeleket használjon, ékezet és emoji nélkül"
        // Remove {character} and everything after it
        case .nothingAfter: "Törölje ezt a karaktert és mindent, ami utána áll: {character}"
        // Do not begin with {character}
        case .notBegin: "Ne kezdje ezzel: {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Törölje a mínuszjelet: negatív szám itt nem adható meg"
        // Begin with {accepted}
        case .begins: "Kezdje ezzel: {accepted}"
        // End with {accepted}
        case .ends: "Fejezze be ezzel: {accepted}"
        // Include {accepted}
        case .includes: "Szerepeljen benne: {accepted}"
        // Do not write two dots in a row
        case .dots: "Ne írjon két pontot egymás után"
        // Do not begin with a dot
        case .dotAtStart: "Ne kezdje ponttal"
        // Do not end with a dot
        case .dotAtEnd: "Ne végezze ponttal"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Ne írjon pontot a @ jel mellé"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Ne kezdje és ne végezze ponttal a domainnevet"
        // Do not write two hyphens in a row
        case .hyphens: "Ne írjon két kötőjelet egymás után"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Írjon betűt vagy számjegyet minden kötőjel elé és mögé"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Ne legyen kötőjel az elején vagy a végén"

        // Use an accepted format: check for mistakes
        case .format: "A formátum nem megfelelő. Ellenőrizze, nincs-e benne hiba"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Használjon elfogadott formátumot. Ellenőrizze ezt a sorszámú karaktert: {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Ezen a helyen ({number}. karakter) használjon ilyet: {kinds}"
        // Begin with {kinds}
        case .characterFirst: "Első karakterként használjon ilyet: {kinds}"
        // Use this format: {example}
        case .looksLike: "Használja ezt a formátumot: {example}"
        // Enter {kind}, like {example}
        case .kind: "Írjon be {kind}, például: {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Törölje {characters}, és írjon be {kind}, például: {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Írjon be {kind} e két határ között: {minimum} és {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Írjon be {kind}, amely legalább {minimum}"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Írjon be {kind}, amely legfeljebb {maximum}"
        // Enter {kinds}
        case .oneOf: "Írjon be {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Ide nem írhat be {kinds}. Írjon be mást"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Kezdje + jellel és az országkóddal, utána csak számjegyeket írjon, például: {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Kezdje az országkóddal, + jel nélkül, és csak számjegyeket írjon, például: {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Az országkódot használja, amely soha nem kezdődik 0-val, például: {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "A telefonszámban csak számjegyeket használjon, például: {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Hiányosnak látszik. Másolja ki az egészet, és illessze be ide újra"
        // Check each digit for a typo
        case .mistypedDigits: "Elírásnak látszik. Ellenőrizze az összes számjegyet"
        // Check each character for a typo
        case .mistypedCharacters: "Elírásnak látszik. Ellenőrizze az összes karaktert"
        // Check for missing digits: this is too short
        case .missingDigits: "Ez túl rövid. Ellenőrizze, nem hiányzik-e belőle számjegy"
        // Check for extra digits: this is too long
        case .extraDigits: "Ez túl hosszú. Ellenőrizze, nincs-e benne fölösleges számjegy"
        // Enter a number that is not all zeros
        case .allZeros: "Olyan számot írjon be, amely nem csupa nullából áll"
        // Use exactly {accepted} digits
        case .exactDigits: "Pontosan ennyi számjegyet írjon be: {accepted}"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Pontosan ennyi számjegyet írjon be: {accepted} (most {length})"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Legalább {minimum} és legfeljebb {maximum} számjegyet írjon be (most {length})"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Pontosan ennyi betűt és számjegyet írjon be: {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Pontosan ennyi betűt és számjegyet írjon be: {accepted} (most {length})"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Kezdje egy IBAN-t használó ország 2 betűjével, például: DE"

        // Enter {minimum} or more
        case .atLeast: "Legalább ennyit írjon be: {minimum}"
        // Enter {maximum} or less
        case .atMost: "Legfeljebb ennyit írjon be: {maximum}"
        // Enter a value between {minimum} and {maximum}
        case .between: "Írjon be egy értéket e két határ között: {minimum} és {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Ennél nagyobb értéket írjon be: {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Ennél kisebb értéket írjon be: {maximum}"
        // Enter {minimum} or later
        case .earliest: "Írja be ezt vagy egy későbbi dátumot: {minimum}"
        // Enter {maximum} or earlier
        case .latest: "Írja be ezt vagy egy korábbi dátumot: {maximum}"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Írjon be egy dátumot e két nap között: {minimum} és {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Ennél későbbi dátumot írjon be: {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Ennél korábbi dátumot írjon be: {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Írja be ezt vagy valami olyat, ami utána következik: „{minimum}”"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Írja be ezt vagy valami olyat, ami előtte áll: „{maximum}”"
        // Enter something that comes after {minimum}
        case .textAfter: "Írjon be valami olyat, ami ez után következik: „{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Írjon be valami olyat, ami ez előtt áll: „{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Kevesebb számjegyet használjon. Ellenőrizze, nincs-e benne fölösleges számjegy"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Csak egy tizedespontot használjon, például: {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Csak egy tizedesvesszőt használjon, például: {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Kezdje számjeggyel, például: {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "A végére számjegyet írjon, például: {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Tizedespontot használjon, ne vesszőt, például: {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Tizedesvesszőt használjon, ne pontot, például: {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Ezreselválasztó nélkül írja a számjegyeket, például: {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "Legfeljebb {maximum} tizedesjegyet használjon"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "Legfeljebb {maximum} számjegyet írjon be"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Törölje a nullákat egy szám elejéről. Írjon például 7-et 07 helyett"

        // This does not match: check for mistakes
        case .mismatch: "Nem egyezik. Ellenőrizze, nincs-e benne hiba"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Másik értéket írjon be. Ez nem használható"
        // Enter one of the accepted values: check for a typo
        case .choice: "Írjon be egy értéket az elfogadott értékek listájából. Ellenőrizze, nincs-e benne elütés"
        // Choose {accepted}
        case .option: "Válasszon ezek közül: {accepted}"
        // Select this
        case .unselected: "Jelölje be ezt"
        // Remove the entry that is in the list twice
        case .repeated: "Törölje a listában kétszer szereplő elemet"
        // Enter the same as in {other}: check both
        case .same: "Írja be ugyanazt, mint ebben a mezőben: „{other}”. Ellenőrizze mindkettőt"
        // Enter a later or larger value than in {other}
        case .after: "Későbbi vagy nagyobb értéket írjon be, mint ebben a mezőben: „{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Töltsön ki legalább egyet ezek közül a mezők közül: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            "Összesen {rejected} elemet kell javítani. Javítsa ki az itt látható hibákat, hogy a többit is lássa"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Először az itt látható hibákat javítsa. További hibák is lehetnek"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Használjon itt elfogadott értéket. Ellenőrizze az írásmódját, a méretét és a formátumát"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Javítsa az adatok szintaxisát. Ellenőrizze az idézőjeleket, a vesszőket és a zárójeleket"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Javítsa a szintaxist itt: {line}. sor, {column}. oszlop. Ellenőrizze az idézőjeleket, a vesszőket és a zárójeleket"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Törölje ezt a kulcsot, vagy javítsa az írásmódját. Itt nem elfogadott"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Törölje a két kulcs egyikét. Ez a kulcs kétszer szerepel"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Mentse az adatokat UTF-8 kódolásban. Más kódolású bájtokat tartalmaznak"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Használjon kevesebb szintet. Túl sok lista és objektum van egymásba ágyazva"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Küldjön kevesebb adatot. A korlát bájtban: {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Ilyen kártyát használjon: {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "A hónap 2 számjegyét, majd az év 2 számjegyét írja be, például: {example}"
        // Use a month from 01 to 12
        case .month: "A hónap 01 és 12 között legyen"
        // Enter this month or a later one: check it or use another card
        case .expired: "Ez a dátum már elmúlt. Ellenőrizze, vagy használjon másik kártyát"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "A mai napnál legfeljebb {maximum} évvel későbbi dátumot írjon be. Ellenőrizze az évet"
        // Use a day from 01 to {maximum} in that month
        case .day: "A nap ebben a hónapban 01 és {maximum} között legyen"
        // Use hours from 00 to 23
        case .hours: "Az óra 00 és 23 között legyen"
        // Use minutes from 00 to 59
        case .minutes: "A perc 00 és 59 között legyen"
        // Use seconds from 00 to 59
        case .seconds: "A másodperc 00 és 59 között legyen"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Írja be így: év-hónap-nap, a hónap és a nap 2 számjegy, például: {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Írjon év-hónap-nap sorrendű dátumot, majd T betűt, majd időpontot, például: {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Írjon be órát, percet, másodpercet és időzónát, például: {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "A végére írjon időzónát: UTC esetén Z betűt, egyébként időeltolódást, például: +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Az UTC-től való eltérés legfeljebb 23:59 lehet, például: +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Töröljön mindent az időpont után, például: Z vagy +01:00"

        // Include a full site name, like example.com
        case .siteName: "Adjon meg teljes domainnevet, például: example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Csak a domainnevet írja be, például: example.com, előtte és utána semmi más ne álljon"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "A domainnévben csak a és z közötti, ékezet nélküli betűket, számjegyeket, kötőjelet és pontot használjon"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Ellenőrizze, nincs-e elírás a domainnévben. Webhelynek nem lehet ilyen neve"
        // End with .com or another site ending, like {example}
        case .siteEnding: "A végén .com vagy más domainvégződés álljon, például: {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "A domainnév pontjai között legfeljebb {maximum} karaktert használjon"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "A domainnévben legfeljebb {maximum} karaktert használjon"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Írjon be egy teljes IPv6-címet [ és ] között, például: [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Adjon meg 4, 0 és 255 közötti számból álló IP-címet (192.0.2.1) vagy domainnevet (example.com)"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Olyan webhelyet használjon, amelyet bárki megnyithat az interneten, például: example.com, ne magánhálózatban lévőt"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Domainnevet használjon, például: example.com, ne IP-címet"
        // Use an address at {accepted}
        case .hostAccepted: "Ezen a helyen lévő címet használjon: {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "A kettőspont után írjon portszámot e két határ között: {minimum} és {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Ezt a portot használja: {accepted}, vagy hagyja el a portszámot"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Törölje a portszámot a domainnév után, például :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Törölje a felhasználónevet vagy a jelszót és a @ jelet"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Minden % után írjon két számjegyet vagy A és F közötti betűt, például: %20. A % jel helyett %25-öt írjon"
        // Use / instead of \
        case .backslash: "A \\ helyett / jelet használjon"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Ehelyett: {character} ezt használja: {accepted}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Minden szóköz helyett ezt használja: %20"
        // Write // after the colon, like {example}
        case .slashesMissing: "A kettőspont után írja ezt: //, például: {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Adja meg a webhely egy oldalát, amely egyetlen / jellel kezdődik, például: /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Írjon be @ jelet is, például: name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "A @ jel elé írjon nevet, például: name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "A @ jel előtt legfeljebb {maximum} karaktert használjon"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Tegyen idézőjelet az elejére és közvetlenül a @ jel elé, vagy hagyja el mindkettőt"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Írja be a @ jel utáni részt is, például: name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "A @ jel előtt csak a és z közötti betűket használjon, ne például ezt: ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "A @ jel után csak a és z közötti betűket használjon, ne például ezt: ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Törölje ezt a @ jel után: {character}"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "A @ jel után pontot használjon, ne vesszőt"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Írjon be 4 számot 0 és 255 között, pontokkal elválasztva, például: {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Írjon be 8 csoportot, mindegyikben 1–4 számjegyet vagy a és f közötti betűt, kettőspontokkal elválasztva, vagy kevesebb csoportot és ::, például: {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Ilyen fajtájú IP-címet használjon: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Írjon be # jelet, majd {accepted} számjegyet vagy a és f közötti betűt, például: {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Írjon be {accepted} számjegyet vagy a és f közötti betűt, ilyen csoportokban: {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Mindenhol ugyanazt az elválasztót használja, például: {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Írjon kötőjeleket a 8, 4, 4, 4 és 12 számjegyből vagy betűből álló csoportok közé, például: {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Ilyen verziójú UUID-t használjon: {accepted}, például: {example}. Ellenőrizze, hogy a megfelelőt másolta-e be"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Írjon be 3 számot, pontokkal elválasztva, például: {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Az 5. és a 6. karakter egy ország 2 nagybetűje legyen, például: DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Az eleje 978 vagy 979 legyen, de ne 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Csak számjegyeket és A és Z közötti betűket használjon, de I, L, O és U betűt ne"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(one: "Legyen benne legalább egy betű", other: "Legyen benne legalább {minimum} betű")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(one: "Legyen benne legalább egy kisbetű", other: "Legyen benne legalább {minimum} kisbetű")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(one: "Legyen benne legalább egy nagybetű", other: "Legyen benne legalább {minimum} nagybetű")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(one: "Legyen benne legalább egy számjegy", other: "Legyen benne legalább {minimum} számjegy")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Legyen benne legalább egy speciális karakter, például ! vagy %",
                other: "Legyen benne legalább {minimum} speciális karakter, például ! vagy %")
        }
    }

    // A name is in the accusative: "az e-mail-címét".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Írja be {name}"
        case .check: "Ellenőrizze {name}"
        case .mistypedDigits, .mistypedCharacters: "Ellenőrizze {name}. Elírásnak látszik"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "csak számjegyeket"
        case .letters: "csak betűket"
        case .lettersAndDigits: "csak betűket és számjegyeket"
        case .wholeNumber: "egész számot"
        case .number: "számot"
        case .hexadecimal: "hexadecimális számot"
        case .email: "e-mail-címet"
        case .phone: "telefonszámot"
        case .webAddress: "webcímet"
        case .siteName: "domainnevet"
        case .ipAddress: "IP-címet"
        case .ipv4: "IPv4-címet"
        case .ipv6: "IPv6-címet"
        case .macAddress: "hardvercímet (MAC)"
        case .port: "portszámot"
        case .date: "dátumot"
        case .time: "24 órás formátumú időpontot kétjegyű órával"
        case .dateAndTime: "dátumot és időpontot"
        case .monthAndYear: "hónapot és évet"
        case .cardNumber: "kártyaszámot"
        case .iban: "IBAN-számot"
        case .bic: "bankkódot (BIC)"
        case .isbn: "ISBN-számot"
        case .barcode: "vonalkódszámot"
        case .color: "színkódot"
        case .uuid: "UUID-t"
        case .ulid: "ULID-t"
        case .version: "verziószámot"
        case .text: "szöveget"
        case .list: "listát"
        case .object: "elnevezett értékeket tartalmazó objektumot"
        case .digit: "számjegyet"
        case .letter: "A és Z vagy a és z közötti betűt"
        case .capitalLetter: "A és Z közötti nagybetűt"
        case .lowercaseLetter: "a és z közötti kisbetűt"
        case .similar: "valami ehhez hasonlót: {example}"
        case .anotherFormat: "más elfogadott formátumú adatot"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Probléma adódott"
        case .errorPrefix: "Hiba:"
        case .unlabeled: "Ez az érték"
        case .otherField: "a másik mező"
        case .securityCode: "Biztonsági kód"
        case .spaces: "a szóközöket"
        case .commas: "a vesszőket"
        case .dots: "a pontokat"
        case .hyphens: "a kötőjeleket"
        case .slashes: "a perjeleket"
        case .apostrophes: "az aposztrófokat"
        case .underscores: "az aláhúzásjeleket"
        case .brackets: "a zárójeleket"
        case .quotationMarks: "az idézőjeleket"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " vagy ")
}
