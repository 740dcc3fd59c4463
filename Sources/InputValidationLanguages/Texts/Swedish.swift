// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let swedishTexts = TextTable(
#"""
# svenska
# Swedish, with the address "du".
#
# A label comes before the sentence, because its gender is not known. Kinds have their indefinite article.
#
# Reviewed by a native speaker: no.

uncheckable	Det går inte att kontrollera just nu. Försök igen om några minuter
programMistake	Det finns ett problem med det här formuläret. Värdet går inte att kontrollera
pending	Kontrollen pågår fortfarande. Vänta en stund och försök sedan igen
check	Kontrollera det här värdet
empty	Fyll i det här fältet
missing	Lägg till det här värdet. Det saknas
noChoice	Välj ett värde
tooLarge	Texten är för lång. Ta bort överflödig text eller överflödiga mellanslag
tooManyBytes	Skriv högst {maximum} tecken. Bokstäver som ä och emojier räknas som mer än ett
tooBrief	Texten är för kort. Lägg till några tecken
tooShort	Skriv minst {minimum} tecken
lengthBetween	Skriv mellan {minimum} och {maximum} tecken
tooLong	Skriv högst {maximum} tecken
exactLength	Skriv exakt {minimum} tecken
exactLengthNot	Skriv exakt {minimum} tecken, inte {length}
tooFewEntries[one]	Ange minst {minimum} post
tooFewEntries[other]	Ange minst {minimum} poster
tooManyEntries[one]	Ange högst {maximum} post
tooManyEntries[other]	Ange högst {maximum} poster
exactEntries[one]	Ange exakt {minimum} post
exactEntries[other]	Ange exakt {minimum} poster
entriesBetween	Ange mellan {minimum} och {maximum} poster
digitsOnly	Använd bara siffrorna 0 till 9
lettersOnly	Använd bara bokstäverna A till Z eller a till z, utan siffror, mellanslag, å, ä, ö och accenter
anyLettersOnly	Använd bara bokstäver, utan siffror, mellanslag eller andra tecken
oneAlphabet	Använd bara bokstäver från ett alfabet, till exempel bara latinska eller bara grekiska
lettersAndDigits	Använd bara bokstäverna A till Z eller a till z och siffrorna 0 till 9
anyLettersAndDigits	Använd bara bokstäver och siffror, utan mellanslag, bindestreck eller andra tecken
onlyThese	Använd bara dessa tecken: {accepted}
slugCharacters	Använd bara siffror, bindestreck och små bokstäver från a till z, utan mellanslag, å, ä, ö och accenter
capitalLetters	Använd stora bokstäver, till exempel {example}
lowercaseLetters	Använd små bokstäver i stället för stora
digitsGrouped	Använd bara siffror, med högst ett mellanslag eller bindestreck mellan två siffror
hexDigits	Använd bara siffrorna 0 till 9 och bokstäverna a till f
digitsNotLetters	Använd siffrorna 0 och 1, inte bokstäverna O och I
lettersNotDigits	Använd bokstäverna O och I, inte siffrorna 0 och 1
spaces	Ta bort mellanslag och radbrytningar
outerSpaces	Ta bort mellanslag och radbrytningar i början och i slutet
without	Ta bort {characters}
replacement	Ersätt {characters} med {accepted}, till exempel {example}
disallowedText	Ta bort {character}
once	Använd {character} bara en gång
onlyAtEnd	Använd {character} bara i slutet
strangeCharacter	Ta bort ovanliga, förväxlingsbara eller dolda tecken. Radera texten och skriv den på nytt
ordinaryForms	Använd vanliga siffror, bokstäver och tecken, till exempel 1 i stället för １ eller ١
plainCharacters	Använd bara bokstäverna A till Z, siffror och vanliga symboler, utan å, ä, ö, accenter och emojier
nothingAfter	Ta bort {character} och allt efter det
notBegin	Börja inte med {character}
notEnd	Sluta inte med {character}
notNegative	Ta bort minustecknet: negativa tal kan inte användas
begins	Börja med {accepted}
ends	Sluta med {accepted}
includes	Ta med {accepted}
dots	Skriv inte två punkter i rad
twoSpaces	Skriv inte två mellanslag i rad
dotAtStart	Börja inte med en punkt
dotAtEnd	Sluta inte med en punkt
dotNextToAt	Skriv ingen punkt intill @-tecknet
siteDotAtEdge	Börja eller avsluta inte domännamnet med en punkt
hyphens	Skriv inte två bindestreck i rad
hyphen	Skriv en bokstav eller siffra före och efter varje bindestreck
hyphenAtEdge	Börja eller sluta inte med ett bindestreck
format	Formatet stämmer inte. Kontrollera om det finns fel
mistakeAt	Använd ett tillåtet format. Kontrollera tecken nummer {number}
placeLike	Kontrollera tecken nummer {number} och använd det här formatet: {example}
characterAt	Använd {kinds} som tecken nummer {number}
characterFirst	Använd {kinds} som första tecken
characterAtLike	Använd {kinds} som tecken nummer {number}, till exempel {example}
characterFirstLike	Använd {kinds} som första tecken, till exempel {example}
addAtEnd	Texten är ofullständig. Lägg till något som ”{example}” i slutet
looksLike	Använd det här formatet: {example}
looksLikeShort	Texten är för kort. Använd det här formatet: {example}
looksLikeLong	Texten är för lång. Använd det här formatet: {example}
onlyPart	Skriv bara den del som liknar {example}
kind	Skriv {kind}, till exempel {example}
kindOfLetters	Skriv {kind} på {accepted} bokstäver, till exempel {example}
kindWithout	Skriv {kind} utan {characters}, till exempel {example}
kindBetween	Skriv {kind} mellan {minimum} och {maximum}
kindAtLeast	Skriv {kind}, {minimum} eller mer
kindAtMost	Skriv {kind}, {maximum} eller mindre
oneOf	Skriv {kinds}
notKind	Skriv något annat än {kinds}
phoneNumber	Börja med + och landsnumret, följt av enbart siffror, till exempel {example}
phoneNumberWithoutPlus	Börja med landsnumret utan + och använd bara siffror, till exempel {example}
countryCode	Använd landsnumret, som aldrig börjar med 0, till exempel {example}
phoneDigits	Använd bara siffror i telefonnumret, till exempel {example}
incomplete	Kopiera allt och inget annat och klistra in det här på nytt. Något saknas eller är för mycket
mistypedDigits	Det ser felskrivet ut. Kontrollera varje siffra
mistypedCharacters	Det ser felskrivet ut. Kontrollera varje tecken
innerDate	Datumet i numret ser felskrivet ut. Kontrollera det
missingDigits	Det är för kort. Kontrollera om det saknas siffror
extraDigits	Det är för långt. Kontrollera om det finns överflödiga siffror
allZeros	Skriv ett nummer som inte bara består av nollor
exactDigits	Skriv exakt {accepted} siffror
exactDigitsNot	Skriv exakt {accepted} siffror, inte {length}
digitsBetween	Skriv mellan {minimum} och {maximum} siffror, inte {length}
exactLettersAndDigits	Skriv exakt {accepted} bokstäver och siffror
didYouMean	Menade du {suggestion}?
noPostalCode	Lämna fältet tomt: det här landet har inga postnummer
exactLettersAndDigitsNot	Skriv exakt {accepted} bokstäver och siffror, inte {length}
ibanCountry	Börja med de 2 bokstäverna för ett land som använder IBAN, till exempel DE
ibanAccountNumber	Något efter de första 4 tecknen ser felskrivet ut. Kontrollera tecknen
atLeast	Skriv {minimum} eller mer
atMost	Skriv {maximum} eller mindre
between	Skriv ett värde mellan {minimum} och {maximum}
moreThan	Skriv ett värde över {minimum}
lessThan	Skriv ett värde under {maximum}
earliest	Skriv {minimum} eller ett senare datum
latest	Skriv {maximum} eller ett tidigare datum
betweenDates	Skriv ett datum från och med {minimum} till och med {maximum}
laterThan	Skriv ett datum efter {minimum}
earlierThan	Skriv ett datum före {maximum}
inPast	Skriv ett datum som har varit
inFuture	Skriv ett datum i framtiden
ageAtLeast	Skriv ett födelsedatum som ger åldern {minimum} eller mer
ageAtMost	Skriv ett födelsedatum som ger åldern {maximum} eller mindre
textAtLeast	Skriv ”{minimum}” eller något som kommer efter det
textAtMost	Skriv ”{maximum}” eller något som kommer före det
textAfter	Skriv något som kommer efter ”{minimum}”
textBefore	Skriv något som kommer före ”{maximum}”
fewerDigits	Använd färre siffror. Kontrollera om det finns överflödiga siffror
decimalPoint	Använd bara en decimalpunkt, till exempel {example}
decimalComma	Använd bara ett decimalkomma, till exempel {example}
beginsWithDigit	Börja med en siffra, till exempel {example}
noDecimals	Skriv ett heltal utan decimaler och skiljetecken, till exempel {example}
dotInsteadOfComma	Använd en punkt, inte ett komma
dash	Använd ett vanligt bindestreck (-) i stället för tankstrecket
endsWithDigit	Sluta med en siffra, till exempel {example}
pointNotComma	Använd decimalpunkt, inte komma, till exempel {example}
commaNotPoint	Använd decimalkomma, inte punkt, till exempel {example}
noGroupSigns	Skriv siffrorna utan tusentalsavgränsare, till exempel {example}
digitGroups	Gruppera siffrorna, till exempel {example}
decimalPlaces[one]	Använd högst {maximum} decimal
decimalPlaces[other]	Använd högst {maximum} decimaler
tooManyDigits[one]	Skriv högst {maximum} siffra
tooManyDigits[other]	Skriv högst {maximum} siffror
leadingZeros	Ta bort nollorna i början av ett tal. Skriv till exempel 7 i stället för 07
mismatch	Det stämmer inte överens. Kontrollera om det finns fel
anotherValue	Skriv ett annat värde. Det här går inte att använda
choice	Skriv ett värde från listan över godkända värden. Kontrollera om något är felskrivet
option	Välj ett av dessa alternativ: {accepted}
unselected	Markera det här
repeated	Ta bort posten som finns två gånger i listan
same	Skriv samma sak som i ”{other}”. Kontrollera båda
after	Skriv ett senare eller större värde än i ”{other}”
later	Skriv ett senare värde än i ”{other}”
notEarlier	Skriv samma värde som i ”{other}” eller ett senare
larger	Skriv ett större värde än i ”{other}”
notSmaller	Skriv samma värde som i ”{other}” eller ett större
excluded	Lämna fältet tomt på grund av ”{other}”
atLeastOne	Fyll i minst ett av dessa fält: {accepted}
moreErrors[one]	Totalt behöver {rejected} post rättas. Rätta det som visas här för att se resten
moreErrors[other]	Totalt behöver {rejected} poster rättas. Rätta det som visas här för att se resten
furtherErrors	Rätta först det som visas här. Det kan finnas fler fel
dataValue	Använd ett värde som accepteras här. Kontrollera stavning, storlek och format
dataSyntax	Rätta syntaxen i dessa data. Kontrollera citattecken, komman och parenteser
dataSyntaxAt	Rätta syntaxen på rad {line}, kolumn {column}. Kontrollera citattecken, komman och parenteser
dataKey	Ta bort den här nyckeln eller rätta stavningen. Den accepteras inte här
objectWithKey	Använd ett objekt med nyckeln {accepted}
dataKeyTwice	Ta bort en av de två nycklarna. Den här nyckeln finns två gånger
dataEncoding	Spara dessa data i UTF-8. De innehåller byte i en annan kodning
dataDepth	Använd färre nivåer. För många listor och objekt ligger inuti varandra
dataSize	Skicka mindre data. Gränsen i byte är {maximum}
cardNetwork	Använd ett kort från {accepted}
monthThenYear	Skriv 2 siffror för månaden och sedan 2 siffror för året, till exempel {example}
month	Använd en månad från 01 till 12
monthOrder	Kontrollera ordningen på dag och månad, till exempel {example}
expired	Datumet har passerat. Kontrollera det eller använd ett annat kort
expiresSoon	Kortet går snart ut. Överväg att använda ett annat kort
tooFarAhead	Skriv ett datum som ligger högst {maximum} år framåt i tiden. Kontrollera året
day	Använd en dag från 01 till {maximum} i den månaden
hours	Använd timmar från 00 till 23
minutes	Använd minuter från 00 till 59
seconds	Använd sekunder från 00 till 59
dateOrder	Skriv år-månad-dag med 2 siffror för månad och dag, till exempel {example}
dateDigits	Skriv ett datum med 2 siffror för dag och månad, till exempel {example}
dateThenTime	Skriv år-månad-dag, sedan T och sedan klockslaget, till exempel {example}
timeWithZone	Skriv timmar, minuter, sekunder och en tidszon, till exempel {example}
offsetMissing	Sluta med en tidszon: Z för UTC eller en tidsskillnad som +01:00
offsetLimits	Använd en tidsskillnad från UTC på högst 23:59, till exempel +01:00
offsetUnwanted	Ta bort allt efter klockslaget, till exempel Z eller +01:00
siteName	Ange ett fullständigt domännamn, till exempel example.com
siteNameOnly	Skriv bara domännamnet, till exempel example.com, utan något före eller efter
siteCharacters	Använd bara bokstäverna a till z (inte å, ä, ö eller accenter), siffror, bindestreck och punkter i domännamnet
siteSpelling	Kontrollera om domännamnet är felskrivet. Ingen webbplats kan heta så
siteEnding	Avsluta med .com eller en annan domänändelse, till exempel {example}
siteTooLong	Använd högst {maximum} tecken mellan punkterna i domännamnet
wholeSiteTooLong	Använd högst {maximum} tecken i domännamnet
hostAddress	Skriv en fullständig IPv6-adress mellan [ och ], till exempel [2001:db8::1]
hostNumbers	Ange en IP-adress med 4 tal från 0 till 255, som 192.0.2.1, eller ett domännamn som example.com
publicSite	Använd en webbplats som alla på internet kan öppna, som example.com, inte en i ett privat nätverk
notIPAddress	Använd ett domännamn som example.com, inte en IP-adress
hostAccepted	Använd en adress hos {accepted}
port	Skriv ett portnummer mellan {minimum} och {maximum} efter kolonet
portAccepted	Använd port {accepted}, eller utelämna portnumret
noPort	Ta bort portnumret efter domännamnet, till exempel :8080
userInfo	Ta bort användarnamnet eller lösenordet och @-tecknet
percent	Skriv två siffror eller bokstäver från A till F efter varje %, till exempel %20. Skriv %25 för ett procenttecken
backslash	Använd / i stället för \
percentEncoded	Använd {accepted} i stället för {character}
percentEncodedSpace	Använd %20 i stället för varje mellanslag
slashesMissing	Skriv // efter kolonet, till exempel {example}
singleSlash	Ange en sida på den här webbplatsen som börjar med ett enda /, till exempel /account
atMissing	Ta med ett @-tecken, till exempel name@example.com
localMissing	Skriv ett namn före @-tecknet, till exempel name@example.com
localTooLong	Skriv högst {maximum} tecken före @-tecknet
quotes	Skriv ett citattecken i början och precis före @-tecknet, eller inga alls
emailSiteMissing	Skriv delen efter @-tecknet, till exempel name@example.com
emailLocalLetters	Använd inga andra bokstäver än a till z före @-tecknet, alltså till exempel inte ä
emailSiteLetters	Använd inte andra bokstäver än a till z efter @-tecknet, alltså till exempel inte ä
emailSiteCharacter	Ta bort {character} efter @-tecknet
dotNotComma	Använd punkt och inte komma efter @-tecknet
ipNumbers	Skriv 4 tal från 0 till 255 med punkter emellan, till exempel {example}
ipGroups	Skriv 8 grupper med 1 till 4 siffror eller bokstäver från a till f med kolon emellan, eller färre grupper med ::, till exempel {example}
ipGroupDigits	Använd högst {maximum} siffror eller bokstäver i varje grupp mellan kolonen, till exempel {example}
ipScope	Använd en IP-adress av något av dessa slag: {accepted}
colorDigits	Skriv ett # och sedan {accepted} siffror eller bokstäver från a till f, till exempel {example}
hexGroups	Skriv {accepted} siffror eller bokstäver från a till f, grupperade som i {example}
sameSeparators	Använd samma skiljetecken överallt, till exempel {example}
uuidHyphens	Skriv bindestreck mellan grupper om 8, 4, 4, 4 och 12 siffror eller bokstäver, till exempel {example}
uuidVersion	Använd en UUID av version {accepted}, till exempel {example}. Kontrollera att du kopierade rätt
versionNumbers	Skriv 3 tal med punkter emellan, till exempel {example}
bankCountry	Använd de 2 stora bokstäverna för ett land, till exempel DE, som 5:e och 6:e tecken
isbnPrefix	Börja med 978 eller 979, men inte med 979-0
ulidCharacters	Använd bara siffror och bokstäverna A till Z, men inte I, L, O och U
passwordLetters[one]	Ta med minst en bokstav
passwordLetters[other]	Ta med minst {minimum} bokstäver
passwordLowercase[one]	Ta med minst en liten bokstav
passwordLowercase[other]	Ta med minst {minimum} små bokstäver
passwordUppercase[one]	Ta med minst en stor bokstav
passwordUppercase[other]	Ta med minst {minimum} stora bokstäver
passwordDigits[one]	Ta med minst en siffra
passwordDigits[other]	Ta med minst {minimum} siffror
passwordSymbols[one]	Ta med minst ett specialtecken, till exempel ! eller %
passwordSymbols[other]	Ta med minst {minimum} specialtecken, till exempel ! eller %

