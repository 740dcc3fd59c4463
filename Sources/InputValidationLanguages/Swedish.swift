// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Swedish.
    public static let swedish = MessageLanguage(Swedish.self)
}

/// Swedish, with the address "du".
///
/// A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
///
/// Reviewed by a native speaker: no.
enum Swedish: LanguageTable {
    static let tag = "sv"
    static let name = "svenska"
    static let quotationMarks = (start: "”", end: "”")
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Det går inte att kontrollera just nu. Försök igen om några minuter"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Det finns ett problem med det här formuläret. Värdet går inte att kontrollera"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Kontrollen pågår fortfarande. Vänta en stund och försök sedan igen"
        // Check this value
        case .check: "Kontrollera det här värdet"

        // Enter a value
        case .empty: "Fyll i det här fältet"
        // Choose a value
        case .noChoice: "Välj ett värde"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Texten är för lång. Ta bort överflödig text eller överflödiga mellanslag"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "Skriv högst {maximum} tecken. Bokstäver som ä och emojier räknas som mer än ett"
        // Make this longer: add some characters
        case .tooBrief: "Texten är för kort. Lägg till några tecken"
        // Use {minimum} characters or more
        case .tooShort: "Skriv minst {minimum} tecken"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Skriv mellan {minimum} och {maximum} tecken"
        // Use {maximum} characters or fewer
        case .tooLong: "Skriv högst {maximum} tecken"
        // Use exactly {minimum} characters
        case .exactLength: "Skriv exakt {minimum} tecken"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Skriv exakt {minimum} tecken, inte {length}"
        // Give {minimum} entries or more
        case .tooFewEntries: .plural(one: "Ange minst {minimum} post", other: "Ange minst {minimum} poster")
        // Give {maximum} entries or fewer
        case .tooManyEntries: .plural(one: "Ange högst {maximum} post", other: "Ange högst {maximum} poster")
        // Give exactly {minimum} entries
        case .exactEntries: .plural(one: "Ange exakt {minimum} post", other: "Ange exakt {minimum} poster")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Ange mellan {minimum} och {maximum} poster"

        // Only use the digits 0 to 9
        case .digitsOnly: "Använd bara siffrorna 0 till 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "Använd bara bokstäverna A till Z eller a till z, utan siffror, mellanslag, å, ä, ö och accenter"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Använd bara bokstäver, utan siffror, mellanslag eller andra tecken"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Använd bara bokstäverna A till Z eller a till z och siffrorna 0 till 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Använd bara bokstäver och siffror, utan mellanslag, bindestreck eller andra tecken"
        // Only use these characters: {accepted}
        case .onlyThese: "Använd bara dessa tecken: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Använd bara siffror, bindestreck och små bokstäver från a till z, utan mellanslag, å, ä, ö och accenter"
        // Use capital letters, like {example}
        case .capitalLetters: "Använd stora bokstäver, till exempel {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Använd små bokstäver i stället för stora"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Använd bara siffror, med högst ett mellanslag eller bindestreck mellan två siffror"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Använd bara siffrorna 0 till 9 och bokstäverna a till f"
        // Remove the spaces and line breaks
        case .spaces: "Ta bort mellanslag och radbrytningar"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Ta bort mellanslag och radbrytningar i början och i slutet"
        // Remove the {characters}
        case .without: "Ta bort {characters}"
        // Remove {character}
        case .disallowedText: "Ta bort {character}"
        // Use {character} only once
        case .once: "Använd {character} bara en gång"
        // Use {character} only at the end
        case .onlyAtEnd: "Använd {character} bara i slutet"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Ta bort ovanliga, förväxlingsbara eller dolda tecken. Radera texten och skriv den på nytt"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Använd vanliga siffror, bokstäver och tecken, till exempel 1 i stället för １ eller ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Använd bara bokstäverna A till Z, siffror och vanliga symboler, utan å, ä, ö, accenter och emojier"
        // Remove {character} and everything after it
        case .nothingAfter: "Ta bort {character} och allt efter det"
        // Do not begin with {character}
        case .notBegin: "Börja inte med {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Ta bort minustecknet: negativa tal kan inte användas"
        // Begin with {accepted}
        case .begins: "Börja med {accepted}"
        // End with {accepted}
        case .ends: "Sluta med {accepted}"
        // Include {accepted}
        case .includes: "Ta med {accepted}"
        // Do not write two dots in a row
        case .dots: "Skriv inte två punkter i rad"
        // Do not begin with a dot
        case .dotAtStart: "Börja inte med en punkt"
        // Do not end with a dot
        case .dotAtEnd: "Sluta inte med en punkt"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Skriv ingen punkt intill @-tecknet"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Börja eller avsluta inte domännamnet med en punkt"
        // Do not write two hyphens in a row
        case .hyphens: "Skriv inte två bindestreck i rad"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Skriv en bokstav eller siffra före och efter varje bindestreck"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Börja eller sluta inte med ett bindestreck"

