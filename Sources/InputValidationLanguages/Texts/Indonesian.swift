// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let indonesianTexts = TextTable(
#"""
# Bahasa Indonesia
# Indonesian, with the plain imperative that forms use.
#
# A label comes before the sentence.
#
# Reviewed by a native speaker: no.

uncheckable	Saat ini belum dapat diperiksa. Coba lagi dalam beberapa menit
programMistake	Ada masalah pada formulir ini sehingga isian ini tidak dapat diperiksa
pending	Pemeriksaan masih berlangsung. Tunggu sebentar, lalu coba lagi
check	Periksa nilai ini
empty	Isi kolom ini
missing	Tambahkan nilai ini. Nilai ini tidak ada
noChoice	Pilih sebuah nilai
tooLarge	Terlalu panjang. Hapus teks atau spasi yang berlebih
tooManyBytes	Masukkan paling banyak {maximum} karakter. Huruf seperti ä dan emoji dihitung lebih dari satu
tooBrief	Terlalu pendek. Tambahkan karakter
tooShort	Masukkan paling sedikit {minimum} karakter
lengthBetween	Masukkan antara {minimum} dan {maximum} karakter
tooLong	Masukkan paling banyak {maximum} karakter
exactLength	Masukkan tepat {minimum} karakter
exactLengthNot	Masukkan tepat {minimum} karakter, bukan {length}
tooFewEntries	Berikan paling sedikit {minimum} butir
tooManyEntries	Berikan paling banyak {maximum} butir
exactEntries	Berikan tepat {minimum} butir
entriesBetween	Berikan antara {minimum} dan {maximum} butir
digitsOnly	Gunakan angka 0 sampai 9 saja
lettersOnly	Gunakan huruf A sampai Z atau a sampai z saja, tanpa angka, spasi, dan tanda aksen
anyLettersOnly	Gunakan huruf saja, tanpa angka, spasi, atau karakter lain
oneAlphabet	Gunakan huruf dari satu alfabet saja, misalnya hanya Latin atau hanya Yunani
lettersAndDigits	Gunakan huruf A sampai Z atau a sampai z dan angka 0 sampai 9 saja
anyLettersAndDigits	Gunakan huruf dan angka saja, tanpa spasi, tanda hubung, atau karakter lain
onlyThese	Gunakan karakter berikut saja: {accepted}
slugCharacters	Gunakan angka, tanda hubung, dan huruf kecil a sampai z saja, tanpa spasi dan tanda aksen
capitalLetters	Gunakan huruf besar, misalnya {example}
lowercaseLetters	Gunakan huruf kecil, bukan huruf besar
digitsGrouped	Gunakan angka saja; di antara dua angka boleh ada satu spasi atau satu tanda hubung
hexDigits	Gunakan angka 0 sampai 9 dan huruf a sampai f saja
digitsNotLetters	Gunakan angka 0 dan 1, bukan huruf O dan I
lettersNotDigits	Gunakan huruf O dan I, bukan angka 0 dan 1
spaces	Hapus spasi dan baris baru
outerSpaces	Hapus spasi dan baris baru di awal dan di akhir
without	Hapus {characters}
replacement	Ganti {characters} dengan {accepted}, misalnya {example}
disallowedText	Hapus {character}
once	Gunakan {character} hanya satu kali
onlyAtEnd	Gunakan {character} di akhir saja
strangeCharacter	Ada karakter yang tidak biasa, mirip, atau tersembunyi. Hapus teks lalu ketik lagi
ordinaryForms	Gunakan angka, huruf, dan tanda biasa, misalnya 1, bukan １ atau ١
plainCharacters	Gunakan huruf A sampai Z, angka, dan simbol umum saja, tanpa tanda aksen dan emoji
nothingAfter	Hapus {character} dan semua yang ada setelahnya
notBegin	Jangan awali dengan {character}
notEnd	Jangan akhiri dengan {character}
notNegative	Hapus tanda minus: bilangan negatif tidak diterima
begins	Awali dengan {accepted}
ends	Akhiri dengan {accepted}
includes	Sertakan {accepted}
dots	Jangan tulis dua titik berurutan
twoSpaces	Jangan tulis dua spasi berurutan
dotAtStart	Jangan awali dengan titik
dotAtEnd	Jangan akhiri dengan titik
dotNextToAt	Jangan tulis titik di sebelah tanda @
siteDotAtEdge	Jangan awali atau akhiri nama domain dengan titik
hyphens	Jangan tulis dua tanda hubung berurutan
hyphen	Tulis huruf atau angka sebelum dan sesudah setiap tanda hubung
hyphenAtEdge	Jangan awali atau akhiri dengan tanda hubung
format	Formatnya tidak cocok. Periksa apakah ada kesalahan
mistakeAt	Gunakan format yang diterima. Periksa karakter nomor {number}
placeLike	Periksa karakter nomor {number}, dan gunakan format ini: {example}
characterAt	Gunakan {kinds} sebagai karakter nomor {number}
characterFirst	Gunakan {kinds} sebagai karakter pertama
characterAtLike	Gunakan {kinds} sebagai karakter nomor {number}, misalnya {example}
characterFirstLike	Gunakan {kinds} sebagai karakter pertama, misalnya {example}
addAtEnd	Ini belum lengkap. Tambahkan di akhir sesuatu seperti “{example}”
looksLike	Gunakan format ini: {example}
looksLikeShort	Terlalu pendek. Gunakan format ini: {example}
looksLikeLong	Terlalu panjang. Gunakan format ini: {example}
onlyPart	Masukkan bagian yang bentuknya seperti {example} saja
kind	Masukkan {kind}, misalnya {example}
kindOfLetters	Masukkan {kind} dengan {accepted} huruf, misalnya {example}
kindWithout	Masukkan {kind} tanpa {characters}, misalnya {example}
kindBetween	Masukkan {kind} antara {minimum} dan {maximum}
kindAtLeast	Masukkan {kind}, {minimum} atau lebih
kindAtMost	Masukkan {kind}, {maximum} atau kurang
oneOf	Masukkan {kinds}
notKind	Masukkan sesuatu selain {kinds}
phoneNumber	Awali dengan + dan kode negara, lalu angka saja, misalnya {example}
phoneNumberWithoutPlus	Awali dengan kode negara dan gunakan angka saja, tanpa +, misalnya {example}
countryCode	Gunakan kode negara, yang tidak pernah diawali dengan 0, misalnya {example}
phoneDigits	Gunakan angka saja pada nomor telepon, misalnya {example}
incomplete	Salin seluruhnya saja dan tempelkan lagi di sini. Ada yang kurang atau berlebih
mistypedDigits	Tampaknya ada salah ketik. Periksa setiap angka
mistypedCharacters	Tampaknya ada salah ketik. Periksa setiap karakter
innerDate	Tampaknya ada salah ketik pada tanggal di dalam nomor. Periksa tanggal itu
missingDigits	Terlalu pendek. Periksa apakah ada angka yang kurang
extraDigits	Terlalu panjang. Periksa apakah ada angka berlebih
allZeros	Masukkan nomor yang tidak seluruhnya nol
exactDigits	Masukkan tepat {accepted} angka
exactDigitsNot	Masukkan tepat {accepted} angka, bukan {length}
digitsBetween	Masukkan antara {minimum} dan {maximum} angka, bukan {length}
exactLettersAndDigits	Masukkan tepat {accepted} huruf dan angka
didYouMean	Apakah maksud Anda {suggestion}?
noPostalCode	Kosongkan ini: negara ini tidak memiliki kode pos
exactLettersAndDigitsNot	Masukkan tepat {accepted} huruf dan angka, bukan {length}
ibanCountry	Awali dengan 2 huruf negara yang menggunakan IBAN, misalnya DE
ibanAccountNumber	Tampaknya ada salah ketik setelah 4 karakter pertama. Periksa karakter itu
atLeast	Masukkan {minimum} atau lebih
atMost	Masukkan {maximum} atau kurang
between	Masukkan nilai antara {minimum} dan {maximum}
moreThan	Masukkan nilai lebih dari {minimum}
lessThan	Masukkan nilai kurang dari {maximum}
earliest	Masukkan {minimum} atau tanggal setelahnya
latest	Masukkan {maximum} atau tanggal sebelumnya
betweenDates	Masukkan tanggal dari {minimum} sampai {maximum}
laterThan	Masukkan tanggal setelah {minimum}
earlierThan	Masukkan tanggal sebelum {maximum}
inPast	Masukkan tanggal yang sudah lewat
inFuture	Masukkan tanggal yang akan datang
ageAtLeast	Masukkan tanggal lahir untuk usia {minimum} atau lebih
ageAtMost	Masukkan tanggal lahir untuk usia {maximum} atau kurang
textAtLeast	Masukkan “{minimum}” atau yang urutannya setelah itu
textAtMost	Masukkan “{maximum}” atau yang urutannya sebelum itu
textAfter	Masukkan yang urutannya setelah “{minimum}”
textBefore	Masukkan yang urutannya sebelum “{maximum}”
fewerDigits	Gunakan lebih sedikit angka. Periksa apakah ada angka berlebih
decimalPoint	Gunakan satu titik desimal saja, misalnya {example}
decimalComma	Gunakan satu koma desimal saja, misalnya {example}
beginsWithDigit	Awali dengan angka, misalnya {example}
noDecimals	Masukkan bilangan bulat tanpa desimal atau pemisah, misalnya {example}
dotInsteadOfComma	Gunakan titik, bukan koma
dash	Gunakan tanda hubung biasa (-) sebagai pengganti tanda pisah
endsWithDigit	Akhiri dengan angka, misalnya {example}
pointNotComma	Gunakan titik desimal, bukan koma, misalnya {example}
commaNotPoint	Gunakan koma desimal, bukan titik, misalnya {example}
noGroupSigns	Tulis angka tanpa pemisah ribuan, misalnya {example}
digitGroups	Kelompokkan angkanya, misalnya {example}
decimalPlaces	Gunakan paling banyak {maximum} angka desimal
tooManyDigits	Masukkan paling banyak {maximum} angka
leadingZeros	Hapus angka nol di awal bilangan: misalnya, tulis 7, bukan 07
mismatch	Tidak cocok. Periksa apakah ada kesalahan
anotherValue	Masukkan nilai lain. Nilai ini tidak dapat digunakan
choice	Masukkan nilai dari daftar nilai yang diterima. Periksa apakah ada salah ketik
option	Pilih salah satu opsi ini: {accepted}
unselected	Pilih opsi ini
repeated	Hapus butir yang muncul dua kali dalam daftar
same	Masukkan isi yang sama dengan “{other}”. Periksa keduanya
# Doubtful: 'nilai yang lebih akhir' (a more final value) is unusual, but there is no short wording for
# both date and number; possible: Masukkan nilai setelah “{other}” atau yang lebih besar.
after	Masukkan nilai yang lebih akhir atau lebih besar daripada “{other}”
later	Masukkan nilai yang lebih akhir daripada “{other}”
notEarlier	Masukkan nilai yang sama dengan “{other}” atau yang lebih akhir
larger	Masukkan nilai yang lebih besar daripada “{other}”
notSmaller	Masukkan nilai yang sama dengan “{other}” atau yang lebih besar
excluded	Biarkan kosong karena “{other}”
atLeastOne	Isi paling sedikit salah satu kolom ini: {accepted}
moreErrors	Kesalahan lebih banyak daripada yang ditampilkan. Jumlah butir yang perlu diperbaiki: {rejected}
furtherErrors	Perbaiki dahulu yang ditampilkan di sini. Mungkin masih ada kesalahan lain
dataValue	Gunakan nilai yang diterima di sini. Periksa ejaan, ukuran, dan formatnya
dataSyntax	Perbaiki sintaksis data ini. Periksa tanda kutip, koma, dan tanda kurung
dataSyntaxAt	Perbaiki sintaksis di baris {line}, kolom {column}. Periksa tanda kutip, koma, dan tanda kurung
dataKey	Hapus kunci ini atau perbaiki ejaannya. Kunci ini tidak diterima di sini
objectWithKey	Gunakan objek dengan kunci {accepted}
dataKeyTwice	Hapus salah satu dari kedua kunci. Kunci ini muncul dua kali
dataEncoding	Simpan data ini dalam UTF-8. Data ini berisi byte dari pengodean lain
dataDepth	Gunakan lebih sedikit tingkat. Terlalu banyak daftar dan objek yang saling bersarang
dataSize	Kirim lebih sedikit data. Batasnya dalam byte: {maximum}
cardNetwork	Gunakan kartu {accepted}
monthThenYear	Masukkan 2 angka untuk bulan, lalu 2 angka untuk tahun, misalnya {example}
month	Gunakan bulan dari 01 sampai 12
monthOrder	Periksa urutan hari dan bulan, misalnya {example}
expired	Tanggal ini sudah lewat. Periksa lagi atau gunakan kartu lain
expiresSoon	Kartu ini segera kedaluwarsa. Pertimbangkan untuk menggunakan kartu lain
tooFarAhead	Tanggal ini terlalu jauh. Paling lama {maximum} tahun dari sekarang
day	Gunakan hari dari 01 sampai {maximum} dalam bulan itu
hours	Gunakan jam dari 00 sampai 23
minutes	Gunakan menit dari 00 sampai 59
seconds	Gunakan detik dari 00 sampai 59
dateOrder	Masukkan tahun-bulan-hari dengan 2 angka untuk bulan dan hari, misalnya {example}
dateDigits	Masukkan tanggal dengan 2 angka untuk hari dan bulan, misalnya {example}
dateThenTime	Tulis tahun-bulan-hari, lalu huruf T, lalu waktu, misalnya {example}
timeWithZone	Masukkan jam, menit, detik, dan zona waktu, misalnya {example}
offsetMissing	Akhiri dengan zona waktu: Z untuk UTC, atau selisih waktu seperti +01:00
offsetLimits	Gunakan selisih dari UTC paling banyak 23:59, misalnya +01:00
offsetUnwanted	Hapus semua yang ada setelah waktu, misalnya Z atau +01:00
siteName	Sertakan nama domain lengkap, misalnya example.com
siteNameOnly	Masukkan nama domain saja, misalnya example.com, tanpa apa pun sebelum atau sesudahnya
siteCharacters	Gunakan huruf a sampai z tanpa aksen, angka, tanda hubung, dan titik saja dalam nama domain
siteSpelling	Periksa apakah ada salah ketik pada nama domain. Tidak ada situs yang bisa bernama seperti ini
siteEnding	Akhiri dengan .com atau akhiran domain lain, misalnya {example}
siteTooLong	Gunakan paling banyak {maximum} karakter di antara titik-titik nama domain
wholeSiteTooLong	Gunakan paling banyak {maximum} karakter dalam nama domain
hostAddress	Tulis alamat IPv6 yang lengkap di antara [ dan ], misalnya [2001:db8::1]
hostNumbers	Sertakan alamat IP yang terdiri dari 4 bilangan dari 0 sampai 255, seperti 192.0.2.1, atau nama domain seperti example.com
publicSite	Gunakan situs yang dapat dibuka siapa saja di internet, misalnya example.com, bukan situs di jaringan pribadi
notIPAddress	Gunakan nama domain seperti example.com, bukan alamat IP
hostAccepted	Gunakan alamat di {accepted}
port	Tulis nomor port antara {minimum} dan {maximum} setelah titik dua
portAccepted	Gunakan port {accepted}, atau jangan tulis nomor port
noPort	Hapus nomor port setelah nama domain, misalnya :8080
userInfo	Hapus nama pengguna atau kata sandi beserta tanda @
percent	Tulis dua angka atau huruf A sampai F setelah setiap %, misalnya %20. Untuk tanda %, tulis %25
backslash	Gunakan / sebagai pengganti \
percentEncoded	Gunakan {accepted} sebagai pengganti {character}
percentEncodedSpace	Gunakan %20 sebagai pengganti setiap spasi
slashesMissing	Tulis // setelah titik dua, misalnya {example}
singleSlash	Masukkan halaman situs ini yang diawali satu /, misalnya /account
atMissing	Sertakan tanda @, misalnya name@example.com
localMissing	Tulis nama sebelum tanda @, misalnya name@example.com
localTooLong	Masukkan paling banyak {maximum} karakter sebelum tanda @
quotes	Tulis tanda kutip di awal dan tepat sebelum tanda @, atau jangan gunakan tanda kutip
emailSiteMissing	Tulis bagian setelah tanda @, misalnya name@example.com
emailLocalLetters	Jangan gunakan huruf selain a sampai z, misalnya ä, sebelum tanda @
emailSiteLetters	Jangan gunakan huruf selain a sampai z, misalnya ä, setelah tanda @
emailSiteCharacter	Hapus {character} setelah tanda @
dotNotComma	Gunakan titik, bukan koma, setelah tanda @
ipNumbers	Masukkan 4 bilangan dari 0 sampai 255 dengan titik di antaranya, misalnya {example}
ipGroups	Masukkan 8 kelompok berisi 1 sampai 4 angka atau huruf a sampai f dengan titik dua di antaranya, atau lebih sedikit kelompok dengan ::, misalnya {example}
ipGroupDigits	Gunakan paling banyak {maximum} angka atau huruf di setiap kelompok di antara titik dua, misalnya {example}
ipScope	Gunakan alamat IP dari salah satu jenis ini: {accepted}
colorDigits	Masukkan # lalu {accepted} angka atau huruf a sampai f, misalnya {example}
hexGroups	Masukkan {accepted} angka atau huruf a sampai f, dikelompokkan seperti {example}
sameSeparators	Gunakan pemisah yang sama di semua tempat, misalnya {example}
uuidHyphens	Tulis tanda hubung di antara kelompok 8, 4, 4, 4, dan 12 angka atau huruf, misalnya {example}
uuidVersion	Gunakan UUID versi {accepted}, misalnya {example}. Periksa apakah yang Anda salin sudah benar
versionNumbers	Masukkan 3 bilangan dengan titik di antaranya, misalnya {example}
bankCountry	Gunakan 2 huruf besar kode suatu negara, misalnya DE, sebagai karakter ke-5 dan ke-6
isbnPrefix	Awali dengan 978 atau 979, tetapi bukan 979-0
ulidCharacters	Gunakan angka dan huruf A sampai Z saja, tetapi bukan I, L, O, atau U
passwordLetters	Sertakan paling sedikit {minimum} huruf
passwordLowercase	Sertakan paling sedikit {minimum} huruf kecil
passwordUppercase	Sertakan paling sedikit {minimum} huruf besar
passwordDigits	Sertakan paling sedikit {minimum} angka
passwordSymbols	Sertakan paling sedikit {minimum} simbol, misalnya ! atau %