# A name has its possessive or the definite form: "din e-postadress".
empty+name	Skriv {name}
check+name	Kontrollera {name}
choice+name	Välj {name} i listan
mistypedDigits+name	Kontrollera {name}. Det ser felskrivet ut
mistypedCharacters+name	Kontrollera {name}. Det ser felskrivet ut

kind.numeric	bara siffror
kind.alpha	bara bokstäver
kind.alphanumeric	bara bokstäver och siffror
kind.integer	ett heltal
kind.decimal	ett tal
kind.hexadecimal	ett hexadecimalt tal
kind.email	en e-postadress
kind.e164	ett telefonnummer
kind.countryCode	en landskod
kind.currencyCode	en valutakod
kind.languageCode	en språkkod
kind.timeZone	namnet på en tidszon
kind.url	en webbadress
kind.domainName	ett domännamn
kind.ipAddress	en IP-adress
kind.IPv4 address	en IPv4-adress
kind.IPv6 address	en IPv6-adress
kind.macAddress	en hårdvaruadress (MAC)
kind.port	ett portnummer
kind.date	ett datum
kind.time	ett klockslag i 24-timmarsformat med två siffror för timmen
kind.clock time	ett klockslag
kind.dateTime	ett datum och ett klockslag
kind.cardExpiry	månad och år
kind.paymentCard	ett kortnummer
kind.iban	ett IBAN-nummer
kind.bic	en bankkod (BIC)
kind.isbn	ett ISBN
kind.ean	ett streckkodsnummer
kind.hexColor	en färgkod
kind.uuid	ett UUID
kind.ulid	ett ULID
kind.semver	ett versionsnummer
kind.a text	en text
kind.a list	en lista
kind.an object	ett objekt med namngivna värden
kind.a digit	en siffra
kind.a nonzero digit	en siffra från 1 till 9
kind.a letter	en bokstav från A till Z eller a till z
kind.a capital letter	en stor bokstav från A till Z
kind.a lowercase letter	en liten bokstav från a till z
kind.pattern	något i stil med {example}
kind.other	något i ett annat godkänt format

word.title	Det finns ett problem
word.errorPrefix	Fel:
word.unlabeled	Det här värdet
word.otherField	det andra fältet
word.securityCode	Säkerhetskod
word.spaces	mellanslag
word.commas	komman
word.dots	punkter
word.hyphens	bindestreck
word.slashes	snedstreck
word.apostrophes	apostrofer
word.underscores	understreck
word.brackets	parenteser
word.quotationMarks	citattecken
"""#)
