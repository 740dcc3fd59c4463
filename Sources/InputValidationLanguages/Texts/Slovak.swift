// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let slovakTexts = TextTable(
#"""
# slovenčina
# Slovak, with the polite address "vy".
#
# A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Teraz sa to nedá skontrolovať. Skúste to o niekoľko minút
programMistake	V tomto formulári je chyba: túto hodnotu nemožno skontrolovať
pending	Kontrola ešte prebieha. Chvíľu počkajte a skúste to znova
check	Skontrolujte túto hodnotu
empty	Vyplňte toto pole
missing	Doplňte túto hodnotu. Chýba
noChoice	Vyberte hodnotu
tooLarge	Text je príliš dlhý. Odstráňte nadbytočný text alebo medzery
tooManyBytes[one]	Zadajte najviac {maximum} znak. Písmená ako ä a emoji sa počítajú ako viac než jeden
tooManyBytes[few]	Zadajte najviac {maximum} znaky. Písmená ako ä a emoji sa počítajú ako viac než jeden
tooManyBytes[other]	Zadajte najviac {maximum} znakov. Písmená ako ä a emoji sa počítajú ako viac než jeden
tooBrief	Text je príliš krátky. Doplňte znaky
tooShort[one]	Zadajte aspoň {minimum} znak
tooShort[few]	Zadajte aspoň {minimum} znaky
tooShort[other]	Zadajte aspoň {minimum} znakov
lengthBetween	Zadajte od {minimum} do {maximum} znakov
tooLong[one]	Zadajte najviac {maximum} znak
tooLong[few]	Zadajte najviac {maximum} znaky
tooLong[other]	Zadajte najviac {maximum} znakov
exactLength[one]	Zadajte presne {minimum} znak
exactLength[few]	Zadajte presne {minimum} znaky
exactLength[other]	Zadajte presne {minimum} znakov
exactLengthNot[one]	Zadajte presne {minimum} znak, nie {length}
exactLengthNot[few]	Zadajte presne {minimum} znaky, nie {length}
exactLengthNot[other]	Zadajte presne {minimum} znakov, nie {length}
tooFewEntries[one]	Uveďte aspoň {minimum} položku
tooFewEntries[few]	Uveďte aspoň {minimum} položky
tooFewEntries[other]	Uveďte aspoň {minimum} položiek
tooManyEntries[one]	Uveďte najviac {maximum} položku
tooManyEntries[few]	Uveďte najviac {maximum} položky
tooManyEntries[other]	Uveďte najviac {maximum} položiek
exactEntries[one]	Uveďte presne {minimum} položku
exactEntries[few]	Uveďte presne {minimum} položky
exactEntries[other]	Uveďte presne {minimum} položiek
entriesBetween	Uveďte od {minimum} do {maximum} položiek
digitsOnly	Použite iba číslice 0 až 9
lettersOnly	Použite iba písmená A až Z alebo a až z, bez číslic, medzier, mäkčeňov a dĺžňov
anyLettersOnly	Použite iba písmená, bez číslic, medzier a iných znakov
oneAlphabet	Použite písmená len jednej abecedy, napríklad len latinky alebo len gréckej abecedy
lettersAndDigits	Použite iba písmená A až Z alebo a až z a číslice 0 až 9
anyLettersAndDigits	Použite iba písmená a číslice, bez medzier, spojovníkov a iných znakov
onlyThese	Použite iba tieto znaky: {accepted}
slugCharacters	Použite iba číslice, spojovníky a malé písmená od a do z, bez medzier, mäkčeňov a dĺžňov
capitalLetters	Použite veľké písmená, napríklad {example}
lowercaseLetters	Použite malé písmená namiesto veľkých
digitsGrouped	Použite iba číslice; medzi dvoma číslicami môže byť jedna medzera alebo jeden spojovník
hexDigits	Použite iba číslice 0 až 9 a písmená a až f
digitsNotLetters	Použite číslice 0 a 1, nie písmená O a I
lettersNotDigits	Použite písmená O a I, nie číslice 0 a 1
spaces	Odstráňte medzery a konce riadkov
outerSpaces	Odstráňte medzery a konce riadkov na začiatku a na konci
without	Odstráňte {characters}
replacement	Nahraďte {characters} znakom {accepted}, napríklad {example}
disallowedText	Odstráňte {character}
once	Použite {character} iba raz
onlyAtEnd	Znak {character} použite iba na konci
strangeCharacter	Odstráňte neobvyklé, podobne vyzerajúce alebo skryté znaky: vymažte text a napíšte ho znova
ordinaryForms	Použite bežné číslice, písmená a znaky, napríklad 1, nie １ ani ١
plainCharacters	Použite iba písmená A až Z, číslice a bežné symboly, bez mäkčeňov, dĺžňov a emodži
nothingAfter	Odstráňte {character} a všetko za ním
notBegin	Nezačínajte znakom {character}
notEnd	Nekončite znakom {character}
notNegative	Odstráňte znamienko mínus: záporné čísla sa neprijímajú
begins	Začnite takto: {accepted}
ends	Zakončite text takto: {accepted}
includes	Text musí obsahovať {accepted}
dots	Nepíšte dve bodky za sebou
twoSpaces	Nepíšte dve medzery za sebou
dotAtStart	Nezačínajte bodkou
dotAtEnd	Nekončite bodkou
dotNextToAt	Nepíšte bodku vedľa znaku @
siteDotAtEdge	Nezačínajte ani nekončite názov domény bodkou
hyphens	Nepíšte dva spojovníky za sebou
hyphen	Pred každý spojovník a za neho napíšte písmeno alebo číslicu
hyphenAtEdge	Nepíšte spojovník na začiatok ani na koniec
format	Formát nesedí. Skontrolujte, či tam nie je chyba
mistakeAt	Použite prípustný formát. Skontrolujte znak číslo {number}
placeLike	Skontrolujte znak číslo {number} a použite tento formát: {example}
characterAt	Ako znak číslo {number} použite {kinds}
characterFirst	Ako prvý znak použite {kinds}
characterAtLike	Ako znak číslo {number} použite {kinds}, napríklad {example}
characterFirstLike	Ako prvý znak použite {kinds}, napríklad {example}
addAtEnd	Text nie je úplný. Na koniec doplňte napríklad „{example}“
looksLike	Použite tento formát: {example}
looksLikeShort	Text je príliš krátky. Použite tento formát: {example}
looksLikeLong	Text je príliš dlhý. Použite tento formát: {example}
onlyPart	Zadajte iba časť, ktorá vyzerá ako {example}
kind	Zadajte {kind}, napríklad {example}
kindOfLetters	Zadajte {kind} (počet písmen: {accepted}), napríklad {example}
kindWithout	Odstráňte {characters} a zadajte {kind}, napríklad {example}
kindBetween	Zadajte {kind} od {minimum} do {maximum}
kindAtLeast	Zadajte {kind}, {minimum} alebo viac
kindAtMost	Zadajte {kind}, {maximum} alebo menej
oneOf	Zadajte {kinds}
notKind	Zadajte niečo iné ako {kinds}
phoneNumber	Začnite znakom + a predvoľbou krajiny a pokračujte iba číslicami, napríklad {example}
phoneNumberWithoutPlus	Začnite predvoľbou krajiny bez + a použite iba číslice, napríklad {example}
countryCode	Použite predvoľbu krajiny, ktorá sa nikdy nezačína nulou, napríklad {example}
phoneDigits	V telefónnom čísle použite iba číslice, napríklad {example}
incomplete	Skopírujte celý text a nič iné a znova ho sem vložte. Niečo chýba alebo je navyše
mistypedDigits	Vyzerá to na preklep. Skontrolujte každú číslicu
mistypedCharacters	Vyzerá to na preklep. Skontrolujte každý znak
innerDate	Dátum v tomto čísle vyzerá na preklep. Skontrolujte ho
missingDigits	Skontrolujte, či nechýbajú číslice: číslo je príliš krátke
extraDigits	Skontrolujte, či nie sú číslice navyše: číslo je príliš dlhé
allZeros	Zadajte číslo, ktoré nie je zo samých núl
exactDigits	Zadajte presne toľko číslic: {accepted}
exactDigitsNot	Zadajte presne toľko číslic: {accepted}, nie {length}
digitsBetween	Zadajte {minimum} až {maximum} číslic, nie {length}
exactLettersAndDigits	Zadajte presne toľko písmen a číslic: {accepted}
didYouMean	Mali ste na mysli {suggestion}?
noPostalCode	Nechajte pole prázdne: táto krajina nemá poštové smerovacie čísla
exactLettersAndDigitsNot	Zadajte presne toľko písmen a číslic: {accepted}, nie {length}
ibanCountry	Začnite dvoma písmenami krajiny, ktorá používa IBAN, napríklad DE
ibanAccountNumber	Za prvými 4 znakmi je zrejme preklep. Skontrolujte tieto znaky
atLeast	Zadajte {minimum} alebo viac
atMost	Zadajte {maximum} alebo menej
between	Zadajte hodnotu od {minimum} do {maximum}
moreThan	Zadajte hodnotu väčšiu ako {minimum}
lessThan	Zadajte hodnotu menšiu ako {maximum}
earliest	Zadajte {minimum} alebo neskorší dátum
latest	Zadajte {maximum} alebo skorší dátum
betweenDates	Zadajte dátum od {minimum} do {maximum}
laterThan	Zadajte dátum neskorší ako {minimum}
earlierThan	Zadajte dátum skorší ako {maximum}
inPast	Zadajte dátum v minulosti
inFuture	Zadajte dátum v budúcnosti
ageAtLeast	Zadajte dátum narodenia pre vek {minimum} alebo vyšší
ageAtMost	Zadajte dátum narodenia pre vek {maximum} alebo nižší
textAtLeast	Zadajte „{minimum}“ alebo niečo, čo je v poradí za tým
textAtMost	Zadajte „{maximum}“ alebo niečo, čo je v poradí pred tým
textAfter	Zadajte niečo, čo je v poradí za „{minimum}“
textBefore	Zadajte niečo, čo je v poradí pred „{maximum}“
fewerDigits	Použite menej číslic: skontrolujte, či nie sú niektoré navyše
decimalPoint	Použite iba jednu desatinnú bodku, napríklad {example}
decimalComma	Použite iba jednu desatinnú čiarku, napríklad {example}
beginsWithDigit	Začnite číslicou, napríklad {example}
noDecimals	Zadajte celé číslo bez desatinných miest a oddeľovačov, napríklad {example}
dotInsteadOfComma	Použite bodku, nie čiarku
dash	Namiesto pomlčky použite obyčajný spojovník (-)
endsWithDigit	Na koniec napíšte číslicu, napríklad {example}
pointNotComma	Použite desatinnú bodku, nie čiarku, napríklad {example}
commaNotPoint	Použite desatinnú čiarku, nie bodku, napríklad {example}
noGroupSigns	Napíšte číslice bez oddeľovačov tisícov, napríklad {example}
digitGroups	Rozdeľte číslice do skupín, napríklad {example}
decimalPlaces[one]	Použite najviac {maximum} desatinné miesto
decimalPlaces[few]	Použite najviac {maximum} desatinné miesta
decimalPlaces[other]	Použite najviac {maximum} desatinných miest
tooManyDigits[one]	Zadajte najviac {maximum} číslicu
tooManyDigits[few]	Zadajte najviac {maximum} číslice
tooManyDigits[other]	Zadajte najviac {maximum} číslic
leadingZeros	Odstráňte nuly na začiatku čísla: napríklad namiesto 07 napíšte 7
mismatch	Nezhoduje sa to. Skontrolujte, či tam nie je chyba
anotherValue	Zadajte inú hodnotu. Táto sa nedá použiť
choice	Zadajte hodnotu zo zoznamu prípustných hodnôt. Skontrolujte preklepy
option	Vyberte jednu z týchto možností: {accepted}
unselected	Zaškrtnite túto možnosť
repeated	Odstráňte položku, ktorá je v zozname dvakrát
same	Zadajte to isté ako v poli „{other}“. Skontrolujte obe polia
after	Zadajte neskoršiu alebo väčšiu hodnotu ako v poli „{other}“
later	Zadajte neskoršiu hodnotu ako v poli „{other}“
notEarlier	Zadajte rovnakú alebo neskoršiu hodnotu ako v poli „{other}“
larger	Zadajte väčšiu hodnotu ako v poli „{other}“
notSmaller	Zadajte rovnakú alebo väčšiu hodnotu ako v poli „{other}“
excluded	Nechajte toto pole prázdne pre pole „{other}“
atLeastOne	Vyplňte aspoň jedno z týchto polí: {accepted}
moreErrors	Chýb je viac, než je tu uvedené. Počet položiek na opravu: {rejected}
furtherErrors	Najprv opravte to, čo je tu uvedené. Chýb môže byť viac
dataValue	Použite hodnotu, ktorá je tu prípustná. Skontrolujte jej zápis, veľkosť a formát
dataSyntax	Opravte syntax týchto údajov. Skontrolujte úvodzovky, čiarky a zátvorky
dataSyntaxAt	Opravte syntax v riadku {line}, v stĺpci {column}. Skontrolujte úvodzovky, čiarky a zátvorky
dataKey	Odstráňte tento kľúč alebo opravte jeho zápis. Nie je tu prípustný
objectWithKey	Použite objekt s kľúčom {accepted}
dataKeyTwice	Odstráňte jeden z oboch kľúčov. Tento kľúč je tu dvakrát
dataEncoding	Uložte tieto údaje v kódovaní UTF-8. Obsahujú bajty v inom kódovaní
dataDepth	Použite menej úrovní. Príliš veľa zoznamov a objektov je vnorených do seba
dataSize	Pošlite menej údajov: limit v bajtoch je {maximum}
cardNetwork	Použite kartu {accepted}
monthThenYear	Zadajte 2 číslice pre mesiac a potom 2 číslice pre rok, napríklad {example}
month	Použite mesiac od 01 do 12
monthOrder	Skontrolujte poradie dňa a mesiaca, napríklad {example}
expired	Tento dátum už uplynul. Skontrolujte ho alebo použite inú kartu
expiresSoon	Platnosť tejto karty sa čoskoro skončí. Zvážte použitie inej karty
tooFarAhead[one]	Tento dátum je príliš ďaleko. Smie byť najviac o {maximum} rok
tooFarAhead[few]	Tento dátum je príliš ďaleko. Smie byť najviac o {maximum} roky
tooFarAhead[other]	Tento dátum je príliš ďaleko. Smie byť najviac o {maximum} rokov
day	V tomto mesiaci použite deň od 01 do {maximum}
hours	Použite hodiny od 00 do 23
minutes	Použite minúty od 00 do 59
seconds	Použite sekundy od 00 do 59
dateOrder	Zadajte rok-mesiac-deň s 2 číslicami pre mesiac a deň, napríklad {example}
dateDigits	Zadajte dátum s 2 číslicami pre deň a mesiac, napríklad {example}
dateThenTime	Napíšte rok-mesiac-deň, potom T a potom čas, napríklad {example}
timeWithZone	Zadajte hodiny, minúty, sekundy a časové pásmo, napríklad {example}
offsetMissing	Na koniec pridajte časové pásmo: Z pre UTC alebo posun, napríklad +01:00
offsetLimits	Použite posun od UTC najviac 23:59, napríklad +01:00
offsetUnwanted	Odstráňte všetko za časom, napríklad Z alebo +01:00
siteName	Uveďte celý názov domény, napríklad example.com
siteNameOnly	Zadajte iba názov domény, napríklad example.com, bez čohokoľvek pred ním alebo za ním
siteCharacters	V názve domény použite iba písmená a až z bez mäkčeňov a dĺžňov, číslice, spojovníky a bodky
siteSpelling	Skontrolujte, či v názve domény nie je preklep. Žiadny web sa tak nemôže volať
siteEnding	Na koniec napíšte .com alebo inú koncovku domény, napríklad {example}
siteTooLong	Medzi bodkami názvu domény použite najviac {maximum} znakov
wholeSiteTooLong	V názve domény použite najviac {maximum} znakov
hostAddress	Napíšte úplnú IPv6 adresu medzi [ a ], napríklad [2001:db8::1]
hostNumbers	Uveďte IP adresu zo 4 čísel od 0 do 255, napr. 192.0.2.1, alebo názov domény, napr. example.com
publicSite	Použite web, ktorý môže na internete otvoriť ktokoľvek, napríklad example.com, nie web zo súkromnej siete
notIPAddress	Použite názov domény, napríklad example.com, nie IP adresu
hostAccepted	Použite adresu na {accepted}
port	Za dvojbodku napíšte číslo portu od {minimum} do {maximum}
portAccepted	Použite port {accepted} alebo číslo portu vynechajte
noPort	Odstráňte číslo portu za názvom domény, napríklad :8080
userInfo	Odstráňte používateľské meno alebo heslo aj znak @
percent	Za každé % napíšte dve číslice alebo písmená od A do F, napríklad %20. Namiesto samotného znaku % napíšte %25
backslash	Namiesto \ použite /
percentEncoded	Namiesto {character} použite {accepted}
percentEncodedSpace	Namiesto každej medzery použite %20
slashesMissing	Za dvojbodku napíšte //, napríklad {example}
singleSlash	Zadajte stránku tohto webu, ktorá sa začína jedným znakom /, napríklad /account
atMissing	Doplňte znak @, napríklad name@example.com
localMissing	Pred znak @ napíšte meno, napríklad name@example.com
localTooLong[one]	Pred znakom @ použite najviac {maximum} znak
localTooLong[few]	Pred znakom @ použite najviac {maximum} znaky
localTooLong[other]	Pred znakom @ použite najviac {maximum} znakov
quotes	Napíšte úvodzovky na začiatok a tesne pred znak @ alebo ich vynechajte
emailSiteMissing	Doplňte časť za znakom @, napríklad name@example.com
emailLocalLetters	Pred znakom @ nepoužívajte iné písmená ako a až z, napríklad ä
emailSiteLetters	Za znakom @ nepoužívajte iné písmená ako a až z, napríklad ä
emailSiteCharacter	Za znakom @ odstráňte {character}
dotNotComma	Za znakom @ použite bodku, nie čiarku
ipNumbers	Zadajte 4 čísla od 0 do 255 oddelené bodkami, napríklad {example}
ipGroups	Zadajte 8 skupín po 1 až 4 čísliciach alebo písmenách a až f oddelených dvojbodkami, alebo menej skupín s ::, napríklad {example}
ipGroupDigits	V každej skupine medzi dvojbodkami použite najviac {maximum} číslice alebo písmená, napríklad {example}
ipScope	Použite IP adresu jedného z týchto druhov: {accepted}
colorDigits	Zadajte # a za ním {accepted} číslic alebo písmen a až f, napríklad {example}
hexGroups	Zadajte {accepted} číslic alebo písmen a až f, v skupinách ako {example}
sameSeparators	Použite všade rovnaký oddeľovač, napríklad {example}
uuidHyphens	Medzi skupiny po 8, 4, 4, 4 a 12 čísliciach alebo písmenách napíšte spojovníky, napríklad {example}
uuidVersion	Použite UUID verzie {accepted}, napríklad {example}. Skontrolujte, či ste skopírovali to správne
versionNumbers	Zadajte 3 čísla oddelené bodkami, napríklad {example}
bankCountry	Ako piaty a šiesty znak použite 2 veľké písmená krajiny, napríklad DE
isbnPrefix	Začnite 978 alebo 979, ale nie 979-0
ulidCharacters	Použite iba číslice a písmená A až Z, ale nie I, L, O ani U
passwordLetters[one]	Použite aspoň jedno písmeno
passwordLetters[few]	Použite aspoň {minimum} písmená
passwordLetters[other]	Použite aspoň {minimum} písmen
passwordLowercase[one]	Použite aspoň jedno malé písmeno
passwordLowercase[few]	Použite aspoň {minimum} malé písmená
passwordLowercase[other]	Použite aspoň {minimum} malých písmen
passwordUppercase[one]	Použite aspoň jedno veľké písmeno
passwordUppercase[few]	Použite aspoň {minimum} veľké písmená
passwordUppercase[other]	Použite aspoň {minimum} veľkých písmen
passwordDigits[one]	Použite aspoň jednu číslicu
passwordDigits[few]	Použite aspoň {minimum} číslice
passwordDigits[other]	Použite aspoň {minimum} číslic
passwordSymbols[one]	Použite aspoň jeden symbol, napríklad ! alebo %
passwordSymbols[few]	Použite aspoň {minimum} symboly, napríklad ! alebo %
passwordSymbols[other]	Použite aspoň {minimum} symbolov, napríklad ! alebo %

