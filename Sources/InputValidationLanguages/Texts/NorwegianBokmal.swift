// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let norwegianBokmalTexts = TextTable(
#"""
# norsk bokmål
# Norwegian Bokmål, with the address "du".
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Dette kan ikke kontrolleres akkurat nå. Prøv igjen om noen minutter
programMistake	Det er et problem med dette skjemaet. Verdien kan ikke kontrolleres
pending	Kontrollen pågår fortsatt. Vent et øyeblikk, og prøv så igjen
check	Kontroller denne verdien
empty	Fyll ut dette feltet
missing	Legg til denne verdien. Den mangler
noChoice	Velg en verdi
tooLarge	Teksten er for lang. Fjern overflødig tekst eller overflødige mellomrom
tooManyBytes	Skriv høyst {maximum} tegn. Bokstaver som ä og emojier teller som mer enn ett
tooBrief	Teksten er for kort. Legg til noen tegn
tooShort	Skriv minst {minimum} tegn
lengthBetween	Skriv mellom {minimum} og {maximum} tegn
tooLong	Skriv høyst {maximum} tegn
exactLength	Skriv nøyaktig {minimum} tegn
exactLengthNot	Skriv nøyaktig {minimum} tegn, ikke {length}
tooFewEntries[one]	Oppgi minst {minimum} element
tooFewEntries[other]	Oppgi minst {minimum} elementer
tooManyEntries[one]	Oppgi høyst {maximum} element
tooManyEntries[other]	Oppgi høyst {maximum} elementer
exactEntries[one]	Oppgi nøyaktig {minimum} element
exactEntries[other]	Oppgi nøyaktig {minimum} elementer
entriesBetween	Oppgi mellom {minimum} og {maximum} elementer
digitsOnly	Bruk bare sifrene 0 til 9
lettersOnly	Bruk bare bokstavene A til Z eller a til z, uten sifre, mellomrom, æ, ø, å og aksenter
anyLettersOnly	Bruk bare bokstaver, uten sifre, mellomrom eller andre tegn
oneAlphabet	Bruk bare bokstaver fra ett alfabet, for eksempel bare latinske eller bare greske
lettersAndDigits	Bruk bare bokstavene A til Z eller a til z og sifrene 0 til 9
anyLettersAndDigits	Bruk bare bokstaver og sifre, uten mellomrom, bindestreker eller andre tegn
onlyThese	Bruk bare disse tegnene: {accepted}
slugCharacters	Bruk bare sifre, bindestreker og små bokstaver fra a til z, uten mellomrom, æ, ø, å og aksenter
capitalLetters	Bruk store bokstaver, for eksempel {example}
lowercaseLetters	Bruk små bokstaver i stedet for store
digitsGrouped	Bruk bare sifre, med høyst ett mellomrom eller én bindestrek mellom to sifre
hexDigits	Bruk bare sifrene 0 til 9 og bokstavene a til f
digitsNotLetters	Bruk sifrene 0 og 1, ikke bokstavene O og I
lettersNotDigits	Bruk bokstavene O og I, ikke sifrene 0 og 1
spaces	Fjern mellomrom og linjeskift
outerSpaces	Fjern mellomrom og linjeskift i begynnelsen og på slutten
without	Fjern {characters}
replacement	Erstatt {characters} med {accepted}, for eksempel {example}
disallowedText	Fjern {character}
once	Bruk {character} bare én gang
onlyAtEnd	Bruk bare {character} på slutten
strangeCharacter	Fjern uvanlige eller skjulte tegn og tegn som ligner på andre. Slett teksten, og skriv den på nytt
ordinaryForms	Bruk vanlige sifre, bokstaver og tegn, for eksempel 1 i stedet for １ eller ١
plainCharacters	Bruk bare bokstavene A til Z, sifre og vanlige symboler, uten æ, ø, å, aksenter og emojier
nothingAfter	Fjern {character} og alt etter det
notBegin	Ikke begynn med {character}
notEnd	Ikke avslutt med {character}
notNegative	Fjern minustegnet: Negative tall kan ikke brukes
begins	Begynn med {accepted}
ends	Slutt med {accepted}
includes	Ta med {accepted}
dots	Ikke skriv to punktum etter hverandre
twoSpaces	Ikke skriv to mellomrom etter hverandre
dotAtStart	Ikke begynn med punktum
dotAtEnd	Ikke avslutt med punktum
dotNextToAt	Ikke skriv punktum rett ved siden av @-tegnet
siteDotAtEdge	Ikke begynn eller avslutt domenenavnet med et punktum
hyphens	Ikke skriv to bindestreker etter hverandre
hyphen	Skriv en bokstav eller et siffer før og etter hver bindestrek
hyphenAtEdge	Ikke begynn eller slutt med en bindestrek
format	Formatet stemmer ikke. Se etter feil
mistakeAt	Bruk et tillatt format. Kontroller tegn nummer {number}
placeLike	Kontroller tegn nummer {number}, og bruk dette formatet: {example}
characterAt	Bruk {kinds} som tegn nummer {number}
characterFirst	Bruk {kinds} som første tegn
characterAtLike	Bruk {kinds} som tegn nummer {number}, for eksempel {example}
characterFirstLike	Bruk {kinds} som første tegn, for eksempel {example}
addAtEnd	Teksten er ufullstendig. Legg til noe som «{example}» til slutt
looksLike	Bruk dette formatet: {example}
looksLikeShort	Teksten er for kort. Bruk dette formatet: {example}
looksLikeLong	Teksten er for lang. Bruk dette formatet: {example}
onlyPart	Skriv bare inn den delen som ligner på {example}
kind	Skriv inn {kind}, for eksempel {example}
kindOfLetters	Skriv inn {kind} på {accepted} bokstaver, for eksempel {example}
kindWithout	Skriv inn {kind} uten {characters}, for eksempel {example}
kindBetween	Skriv inn {kind} mellom {minimum} og {maximum}
kindAtLeast	Skriv inn {kind}, {minimum} eller mer
kindAtMost	Skriv inn {kind}, {maximum} eller mindre
oneOf	Skriv inn {kinds}
notKind	Skriv inn noe annet enn {kinds}
phoneNumber	Begynn med + og landskoden, og skriv deretter bare sifre, for eksempel {example}
phoneNumberWithoutPlus	Begynn med landskoden uten +, og bruk bare sifre, for eksempel {example}
countryCode	Bruk landskoden, som aldri begynner med 0, for eksempel {example}
phoneDigits	Bruk bare sifre i telefonnummeret, for eksempel {example}
incomplete	Kopier alt og ingenting annet, og lim det inn her på nytt. Noe mangler eller er for mye
mistypedDigits	Dette ligner en tastefeil. Kontroller hvert siffer
mistypedCharacters	Dette ligner en tastefeil. Kontroller hvert tegn
innerDate	Datoen i nummeret ligner en tastefeil. Kontroller den
missingDigits	Dette er for kort. Se etter manglende sifre
extraDigits	Dette er for langt. Se etter overflødige sifre
allZeros	Skriv et nummer som ikke bare består av nuller
exactDigits	Skriv nøyaktig {accepted} sifre
exactDigitsNot	Skriv nøyaktig {accepted} sifre, ikke {length}
digitsBetween	Skriv mellom {minimum} og {maximum} sifre, ikke {length}
exactLettersAndDigits	Skriv nøyaktig {accepted} bokstaver og sifre
didYouMean	Mente du {suggestion}?
noPostalCode	La feltet stå tomt: Dette landet har ingen postnumre
exactLettersAndDigitsNot	Skriv nøyaktig {accepted} bokstaver og sifre, ikke {length}
ibanCountry	Begynn med de 2 bokstavene for et land som bruker IBAN, for eksempel DE
ibanAccountNumber	Det ser ut til å være en tastefeil etter de første 4 tegnene. Kontroller tegnene
atLeast	Skriv {minimum} eller mer
atMost	Skriv {maximum} eller mindre
between	Skriv en verdi mellom {minimum} og {maximum}
moreThan	Skriv en verdi over {minimum}
lessThan	Skriv en verdi under {maximum}
earliest	Skriv {minimum} eller en senere dato
latest	Skriv {maximum} eller en tidligere dato
betweenDates	Skriv en dato fra og med {minimum} til og med {maximum}
laterThan	Skriv en dato etter {minimum}
earlierThan	Skriv en dato før {maximum}
inPast	Skriv en dato i fortiden
inFuture	Skriv en dato i fremtiden
ageAtLeast	Skriv en fødselsdato som svarer til en alder på {minimum} eller mer
ageAtMost	Skriv en fødselsdato som svarer til en alder på {maximum} eller mindre
textAtLeast	Skriv «{minimum}» eller noe som kommer etter det
textAtMost	Skriv «{maximum}» eller noe som kommer før det
textAfter	Skriv noe som kommer etter «{minimum}»
textBefore	Skriv noe som kommer før «{maximum}»
fewerDigits	Bruk færre sifre. Se etter overflødige sifre
decimalPoint	Bruk bare ett desimalpunktum, for eksempel {example}
decimalComma	Bruk bare ett desimalkomma, for eksempel {example}
beginsWithDigit	Begynn med et siffer, for eksempel {example}
noDecimals	Skriv et helt tall uten desimaler og skilletegn, for eksempel {example}
dotInsteadOfComma	Bruk punktum, ikke komma
dash	Bruk en vanlig bindestrek (-) i stedet for tankestreken
endsWithDigit	Slutt med et siffer, for eksempel {example}
pointNotComma	Bruk desimalpunktum, ikke komma, for eksempel {example}
commaNotPoint	Bruk desimalkomma, ikke punktum, for eksempel {example}
noGroupSigns	Skriv sifrene uten tusenskilletegn, for eksempel {example}
digitGroups	Grupper sifrene, for eksempel {example}
decimalPlaces[one]	Bruk høyst {maximum} desimal
decimalPlaces[other]	Bruk høyst {maximum} desimaler
tooManyDigits[one]	Skriv høyst {maximum} siffer
tooManyDigits[other]	Skriv høyst {maximum} sifre
leadingZeros	Fjern nullene i begynnelsen av et tall. Skriv for eksempel 7 i stedet for 07
mismatch	Dette stemmer ikke overens. Se etter feil
anotherValue	Skriv en annen verdi. Denne kan ikke brukes
choice	Skriv en verdi fra listen over godkjente verdier. Se etter skrivefeil
option	Velg ett av disse alternativene: {accepted}
unselected	Velg dette
repeated	Fjern elementet som står to ganger i listen
same	Skriv det samme som i «{other}». Kontroller begge
after	Skriv en senere eller større verdi enn i «{other}»
later	Skriv en senere verdi enn i «{other}»
notEarlier	Skriv samme verdi som i «{other}» eller en senere
larger	Skriv en større verdi enn i «{other}»
notSmaller	Skriv samme verdi som i «{other}» eller en større
excluded	La feltet stå tomt på grunn av «{other}»
atLeastOne	Fyll ut minst ett av disse feltene: {accepted}
moreErrors[one]	Totalt må {rejected} element rettes. Rett det som vises her, for å se resten
moreErrors[other]	Totalt må {rejected} elementer rettes. Rett det som vises her, for å se resten
furtherErrors	Rett først det som vises her. Det kan være flere feil
dataValue	Bruk en verdi som godtas her. Kontroller stavemåten, størrelsen og formatet
dataSyntax	Rett syntaksen i disse dataene. Kontroller anførselstegn, kommaer og parenteser
dataSyntaxAt	Rett syntaksen på linje {line}, kolonne {column}. Kontroller anførselstegn, kommaer og parenteser
dataKey	Fjern denne nøkkelen, eller rett stavemåten. Den godtas ikke her
objectWithKey	Bruk et objekt med nøkkelen {accepted}
dataKeyTwice	Fjern en av de to nøklene. Denne nøkkelen står der to ganger
dataEncoding	Lagre disse dataene i UTF-8. De inneholder byte i en annen koding
dataDepth	Bruk færre nivåer. For mange lister og objekter ligger inni hverandre
dataSize	Send mindre data. Grensen i byte er {maximum}
cardNetwork	Bruk et kort fra {accepted}
monthThenYear	Skriv 2 sifre for måneden og deretter 2 sifre for året, for eksempel {example}
month	Bruk en måned fra 01 til 12
monthOrder	Sjekk rekkefølgen på dag og måned, for eksempel {example}
expired	Datoen er passert. Kontroller den, eller bruk et annet kort
expiresSoon	Kortet utløper snart. Vurder å bruke et annet kort
tooFarAhead	Skriv en dato som er høyst {maximum} år frem i tid. Kontroller året
day	Bruk en dag fra 01 til {maximum} i den måneden
hours	Bruk timer fra 00 til 23
minutes	Bruk minutter fra 00 til 59
seconds	Bruk sekunder fra 00 til 59
dateOrder	Skriv år-måned-dag med 2 sifre for måned og dag, for eksempel {example}
dateDigits	Skriv en dato med 2 sifre for dag og måned, for eksempel {example}
dateThenTime	Skriv år-måned-dag, deretter T og deretter klokkeslettet, for eksempel {example}
timeWithZone	Skriv timer, minutter, sekunder og en tidssone, for eksempel {example}
offsetMissing	Slutt med en tidssone: Z for UTC eller en tidsforskjell som +01:00
offsetLimits	Bruk en tidsforskjell fra UTC på høyst 23:59, for eksempel +01:00
offsetUnwanted	Fjern alt etter klokkeslettet, for eksempel Z eller +01:00
siteName	Oppgi et fullstendig domenenavn, for eksempel example.com
siteNameOnly	Skriv bare domenenavnet, for eksempel example.com, uten noe foran eller bak
siteCharacters	Bruk bare bokstavene a til z (ikke æ, ø, å eller aksenter), sifre, bindestreker og punktum i domenenavnet
siteSpelling	Kontroller domenenavnet for tastefeil. Ingen nettsteder kan hete dette
siteEnding	Avslutt med .com eller en annen domeneendelse, for eksempel {example}
siteTooLong	Bruk høyst {maximum} tegn mellom punktumene i domenenavnet
wholeSiteTooLong	Bruk høyst {maximum} tegn i domenenavnet
hostAddress	Skriv en fullstendig IPv6-adresse mellom [ og ], for eksempel [2001:db8::1]
hostNumbers	Oppgi en IP-adresse med 4 tall fra 0 til 255, som 192.0.2.1, eller et domenenavn som example.com
publicSite	Bruk et nettsted som alle på internett kan åpne, som example.com, ikke et i et privat nettverk
notIPAddress	Bruk et domenenavn som example.com, ikke en IP-adresse
hostAccepted	Bruk en adresse hos {accepted}
port	Skriv et portnummer mellom {minimum} og {maximum} etter kolonet
portAccepted	Bruk port {accepted}, eller utelat portnummeret
noPort	Fjern portnummeret etter domenenavnet, for eksempel :8080
userInfo	Fjern brukernavnet eller passordet og @-tegnet
percent	Skriv to sifre eller bokstaver fra A til F etter hvert %, for eksempel %20. Skriv %25 for et prosenttegn
backslash	Bruk / i stedet for \
percentEncoded	Bruk {accepted} i stedet for {character}
percentEncodedSpace	Bruk %20 i stedet for hvert mellomrom
slashesMissing	Skriv // etter kolonet, for eksempel {example}
singleSlash	Oppgi en side på dette nettstedet som begynner med én /, for eksempel /account
atMissing	Ta med et @-tegn, for eksempel name@example.com
localMissing	Skriv et navn før @-tegnet, for eksempel name@example.com
localTooLong	Skriv høyst {maximum} tegn før @-tegnet
quotes	Skriv et anførselstegn i begynnelsen og rett før @-tegnet, eller ingen i det hele tatt
emailSiteMissing	Skriv delen etter @-tegnet, for eksempel name@example.com
emailLocalLetters	Ikke bruk andre bokstaver enn a til z før @-tegnet, altså for eksempel ikke ä
emailSiteLetters	Ikke bruk andre bokstaver enn a til z etter @-tegnet, altså for eksempel ikke ä
emailSiteCharacter	Fjern {character} etter @-tegnet
dotNotComma	Bruk punktum og ikke komma etter @-tegnet
ipNumbers	Skriv inn 4 tall fra 0 til 255 med punktum imellom, for eksempel {example}
ipGroups	Skriv inn 8 grupper med 1 til 4 sifre eller bokstaver fra a til f med kolon imellom, eller færre grupper med ::, for eksempel {example}
ipGroupDigits	Bruk høyst {maximum} sifre eller bokstaver i hver gruppe mellom kolonene, for eksempel {example}
ipScope	Bruk en IP-adresse av en av disse typene: {accepted}
colorDigits	Skriv inn en # og deretter {accepted} sifre eller bokstaver fra a til f, for eksempel {example}
hexGroups	Skriv inn {accepted} sifre eller bokstaver fra a til f, gruppert som i {example}
sameSeparators	Bruk det samme skilletegnet overalt, for eksempel {example}
uuidHyphens	Skriv bindestreker mellom grupper på 8, 4, 4, 4 og 12 sifre eller bokstaver, for eksempel {example}
uuidVersion	Bruk en UUID av versjon {accepted}, for eksempel {example}. Kontroller at du kopierte riktig
versionNumbers	Skriv inn 3 tall med punktum imellom, for eksempel {example}
bankCountry	Bruk de 2 store bokstavene for et land, for eksempel DE, som 5. og 6. tegn
isbnPrefix	Begynn med 978 eller 979, men ikke med 979-0
ulidCharacters	Bruk bare sifre og bokstavene A til Z, men ikke I, L, O og U
passwordLetters[one]	Bruk minst én bokstav
passwordLetters[other]	Bruk minst {minimum} bokstaver
passwordLowercase[one]	Bruk minst én liten bokstav
passwordLowercase[other]	Bruk minst {minimum} små bokstaver
passwordUppercase[one]	Bruk minst én stor bokstav
passwordUppercase[other]	Bruk minst {minimum} store bokstaver
passwordDigits[one]	Bruk minst ett siffer
passwordDigits[other]	Bruk minst {minimum} sifre
passwordSymbols[one]	Bruk minst ett spesialtegn, for eksempel ! eller %
passwordSymbols[other]	Bruk minst {minimum} spesialtegn, for eksempel ! eller %

