// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let finnishTexts = TextTable(
#"""
# suomi
# Finnish, with the singular imperative that forms of public services use.
#
# A label comes before the sentence. Kinds are in the nominative, which is the object of an imperative.
#
# Reviewed by a native speaker: no.

uncheckable	Tätä ei voi tarkistaa juuri nyt. Yritä uudelleen muutaman minuutin kuluttua
programMistake	Tässä lomakkeessa on ongelma. Tätä tietoa ei voi tarkistaa
pending	Tarkistus on vielä kesken. Odota hetki ja yritä sitten uudelleen
check	Tarkista tämä tieto
empty	Täytä tämä kenttä
missing	Lisää tämä arvo. Se puuttuu
noChoice	Valitse arvo
tooLarge	Tämä on liian pitkä. Poista ylimääräinen teksti tai ylimääräiset välilyönnit
tooManyBytes[one]	Kirjoita enintään {maximum} merkki. Ä:n kaltaiset kirjaimet ja emojit lasketaan useammaksi kuin yhdeksi
tooManyBytes[other]	Kirjoita enintään {maximum} merkkiä. Ä:n kaltaiset kirjaimet ja emojit lasketaan useammaksi kuin yhdeksi
tooBrief	Tämä on liian lyhyt. Lisää muutama merkki
tooShort[one]	Kirjoita vähintään {minimum} merkki
tooShort[other]	Kirjoita vähintään {minimum} merkkiä
lengthBetween	Kirjoita {minimum}–{maximum} merkkiä
tooLong[one]	Kirjoita enintään {maximum} merkki
tooLong[other]	Kirjoita enintään {maximum} merkkiä
exactLength[one]	Kirjoita täsmälleen {minimum} merkki
exactLength[other]	Kirjoita täsmälleen {minimum} merkkiä
exactLengthNot[one]	Kirjoita täsmälleen {minimum} merkki, ei {length}
exactLengthNot[other]	Kirjoita täsmälleen {minimum} merkkiä, ei {length}
tooFewEntries[one]	Anna vähintään {minimum} kohta
tooFewEntries[other]	Anna vähintään {minimum} kohtaa
tooManyEntries[one]	Anna enintään {maximum} kohta
tooManyEntries[other]	Anna enintään {maximum} kohtaa
exactEntries[one]	Anna täsmälleen {minimum} kohta
exactEntries[other]	Anna täsmälleen {minimum} kohtaa
entriesBetween	Anna {minimum}–{maximum} kohtaa
digitsOnly	Käytä vain numeroita 0–9
lettersOnly	Käytä vain kirjaimia A–Z tai a–z, ilman numeroita, välilyöntejä, ääkkösiä ja aksentteja
anyLettersOnly	Käytä vain kirjaimia, ilman numeroita, välilyöntejä tai muita merkkejä
oneAlphabet	Käytä vain yhden aakkoston kirjaimia, esimerkiksi vain latinalaisia tai vain kreikkalaisia
lettersAndDigits	Käytä vain kirjaimia A–Z tai a–z ja numeroita 0–9
anyLettersAndDigits	Käytä vain kirjaimia ja numeroita, ilman välilyöntejä, yhdysviivoja tai muita merkkejä
onlyThese	Käytä vain näitä merkkejä: {accepted}
slugCharacters	Käytä vain numeroita, yhdysviivoja ja pieniä kirjaimia a–z, ilman välilyöntejä, ääkkösiä ja aksentteja
capitalLetters	Käytä isoja kirjaimia, esimerkiksi {example}
lowercaseLetters	Käytä pieniä kirjaimia isojen sijaan
digitsGrouped	Käytä vain numeroita; kahden numeron välissä voi olla yksi välilyönti tai yhdysviiva
hexDigits	Käytä vain numeroita 0–9 ja kirjaimia a–f
digitsNotLetters	Käytä numeroita 0 ja 1, älä kirjaimia O ja I
lettersNotDigits	Käytä kirjaimia O ja I, älä numeroita 0 ja 1
spaces	Poista välilyönnit ja rivinvaihdot
outerSpaces	Poista välilyönnit ja rivinvaihdot alusta ja lopusta
without	Poista {characters}
replacement	Korvaa {characters} merkillä {accepted}, esimerkiksi {example}
disallowedText	Poista {character}
once	Käytä merkkiä {character} vain kerran
onlyAtEnd	Käytä merkkiä {character} vain lopussa
strangeCharacter	Poista epätavalliset, toisia muistuttavat ja näkymättömät merkit. Pyyhi teksti pois ja kirjoita se uudelleen
ordinaryForms	Käytä tavallisia numeroita, kirjaimia ja merkkejä, esimerkiksi 1 eikä １ tai ١
plainCharacters	Käytä vain kirjaimia A–Z, numeroita ja tavallisia merkkejä, ilman ääkkösiä, aksentteja ja emojeja
nothingAfter	Poista {character} ja kaikki sen jälkeen
notBegin	Poista alusta {character}
notEnd	Poista lopusta {character}
notNegative	Poista miinusmerkki: negatiivisia lukuja ei voi käyttää
begins	Kirjoita alkuun {accepted}
ends	Kirjoita loppuun {accepted}
includes	Lisää {accepted}
dots	Älä kirjoita kahta pistettä peräkkäin
twoSpaces	Älä kirjoita kahta välilyöntiä peräkkäin
dotAtStart	Älä aloita pisteellä
dotAtEnd	Älä lopeta pisteeseen
dotNextToAt	Älä kirjoita pistettä @-merkin viereen
siteDotAtEdge	Älä aloita tai lopeta verkkotunnusta pisteellä
hyphens	Älä kirjoita kahta yhdysviivaa peräkkäin
hyphen	Kirjoita kirjain tai numero jokaisen yhdysviivan eteen ja jälkeen
hyphenAtEdge	Poista yhdysviiva alusta tai lopusta
format	Muoto ei täsmää. Tarkista, onko siinä virhe
mistakeAt	Käytä hyväksyttyä muotoa. Tarkista merkki numero {number}
placeLike	Tarkista merkki numero {number} ja käytä tätä muotoa: {example}
characterAt	Kirjoita merkiksi numero {number} {kinds}
characterFirst	Kirjoita ensimmäiseksi merkiksi {kinds}
characterAtLike	Kirjoita merkiksi numero {number} {kinds}, esimerkiksi {example}
characterFirstLike	Kirjoita ensimmäiseksi merkiksi {kinds}, esimerkiksi {example}
addAtEnd	Tämä on vajaa. Lisää loppuun jotain tällaista: ”{example}”
looksLike	Käytä tätä muotoa: {example}
looksLikeShort	Tämä on liian lyhyt. Käytä tätä muotoa: {example}
looksLikeLong	Tämä on liian pitkä. Käytä tätä muotoa: {example}
onlyPart	Kirjoita vain se osa, joka on muotoa {example}
kind	Kirjoita {kind}, esimerkiksi {example}
kindOfLetters	Kirjoita {kind}, jossa on {accepted} kirjainta, esimerkiksi {example}
kindWithout	Poista {characters} ja kirjoita {kind}, esimerkiksi {example}
kindBetween	Kirjoita {kind} väliltä {minimum}–{maximum}
kindAtLeast	Kirjoita {kind}, {minimum} tai enemmän
kindAtMost	Kirjoita {kind}, {maximum} tai vähemmän
oneOf	Kirjoita {kinds}
notKind	Kirjoita jotain muuta kuin {kinds}
phoneNumber	Kirjoita alkuun + ja maatunnus ja niiden jälkeen vain numeroita, esimerkiksi {example}
phoneNumberWithoutPlus	Kirjoita alkuun maatunnus ilman plusmerkkiä ja käytä vain numeroita, esimerkiksi {example}
countryCode	Käytä maatunnusta, joka ei koskaan ala nollalla, esimerkiksi {example}
phoneDigits	Käytä puhelinnumerossa vain numeroita, esimerkiksi {example}
incomplete	Kopioi koko teksti eikä mitään muuta ja liitä se tähän uudelleen. Jotain puuttuu tai on liikaa
mistypedDigits	Tässä näyttää olevan kirjoitusvirhe. Tarkista jokainen numero
mistypedCharacters	Tässä näyttää olevan kirjoitusvirhe. Tarkista jokainen merkki
innerDate	Numeron sisältämässä päivämäärässä näyttää olevan kirjoitusvirhe. Tarkista se
missingDigits	Tämä on liian lyhyt. Tarkista, puuttuuko numeroita
extraDigits	Tämä on liian pitkä. Tarkista, onko siinä ylimääräisiä numeroita
allZeros	Kirjoita numero, joka ei koostu pelkistä nollista
exactDigits	Kirjoita täsmälleen {accepted} numeroa
exactDigitsNot	Kirjoita täsmälleen {accepted} numeroa, ei {length}
digitsBetween	Kirjoita {minimum}–{maximum} numeroa, ei {length}
exactLettersAndDigits	Kirjoita täsmälleen {accepted} kirjainta ja numeroa
didYouMean	Tarkoititko: {suggestion}?
noPostalCode	Jätä tämä tyhjäksi: tässä maassa ei ole postinumeroita
exactLettersAndDigitsNot	Kirjoita täsmälleen {accepted} kirjainta ja numeroa, ei {length}
ibanCountry	Kirjoita alkuun IBAN-tilinumeroita käyttävän maan 2 kirjainta, esimerkiksi DE
ibanAccountNumber	Neljän ensimmäisen merkin jälkeen näyttää olevan kirjoitusvirhe. Tarkista merkit
atLeast	Kirjoita {minimum} tai enemmän
atMost	Kirjoita {maximum} tai vähemmän
between	Kirjoita arvo väliltä {minimum}–{maximum}
moreThan	Kirjoita suurempi arvo kuin {minimum}
lessThan	Kirjoita pienempi arvo kuin {maximum}
earliest	Kirjoita {minimum} tai myöhempi päivä
latest	Kirjoita {maximum} tai aikaisempi päivä
betweenDates	Kirjoita päivä väliltä {minimum} – {maximum}
laterThan	Kirjoita myöhempi päivä kuin {minimum}
earlierThan	Kirjoita aikaisempi päivä kuin {maximum}
inPast	Kirjoita mennyt päivä
inFuture	Kirjoita tuleva päivä
ageAtLeast	Kirjoita syntymäaika, jonka mukaan ikä on {minimum} tai enemmän
ageAtMost	Kirjoita syntymäaika, jonka mukaan ikä on {maximum} tai vähemmän
textAtLeast	Kirjoita ”{minimum}” tai jotain, mikä tulee sen jälkeen
textAtMost	Kirjoita ”{maximum}” tai jotain, mikä tulee ennen sitä
textAfter	Kirjoita jotain, mikä tulee arvon ”{minimum}” jälkeen
textBefore	Kirjoita jotain, mikä tulee ennen arvoa ”{maximum}”
fewerDigits	Käytä vähemmän numeroita. Tarkista, onko luvussa ylimääräisiä numeroita
decimalPoint	Käytä vain yhtä desimaalipistettä, esimerkiksi {example}
decimalComma	Käytä vain yhtä desimaalipilkkua, esimerkiksi {example}
beginsWithDigit	Kirjoita alkuun numero, esimerkiksi {example}
noDecimals	Kirjoita kokonaisluku ilman desimaaleja ja erottimia, esimerkiksi {example}
dotInsteadOfComma	Käytä pistettä, älä pilkkua
dash	Käytä ajatusviivan sijasta tavallista yhdysviivaa (-)
endsWithDigit	Kirjoita loppuun numero, esimerkiksi {example}
pointNotComma	Käytä desimaalipistettä, älä pilkkua, esimerkiksi {example}
commaNotPoint	Käytä desimaalipilkkua, älä pistettä, esimerkiksi {example}
noGroupSigns	Kirjoita numerot ilman tuhaterottimia, esimerkiksi {example}
digitGroups	Ryhmittele numerot, esimerkiksi {example}
decimalPlaces[one]	Kirjoita enintään {maximum} desimaali
decimalPlaces[other]	Kirjoita enintään {maximum} desimaalia
tooManyDigits[one]	Kirjoita enintään {maximum} numero
tooManyDigits[other]	Kirjoita enintään {maximum} numeroa
leadingZeros	Poista nollat luvun alusta. Kirjoita esimerkiksi 7 eikä 07
mismatch	Tämä ei täsmää. Tarkista, onko siinä virhe
anotherValue	Kirjoita jokin toinen arvo. Tätä ei voi käyttää
choice	Kirjoita jokin hyväksyttyjen arvojen luettelon arvoista. Tarkista kirjoitusvirheet
option	Valitse jokin näistä: {accepted}
unselected	Valitse tämä
repeated	Poista kohta, joka on luettelossa kahdesti
same	Kirjoita sama kuin kentässä ”{other}”. Tarkista molemmat
after	Kirjoita myöhempi tai suurempi arvo kuin kentässä ”{other}”
later	Kirjoita myöhempi arvo kuin kentässä ”{other}”
notEarlier	Kirjoita sama arvo kuin kentässä ”{other}” tai myöhempi
larger	Kirjoita suurempi arvo kuin kentässä ”{other}”
notSmaller	Kirjoita sama arvo kuin kentässä ”{other}” tai suurempi
excluded	Jätä tämä tyhjäksi kentän ”{other}” vuoksi
atLeastOne	Täytä ainakin yksi näistä kentistä: {accepted}
moreErrors[one]	Yhteensä {rejected} kohta pitää korjata. Korjaa tässä näkyvät virheet, niin näet loput
moreErrors[other]	Yhteensä {rejected} kohtaa pitää korjata. Korjaa tässä näkyvät virheet, niin näet loput
furtherErrors	Korjaa ensin se, mitä tässä näkyy. Virheitä voi olla enemmän
dataValue	Käytä arvoa, joka hyväksytään tässä. Tarkista kirjoitusasu, koko ja muoto
dataSyntax	Korjaa tietojen syntaksi. Tarkista lainausmerkit, pilkut ja sulkeet
dataSyntaxAt	Korjaa syntaksi rivillä {line}, sarakkeessa {column}. Tarkista lainausmerkit, pilkut ja sulkeet
dataKey	Poista tämä avain tai korjaa sen kirjoitusasu. Sitä ei hyväksytä tässä
objectWithKey	Käytä objektia, jossa on avain {accepted}
dataKeyTwice	Poista toinen näistä avaimista. Tämä avain on kahdesti
dataEncoding	Tallenna nämä tiedot UTF-8-muodossa. Niissä on muun merkistön tavuja
dataDepth	Käytä vähemmän tasoja. Sisäkkäisiä luetteloita ja objekteja on liikaa
dataSize	Lähetä vähemmän tietoja. Raja tavuina on {maximum}
cardNetwork	Käytä tällaista korttia: {accepted}
monthThenYear	Kirjoita kuukausi 2 numerolla ja sitten vuosi 2 numerolla, esimerkiksi {example}
month	Käytä kuukautta väliltä 01–12
monthOrder	Tarkista päivän ja kuukauden järjestys, esimerkiksi {example}
expired	Tämä päivämäärä on jo mennyt. Tarkista se tai käytä toista korttia
expiresSoon	Kortin voimassaolo päättyy pian. Harkitse toisen kortin käyttämistä
tooFarAhead	Kirjoita päivämäärä, joka on enintään {maximum} vuoden päässä. Tarkista vuosi
day	Käytä siinä kuussa päivää väliltä 01–{maximum}
hours	Käytä tunteja väliltä 00–23
minutes	Käytä minuutteja väliltä 00–59
seconds	Käytä sekunteja väliltä 00–59
dateOrder	Kirjoita vuosi-kuukausi-päivä ja käytä kuukaudessa ja päivässä 2 numeroa, esimerkiksi {example}
dateDigits	Kirjoita päivämäärä niin, että päivässä ja kuukaudessa on 2 numeroa, esimerkiksi {example}
dateThenTime	Kirjoita vuosi-kuukausi-päivä, sitten T ja sitten kellonaika, esimerkiksi {example}
timeWithZone	Kirjoita tunnit, minuutit, sekunnit ja aikavyöhyke, esimerkiksi {example}
offsetMissing	Kirjoita loppuun aikavyöhyke: UTC-ajalle Z tai aikaero, kuten +01:00
offsetLimits	Käytä aikaeroa, joka on enintään 23:59 UTC-ajasta, esimerkiksi +01:00
offsetUnwanted	Poista kaikki kellonajan jälkeen, esimerkiksi Z tai +01:00
siteName	Kirjoita koko verkkotunnus, esimerkiksi example.com
siteNameOnly	Kirjoita vain verkkotunnus, esimerkiksi example.com, ilman mitään sen edessä tai perässä
siteCharacters	Käytä verkkotunnuksessa vain kirjaimia a–z (ei ääkkösiä tai aksentteja), numeroita, yhdysviivoja ja pisteitä
siteSpelling	Tarkista, onko verkkotunnuksessa kirjoitusvirhe. Minkään sivuston nimi ei voi olla tämä
siteEnding	Kirjoita loppuun .com tai muu verkkotunnuksen pääte, esimerkiksi {example}
siteTooLong	Käytä verkkotunnuksen pisteiden välissä enintään {maximum} merkkiä
wholeSiteTooLong	Käytä verkkotunnuksessa enintään {maximum} merkkiä
hostAddress	Kirjoita täydellinen IPv6-osoite merkkien [ ja ] väliin, esimerkiksi [2001:db8::1]
hostNumbers	Kirjoita IP-osoite, jossa on 4 lukua väliltä 0–255, kuten 192.0.2.1, tai verkkotunnus, kuten example.com
publicSite	Käytä sivustoa, jonka kuka tahansa voi avata internetissä, kuten example.com, älä yksityisen verkon sivustoa
notIPAddress	Käytä verkkotunnusta, kuten example.com, älä IP-osoitetta
hostAccepted	Käytä osoitetta sivustolla {accepted}
port	Kirjoita kaksoispisteen jälkeen porttinumero väliltä {minimum}–{maximum}
portAccepted	Käytä porttia {accepted} tai jätä porttinumero pois
noPort	Poista porttinumero verkkotunnuksen jäljestä, esimerkiksi :8080
userInfo	Poista käyttäjätunnus tai salasana ja @-merkki
percent	Kirjoita jokaisen %-merkin jälkeen kaksi numeroa tai kirjainta A–F, kuten %20. Kirjoita prosenttimerkin sijasta %25
backslash	Käytä merkin \ sijasta merkkiä /
percentEncoded	Käytä merkin {character} sijasta merkintää {accepted}
percentEncodedSpace	Käytä jokaisen välilyönnin sijasta merkintää %20
slashesMissing	Kirjoita // kaksoispisteen jälkeen, esimerkiksi {example}
singleSlash	Kirjoita tämän sivuston sivu, jonka alussa on yksi /, esimerkiksi /account
atMissing	Lisää @-merkki, esimerkiksi name@example.com
localMissing	Kirjoita nimi ennen @-merkkiä, esimerkiksi name@example.com
localTooLong[one]	Kirjoita @-merkin eteen enintään {maximum} merkki
localTooLong[other]	Kirjoita @-merkin eteen enintään {maximum} merkkiä
quotes	Kirjoita lainausmerkki alkuun ja juuri ennen @-merkkiä tai jätä lainausmerkit pois
emailSiteMissing	Kirjoita osa @-merkin jälkeen, esimerkiksi name@example.com
emailLocalLetters	Älä käytä ennen @-merkkiä muita kirjaimia kuin a–z, esimerkiksi kirjainta ä
emailSiteLetters	Älä käytä @-merkin jälkeen muita kirjaimia kuin a–z, esimerkiksi kirjainta ä
emailSiteCharacter	Poista {character} @-merkin jälkeen
dotNotComma	Käytä @-merkin jälkeen pistettä, ei pilkkua
ipNumbers	Kirjoita 4 lukua väliltä 0–255 ja erota ne pisteillä, esimerkiksi {example}
ipGroups	Kirjoita 8 ryhmää, joissa on 1–4 numeroa tai kirjainta väliltä a–f, ja erota ne kaksoispisteillä, tai vähemmän ryhmiä ja ::, esimerkiksi {example}
ipGroupDigits	Käytä kaksoispisteiden välisessä ryhmässä enintään {maximum} numeroa tai kirjainta, esimerkiksi {example}
ipScope	Käytä IP-osoitetta, joka on jotakin näistä lajeista: {accepted}
colorDigits	Kirjoita # ja sen jälkeen {accepted} numeroa tai kirjainta väliltä a–f, esimerkiksi {example}
hexGroups	Kirjoita {accepted} numeroa tai kirjainta väliltä a–f ryhmiteltynä kuten {example}
sameSeparators	Käytä kaikkialla samaa erotinta, esimerkiksi {example}
uuidHyphens	Kirjoita yhdysmerkit 8, 4, 4, 4 ja 12 numeron tai kirjaimen ryhmien väliin, esimerkiksi {example}
uuidVersion	Käytä UUID-tunnusta, jonka versio on {accepted}, esimerkiksi {example}. Tarkista, että kopioit oikean
versionNumbers	Kirjoita 3 lukua ja erota ne pisteillä, esimerkiksi {example}
bankCountry	Kirjoita 5. ja 6. merkiksi maan 2 isoa kirjainta, esimerkiksi DE
isbnPrefix	Kirjoita alkuun 978 tai 979, mutta ei 979-0
ulidCharacters	Käytä vain numeroita ja kirjaimia A–Z, mutta ei kirjaimia I, L, O ja U
passwordLetters[one]	Lisää vähintään yksi kirjain
passwordLetters[other]	Lisää vähintään {minimum} kirjainta
passwordLowercase[one]	Lisää vähintään yksi pieni kirjain
passwordLowercase[other]	Lisää vähintään {minimum} pientä kirjainta
passwordUppercase[one]	Lisää vähintään yksi iso kirjain
passwordUppercase[other]	Lisää vähintään {minimum} isoa kirjainta
passwordDigits[one]	Lisää vähintään yksi numero
passwordDigits[other]	Lisää vähintään {minimum} numeroa
passwordSymbols[one]	Lisää vähintään yksi erikoismerkki, esimerkiksi ! tai %
passwordSymbols[other]	Lisää vähintään {minimum} erikoismerkkiä, esimerkiksi ! tai %

