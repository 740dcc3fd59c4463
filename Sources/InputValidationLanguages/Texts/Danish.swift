// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let danishTexts = TextTable(
#"""
# dansk
# Danish, with the address "du".
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Det kan ikke kontrolleres lige nu. Prøv igen om et par minutter
programMistake	Der er et problem med denne formular. Værdien kan ikke kontrolleres
pending	Kontrollen er stadig i gang. Vent et øjeblik, og prøv så igen
check	Kontrollér denne værdi
empty	Udfyld dette felt
missing	Tilføj denne værdi. Den mangler
noChoice	Vælg en værdi
tooLarge	Teksten er for lang. Fjern overflødig tekst eller overflødige mellemrum
tooManyBytes	Skriv højst {maximum} tegn. Bogstaver som ä og emojier tæller som mere end ét
tooBrief	Teksten er for kort. Tilføj nogle tegn
tooShort	Skriv mindst {minimum} tegn
lengthBetween	Skriv mellem {minimum} og {maximum} tegn
tooLong	Skriv højst {maximum} tegn
exactLength	Skriv præcis {minimum} tegn
exactLengthNot	Skriv præcis {minimum} tegn, ikke {length}
tooFewEntries[one]	Angiv mindst {minimum} element
tooFewEntries[other]	Angiv mindst {minimum} elementer
tooManyEntries[one]	Angiv højst {maximum} element
tooManyEntries[other]	Angiv højst {maximum} elementer
exactEntries[one]	Angiv præcis {minimum} element
exactEntries[other]	Angiv præcis {minimum} elementer
entriesBetween	Angiv mellem {minimum} og {maximum} elementer
digitsOnly	Brug kun cifrene 0 til 9
lettersOnly	Brug kun bogstaverne A til Z eller a til z, uden cifre, mellemrum, æ, ø, å og accenter
anyLettersOnly	Brug kun bogstaver, uden cifre, mellemrum eller andre tegn
oneAlphabet	Brug kun bogstaver fra ét alfabet, for eksempel kun latinske eller kun græske
lettersAndDigits	Brug kun bogstaverne A til Z eller a til z og cifrene 0 til 9
anyLettersAndDigits	Brug kun bogstaver og cifre, uden mellemrum, bindestreger eller andre tegn
onlyThese	Brug kun disse tegn: {accepted}
slugCharacters	Brug kun cifre, bindestreger og små bogstaver fra a til z, uden mellemrum, æ, ø, å og accenter
capitalLetters	Brug store bogstaver, for eksempel {example}
lowercaseLetters	Brug små bogstaver i stedet for store
digitsGrouped	Brug kun cifre, med højst ét mellemrum eller én bindestreg mellem to cifre
hexDigits	Brug kun cifrene 0 til 9 og bogstaverne a til f
digitsNotLetters	Brug cifrene 0 og 1, ikke bogstaverne O og I
lettersNotDigits	Brug bogstaverne O og I, ikke cifrene 0 og 1
spaces	Fjern mellemrum og linjeskift
outerSpaces	Fjern mellemrum og linjeskift i begyndelsen og i slutningen
without	Fjern {characters}
replacement	Erstat {characters} med {accepted}, for eksempel {example}
disallowedText	Fjern {character}
once	Brug kun {character} én gang
onlyAtEnd	Brug kun {character} i slutningen
strangeCharacter	Fjern usædvanlige eller skjulte tegn og tegn, der ligner andre. Slet teksten, og skriv den igen
ordinaryForms	Brug almindelige cifre, bogstaver og tegn, for eksempel 1 i stedet for １ eller ١
plainCharacters	Brug kun bogstaverne A til Z, cifre og almindelige symboler, uden æ, ø, å, accenter og emojier
nothingAfter	Fjern {character} og alt efter det
notBegin	Begynd ikke med {character}
notEnd	Slut ikke med {character}
notNegative	Fjern minustegnet: Negative tal kan ikke bruges
begins	Begynd med {accepted}
ends	Slut med {accepted}
includes	Tag {accepted} med
dots	Skriv ikke to punktummer i træk
twoSpaces	Skriv ikke to mellemrum i træk
dotAtStart	Begynd ikke med et punktum
dotAtEnd	Slut ikke med et punktum
dotNextToAt	Skriv ikke et punktum lige ved siden af @-tegnet
siteDotAtEdge	Begynd eller slut ikke domænenavnet med et punktum
hyphens	Skriv ikke to bindestreger i træk
hyphen	Skriv et bogstav eller ciffer før og efter hver bindestreg
hyphenAtEdge	Begynd og slut ikke med en bindestreg
format	Formatet passer ikke. Se efter, om der er fejl
mistakeAt	Brug et tilladt format. Kontrollér tegn nummer {number}
placeLike	Kontrollér tegn nummer {number}, og brug dette format: {example}
characterAt	Brug {kinds} som tegn nummer {number}
characterFirst	Brug {kinds} som første tegn
characterAtLike	Brug {kinds} som tegn nummer {number}, for eksempel {example}
characterFirstLike	Brug {kinds} som første tegn, for eksempel {example}
addAtEnd	Teksten er ikke fuldstændig. Tilføj noget som »{example}« til sidst
looksLike	Brug dette format: {example}
looksLikeShort	Teksten er for kort. Brug dette format: {example}
looksLikeLong	Teksten er for lang. Brug dette format: {example}
onlyPart	Skriv kun den del, der ligner {example}
kind	Skriv {kind}, for eksempel {example}
kindOfLetters	Skriv {kind} på {accepted} bogstaver, for eksempel {example}
kindWithout	Skriv {kind} uden {characters}, for eksempel {example}
kindBetween	Skriv {kind} mellem {minimum} og {maximum}
kindAtLeast	Skriv {kind}, {minimum} eller mere
kindAtMost	Skriv {kind}, {maximum} eller mindre
oneOf	Skriv {kinds}
notKind	Skriv noget andet end {kinds}
phoneNumber	Begynd med + og landekoden, og skriv derefter kun cifre, for eksempel {example}
phoneNumberWithoutPlus	Begynd med landekoden uden +, og brug kun cifre, for eksempel {example}
countryCode	Brug landekoden, som aldrig begynder med 0, for eksempel {example}
phoneDigits	Brug kun cifre i telefonnummeret, for eksempel {example}
incomplete	Kopiér det hele og intet andet, og indsæt det her igen. Noget mangler eller er for meget
mistypedDigits	Det ligner en tastefejl. Kontrollér hvert ciffer
mistypedCharacters	Det ligner en tastefejl. Kontrollér hvert tegn
innerDate	Datoen i nummeret ligner en tastefejl. Kontrollér den
missingDigits	Det er for kort. Se efter, om der mangler cifre
extraDigits	Det er for langt. Se efter, om der er overflødige cifre
allZeros	Skriv et nummer, der ikke kun består af nuller
exactDigits	Skriv præcis {accepted} cifre
exactDigitsNot	Skriv præcis {accepted} cifre, ikke {length}
digitsBetween	Skriv mellem {minimum} og {maximum} cifre, ikke {length}
exactLettersAndDigits	Skriv præcis {accepted} bogstaver og cifre
didYouMean	Mente du {suggestion}?
noPostalCode	Lad feltet være tomt: Dette land har ingen postnumre
exactLettersAndDigitsNot	Skriv præcis {accepted} bogstaver og cifre, ikke {length}
ibanCountry	Begynd med de 2 bogstaver for et land, der bruger IBAN, for eksempel DE
ibanAccountNumber	Der ser ud til at være en tastefejl efter de første 4 tegn. Kontrollér tegnene
atLeast	Skriv {minimum} eller mere
atMost	Skriv {maximum} eller mindre
between	Skriv en værdi mellem {minimum} og {maximum}
moreThan	Skriv en værdi over {minimum}
lessThan	Skriv en værdi under {maximum}
earliest	Skriv {minimum} eller en senere dato
latest	Skriv {maximum} eller en tidligere dato
betweenDates	Skriv en dato fra og med {minimum} til og med {maximum}
laterThan	Skriv en dato efter {minimum}
earlierThan	Skriv en dato før {maximum}
inPast	Skriv en dato i fortiden
inFuture	Skriv en dato i fremtiden
ageAtLeast	Skriv en fødselsdato, der svarer til en alder på {minimum} eller mere
ageAtMost	Skriv en fødselsdato, der svarer til en alder på {maximum} eller mindre
textAtLeast	Skriv »{minimum}« eller noget, der kommer efter det
textAtMost	Skriv »{maximum}« eller noget, der kommer før det
textAfter	Skriv noget, der kommer efter »{minimum}«
textBefore	Skriv noget, der kommer før »{maximum}«
fewerDigits	Brug færre cifre. Se efter, om der er overflødige cifre
decimalPoint	Brug kun ét decimalpunktum, for eksempel {example}
decimalComma	Brug kun ét decimalkomma, for eksempel {example}
beginsWithDigit	Begynd med et ciffer, for eksempel {example}
noDecimals	Skriv et helt tal uden decimaler og skilletegn, for eksempel {example}
dotInsteadOfComma	Brug et punktum, ikke et komma
dash	Brug en almindelig bindestreg (-) i stedet for tankestregen
endsWithDigit	Slut med et ciffer, for eksempel {example}
pointNotComma	Brug et decimalpunktum, ikke et komma, for eksempel {example}
commaNotPoint	Brug et decimalkomma, ikke et punktum, for eksempel {example}
noGroupSigns	Skriv cifrene uden tusindtalsseparator, for eksempel {example}
digitGroups	Gruppér cifrene, for eksempel {example}
decimalPlaces[one]	Brug højst {maximum} decimal
decimalPlaces[other]	Brug højst {maximum} decimaler
tooManyDigits[one]	Skriv højst {maximum} ciffer
tooManyDigits[other]	Skriv højst {maximum} cifre
leadingZeros	Fjern nullerne i begyndelsen af et tal. Skriv for eksempel 7 i stedet for 07
mismatch	Det stemmer ikke overens. Se efter, om der er fejl
anotherValue	Skriv en anden værdi. Denne kan ikke bruges
choice	Skriv en værdi fra listen over godkendte værdier. Se efter, om der er en slåfejl
option	Vælg en af disse muligheder: {accepted}
unselected	Vælg denne mulighed
repeated	Fjern det element, der står to gange på listen
same	Skriv det samme som i »{other}«. Kontrollér begge
after	Skriv en senere eller større værdi end i »{other}«
later	Skriv en senere værdi end i »{other}«
notEarlier	Skriv samme værdi som i »{other}« eller en senere
larger	Skriv en større værdi end i »{other}«
notSmaller	Skriv samme værdi som i »{other}« eller en større
excluded	Lad feltet være tomt på grund af »{other}«
atLeastOne	Udfyld mindst ét af disse felter: {accepted}
moreErrors[one]	I alt skal {rejected} element rettes. Ret det, der vises her, for at se resten
moreErrors[other]	I alt skal {rejected} elementer rettes. Ret det, der vises her, for at se resten
furtherErrors	Ret først det, der vises her. Der kan være flere fejl
dataValue	Brug en værdi, der accepteres her. Se efter, om stavemåde, størrelse og format passer
dataSyntax	Ret syntaksen i disse data. Se efter, om anførselstegn, kommaer og parenteser passer
dataSyntaxAt	Ret syntaksen i linje {line}, kolonne {column}. Se efter, om anførselstegn, kommaer og parenteser passer
dataKey	Fjern denne nøgle, eller ret dens stavemåde. Den accepteres ikke her
objectWithKey	Brug et objekt med nøglen {accepted}
dataKeyTwice	Fjern en af de to nøgler. Denne nøgle står der to gange
dataEncoding	Gem disse data i UTF-8. De indeholder bytes i en anden kodning
dataDepth	Brug færre niveauer. For mange lister og objekter ligger inden i hinanden
dataSize	Send færre data. Grænsen i byte er {maximum}
cardNetwork	Brug et kort fra {accepted}
monthThenYear	Skriv 2 cifre for måneden og derefter 2 cifre for året, for eksempel {example}
month	Brug en måned fra 01 til 12
monthOrder	Tjek rækkefølgen af dag og måned, for eksempel {example}
expired	Datoen er passeret. Kontrollér den, eller brug et andet kort
expiresSoon	Kortet udløber snart. Overvej at bruge et andet kort
tooFarAhead	Skriv en dato, der højst ligger {maximum} år ude i fremtiden. Kontrollér året
day	Brug en dag fra 01 til {maximum} i den måned
hours	Brug timer fra 00 til 23
minutes	Brug minutter fra 00 til 59
seconds	Brug sekunder fra 00 til 59
dateOrder	Skriv år-måned-dag med 2 cifre for måned og dag, for eksempel {example}
dateDigits	Skriv en dato med 2 cifre for dag og måned, for eksempel {example}
dateThenTime	Skriv år-måned-dag, derefter T og derefter klokkeslættet, for eksempel {example}
timeWithZone	Skriv timer, minutter, sekunder og en tidszone, for eksempel {example}
offsetMissing	Slut med en tidszone: Z for UTC eller en tidsforskel som +01:00
offsetLimits	Brug en tidsforskel fra UTC på højst 23:59, for eksempel +01:00
offsetUnwanted	Fjern alt efter klokkeslættet, for eksempel Z eller +01:00
siteName	Angiv et fuldt domænenavn, for eksempel example.com
siteNameOnly	Skriv kun domænenavnet, for eksempel example.com, uden noget før eller efter
siteCharacters	Brug kun bogstaverne a til z (ikke æ, ø, å eller accenter), cifre, bindestreger og punktummer i domænenavnet
siteSpelling	Kontrollér domænenavnet for tastefejl. Intet websted kan hedde sådan
siteEnding	Slut med .com eller en anden domæneendelse, for eksempel {example}
siteTooLong	Brug højst {maximum} tegn mellem punktummerne i domænenavnet
wholeSiteTooLong	Brug højst {maximum} tegn i domænenavnet
hostAddress	Skriv en fuldstændig IPv6-adresse mellem [ og ], for eksempel [2001:db8::1]
hostNumbers	Angiv en IP-adresse med 4 tal fra 0 til 255, som 192.0.2.1, eller et domænenavn som example.com
publicSite	Brug et websted, som alle på internettet kan åbne, som example.com, ikke et på et privat netværk
notIPAddress	Brug et domænenavn som example.com, ikke en IP-adresse
hostAccepted	Brug en adresse hos {accepted}
port	Skriv et portnummer mellem {minimum} og {maximum} efter kolonet
portAccepted	Brug port {accepted}, eller udelad portnummeret
noPort	Fjern portnummeret efter domænenavnet, for eksempel :8080
userInfo	Fjern brugernavnet eller adgangskoden og @-tegnet
percent	Skriv to cifre eller bogstaver fra A til F efter hvert %, for eksempel %20. Skriv %25 for et procenttegn
backslash	Brug / i stedet for \
percentEncoded	Brug {accepted} i stedet for {character}
percentEncodedSpace	Brug %20 i stedet for hvert mellemrum
slashesMissing	Skriv // efter kolonet, for eksempel {example}
singleSlash	Angiv en side på dette websted, der begynder med én /, for eksempel /account
atMissing	Tilføj et @-tegn, for eksempel name@example.com
localMissing	Skriv et navn før @-tegnet, for eksempel name@example.com
localTooLong	Skriv højst {maximum} tegn før @-tegnet
quotes	Skriv et anførselstegn i begyndelsen og lige før @-tegnet, eller slet ingen
emailSiteMissing	Skriv delen efter @-tegnet, for eksempel name@example.com
emailLocalLetters	Brug ikke andre bogstaver end a til z før @-tegnet, altså for eksempel ikke ä
emailSiteLetters	Brug ikke andre bogstaver end a til z efter @-tegnet, altså for eksempel ikke ä
emailSiteCharacter	Fjern {character} efter @-tegnet
dotNotComma	Brug et punktum og ikke et komma efter @-tegnet
ipNumbers	Skriv 4 tal fra 0 til 255 med punktummer imellem, for eksempel {example}
ipGroups	Skriv 8 grupper med 1 til 4 cifre eller bogstaver fra a til f med koloner imellem, eller færre grupper med ::, for eksempel {example}
ipGroupDigits	Brug højst {maximum} cifre eller bogstaver i hver gruppe mellem kolonerne, for eksempel {example}
ipScope	Brug en IP-adresse af en af disse typer: {accepted}
colorDigits	Skriv et # og derefter {accepted} cifre eller bogstaver fra a til f, for eksempel {example}
hexGroups	Skriv {accepted} cifre eller bogstaver fra a til f, grupperet som i {example}
sameSeparators	Brug det samme skilletegn overalt, for eksempel {example}
uuidHyphens	Skriv bindestreger mellem grupper på 8, 4, 4, 4 og 12 cifre eller bogstaver, for eksempel {example}
uuidVersion	Brug en UUID af version {accepted}, for eksempel {example}. Kontrollér, at du har kopieret den rigtige
versionNumbers	Skriv 3 tal med punktummer imellem, for eksempel {example}
bankCountry	Brug de 2 store bogstaver for et land, for eksempel DE, som 5. og 6. tegn
isbnPrefix	Begynd med 978 eller 979, men ikke med 979-0
ulidCharacters	Brug kun cifre og bogstaverne A til Z, men ikke I, L, O og U
passwordLetters[one]	Brug mindst ét bogstav
passwordLetters[other]	Brug mindst {minimum} bogstaver
passwordLowercase[one]	Brug mindst ét lille bogstav
passwordLowercase[other]	Brug mindst {minimum} små bogstaver
passwordUppercase[one]	Brug mindst ét stort bogstav
passwordUppercase[other]	Brug mindst {minimum} store bogstaver
passwordDigits[one]	Brug mindst ét ciffer
passwordDigits[other]	Brug mindst {minimum} cifre
passwordSymbols[one]	Brug mindst ét specialtegn, for eksempel ! eller %
passwordSymbols[other]	Brug mindst {minimum} specialtegn, for eksempel ! eller %

