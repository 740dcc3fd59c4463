// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let czechTexts = TextTable(
#"""
# čeština
# Czech, with the polite address "vy".
#
# A label comes before the sentence, because its gender and its case are not known. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Teď to nelze zkontrolovat. Zkuste to za několik minut
programMistake	V tomto formuláři je chyba: tuto hodnotu nelze zkontrolovat
pending	Kontrola ještě probíhá. Chvíli počkejte a zkuste to znovu
check	Zkontrolujte tuto hodnotu
empty	Vyplňte toto pole
missing	Doplňte tuto hodnotu. Chybí
noChoice	Vyberte hodnotu
tooLarge	Text je příliš dlouhý. Odstraňte přebytečný text nebo mezery
tooManyBytes[one]	Zadejte nejvýše {maximum} znak. Písmena jako ä a emoji se počítají jako více než jeden
tooManyBytes[few]	Zadejte nejvýše {maximum} znaky. Písmena jako ä a emoji se počítají jako více než jeden
tooManyBytes[other]	Zadejte nejvýše {maximum} znaků. Písmena jako ä a emoji se počítají jako více než jeden
tooBrief	Text je příliš krátký. Doplňte znaky
tooShort[one]	Zadejte alespoň {minimum} znak
tooShort[few]	Zadejte alespoň {minimum} znaky
tooShort[other]	Zadejte alespoň {minimum} znaků
lengthBetween	Zadejte od {minimum} do {maximum} znaků
tooLong[one]	Zadejte nejvýše {maximum} znak
tooLong[few]	Zadejte nejvýše {maximum} znaky
tooLong[other]	Zadejte nejvýše {maximum} znaků
exactLength[one]	Zadejte přesně {minimum} znak
exactLength[few]	Zadejte přesně {minimum} znaky
exactLength[other]	Zadejte přesně {minimum} znaků
exactLengthNot[one]	Zadejte přesně {minimum} znak, ne {length}
exactLengthNot[few]	Zadejte přesně {minimum} znaky, ne {length}
exactLengthNot[other]	Zadejte přesně {minimum} znaků, ne {length}
tooFewEntries[one]	Uveďte alespoň {minimum} položku
tooFewEntries[few]	Uveďte alespoň {minimum} položky
tooFewEntries[other]	Uveďte alespoň {minimum} položek
tooManyEntries[one]	Uveďte nejvýše {maximum} položku
tooManyEntries[few]	Uveďte nejvýše {maximum} položky
tooManyEntries[other]	Uveďte nejvýše {maximum} položek
exactEntries[one]	Uveďte přesně {minimum} položku
exactEntries[few]	Uveďte přesně {minimum} položky
exactEntries[other]	Uveďte přesně {minimum} položek
entriesBetween	Uveďte od {minimum} do {maximum} položek
digitsOnly	Použijte jen číslice 0 až 9
lettersOnly	Použijte jen písmena A až Z nebo a až z, bez číslic, mezer, háčků a čárek
anyLettersOnly	Použijte jen písmena, bez číslic, mezer a jiných znaků
oneAlphabet	Použijte písmena jen jedné abecedy, například jen latinky nebo jen řecké abecedy
lettersAndDigits	Použijte jen písmena A až Z nebo a až z a číslice 0 až 9
anyLettersAndDigits	Použijte jen písmena a číslice, bez mezer, spojovníků a jiných znaků
onlyThese	Použijte jen tyto znaky: {accepted}
slugCharacters	Použijte jen číslice, spojovníky a malá písmena od a do z, bez mezer, háčků a čárek
capitalLetters	Použijte velká písmena, například {example}
lowercaseLetters	Použijte malá písmena místo velkých
digitsGrouped	Použijte jen číslice; mezi dvěma číslicemi může být jedna mezera nebo jeden spojovník
hexDigits	Použijte jen číslice 0 až 9 a písmena a až f
digitsNotLetters	Použijte číslice 0 a 1, ne písmena O a I
lettersNotDigits	Použijte písmena O a I, ne číslice 0 a 1
spaces	Odstraňte mezery a konce řádků
outerSpaces	Odstraňte mezery a zalomení řádků na začátku a na konci
without	Odstraňte {characters}
replacement	Nahraďte {characters} znakem {accepted}, například {example}
disallowedText	Odstraňte {character}
once	Použijte {character} jen jednou
onlyAtEnd	Znak {character} použijte jen na konci
strangeCharacter	Odstraňte neobvyklé, podobně vypadající nebo skryté znaky: smažte text a napište ho znovu
ordinaryForms	Použijte běžné číslice, písmena a znaky, například 1, ne １ ani ١
plainCharacters	Použijte jen písmena A až Z, číslice a běžné symboly, bez háčků, čárek a emoji
nothingAfter	Odstraňte {character} a vše za ním
notBegin	Nezačínejte znakem {character}
notEnd	Nekončete znakem {character}
notNegative	Odstraňte znaménko minus: záporná čísla se nepřijímají
begins	Začněte takto: {accepted}
ends	Zakončete text takto: {accepted}
includes	Text musí obsahovat {accepted}
dots	Nepište dvě tečky za sebou
twoSpaces	Nepište dvě mezery za sebou
dotAtStart	Nezačínejte tečkou
dotAtEnd	Nekončete tečkou
dotNextToAt	Nepište tečku vedle znaku @
siteDotAtEdge	Nezačínejte ani nekončete název domény tečkou
hyphens	Nepište dva spojovníky za sebou
hyphen	Před každý spojovník a za něj napište písmeno nebo číslici
hyphenAtEdge	Nepište spojovník na začátek ani na konec
format	Formát nesouhlasí. Zkontrolujte, zda tam není chyba
mistakeAt	Použijte přípustný formát. Zkontrolujte znak číslo {number}
placeLike	Zkontrolujte znak číslo {number} a použijte tento formát: {example}
characterAt	Jako znak číslo {number} použijte {kinds}
characterFirst	Jako první znak použijte {kinds}
characterAtLike	Jako znak číslo {number} použijte {kinds}, například {example}
characterFirstLike	Jako první znak použijte {kinds}, například {example}
addAtEnd	Text není úplný. Na konec doplňte například „{example}“
looksLike	Použijte tento formát: {example}
looksLikeShort	Text je příliš krátký. Použijte tento formát: {example}
looksLikeLong	Text je příliš dlouhý. Použijte tento formát: {example}
onlyPart	Zadejte jen část, která vypadá jako {example}
kind	Zadejte {kind}, například {example}
kindOfLetters	Zadejte {kind} (počet písmen: {accepted}), například {example}
kindWithout	Odstraňte {characters} a zadejte {kind}, například {example}
kindBetween	Zadejte {kind} od {minimum} do {maximum}
kindAtLeast	Zadejte {kind}, {minimum} nebo více
kindAtMost	Zadejte {kind}, {maximum} nebo méně
oneOf	Zadejte {kinds}
notKind	Zadejte něco jiného než {kinds}
phoneNumber	Začněte znakem + a předvolbou země a pokračujte jen číslicemi, například {example}
phoneNumberWithoutPlus	Začněte předvolbou země bez + a použijte jen číslice, například {example}
countryCode	Použijte předvolbu země, která nikdy nezačíná nulou, například {example}
phoneDigits	V telefonním čísle použijte jen číslice, například {example}
incomplete	Zkopírujte celý text a nic jiného a znovu ho sem vložte. Něco chybí nebo přebývá
mistypedDigits	Vypadá to na překlep. Zkontrolujte každou číslici
mistypedCharacters	Vypadá to na překlep. Zkontrolujte každý znak
innerDate	Datum v tomto čísle vypadá na překlep. Zkontrolujte ho
missingDigits	Zkontrolujte, zda nechybí číslice: číslo je příliš krátké
extraDigits	Zkontrolujte, zda nejsou číslice navíc: číslo je příliš dlouhé
allZeros	Zadejte číslo, které není ze samých nul
exactDigits	Zadejte přesně tolik číslic: {accepted}
exactDigitsNot	Zadejte přesně tolik číslic: {accepted}, ne {length}
digitsBetween	Zadejte {minimum} až {maximum} číslic, ne {length}
exactLettersAndDigits	Zadejte přesně tolik písmen a číslic: {accepted}
didYouMean	Měli jste na mysli {suggestion}?
noPostalCode	Nechte pole prázdné: tato země nemá poštovní směrovací čísla
exactLettersAndDigitsNot	Zadejte přesně tolik písmen a číslic: {accepted}, ne {length}
ibanCountry	Začněte dvěma písmeny země, která používá IBAN, například DE
ibanAccountNumber	Za prvními 4 znaky je zřejmě překlep. Zkontrolujte tyto znaky
atLeast	Zadejte {minimum} nebo více
atMost	Zadejte {maximum} nebo méně
between	Zadejte hodnotu od {minimum} do {maximum}
moreThan	Zadejte hodnotu větší než {minimum}
lessThan	Zadejte hodnotu menší než {maximum}
earliest	Zadejte {minimum} nebo pozdější datum
latest	Zadejte {maximum} nebo dřívější datum
betweenDates	Zadejte datum od {minimum} do {maximum}
laterThan	Zadejte datum pozdější než {minimum}
earlierThan	Zadejte datum dřívější než {maximum}
inPast	Zadejte datum v minulosti
inFuture	Zadejte datum v budoucnosti
ageAtLeast	Zadejte datum narození pro věk {minimum} nebo vyšší
ageAtMost	Zadejte datum narození pro věk {maximum} nebo nižší
textAtLeast	Zadejte „{minimum}“ nebo něco, co je v pořadí za tím
textAtMost	Zadejte „{maximum}“ nebo něco, co je v pořadí před tím
textAfter	Zadejte něco, co je v pořadí za „{minimum}“
textBefore	Zadejte něco, co je v pořadí před „{maximum}“
fewerDigits	Použijte méně číslic: zkontrolujte, zda nejsou některé navíc
decimalPoint	Použijte jen jednu desetinnou tečku, například {example}
decimalComma	Použijte jen jednu desetinnou čárku, například {example}
beginsWithDigit	Začněte číslicí, například {example}
noDecimals	Zadejte celé číslo bez desetinných míst a oddělovačů, například {example}
dotInsteadOfComma	Použijte tečku, ne čárku
dash	Místo pomlčky použijte obyčejný spojovník (-)
endsWithDigit	Na konec napište číslici, například {example}
pointNotComma	Použijte desetinnou tečku, ne čárku, například {example}
commaNotPoint	Použijte desetinnou čárku, ne tečku, například {example}
noGroupSigns	Napište číslice bez oddělovačů tisíců, například {example}
digitGroups	Rozdělte číslice do skupin, například {example}
decimalPlaces[one]	Použijte nejvýše {maximum} desetinné místo
decimalPlaces[few]	Použijte nejvýše {maximum} desetinná místa
decimalPlaces[other]	Použijte nejvýše {maximum} desetinných míst
tooManyDigits[one]	Zadejte nejvýše {maximum} číslici
tooManyDigits[few]	Zadejte nejvýše {maximum} číslice
tooManyDigits[other]	Zadejte nejvýše {maximum} číslic
leadingZeros	Odstraňte nuly na začátku čísla: například místo 07 napište 7
mismatch	Nesouhlasí to. Zkontrolujte, zda tam není chyba
anotherValue	Zadejte jinou hodnotu. Tuto nelze použít
choice	Zadejte hodnotu ze seznamu přípustných hodnot. Zkontrolujte překlepy
option	Vyberte jednu z těchto možností: {accepted}
unselected	Zaškrtněte tuto volbu
repeated	Odstraňte položku, která je v seznamu dvakrát
same	Zadejte totéž co v poli „{other}“. Zkontrolujte obě pole
after	Zadejte pozdější nebo větší hodnotu než v poli „{other}“
later	Zadejte pozdější hodnotu než v poli „{other}“
notEarlier	Zadejte stejnou nebo pozdější hodnotu než v poli „{other}“
larger	Zadejte větší hodnotu než v poli „{other}“
notSmaller	Zadejte stejnou nebo větší hodnotu než v poli „{other}“
excluded	Nechte toto pole prázdné kvůli poli „{other}“
atLeastOne	Vyplňte alespoň jedno z těchto polí: {accepted}
moreErrors	Chyb je více, než je zde uvedeno. Počet položek k opravě: {rejected}
furtherErrors	Nejdříve opravte to, co je zde uvedeno. Chyb může být více
dataValue	Použijte hodnotu, která je zde přípustná. Zkontrolujte její zápis, velikost a formát
dataSyntax	Opravte syntaxi těchto dat. Zkontrolujte uvozovky, čárky a závorky
dataSyntaxAt	Opravte syntaxi na řádku {line}, ve sloupci {column}. Zkontrolujte uvozovky, čárky a závorky
dataKey	Odstraňte tento klíč, nebo opravte jeho zápis. Není zde přípustný
objectWithKey	Použijte objekt s klíčem {accepted}
dataKeyTwice	Odstraňte jeden z obou klíčů. Tento klíč je zde dvakrát
dataEncoding	Uložte tato data v kódování UTF-8. Obsahují bajty v jiném kódování
dataDepth	Použijte méně úrovní. Příliš mnoho seznamů a objektů je vnořeno do sebe
dataSize	Pošlete méně dat: limit v bajtech je {maximum}
cardNetwork	Použijte kartu {accepted}
monthThenYear	Zadejte 2 číslice pro měsíc a pak 2 číslice pro rok, například {example}
month	Použijte měsíc od 01 do 12
monthOrder	Zkontrolujte pořadí dne a měsíce, například {example}
expired	Toto datum už uplynulo. Zkontrolujte ho, nebo použijte jinou kartu
expiresSoon	Platnost této karty brzy skončí. Zvažte použití jiné karty
tooFarAhead[one]	Toto datum je příliš daleko. Smí být nejvýše za {maximum} rok
tooFarAhead[few]	Toto datum je příliš daleko. Smí být nejvýše za {maximum} roky
tooFarAhead[other]	Toto datum je příliš daleko. Smí být nejvýše za {maximum} let
day	V tomto měsíci použijte den od 01 do {maximum}
hours	Použijte hodiny od 00 do 23
minutes	Použijte minuty od 00 do 59
seconds	Použijte sekundy od 00 do 59
dateOrder	Zadejte rok-měsíc-den se 2 číslicemi pro měsíc a den, například {example}
dateDigits	Zadejte datum se 2 číslicemi pro den a měsíc, například {example}
dateThenTime	Napište rok-měsíc-den, potom T a potom čas, například {example}
timeWithZone	Zadejte hodiny, minuty, sekundy a časové pásmo, například {example}
offsetMissing	Na konec přidejte časové pásmo: Z pro UTC, nebo posun, například +01:00
offsetLimits	Použijte posun od UTC nejvýše 23:59, například +01:00
offsetUnwanted	Odstraňte vše za časem, například Z nebo +01:00
siteName	Uveďte celý název domény, například example.com
siteNameOnly	Zadejte jen název domény, například example.com, bez čehokoli před ním nebo za ním
siteCharacters	V názvu domény použijte jen písmena a až z bez háčků a čárek, číslice, spojovníky a tečky
siteSpelling	Zkontrolujte, zda v názvu domény není překlep. Žádný web se tak nemůže jmenovat
siteEnding	Na konec napište .com nebo jinou koncovku domény, například {example}
siteTooLong	Mezi tečkami názvu domény použijte nejvýše {maximum} znaků
wholeSiteTooLong	V názvu domény použijte nejvýše {maximum} znaků
hostAddress	Napište úplnou IPv6 adresu mezi [ a ], například [2001:db8::1]
hostNumbers	Uveďte IP adresu ze 4 čísel od 0 do 255, např. 192.0.2.1, nebo název domény, např. example.com
publicSite	Použijte web, který může na internetu otevřít kdokoli, například example.com, ne web ze soukromé sítě
notIPAddress	Použijte název domény, například example.com, ne IP adresu
hostAccepted	Použijte adresu na {accepted}
port	Za dvojtečku napište číslo portu od {minimum} do {maximum}
portAccepted	Použijte port {accepted}, nebo číslo portu vynechte
noPort	Odstraňte číslo portu za názvem domény, například :8080
userInfo	Odstraňte uživatelské jméno nebo heslo i znak @
percent	Za každé % napište dvě číslice nebo písmena od A do F, například %20. Místo samotného znaku % napište %25
backslash	Místo \ použijte /
percentEncoded	Místo {character} použijte {accepted}
percentEncodedSpace	Místo každé mezery použijte %20
slashesMissing	Za dvojtečku napište //, například {example}
singleSlash	Zadejte stránku tohoto webu, která začíná jedním znakem /, například /account
atMissing	Doplňte znak @, například name@example.com
localMissing	Před znak @ napište jméno, například name@example.com
localTooLong[one]	Před znakem @ použijte nejvýše {maximum} znak
localTooLong[few]	Před znakem @ použijte nejvýše {maximum} znaky
localTooLong[other]	Před znakem @ použijte nejvýše {maximum} znaků
quotes	Napište uvozovky na začátek a těsně před znak @, nebo je vynechte
emailSiteMissing	Doplňte část za znakem @, například name@example.com
emailLocalLetters	Před znakem @ nepoužívejte jiná písmena než a až z, například ä
emailSiteLetters	Za znakem @ nepoužívejte jiná písmena než a až z, například ä
emailSiteCharacter	Za znakem @ odstraňte {character}
dotNotComma	Za znakem @ použijte tečku, ne čárku
ipNumbers	Zadejte 4 čísla od 0 do 255 oddělená tečkami, například {example}
ipGroups	Zadejte 8 skupin po 1 až 4 číslicích nebo písmenech a až f oddělených dvojtečkami, nebo méně skupin s ::, například {example}
ipGroupDigits	V každé skupině mezi dvojtečkami použijte nejvýše {maximum} číslice nebo písmena, například {example}
ipScope	Použijte IP adresu jednoho z těchto druhů: {accepted}
colorDigits	Zadejte # a za ním {accepted} číslic nebo písmen a až f, například {example}
hexGroups	Zadejte {accepted} číslic nebo písmen a až f, ve skupinách jako {example}
sameSeparators	Použijte všude stejný oddělovač, například {example}
uuidHyphens	Mezi skupiny po 8, 4, 4, 4 a 12 číslicích nebo písmenech napište spojovníky, například {example}
uuidVersion	Použijte UUID verze {accepted}, například {example}. Zkontrolujte, zda jste zkopírovali to správné
versionNumbers	Zadejte 3 čísla oddělená tečkami, například {example}
bankCountry	Jako pátý a šestý znak použijte 2 velká písmena země, například DE
isbnPrefix	Začněte 978 nebo 979, ale ne 979-0
ulidCharacters	Použijte jen číslice a písmena A až Z, ale ne I, L, O ani U
passwordLetters[one]	Použijte alespoň jedno písmeno
passwordLetters[few]	Použijte alespoň {minimum} písmena
passwordLetters[other]	Použijte alespoň {minimum} písmen
passwordLowercase[one]	Použijte alespoň jedno malé písmeno
passwordLowercase[few]	Použijte alespoň {minimum} malá písmena
passwordLowercase[other]	Použijte alespoň {minimum} malých písmen
passwordUppercase[one]	Použijte alespoň jedno velké písmeno
passwordUppercase[few]	Použijte alespoň {minimum} velká písmena
passwordUppercase[other]	Použijte alespoň {minimum} velkých písmen
passwordDigits[one]	Použijte alespoň jednu číslici
passwordDigits[few]	Použijte alespoň {minimum} číslice
passwordDigits[other]	Použijte alespoň {minimum} číslic
passwordSymbols[one]	Použijte alespoň jeden symbol, například ! nebo %
passwordSymbols[few]	Použijte alespoň {minimum} symboly, například ! nebo %
passwordSymbols[other]	Použijte alespoň {minimum} symbolů, například ! nebo %

