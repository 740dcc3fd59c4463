// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let turkishTexts = TextTable(
#"""
# Türkçe
# Turkish, with the polite address "siz".
#
# A label comes before the sentence. Kinds are in the nominative, which is the indefinite object.
#
# Reviewed by a native speaker: no.

uncheckable	Bu şu anda denetlenemiyor. Birkaç dakika sonra yeniden deneyin
programMistake	Bu formda bir sorun var. Bu değer denetlenemiyor
pending	Denetim sürüyor. Biraz bekleyin, sonra yeniden deneyin
check	Bu değeri kontrol edin
# Doubtful: named: '{name} girin' and '{name} kontrol edin' begin with the app's noun phrase, so the
# sentence begins with a small letter unless the app capitalises the name.
empty	Bu alanı doldurun
missing	Bu değeri ekleyin. Değer eksik
noChoice	Bir değer seçin
tooLarge	Bu çok uzun. Fazla metni veya boşlukları silin
tooManyBytes	En çok {maximum} karakter girin. ä gibi harfler ve emojiler birden fazla sayılır
tooBrief	Bu çok kısa. Birkaç karakter ekleyin
tooShort	En az {minimum} karakter girin
lengthBetween	{minimum} ile {maximum} arasında karakter girin
tooLong	En çok {maximum} karakter girin
exactLength	Tam olarak {minimum} karakter girin
exactLengthNot	Tam olarak {minimum} karakter girin, {length} değil
tooFewEntries	En az {minimum} öğe girin
tooManyEntries	En çok {maximum} öğe girin
exactEntries	Tam olarak {minimum} öğe girin
entriesBetween	{minimum} ile {maximum} arasında öğe girin
digitsOnly	Yalnızca 0 ile 9 arasındaki rakamları kullanın
lettersOnly	Yalnızca A ile Z veya a ile z arasındaki harfleri kullanın; rakam, boşluk ve Türkçe veya aksanlı harf kullanmayın
anyLettersOnly	Yalnızca harf kullanın; rakam, boşluk veya başka karakter kullanmayın
oneAlphabet	Yalnızca bir alfabenin harflerini kullanın, örneğin yalnızca Latin veya yalnızca Yunan
lettersAndDigits	Yalnızca A ile Z veya a ile z arasındaki harfleri ve 0 ile 9 arasındaki rakamları kullanın
anyLettersAndDigits	Yalnızca harf ve rakam kullanın; boşluk, kısa çizgi veya başka karakter kullanmayın
onlyThese	Yalnızca şu karakterleri kullanın: {accepted}
slugCharacters	Yalnızca rakamları, kısa çizgiyi ve a ile z arasındaki küçük harfleri kullanın; boşluk ve Türkçe veya aksanlı harf kullanmayın
capitalLetters	Büyük harf kullanın, örneğin {example}
lowercaseLetters	Büyük harf yerine küçük harf kullanın
digitsGrouped	Yalnızca rakam kullanın; aralarında birer boşluk veya kısa çizgi olabilir
hexDigits	Yalnızca 0 ile 9 arasındaki rakamları ve a ile f arasındaki harfleri kullanın
digitsNotLetters	Burada O ve I harflerini değil, 0 ve 1 rakamlarını kullanın
lettersNotDigits	Burada 0 ve 1 rakamlarını değil, O ve I harflerini kullanın
spaces	Boşlukları ve satır sonlarını silin
outerSpaces	Baştaki ve sondaki boşlukları ve satır sonlarını silin
without	Buradaki {characters} silin
replacement	Buradaki {characters} {accepted} ile değiştirin, örneğin {example}
disallowedText	Şunu silin: {character}
once	Şunu yalnızca bir kez kullanın: {character}
onlyAtEnd	{character} karakterini yalnızca sonda kullanın
strangeCharacter	Alışılmadık, başka bir karaktere benzeyen veya gizli karakterleri kaldırın. Metni silip yeniden yazın
ordinaryForms	Sıradan rakamlar, harfler ve işaretler kullanın, örneğin １ veya ١ yerine 1
plainCharacters	Yalnızca A ile Z arasındaki harfleri, rakamları ve yaygın simgeleri kullanın; Türkçe veya aksanlı harf ve emoji kullanmayın
nothingAfter	Şu karakteri ve ondan sonraki her şeyi silin: {character}
notBegin	Şununla başlamayın: {character}
notEnd	Şununla bitirmeyin: {character}
notNegative	Eksi işaretini silin: negatif sayılar kabul edilmiyor
begins	Şununla başlayın: {accepted}
ends	Şununla bitirin: {accepted}
includes	Şunu ekleyin: {accepted}
dots	Art arda iki nokta koymayın
twoSpaces	Art arda iki boşluk koymayın
dotAtStart	Nokta ile başlamayın
dotAtEnd	Nokta ile bitirmeyin
dotNextToAt	@ işaretinin yanına nokta koymayın
siteDotAtEdge	Alan adını nokta ile başlatmayın veya bitirmeyin
hyphens	Art arda iki kısa çizgi koymayın
hyphen	Her kısa çizgiden önce ve sonra bir harf veya rakam yazın
hyphenAtEdge	Kısa çizgiyle başlamayın veya bitirmeyin
format	Biçim uygun değil. Hata olup olmadığını kontrol edin
mistakeAt	Kabul edilen bir biçim kullanın. {number} numaralı karakteri kontrol edin
placeLike	{number} numaralı karakteri kontrol edin ve şu biçimi kullanın: {example}
characterAt	{number} numaralı karakter olarak {kinds} kullanın
characterFirst	İlk karakter olarak {kinds} kullanın
characterAtLike	{number} numaralı karakter olarak {kinds} kullanın, örneğin {example}
characterFirstLike	İlk karakter olarak {kinds} kullanın, örneğin {example}
addAtEnd	Bu eksik. Sonuna şuna benzer bir şey ekleyin: “{example}”
looksLike	Şu biçimi kullanın: {example}
looksLikeShort	Bu çok kısa. Şu biçimi kullanın: {example}
looksLikeLong	Bu çok uzun. Şu biçimi kullanın: {example}
onlyPart	Yalnızca {example} gibi görünen kısmı girin
kind	Buraya {kind} girin, örneğin {example}
kindOfLetters	{accepted} harften oluşan {kind} girin, örneğin {example}
kindWithout	Buradaki {characters} silip {kind} girin, örneğin {example}
kindBetween	Buraya {minimum} ile {maximum} arasında {kind} girin
kindAtLeast	Buraya {kind} girin: {minimum} veya daha fazla
kindAtMost	Buraya {kind} girin: {maximum} veya daha az
oneOf	Buraya {kinds} girin
notKind	Burada {kinds} kullanılamaz. Başka bir şey girin
phoneNumber	+ ve ülke koduyla başlayın, ardından yalnızca rakam yazın, örneğin {example}
phoneNumberWithoutPlus	Başına + koymadan ülke koduyla başlayın ve yalnızca rakam kullanın, örneğin {example}
countryCode	Hiçbir zaman 0 ile başlamayan ülke kodunu kullanın, örneğin {example}
phoneDigits	Telefon numarasında yalnızca rakam kullanın, örneğin {example}
incomplete	Tamamını, başka hiçbir şey olmadan kopyalayıp buraya yeniden yapıştırın. Bir şey eksik veya fazla
mistypedDigits	Yazım hatası var gibi görünüyor. Her rakamı kontrol edin
mistypedCharacters	Yazım hatası var gibi görünüyor. Her karakteri kontrol edin
innerDate	Numaradaki tarihte yazım hatası var gibi görünüyor. Tarihi kontrol edin
missingDigits	Bu çok kısa. Eksik rakam olup olmadığını kontrol edin
extraDigits	Bu çok uzun. Fazla rakam olup olmadığını kontrol edin
allZeros	Yalnızca sıfırlardan oluşmayan bir numara girin
exactDigits	Tam olarak {accepted} rakam girin
exactDigitsNot	Tam olarak {accepted} rakam girin, {length} değil
digitsBetween	{minimum} ile {maximum} arasında rakam girin, {length} değil
exactLettersAndDigits	Tam olarak {accepted} harf ve rakam girin
didYouMean	Şunu mu demek istediniz: {suggestion}?
noPostalCode	Bu alanı boş bırakın: bu ülkede posta kodu yok
exactLettersAndDigitsNot	Tam olarak {accepted} harf ve rakam girin, {length} değil
ibanCountry	IBAN kullanan bir ülkenin 2 harfiyle başlayın, örneğin DE
ibanAccountNumber	İlk 4 karakterden sonra yazım hatası var gibi görünüyor. Bu karakterleri kontrol edin
atLeast	{minimum} veya daha fazlasını girin
atMost	{maximum} veya daha azını girin
between	{minimum} ile {maximum} arasında bir değer girin
moreThan	Şundan büyük bir sayı girin: {minimum}
lessThan	Şundan küçük bir sayı girin: {maximum}
earliest	{minimum} veya daha sonraki bir tarih girin
latest	{maximum} veya daha önceki bir tarih girin
betweenDates	{minimum} ile {maximum} arasında bir tarih girin
laterThan	Şundan sonraki bir tarih girin: {minimum}
earlierThan	Şundan önceki bir tarih girin: {maximum}
inPast	Geçmişteki bir tarih girin
inFuture	Gelecekteki bir tarih girin
ageAtLeast	Yaşı {minimum} veya daha büyük yapan bir doğum tarihi girin
ageAtMost	Yaşı {maximum} veya daha küçük yapan bir doğum tarihi girin
textAtLeast	Şunu veya ondan sonra gelen bir şeyi girin: “{minimum}”
textAtMost	Şunu veya ondan önce gelen bir şeyi girin: “{maximum}”
textAfter	Şundan sonra gelen bir şey girin: “{minimum}”
textBefore	Şundan önce gelen bir şey girin: “{maximum}”
fewerDigits	Daha az rakam kullanın. Fazla rakam olup olmadığını kontrol edin
decimalPoint	Yalnızca bir ondalık noktası kullanın, örneğin {example}
decimalComma	Yalnızca bir ondalık virgülü kullanın, örneğin {example}
beginsWithDigit	Rakamla başlayın, örneğin {example}
noDecimals	Ondalıksız ve ayırıcısız bir tam sayı girin, örneğin {example}
dotInsteadOfComma	Virgül değil, nokta kullanın
dash	Uzun çizgi yerine normal kısa çizgi (-) kullanın
endsWithDigit	Sonuna rakam yazın, örneğin {example}
pointNotComma	Virgül değil, ondalık noktası kullanın, örneğin {example}
commaNotPoint	Nokta değil, ondalık virgülü kullanın, örneğin {example}
noGroupSigns	Rakamları binlik ayırıcı olmadan yazın, örneğin {example}
digitGroups	Rakamları gruplandırın, örneğin {example}
decimalPlaces	En çok {maximum} ondalık basamak kullanın
tooManyDigits	En çok {maximum} rakam girin
leadingZeros	Bir sayının başındaki sıfırları silin. Örneğin 07 yerine 7 yazın
mismatch	Bu eşleşmiyor. Hata olup olmadığını kontrol edin
anotherValue	Başka bir değer girin. Bu değer kullanılamaz
choice	Kabul edilen değerler listesinden bir değer girin. Yazım hatası olup olmadığını kontrol edin
option	Şu seçeneklerden birini seçin: {accepted}
unselected	Bunu seçin
repeated	Listede iki kez geçen öğeyi silin
same	Şu alandaki değerin aynısını girin: “{other}”. İkisini de kontrol edin
after	Şu alandakinden sonraki veya daha büyük bir değer girin: “{other}”
later	Şu alandakinden sonraki bir değer girin: “{other}”
notEarlier	Şu alandakiyle aynı veya daha sonraki bir değer girin: “{other}”
larger	Şu alandakinden daha büyük bir değer girin: “{other}”
notSmaller	Şu alandakiyle aynı veya daha büyük bir değer girin: “{other}”
excluded	Şu alan nedeniyle bunu boş bırakın: “{other}”
atLeastOne	Şu alanlardan en az birini doldurun: {accepted}
moreErrors	Toplam {rejected} öğe düzeltilmeli. Kalanları görmek için burada gösterilenleri düzeltin
furtherErrors	Önce burada gösterilenleri düzeltin. Başka hatalar da olabilir
dataValue	Burada kabul edilen bir değer kullanın. Yazımını, boyutunu ve biçimini kontrol edin
dataSyntax	Bu verilerin söz dizimini düzeltin. Tırnak işaretlerini, virgülleri ve ayraçları kontrol edin
dataSyntaxAt	Satır {line}, sütun {column} konumundaki söz dizimini düzeltin. Tırnak işaretlerini, virgülleri ve ayraçları kontrol edin
dataKey	Bu anahtarı silin ya da yazımını düzeltin. Burada kabul edilmiyor
objectWithKey	Şu anahtara sahip bir nesne kullanın: {accepted}
dataKeyTwice	İki anahtardan birini silin. Bu anahtar iki kez geçiyor
dataEncoding	Bu verileri UTF-8 olarak kaydedin. Başka bir kodlamanın baytlarını içeriyor
dataDepth	Daha az düzey kullanın. İç içe çok fazla liste ve nesne var
dataSize	Daha az veri gönderin. Bayt cinsinden sınır: {maximum}
cardNetwork	{accepted} kartı kullanın
monthThenYear	Ay için 2 rakam, ardından yıl için 2 rakam girin, örneğin {example}
month	01 ile 12 arasında bir ay kullanın
monthOrder	Gün ve ay sırasını kontrol edin, örneğin {example}
expired	Bu tarih geçmiş. Kontrol edin veya başka bir kart kullanın
expiresSoon	Bu kartın süresi yakında doluyor. Başka bir kart kullanmayı düşünün
tooFarAhead	Bugünden en çok {maximum} yıl sonraki bir tarih girin. Yılı kontrol edin
day	Bu ayda gün 01 ile {maximum} arasında olmalı
hours	Saat 00 ile 23 arasında olmalı
minutes	Dakika 00 ile 59 arasında olmalı
seconds	Saniye 00 ile 59 arasında olmalı
dateOrder	Tarihi yıl-ay-gün olarak girin; ay ve gün 2 rakam olsun, örneğin {example}
dateDigits	Gün ve ay için 2 rakam kullanarak bir tarih girin, örneğin {example}
dateThenTime	Önce yıl-ay-gün, sonra T harfini, sonra saati yazın, örneğin {example}
timeWithZone	Saat, dakika, saniye ve saat dilimi girin, örneğin {example}
offsetMissing	Sonuna saat dilimi ekleyin: UTC için Z veya +01:00 gibi bir saat farkı
offsetLimits	UTC ile en çok 23:59 fark kullanın, örneğin +01:00
offsetUnwanted	Saatten sonraki her şeyi silin, örneğin Z veya +01:00
siteName	Tam bir alan adı yazın, örneğin example.com
siteNameOnly	Yalnızca alan adını girin, örneğin example.com; önüne veya arkasına başka bir şey yazmayın
siteCharacters	Alan adında yalnızca a ile z arasındaki harfleri, rakamları, kısa çizgiyi ve noktayı kullanın; Türkçe veya aksanlı harf kullanmayın
siteSpelling	Alan adında yazım hatası olup olmadığını kontrol edin. Hiçbir sitenin adı böyle olamaz
siteEnding	Sonuna .com veya başka bir alan adı uzantısı yazın, örneğin {example}
siteTooLong	Alan adının noktaları arasında en çok {maximum} karakter kullanın
wholeSiteTooLong	Alan adında en çok {maximum} karakter kullanın
hostAddress	[ ve ] arasına eksiksiz bir IPv6 adresi yazın, örneğin [2001:db8::1]
hostNumbers	192.0.2.1 gibi, 0 ile 255 arasında 4 sayıdan oluşan bir IP adresi veya example.com gibi bir alan adı yazın
publicSite	Özel bir ağdaki siteyi değil, example.com gibi internette herkesin açabileceği bir siteyi kullanın
notIPAddress	IP adresi değil, example.com gibi bir alan adı kullanın
hostAccepted	Şu sitedeki bir adresi kullanın: {accepted}
port	İki noktadan sonra {minimum} ile {maximum} arasında bir bağlantı noktası numarası yazın
portAccepted	Şu bağlantı noktasını kullanın: {accepted}. İsterseniz numarayı hiç yazmayın
noPort	Alan adından sonraki bağlantı noktası numarasını silin, örneğin :8080
userInfo	Kullanıcı adını veya parolayı ve @ işaretini silin
percent	Her % işaretinden sonra iki rakam veya A ile F arasında harf yazın, örneğin %20. % işaretinin kendisi için %25 yazın
backslash	\ yerine / kullanın
percentEncoded	{character} yerine {accepted} kullanın
percentEncodedSpace	Her boşluk yerine %20 kullanın
slashesMissing	İki noktadan sonra // yazın, örneğin {example}
singleSlash	Bu sitenin tek bir / ile başlayan bir sayfasını girin, örneğin /account
atMissing	Bir @ işareti ekleyin, örneğin name@example.com
localMissing	@ işaretinden önce bir ad yazın, örneğin name@example.com
localTooLong	@ işaretinden önce en çok {maximum} karakter kullanın
quotes	Başa ve @ işaretinin hemen önüne birer tırnak işareti koyun ya da hiç koymayın
emailSiteMissing	@ işaretinden sonraki bölümü yazın, örneğin name@example.com
emailLocalLetters	@ işaretinden önce a ile z arasındakiler dışında harf kullanmayın, örneğin ä
emailSiteLetters	@ işaretinden sonra a ile z arasındakilerden başka harf, örneğin ä, kullanmayın
emailSiteCharacter	@ işaretinden sonra şunu silin: {character}
dotNotComma	@ işaretinden sonra virgül değil, nokta kullanın
ipNumbers	Aralarında nokta olan, 0 ile 255 arasında 4 sayı girin, örneğin {example}
ipGroups	Aralarında iki nokta olan, her biri 1 ile 4 rakam veya a ile f arasında harften oluşan 8 grup ya da :: ile daha az grup girin, örneğin {example}
ipGroupDigits	İki nokta arasındaki her grupta en fazla {maximum} rakam veya harf kullanın, örneğin {example}
ipScope	Şu türlerden birinde bir IP adresi kullanın: {accepted}
colorDigits	Bir # işareti ve ardından {accepted} rakam veya a ile f arasında harf girin, örneğin {example}
hexGroups	Buraya {accepted} rakam veya a ile f arasında harf girin ve şu şekilde gruplayın: {example}
sameSeparators	Her yerde aynı ayırıcıyı kullanın, örneğin {example}
uuidHyphens	8, 4, 4, 4 ve 12 rakam veya harflik grupların arasına kısa çizgi koyun, örneğin {example}
uuidVersion	Sürümü {accepted} olan bir UUID kullanın, örneğin {example}. Doğru olanı kopyalayıp kopyalamadığınızı kontrol edin
versionNumbers	Aralarında nokta olan 3 sayı girin, örneğin {example}
bankCountry	5. ve 6. karakterler bir ülkenin 2 büyük harfi olmalı, örneğin DE
isbnPrefix	978 veya 979 ile başlayın, ancak 979-0 ile başlamayın
ulidCharacters	Yalnızca rakamları ve A ile Z arasındaki harfleri kullanın; I, L, O ve U harflerini kullanmayın
passwordLetters	En az {minimum} harf kullanın
passwordLowercase	En az {minimum} küçük harf kullanın
passwordUppercase	En az {minimum} büyük harf kullanın
passwordDigits	En az {minimum} rakam kullanın
passwordSymbols	! veya % gibi en az {minimum} simge kullanın