# A name is with its possessive: "alamat email Anda".
empty+name	Masukkan {name}
check+name	Periksa {name}
choice+name	Pilih {name} dari daftar
mistypedDigits+name	Periksa {name}. Tampaknya ada salah ketik
mistypedCharacters+name	Periksa {name}. Tampaknya ada salah ketik

kind.numeric	angka saja
kind.alpha	huruf saja
kind.alphanumeric	huruf dan angka saja
kind.integer	bilangan bulat
kind.decimal	bilangan
kind.hexadecimal	bilangan heksadesimal
kind.email	alamat email
kind.e164	nomor telepon
kind.countryCode	kode negara
kind.currencyCode	kode mata uang
kind.languageCode	kode bahasa
kind.timeZone	nama zona waktu
kind.url	alamat web
kind.domainName	nama domain
kind.ipAddress	alamat IP
kind.IPv4 address	alamat IPv4
kind.IPv6 address	alamat IPv6
kind.macAddress	alamat perangkat (MAC)
kind.port	nomor port
kind.date	tanggal
kind.time	waktu format 24 jam dengan dua digit untuk jam
kind.clock time	waktu
kind.dateTime	tanggal dan waktu
kind.cardExpiry	bulan dan tahun
kind.paymentCard	nomor kartu
kind.iban	IBAN
kind.bic	kode bank (BIC)
kind.isbn	ISBN
kind.ean	nomor kode batang
kind.hexColor	kode warna
kind.uuid	UUID
kind.ulid	ULID
kind.semver	nomor versi
kind.a text	teks
kind.a list	daftar
kind.an object	objek dengan nilai bernama
kind.a digit	angka
kind.a nonzero digit	angka 1 sampai 9
kind.a letter	huruf A sampai Z atau a sampai z
kind.a capital letter	huruf besar A sampai Z
kind.a lowercase letter	huruf kecil a sampai z
kind.pattern	sesuatu seperti {example}
kind.other	sesuatu dalam format lain yang diterima

word.title	Ada masalah
word.errorPrefix	Kesalahan:
word.unlabeled	Nilai ini
word.otherField	kolom lainnya
word.securityCode	Kode keamanan
word.spaces	spasi
word.commas	koma
word.dots	titik
word.hyphens	tanda hubung
word.slashes	garis miring
word.apostrophes	apostrof
word.underscores	garis bawah
word.brackets	tanda kurung
word.quotationMarks	tanda kutip
"""#)
