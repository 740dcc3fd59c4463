// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// German.
    public static let german = MessageLanguage(German.self)
}

/// German, with the polite address "Sie".
///
/// The label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
///
/// Reviewed by a native speaker: no.
enum German: LanguageTable {
    static let tag = "de"
    static let name = "Deutsch"
    static let quotationMarks = (start: "„", end: "“")

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Das lässt sich im Moment nicht prüfen. Versuchen Sie es in ein paar Minuten noch einmal"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "In diesem Formular gibt es ein Problem. Diese Angabe lässt sich nicht prüfen"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Das wird noch geprüft. Warten Sie einen Moment, und versuchen Sie es dann noch einmal"
        // Check this value
        case .check: "Prüfen Sie diese Angabe"

        // Enter a value
        case .empty: "Füllen Sie dieses Feld aus"
        // Choose a value
        case .noChoice: "Wählen Sie einen Wert aus"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Die Eingabe ist zu lang. Entfernen Sie überflüssigen Text oder überflüssige Leerzeichen"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "Geben Sie höchstens {maximum} Zeichen ein. Buchstaben wie ä und Emojis zählen mehrfach"
        // Make this longer: add some characters
        case .tooBrief: "Die Eingabe ist zu kurz. Ergänzen Sie einige Zeichen"
        // Use {minimum} characters or more
        case .tooShort: "Geben Sie mindestens {minimum} Zeichen ein"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Geben Sie {minimum} bis {maximum} Zeichen ein"
        // Use {maximum} characters or fewer
        case .tooLong: "Geben Sie höchstens {maximum} Zeichen ein"
        // Use exactly {minimum} characters
        case .exactLength: "Geben Sie genau {minimum} Zeichen ein"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Geben Sie genau {minimum} Zeichen ein, nicht {length}"
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                one: "Geben Sie mindestens {minimum} Eintrag an",
                other: "Geben Sie mindestens {minimum} Einträge an")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                one: "Geben Sie höchstens {maximum} Eintrag an",
                other: "Geben Sie höchstens {maximum} Einträge an")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                one: "Geben Sie genau {minimum} Eintrag an",
                other: "Geben Sie genau {minimum} Einträge an")
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Geben Sie {minimum} bis {maximum} Einträge an"

        // Only use the digits 0 to 9
        case .digitsOnly: "Verwenden Sie nur die Ziffern 0 bis 9"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "Verwenden Sie nur die Buchstaben A bis Z oder a bis z, ohne Ziffern, Leerzeichen, Umlaute und Akzente"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Verwenden Sie nur Buchstaben, ohne Ziffern, Leerzeichen und andere Zeichen"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Verwenden Sie nur die Buchstaben A bis Z oder a bis z und die Ziffern 0 bis 9"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits:
            "Verwenden Sie nur Buchstaben und Ziffern, ohne Leerzeichen, Bindestriche und andere Zeichen"
        // Only use these characters: {accepted}
        case .onlyThese: "Verwenden Sie nur diese Zeichen: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Verwenden Sie nur Ziffern, Bindestriche und Kleinbuchstaben von a bis z, ohne Leerzeichen, Umlaute und Akzente"
        // Use capital letters, like {example}
        case .capitalLetters: "Verwenden Sie Großbuchstaben, zum Beispiel {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Verwenden Sie Kleinbuchstaben statt Großbuchstaben"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Verwenden Sie nur Ziffern, dazwischen höchstens je ein Leerzeichen oder einen Bindestrich"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Verwenden Sie nur die Ziffern 0 bis 9 und die Buchstaben a bis f"
        // Remove the spaces and line breaks
        case .spaces: "Entfernen Sie die Leerzeichen und Zeilenumbrüche"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Entfernen Sie Leerzeichen und Zeilenumbrüche am Anfang und am Ende"
        // Remove the {characters}
        case .without: "Entfernen Sie die {characters}"
        // Remove {character}
        case .disallowedText: "Entfernen Sie {character}"
        // Use {character} only once
        case .once: "Verwenden Sie {character} nur einmal"
        // Use {character} only at the end
        case .onlyAtEnd: "Verwenden Sie {character} nur am Ende"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Entfernen Sie ungewöhnliche, verwechselbare oder unsichtbare Zeichen. Löschen Sie dazu den Text, und tippen Sie ihn neu ein"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Verwenden Sie gewöhnliche Ziffern, Buchstaben und Zeichen, zum Beispiel 1 statt １ oder ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Verwenden Sie nur die Buchstaben A bis Z, Ziffern und übliche Zeichen, ohne Umlaute, Akzente und Emojis"
        // Remove {character} and everything after it
        case .nothingAfter: "Entfernen Sie {character} und alles danach"
        // Do not begin with {character}
        case .notBegin: "Beginnen Sie nicht mit {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Entfernen Sie das Minuszeichen. Negative Zahlen sind hier nicht zulässig"
        // Begin with {accepted}
        case .begins: "Beginnen Sie mit {accepted}"
        // End with {accepted}
        case .ends: "Die Eingabe muss mit {accepted} enden"
        // Include {accepted}
        case .includes: "Die Eingabe muss {accepted} enthalten"
        // Do not write two dots in a row
        case .dots: "Schreiben Sie keine zwei Punkte hintereinander"
        // Do not begin with a dot
        case .dotAtStart: "Beginnen Sie nicht mit einem Punkt"
        // Do not end with a dot
        case .dotAtEnd: "Am Ende darf kein Punkt stehen"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Schreiben Sie keinen Punkt direkt neben das @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Beginnen und beenden Sie den Domainnamen nicht mit einem Punkt"
        // Do not write two hyphens in a row
        case .hyphens: "Schreiben Sie keine zwei Bindestriche hintereinander"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Schreiben Sie vor und nach jedem Bindestrich einen Buchstaben oder eine Ziffer"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Schreiben Sie keinen Bindestrich an den Anfang oder das Ende"

        // Use an accepted format: check for mistakes
        case .format: "Das Format passt nicht. Prüfen Sie die Eingabe auf Fehler"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Verwenden Sie ein zulässiges Format. Prüfen Sie das Zeichen Nummer {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Verwenden Sie {kinds} als Zeichen Nummer {number}"
        // Begin with {kinds}
        case .characterFirst: "Verwenden Sie {kinds} als erstes Zeichen"
        // Use this format: {example}
        case .looksLike: "Verwenden Sie dieses Format: {example}"
        // Enter {kind}, like {example}
        case .kind: "Geben Sie {kind} ein, zum Beispiel {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Geben Sie {kind} ein, ohne {characters}, zum Beispiel {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Geben Sie {kind} von {minimum} bis {maximum} ein"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Geben Sie {kind} ein, mindestens {minimum}"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Geben Sie {kind} ein, höchstens {maximum}"
        // Enter {kinds}
        case .oneOf: "Geben Sie {kinds} ein"
        // Enter something other than {kinds}
        case .notKind: "Geben Sie etwas anderes als {kinds} ein"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber:
            "Beginnen Sie mit + und der Landesvorwahl, und schreiben Sie danach nur Ziffern, zum Beispiel {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Beginnen Sie mit der Landesvorwahl ohne +, und verwenden Sie nur Ziffern, zum Beispiel {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Verwenden Sie die Landesvorwahl, die nie mit 0 beginnt, zum Beispiel {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Verwenden Sie in der Telefonnummer nur Ziffern, zum Beispiel {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Das sieht unvollständig aus. Kopieren Sie alles, und fügen Sie es hier noch einmal ein"
        // Check each digit for a typo
        case .mistypedDigits: "Das sieht nach einem Tippfehler aus. Prüfen Sie jede Ziffer"
        // Check each character for a typo
        case .mistypedCharacters: "Das sieht nach einem Tippfehler aus. Prüfen Sie jedes Zeichen"
        // Check for missing digits: this is too short
        case .missingDigits: "Das ist zu kurz. Prüfen Sie, ob Ziffern fehlen"
        // Check for extra digits: this is too long
        case .extraDigits: "Das ist zu lang. Prüfen Sie, ob überzählige Ziffern dabei sind"
        // Enter a number that is not all zeros
        case .allZeros: "Geben Sie eine Nummer ein, die nicht nur aus Nullen besteht"
        // Use exactly {accepted} digits
        case .exactDigits: "Geben Sie genau {accepted} Ziffern ein"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Geben Sie genau {accepted} Ziffern ein, nicht {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Geben Sie {minimum} bis {maximum} Ziffern ein, nicht {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Geben Sie genau {accepted} Buchstaben und Ziffern ein"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Geben Sie genau {accepted} Buchstaben und Ziffern ein, nicht {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Beginnen Sie mit den 2 Buchstaben eines Landes, das IBANs verwendet, zum Beispiel DE"

        // Enter {minimum} or more
        case .atLeast: "Geben Sie {minimum} oder mehr ein"
        // Enter {maximum} or less
        case .atMost: "Geben Sie {maximum} oder weniger ein"
        // Enter a value between {minimum} and {maximum}
        case .between: "Geben Sie einen Wert von {minimum} bis {maximum} ein"
        // Enter more than {minimum}
        case .moreThan: "Geben Sie einen Wert über {minimum} ein"
        // Enter less than {maximum}
        case .lessThan: "Geben Sie einen Wert unter {maximum} ein"
        // Enter {minimum} or later
        case .earliest: "Geben Sie den {minimum} oder ein späteres Datum ein"
        // Enter {maximum} or earlier
        case .latest: "Geben Sie den {maximum} oder ein früheres Datum ein"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Geben Sie ein Datum vom {minimum} bis zum {maximum} ein"
        // Enter a date after {minimum}
        case .laterThan: "Geben Sie ein Datum nach dem {minimum} ein"
        // Enter a date before {maximum}
        case .earlierThan: "Geben Sie ein Datum vor dem {maximum} ein"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Geben Sie „{minimum}“ oder etwas ein, das danach kommt"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Geben Sie „{maximum}“ oder etwas ein, das davor kommt"
        // Enter something that comes after {minimum}
        case .textAfter: "Geben Sie etwas ein, das nach „{minimum}“ kommt"
        // Enter something that comes before {maximum}
        case .textBefore: "Geben Sie etwas ein, das vor „{maximum}“ kommt"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Verwenden Sie weniger Ziffern. Prüfen Sie, ob überzählige Ziffern dabei sind"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Verwenden Sie nur einen Dezimalpunkt, zum Beispiel {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Verwenden Sie nur ein Dezimalkomma, zum Beispiel {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Beginnen Sie mit einer Ziffer, zum Beispiel {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Hören Sie mit einer Ziffer auf, zum Beispiel {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Verwenden Sie einen Dezimalpunkt, kein Komma, zum Beispiel {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Verwenden Sie ein Dezimalkomma, keinen Punkt, zum Beispiel {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Schreiben Sie die Ziffern ohne Tausendertrennzeichen, zum Beispiel {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                one: "Verwenden Sie höchstens {maximum} Nachkommastelle",
                other: "Verwenden Sie höchstens {maximum} Nachkommastellen")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                one: "Geben Sie höchstens {maximum} Ziffer ein",
                other: "Geben Sie höchstens {maximum} Ziffern ein")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Entfernen Sie die Nullen am Anfang einer Zahl. Schreiben Sie zum Beispiel 7 statt 07"

        // This does not match: check for mistakes
        case .mismatch: "Das stimmt nicht überein. Prüfen Sie die Eingabe auf Fehler"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Geben Sie einen anderen Wert ein. Dieser lässt sich nicht verwenden"
        // Enter one of the accepted values: check for a typo
        case .choice:
            "Geben Sie einen Wert aus der Liste der zulässigen Werte ein. Prüfen Sie die Eingabe auf Tippfehler"
        // Choose {accepted}
        case .option: "Wählen Sie eine dieser Möglichkeiten: {accepted}"
        // Select this
        case .unselected: "Wählen Sie diese Option aus"
        // Remove the entry that is in the list twice
        case .repeated: "Entfernen Sie den Eintrag, der in der Liste doppelt vorkommt"
        // Enter the same as in {other}: check both
        case .same: "Geben Sie dasselbe ein wie bei „{other}“. Prüfen Sie beide Angaben"
        // Enter a later or larger value than in {other}
        case .after: "Geben Sie einen späteren oder größeren Wert ein als bei „{other}“"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Füllen Sie mindestens eines dieser Felder aus: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                one: "Korrigieren Sie insgesamt {rejected} Eintrag. Nach den gezeigten Fehlern erscheinen die übrigen",
                other: "Korrigieren Sie insgesamt {rejected} Einträge. Nach den gezeigten erscheinen die übrigen")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Korrigieren Sie zuerst, was hier gezeigt wird. Es kann weitere Fehler geben"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Verwenden Sie einen Wert, der hier zulässig ist. Prüfen Sie Schreibweise, Größe und Format"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Korrigieren Sie die Syntax dieser Daten. Prüfen Sie Anführungszeichen, Kommas und Klammern"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Korrigieren Sie die Syntax in Zeile {line}, Spalte {column}. Prüfen Sie Anführungszeichen, Kommas und Klammern"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Entfernen Sie diesen Schlüssel, oder korrigieren Sie ihn. Er ist hier nicht zulässig"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Entfernen Sie einen der beiden Schlüssel. Dieser Schlüssel ist doppelt vorhanden"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Speichern Sie diese Daten in UTF-8. Sie enthalten Bytes einer anderen Kodierung"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Verwenden Sie weniger Ebenen. Zu viele Listen und Objekte sind ineinander verschachtelt"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Senden Sie weniger Daten. Die Grenze in Byte ist {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Verwenden Sie eine Karte von {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear:
            "Geben Sie 2 Ziffern für den Monat und dann 2 Ziffern für das Jahr ein, zum Beispiel {example}"
        // Use a month from 01 to 12
        case .month: "Geben Sie einen Monat von 01 bis 12 ein"
        // Enter this month or a later one: check it or use another card
        case .expired: "Dieses Datum liegt in der Vergangenheit. Prüfen Sie es, oder verwenden Sie eine andere Karte"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead:
            .plural(
                one: "Das Datum darf höchstens {maximum} Jahr in der Zukunft liegen. Prüfen Sie das Jahr",
                other: "Das Datum darf höchstens {maximum} Jahre in der Zukunft liegen. Prüfen Sie das Jahr")
        // Use a day from 01 to {maximum} in that month
        case .day: "Geben Sie für diesen Monat einen Tag von 01 bis {maximum} ein"
        // Use hours from 00 to 23
        case .hours: "Geben Sie Stunden von 00 bis 23 ein"
        // Use minutes from 00 to 59
        case .minutes: "Geben Sie Minuten von 00 bis 59 ein"
        // Use seconds from 00 to 59
        case .seconds: "Geben Sie Sekunden von 00 bis 59 ein"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Geben Sie Jahr-Monat-Tag ein, mit 2 Ziffern für Monat und Tag, zum Beispiel {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Schreiben Sie Jahr-Monat-Tag, dann ein T und dann die Uhrzeit, zum Beispiel {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Geben Sie Stunden, Minuten, Sekunden und eine Zeitzone ein, zum Beispiel {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Ergänzen Sie am Ende eine Zeitzone: Z für UTC oder eine Zeitverschiebung wie +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Verwenden Sie eine Verschiebung gegenüber UTC von höchstens 23:59, zum Beispiel +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Entfernen Sie alles nach der Uhrzeit, zum Beispiel Z oder +01:00"

        // Include a full site name, like example.com
        case .siteName: "Geben Sie einen vollständigen Domainnamen an, zum Beispiel example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly:
            "Geben Sie nur den Domainnamen ein, zum Beispiel example.com, ohne etwas davor oder danach"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Verwenden Sie im Domainnamen nur die Buchstaben a bis z, Ziffern, Bindestriche und Punkte, keine Umlaute oder Akzente"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Prüfen Sie den Domainnamen auf Tippfehler. So kann keine Website heißen"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Am Ende muss .com oder eine andere Domainendung stehen, zum Beispiel {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Verwenden Sie zwischen den Punkten des Domainnamens höchstens {maximum} Zeichen"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Verwenden Sie im Domainnamen höchstens {maximum} Zeichen"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Schreiben Sie eine vollständige IPv6-Adresse zwischen [ und ], zum Beispiel [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Geben Sie eine IP-Adresse aus 4 Zahlen von 0 bis 255 wie 192.0.2.1 oder einen Domainnamen wie example.com an"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Verwenden Sie eine Website, die im Internet jeder öffnen kann, wie example.com, keine in einem privaten Netzwerk"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Verwenden Sie einen Domainnamen wie example.com, keine IP-Adresse"
        // Use an address at {accepted}
        case .hostAccepted: "Verwenden Sie eine Adresse bei {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Schreiben Sie nach dem Doppelpunkt eine Portnummer von {minimum} bis {maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Verwenden Sie Port {accepted}, oder lassen Sie die Portnummer weg"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Entfernen Sie die Portnummer nach dem Domainnamen, zum Beispiel :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Entfernen Sie den Benutzernamen oder das Passwort und das @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Schreiben Sie nach jedem % zwei Ziffern oder Buchstaben von A bis F wie in %20. Schreiben Sie für ein Prozentzeichen %25"
        // Use / instead of \
        case .backslash: "Verwenden Sie / anstelle von \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Verwenden Sie {accepted} anstelle von {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Verwenden Sie %20 anstelle von jedem Leerzeichen"
        // Write // after the colon, like {example}
        case .slashesMissing: "Schreiben Sie // nach dem Doppelpunkt, zum Beispiel {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash:
            "Geben Sie eine Seite dieser Website an, die mit einem einzigen / beginnt, zum Beispiel /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Ergänzen Sie das @, zum Beispiel name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Schreiben Sie vor das @ einen Namen, zum Beispiel name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "Geben Sie vor dem @ höchstens {maximum} Zeichen ein"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes:
            "Setzen Sie ein Anführungszeichen an den Anfang und eines direkt vor das @, oder lassen Sie beide weg"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Ergänzen Sie den Teil nach dem @, zum Beispiel name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters:
            "Verwenden Sie vor dem @ keine anderen Buchstaben als a bis z, also zum Beispiel kein ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters:
            "Verwenden Sie nach dem @ keine anderen Buchstaben als a bis z, also zum Beispiel kein ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Entfernen Sie {character} nach dem @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Verwenden Sie nach dem @ einen Punkt, kein Komma"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Geben Sie 4 Zahlen von 0 bis 255 mit Punkten dazwischen ein, zum Beispiel {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Geben Sie 8 Gruppen von 1 bis 4 Ziffern oder Buchstaben von a bis f mit Doppelpunkten dazwischen ein, oder weniger Gruppen mit ::, zum Beispiel {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Verwenden Sie eine IP-Adresse von einer dieser Arten: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Geben Sie ein # und danach {accepted} Ziffern oder Buchstaben von a bis f ein, zum Beispiel {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Geben Sie {accepted} Ziffern oder Buchstaben von a bis f ein, gruppiert wie in {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Verwenden Sie überall dasselbe Trennzeichen, zum Beispiel {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Schreiben Sie Bindestriche zwischen Gruppen von 8, 4, 4, 4 und 12 Ziffern oder Buchstaben, zum Beispiel {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Verwenden Sie eine UUID der Version {accepted}, wie {example}. Prüfen Sie, ob Sie die richtige kopiert haben"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Geben Sie 3 Zahlen mit Punkten dazwischen ein, zum Beispiel {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Verwenden Sie als 5. und 6. Zeichen die 2 Großbuchstaben eines Landes, zum Beispiel DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Beginnen Sie mit 978 oder 979, aber nicht mit 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Verwenden Sie nur Ziffern und die Buchstaben A bis Z, aber nicht I, L, O und U"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                one: "Verwenden Sie mindestens einen Buchstaben",
                other: "Verwenden Sie mindestens {minimum} Buchstaben")
        // Include {minimum} lowercase letters or more
        case .passwordLowercase:
            .plural(
                one: "Verwenden Sie mindestens einen Kleinbuchstaben",
                other: "Verwenden Sie mindestens {minimum} Kleinbuchstaben")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                one: "Verwenden Sie mindestens einen Großbuchstaben",
                other: "Verwenden Sie mindestens {minimum} Großbuchstaben")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                one: "Verwenden Sie mindestens eine Ziffer", other: "Verwenden Sie mindestens {minimum} Ziffern")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                one: "Verwenden Sie mindestens ein Sonderzeichen, zum Beispiel ! oder %",
                other: "Verwenden Sie mindestens {minimum} Sonderzeichen, zum Beispiel ! oder %")
        }
    }

    // A name is in the accusative: "Ihre E-Mail-Adresse".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Geben Sie {name} ein"
        case .check: "Prüfen Sie {name}"
        case .mistypedDigits, .mistypedCharacters: "Prüfen Sie {name} auf Tippfehler"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "nur Ziffern"
        case .letters: "nur Buchstaben"
        case .lettersAndDigits: "nur Buchstaben und Ziffern"
        case .wholeNumber: "eine ganze Zahl"
        case .number: "eine Zahl"
        case .hexadecimal: "eine Hexadezimalzahl"
        case .email: "eine E-Mail-Adresse"
        case .phone: "eine Telefonnummer"
        case .webAddress: "eine Webadresse"
        case .siteName: "einen Domainnamen"
        case .ipAddress: "eine IP-Adresse"
        case .ipv4: "eine IPv4-Adresse"
        case .ipv6: "eine IPv6-Adresse"
        case .macAddress: "eine Hardware-Adresse (MAC)"
        case .port: "eine Portnummer"
        case .date: "ein Datum"
        case .time: "eine Uhrzeit im 24-Stunden-Format mit zwei Ziffern für die Stunde"
        case .dateAndTime: "ein Datum mit Uhrzeit"
        case .monthAndYear: "Monat und Jahr"
        case .cardNumber: "eine Kartennummer"
        case .iban: "eine IBAN"
        case .bic: "einen BIC"
        case .isbn: "eine ISBN"
        case .barcode: "eine Strichcode-Nummer"
        case .color: "einen Farbcode"
        case .uuid: "eine UUID"
        case .ulid: "eine ULID"
        case .version: "eine Versionsnummer"
        case .text: "einen Text"
        case .list: "eine Liste"
        case .object: "ein Objekt mit benannten Werten"
        case .digit: "eine Ziffer"
        case .letter: "einen Buchstaben von A bis Z oder a bis z"
        case .capitalLetter: "einen Großbuchstaben von A bis Z"
        case .lowercaseLetter: "einen Kleinbuchstaben von a bis z"
        case .similar: "etwas wie {example}"
        case .anotherFormat: "etwas in einem anderen zulässigen Format"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Es gibt ein Problem"
        case .errorPrefix: "Fehler:"
        case .unlabeled: "Eingabe"
        case .otherField: "das andere Feld"
        case .securityCode: "Prüfnummer"
        case .spaces: "Leerzeichen"
        case .commas: "Kommas"
        case .dots: "Punkte"
        case .hyphens: "Bindestriche"
        case .slashes: "Schrägstriche"
        case .apostrophes: "Apostrophe"
        case .underscores: "Unterstriche"
        case .brackets: "Klammern"
        case .quotationMarks: "Anführungszeichen"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " oder ")
}
