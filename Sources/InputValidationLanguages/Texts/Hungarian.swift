// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let hungarianTexts = TextTable(
#"""
# magyar
# Hungarian, with the polite third person.
#
# A label comes before the sentence. Kinds are in the accusative.
#
# Reviewed by a native speaker: no.

uncheckable	Ezt most nem lehet ellenőrizni. Próbálja meg újra néhány perc múlva
programMistake	Ezzel az űrlappal probléma van. Ezt az értéket nem lehet ellenőrizni
pending	Az ellenőrzés még tart. Várjon egy kicsit, majd próbálja meg újra
check	Ellenőrizze ezt az értéket
empty	Töltse ki ezt a mezőt
missing	Adja meg ezt az értéket. Hiányzik
noChoice	Válasszon egy értéket
tooLarge	Ez túl hosszú. Törölje a fölösleges szöveget vagy szóközöket
tooManyBytes	Írjon be legfeljebb {maximum} karaktert. Az ä-hez hasonló betűk és az emojik egynél többnek számítanak
tooBrief	Ez túl rövid. Írjon hozzá néhány karaktert
tooShort	Írjon be legalább {minimum} karaktert
lengthBetween	A karakterek száma e két határ között legyen: {minimum} és {maximum}
tooLong	Írjon be legfeljebb {maximum} karaktert
exactLength	Írjon be pontosan {minimum} karaktert
exactLengthNot	Írjon be pontosan {minimum} karaktert (most {length})
tooFewEntries	Adjon meg legalább {minimum} elemet
tooManyEntries	Adjon meg legfeljebb {maximum} elemet
exactEntries	Adjon meg pontosan {minimum} elemet
entriesBetween	Az elemek száma e két határ között legyen: {minimum} és {maximum}
digitsOnly	Csak 0 és 9 közötti számjegyeket használjon
lettersOnly	Csak A és Z vagy a és z közötti betűket használjon, számjegy, szóköz és ékezet nélkül
anyLettersOnly	Csak betűket használjon, számjegy, szóköz és más karakter nélkül
oneAlphabet	Csak egy ábécé betűit használja, például csak latin vagy csak görög betűket
lettersAndDigits	Csak A és Z vagy a és z közötti betűket és 0 és 9 közötti számjegyeket használjon
anyLettersAndDigits	Csak betűket és számjegyeket használjon, szóköz, kötőjel és más karakter nélkül
onlyThese	Csak ezeket a karaktereket használja: {accepted}
slugCharacters	Csak számjegyeket, kötőjelet és a és z közötti kisbetűket használjon, szóköz és ékezet nélkül
capitalLetters	Nagybetűket használjon, például: {example}
lowercaseLetters	Nagybetűk helyett kisbetűket használjon
digitsGrouped	Csak számjegyeket használjon; közöttük egy-egy szóköz vagy kötőjel állhat
hexDigits	Csak 0 és 9 közötti számjegyeket és a és f közötti betűket használjon
digitsNotLetters	A 0 és 1 számjegyet használja, ne az O és I betűt
lettersNotDigits	Az O és I betűt használja, ne a 0 és 1 számjegyet
spaces	Törölje a szóközöket és a sortöréseket
outerSpaces	Törölje az elejéről és a végéről a szóközöket és a sortöréseket
without	Törölje {characters}
replacement	Cserélje le {characters} erre: {accepted}, például: {example}
disallowedText	Törölje ezt: {character}
once	Csak egyszer használja ezt: {character}
onlyAtEnd	Ezt csak a végén használja: {character}
strangeCharacter	Távolítsa el a szokatlan, megtévesztően hasonló vagy rejtett karaktereket. Törölje a szöveget, és írja be újra
ordinaryForms	Szokásos számjegyeket, betűket és jeleket használjon, például ezt: 1, ne ezt: １ vagy ١
plainCharacters	Csak A és Z közötti betűket, számjegyeket és szokásos jeleket használjon, ékezet és emoji nélkül
nothingAfter	Törölje ezt a karaktert és mindent, ami utána áll: {character}
notBegin	Ne kezdje ezzel: {character}
notEnd	Ne végezze ezzel: {character}
notNegative	Törölje a mínuszjelet: negatív szám itt nem adható meg
begins	Kezdje ezzel: {accepted}
ends	Fejezze be ezzel: {accepted}
includes	Szerepeljen benne: {accepted}
dots	Ne írjon két pontot egymás után
twoSpaces	Ne írjon két szóközt egymás után
dotAtStart	Ne kezdje ponttal
dotAtEnd	Ne végezze ponttal
dotNextToAt	Ne írjon pontot a @ jel mellé
siteDotAtEdge	Ne kezdje és ne végezze ponttal a domainnevet
hyphens	Ne írjon két kötőjelet egymás után
hyphen	Írjon betűt vagy számjegyet minden kötőjel elé és mögé
hyphenAtEdge	Ne legyen kötőjel az elején vagy a végén
format	A formátum nem megfelelő. Ellenőrizze, nincs-e benne hiba
mistakeAt	Használjon elfogadott formátumot. Ellenőrizze ezt a sorszámú karaktert: {number}
placeLike	Ellenőrizze ezt a helyet ({number}. karakter), és használja ezt a formátumot: {example}
characterAt	Ezen a helyen ({number}. karakter) használjon ilyet: {kinds}
characterFirst	Első karakterként használjon ilyet: {kinds}
characterAtLike	Ezen a helyen ({number}. karakter) használjon ilyet: {kinds}, például: {example}
characterFirstLike	Első karakterként használjon ilyet: {kinds}, például: {example}
addAtEnd	Ez hiányos. Írjon a végére valami ilyet: „{example}”
looksLike	Használja ezt a formátumot: {example}
looksLikeShort	Ez túl rövid. Használja ezt a formátumot: {example}
looksLikeLong	Ez túl hosszú. Használja ezt a formátumot: {example}
onlyPart	Csak azt a részt írja be, amely így néz ki: {example}
kind	Írjon be {kind}, például: {example}
kindOfLetters	Adjon meg {kind} ({accepted} betű), például: {example}
kindWithout	Törölje {characters}, és írjon be {kind}, például: {example}
kindBetween	Írjon be {kind} e két határ között: {minimum} és {maximum}
kindAtLeast	Írjon be {kind}, amely legalább {minimum}
kindAtMost	Írjon be {kind}, amely legfeljebb {maximum}
oneOf	Írjon be {kinds}
notKind	Ide nem írhat be {kinds}. Írjon be mást
phoneNumber	Kezdje + jellel és az országkóddal, utána csak számjegyeket írjon, például: {example}
phoneNumberWithoutPlus	Kezdje az országkóddal, + jel nélkül, és csak számjegyeket írjon, például: {example}
countryCode	Az országkódot használja, amely soha nem kezdődik 0-val, például: {example}
phoneDigits	A telefonszámban csak számjegyeket használjon, például: {example}
incomplete	Másolja ki az egészet, semmi mást, és illessze be ide újra. Valami hiányzik vagy fölösleges
mistypedDigits	Elírásnak látszik. Ellenőrizze az összes számjegyet
mistypedCharacters	Elírásnak látszik. Ellenőrizze az összes karaktert
innerDate	A számban szereplő dátum elírásnak látszik. Ellenőrizze
missingDigits	Ez túl rövid. Ellenőrizze, nem hiányzik-e belőle számjegy
extraDigits	Ez túl hosszú. Ellenőrizze, nincs-e benne fölösleges számjegy
allZeros	Olyan számot írjon be, amely nem csupa nullából áll
exactDigits	Pontosan ennyi számjegyet írjon be: {accepted}
exactDigitsNot	Pontosan ennyi számjegyet írjon be: {accepted} (most {length})
digitsBetween	Legalább {minimum} és legfeljebb {maximum} számjegyet írjon be (most {length})
exactLettersAndDigits	Pontosan ennyi betűt és számjegyet írjon be: {accepted}
didYouMean	Erre gondolt: {suggestion}?
noPostalCode	Hagyja üresen: ebben az országban nincsenek irányítószámok
exactLettersAndDigitsNot	Pontosan ennyi betűt és számjegyet írjon be: {accepted} (most {length})
ibanCountry	Kezdje egy IBAN-t használó ország 2 betűjével, például: DE
ibanAccountNumber	Az első 4 karakter után elírásnak látszik valami. Ellenőrizze ezeket a karaktereket
atLeast	Legalább ennyit írjon be: {minimum}
atMost	Legfeljebb ennyit írjon be: {maximum}
between	Írjon be egy értéket e két határ között: {minimum} és {maximum}
moreThan	Ennél nagyobb értéket írjon be: {minimum}
lessThan	Ennél kisebb értéket írjon be: {maximum}
earliest	Írja be ezt vagy egy későbbi dátumot: {minimum}
latest	Írja be ezt vagy egy korábbi dátumot: {maximum}
betweenDates	Írjon be egy dátumot e két nap között: {minimum} és {maximum}
laterThan	Ennél későbbi dátumot írjon be: {minimum}
earlierThan	Ennél korábbi dátumot írjon be: {maximum}
inPast	Írjon be egy múltbeli dátumot
inFuture	Írjon be egy jövőbeli dátumot
ageAtLeast	Olyan születési dátumot írjon be, amely szerint az életkor legalább {minimum}
ageAtMost	Olyan születési dátumot írjon be, amely szerint az életkor legfeljebb {maximum}
textAtLeast	Írja be ezt vagy valami olyat, ami utána következik: „{minimum}”
textAtMost	Írja be ezt vagy valami olyat, ami előtte áll: „{maximum}”
textAfter	Írjon be valami olyat, ami ez után következik: „{minimum}”
textBefore	Írjon be valami olyat, ami ez előtt áll: „{maximum}”
fewerDigits	Kevesebb számjegyet használjon. Ellenőrizze, nincs-e benne fölösleges számjegy
decimalPoint	Csak egy tizedespontot használjon, például: {example}
decimalComma	Csak egy tizedesvesszőt használjon, például: {example}
beginsWithDigit	Kezdje számjeggyel, például: {example}
noDecimals	Egész számot írjon be, tizedesjegyek és elválasztók nélkül, például: {example}
dotInsteadOfComma	Pontot használjon, ne vesszőt
dash	Gondolatjel helyett egyszerű kötőjelet (-) használjon
endsWithDigit	A végére számjegyet írjon, például: {example}
pointNotComma	Tizedespontot használjon, ne vesszőt, például: {example}
commaNotPoint	Tizedesvesszőt használjon, ne pontot, például: {example}
noGroupSigns	Ezreselválasztó nélkül írja a számjegyeket, például: {example}
digitGroups	Csoportosítva írja a számjegyeket, például: {example}
decimalPlaces	Legfeljebb {maximum} tizedesjegyet használjon
tooManyDigits	Legfeljebb {maximum} számjegyet írjon be
leadingZeros	Törölje a nullákat egy szám elejéről. Írjon például 7-et 07 helyett
mismatch	Nem egyezik. Ellenőrizze, nincs-e benne hiba
anotherValue	Másik értéket írjon be. Ez nem használható
choice	Írjon be egy értéket az elfogadott értékek listájából. Ellenőrizze, nincs-e benne elütés
option	Válasszon ezek közül: {accepted}
unselected	Jelölje be ezt
repeated	Törölje a listában kétszer szereplő elemet
same	Írja be ugyanazt, mint ebben a mezőben: „{other}”. Ellenőrizze mindkettőt
after	Későbbi vagy nagyobb értéket írjon be, mint ebben a mezőben: „{other}”
later	Későbbi értéket írjon be, mint ebben a mezőben: „{other}”
notEarlier	Ugyanazt vagy későbbi értéket írjon be, mint ebben a mezőben: „{other}”
larger	Nagyobb értéket írjon be, mint ebben a mezőben: „{other}”
notSmaller	Ugyanazt vagy nagyobb értéket írjon be, mint ebben a mezőben: „{other}”
excluded	Hagyja üresen ezt a mezőt emiatt: „{other}”
atLeastOne	Töltsön ki legalább egyet ezek közül a mezők közül: {accepted}
moreErrors	Összesen {rejected} elemet kell javítani. Javítsa ki az itt látható hibákat, hogy a többit is lássa
furtherErrors	Először az itt látható hibákat javítsa. További hibák is lehetnek
dataValue	Használjon itt elfogadott értéket. Ellenőrizze az írásmódját, a méretét és a formátumát
dataSyntax	Javítsa az adatok szintaxisát. Ellenőrizze az idézőjeleket, a vesszőket és a zárójeleket
dataSyntaxAt	Javítsa a szintaxist itt: {line}. sor, {column}. oszlop. Ellenőrizze az idézőjeleket, a vesszőket és a zárójeleket
dataKey	Törölje ezt a kulcsot, vagy javítsa az írásmódját. Itt nem elfogadott
objectWithKey	Olyan objektumot használjon, amelynek ez a kulcsa: {accepted}
dataKeyTwice	Törölje a két kulcs egyikét. Ez a kulcs kétszer szerepel
dataEncoding	Mentse az adatokat UTF-8 kódolásban. Más kódolású bájtokat tartalmaznak
dataDepth	Használjon kevesebb szintet. Túl sok lista és objektum van egymásba ágyazva
dataSize	Küldjön kevesebb adatot. A korlát bájtban: {maximum}
cardNetwork	Ilyen kártyát használjon: {accepted}
monthThenYear	A hónap 2 számjegyét, majd az év 2 számjegyét írja be, például: {example}
month	A hónap 01 és 12 között legyen
monthOrder	Ellenőrizze a nap és a hónap sorrendjét, például: {example}
expired	Ez a dátum már elmúlt. Ellenőrizze, vagy használjon másik kártyát
expiresSoon	Ez a kártya hamarosan lejár. Fontolja meg másik kártya használatát
tooFarAhead	A mai napnál legfeljebb {maximum} évvel későbbi dátumot írjon be. Ellenőrizze az évet
day	A nap ebben a hónapban 01 és {maximum} között legyen
hours	Az óra 00 és 23 között legyen
minutes	A perc 00 és 59 között legyen
seconds	A másodperc 00 és 59 között legyen
dateOrder	Írja be így: év-hónap-nap, a hónap és a nap 2 számjegy, például: {example}
dateDigits	Olyan dátumot írjon be, amelyben a nap és a hónap 2 számjegy, például: {example}
dateThenTime	Írjon év-hónap-nap sorrendű dátumot, majd T betűt, majd időpontot, például: {example}
timeWithZone	Írjon be órát, percet, másodpercet és időzónát, például: {example}
offsetMissing	A végére írjon időzónát: UTC esetén Z betűt, egyébként időeltolódást, például: +01:00
offsetLimits	Az UTC-től való eltérés legfeljebb 23:59 lehet, például: +01:00
offsetUnwanted	Töröljön mindent az időpont után, például: Z vagy +01:00
siteName	Adjon meg teljes domainnevet, például: example.com
siteNameOnly	Csak a domainnevet írja be, például: example.com, előtte és utána semmi más ne álljon
siteCharacters	A domainnévben csak a és z közötti, ékezet nélküli betűket, számjegyeket, kötőjelet és pontot használjon
siteSpelling	Ellenőrizze, nincs-e elírás a domainnévben. Webhelynek nem lehet ilyen neve
siteEnding	A végén .com vagy más domainvégződés álljon, például: {example}
siteTooLong	A domainnév pontjai között legfeljebb {maximum} karaktert használjon
wholeSiteTooLong	A domainnévben legfeljebb {maximum} karaktert használjon
hostAddress	Írjon be egy teljes IPv6-címet [ és ] között, például: [2001:db8::1]
hostNumbers	Adjon meg 4, 0 és 255 közötti számból álló IP-címet (192.0.2.1) vagy domainnevet (example.com)
publicSite	Olyan webhelyet használjon, amelyet bárki megnyithat az interneten, például: example.com, ne magánhálózatban lévőt
notIPAddress	Domainnevet használjon, például: example.com, ne IP-címet
hostAccepted	Ezen a helyen lévő címet használjon: {accepted}
port	A kettőspont után írjon portszámot e két határ között: {minimum} és {maximum}
portAccepted	Ezt a portot használja: {accepted}, vagy hagyja el a portszámot
noPort	Törölje a portszámot a domainnév után, például :8080
userInfo	Törölje a felhasználónevet vagy a jelszót és a @ jelet
percent	Minden % után írjon két számjegyet vagy A és F közötti betűt, például: %20. A % jel helyett %25-öt írjon
backslash	A \ helyett / jelet használjon
percentEncoded	Ehelyett: {character} ezt használja: {accepted}
percentEncodedSpace	Minden szóköz helyett ezt használja: %20
slashesMissing	A kettőspont után írja ezt: //, például: {example}
singleSlash	Adja meg a webhely egy oldalát, amely egyetlen / jellel kezdődik, például: /account
atMissing	Írjon be @ jelet is, például: name@example.com
localMissing	A @ jel elé írjon nevet, például: name@example.com
localTooLong	A @ jel előtt legfeljebb {maximum} karaktert használjon
quotes	Tegyen idézőjelet az elejére és közvetlenül a @ jel elé, vagy hagyja el mindkettőt
emailSiteMissing	Írja be a @ jel utáni részt is, például: name@example.com
emailLocalLetters	A @ jel előtt csak a és z közötti betűket használjon, ne például ezt: ä
emailSiteLetters	A @ jel után csak a és z közötti betűket használjon, ne például ezt: ä
emailSiteCharacter	Törölje ezt a @ jel után: {character}
dotNotComma	A @ jel után pontot használjon, ne vesszőt
ipNumbers	Írjon be 4 számot 0 és 255 között, pontokkal elválasztva, például: {example}
ipGroups	Írjon be 8 csoportot, mindegyikben 1–4 számjegyet vagy a és f közötti betűt, kettőspontokkal elválasztva, vagy kevesebb csoportot és ::, például: {example}
ipGroupDigits	A kettőspontok közötti csoportokban legfeljebb {maximum} számjegyet vagy betűt használjon, például: {example}
ipScope	Ilyen fajtájú IP-címet használjon: {accepted}
colorDigits	Írjon be # jelet, majd {accepted} számjegyet vagy a és f közötti betűt, például: {example}
hexGroups	Írjon be {accepted} számjegyet vagy a és f közötti betűt, ilyen csoportokban: {example}
sameSeparators	Mindenhol ugyanazt az elválasztót használja, például: {example}
uuidHyphens	Írjon kötőjeleket a 8, 4, 4, 4 és 12 számjegyből vagy betűből álló csoportok közé, például: {example}
uuidVersion	Ilyen verziójú UUID-t használjon: {accepted}, például: {example}. Ellenőrizze, hogy a megfelelőt másolta-e be
versionNumbers	Írjon be 3 számot, pontokkal elválasztva, például: {example}
bankCountry	Az 5. és a 6. karakter egy ország 2 nagybetűje legyen, például: DE
isbnPrefix	Az eleje 978 vagy 979 legyen, de ne 979-0
ulidCharacters	Csak számjegyeket és A és Z közötti betűket használjon, de I, L, O és U betűt ne
passwordLetters[one]	Legyen benne legalább egy betű
passwordLetters[other]	Legyen benne legalább {minimum} betű
passwordLowercase[one]	Legyen benne legalább egy kisbetű
passwordLowercase[other]	Legyen benne legalább {minimum} kisbetű
passwordUppercase[one]	Legyen benne legalább egy nagybetű
passwordUppercase[other]	Legyen benne legalább {minimum} nagybetű
passwordDigits[one]	Legyen benne legalább egy számjegy
passwordDigits[other]	Legyen benne legalább {minimum} számjegy
passwordSymbols[one]	Legyen benne legalább egy speciális karakter, például ! vagy %
passwordSymbols[other]	Legyen benne legalább {minimum} speciális karakter, például ! vagy %

