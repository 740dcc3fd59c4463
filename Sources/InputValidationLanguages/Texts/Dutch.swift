// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let dutchTexts = TextTable(
#"""
# Nederlands
# Dutch, with the polite address "u", in the short imperative that forms use.
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Dit kan nu niet worden gecontroleerd. Probeer het over een paar minuten opnieuw
programMistake	Er is een probleem met dit formulier. Deze waarde kan niet worden gecontroleerd
pending	Dit wordt nog gecontroleerd. Wacht even en probeer het dan opnieuw
check	Controleer deze waarde
empty	Vul dit veld in
missing	Voeg deze waarde toe. Die ontbreekt
noChoice	Kies een waarde
tooLarge	Dit is te lang. Verwijder overbodige tekst of spaties
tooManyBytes[one]	Gebruik hoogstens {maximum} teken. Letters als ä en emoji tellen als meer dan één
tooManyBytes[other]	Gebruik hoogstens {maximum} tekens. Letters als ä en emoji tellen als meer dan één
tooBrief	Dit is te kort. Voeg een paar tekens toe
tooShort[one]	Gebruik minstens {minimum} teken
tooShort[other]	Gebruik minstens {minimum} tekens
lengthBetween	Gebruik {minimum} tot en met {maximum} tekens
tooLong[one]	Gebruik hoogstens {maximum} teken
tooLong[other]	Gebruik hoogstens {maximum} tekens
exactLength[one]	Gebruik precies {minimum} teken
exactLength[other]	Gebruik precies {minimum} tekens
exactLengthNot[one]	Gebruik precies {minimum} teken, niet {length}
exactLengthNot[other]	Gebruik precies {minimum} tekens, niet {length}
tooFewEntries[one]	Geef minstens {minimum} item op
tooFewEntries[other]	Geef minstens {minimum} items op
tooManyEntries[one]	Geef hoogstens {maximum} item op
tooManyEntries[other]	Geef hoogstens {maximum} items op
exactEntries[one]	Geef precies {minimum} item op
exactEntries[other]	Geef precies {minimum} items op
entriesBetween	Geef {minimum} tot en met {maximum} items op
digitsOnly	Gebruik alleen de cijfers 0 tot en met 9
lettersOnly	Gebruik alleen de letters A tot en met Z of a tot en met z, zonder cijfers, spaties en accenten
anyLettersOnly	Gebruik alleen letters, zonder cijfers, spaties of andere tekens
oneAlphabet	Gebruik alleen letters uit één alfabet, bijvoorbeeld alleen Latijnse of alleen Griekse
lettersAndDigits	Gebruik alleen de letters A tot en met Z of a tot en met z en de cijfers 0 tot en met 9
anyLettersAndDigits	Gebruik alleen letters en cijfers, zonder spaties, koppeltekens of andere tekens
onlyThese	Gebruik alleen deze tekens: {accepted}
slugCharacters	Gebruik alleen cijfers, koppeltekens en kleine letters van a tot en met z, zonder spaties en accenten
capitalLetters	Gebruik hoofdletters, bijvoorbeeld {example}
lowercaseLetters	Gebruik kleine letters in plaats van hoofdletters
digitsGrouped	Gebruik alleen cijfers, met hoogstens één spatie of koppelteken tussen twee cijfers
hexDigits	Gebruik alleen de cijfers 0 tot en met 9 en de letters a tot en met f
digitsNotLetters	Gebruik de cijfers 0 en 1, niet de letters O en I
lettersNotDigits	Gebruik de letters O en I, niet de cijfers 0 en 1
spaces	Verwijder de spaties en regeleinden
outerSpaces	Verwijder spaties en regeleinden aan het begin en aan het einde
without	Verwijder de {characters}
replacement	Vervang de {characters} door {accepted}, bijvoorbeeld {example}
disallowedText	Verwijder {character}
once	Gebruik {character} maar één keer
onlyAtEnd	Gebruik {character} alleen aan het einde
strangeCharacter	Verwijder ongewone of verborgen tekens en tekens die op andere lijken. Wis de tekst en typ die opnieuw
ordinaryForms	Gebruik gewone cijfers, letters en tekens, bijvoorbeeld 1 in plaats van １ of ١
plainCharacters	Gebruik alleen de letters A tot en met Z, cijfers en gewone symbolen, zonder accenten en emoji’s
nothingAfter	Verwijder {character} en alles wat erna komt
notBegin	Begin niet met {character}
notEnd	Eindig niet met {character}
notNegative	Verwijder het minteken: negatieve getallen kunnen niet
begins	Begin met {accepted}
ends	Eindig met {accepted}
includes	Voeg {accepted} toe
dots	Zet geen twee punten achter elkaar
twoSpaces	Zet geen twee spaties achter elkaar
dotAtStart	Begin niet met een punt
dotAtEnd	Eindig niet met een punt
dotNextToAt	Zet geen punt naast het @-teken
siteDotAtEdge	Begin of eindig de domeinnaam niet met een punt
hyphens	Zet geen twee koppeltekens achter elkaar
hyphen	Zet een letter of cijfer vóór en na elk koppelteken
hyphenAtEdge	Begin of eindig niet met een koppelteken
format	De indeling klopt niet. Controleer of er fouten in staan
mistakeAt	Gebruik een toegestane notatie. Controleer teken {number}
placeLike	Controleer teken {number} en gebruik deze indeling: {example}
characterAt	Gebruik {kinds} als teken {number}
characterFirst	Gebruik {kinds} als eerste teken
characterAtLike	Gebruik {kinds} als teken {number}, bijvoorbeeld {example}
characterFirstLike	Gebruik {kinds} als eerste teken, bijvoorbeeld {example}
addAtEnd	Dit is onvolledig. Voeg aan het einde iets toe als ‘{example}’
looksLike	Gebruik deze indeling: {example}
looksLikeShort	Dit is te kort. Gebruik deze indeling: {example}
looksLikeLong	Dit is te lang. Gebruik deze indeling: {example}
onlyPart	Vul alleen het deel in dat lijkt op {example}
kind	Vul {kind} in, bijvoorbeeld {example}
kindOfLetters	Vul {kind} van {accepted} letters in, bijvoorbeeld {example}
kindWithout	Vul {kind} in zonder {characters}, bijvoorbeeld {example}
kindBetween	Vul {kind} van {minimum} tot en met {maximum} in
kindAtLeast	Vul {kind} in, {minimum} of meer
kindAtMost	Vul {kind} in, {maximum} of minder
oneOf	Vul {kinds} in
notKind	Vul iets anders in dan {kinds}
phoneNumber	Begin met + en het landnummer, gevolgd door alleen cijfers, bijvoorbeeld {example}
phoneNumberWithoutPlus	Begin met het landnummer zonder + en gebruik alleen cijfers, bijvoorbeeld {example}
countryCode	Gebruik het landnummer, dat nooit met 0 begint, bijvoorbeeld {example}
phoneDigits	Gebruik alleen cijfers in het telefoonnummer, bijvoorbeeld {example}
incomplete	Kopieer alles en niets anders, en plak het hier opnieuw. Er ontbreekt iets of er staat iets te veel
mistypedDigits	Dit lijkt verkeerd getypt. Controleer elk cijfer
mistypedCharacters	Dit lijkt verkeerd getypt. Controleer elk teken
innerDate	De datum in dit nummer lijkt verkeerd getypt. Controleer die
missingDigits	Dit is te kort. Controleer of er cijfers ontbreken
extraDigits	Dit is te lang. Controleer op overbodige cijfers
allZeros	Vul een nummer in dat niet alleen uit nullen bestaat
exactDigits	Gebruik precies {accepted} cijfers
exactDigitsNot	Gebruik precies {accepted} cijfers, niet {length}
digitsBetween	Gebruik {minimum} tot en met {maximum} cijfers, niet {length}
exactLettersAndDigits	Gebruik precies {accepted} letters en cijfers
didYouMean	Bedoelde u {suggestion}?
noPostalCode	Laat dit veld leeg: dit land heeft geen postcodes
exactLettersAndDigitsNot	Gebruik precies {accepted} letters en cijfers, niet {length}
ibanCountry	Begin met de 2 letters van een land dat IBAN gebruikt, bijvoorbeeld DE
ibanAccountNumber	Na de eerste 4 tekens lijkt iets verkeerd getypt. Controleer die tekens
atLeast	Vul {minimum} of meer in
atMost	Vul {maximum} of minder in
between	Vul een waarde van {minimum} tot en met {maximum} in
moreThan	Vul een waarde groter dan {minimum} in
lessThan	Vul een waarde kleiner dan {maximum} in
earliest	Vul {minimum} of een latere datum in
latest	Vul {maximum} of een eerdere datum in
betweenDates	Vul een datum van {minimum} tot en met {maximum} in
laterThan	Vul een datum na {minimum} in
earlierThan	Vul een datum vóór {maximum} in
inPast	Vul een datum in het verleden in
inFuture	Vul een datum in de toekomst in
ageAtLeast	Vul een geboortedatum in voor een leeftijd van {minimum} of meer
ageAtMost	Vul een geboortedatum in voor een leeftijd van {maximum} of minder
textAtLeast	Vul ‘{minimum}’ in of iets wat daarna komt
textAtMost	Vul ‘{maximum}’ in of iets wat daarvoor komt
textAfter	Vul iets in wat na ‘{minimum}’ komt
textBefore	Vul iets in wat vóór ‘{maximum}’ komt
fewerDigits	Gebruik minder cijfers. Controleer op overbodige cijfers
decimalPoint	Gebruik maar één decimale punt, bijvoorbeeld {example}
decimalComma	Gebruik maar één decimale komma, bijvoorbeeld {example}
beginsWithDigit	Begin met een cijfer, bijvoorbeeld {example}
noDecimals	Vul een heel getal in, zonder decimalen of scheidingstekens, bijvoorbeeld {example}
dotInsteadOfComma	Gebruik een punt, geen komma
dash	Gebruik een gewoon koppelteken (-) in plaats van het streepje
endsWithDigit	Eindig met een cijfer, bijvoorbeeld {example}
pointNotComma	Gebruik een decimale punt, geen komma, bijvoorbeeld {example}
commaNotPoint	Gebruik een decimale komma, geen punt, bijvoorbeeld {example}
noGroupSigns	Schrijf de cijfers zonder scheidingsteken tussen duizendtallen, bijvoorbeeld {example}
digitGroups	Schrijf de cijfers in groepen, bijvoorbeeld {example}
decimalPlaces[one]	Gebruik hoogstens {maximum} decimaal
decimalPlaces[other]	Gebruik hoogstens {maximum} decimalen
tooManyDigits[one]	Gebruik hoogstens {maximum} cijfer
tooManyDigits[other]	Gebruik hoogstens {maximum} cijfers
leadingZeros	Verwijder de nullen aan het begin van een getal. Schrijf bijvoorbeeld 7 in plaats van 07
mismatch	Dit komt niet overeen. Controleer of er fouten in staan
anotherValue	Vul een andere waarde in. Deze kan niet worden gebruikt
choice	Vul een waarde uit de lijst met toegestane waarden in. Controleer op een typefout
option	Kies een van deze opties: {accepted}
unselected	Vink dit aan
repeated	Verwijder het item dat twee keer in de lijst staat
same	Vul hetzelfde in als bij ‘{other}’. Controleer beide
after	Vul een latere of grotere waarde in dan bij ‘{other}’
later	Vul een latere waarde in dan bij ‘{other}’
notEarlier	Vul dezelfde waarde in als bij ‘{other}’, of een latere
larger	Vul een grotere waarde in dan bij ‘{other}’
notSmaller	Vul dezelfde waarde in als bij ‘{other}’, of een grotere
excluded	Laat dit leeg vanwege ‘{other}’
atLeastOne	Vul minstens een van deze velden in: {accepted}
moreErrors[one]	Corrigeer in totaal {rejected} item. Corrigeer wat hier staat om de rest te zien
moreErrors[other]	Corrigeer in totaal {rejected} items. Corrigeer wat hier staat om de rest te zien
furtherErrors	Corrigeer eerst wat hier staat. Er kunnen meer fouten zijn
dataValue	Gebruik een waarde die hier wordt geaccepteerd. Controleer de spelling, de grootte en de indeling
dataSyntax	Corrigeer de syntaxis van deze gegevens. Controleer aanhalingstekens, komma’s en haken
dataSyntaxAt	Corrigeer de syntaxis op regel {line}, kolom {column}. Controleer aanhalingstekens, komma’s en haken
dataKey	Verwijder deze sleutel of corrigeer de spelling. Deze wordt hier niet geaccepteerd
objectWithKey	Gebruik een object met de sleutel {accepted}
dataKeyTwice	Verwijder een van de twee sleutels. Deze sleutel staat er twee keer
dataEncoding	Sla deze gegevens op in UTF-8. Ze bevatten bytes in een andere codering
dataDepth	Gebruik minder niveaus. Er staan te veel lijsten en objecten in elkaar
dataSize	Stuur minder gegevens. De limiet in bytes is {maximum}
cardNetwork	Gebruik een kaart van {accepted}
monthThenYear	Vul 2 cijfers in voor de maand en daarna 2 cijfers voor het jaar, bijvoorbeeld {example}
month	Gebruik een maand van 01 tot en met 12
monthOrder	Controleer de volgorde van dag en maand, bijvoorbeeld {example}
expired	Deze datum is voorbij. Controleer de datum of gebruik een andere kaart
expiresSoon	Deze kaart verloopt binnenkort. Overweeg een andere kaart te gebruiken
tooFarAhead	Vul een datum in die hoogstens {maximum} jaar in de toekomst ligt. Controleer het jaar
day	Gebruik voor die maand een dag van 01 tot en met {maximum}
hours	Gebruik uren van 00 tot en met 23
minutes	Gebruik minuten van 00 tot en met 59
seconds	Gebruik seconden van 00 tot en met 59
dateOrder	Vul jaar-maand-dag in met 2 cijfers voor de maand en de dag, bijvoorbeeld {example}
dateDigits	Vul een datum in met 2 cijfers voor de dag en de maand, bijvoorbeeld {example}
dateThenTime	Schrijf jaar-maand-dag, dan een T en dan de tijd, bijvoorbeeld {example}
timeWithZone	Vul uren, minuten, seconden en een tijdzone in, bijvoorbeeld {example}
offsetMissing	Eindig met een tijdzone: Z voor UTC of een tijdsverschil als +01:00
offsetLimits	Gebruik een tijdsverschil met UTC van hoogstens 23:59, bijvoorbeeld +01:00
offsetUnwanted	Verwijder alles na de tijd, bijvoorbeeld Z of +01:00
siteName	Geef een volledige domeinnaam op, bijvoorbeeld example.com
siteNameOnly	Vul alleen de domeinnaam in, bijvoorbeeld example.com, met niets ervoor of erachter
siteCharacters	Gebruik in de domeinnaam alleen letters van a tot en met z zonder accenten, cijfers, koppeltekens en punten
siteSpelling	Controleer de domeinnaam op een typefout. Geen enkele website kan zo heten
siteEnding	Eindig met .com of een andere domeinextensie, bijvoorbeeld {example}
siteTooLong	Gebruik hoogstens {maximum} tekens tussen de punten van de domeinnaam
wholeSiteTooLong	Gebruik hoogstens {maximum} tekens in de domeinnaam
hostAddress	Schrijf een volledig IPv6-adres tussen [ en ], bijvoorbeeld [2001:db8::1]
hostNumbers	Geef een IP-adres van 4 getallen van 0 tot en met 255 op, zoals 192.0.2.1, of een domeinnaam als example.com
publicSite	Gebruik een website die iedereen op internet kan openen, zoals example.com, niet een in een privénetwerk
notIPAddress	Gebruik een domeinnaam als example.com, geen IP-adres
hostAccepted	Gebruik een adres bij {accepted}
port	Schrijf na de dubbele punt een poortnummer van {minimum} tot en met {maximum}
portAccepted	Gebruik poort {accepted} of laat het poortnummer weg
noPort	Verwijder het poortnummer na de domeinnaam, bijvoorbeeld :8080
userInfo	Verwijder de gebruikersnaam of het wachtwoord en het @-teken
percent	Schrijf na elk % twee cijfers of letters van A tot en met F, zoals %20. Schrijf %25 voor een procentteken
backslash	Gebruik / in plaats van \
percentEncoded	Gebruik {accepted} in plaats van {character}
percentEncodedSpace	Gebruik %20 in plaats van elke spatie
slashesMissing	Schrijf // na de dubbele punt, bijvoorbeeld {example}
singleSlash	Vul een pagina van deze site in die met één / begint, bijvoorbeeld /account
atMissing	Voeg een @-teken toe, bijvoorbeeld name@example.com
localMissing	Schrijf vóór het @-teken een naam, bijvoorbeeld name@example.com
localTooLong[one]	Gebruik hoogstens {maximum} teken vóór het @-teken
localTooLong[other]	Gebruik hoogstens {maximum} tekens vóór het @-teken
quotes	Zet een aanhalingsteken aan het begin en vlak vóór het @-teken, of gebruik er geen
emailSiteMissing	Schrijf het deel na het @-teken, bijvoorbeeld name@example.com
emailLocalLetters	Gebruik voor het @-teken geen andere letters dan a tot en met z, dus bijvoorbeeld geen ä
emailSiteLetters	Gebruik na het @-teken geen andere letters dan a tot en met z, dus bijvoorbeeld geen ä
emailSiteCharacter	Verwijder {character} na het @-teken
dotNotComma	Gebruik na het @-teken een punt, geen komma
ipNumbers	Vul 4 getallen van 0 tot en met 255 in met punten ertussen, bijvoorbeeld {example}
ipGroups	Vul 8 groepen van 1 tot en met 4 cijfers of letters van a tot en met f in met dubbele punten ertussen, of minder groepen met ::, bijvoorbeeld {example}
ipGroupDigits	Gebruik hoogstens {maximum} cijfers of letters in elke groep tussen dubbele punten, bijvoorbeeld {example}
ipScope	Gebruik een IP-adres van een van deze soorten: {accepted}
colorDigits	Vul een # in en daarna {accepted} cijfers of letters van a tot en met f, bijvoorbeeld {example}
hexGroups	Vul {accepted} cijfers of letters van a tot en met f in, gegroepeerd zoals in {example}
sameSeparators	Gebruik overal hetzelfde scheidingsteken, bijvoorbeeld {example}
uuidHyphens	Zet koppeltekens tussen groepen van 8, 4, 4, 4 en 12 cijfers of letters, bijvoorbeeld {example}
uuidVersion	Gebruik een UUID van versie {accepted}, zoals {example}. Controleer of u de juiste hebt gekopieerd
versionNumbers	Vul 3 getallen in met punten ertussen, bijvoorbeeld {example}
bankCountry	Gebruik als 5e en 6e teken de 2 hoofdletters van een land, zoals DE
isbnPrefix	Begin met 978 of 979, maar niet met 979-0
ulidCharacters	Gebruik alleen cijfers en de letters A tot en met Z, maar niet I, L, O en U
passwordLetters[one]	Gebruik minstens één letter
passwordLetters[other]	Gebruik minstens {minimum} letters
passwordLowercase[one]	Gebruik minstens één kleine letter
passwordLowercase[other]	Gebruik minstens {minimum} kleine letters
passwordUppercase[one]	Gebruik minstens één hoofdletter
passwordUppercase[other]	Gebruik minstens {minimum} hoofdletters
passwordDigits[one]	Gebruik minstens één cijfer
passwordDigits[other]	Gebruik minstens {minimum} cijfers
passwordSymbols[one]	Gebruik minstens één speciaal teken, bijvoorbeeld ! of %
passwordSymbols[other]	Gebruik minstens {minimum} speciale tekens, bijvoorbeeld ! of %