# A name has its possessive or the definite form: "din e-mailadresse".
empty+name	Skriv {name}
check+name	Kontrollér {name}
choice+name	Vælg {name} på listen
mistypedDigits+name	Kontrollér {name}. Det ligner en tastefejl
mistypedCharacters+name	Kontrollér {name}. Det ligner en tastefejl

kind.numeric	kun cifre
kind.alpha	kun bogstaver
kind.alphanumeric	kun bogstaver og cifre
kind.integer	et helt tal
kind.decimal	et tal
kind.hexadecimal	et hexadecimalt tal
kind.email	en e-mailadresse
kind.e164	et telefonnummer
kind.countryCode	en landekode
kind.currencyCode	en valutakode
kind.languageCode	en sprogkode
kind.timeZone	navnet på en tidszone
kind.url	en webadresse
kind.domainName	et domænenavn
kind.ipAddress	en IP-adresse
kind.IPv4 address	en IPv4-adresse
kind.IPv6 address	en IPv6-adresse
kind.macAddress	en hardwareadresse (MAC)
kind.port	et portnummer
kind.date	en dato
kind.time	et klokkeslæt i 24-timers format med to cifre for timen
kind.clock time	et klokkeslæt
kind.dateTime	en dato og et klokkeslæt
kind.cardExpiry	måned og år
kind.paymentCard	et kortnummer
kind.iban	et IBAN-nummer
kind.bic	en bankkode (BIC)
kind.isbn	et ISBN-nummer
kind.ean	et stregkodenummer
kind.hexColor	en farvekode
kind.uuid	en UUID
kind.ulid	en ULID
kind.semver	et versionsnummer
kind.a text	en tekst
kind.a list	en liste
kind.an object	et objekt med navngivne værdier
kind.a digit	et ciffer
kind.a nonzero digit	et ciffer fra 1 til 9
kind.a letter	et bogstav fra A til Z eller a til z
kind.a capital letter	et stort bogstav fra A til Z
kind.a lowercase letter	et lille bogstav fra a til z
kind.pattern	noget i stil med {example}
kind.other	noget i et andet accepteret format

word.title	Der er et problem
word.errorPrefix	Fejl:
word.unlabeled	Denne værdi
word.otherField	det andet felt
word.securityCode	Sikkerhedskode
word.spaces	mellemrum
word.commas	kommaer
word.dots	punktummer
word.hyphens	bindestreger
word.slashes	skråstreger
word.apostrophes	apostroffer
word.underscores	understreger
word.brackets	parenteser
word.quotationMarks	anførselstegn
"""#)
