// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Turkish.
    public static let turkish = MessageLanguage(Turkish.self)
}

/// Turkish, with the polite address "siz".
///
/// A label comes before the sentence. Kinds are in the nominative, which is the indefinite object.
///
/// Reviewed by a native speaker: no.
enum Turkish: LanguageTable {
    static let tag = "tr"
    static let name = "Türkçe"

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "Bu şu anda denetlenemiyor. Birkaç dakika sonra yeniden deneyin"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "Bu formda bir sorun var. Bu değer denetlenemiyor"
        // Wait a moment, then try again: this is still being checked
        case .pending: "Denetim sürüyor. Biraz bekleyin, sonra yeniden deneyin"
        // Check this value
        case .check: "Bu değeri kontrol edin"

        // Enter a value
        // Doubtful: named: '{name} girin' and '{name} kontrol edin' begin with the app's noun phrase, so the
        // sentence begins with a small letter unless the app capitalises the name.
        case .empty: "Bu alanı doldurun"
        // Choose a value
        case .noChoice: "Bir değer seçin"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "Bu çok uzun. Fazla metni veya boşlukları silin"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes: "En çok {maximum} karakter girin. ä gibi harfler ve emojiler birden fazla sayılır"
        // Make this longer: add some characters
        case .tooBrief: "Bu çok kısa. Birkaç karakter ekleyin"
        // Use {minimum} characters or more
        case .tooShort: "En az {minimum} karakter girin"
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "{minimum} ile {maximum} arasında karakter girin"
        // Use {maximum} characters or fewer
        case .tooLong: "En çok {maximum} karakter girin"
        // Use exactly {minimum} characters
        case .exactLength: "Tam olarak {minimum} karakter girin"
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot: "Tam olarak {minimum} karakter girin, {length} değil"
        // Give {minimum} entries or more
        case .tooFewEntries: "En az {minimum} öğe girin"
        // Give {maximum} entries or fewer
        case .tooManyEntries: "En çok {maximum} öğe girin"
        // Give exactly {minimum} entries
        case .exactEntries: "Tam olarak {minimum} öğe girin"
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "{minimum} ile {maximum} arasında öğe girin"

        // Only use the digits 0 to 9
        case .digitsOnly: "Yalnızca 0 ile 9 arasındaki rakamları kullanın"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "Yalnızca A ile Z veya a ile z arasındaki harfleri kullanın; rakam, boşluk ve Türkçe veya aksanlı harf kullanmayın"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "Yalnızca harf kullanın; rakam, boşluk veya başka karakter kullanmayın"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits:
            "Yalnızca A ile Z veya a ile z arasındaki harfleri ve 0 ile 9 arasındaki rakamları kullanın"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "Yalnızca harf ve rakam kullanın; boşluk, kısa çizgi veya başka karakter kullanmayın"
        // Only use these characters: {accepted}
        case .onlyThese: "Yalnızca şu karakterleri kullanın: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "Yalnızca rakamları, kısa çizgiyi ve a ile z arasındaki küçük harfleri kullanın; boşluk ve Türkçe veya aksanlı harf kullanmayın"
        // Use capital letters, like {example}
        case .capitalLetters: "Büyük harf kullanın, örneğin {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "Büyük harf yerine küçük harf kullanın"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "Yalnızca rakam kullanın; aralarında birer boşluk veya kısa çizgi olabilir"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "Yalnızca 0 ile 9 arasındaki rakamları ve a ile f arasındaki harfleri kullanın"
        // Remove the spaces and line breaks
        case .spaces: "Boşlukları ve satır sonlarını silin"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "Baştaki ve sondaki boşlukları ve satır sonlarını silin"
        // Remove the {characters}
        case .without: "Buradaki {characters} silin"
        // Remove {character}
        case .disallowedText: "Şunu silin: {character}"
        // Use {character} only once
        case .once: "Şunu yalnızca bir kez kullanın: {character}"
        // Use {character} only at the end
        case .onlyAtEnd: "{character} karakterini yalnızca sonda kullanın"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter:
            "Alışılmadık, başka bir karaktere benzeyen veya gizli karakterleri kaldırın. Metni silip yeniden yazın"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "Sıradan rakamlar, harfler ve işaretler kullanın, örneğin １ veya ١ yerine 1"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "Yalnızca A ile Z arasındaki harfleri, rakamları ve yaygın simgeleri kullanın; Türkçe veya aksanlı harf ve emoji kullanmayın"
        // Remove {character} and everything after it
        case .nothingAfter: "Şu karakteri ve ondan sonraki her şeyi silin: {character}"
        // Do not begin with {character}
        case .notBegin: "Şununla başlamayın: {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "Eksi işaretini silin: negatif sayılar kabul edilmiyor"
        // Begin with {accepted}
        case .begins: "Şununla başlayın: {accepted}"
        // End with {accepted}
        case .ends: "Şununla bitirin: {accepted}"
        // Include {accepted}
        case .includes: "Şunu ekleyin: {accepted}"
        // Do not write two dots in a row
        case .dots: "Art arda iki nokta koymayın"
        // Do not begin with a dot
        case .dotAtStart: "Nokta ile başlamayın"
        // Do not end with a dot
        case .dotAtEnd: "Nokta ile bitirmeyin"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "@ işaretinin yanına nokta koymayın"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "Alan adını nokta ile başlatmayın veya bitirmeyin"
        // Do not write two hyphens in a row
        case .hyphens: "Art arda iki kısa çizgi koymayın"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "Her kısa çizgiden önce ve sonra bir harf veya rakam yazın"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "Kısa çizgiyle başlamayın veya bitirmeyin"

