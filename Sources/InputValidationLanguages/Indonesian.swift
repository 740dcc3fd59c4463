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

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "Saat ini belum dapat diperiksa. Coba lagi nanti"
        // This is still being checked: wait a moment
        case .pending: "Pemeriksaan masih berlangsung. Tunggu sebentar"
        // Check this value
        case .check: "Periksa nilai ini"

        // Enter a value
        case .empty: "Isi kolom ini"
        // This is too long: shorten it
        case .tooLarge: "Teks terlalu panjang. Persingkat"
        // This is too short: make it longer
        case .tooBrief: "Teks terlalu pendek. Lengkapi"
        // Use {minimum} characters or more
        case .tooShort: "Masukkan paling sedikit {minimum} karakter"
        // Use {maximum} characters or less
        case .tooLong: "Masukkan paling banyak {maximum} karakter"
        // Use exactly {minimum} characters
        case .exactLength: "Masukkan tepat {minimum} karakter"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "Masukkan {minimum} sampai {maximum} karakter"
        // Give {minimum} entries or more
        case .tooFewEntries: "Berikan paling sedikit {minimum} butir"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "Berikan paling banyak {maximum} butir"
        // Give exactly {minimum} entries
        case .exactEntries: "Berikan tepat {minimum} butir"

        // Only use the digits 0 to 9
        case .digitsOnly: "Gunakan angka 0 sampai 9 saja"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "Gunakan huruf A sampai Z saja, tanpa spasi dan tanda aksen"
        // Only use letters, without spaces
        case .anyLettersOnly: "Gunakan huruf saja, tanpa spasi"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "Gunakan huruf A sampai Z dan angka 0 sampai 9 saja"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "Gunakan huruf dan angka saja, tanpa spasi"
        // Only use these characters: {accepted}
        case .onlyThese: "Gunakan karakter berikut saja: {accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "Gunakan huruf kecil a sampai z, angka, dan tanda hubung saja"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Gunakan angka saja; di antara dua angka boleh ada satu spasi atau satu tanda hubung"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "Gunakan angka 0 sampai 9 dan huruf A sampai F saja"
        // Remove the spaces and line breaks
        case .spaces: "Hapus spasi dan baris baru"
        // Remove this character: {character}
        case .disallowedCharacter: "Hapus karakter ini: {character}"
        // This includes a character that cannot be used here: remove it
        case .strangeCharacter: "Ada karakter yang tidak dapat digunakan di sini. Hapus karakter itu"
        // Remove {character} and everything after it
        case .nothingAfter: "Hapus {character} dan semua yang ada setelahnya"
        // Do not begin with {character}
        case .notBegin: "Jangan awali dengan {character}"
        // Begin with {accepted}
        case .begins: "Awali dengan {accepted}"
        // End with {accepted}
        case .ends: "Akhiri dengan {accepted}"
        // Include {accepted}
        case .includes: "Sertakan {accepted}"
        // Check the dots: one of them is in the wrong place
        case .dots: "Periksa tanda titik. Salah satunya berada di tempat yang salah"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "Periksa tanda hubung. Salah satunya berada di tempat yang salah"

        // This is not in an accepted format: check it for mistakes
        case .format: "Formatnya tidak cocok. Periksa apakah ada kesalahan"
        // Use this format: {example}
        case .looksLike: "Gunakan format ini: {example}"
        // Enter {kind}, like {example}
        case .kind: "Masukkan {kind}, misalnya {example}"
        // Enter {kinds}
        case .oneOf: "Masukkan {kinds}"
        // Enter something other than {kinds}
        case .notKind: "Masukkan sesuatu selain {kinds}"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber: "Masukkan nomor telepon dengan kode negara dan tanpa spasi, misalnya {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "Tampaknya tidak lengkap. Salin lagi seluruhnya"
        // This looks mistyped: check each digit
        case .mistypedDigits: "Tampaknya ada salah ketik. Periksa setiap angka"
        // This looks mistyped: check each character
        case .mistypedCharacters: "Tampaknya ada salah ketik. Periksa setiap karakter"
        // This has too many or too few digits: check it
        case .digitCount: "Jumlah angkanya terlalu banyak atau terlalu sedikit. Periksa lagi"
        // Use exactly {accepted} digits
        case .exactDigits: "Masukkan tepat {accepted} angka"
        // This has too many or too few characters: check it
        case .characterCount: "Jumlah karakternya terlalu banyak atau terlalu sedikit. Periksa lagi"

        // Enter {minimum} or more
        case .atLeast: "Masukkan {minimum} atau lebih"
        // Enter {maximum} or less
        case .atMost: "Masukkan {maximum} atau kurang"
        // Enter a value between {minimum} and {maximum}
        case .between: "Masukkan nilai antara {minimum} dan {maximum}"
        // Enter more than {minimum}
        case .moreThan: "Masukkan lebih dari {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Masukkan kurang dari {maximum}"
        // Enter {minimum} or a later date
        case .earliest: "Masukkan {minimum} atau tanggal setelahnya"
        // Enter {maximum} or an earlier date
        case .latest: "Masukkan {maximum} atau tanggal sebelumnya"
        // Enter a date after {minimum}
        case .laterThan: "Masukkan tanggal setelah {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Masukkan tanggal sebelum {maximum}"
        // Enter a number that is closer to 0
        case .closerToZero: "Masukkan bilangan yang lebih dekat ke 0"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "Tulis angka di kedua sisi satu titik desimal, misalnya 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces: "Gunakan paling banyak {maximum} angka setelah titik desimal"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "Masukkan paling banyak {maximum} angka"
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "Hapus angka nol di awal bilangan"

        // This does not match: check it for mistakes
        case .mismatch: "Tidak cocok. Periksa apakah ada kesalahan"
        // Enter something different: this cannot be used
        case .anotherValue: "Masukkan yang lain. Ini tidak dapat digunakan"
        // Choose one of the options in the list
        case .choice: "Pilih salah satu opsi dalam daftar"
        // Remove the entry that is in the list twice
        case .repeated: "Hapus butir yang muncul dua kali dalam daftar"
        // Enter the same as in {other}
        case .same: "Masukkan isi yang sama dengan “{other}”"
        // Enter a later or larger value than in {other}
        // Doubtful: 'nilai yang lebih akhir' (a more final value) is unusual, but there is no short wording for
        // both date and number; possible: Masukkan nilai setelah “{other}” atau yang lebih besar.
        case .after: "Masukkan nilai yang lebih akhir atau lebih besar daripada “{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Isi paling sedikit salah satu kolom ini: {accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors:
            "Kesalahan lebih banyak daripada yang ditampilkan. Jumlah butir yang perlu diperbaiki: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "Gunakan kartu {accepted}"
        // Use a month from 01 to 12
        case .month: "Gunakan bulan dari 01 sampai 12"
        // This is in the past: check it, or use another card
        case .expired: "Tanggal ini sudah lewat. Periksa lagi atau gunakan kartu lain"
        // This is too far ahead: it must be {maximum} years from now or less
        case .tooFarAhead: "Tanggal ini terlalu jauh. Paling lama {maximum} tahun dari sekarang"
        // Enter a real date: this month has fewer days
        case .realDate: "Masukkan tanggal yang benar-benar ada. Bulan ini memiliki lebih sedikit hari"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "Masukkan waktu dari 00:00:00 sampai 23:59:59"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "Akhiri dengan Z atau selisih waktu, misalnya +01:00"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "Hapus selisih waktu di bagian akhir, misalnya Z atau +01:00"

        // Include a full site name, like example.com
        case .siteName: "Sertakan nama domain lengkap, misalnya example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "Gunakan huruf, angka, tanda hubung, dan titik saja dalam nama domain"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "Periksa ejaan nama domain. Nama seperti ini tidak mungkin ada"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress:
            "Sertakan nama domain seperti example.com, atau alamat IP seperti 192.0.2.1 atau [2001:db8::1]"
        // Use the address of a public site
        case .publicSite: "Gunakan alamat situs publik"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "Gunakan nama domain seperti example.com, bukan alamat IP"
        // Use an address at {accepted}
        case .hostAccepted: "Gunakan alamat di {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "Tulis nomor port antara {minimum} dan {maximum} setelah titik dua"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "Gunakan port {accepted}, atau jangan tulis nomor port"
        // Remove the name or password before the @ sign
        case .userInfo: "Hapus nama atau kata sandi sebelum tanda @"
        // Write two digits or letters from A to F after each %
        case .percent: "Tulis dua angka atau huruf A sampai F setelah setiap %"
        // Use / in place of \
        case .backslash: "Gunakan / sebagai pengganti \\"
        // Use only one @ sign
        case .oneAt: "Gunakan satu tanda @ saja"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong: "Masukkan paling banyak {maximum} karakter sebelum tanda @"
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "Periksa tanda kutip. Salah satunya berada di tempat yang salah"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "Tulis nama domain lengkap setelah tanda @, misalnya example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Gunakan alamat IP dari salah satu jenis ini: {accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "Gunakan UUID versi {accepted}"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "Awali dengan 978 atau 979, tetapi bukan 979-0"

        // Include {minimum} letters or more
        case .passwordLetters: "Sertakan paling sedikit {minimum} huruf"
        // Include {minimum} lower-case letters or more
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
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "Masukkan {name}"
        case .check: "Periksa {name}"
        case .choice: "Pilih {name} dari daftar"
        case .mistypedDigits, .mistypedCharacters: "Periksa {name}. Tampaknya ada salah ketik"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
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
        case .time: "waktu"
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
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "Ada masalah"
        case .failure: "Data perlu diperbaiki"
        case .errorPrefix: "Kesalahan:"
        case .unlabeled: "Nilai ini"
        case .otherField: "kolom lainnya"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory { .other }

    static let numbers = NumberStyle(decimal: ",", group: ".")

    static let lists = ListStyle(separator: ", ", pair: " atau ")
}