# A name is in the accusative: "e-posta adresinizi".
empty+name	{name} girin
check+name	{name} kontrol edin
mistypedDigits+name	{name} kontrol edin. Yazım hatası var gibi görünüyor
mistypedCharacters+name	{name} kontrol edin. Yazım hatası var gibi görünüyor

kind.numeric	yalnızca rakam
kind.alpha	yalnızca harf
kind.alphanumeric	yalnızca harf ve rakam
kind.integer	tam sayı
kind.decimal	sayı
kind.hexadecimal	onaltılık sayı
kind.email	e-posta adresi
kind.e164	telefon numarası
kind.countryCode	bir ülke kodu
kind.currencyCode	bir para birimi kodu
kind.languageCode	bir dil kodu
kind.timeZone	bir saat dilimi adı
kind.url	web adresi
kind.domainName	alan adı
kind.ipAddress	IP adresi
kind.IPv4 address	IPv4 adresi
kind.IPv6 address	IPv6 adresi
kind.macAddress	donanım adresi (MAC)
kind.port	bağlantı noktası numarası
kind.date	tarih
kind.time	saati iki basamaklı, 24 saatlik biçimde bir zaman
kind.clock time	bir saat
kind.dateTime	tarih ve saat
kind.cardExpiry	ay ve yıl
kind.paymentCard	kart numarası
kind.iban	IBAN
kind.bic	banka kodu (BIC)
kind.isbn	ISBN
kind.ean	barkod numarası
kind.hexColor	renk kodu
kind.uuid	UUID
kind.ulid	ULID
kind.semver	sürüm numarası
kind.a text	metin
kind.a list	liste
kind.an object	adlandırılmış değerler içeren bir nesne
kind.a digit	bir rakam
kind.a nonzero digit	1 ile 9 arasında bir rakam
kind.a letter	A ile Z veya a ile z arasında bir harf
kind.a capital letter	A ile Z arasında bir büyük harf
kind.a lowercase letter	a ile z arasında bir küçük harf
kind.pattern	{example} gibi bir değer
kind.other	kabul edilen başka biçimde bir değer

word.title	Bir sorun var
word.errorPrefix	Hata:
word.unlabeled	Bu değer
word.otherField	diğer alan
word.securityCode	Güvenlik kodu
word.spaces	boşlukları
word.commas	virgülleri
word.dots	noktaları
word.hyphens	kısa çizgileri
word.slashes	eğik çizgileri
word.apostrophes	kesme işaretlerini
word.underscores	alt çizgileri
word.brackets	parantezleri
word.quotationMarks	tırnak işaretlerini
"""#)
