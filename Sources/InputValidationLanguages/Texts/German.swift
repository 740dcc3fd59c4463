// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let germanTexts = TextTable(
#"""
# Deutsch
# German, with the polite address "Sie".
#
# The label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Das lässt sich im Moment nicht prüfen. Versuchen Sie es in ein paar Minuten noch einmal
programMistake	In diesem Formular gibt es ein Problem. Diese Angabe lässt sich nicht prüfen
pending	Das wird noch geprüft. Warten Sie einen Moment, und versuchen Sie es dann noch einmal
check	Prüfen Sie diese Angabe
empty	Füllen Sie dieses Feld aus
missing	Ergänzen Sie diesen Wert. Er fehlt
noChoice	Wählen Sie einen Wert aus
tooLarge	Die Eingabe ist zu lang. Entfernen Sie überflüssigen Text oder überflüssige Leerzeichen
tooManyBytes	Geben Sie höchstens {maximum} Zeichen ein. Buchstaben wie ä und Emojis zählen mehrfach
tooBrief	Die Eingabe ist zu kurz. Ergänzen Sie einige Zeichen
tooShort	Geben Sie mindestens {minimum} Zeichen ein
lengthBetween	Geben Sie {minimum} bis {maximum} Zeichen ein
tooLong	Geben Sie höchstens {maximum} Zeichen ein
exactLength	Geben Sie genau {minimum} Zeichen ein
exactLengthNot	Geben Sie genau {minimum} Zeichen ein, nicht {length}
tooFewEntries[one]	Geben Sie mindestens {minimum} Eintrag an
tooFewEntries[other]	Geben Sie mindestens {minimum} Einträge an
tooManyEntries[one]	Geben Sie höchstens {maximum} Eintrag an
tooManyEntries[other]	Geben Sie höchstens {maximum} Einträge an
exactEntries[one]	Geben Sie genau {minimum} Eintrag an
exactEntries[other]	Geben Sie genau {minimum} Einträge an
entriesBetween	Geben Sie {minimum} bis {maximum} Einträge an
digitsOnly	Verwenden Sie nur die Ziffern 0 bis 9
lettersOnly	Verwenden Sie nur die Buchstaben A bis Z oder a bis z, ohne Ziffern, Leerzeichen, Umlaute und Akzente
anyLettersOnly	Verwenden Sie nur Buchstaben, ohne Ziffern, Leerzeichen und andere Zeichen
oneAlphabet	Verwenden Sie nur Buchstaben eines Alphabets, zum Beispiel nur lateinische oder nur griechische
lettersAndDigits	Verwenden Sie nur die Buchstaben A bis Z oder a bis z und die Ziffern 0 bis 9
anyLettersAndDigits	Verwenden Sie nur Buchstaben und Ziffern, ohne Leerzeichen, Bindestriche und andere Zeichen
onlyThese	Verwenden Sie nur diese Zeichen: {accepted}
slugCharacters	Verwenden Sie nur Ziffern, Bindestriche und Kleinbuchstaben von a bis z, ohne Leerzeichen, Umlaute und Akzente
capitalLetters	Verwenden Sie Großbuchstaben, zum Beispiel {example}
lowercaseLetters	Verwenden Sie Kleinbuchstaben statt Großbuchstaben
digitsGrouped	Verwenden Sie nur Ziffern, dazwischen höchstens je ein Leerzeichen oder einen Bindestrich
hexDigits	Verwenden Sie nur die Ziffern 0 bis 9 und die Buchstaben a bis f
digitsNotLetters	Verwenden Sie die Ziffern 0 und 1, nicht die Buchstaben O und I
lettersNotDigits	Verwenden Sie die Buchstaben O und I, nicht die Ziffern 0 und 1
spaces	Entfernen Sie die Leerzeichen und Zeilenumbrüche
outerSpaces	Entfernen Sie Leerzeichen und Zeilenumbrüche am Anfang und am Ende
without	Entfernen Sie die {characters}
replacement	Ersetzen Sie die {characters} durch {accepted}, zum Beispiel {example}
disallowedText	Entfernen Sie {character}
once	Verwenden Sie {character} nur einmal
onlyAtEnd	Verwenden Sie {character} nur am Ende
strangeCharacter	Entfernen Sie ungewöhnliche, verwechselbare oder unsichtbare Zeichen. Löschen Sie dazu den Text, und tippen Sie ihn neu ein
ordinaryForms	Verwenden Sie gewöhnliche Ziffern, Buchstaben und Zeichen, zum Beispiel 1 statt １ oder ١
plainCharacters	Verwenden Sie nur die Buchstaben A bis Z, Ziffern und übliche Zeichen, ohne Umlaute, Akzente und Emojis
nothingAfter	Entfernen Sie {character} und alles danach
notBegin	Beginnen Sie nicht mit {character}
notEnd	Die Eingabe darf nicht mit {character} enden
notNegative	Entfernen Sie das Minuszeichen. Negative Zahlen sind hier nicht zulässig
begins	Beginnen Sie mit {accepted}
ends	Die Eingabe muss mit {accepted} enden
includes	Die Eingabe muss {accepted} enthalten
dots	Schreiben Sie keine zwei Punkte hintereinander
twoSpaces	Schreiben Sie keine zwei Leerzeichen hintereinander
dotAtStart	Beginnen Sie nicht mit einem Punkt
dotAtEnd	Am Ende darf kein Punkt stehen
dotNextToAt	Schreiben Sie keinen Punkt direkt neben das @
siteDotAtEdge	Beginnen und beenden Sie den Domainnamen nicht mit einem Punkt
hyphens	Schreiben Sie keine zwei Bindestriche hintereinander
hyphen	Schreiben Sie vor und nach jedem Bindestrich einen Buchstaben oder eine Ziffer
hyphenAtEdge	Schreiben Sie keinen Bindestrich an den Anfang oder das Ende
format	Das Format passt nicht. Prüfen Sie die Eingabe auf Fehler
mistakeAt	Verwenden Sie ein zulässiges Format. Prüfen Sie das Zeichen Nummer {number}
placeLike	Prüfen Sie das Zeichen Nummer {number}, und verwenden Sie dieses Format: {example}
characterAt	Verwenden Sie {kinds} als Zeichen Nummer {number}
characterFirst	Verwenden Sie {kinds} als erstes Zeichen
characterAtLike	Verwenden Sie {kinds} als Zeichen Nummer {number}, zum Beispiel {example}
characterFirstLike	Verwenden Sie {kinds} als erstes Zeichen, zum Beispiel {example}
addAtEnd	Die Eingabe ist unvollständig. Ergänzen Sie am Ende zum Beispiel „{example}“
looksLike	Verwenden Sie dieses Format: {example}
looksLikeShort	Die Eingabe ist zu kurz. Verwenden Sie dieses Format: {example}
looksLikeLong	Die Eingabe ist zu lang. Verwenden Sie dieses Format: {example}
onlyPart	Geben Sie nur den Teil ein, der wie {example} aussieht
kind	Geben Sie {kind} ein, zum Beispiel {example}
kindOfLetters	Geben Sie {kind} aus {accepted} Buchstaben ein, zum Beispiel {example}
kindWithout	Geben Sie {kind} ein, ohne {characters}, zum Beispiel {example}
kindBetween	Geben Sie {kind} von {minimum} bis {maximum} ein
kindAtLeast	Geben Sie {kind} ein, mindestens {minimum}
kindAtMost	Geben Sie {kind} ein, höchstens {maximum}
oneOf	Geben Sie {kinds} ein
notKind	Geben Sie etwas anderes als {kinds} ein
phoneNumber	Beginnen Sie mit + und der Landesvorwahl, und schreiben Sie danach nur Ziffern, zum Beispiel {example}
phoneNumberWithoutPlus	Beginnen Sie mit der Landesvorwahl ohne +, und verwenden Sie nur Ziffern, zum Beispiel {example}
countryCode	Verwenden Sie die Landesvorwahl, die nie mit 0 beginnt, zum Beispiel {example}
phoneDigits	Verwenden Sie in der Telefonnummer nur Ziffern, zum Beispiel {example}
incomplete	Kopieren Sie alles und nichts anderes, und fügen Sie es hier noch einmal ein. Etwas fehlt oder ist zu viel
mistypedDigits	Das sieht nach einem Tippfehler aus. Prüfen Sie jede Ziffer
mistypedCharacters	Das sieht nach einem Tippfehler aus. Prüfen Sie jedes Zeichen
innerDate	Das Datum in der Nummer sieht nach einem Tippfehler aus. Prüfen Sie es
missingDigits	Das ist zu kurz. Prüfen Sie, ob Ziffern fehlen
extraDigits	Das ist zu lang. Prüfen Sie, ob überzählige Ziffern dabei sind
allZeros	Geben Sie eine Nummer ein, die nicht nur aus Nullen besteht
exactDigits	Geben Sie genau {accepted} Ziffern ein
exactDigitsNot	Geben Sie genau {accepted} Ziffern ein, nicht {length}
digitsBetween	Geben Sie {minimum} bis {maximum} Ziffern ein, nicht {length}
exactLettersAndDigits	Geben Sie genau {accepted} Buchstaben und Ziffern ein
didYouMean	Meinten Sie {suggestion}?
noPostalCode	Lassen Sie dieses Feld leer. Dieses Land hat keine Postleitzahlen
exactLettersAndDigitsNot	Geben Sie genau {accepted} Buchstaben und Ziffern ein, nicht {length}
ibanCountry	Beginnen Sie mit den 2 Buchstaben eines Landes, das IBANs verwendet, zum Beispiel DE
ibanAccountNumber	Nach den ersten 4 Zeichen sieht etwas nach einem Tippfehler aus. Prüfen Sie diese Zeichen
atLeast	Geben Sie {minimum} oder mehr ein
atMost	Geben Sie {maximum} oder weniger ein
between	Geben Sie einen Wert von {minimum} bis {maximum} ein
moreThan	Geben Sie einen Wert über {minimum} ein
lessThan	Geben Sie einen Wert unter {maximum} ein
earliest	Geben Sie den {minimum} oder ein späteres Datum ein
latest	Geben Sie den {maximum} oder ein früheres Datum ein
betweenDates	Geben Sie ein Datum vom {minimum} bis zum {maximum} ein
laterThan	Geben Sie ein Datum nach dem {minimum} ein
earlierThan	Geben Sie ein Datum vor dem {maximum} ein
inPast	Geben Sie ein Datum in der Vergangenheit ein
inFuture	Geben Sie ein Datum in der Zukunft ein
ageAtLeast	Geben Sie ein Geburtsdatum für ein Alter von {minimum} oder mehr ein
ageAtMost	Geben Sie ein Geburtsdatum für ein Alter von {maximum} oder weniger ein
textAtLeast	Geben Sie „{minimum}“ oder etwas ein, das danach kommt
textAtMost	Geben Sie „{maximum}“ oder etwas ein, das davor kommt
textAfter	Geben Sie etwas ein, das nach „{minimum}“ kommt
textBefore	Geben Sie etwas ein, das vor „{maximum}“ kommt
fewerDigits	Verwenden Sie weniger Ziffern. Prüfen Sie, ob überzählige Ziffern dabei sind
decimalPoint	Verwenden Sie nur einen Dezimalpunkt, zum Beispiel {example}
decimalComma	Verwenden Sie nur ein Dezimalkomma, zum Beispiel {example}
beginsWithDigit	Beginnen Sie mit einer Ziffer, zum Beispiel {example}
noDecimals	Geben Sie eine ganze Zahl ohne Nachkommastellen und Trennzeichen ein, zum Beispiel {example}
dotInsteadOfComma	Verwenden Sie einen Punkt, kein Komma
dash	Verwenden Sie einen gewöhnlichen Bindestrich (-) statt des Gedankenstrichs
endsWithDigit	Hören Sie mit einer Ziffer auf, zum Beispiel {example}
pointNotComma	Verwenden Sie einen Dezimalpunkt, kein Komma, zum Beispiel {example}
commaNotPoint	Verwenden Sie ein Dezimalkomma, keinen Punkt, zum Beispiel {example}
noGroupSigns	Schreiben Sie die Ziffern ohne Tausendertrennzeichen, zum Beispiel {example}
digitGroups	Schreiben Sie die Ziffern in Gruppen, zum Beispiel {example}
decimalPlaces[one]	Verwenden Sie höchstens {maximum} Nachkommastelle
decimalPlaces[other]	Verwenden Sie höchstens {maximum} Nachkommastellen
tooManyDigits[one]	Geben Sie höchstens {maximum} Ziffer ein
tooManyDigits[other]	Geben Sie höchstens {maximum} Ziffern ein
leadingZeros	Entfernen Sie die Nullen am Anfang einer Zahl. Schreiben Sie zum Beispiel 7 statt 07
mismatch	Das stimmt nicht überein. Prüfen Sie die Eingabe auf Fehler
anotherValue	Geben Sie einen anderen Wert ein. Dieser lässt sich nicht verwenden
choice	Geben Sie einen Wert aus der Liste der zulässigen Werte ein. Prüfen Sie die Eingabe auf Tippfehler
option	Wählen Sie eine dieser Möglichkeiten: {accepted}
unselected	Wählen Sie diese Option aus
repeated	Entfernen Sie den Eintrag, der in der Liste doppelt vorkommt
same	Geben Sie dasselbe ein wie bei „{other}“. Prüfen Sie beide Angaben
after	Geben Sie einen späteren oder größeren Wert ein als bei „{other}“
later	Geben Sie einen späteren Wert ein als bei „{other}“
notEarlier	Geben Sie denselben Wert wie bei „{other}“ oder einen späteren ein
larger	Geben Sie einen größeren Wert ein als bei „{other}“
notSmaller	Geben Sie denselben Wert wie bei „{other}“ oder einen größeren ein
excluded	Lassen Sie dieses Feld leer, wegen „{other}“
atLeastOne	Füllen Sie mindestens eines dieser Felder aus: {accepted}
moreErrors[one]	Korrigieren Sie insgesamt {rejected} Eintrag. Nach den gezeigten Fehlern erscheinen die übrigen
moreErrors[other]	Korrigieren Sie insgesamt {rejected} Einträge. Nach den gezeigten erscheinen die übrigen
furtherErrors	Korrigieren Sie zuerst, was hier gezeigt wird. Es kann weitere Fehler geben
dataValue	Verwenden Sie einen Wert, der hier zulässig ist. Prüfen Sie Schreibweise, Größe und Format
dataSyntax	Korrigieren Sie die Syntax dieser Daten. Prüfen Sie Anführungszeichen, Kommas und Klammern
dataSyntaxAt	Korrigieren Sie die Syntax in Zeile {line}, Spalte {column}. Prüfen Sie Anführungszeichen, Kommas und Klammern
dataKey	Entfernen Sie diesen Schlüssel, oder korrigieren Sie ihn. Er ist hier nicht zulässig
objectWithKey	Verwenden Sie ein Objekt mit dem Schlüssel {accepted}
dataKeyTwice	Entfernen Sie einen der beiden Schlüssel. Dieser Schlüssel ist doppelt vorhanden
dataEncoding	Speichern Sie diese Daten in UTF-8. Sie enthalten Bytes einer anderen Kodierung
dataDepth	Verwenden Sie weniger Ebenen. Zu viele Listen und Objekte sind ineinander verschachtelt
dataSize	Senden Sie weniger Daten. Die Grenze in Byte ist {maximum}
cardNetwork	Verwenden Sie eine Karte von {accepted}
monthThenYear	Geben Sie 2 Ziffern für den Monat und dann 2 Ziffern für das Jahr ein, zum Beispiel {example}
month	Geben Sie einen Monat von 01 bis 12 ein
monthOrder	Prüfen Sie die Reihenfolge von Tag und Monat, zum Beispiel {example}
expired	Dieses Datum liegt in der Vergangenheit. Prüfen Sie es, oder verwenden Sie eine andere Karte
expiresSoon	Diese Karte läuft bald ab. Überlegen Sie, ob Sie eine andere Karte verwenden
tooFarAhead[one]	Das Datum darf höchstens {maximum} Jahr in der Zukunft liegen. Prüfen Sie das Jahr
tooFarAhead[other]	Das Datum darf höchstens {maximum} Jahre in der Zukunft liegen. Prüfen Sie das Jahr
day	Geben Sie für diesen Monat einen Tag von 01 bis {maximum} ein
hours	Geben Sie Stunden von 00 bis 23 ein
minutes	Geben Sie Minuten von 00 bis 59 ein
seconds	Geben Sie Sekunden von 00 bis 59 ein
dateOrder	Geben Sie Jahr-Monat-Tag ein, mit 2 Ziffern für Monat und Tag, zum Beispiel {example}
dateDigits	Geben Sie ein Datum mit 2 Ziffern für Tag und Monat ein, zum Beispiel {example}
dateThenTime	Schreiben Sie Jahr-Monat-Tag, dann ein T und dann die Uhrzeit, zum Beispiel {example}
timeWithZone	Geben Sie Stunden, Minuten, Sekunden und eine Zeitzone ein, zum Beispiel {example}
offsetMissing	Ergänzen Sie am Ende eine Zeitzone: Z für UTC oder eine Zeitverschiebung wie +01:00
offsetLimits	Verwenden Sie eine Verschiebung gegenüber UTC von höchstens 23:59, zum Beispiel +01:00
offsetUnwanted	Entfernen Sie alles nach der Uhrzeit, zum Beispiel Z oder +01:00
siteName	Geben Sie einen vollständigen Domainnamen an, zum Beispiel example.com
siteNameOnly	Geben Sie nur den Domainnamen ein, zum Beispiel example.com, ohne etwas davor oder danach
siteCharacters	Verwenden Sie im Domainnamen nur die Buchstaben a bis z, Ziffern, Bindestriche und Punkte, keine Umlaute oder Akzente
siteSpelling	Prüfen Sie den Domainnamen auf Tippfehler. So kann keine Website heißen
siteEnding	Am Ende muss .com oder eine andere Domainendung stehen, zum Beispiel {example}
siteTooLong	Verwenden Sie zwischen den Punkten des Domainnamens höchstens {maximum} Zeichen
wholeSiteTooLong	Verwenden Sie im Domainnamen höchstens {maximum} Zeichen
hostAddress	Schreiben Sie eine vollständige IPv6-Adresse zwischen [ und ], zum Beispiel [2001:db8::1]
hostNumbers	Geben Sie eine IP-Adresse aus 4 Zahlen von 0 bis 255 wie 192.0.2.1 oder einen Domainnamen wie example.com an
publicSite	Verwenden Sie eine Website, die im Internet jeder öffnen kann, wie example.com, keine in einem privaten Netzwerk
notIPAddress	Verwenden Sie einen Domainnamen wie example.com, keine IP-Adresse
hostAccepted	Verwenden Sie eine Adresse bei {accepted}
port	Schreiben Sie nach dem Doppelpunkt eine Portnummer von {minimum} bis {maximum}
portAccepted	Verwenden Sie Port {accepted}, oder lassen Sie die Portnummer weg
noPort	Entfernen Sie die Portnummer nach dem Domainnamen, zum Beispiel :8080
userInfo	Entfernen Sie den Benutzernamen oder das Passwort und das @
percent	Schreiben Sie nach jedem % zwei Ziffern oder Buchstaben von A bis F wie in %20. Schreiben Sie für ein Prozentzeichen %25
backslash	Verwenden Sie / anstelle von \
percentEncoded	Verwenden Sie {accepted} anstelle von {character}
percentEncodedSpace	Verwenden Sie %20 anstelle von jedem Leerzeichen
slashesMissing	Schreiben Sie // nach dem Doppelpunkt, zum Beispiel {example}
singleSlash	Geben Sie eine Seite dieser Website an, die mit einem einzigen / beginnt, zum Beispiel /account
atMissing	Ergänzen Sie das @, zum Beispiel name@example.com
localMissing	Schreiben Sie vor das @ einen Namen, zum Beispiel name@example.com
localTooLong	Geben Sie vor dem @ höchstens {maximum} Zeichen ein
quotes	Setzen Sie ein Anführungszeichen an den Anfang und eines direkt vor das @, oder lassen Sie beide weg
emailSiteMissing	Ergänzen Sie den Teil nach dem @, zum Beispiel name@example.com
emailLocalLetters	Verwenden Sie vor dem @ keine anderen Buchstaben als a bis z, also zum Beispiel kein ä
emailSiteLetters	Verwenden Sie nach dem @ keine anderen Buchstaben als a bis z, also zum Beispiel kein ä
emailSiteCharacter	Entfernen Sie {character} nach dem @
dotNotComma	Verwenden Sie nach dem @ einen Punkt, kein Komma
ipNumbers	Geben Sie 4 Zahlen von 0 bis 255 mit Punkten dazwischen ein, zum Beispiel {example}
ipGroups	Geben Sie 8 Gruppen von 1 bis 4 Ziffern oder Buchstaben von a bis f mit Doppelpunkten dazwischen ein, oder weniger Gruppen mit ::, zum Beispiel {example}
ipGroupDigits	Verwenden Sie in jeder Gruppe zwischen Doppelpunkten höchstens {maximum} Ziffern oder Buchstaben, zum Beispiel {example}
ipScope	Verwenden Sie eine IP-Adresse von einer dieser Arten: {accepted}
colorDigits	Geben Sie ein # und danach {accepted} Ziffern oder Buchstaben von a bis f ein, zum Beispiel {example}
hexGroups	Geben Sie {accepted} Ziffern oder Buchstaben von a bis f ein, gruppiert wie in {example}
sameSeparators	Verwenden Sie überall dasselbe Trennzeichen, zum Beispiel {example}
uuidHyphens	Schreiben Sie Bindestriche zwischen Gruppen von 8, 4, 4, 4 und 12 Ziffern oder Buchstaben, zum Beispiel {example}
uuidVersion	Verwenden Sie eine UUID der Version {accepted}, wie {example}. Prüfen Sie, ob Sie die richtige kopiert haben
versionNumbers	Geben Sie 3 Zahlen mit Punkten dazwischen ein, zum Beispiel {example}
bankCountry	Verwenden Sie als 5. und 6. Zeichen die 2 Großbuchstaben eines Landes, zum Beispiel DE
isbnPrefix	Beginnen Sie mit 978 oder 979, aber nicht mit 979-0
ulidCharacters	Verwenden Sie nur Ziffern und die Buchstaben A bis Z, aber nicht I, L, O und U
passwordLetters[one]	Verwenden Sie mindestens einen Buchstaben
passwordLetters[other]	Verwenden Sie mindestens {minimum} Buchstaben
passwordLowercase[one]	Verwenden Sie mindestens einen Kleinbuchstaben
passwordLowercase[other]	Verwenden Sie mindestens {minimum} Kleinbuchstaben
passwordUppercase[one]	Verwenden Sie mindestens einen Großbuchstaben
passwordUppercase[other]	Verwenden Sie mindestens {minimum} Großbuchstaben
passwordDigits[one]	Verwenden Sie mindestens eine Ziffer
passwordDigits[other]	Verwenden Sie mindestens {minimum} Ziffern
passwordSymbols[one]	Verwenden Sie mindestens ein Sonderzeichen, zum Beispiel ! oder %
passwordSymbols[other]	Verwenden Sie mindestens {minimum} Sonderzeichen, zum Beispiel ! oder %

