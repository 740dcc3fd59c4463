// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Arabic.
    public static let arabic = MessageLanguage(Arabic.self)
}

/// Arabic, with the masculine singular imperative that public forms use.
///
/// A label comes before the sentence, because its gender is not known. Kinds are indefinite.
///
/// Reviewed by a native speaker: no.
enum Arabic: LanguageTable {
    static let tag = "ar"
    static let name = "العربية"
    static let isRightToLeft = true

    // MARK: Sentences

    static func sentence(_ sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again later
        case .uncheckable: "لا يمكن التحقق من هذا الآن. حاول مرة أخرى لاحقًا"
        // This is still being checked: wait a moment
        case .pending: "ما زال التحقق جاريًا. انتظر لحظة"
        // Check this value
        case .check: "تحقّق من هذه القيمة"

        // Enter a value
        case .empty: "املأ هذا الحقل"
        // This is too long: shorten it
        case .tooLarge: "النص طويل جدًا. اختصره"
        // This is too short: make it longer
        case .tooBrief: "النص قصير جدًا. أكمله"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                zero: "أدخل {minimum} حرف على الأقل",
                one: "أدخل حرفًا واحدًا على الأقل",
                two: "أدخل حرفين على الأقل",
                few: "أدخل {minimum} أحرف على الأقل",
                many: "أدخل {minimum} حرفًا على الأقل",
                other: "أدخل {minimum} حرف على الأقل")
        // Use {maximum} characters or less
        case .tooLong:
            .plural(
                zero: "أدخل {maximum} حرف على الأكثر",
                one: "أدخل حرفًا واحدًا على الأكثر",
                two: "أدخل حرفين على الأكثر",
                few: "أدخل {maximum} أحرف على الأكثر",
                many: "أدخل {maximum} حرفًا على الأكثر",
                other: "أدخل {maximum} حرف على الأكثر")
        // Use exactly {minimum} characters
        case .exactLength:
            .plural(
                zero: "أدخل {minimum} حرف بالضبط",
                one: "أدخل حرفًا واحدًا بالضبط",
                two: "أدخل حرفين بالضبط",
                few: "أدخل {minimum} أحرف بالضبط",
                many: "أدخل {minimum} حرفًا بالضبط",
                other: "أدخل {minimum} حرف بالضبط")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "أدخل نصًا يتراوح عدد أحرفه بين {minimum} و{maximum}"
        // Give {minimum} entries or more
        case .tooFewEntries:
            .plural(
                zero: "أدخل {minimum} عنصر على الأقل",
                one: "أدخل عنصرًا واحدًا على الأقل",
                two: "أدخل عنصرين على الأقل",
                few: "أدخل {minimum} عناصر على الأقل",
                many: "أدخل {minimum} عنصرًا على الأقل",
                other: "أدخل {minimum} عنصر على الأقل")
        // Give {maximum} entries or fewer
        case .tooManyEntries:
            .plural(
                zero: "أدخل {maximum} عنصر على الأكثر",
                one: "أدخل عنصرًا واحدًا على الأكثر",
                two: "أدخل عنصرين على الأكثر",
                few: "أدخل {maximum} عناصر على الأكثر",
                many: "أدخل {maximum} عنصرًا على الأكثر",
                other: "أدخل {maximum} عنصر على الأكثر")
        // Give exactly {minimum} entries
        case .exactEntries:
            .plural(
                zero: "أدخل {minimum} عنصر بالضبط",
                one: "أدخل عنصرًا واحدًا بالضبط",
                two: "أدخل عنصرين بالضبط",
                few: "أدخل {minimum} عناصر بالضبط",
                many: "أدخل {minimum} عنصرًا بالضبط",
                other: "أدخل {minimum} عنصر بالضبط")