        // Use an accepted format: check for mistakes
        case .format: "Biçim uygun değil. Hata olup olmadığını kontrol edin"
        // Use an accepted format: check character {number}
        case .mistakeAt: "Kabul edilen bir biçim kullanın. {number} numaralı karakteri kontrol edin"
        // Use {kinds} as character {number}
        case .characterAt: "{number} numaralı karakter olarak {kinds} kullanın"
        // Begin with {kinds}
        case .characterFirst: "İlk karakter olarak {kinds} kullanın"
        // Use this format: {example}
        case .looksLike: "Şu biçimi kullanın: {example}"
        // Enter {kind}, like {example}
        case .kind: "Buraya {kind} girin, örneğin {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "Buradaki {characters} silip {kind} girin, örneğin {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "Buraya {minimum} ile {maximum} arasında {kind} girin"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "Buraya {kind} girin: {minimum} veya daha fazla"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "Buraya {kind} girin: {maximum} veya daha az"
        // Enter {kinds}
        case .oneOf: "Buraya {kinds} girin"
        // Enter something other than {kinds}
        case .notKind: "Burada {kinds} kullanılamaz. Başka bir şey girin"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "+ ve ülke koduyla başlayın, ardından yalnızca rakam yazın, örneğin {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus:
            "Başına + koymadan ülke koduyla başlayın ve yalnızca rakam kullanın, örneğin {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "Hiçbir zaman 0 ile başlamayan ülke kodunu kullanın, örneğin {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "Telefon numarasında yalnızca rakam kullanın, örneğin {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "Bu eksik görünüyor. Tamamını kopyalayıp buraya yeniden yapıştırın"
        // Check each digit for a typo
        case .mistypedDigits: "Yazım hatası var gibi görünüyor. Her rakamı kontrol edin"
        // Check each character for a typo
        case .mistypedCharacters: "Yazım hatası var gibi görünüyor. Her karakteri kontrol edin"
        // Check for missing digits: this is too short
        case .missingDigits: "Bu çok kısa. Eksik rakam olup olmadığını kontrol edin"
        // Check for extra digits: this is too long
        case .extraDigits: "Bu çok uzun. Fazla rakam olup olmadığını kontrol edin"
        // Enter a number that is not all zeros
        case .allZeros: "Yalnızca sıfırlardan oluşmayan bir numara girin"
        // Use exactly {accepted} digits
        case .exactDigits: "Tam olarak {accepted} rakam girin"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "Tam olarak {accepted} rakam girin, {length} değil"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "{minimum} ile {maximum} arasında rakam girin, {length} değil"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "Tam olarak {accepted} harf ve rakam girin"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "Tam olarak {accepted} harf ve rakam girin, {length} değil"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "IBAN kullanan bir ülkenin 2 harfiyle başlayın, örneğin DE"

        // Enter {minimum} or more
        case .atLeast: "{minimum} veya daha fazlasını girin"
        // Enter {maximum} or less
        case .atMost: "{maximum} veya daha azını girin"
        // Enter a value between {minimum} and {maximum}
        case .between: "{minimum} ile {maximum} arasında bir değer girin"
        // Enter more than {minimum}
        case .moreThan: "Şundan büyük bir sayı girin: {minimum}"
        // Enter less than {maximum}
        case .lessThan: "Şundan küçük bir sayı girin: {maximum}"
        // Enter {minimum} or later
        case .earliest: "{minimum} veya daha sonraki bir tarih girin"
        // Enter {maximum} or earlier
        case .latest: "{maximum} veya daha önceki bir tarih girin"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "{minimum} ile {maximum} arasında bir tarih girin"
        // Enter a date after {minimum}
        case .laterThan: "Şundan sonraki bir tarih girin: {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "Şundan önceki bir tarih girin: {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "Şunu veya ondan sonra gelen bir şeyi girin: “{minimum}”"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "Şunu veya ondan önce gelen bir şeyi girin: “{maximum}”"
        // Enter something that comes after {minimum}
        case .textAfter: "Şundan sonra gelen bir şey girin: “{minimum}”"
        // Enter something that comes before {maximum}
        case .textBefore: "Şundan önce gelen bir şey girin: “{maximum}”"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "Daha az rakam kullanın. Fazla rakam olup olmadığını kontrol edin"
        // Use only one decimal point, like {example}
        case .decimalPoint: "Yalnızca bir ondalık noktası kullanın, örneğin {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "Yalnızca bir ondalık virgülü kullanın, örneğin {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "Rakamla başlayın, örneğin {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "Sonuna rakam yazın, örneğin {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "Virgül değil, ondalık noktası kullanın, örneğin {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "Nokta değil, ondalık virgülü kullanın, örneğin {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "Rakamları binlik ayırıcı olmadan yazın, örneğin {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces: "En çok {maximum} ondalık basamak kullanın"
        // Use {maximum} digits or fewer
        case .tooManyDigits: "En çok {maximum} rakam girin"
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "Bir sayının başındaki sıfırları silin. Örneğin 07 yerine 7 yazın"

        // This does not match: check for mistakes
        case .mismatch: "Bu eşleşmiyor. Hata olup olmadığını kontrol edin"
        // Enter a different value: this one cannot be used
        case .anotherValue: "Başka bir değer girin. Bu değer kullanılamaz"
        // Enter one of the accepted values: check for a typo
        case .choice: "Kabul edilen değerler listesinden bir değer girin. Yazım hatası olup olmadığını kontrol edin"
        // Choose {accepted}
        case .option: "Şu seçeneklerden birini seçin: {accepted}"
        // Select this
        case .unselected: "Bunu seçin"
        // Remove the entry that is in the list twice
        case .repeated: "Listede iki kez geçen öğeyi silin"
        // Enter the same as in {other}: check both
        case .same: "Şu alandaki değerin aynısını girin: “{other}”. İkisini de kontrol edin"
        // Enter a later or larger value than in {other}
        case .after: "Şu alandakinden sonraki veya daha büyük bir değer girin: “{other}”"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "Şu alanlardan en az birini doldurun: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors: "Toplam {rejected} öğe düzeltilmeli. Kalanları görmek için burada gösterilenleri düzeltin"
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "Önce burada gösterilenleri düzeltin. Başka hatalar da olabilir"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "Burada kabul edilen bir değer kullanın. Yazımını, boyutunu ve biçimini kontrol edin"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax:
            "Bu verilerin söz dizimini düzeltin. Tırnak işaretlerini, virgülleri ve ayraçları kontrol edin"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt:
            "Satır {line}, sütun {column} konumundaki söz dizimini düzeltin. Tırnak işaretlerini, virgülleri ve ayraçları kontrol edin"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "Bu anahtarı silin ya da yazımını düzeltin. Burada kabul edilmiyor"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "İki anahtardan birini silin. Bu anahtar iki kez geçiyor"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "Bu verileri UTF-8 olarak kaydedin. Başka bir kodlamanın baytlarını içeriyor"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "Daha az düzey kullanın. İç içe çok fazla liste ve nesne var"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "Daha az veri gönderin. Bayt cinsinden sınır: {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "{accepted} kartı kullanın"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "Ay için 2 rakam, ardından yıl için 2 rakam girin, örneğin {example}"
        // Use a month from 01 to 12
        case .month: "01 ile 12 arasında bir ay kullanın"
        // Enter this month or a later one: check it or use another card
        case .expired: "Bu tarih geçmiş. Kontrol edin veya başka bir kart kullanın"
        // Enter a date no more than {maximum} years from now: check the year
        case .tooFarAhead: "Bugünden en çok {maximum} yıl sonraki bir tarih girin. Yılı kontrol edin"
        // Use a day from 01 to {maximum} in that month
        case .day: "Bu ayda gün 01 ile {maximum} arasında olmalı"
        // Use hours from 00 to 23
        case .hours: "Saat 00 ile 23 arasında olmalı"
        // Use minutes from 00 to 59
        case .minutes: "Dakika 00 ile 59 arasında olmalı"
        // Use seconds from 00 to 59
        case .seconds: "Saniye 00 ile 59 arasında olmalı"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "Tarihi yıl-ay-gün olarak girin; ay ve gün 2 rakam olsun, örneğin {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "Önce yıl-ay-gün, sonra T harfini, sonra saati yazın, örneğin {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "Saat, dakika, saniye ve saat dilimi girin, örneğin {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing: "Sonuna saat dilimi ekleyin: UTC için Z veya +01:00 gibi bir saat farkı"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "UTC ile en çok 23:59 fark kullanın, örneğin +01:00"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "Saatten sonraki her şeyi silin, örneğin Z veya +01:00"

        // Include a full site name, like example.com
        case .siteName: "Tam bir alan adı yazın, örneğin example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly:
            "Yalnızca alan adını girin, örneğin example.com; önüne veya arkasına başka bir şey yazmayın"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "Alan adında yalnızca a ile z arasındaki harfleri, rakamları, kısa çizgiyi ve noktayı kullanın; Türkçe veya aksanlı harf kullanmayın"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "Alan adında yazım hatası olup olmadığını kontrol edin. Hiçbir sitenin adı böyle olamaz"
        // End with .com or another site ending, like {example}
        case .siteEnding: "Sonuna .com veya başka bir alan adı uzantısı yazın, örneğin {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "Alan adının noktaları arasında en çok {maximum} karakter kullanın"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "Alan adında en çok {maximum} karakter kullanın"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "[ ve ] arasına eksiksiz bir IPv6 adresi yazın, örneğin [2001:db8::1]"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers:
            "192.0.2.1 gibi, 0 ile 255 arasında 4 sayıdan oluşan bir IP adresi veya example.com gibi bir alan adı yazın"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite:
            "Özel bir ağdaki siteyi değil, example.com gibi internette herkesin açabileceği bir siteyi kullanın"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "IP adresi değil, example.com gibi bir alan adı kullanın"
        // Use an address at {accepted}
        case .hostAccepted: "Şu sitedeki bir adresi kullanın: {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "İki noktadan sonra {minimum} ile {maximum} arasında bir bağlantı noktası numarası yazın"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "Şu bağlantı noktasını kullanın: {accepted}. İsterseniz numarayı hiç yazmayın"
        // Remove the port number, like :8080, after the site name
        case .noPort: "Alan adından sonraki bağlantı noktası numarasını silin, örneğin :8080"
        // Remove the user name or password and the @ sign
        case .userInfo: "Kullanıcı adını veya parolayı ve @ işaretini silin"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "Her % işaretinden sonra iki rakam veya A ile F arasında harf yazın, örneğin %20. % işaretinin kendisi için %25 yazın"
        // Use / instead of \
        case .backslash: "\\ yerine / kullanın"
        // Use {accepted} instead of {character}
        case .percentEncoded: "{character} yerine {accepted} kullanın"
        // Use %20 instead of each space
        case .percentEncodedSpace: "Her boşluk yerine %20 kullanın"
        // Write // after the colon, like {example}
        case .slashesMissing: "İki noktadan sonra // yazın, örneğin {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "Bu sitenin tek bir / ile başlayan bir sayfasını girin, örneğin /account"
        // Include an @ sign, like name@example.com
        case .atMissing: "Bir @ işareti ekleyin, örneğin name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "@ işaretinden önce bir ad yazın, örneğin name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong: "@ işaretinden önce en çok {maximum} karakter kullanın"
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "Başa ve @ işaretinin hemen önüne birer tırnak işareti koyun ya da hiç koymayın"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "@ işaretinden sonraki bölümü yazın, örneğin name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "@ işaretinden önce a ile z arasındakiler dışında harf kullanmayın, örneğin ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "@ işaretinden sonra a ile z arasındakilerden başka harf, örneğin ä, kullanmayın"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "@ işaretinden sonra şunu silin: {character}"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "@ işaretinden sonra virgül değil, nokta kullanın"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "Aralarında nokta olan, 0 ile 255 arasında 4 sayı girin, örneğin {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "Aralarında iki nokta olan, her biri 1 ile 4 rakam veya a ile f arasında harften oluşan 8 grup ya da :: ile daha az grup girin, örneğin {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "Şu türlerden birinde bir IP adresi kullanın: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "Bir # işareti ve ardından {accepted} rakam veya a ile f arasında harf girin, örneğin {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "Buraya {accepted} rakam veya a ile f arasında harf girin ve şu şekilde gruplayın: {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "Her yerde aynı ayırıcıyı kullanın, örneğin {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "8, 4, 4, 4 ve 12 rakam veya harflik grupların arasına kısa çizgi koyun, örneğin {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion:
            "Sürümü {accepted} olan bir UUID kullanın, örneğin {example}. Doğru olanı kopyalayıp kopyalamadığınızı kontrol edin"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "Aralarında nokta olan 3 sayı girin, örneğin {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "5. ve 6. karakterler bir ülkenin 2 büyük harfi olmalı, örneğin DE"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "978 veya 979 ile başlayın, ancak 979-0 ile başlamayın"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters:
            "Yalnızca rakamları ve A ile Z arasındaki harfleri kullanın; I, L, O ve U harflerini kullanmayın"

        // Include {minimum} letters or more
        case .passwordLetters: "En az {minimum} harf kullanın"
        // Include {minimum} lowercase letters or more
        case .passwordLowercase: "En az {minimum} küçük harf kullanın"
        // Include {minimum} capital letters or more
        case .passwordUppercase: "En az {minimum} büyük harf kullanın"
        // Include {minimum} digits or more
        case .passwordDigits: "En az {minimum} rakam kullanın"
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols: "! veya % gibi en az {minimum} simge kullanın"
        }
    }

    // A name is in the accusative: "e-posta adresinizi".
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "{name} girin"
        case .check: "{name} kontrol edin"
        case .mistypedDigits, .mistypedCharacters: "{name} kontrol edin. Yazım hatası var gibi görünüyor"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
        switch kind {
        case .digits: "yalnızca rakam"
        case .letters: "yalnızca harf"
        case .lettersAndDigits: "yalnızca harf ve rakam"
        case .wholeNumber: "tam sayı"
        case .number: "sayı"
        case .hexadecimal: "onaltılık sayı"
        case .email: "e-posta adresi"
        case .phone: "telefon numarası"
        case .webAddress: "web adresi"
        case .siteName: "alan adı"
        case .ipAddress: "IP adresi"
        case .ipv4: "IPv4 adresi"
        case .ipv6: "IPv6 adresi"
        case .macAddress: "donanım adresi (MAC)"
        case .port: "bağlantı noktası numarası"
        case .date: "tarih"
        case .time: "saati iki basamaklı, 24 saatlik biçimde bir zaman"
        case .dateAndTime: "tarih ve saat"
        case .monthAndYear: "ay ve yıl"
        case .cardNumber: "kart numarası"
        case .iban: "IBAN"
        case .bic: "banka kodu (BIC)"
        case .isbn: "ISBN"
        case .barcode: "barkod numarası"
        case .color: "renk kodu"
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .version: "sürüm numarası"
        case .text: "metin"
        case .list: "liste"
        case .object: "adlandırılmış değerler içeren bir nesne"
        case .digit: "bir rakam"
        case .letter: "A ile Z veya a ile z arasında bir harf"
        case .capitalLetter: "A ile Z arasında bir büyük harf"
        case .lowercaseLetter: "a ile z arasında bir küçük harf"
        case .similar: "{example} gibi bir değer"
        case .anotherFormat: "kabul edilen başka biçimde bir değer"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "Bir sorun var"
        case .errorPrefix: "Hata:"
        case .unlabeled: "Bu değer"
        case .otherField: "diğer alan"
        case .securityCode: "Güvenlik kodu"
        case .spaces: "boşlukları"
        case .commas: "virgülleri"
        case .dots: "noktaları"
        case .hyphens: "kısa çizgileri"
        case .slashes: "eğik çizgileri"
        case .apostrophes: "kesme işaretlerini"
        case .underscores: "alt çizgileri"
        case .brackets: "parantezleri"
        case .quotationMarks: "tırnak işaretlerini"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory { number == 1 ? .one : .other }

    static let numberStyle = NumberStyle(decimalSign: ",", groupSign: ".")

    static let listSeparators = ListSeparators(middle: ", ", pair: " veya ")
}