# A name is in the accusative: "az e-mail-címét".
empty+name	Írja be {name}
check+name	Ellenőrizze {name}
mistypedDigits+name	Ellenőrizze {name}. Elírásnak látszik
mistypedCharacters+name	Ellenőrizze {name}. Elírásnak látszik

kind.numeric	csak számjegyeket
kind.alpha	csak betűket
kind.alphanumeric	csak betűket és számjegyeket
kind.integer	egész számot
kind.decimal	számot
kind.hexadecimal	hexadecimális számot
kind.email	e-mail-címet
kind.e164	telefonszámot
kind.countryCode	országkódot
kind.currencyCode	pénznemkódot
kind.languageCode	nyelvkódot
kind.timeZone	egy időzóna nevét
kind.url	webcímet
kind.domainName	domainnevet
kind.ipAddress	IP-címet
kind.IPv4 address	IPv4-címet
kind.IPv6 address	IPv6-címet
kind.macAddress	hardvercímet (MAC)
kind.port	portszámot
kind.date	dátumot
kind.time	24 órás formátumú időpontot kétjegyű órával
kind.clock time	időpontot
kind.dateTime	dátumot és időpontot
kind.cardExpiry	hónapot és évet
kind.paymentCard	kártyaszámot
kind.iban	IBAN-számot
kind.bic	bankkódot (BIC)
kind.isbn	ISBN-számot
kind.ean	vonalkódszámot
kind.hexColor	színkódot
kind.uuid	UUID-t
kind.ulid	ULID-t
kind.semver	verziószámot
kind.a text	szöveget
kind.a list	listát
kind.an object	elnevezett értékeket tartalmazó objektumot
kind.a digit	számjegyet
kind.a nonzero digit	1 és 9 közötti számjegyet
kind.a letter	A és Z vagy a és z közötti betűt
kind.a capital letter	A és Z közötti nagybetűt
kind.a lowercase letter	a és z közötti kisbetűt
kind.pattern	valami ehhez hasonlót: {example}
kind.other	más elfogadott formátumú adatot

word.title	Probléma adódott
word.errorPrefix	Hiba:
word.unlabeled	Ez az érték
word.otherField	a másik mező
word.securityCode	Biztonsági kód
word.spaces	a szóközöket
word.commas	a vesszőket
word.dots	a pontokat
word.hyphens	a kötőjeleket
word.slashes	a perjeleket
word.apostrophes	az aposztrófokat
word.underscores	az aláhúzásjeleket
word.brackets	a zárójeleket
word.quotationMarks	az idézőjeleket
"""#)