# A name is in the accusative: "Ihre E-Mail-Adresse".
empty+name	Geben Sie {name} ein
check+name	Prüfen Sie {name}
mistypedDigits+name	Prüfen Sie {name} auf Tippfehler
mistypedCharacters+name	Prüfen Sie {name} auf Tippfehler

kind.numeric	nur Ziffern
kind.alpha	nur Buchstaben
kind.alphanumeric	nur Buchstaben und Ziffern
kind.integer	eine ganze Zahl
kind.decimal	eine Zahl
kind.hexadecimal	eine Hexadezimalzahl
kind.email	eine E-Mail-Adresse
kind.e164	eine Telefonnummer
kind.countryCode	einen Ländercode
kind.currencyCode	einen Währungscode
kind.languageCode	einen Sprachcode
kind.timeZone	den Namen einer Zeitzone
kind.url	eine Webadresse
kind.domainName	einen Domainnamen
kind.ipAddress	eine IP-Adresse
kind.IPv4 address	eine IPv4-Adresse
kind.IPv6 address	eine IPv6-Adresse
kind.macAddress	eine Hardware-Adresse (MAC)
kind.port	eine Portnummer
kind.date	ein Datum
kind.time	eine Uhrzeit im 24-Stunden-Format mit zwei Ziffern für die Stunde
kind.clock time	eine Uhrzeit
kind.dateTime	ein Datum mit Uhrzeit
kind.cardExpiry	Monat und Jahr
kind.paymentCard	eine Kartennummer
kind.iban	eine IBAN
kind.bic	einen BIC
kind.isbn	eine ISBN
kind.ean	eine Strichcode-Nummer
kind.hexColor	einen Farbcode
kind.uuid	eine UUID
kind.ulid	eine ULID
kind.semver	eine Versionsnummer
kind.a text	einen Text
kind.a list	eine Liste
kind.an object	ein Objekt mit benannten Werten
kind.a digit	eine Ziffer
kind.a nonzero digit	eine Ziffer von 1 bis 9
kind.a letter	einen Buchstaben von A bis Z oder a bis z
kind.a capital letter	einen Großbuchstaben von A bis Z
kind.a lowercase letter	einen Kleinbuchstaben von a bis z
kind.pattern	etwas wie {example}
kind.other	etwas in einem anderen zulässigen Format

word.title	Es gibt ein Problem
word.errorPrefix	Fehler:
word.unlabeled	Eingabe
word.otherField	das andere Feld
word.securityCode	Prüfnummer
word.spaces	Leerzeichen
word.commas	Kommas
word.dots	Punkte
word.hyphens	Bindestriche
word.slashes	Schrägstriche
word.apostrophes	Apostrophe
word.underscores	Unterstriche
word.brackets	Klammern
word.quotationMarks	Anführungszeichen
"""#)