        // Only use the digits 0 to 9
        case .digitsOnly: "استخدم الأرقام من 0 إلى 9 فقط"
        // Only use the letters A to Z, without spaces or accents
        case .lettersOnly: "استخدم الأحرف اللاتينية من A إلى Z فقط، بدون مسافات"
        // Only use letters, without spaces
        case .anyLettersOnly: "استخدم الأحرف فقط، بدون مسافات"
        // Only use letters A to Z and digits 0 to 9
        case .lettersAndDigits: "استخدم الأحرف اللاتينية من A إلى Z والأرقام من 0 إلى 9 فقط"
        // Only use letters and digits, without spaces
        case .anyLettersAndDigits: "استخدم الأحرف والأرقام فقط، بدون مسافات"
        // Only use these characters: {accepted}
        case .onlyThese: "استخدم هذه الرموز فقط: {accepted}"
        // Only use lower-case letters from a to z, digits and hyphens
        case .slugCharacters: "استخدم الأحرف اللاتينية الصغيرة من a إلى z والأرقام والشرطات فقط"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "استخدم الأرقام فقط، ويمكن أن تفصل بينها مسافة واحدة أو شرطة واحدة"
        // Only use the digits 0 to 9 and the letters A to F
        case .hexDigits: "استخدم الأرقام من 0 إلى 9 والأحرف اللاتينية من A إلى F فقط"
        // Remove the spaces and line breaks
        case .spaces: "احذف المسافات وفواصل الأسطر"
        // Remove this character: {character}
        case .disallowedCharacter: "احذف هذا الرمز: {character}"
        // This includes a character that cannot be used here: remove it
        case .strangeCharacter: "يوجد رمز لا يمكن استخدامه هنا. احذفه"
        // Remove {character} and everything after it
        case .nothingAfter: "احذف {character} وكل ما بعده"
        // Do not begin with {character}
        case .notBegin: "لا تبدأ بـ {character}"
        // Begin with {accepted}
        case .begins: "ابدأ بـ {accepted}"
        // End with {accepted}
        case .ends: "أنهِ النص بـ {accepted}"
        // Include {accepted}
        case .includes: "أضف {accepted}"
        // Check the dots: one of them is in the wrong place
        case .dots: "راجع النقاط. إحداها في غير مكانها"
        // Check the hyphens: one of them is in the wrong place
        case .hyphen: "راجع الشرطات. إحداها في غير مكانها"

        // This is not in an accepted format: check it for mistakes
        case .format: "التنسيق غير صحيح. راجع ما كتبته"
        // Use this format: {example}
        case .looksLike: "استخدم هذا التنسيق: {example}"
        // Enter {kind}, like {example}
        case .kind: "أدخل {kind}، مثل {example}"
        // Enter {kinds}
        case .oneOf: "أدخل {kinds}"
        // Enter something other than {kinds}
        case .notKind: "أدخل قيمة ليست {kinds}"
        // Enter the phone number with its country code and without spaces, like {example}
        case .phoneNumber: "أدخل رقم الهاتف مع رمز البلد وبدون مسافات، مثل {example}"
        // This looks incomplete: copy it again in full
        case .incomplete: "يبدو النص ناقصًا. انسخه مرة أخرى كاملًا"
        // This looks mistyped: check each digit
        case .mistypedDigits: "يبدو أن هناك خطأً في الكتابة. راجع كل رقم"
        // This looks mistyped: check each character
        case .mistypedCharacters: "يبدو أن هناك خطأً في الكتابة. راجع كل حرف ورقم"
        // This has too many or too few digits: check it
        case .digitCount: "عدد الأرقام أكثر أو أقل من اللازم. راجعه"
        // Use exactly {accepted} digits
        case .exactDigits: "يجب أن يكون عدد الأرقام {accepted} بالضبط"
        // This has too many or too few characters: check it
        case .characterCount: "عدد الأحرف أكثر أو أقل من اللازم. راجعه"