        // Use an accepted format: check for mistakes
        case .format: "Formatet stämmer inte. Kontrollera om det finns fel"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Använd ett tillåtet format. Kontrollera tecken nummer {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Använd {kinds} som tecken nummer {number}"
        // Begin with {kinds}
        case .characterFirst: "Använd {kinds} som första tecken"
        // Use this format: {example}
        case .looksLike: "Använd det här formatet: {example}"
        // Enter {kind}, like {example}
        case .kind: "Skriv {kind}, till exempel {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Skriv {kind} utan {characters}, till exempel {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Skriv {kind} mellan {minimum} och {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Skriv {kind}, {minimum} eller mer"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Skriv {kind}, {maximum} eller mindre"
        // Enter {kinds}
        case .oneOf: "Skriv {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Skriv något annat än {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Börja med + och landsnumret, följt av enbart siffror, till exempel {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Börja med landsnumret utan + och använd bara siffror, till exempel {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Använd landsnumret, som aldrig börjar med 0, till exempel {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Använd bara siffror i telefonnumret, till exempel {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Det ser ofullständigt ut. Kopiera allt och klistra in det här på nytt"
        // Check each digit for a typo
        case .mistypedDigits: "Det ser felskrivet ut. Kontrollera varje siffra"
        // Check each character for a typo
        case .mistypedCharacters: "Det ser felskrivet ut. Kontrollera varje tecken"
        // Check for missing digits: this is too short
        case .missingDigits: "Det är för kort. Kontrollera om det saknas siffror"
        // Check for extra digits: this is too long
        case .extraDigits: "Det är för långt. Kontrollera om det finns överflödiga siffror"
        // Enter a number that is not all zeros
        case .allZeros: "Skriv ett nummer som inte bara består av nollor"
        // Use exactly {accepted} digits
        case .exactDigits: "Skriv exakt {accepted} siffror"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Skriv exakt {accepted} siffror, inte {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Skriv mellan {minimum} och {maximum} siffror, inte {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Skriv exakt {accepted} bokstäver och siffror"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Skriv exakt {accepted} bokstäver och siffror, inte {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Börja med de 2 bokstäverna för ett land som använder IBAN, till exempel DE"

        // Enter {minimum} or more
        case .atLeast: "Skriv {minimum} eller mer"
        // Enter {maximum} or less
        case .atMost: "Skriv {maximum} eller mindre"
        // Enter a value between {minimum} and {maximum}
        case .between: "Skriv ett värde mellan {minimum} och {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Skriv ett värde över {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Skriv ett värde under {maximum}"
        // Enter {minimum} or later
        case .earliest: "Skriv {minimum} eller ett senare datum"
        // Enter {maximum} or earlier
        case .latest: "Skriv {maximum} eller ett tidigare datum"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Skriv ett datum från och med {minimum} till och med {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Skriv ett datum efter {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Skriv ett datum före {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Skriv ”{minimum}” eller något som kommer efter det"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Skriv ”{maximum}” eller något som kommer före det"
        // Enter something that comes after {minimum}
        case .textAfter: "Skriv något som kommer efter ”{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Skriv något som kommer före ”{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Använd färre siffror. Kontrollera om det finns överflödiga siffror"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Använd bara en decimalpunkt, till exempel {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Använd bara ett decimalkomma, till exempel {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Börja med en siffra, till exempel {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Sluta med en siffra, till exempel {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Använd decimalpunkt, inte komma, till exempel {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Använd decimalkomma, inte punkt, till exempel {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Skriv siffrorna utan tusentalsavgränsare, till exempel {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: .plural(one: "Använd högst {maximum} decimal", other: "Använd högst {maximum} decimaler")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(one: "Skriv högst {maximum} siffra", other: "Skriv högst {maximum} siffror")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Ta bort nollorna i början av ett tal. Skriv till exempel 7 i stället för 07"

        // This does not match: check for mistakes
        case .mismatch: "Det stämmer inte överens. Kontrollera om det finns fel"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Skriv ett annat värde. Det här går inte att använda"
        // Enter one of the accepted values: check for a typo
        case .choice: "Skriv ett värde från listan över godkända värden. Kontrollera om något är felskrivet"
        // Choose {accepted}
        case .option: "Välj ett av dessa alternativ: {accepted}"
        // Select this
        case .unselected: "Markera det här"
        // Remove the entry that is in the list twice
        case .repeated: "Ta bort posten som finns två gånger i listan"
        // Enter the same as in {other}: check both
        case .same: "Skriv samma sak som i ”{other}”. Kontrollera båda"
        // Enter a later or larger value than in {other}
        case .after: "Skriv ett senare eller större värde än i ”{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Fyll i minst ett av dessa fält: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "Totalt behöver {rejected} post rättas. Rätta det som visas här för att se resten",
                other: "Totalt behöver {rejected} poster rättas. Rätta det som visas här för att se resten")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Rätta först det som visas här. Det kan finnas fler fel"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Använd ett värde som accepteras här. Kontrollera stavning, storlek och format"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Rätta syntaxen i dessa data. Kontrollera citattecken, komman och parenteser"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Rätta syntaxen på rad {line}, kolumn {column}. Kontrollera citattecken, komman och parenteser"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Ta bort den här nyckeln eller rätta stavningen. Den accepteras inte här"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Ta bort en av de två nycklarna. Den här nyckeln finns två gånger"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Spara dessa data i UTF-8. De innehåller byte i en annan kodning"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Använd färre nivåer. För många listor och objekt ligger inuti varandra"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Skicka mindre data. Gränsen i byte är {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Använd ett kort från {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Skriv 2 siffror för månaden och sedan 2 siffror för året, till exempel {example}"
        // Use a month from 01 to 12
        case .month: "Använd en månad från 01 till 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Datumet har passerat. Kontrollera det eller använd ett annat kort"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Skriv ett datum som ligger högst {maximum} år framåt i tiden. Kontrollera året"
        // Use a day from 01 to {maximum} in that month
        case .day: "Använd en dag från 01 till {maximum} i den månaden"
        // Use hours from 00 to 23
        case .hours: "Använd timmar från 00 till 23"
        // Use minutes from 00 to 59
        case .minutes: "Använd minuter från 00 till 59"
        // Use seconds from 00 to 59
        case .seconds: "Använd sekunder från 00 till 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Skriv år-månad-dag med 2 siffror för månad och dag, till exempel {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Skriv år-månad-dag, sedan T och sedan klockslaget, till exempel {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Skriv timmar, minuter, sekunder och en tidszon, till exempel {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Sluta med en tidszon: Z för UTC eller en tidsskillnad som +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Använd en tidsskillnad från UTC på högst 23:59, till exempel +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Ta bort allt efter klockslaget, till exempel Z eller +01:00"

        // Include a full site name, like example.com
        case .siteName: "Ange ett fullständigt domännamn, till exempel example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Skriv bara domännamnet, till exempel example.com, utan något före eller efter"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Använd bara bokstäverna a till z (inte å, ä, ö eller accenter), siffror, bindestreck och punkter i domännamnet"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Kontrollera om domännamnet är felskrivet. Ingen webbplats kan heta så"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Avsluta med .com eller en annan domänändelse, till exempel {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Använd högst {maximum} tecken mellan punkterna i domännamnet"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Använd högst {maximum} tecken i domännamnet"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Skriv en fullständig IPv6-adress mellan [ och ], till exempel [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Ange en IP-adress med 4 tal från 0 till 255, som 192.0.2.1, eller ett domännamn som example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Använd en webbplats som alla på internet kan öppna, som example.com, inte en i ett privat nätverk"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Använd ett domännamn som example.com, inte en IP-adress"
        // Use an address at {accepted}
        case .hostAccepted: "Använd en adress hos {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Skriv ett portnummer mellan {minimum} och {maximum} efter kolonet"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Använd port {accepted}, eller utelämna portnumret"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Ta bort portnumret efter domännamnet, till exempel :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Ta bort användarnamnet eller lösenordet och @-tecknet"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Skriv två siffror eller bokstäver från A till F efter varje %, till exempel %20. Skriv %25 för ett procenttecken"
        // Use / instead of \
        case .backslash: "Använd / i stället för \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Använd {accepted} i stället för {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Använd %20 i stället för varje mellanslag"
        // Write // after the colon, like {example}
        case .slashesMissing: "Skriv // efter kolonet, till exempel {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Ange en sida på den här webbplatsen som börjar med ett enda /, till exempel /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Ta med ett @-tecken, till exempel name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Skriv ett namn före @-tecknet, till exempel name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "Skriv högst {maximum} tecken före @-tecknet"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Skriv ett citattecken i början och precis före @-tecknet, eller inga alls"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Skriv delen efter @-tecknet, till exempel name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Använd inga andra bokstäver än a till z före @-tecknet, alltså till exempel inte ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Använd inte andra bokstäver än a till z efter @-tecknet, alltså till exempel inte ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Ta bort {character} efter @-tecknet"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Använd punkt och inte komma efter @-tecknet"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Skriv 4 tal från 0 till 255 med punkter emellan, till exempel {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Skriv 8 grupper med 1 till 4 siffror eller bokstäver från a till f med kolon emellan, eller färre grupper med ::, till exempel {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Använd en IP-adress av något av dessa slag: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Skriv ett # och sedan {accepted} siffror eller bokstäver från a till f, till exempel {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Skriv {accepted} siffror eller bokstäver från a till f, grupperade som i {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Använd samma skiljetecken överallt, till exempel {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Skriv bindestreck mellan grupper om 8, 4, 4, 4 och 12 siffror eller bokstäver, till exempel {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Använd en UUID av version {accepted}, till exempel {example}. Kontrollera att du kopierade rätt"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Skriv 3 tal med punkter emellan, till exempel {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Använd de 2 stora bokstäverna för ett land, till exempel DE, som 5:e och 6:e tecken"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Börja med 978 eller 979, men inte med 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Använd bara siffror och bokstäverna A till Z, men inte I, L, O och U"

        // Include {minimum} letters or more
        case .passwordLetters: .plural(one: "Ta med minst en bokstav", other: "Ta med minst {minimum} bokstäver")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(one: "Ta med minst en liten bokstav", other: "Ta med minst {minimum} små bokstäver")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(one: "Ta med minst en stor bokstav", other: "Ta med minst {minimum} stora bokstäver")
        // Include {minimum} digits or more
        case .passwordDigits: .plural(one: "Ta med minst en siffra", other: "Ta med minst {minimum} siffror")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Ta med minst ett specialtecken, till exempel ! eller %",
                other: "Ta med minst {minimum} specialtecken, till exempel ! eller %")
        }
    }

    // A name has its possessive or the definite form: "din e-postadress".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Skriv {name}"
        case .check: "Kontrollera {name}"
        case .choice: "Välj {name} i listan"
        case .mistypedDigits, .mistypedCharacters: "Kontrollera {name}. Det ser felskrivet ut"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "bara siffror"
        case .letters: "bara bokstäver"
        case .lettersAndDigits: "bara bokstäver och siffror"
        case .wholeNumber: "ett heltal"
        case .number: "ett tal"
        case .hexadecimal: "ett hexadecimalt tal"
        case .email: "en e-postadress"
        case .phone: "ett telefonnummer"
        case .webAddress: "en webbadress"
        case .siteName: "ett domännamn"
        case .ipAddress: "en IP-adress"
        case .ipv4: "en IPv4-adress"
        case .ipv6: "en IPv6-adress"
        case .macAddress: "en hårdvaruadress (MAC)"
        case .port: "ett portnummer"
        case .date: "ett datum"
        case .time: "ett klockslag i 24-timmarsformat med två siffror för timmen"
        case .dateAndTime: "ett datum och ett klockslag"
        case .monthAndYear: "månad och år"
        case .cardNumber: "ett kortnummer"
        case .iban: "ett IBAN-nummer"
        case .bic: "en bankkod (BIC)"
        case .isbn: "ett ISBN"
        case .barcode: "ett streckkodsnummer"
        case .color: "en färgkod"
        case .uuid: "ett UUID"
        case .ulid: "ett ULID"
        case .version: "ett versionsnummer"
        case .text: "en text"
        case .list: "en lista"
        case .object: "ett objekt med namngivna värden"
        case .digit: "en siffra"
        case .letter: "en bokstav från A till Z eller a till z"
        case .capitalLetter: "en stor bokstav från A till Z"
        case .lowercaseLetter: "en liten bokstav från a till z"
        case .similar: "något i stil med {example}"
        case .anotherFormat: "något i ett annat godkänt format"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Det finns ett problem"
        case .errorPrefix: "Fel:"
        case .unlabeled: "Det här värdet"
        case .otherField: "det andra fältet"
        case .securityCode: "Säkerhetskod"
        case .spaces: "mellanslag"
        case .commas: "komman"
        case .dots: "punkter"
        case .hyphens: "bindestreck"
        case .slashes: "snedstreck"
        case .apostrophes: "apostrofer"
        case .underscores: "understreck"
        case .brackets: "parenteser"
        case .quotationMarks: "citattecken"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: "\u{00A0}")

    static let listSeparators = ListSeparators(middle: ", ", pair: " eller ")
}
