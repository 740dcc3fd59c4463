// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Indonesian.
    public static let indonesian = MessageLanguage(Indonesian.self)
}

/// Indonesian, with the plain imperative that forms use.
///
/// A label comes before the sentence.
///
/// Reviewed by a native speaker: no.
enum Indonesian: LanguageTable {
    static let tag = "id"
    static let name = "Bahasa Indonesia"
    static let lowercasesAfterLabel = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Saat ini belum dapat diperiksa. Coba lagi dalam beberapa menit"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Ada masalah pada formulir ini sehingga isian ini tidak dapat diperiksa"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Pemeriksaan masih berlangsung. Tunggu sebentar, lalu coba lagi"
        // Check this value
        case .check: "Periksa nilai ini"

        // Enter a value
        case .empty: "Isi kolom ini"
        // Choose a value
        case .noChoice: "Pilih sebuah nilai"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Terlalu panjang. Hapus teks atau spasi yang berlebih"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            "Masukkan paling banyak {maximum} karakter. Huruf seperti ä dan emoji dihitung lebih dari satu"
        // Make this longer: add some characters
        case .tooBrief: "Terlalu pendek. Tambahkan karakter"
        // Use {minimum} characters or more
        case .tooShort: "Masukkan paling sedikit {minimum} karakter"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Masukkan antara {minimum} dan {maximum} karakter"
        // Use {maximum} characters or fewer
        case .tooLong: "Masukkan paling banyak {maximum} karakter"
        // Use exactly {minimum} characters
        case .exactLength: "Masukkan tepat {minimum} karakter"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Masukkan tepat {minimum} karakter, bukan {length}"
        // Give {minimum} entries or more
        case .tooFewEntries: "Berikan paling sedikit {minimum} butir"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "Berikan paling banyak {maximum} butir"
        // Give exactly {minimum} entries
        case .exactEntries: "Berikan tepat {minimum} butir"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "Berikan antara {minimum} dan {maximum} butir"

        // Only use the digits 0 to 9
        case .digitsOnly: "Gunakan angka 0 sampai 9 saja"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly: "Gunakan huruf A sampai Z atau a sampai z saja, tanpa angka, spasi, dan tanda aksen"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Gunakan huruf saja, tanpa angka, spasi, atau karakter lain"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "Gunakan huruf A sampai Z atau a sampai z dan angka 0 sampai 9 saja"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Gunakan huruf dan angka saja, tanpa spasi, tanda hubung, atau karakter lain"
        // Only use these characters: {accepted}
        case .onlyThese: "Gunakan karakter berikut saja: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Gunakan angka, tanda hubung, dan huruf kecil a sampai z saja, tanpa spasi dan tanda aksen"
        // Use capital letters, like {example}
        case .capitalLetters: "Gunakan huruf besar, misalnya {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Gunakan huruf kecil, bukan huruf besar"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Gunakan angka saja; di antara dua angka boleh ada satu spasi atau satu tanda hubung"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Gunakan angka 0 sampai 9 dan huruf a sampai f saja"
        // Remove the spaces and line breaks
        case .spaces: "Hapus spasi dan baris baru"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Hapus spasi dan baris baru di awal dan di akhir"
        // Remove the {characters}
        case .without: "Hapus {characters}"
        // Remove {character}
        case .disallowedText: "Hapus {character}"
        // Use {character} only once
        case .once: "Gunakan {character} hanya satu kali"
        // Use {character} only at the end
        case .onlyAtEnd: "Gunakan {character} di akhir saja"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "Ada karakter yang tidak biasa, mirip, atau tersembunyi. Hapus teks lalu ketik lagi"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Gunakan angka, huruf, dan tanda biasa, misalnya 1, bukan １ atau ١"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters: "Gunakan huruf A sampai Z, angka, dan simbol umum saja, tanpa tanda aksen dan emoji"
        // Remove {character} and everything after it
        case .nothingAfter: "Hapus {character} dan semua yang ada setelahnya"
        // Do not begin with {character}
        case .notBegin: "Jangan awali dengan {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Hapus tanda minus: bilangan negatif tidak diterima"
        // Begin with {accepted}
        case .begins: "Awali dengan {accepted}"
        // End with {accepted}
        case .ends: "Akhiri dengan {accepted}"
        // Include {accepted}
        case .includes: "Sertakan {accepted}"
        // Do not write two dots in a row
        case .dots: "Jangan tulis dua titik berurutan"
        // Do not begin with a dot
        case .dotAtStart: "Jangan awali dengan titik"
        // Do not end with a dot
        case .dotAtEnd: "Jangan akhiri dengan titik"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "Jangan tulis titik di sebelah tanda @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Jangan awali atau akhiri nama domain dengan titik"
        // Do not write two hyphens in a row
        case .hyphens: "Jangan tulis dua tanda hubung berurutan"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Tulis huruf atau angka sebelum dan sesudah setiap tanda hubung"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Jangan awali atau akhiri dengan tanda hubung"