# A name is in the accusative: "svoju e-mailovú adresu".
empty+name	Zadajte {name}
check+name	Skontrolujte {name}
mistypedDigits+name	Skontrolujte {name}. Vyzerá to na preklep
mistypedCharacters+name	Skontrolujte {name}. Vyzerá to na preklep

kind.numeric	iba číslice
kind.alpha	iba písmená
kind.alphanumeric	iba písmená a číslice
kind.integer	celé číslo
kind.decimal	číslo
kind.hexadecimal	šestnástkové číslo
kind.email	e-mailovú adresu
kind.e164	telefónne číslo
kind.countryCode	kód krajiny
kind.currencyCode	kód meny
kind.languageCode	kód jazyka
kind.timeZone	názov časového pásma
kind.url	webovú adresu
kind.domainName	názov domény
kind.ipAddress	IP adresu
kind.IPv4 address	adresu IPv4
kind.IPv6 address	adresu IPv6
kind.macAddress	hardvérovú adresu (MAC)
kind.port	číslo portu
kind.date	dátum
kind.time	čas v 24-hodinovom formáte s dvoma číslicami pre hodinu
kind.clock time	čas
kind.dateTime	dátum a čas
kind.cardExpiry	mesiac a rok
kind.paymentCard	číslo karty
kind.iban	IBAN
kind.bic	kód banky (BIC)
kind.isbn	ISBN
kind.ean	číslo čiarového kódu
kind.hexColor	kód farby
kind.uuid	UUID
kind.ulid	ULID
kind.semver	číslo verzie
kind.a text	text
kind.a list	zoznam
kind.an object	objekt s pomenovanými hodnotami
kind.a digit	číslicu
kind.a nonzero digit	číslicu 1 až 9
kind.a letter	písmeno A až Z alebo a až z
kind.a capital letter	veľké písmeno A až Z
kind.a lowercase letter	malé písmeno a až z
kind.pattern	niečo ako {example}
kind.other	text v inom prijímanom formáte

word.title	Vyskytol sa problém
word.errorPrefix	Chyba:
word.unlabeled	Táto hodnota
word.otherField	druhé pole
word.securityCode	Bezpečnostný kód
word.spaces	medzery
word.commas	čiarky
word.dots	bodky
word.hyphens	spojovníky
word.slashes	lomky
word.apostrophes	apostrofy
word.underscores	podčiarkovníky
word.brackets	zátvorky
word.quotationMarks	úvodzovky
"""#)