# A name is in the accusative: "svou e-mailovou adresu".
empty+name	Zadejte {name}
check+name	Zkontrolujte {name}
mistypedDigits+name	Zkontrolujte {name}. Vypadá to na překlep
mistypedCharacters+name	Zkontrolujte {name}. Vypadá to na překlep

kind.numeric	jen číslice
kind.alpha	jen písmena
kind.alphanumeric	jen písmena a číslice
kind.integer	celé číslo
kind.decimal	číslo
kind.hexadecimal	šestnáctkové číslo
kind.email	e-mailovou adresu
kind.e164	telefonní číslo
kind.countryCode	kód země
kind.currencyCode	kód měny
kind.languageCode	kód jazyka
kind.timeZone	název časového pásma
kind.url	webovou adresu
kind.domainName	název domény
kind.ipAddress	IP adresu
kind.IPv4 address	adresu IPv4
kind.IPv6 address	adresu IPv6
kind.macAddress	hardwarovou adresu (MAC)
kind.port	číslo portu
kind.date	datum
kind.time	čas ve 24hodinovém formátu s dvěma číslicemi pro hodinu
kind.clock time	čas
kind.dateTime	datum a čas
kind.cardExpiry	měsíc a rok
kind.paymentCard	číslo karty
kind.iban	IBAN
kind.bic	kód banky (BIC)
kind.isbn	ISBN
kind.ean	číslo čárového kódu
kind.hexColor	kód barvy
kind.uuid	UUID
kind.ulid	ULID
kind.semver	číslo verze
kind.a text	text
kind.a list	seznam
kind.an object	objekt s pojmenovanými hodnotami
kind.a digit	číslici
kind.a nonzero digit	číslici 1 až 9
kind.a letter	písmeno A až Z nebo a až z
kind.a capital letter	velké písmeno A až Z
kind.a lowercase letter	malé písmeno a až z
kind.pattern	něco jako {example}
kind.other	text v jiném přijímaném formátu

word.title	Vyskytl se problém
word.errorPrefix	Chyba:
word.unlabeled	Tato hodnota
word.otherField	druhé pole
word.securityCode	Bezpečnostní kód
word.spaces	mezery
word.commas	čárky
word.dots	tečky
word.hyphens	spojovníky
word.slashes	lomítka
word.apostrophes	apostrofy
word.underscores	podtržítka
word.brackets	závorky
word.quotationMarks	uvozovky
"""#)