# A name has its article or possessive: "uw e-mailadres".
empty+name	Vul {name} in
check+name	Controleer {name}
choice+name	Kies {name} uit de lijst
mistypedDigits+name	Controleer {name}. Dit lijkt verkeerd getypt
mistypedCharacters+name	Controleer {name}. Dit lijkt verkeerd getypt

kind.numeric	alleen cijfers
kind.alpha	alleen letters
kind.alphanumeric	alleen letters en cijfers
kind.integer	een geheel getal
kind.decimal	een getal
kind.hexadecimal	een hexadecimaal getal
kind.email	een e-mailadres
kind.e164	een telefoonnummer
kind.countryCode	een landcode
kind.currencyCode	een valutacode
kind.languageCode	een taalcode
kind.timeZone	de naam van een tijdzone
kind.url	een webadres
kind.domainName	een domeinnaam
kind.ipAddress	een IP-adres
kind.IPv4 address	een IPv4-adres
kind.IPv6 address	een IPv6-adres
kind.macAddress	een hardwareadres (MAC)
kind.port	een poortnummer
kind.date	een datum
kind.time	een tijd in 24-uursnotatie met twee cijfers voor het uur
kind.clock time	een tijd
kind.dateTime	een datum en tijd
kind.cardExpiry	een maand en jaar
kind.paymentCard	een kaartnummer
kind.iban	een IBAN
kind.bic	een bankcode (BIC)
kind.isbn	een ISBN
kind.ean	een streepjescodenummer
kind.hexColor	een kleurcode
kind.uuid	een UUID
kind.ulid	een ULID
kind.semver	een versienummer
kind.a text	een tekst
kind.a list	een lijst
kind.an object	een object met benoemde waarden
kind.a digit	een cijfer
kind.a nonzero digit	een cijfer van 1 tot en met 9
kind.a letter	een letter van A tot en met Z of a tot en met z
kind.a capital letter	een hoofdletter van A tot en met Z
kind.a lowercase letter	een kleine letter van a tot en met z
kind.pattern	iets als {example}
kind.other	iets in een andere geaccepteerde indeling

word.title	Er is een probleem
word.errorPrefix	Fout:
word.unlabeled	Deze waarde
word.otherField	het andere veld
word.securityCode	Beveiligingscode
word.spaces	spaties
word.commas	komma’s
word.dots	punten
word.hyphens	koppeltekens
word.slashes	schuine strepen
word.apostrophes	apostrofs
word.underscores	liggende streepjes
word.brackets	haakjes
word.quotationMarks	aanhalingstekens
"""#)