        // Enter {minimum} or more
        case .atLeast: "أدخل {minimum} أو أكثر"
        // Enter {maximum} or less
        case .atMost: "أدخل {maximum} أو أقل"
        // Enter a value between {minimum} and {maximum}
        case .between: "أدخل قيمة بين {minimum} و{maximum}"
        // Enter more than {minimum}
        case .moreThan: "أدخل أكثر من {minimum}"
        // Enter less than {maximum}
        case .lessThan: "أدخل أقل من {maximum}"
        // Enter {minimum} or a later date
        case .earliest: "أدخل {minimum} أو تاريخًا بعده"
        // Enter {maximum} or an earlier date
        case .latest: "أدخل {maximum} أو تاريخًا قبله"
        // Enter a date after {minimum}
        case .laterThan: "أدخل تاريخًا بعد {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "أدخل تاريخًا قبل {maximum}"
        // Enter a number that is closer to 0
        case .closerToZero: "أدخل عددًا أقرب إلى 0"
        // Write digits on both sides of one decimal point, like 0.5
        case .decimalPoint: "استخدم نقطة عشرية واحدة واكتب أرقامًا قبلها وبعدها، مثل 0.5"
        // Use {maximum} digits or fewer after the decimal point
        case .decimalPlaces:
            .plural(
                zero: "لا تكتب أرقامًا بعد النقطة العشرية",
                one: "اكتب رقمًا واحدًا على الأكثر بعد النقطة العشرية",
                two: "اكتب رقمين على الأكثر بعد النقطة العشرية",
                few: "اكتب {maximum} أرقام على الأكثر بعد النقطة العشرية",
                many: "اكتب {maximum} رقمًا على الأكثر بعد النقطة العشرية",
                other: "اكتب {maximum} رقم على الأكثر بعد النقطة العشرية")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                zero: "اكتب {maximum} رقم على الأكثر",
                one: "اكتب رقمًا واحدًا على الأكثر",
                two: "اكتب رقمين على الأكثر",
                few: "اكتب {maximum} أرقام على الأكثر",
                many: "اكتب {maximum} رقمًا على الأكثر",
                other: "اكتب {maximum} رقم على الأكثر")
        // Remove the zeros at the beginning of a number
        case .leadingZeros: "احذف الأصفار في بداية العدد"

        // This does not match: check it for mistakes
        case .mismatch: "القيمة غير مطابقة. راجع ما كتبته"
        // Enter something different: this cannot be used
        case .anotherValue: "أدخل شيئًا آخر. لا يمكن استخدام هذا"
        // Choose one of the options in the list
        case .choice: "اختر واحدًا من الخيارات في القائمة"
        // Remove the entry that is in the list twice
        case .repeated: "احذف العنصر المكرر في القائمة"
        // Enter the same as in {other}
        case .same: "أدخل القيمة نفسها الموجودة في «{other}»"
        // Enter a later or larger value than in {other}
        case .after: "أدخل قيمة بعد القيمة في «{other}» أو أكبر منها"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "املأ واحدًا على الأقل من هذه الحقول: {accepted}"
        // More entries have errors than are listed. Entries to correct: {rejected}
        case .moreErrors: "توجد أخطاء أكثر من المعروضة. عدد العناصر التي يجب تصحيحها: {rejected}"

        // Use a card from {accepted}
        case .cardNetwork: "استخدم بطاقة {accepted}"
        // Use a month from 01 to 12
        case .month: "أدخل شهرًا من 01 إلى 12"
        // This is in the past: check it, or use another card
        case .expired: "هذا التاريخ مضى. راجعه أو استخدم بطاقة أخرى"
        // This is too far ahead: it must be {maximum} years from now or less
        // Doubtful: the form for 0 years is stiff.
        case .tooFarAhead:
            .plural(
                zero: "هذا التاريخ بعيد جدًا. العدد المقبول من السنوات: {maximum}",
                one: "هذا التاريخ بعيد جدًا. يجب أن يكون خلال سنة واحدة على الأكثر",
                two: "هذا التاريخ بعيد جدًا. يجب أن يكون خلال سنتين على الأكثر",
                few: "هذا التاريخ بعيد جدًا. يجب أن يكون خلال {maximum} سنوات على الأكثر",
                many: "هذا التاريخ بعيد جدًا. يجب أن يكون خلال {maximum} سنة على الأكثر",
                other: "هذا التاريخ بعيد جدًا. يجب أن يكون خلال {maximum} سنة على الأكثر")
        // Enter a real date: this month has fewer days
        case .realDate: "أدخل تاريخًا صحيحًا. عدد أيام هذا الشهر أقل من ذلك"
        // Enter a real time, from 00:00:00 to 23:59:59
        case .realTime: "أدخل وقتًا من 00:00:00 إلى 23:59:59"
        // End with Z or a time difference, like +01:00
        case .offsetMissing: "أضف في النهاية Z أو فارق التوقيت، مثل \u{2068}+01:00\u{2069}"
        // Remove the time difference at the end, like Z or +01:00
        case .offsetUnwanted: "احذف فارق التوقيت من النهاية، مثل Z أو \u{2068}+01:00\u{2069}"

        // Include a full site name, like example.com
        case .siteName: "اكتب اسم نطاق كاملًا، مثل example.com"
        // Only use letters, digits, hyphens and dots in the site name
        case .siteCharacters: "استخدم في اسم النطاق الأحرف والأرقام والشرطات والنقاط فقط"
        // Check the spelling of the site name: it cannot exist as it is
        case .siteSpelling: "راجع كتابة اسم النطاق. لا يمكن أن يوجد بهذا الشكل"
        // Include a site name like example.com, or an IP address like 192.0.2.1 or [2001:db8::1]
        case .hostAddress: "اكتب اسم نطاق مثل example.com أو عنوان IP مثل 192.0.2.1 أو \u{2068}[2001:db8::1]\u{2069}"
        // Use the address of a public site
        case .publicSite: "استخدم عنوان موقع إلكتروني متاح للجميع"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "استخدم اسم نطاق مثل example.com وليس عنوان IP"
        // Use an address at {accepted}
        case .hostAccepted: "استخدم عنوانًا على {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "اكتب بعد النقطتين الرأسيتين رقم منفذ بين {minimum} و{maximum}"
        // Use port {accepted}, or leave out the port number
        case .portAccepted: "استخدم المنفذ {accepted} أو لا تكتب رقم منفذ"
        // Remove the name or password before the @ sign
        case .userInfo: "احذف الاسم أو كلمة المرور قبل علامة @"
        // Write two digits or letters from A to F after each %
        case .percent: "اكتب بعد كل % خانتين، كل منهما رقم أو حرف لاتيني من A إلى F"
        // Use / in place of \
        case .backslash: "استخدم / بدلًا من \\"
        // Use only one @ sign
        case .oneAt: "استخدم علامة @ واحدة فقط"
        // Use {maximum} characters or less before the @ sign
        case .localTooLong:
            .plural(
                zero: "اكتب {maximum} حرف على الأكثر قبل علامة @",
                one: "اكتب حرفًا واحدًا على الأكثر قبل علامة @",
                two: "اكتب حرفين على الأكثر قبل علامة @",
                few: "اكتب {maximum} أحرف على الأكثر قبل علامة @",
                many: "اكتب {maximum} حرفًا على الأكثر قبل علامة @",
                other: "اكتب {maximum} حرف على الأكثر قبل علامة @")
        // Check the quotation marks: one of them is in the wrong place
        case .quotes: "راجع علامات الاقتباس. إحداها في غير مكانها"
        // Write a full site name after the @ sign, like example.com
        case .emailDomain: "اكتب بعد علامة @ اسم نطاق كاملًا، مثل example.com"

        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "استخدم عنوان IP من أحد هذه الأنواع: {accepted}"
        // Use a UUID of version {accepted}
        case .uuidVersion: "استخدم UUID من الإصدار {accepted}"
        // Begin with 978 or 979, but not with 979-0, which is for printed music
        case .isbnPrefix: "ابدأ بـ 978 أو 979، ولكن ليس بـ \u{2068}979-0\u{2069}"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                zero: "استخدم {minimum} حرف على الأقل",
                one: "استخدم حرفًا واحدًا على الأقل",
                two: "استخدم حرفين على الأقل",
                few: "استخدم {minimum} أحرف على الأقل",
                many: "استخدم {minimum} حرفًا على الأقل",
                other: "استخدم {minimum} حرف على الأقل")
        // Include {minimum} lower-case letters or more
        case .passwordLowercase:
            .plural(
                zero: "استخدم {minimum} حرف صغير على الأقل",
                one: "استخدم حرفًا صغيرًا واحدًا على الأقل",
                two: "استخدم حرفين صغيرين على الأقل",
                few: "استخدم {minimum} أحرف صغيرة على الأقل",
                many: "استخدم {minimum} حرفًا صغيرًا على الأقل",
                other: "استخدم {minimum} حرف صغير على الأقل")
        // Include {minimum} capital letters or more
        case .passwordUppercase:
            .plural(
                zero: "استخدم {minimum} حرف كبير على الأقل",
                one: "استخدم حرفًا كبيرًا واحدًا على الأقل",
                two: "استخدم حرفين كبيرين على الأقل",
                few: "استخدم {minimum} أحرف كبيرة على الأقل",
                many: "استخدم {minimum} حرفًا كبيرًا على الأقل",
                other: "استخدم {minimum} حرف كبير على الأقل")
        // Include {minimum} digits or more
        case .passwordDigits:
            .plural(
                zero: "استخدم {minimum} رقم على الأقل",
                one: "استخدم رقمًا واحدًا على الأقل",
                two: "استخدم رقمين على الأقل",
                few: "استخدم {minimum} أرقام على الأقل",
                many: "استخدم {minimum} رقمًا على الأقل",
                other: "استخدم {minimum} رقم على الأقل")
        // Include {minimum} symbols or more, like ! or %
        case .passwordSymbols:
            .plural(
                zero: "استخدم {minimum} رمز على الأقل، مثل ! أو %",
                one: "استخدم رمزًا واحدًا على الأقل، مثل ! أو %",
                two: "استخدم رمزين على الأقل، مثل ! أو %",
                few: "استخدم {minimum} رموز على الأقل، مثل ! أو %",
                many: "استخدم {minimum} رمزًا على الأقل، مثل ! أو %",
                other: "استخدم {minimum} رمز على الأقل، مثل ! أو %")
        }
    }

    // A name is with its article or suffix: "عنوان بريدك الإلكتروني".
    static func named(_ sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "أدخل {name}"
        case .check: "تحقّق من {name}"
        case .mistypedDigits, .mistypedCharacters: "راجع {name}. يبدو أن هناك خطأً في الكتابة"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func kind(_ kind: Kind) -> String {
        switch kind {
        case .digits: "أرقامًا فقط"
        case .letters: "أحرفًا فقط"
        case .lettersAndDigits: "أحرفًا وأرقامًا فقط"
        case .wholeNumber: "عددًا صحيحًا"
        case .number: "عددًا"
        case .hexadecimal: "عددًا سداسيًا عشريًا"
        case .email: "عنوان بريد إلكتروني"
        case .phone: "رقم هاتف"
        case .webAddress: "عنوان موقع إلكتروني"
        case .siteName: "اسم نطاق"
        case .ipAddress: "عنوان IP"
        case .ipv4: "عنوان IPv4"
        case .ipv6: "عنوان IPv6"
        case .macAddress: "عنوان MAC"
        case .port: "رقم منفذ"
        case .date: "تاريخًا"
        case .time: "وقتًا"
        case .dateAndTime: "تاريخًا ووقتًا"
        case .monthAndYear: "شهرًا وسنة"
        case .cardNumber: "رقم بطاقة"
        case .iban: "رقم IBAN"
        case .bic: "رمز سويفت (BIC)"
        case .isbn: "رقم ISBN"
        case .barcode: "رقم باركود"
        case .color: "رمز لون"
        case .uuid: "معرّف UUID"
        case .ulid: "معرّف ULID"
        case .version: "رقم إصدار"
        }
    }

    static func word(_ word: Word) -> String {
        switch word {
        case .title: "توجد مشكلة"
        case .failure: "البيانات تحتاج إلى تصحيح"
        case .errorPrefix: "خطأ:"
        case .unlabeled: "هذه القيمة"
        case .otherField: "الحقل الآخر"
        }
    }

    // MARK: Rules

    static func plural(_ number: UInt) -> PluralCategory {
        switch number {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        switch number % 100 {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
    }

    static let numbers = NumberStyle(decimal: ".", group: ",")

    static let lists = ListStyle(separator: "، ", pair: " أو ")
}