# A name is in the nominative, which is the object of an imperative: "sähköpostiosoitteesi".
empty+name	Kirjoita {name}
check+name	Tarkista {name}
mistypedDigits+name	Tarkista {name}. Siinä näyttää olevan kirjoitusvirhe
mistypedCharacters+name	Tarkista {name}. Siinä näyttää olevan kirjoitusvirhe

kind.numeric	vain numeroita
kind.alpha	vain kirjaimia
kind.alphanumeric	vain kirjaimia ja numeroita
kind.integer	kokonaisluku
kind.decimal	luku
kind.hexadecimal	heksadesimaaliluku
kind.email	sähköpostiosoite
kind.e164	puhelinnumero
kind.countryCode	maakoodi
kind.currencyCode	valuuttakoodi
kind.languageCode	kielikoodi
kind.timeZone	aikavyöhykkeen nimi
kind.url	verkko-osoite
kind.domainName	verkkotunnus
kind.ipAddress	IP-osoite
kind.IPv4 address	IPv4-osoite
kind.IPv6 address	IPv6-osoite
kind.macAddress	laiteosoite (MAC)
kind.port	porttinumero
kind.date	päivämäärä
kind.time	kellonaika 24 tunnin muodossa ja tunnit kahdella numerolla
kind.clock time	kellonaika
kind.dateTime	päivämäärä ja kellonaika
kind.cardExpiry	kuukausi ja vuosi
kind.paymentCard	kortin numero
kind.iban	IBAN-tilinumero
kind.bic	pankkikoodi (BIC)
kind.isbn	ISBN-tunnus
kind.ean	viivakoodin numero
kind.hexColor	värikoodi
kind.uuid	UUID-tunnus
kind.ulid	ULID-tunnus
kind.semver	versionumero
kind.a text	teksti
kind.a list	luettelo
kind.an object	objekti, jossa on nimettyjä arvoja
kind.a digit	numero
kind.a nonzero digit	numero väliltä 1–9
kind.a letter	kirjain väliltä A–Z tai a–z
kind.a capital letter	iso kirjain väliltä A–Z
kind.a lowercase letter	pieni kirjain väliltä a–z
kind.pattern	jotain samanlaista kuin {example}
kind.other	jotain muussa hyväksytyssä muodossa

word.title	Tiedoissa on korjattavaa
word.errorPrefix	Virhe:
word.unlabeled	Tämä arvo
word.otherField	toinen kenttä
word.securityCode	Turvakoodi
word.spaces	välilyönnit
word.commas	pilkut
word.dots	pisteet
word.hyphens	yhdysviivat
word.slashes	vinoviivat
word.apostrophes	heittomerkit
word.underscores	alaviivat
word.brackets	sulkeet
word.quotationMarks	lainausmerkit
"""#)