        // Use an accepted format: check for mistakes
        case .format: "Formatnya tidak cocok. Periksa apakah ada kesalahan"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Gunakan format yang diterima. Periksa karakter nomor {number}"
        // Use {kinds} as character {number}
        case .characterAt: "Gunakan {kinds} sebagai karakter nomor {number}"
        // Begin with {kinds}
        case .characterFirst: "Gunakan {kinds} sebagai karakter pertama"
        // Use this format: {example}
        case .looksLike: "Gunakan format ini: {example}"
        // Enter {kind}, like {example}
        case .kind: "Masukkan {kind}, misalnya {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Masukkan {kind} tanpa {characters}, misalnya {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Masukkan {kind} antara {minimum} dan {maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Masukkan {kind}, {minimum} atau lebih"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Masukkan {kind}, {maximum} atau kurang"
        // Enter {kinds}
        case .oneOf: "Masukkan {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Masukkan sesuatu selain {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "Awali dengan + dan kode negara, lalu angka saja, misalnya {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "Awali dengan kode negara dan gunakan angka saja, tanpa +, misalnya {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Gunakan kode negara, yang tidak pernah diawali dengan 0, misalnya {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Gunakan angka saja pada nomor telepon, misalnya {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Tampaknya tidak lengkap. Salin seluruhnya dan tempelkan lagi di sini"
        // Check each digit for a typo
        case .mistypedDigits: "Tampaknya ada salah ketik. Periksa setiap angka"
        // Check each character for a typo
        case .mistypedCharacters: "Tampaknya ada salah ketik. Periksa setiap karakter"
        // Check for missing digits: this is too short
        case .missingDigits: "Terlalu pendek. Periksa apakah ada angka yang kurang"
        // Check for extra digits: this is too long
        case .extraDigits: "Terlalu panjang. Periksa apakah ada angka berlebih"
        // Enter a number that is not all zeros
        case .allZeros: "Masukkan nomor yang tidak seluruhnya nol"
        // Use exactly {accepted} digits
        case .exactDigits: "Masukkan tepat {accepted} angka"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Masukkan tepat {accepted} angka, bukan {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "Masukkan antara {minimum} dan {maximum} angka, bukan {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Masukkan tepat {accepted} huruf dan angka"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Masukkan tepat {accepted} huruf dan angka, bukan {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "Awali dengan 2 huruf negara yang menggunakan IBAN, misalnya DE"

        // Enter {minimum} or more
        case .atLeast: "Masukkan {minimum} atau lebih"
        // Enter {maximum} or less
        case .atMost: "Masukkan {maximum} atau kurang"
        // Enter a value between {minimum} and {maximum}
        case .between: "Masukkan nilai antara {minimum} dan {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Masukkan nilai lebih dari {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Masukkan nilai kurang dari {maximum}"
        // Enter {minimum} or later
        case .earliest: "Masukkan {minimum} atau tanggal setelahnya"
        // Enter {maximum} or earlier
        case .latest: "Masukkan {maximum} atau tanggal sebelumnya"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "Masukkan tanggal dari {minimum} sampai {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "Masukkan tanggal setelah {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Masukkan tanggal sebelum {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Masukkan “{minimum}” atau yang urutannya setelah itu"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Masukkan “{maximum}” atau yang urutannya sebelum itu"
        // Enter something that comes after {minimum}
        case .textAfter: "Masukkan yang urutannya setelah “{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Masukkan yang urutannya sebelum “{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Gunakan lebih sedikit angka. Periksa apakah ada angka berlebih"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Gunakan satu titik desimal saja, misalnya {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Gunakan satu koma desimal saja, misalnya {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Awali dengan angka, misalnya {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Akhiri dengan angka, misalnya {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Gunakan titik desimal, bukan koma, misalnya {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Gunakan koma desimal, bukan titik, misalnya {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Tulis angka tanpa pemisah ribuan, misalnya {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "Gunakan paling banyak {maximum} angka desimal"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "Masukkan paling banyak {maximum} angka"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Hapus angka nol di awal bilangan: misalnya, tulis 7, bukan 07"

        // This does not match: check for mistakes
        case .mismatch: "Tidak cocok. Periksa apakah ada kesalahan"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Masukkan nilai lain. Nilai ini tidak dapat digunakan"
        // Enter one of the accepted values: check for a typo
        case .choice: "Masukkan nilai dari daftar nilai yang diterima. Periksa apakah ada salah ketik"
        // Choose {accepted}
        case .option: "Pilih salah satu opsi ini: {accepted}"
        // Select this
        case .unselected: "Pilih opsi ini"
        // Remove the entry that is in the list twice
        case .repeated: "Hapus butir yang muncul dua kali dalam daftar"
        // Enter the same as in {other}: check both
        case .same: "Masukkan isi yang sama dengan “{other}”. Periksa keduanya"
        // Enter a later or larger value than in {other}
        // Doubtful: 'nilai yang lebih akhir' (a more final value) is unusual, but there is no short wording for
        // both date and number; possible: Masukkan nilai setelah “{other}” atau yang lebih besar.
        case .after: "Masukkan nilai yang lebih akhir atau lebih besar daripada “{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Isi paling sedikit salah satu kolom ini: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            "Kesalahan lebih banyak daripada yang ditampilkan. Jumlah butir yang perlu diperbaiki: {rejected}"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Perbaiki dahulu yang ditampilkan di sini. Mungkin masih ada kesalahan lain"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Gunakan nilai yang diterima di sini. Periksa ejaan, ukuran, dan formatnya"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "Perbaiki sintaksis data ini. Periksa tanda kutip, koma, dan tanda kurung"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Perbaiki sintaksis di baris {line}, kolom {column}. Periksa tanda kutip, koma, dan tanda kurung"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Hapus kunci ini atau perbaiki ejaannya. Kunci ini tidak diterima di sini"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "Hapus salah satu dari kedua kunci. Kunci ini muncul dua kali"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Simpan data ini dalam UTF-8. Data ini berisi byte dari pengodean lain"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Gunakan lebih sedikit tingkat. Terlalu banyak daftar dan objek yang saling bersarang"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Kirim lebih sedikit data. Batasnya dalam byte: {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "Gunakan kartu {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Masukkan 2 angka untuk bulan, lalu 2 angka untuk tahun, misalnya {example}"
        // Use a month from 01 to 12
        case .month: "Gunakan bulan dari 01 sampai 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "Tanggal ini sudah lewat. Periksa lagi atau gunakan kartu lain"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Tanggal ini terlalu jauh. Paling lama {maximum} tahun dari sekarang"
        // Use a day from 01 to {maximum} in that month
        case .day: "Gunakan hari dari 01 sampai {maximum} dalam bulan itu"
        // Use hours from 00 to 23
        case .hours: "Gunakan jam dari 00 sampai 23"
        // Use minutes from 00 to 59
        case .minutes: "Gunakan menit dari 00 sampai 59"
        // Use seconds from 00 to 59
        case .seconds: "Gunakan detik dari 00 sampai 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Masukkan tahun-bulan-hari dengan 2 angka untuk bulan dan hari, misalnya {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Tulis tahun-bulan-hari, lalu huruf T, lalu waktu, misalnya {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Masukkan jam, menit, detik, dan zona waktu, misalnya {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Akhiri dengan zona waktu: Z untuk UTC, atau selisih waktu seperti +01:00"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "Gunakan selisih dari UTC paling banyak 23:59, misalnya +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Hapus semua yang ada setelah waktu, misalnya Z atau +01:00"

        // Include a full site name, like example.com
        case .siteName: "Sertakan nama domain lengkap, misalnya example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "Masukkan nama domain saja, misalnya example.com, tanpa apa pun sebelum atau sesudahnya"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Gunakan huruf a sampai z tanpa aksen, angka, tanda hubung, dan titik saja dalam nama domain"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling:
            "Periksa apakah ada salah ketik pada nama domain. Tidak ada situs yang bisa bernama seperti ini"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Akhiri dengan .com atau akhiran domain lain, misalnya {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Gunakan paling banyak {maximum} karakter di antara titik-titik nama domain"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Gunakan paling banyak {maximum} karakter dalam nama domain"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "Tulis alamat IPv6 yang lengkap di antara [ dan ], misalnya [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "Sertakan alamat IP yang terdiri dari 4 bilangan dari 0 sampai 255, seperti 192.0.2.1, atau nama domain seperti example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Gunakan situs yang dapat dibuka siapa saja di internet, misalnya example.com, bukan situs di jaringan pribadi"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Gunakan nama domain seperti example.com, bukan alamat IP"
        // Use an address at {accepted}
        case .hostAccepted: "Gunakan alamat di {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Tulis nomor port antara {minimum} dan {maximum} setelah titik dua"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Gunakan port {accepted}, atau jangan tulis nomor port"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Hapus nomor port setelah nama domain, misalnya :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Hapus nama pengguna atau kata sandi beserta tanda @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Tulis dua angka atau huruf A sampai F setelah setiap %, misalnya %20. Untuk tanda %, tulis %25"
        // Use / instead of \
        case .backslash: "Gunakan / sebagai pengganti \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "Gunakan {accepted} sebagai pengganti {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Gunakan %20 sebagai pengganti setiap spasi"
        // Write // after the colon, like {example}
        case .slashesMissing: "Tulis // setelah titik dua, misalnya {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Masukkan halaman situs ini yang diawali satu /, misalnya /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Sertakan tanda @, misalnya name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "Tulis nama sebelum tanda @, misalnya name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "Masukkan paling banyak {maximum} karakter sebelum tanda @"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Tulis tanda kutip di awal dan tepat sebelum tanda @, atau jangan gunakan tanda kutip"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "Tulis bagian setelah tanda @, misalnya name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "Jangan gunakan huruf selain a sampai z, misalnya ä, sebelum tanda @"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "Jangan gunakan huruf selain a sampai z, misalnya ä, setelah tanda @"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "Hapus {character} setelah tanda @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "Gunakan titik, bukan koma, setelah tanda @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Masukkan 4 bilangan dari 0 sampai 255 dengan titik di antaranya, misalnya {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Masukkan 8 kelompok berisi 1 sampai 4 angka atau huruf a sampai f dengan titik dua di antaranya, atau lebih sedikit kelompok dengan ::, misalnya {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Gunakan alamat IP dari salah satu jenis ini: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits: "Masukkan # lalu {accepted} angka atau huruf a sampai f, misalnya {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Masukkan {accepted} angka atau huruf a sampai f, dikelompokkan seperti {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Gunakan pemisah yang sama di semua tempat, misalnya {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens:
            "Tulis tanda hubung di antara kelompok 8, 4, 4, 4, dan 12 angka atau huruf, misalnya {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Gunakan UUID versi {accepted}, misalnya {example}. Periksa apakah yang Anda salin sudah benar"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Masukkan 3 bilangan dengan titik di antaranya, misalnya {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "Gunakan 2 huruf besar kode suatu negara, misalnya DE, sebagai karakter ke-5 dan ke-6"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "Awali dengan 978 atau 979, tetapi bukan 979-0"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "Gunakan angka dan huruf A sampai Z saja, tetapi bukan I, L, O, atau U"

        // Include {minimum} letters or more
        case .passwordLetters: "Sertakan paling sedikit {minimum} huruf"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase: "Sertakan paling sedikit {minimum} huruf kecil"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "Sertakan paling sedikit {minimum} huruf besar"
        // Include {minimum} digits or more
        case .passwordDigits: "Sertakan paling sedikit {minimum} angka"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "Sertakan paling sedikit {minimum} simbol, misalnya ! atau %"
        }
    }

    // A name is with its possessive: "alamat email Anda".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Masukkan {name}"
        case .check: "Periksa {name}"
        case .choice: "Pilih {name} dari daftar"
        case .mistypedDigits, .mistypedCharacters: "Periksa {name}. Tampaknya ada salah ketik"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "angka saja"
        case .letters: "huruf saja"
        case .lettersAndDigits: "huruf dan angka saja"
        case .wholeNumber: "bilangan bulat"
        case .number: "bilangan"
        case .hexadecimal: "bilangan heksadesimal"
        case .email: "alamat email"
        case .phone: "nomor telepon"
        case .webAddress: "alamat web"
        case .siteName: "nama domain"
        case .ipAddress: "alamat IP"
        case .ipv4: "alamat IPv4"
        case .ipv6: "alamat IPv6"
        case .macAddress: "alamat perangkat (MAC)"
        case .port: "nomor port"
        case .date: "tanggal"
        case .time: "waktu format 24 jam dengan dua digit untuk jam"
        case .dateAndTime: "tanggal dan waktu"
        case .monthAndYear: "bulan dan tahun"
        case .cardNumber: "nomor kartu"
        case .iban: "IBAN"
        case .bic: "kode bank (BIC)"
        case .isbn: "ISBN"
        case .barcode: "nomor kode batang"
        case .color: "kode warna"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "nomor versi"
        case .text: "teks"
        case .list: "daftar"
        case .object: "objek dengan nilai bernama"
        case .digit: "angka"
        case .letter: "huruf A sampai Z atau a sampai z"
        case .capitalLetter: "huruf besar A sampai Z"
        case .lowercaseLetter: "huruf kecil a sampai z"
        case .similar: "sesuatu seperti {example}"
        case .anotherFormat: "sesuatu dalam format lain yang diterima"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Ada masalah"
        case .errorPrefix: "Kesalahan:"
        case .unlabeled: "Nilai ini"
        case .otherField: "kolom lainnya"
        case .securityCode: "Kode keamanan"
        case .spaces: "spasi"
        case .commas: "koma"
        case .dots: "titik"
        case .hyphens: "tanda hubung"
        case .slashes: "garis miring"
        case .apostrophes: "apostrof"
        case .underscores: "garis bawah"
        case .brackets: "tanda kurung"
        case .quotationMarks: "tanda kutip"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " atau ", last: ", atau ")
}