# A name has its possessive or the definite form: "e-postadressen din".
empty+name	Skriv inn {name}
check+name	Kontroller {name}
choice+name	Velg {name} i listen
mistypedDigits+name	Kontroller {name}. Dette ligner en tastefeil
mistypedCharacters+name	Kontroller {name}. Dette ligner en tastefeil

kind.numeric	bare sifre
kind.alpha	bare bokstaver
kind.alphanumeric	bare bokstaver og sifre
kind.integer	et heltall
kind.decimal	et tall
kind.hexadecimal	et heksadesimalt tall
kind.email	en e-postadresse
kind.e164	et telefonnummer
kind.countryCode	en landkode
kind.currencyCode	en valutakode
kind.languageCode	en språkkode
kind.timeZone	navnet på en tidssone
kind.url	en nettadresse
kind.domainName	et domenenavn
kind.ipAddress	en IP-adresse
kind.IPv4 address	en IPv4-adresse
kind.IPv6 address	en IPv6-adresse
kind.macAddress	en maskinvareadresse (MAC)
kind.port	et portnummer
kind.date	en dato
kind.time	et klokkeslett i 24-timersformat med to sifre for timen
kind.clock time	et klokkeslett
kind.dateTime	en dato og et klokkeslett
kind.cardExpiry	måned og år
kind.paymentCard	et kortnummer
kind.iban	et IBAN-nummer
kind.bic	en bankkode (BIC)
kind.isbn	et ISBN-nummer
kind.ean	et strekkodenummer
kind.hexColor	en fargekode
kind.uuid	en UUID
kind.ulid	en ULID
kind.semver	et versjonsnummer
kind.a text	en tekst
kind.a list	en liste
kind.an object	et objekt med navngitte verdier
kind.a digit	et siffer
kind.a nonzero digit	et siffer fra 1 til 9
kind.a letter	en bokstav fra A til Z eller a til z
kind.a capital letter	en stor bokstav fra A til Z
kind.a lowercase letter	en liten bokstav fra a til z
kind.pattern	noe som ligner på {example}
kind.other	noe i et annet godtatt format

word.title	Det har oppstått et problem
word.errorPrefix	Feil:
word.unlabeled	Denne verdien
word.otherField	det andre feltet
word.securityCode	Sikkerhetskode
word.spaces	mellomrom
word.commas	kommaer
word.dots	punktum
word.hyphens	bindestreker
word.slashes	skråstreker
word.apostrophes	apostrofer
word.underscores	understreker
word.brackets	parenteser
word.quotationMarks	anførselstegn
"""#)
