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
    static let quotationMarks = (start: "«", end: "»")
    static let isRightToLeft = true

    // MARK: Sentences

    static func wording(of sentence: Sentence) -> Wording {
        switch sentence {
        // This cannot be checked right now: try again in a few minutes
        case .uncheckable: "لا يمكن التحقق من هذا الآن. حاول مرة أخرى بعد بضع دقائق"
        // There is a problem with this form: this cannot be checked
        case .programMistake: "توجد مشكلة في هذا النموذج. لا يمكن التحقق من هذه القيمة"
        // Wait a moment, then try again: this is still being checked
        case .pending: "ما زال التحقق جاريًا. انتظر لحظة ثم حاول مرة أخرى"
        // Check this value
        case .check: "تحقّق من هذه القيمة"

        // Enter a value
        case .empty: "املأ هذا الحقل"
        // Choose a value
        case .noChoice: "اختر قيمة"
        // Make this shorter: remove any extra text or spaces
        case .tooLarge: "النص طويل جدًا. احذف النص الزائد أو المسافات الزائدة"
        // Use {maximum} characters or fewer: letters like ä and emoji count as more than one
        case .tooManyBytes:
            .plural(
                zero: "أدخل {maximum} حرف على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد",
                one: "أدخل حرفًا واحدًا على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد",
                two: "أدخل حرفين على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد",
                few: "أدخل {maximum} أحرف على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد",
                many: "أدخل {maximum} حرفًا على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد",
                other: "أدخل {maximum} حرف على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد")
        // Make this longer: add some characters
        case .tooBrief: "النص قصير جدًا. أضف بعض الأحرف"
        // Use {minimum} characters or more
        case .tooShort:
            .plural(
                zero: "أدخل {minimum} حرف على الأقل",
                one: "أدخل حرفًا واحدًا على الأقل",
                two: "أدخل حرفين على الأقل",
                few: "أدخل {minimum} أحرف على الأقل",
                many: "أدخل {minimum} حرفًا على الأقل",
                other: "أدخل {minimum} حرف على الأقل")
        // Use between {minimum} and {maximum} characters
        case .lengthBetween: "أدخل نصًا عدد أحرفه بين {minimum} و{maximum}"
        // Use {maximum} characters or fewer
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
        // Use exactly {minimum} characters, not {length}
        case .exactLengthNot:
            .plural(
                zero: "أدخل {minimum} حرف بالضبط، وليس {length}",
                one: "أدخل حرفًا واحدًا بالضبط، وليس {length}",
                two: "أدخل حرفين بالضبط، وليس {length}",
                few: "أدخل {minimum} أحرف بالضبط، وليس {length}",
                many: "أدخل {minimum} حرفًا بالضبط، وليس {length}",
                other: "أدخل {minimum} حرف بالضبط، وليس {length}")
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
        // Give between {minimum} and {maximum} entries
        case .entriesBetween: "يجب أن يكون عدد العناصر بين {minimum} و{maximum}"

        // Only use the digits 0 to 9
        case .digitsOnly: "استخدم الأرقام من 0 إلى 9 فقط"
        // Only use the letters A to Z or a to z, with no digits, spaces, or accents
        case .lettersOnly:
            "استخدم الأحرف اللاتينية من A إلى Z أو من a إلى z فقط، بدون أرقام أو مسافات أو علامات تشكيل"
        // Only use letters, with no digits, spaces, or other characters
        case .anyLettersOnly: "استخدم الأحرف فقط، بدون أرقام أو مسافات أو رموز أخرى"
        // Only use the letters A to Z or a to z and the digits 0 to 9
        case .lettersAndDigits: "استخدم الأحرف اللاتينية من A إلى Z أو من a إلى z والأرقام من 0 إلى 9 فقط"
        // Only use letters and digits, with no spaces, hyphens, or other characters
        case .anyLettersAndDigits: "استخدم الأحرف والأرقام فقط، بدون مسافات أو شرطات أو رموز أخرى"
        // Only use these characters: {accepted}
        case .onlyThese: "استخدم هذه الرموز فقط: {accepted}"
        // Only use digits, hyphens, and lowercase letters from a to z, with no spaces or accents
        case .slugCharacters:
            "استخدم الأرقام والشرطات والأحرف اللاتينية الصغيرة من a إلى z فقط، بدون مسافات أو علامات تشكيل"
        // Use capital letters, like {example}
        case .capitalLetters: "استخدم الأحرف اللاتينية الكبيرة، مثل {example}"
        // Use lowercase letters instead of capital letters
        case .lowercaseLetters: "استخدم الأحرف اللاتينية الصغيرة بدل الكبيرة"
        // Only use digits, with single spaces or hyphens between them
        case .digitsGrouped: "استخدم الأرقام فقط، ويمكن أن تفصل بينها مسافة واحدة أو شرطة واحدة"
        // Only use the digits 0 to 9 and the letters a to f
        case .hexDigits: "استخدم الأرقام من 0 إلى 9 والأحرف اللاتينية من a إلى f فقط"
        // Remove the spaces and line breaks
        case .spaces: "احذف المسافات وفواصل الأسطر"
        // Remove any space or line break at the beginning or end
        case .outerSpaces: "احذف أي مسافة أو سطر جديد في البداية أو في النهاية"
        // Remove the {characters}
        case .without: "احذف {characters}"
        // Remove {character}
        case .disallowedText: "احذف {character}"
        // Use {character} only once
        case .once: "استخدم {character} مرة واحدة فقط"
        // Use {character} only at the end
        case .onlyAtEnd: "استخدم {character} في النهاية فقط"
        // Remove unusual, lookalike, or hidden characters: delete the text and type it again
        case .strangeCharacter: "احذف الرموز غير المألوفة أو المخفية أو التي تشبه غيرها. امسح النص ثم اكتبه من جديد"
        // Use ordinary digits, letters, and signs, like 1, not １ or ١
        case .ordinaryForms: "استخدم الأرقام والأحرف والرموز العادية، مثل 1 لا １"
        // Only use letters from A to Z, digits, and symbols, with no accents or emoji
        case .plainCharacters:
            "استخدم الأحرف اللاتينية من A إلى Z والأرقام والرموز الشائعة فقط، بدون علامات تشكيل أو رموز تعبيرية"
        // Remove {character} and everything after it
        case .nothingAfter: "احذف {character} وكل ما بعده"
        // Do not begin with {character}
        case .notBegin: "لا تبدأ بـ {character}"
        // Remove the - sign: negative numbers are not accepted
        case .notNegative: "احذف علامة الطرح، فالأعداد السالبة غير مقبولة"
        // Begin with {accepted}
        case .begins: "ابدأ بـ {accepted}"
        // End with {accepted}
        case .ends: "أنهِ النص بـ {accepted}"
        // Include {accepted}
        case .includes: "أضف {accepted}"
        // Do not write two dots in a row
        case .dots: "لا تكتب نقطتين متتاليتين"
        // Do not begin with a dot
        case .dotAtStart: "لا تبدأ بنقطة"
        // Do not end with a dot
        case .dotAtEnd: "لا تختم بنقطة"
        // Do not write a dot next to the @ sign
        case .dotNextToAt: "لا تكتب نقطة بجانب علامة @"
        // Do not begin or end the site name with a dot
        case .siteDotAtEdge: "لا تبدأ اسم النطاق أو تنهِه بنقطة"
        // Do not write two hyphens in a row
        case .hyphens: "لا تكتب شرطتين متتاليتين"
        // Write a letter or digit before and after each hyphen
        case .hyphen: "اكتب حرفًا أو رقمًا قبل كل شرطة وبعدها"
        // Do not begin or end with a hyphen
        case .hyphenAtEdge: "لا تضع شرطة في البداية أو النهاية"

        // Use an accepted format: check for mistakes
        case .format: "التنسيق غير صحيح. راجع ما كتبته"
        // Use an accepted format: check character {number}
        case .mistakeAt: "استخدم تنسيقًا مقبولًا. راجع الحرف رقم {number}"
        // Use {kinds} as character {number}
        case .characterAt: "استخدم {kinds} ليكون الحرف رقم {number}"
        // Begin with {kinds}
        case .characterFirst: "استخدم {kinds} ليكون الحرف الأول"
        // Use this format: {example}
        case .looksLike: "استخدم هذا التنسيق: {example}"
        // Enter {kind}, like {example}
        case .kind: "أدخل {kind}، مثل {example}"
        // Enter {kind} with no {characters}, like {example}
        case .kindWithout: "احذف {characters} وأدخل {kind}، مثل {example}"
        // Enter {kind} between {minimum} and {maximum}
        case .kindBetween: "أدخل {kind} بين {minimum} و{maximum}"
        // Enter {kind}, {minimum} or more
        case .kindAtLeast: "أدخل {kind}، {minimum} أو أكثر"
        // Enter {kind}, {maximum} or less
        case .kindAtMost: "أدخل {kind}، {maximum} أو أقل"
        // Enter {kinds}
        case .oneOf: "أدخل {kinds}"
        // Enter something other than {kinds}
        case .notKind: "أدخل قيمة ليست {kinds}"
        // Begin with + and the country code, followed by digits only, like {example}
        case .phoneNumber: "ابدأ بعلامة + ورمز البلد، ثم اكتب أرقامًا فقط، مثل {example}"
        // Begin with the country code and use digits only, like {example}
        case .phoneNumberWithoutPlus: "ابدأ برمز البلد بدون علامة +، واستخدم الأرقام فقط، مثل {example}"
        // Use the country code, which never begins with 0, like {example}
        case .countryCode: "استخدم رمز البلد الذي لا يبدأ أبدًا بالرقم 0، مثل {example}"
        // Only use digits, with no spaces or letters, like {example}
        case .phoneDigits: "استخدم الأرقام فقط في رقم الهاتف، مثل {example}"
        // Copy all of it and paste it here again: this may be incomplete
        case .incomplete: "يبدو النص ناقصًا. انسخه كاملًا وألصقه هنا مرة أخرى"
        // Check each digit for a typo
        case .mistypedDigits: "يبدو أن هناك خطأً في الكتابة. راجع كل رقم"
        // Check each character for a typo
        case .mistypedCharacters: "يبدو أن هناك خطأً في الكتابة. راجع كل حرف ورقم"
        // Check for missing digits: this is too short
        case .missingDigits: "الرقم قصير جدًا. تحقّق مما إذا كانت هناك أرقام ناقصة"
        // Check for extra digits: this is too long
        case .extraDigits: "الرقم طويل جدًا. تحقّق مما إذا كانت هناك أرقام زائدة"
        // Enter a number that is not all zeros
        case .allZeros: "أدخل رقمًا لا يتكون من أصفار فقط"
        // Use exactly {accepted} digits
        case .exactDigits: "يجب أن يكون عدد الأرقام {accepted} بالضبط"
        // Use exactly {accepted} digits, not {length}
        case .exactDigitsNot: "يجب أن يكون عدد الأرقام {accepted} بالضبط، وليس {length}"
        // Use between {minimum} and {maximum} digits, not {length}
        case .digitsBetween: "يجب أن يكون عدد الأرقام بين {minimum} و{maximum}، وليس {length}"
        // Use exactly {accepted} letters and digits
        case .exactLettersAndDigits: "يجب أن يكون عدد الأحرف والأرقام {accepted}"
        // Use exactly {accepted} letters and digits, not {length}
        case .exactLettersAndDigitsNot: "يجب أن يكون عدد الأحرف والأرقام {accepted}، وليس {length}"
        // Begin with the 2 letters of a country that uses IBANs, like DE
        case .ibanCountry: "ابدأ بحرفَي رمز بلد يستخدم أرقام IBAN، مثل DE"

        // Enter {minimum} or more
        case .atLeast: "أدخل {minimum} أو أكثر"
        // Enter {maximum} or less
        case .atMost: "أدخل {maximum} أو أقل"
        // Enter a value between {minimum} and {maximum}
        case .between: "أدخل قيمة بين {minimum} و{maximum}"
        // Enter more than {minimum}
        case .moreThan: "أدخل قيمة أكبر من {minimum}"
        // Enter less than {maximum}
        case .lessThan: "أدخل قيمة أقل من {maximum}"
        // Enter {minimum} or later
        case .earliest: "أدخل {minimum} أو تاريخًا بعده"
        // Enter {maximum} or earlier
        case .latest: "أدخل {maximum} أو تاريخًا قبله"
        // Enter a date between {minimum} and {maximum}
        case .betweenDates: "أدخل تاريخًا من {minimum} إلى {maximum}"
        // Enter a date after {minimum}
        case .laterThan: "أدخل تاريخًا بعد {minimum}"
        // Enter a date before {maximum}
        case .earlierThan: "أدخل تاريخًا قبل {maximum}"
        // Enter {minimum} or something that comes after it
        case .textAtLeast: "أدخل «{minimum}» أو شيئًا يأتي بعد ذلك"
        // Enter {maximum} or something that comes before it
        case .textAtMost: "أدخل «{maximum}» أو شيئًا يأتي قبل ذلك"
        // Enter something that comes after {minimum}
        case .textAfter: "أدخل شيئًا يأتي بعد «{minimum}»"
        // Enter something that comes before {maximum}
        case .textBefore: "أدخل شيئًا يأتي قبل «{maximum}»"
        // Use fewer digits: check for extra digits
        case .fewerDigits: "استخدم عددًا أقل من الأرقام. تحقّق مما إذا كانت هناك أرقام زائدة"
        // Use only one decimal point, like {example}
        case .decimalPoint: "استخدم نقطة عشرية واحدة فقط، مثل {example}"
        // Use only one decimal comma, like {example}
        case .decimalComma: "استخدم فاصلة عشرية واحدة فقط، مثل {example}"
        // Begin with a digit, like {example}
        case .beginsWithDigit: "ابدأ برقم، مثل {example}"
        // End with a digit, like {example}
        case .endsWithDigit: "اختم برقم، مثل {example}"
        // Use a decimal point, not a comma, like {example}
        case .pointNotComma: "استخدم نقطة عشرية لا فاصلة، مثل {example}"
        // Use a decimal comma, not a point, like {example}
        case .commaNotPoint: "استخدم فاصلة عشرية لا نقطة، مثل {example}"
        // Write the digits without separators between thousands, like {example}
        case .noGroupSigns: "اكتب الأرقام دون فواصل بين الآلاف، مثل {example}"
        // Use {maximum} decimal places or fewer
        case .decimalPlaces:
            .plural(
                zero: "لا تكتب منازل عشرية",
                one: "اكتب منزلة عشرية واحدة على الأكثر",
                two: "اكتب منزلتين عشريتين على الأكثر",
                few: "اكتب {maximum} منازل عشرية على الأكثر",
                many: "اكتب {maximum} منزلة عشرية على الأكثر",
                other: "اكتب {maximum} منزلة عشرية على الأكثر")
        // Use {maximum} digits or fewer
        case .tooManyDigits:
            .plural(
                zero: "اكتب {maximum} رقم على الأكثر",
                one: "اكتب رقمًا واحدًا على الأكثر",
                two: "اكتب رقمين على الأكثر",
                few: "اكتب {maximum} أرقام على الأكثر",
                many: "اكتب {maximum} رقمًا على الأكثر",
                other: "اكتب {maximum} رقم على الأكثر")
        // Remove the zeros at the beginning of a number: for example, use 7 instead of 07
        case .leadingZeros: "احذف الأصفار من بداية أي عدد. اكتب مثلًا 7 بدلًا من 07"

        // This does not match: check for mistakes
        case .mismatch: "القيمة غير مطابقة. راجع ما كتبته"
        // Enter a different value: this one cannot be used
        case .anotherValue: "أدخل قيمة أخرى. لا يمكن استخدام هذه القيمة"
        // Enter one of the accepted values: check for a typo
        case .choice: "أدخل قيمة من قائمة القيم المقبولة. راجع الكتابة"
        // Choose {accepted}
        case .option: "اختر واحدًا من هذه الخيارات: {accepted}"
        // Select this
        case .unselected: "حدِّد هذا الخيار"
        // Remove the entry that is in the list twice
        case .repeated: "احذف العنصر المكرر في القائمة"
        // Enter the same as in {other}: check both
        case .same: "أدخل القيمة نفسها الموجودة في «{other}»، وراجع القيمتين"
        // Enter a later or larger value than in {other}
        case .after: "أدخل قيمة بعد القيمة في «{other}» أو أكبر منها"
        // Fill in at least one of these: {accepted}
        case .atLeastOne: "املأ واحدًا على الأقل من هذه الحقول: {accepted}"
        // Correct {rejected} entries in total: correct those shown here to see the rest
        case .moreErrors:
            .plural(
                zero: "يجب تصحيح {rejected} عنصر في المجموع. صحّح ما يظهر هنا لترى الباقي",
                one: "يجب تصحيح عنصر واحد في المجموع. صحّح ما يظهر هنا لترى الباقي",
                two: "يجب تصحيح عنصرين في المجموع. صحّح ما يظهر هنا لترى الباقي",
                few: "يجب تصحيح {rejected} عناصر في المجموع. صحّح ما يظهر هنا لترى الباقي",
                many: "يجب تصحيح {rejected} عنصرًا في المجموع. صحّح ما يظهر هنا لترى الباقي",
                other: "يجب تصحيح {rejected} عنصر في المجموع. صحّح ما يظهر هنا لترى الباقي")
        // Correct what is shown here first: there may be more errors
        case .furtherErrors: "صحّح أولًا ما هو معروض هنا. قد تكون هناك أخطاء أخرى"

        // Use a value that is accepted here: check its spelling, size, and format
        case .dataValue: "استخدم قيمة مقبولة هنا. راجع كتابتها وحجمها وتنسيقها"
        // Correct the syntax of this data: check quotation marks, commas, and brackets
        case .dataSyntax: "صحّح صياغة هذه البيانات. راجع علامات الاقتباس والفواصل والأقواس"
        // Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets
        case .dataSyntaxAt: "صحّح الصياغة في السطر {line}، العمود {column}. راجع علامات الاقتباس والفواصل والأقواس"
        // Remove this key or correct its spelling: it is not accepted here
        case .dataKey: "احذف هذا المفتاح أو صحّح كتابته. إنه غير مقبول هنا"
        // Remove one of the two keys: this key is there twice
        case .dataKeyTwice: "احذف أحد المفتاحين. هذا المفتاح مكرر"
        // Save this data in UTF-8: it contains bytes in another encoding
        case .dataEncoding: "احفظ هذه البيانات بترميز UTF-8. إنها تحتوي على بايتات بترميز آخر"
        // Use fewer levels: too many lists and objects are inside one another
        case .dataDepth: "استخدم مستويات أقل. القوائم والكائنات المتداخلة أكثر من اللازم"
        // Send less data: the limit in bytes is {maximum}
        case .dataSize: "أرسل بيانات أقل. الحد الأقصى بالبايت: {maximum}"

        // Use a card from {accepted}
        case .cardNetwork: "استخدم بطاقة {accepted}"
        // Enter 2 digits for the month, then 2 digits for the year, like {example}
        case .monthThenYear: "أدخل رقمين للشهر ثم رقمين للسنة، مثل {example}"
        // Use a month from 01 to 12
        case .month: "أدخل شهرًا من 01 إلى 12"
        // Enter this month or a later one: check it or use another card
        case .expired: "هذا التاريخ مضى. راجعه أو استخدم بطاقة أخرى"
        // Enter a date no more than {maximum} years from now: check the year
        // Doubtful: the form for 0 years is stiff.
        case .tooFarAhead:
            .plural(
                zero: "أدخل تاريخًا لا يتجاوز {maximum} سنة من الآن. راجع السنة",
                one: "أدخل تاريخًا لا يتجاوز سنة واحدة من الآن. راجع السنة",
                two: "أدخل تاريخًا لا يتجاوز سنتين من الآن. راجع السنة",
                few: "أدخل تاريخًا لا يتجاوز {maximum} سنوات من الآن. راجع السنة",
                many: "أدخل تاريخًا لا يتجاوز {maximum} سنة من الآن. راجع السنة",
                other: "أدخل تاريخًا لا يتجاوز {maximum} سنة من الآن. راجع السنة")
        // Use a day from 01 to {maximum} in that month
        case .day: "أدخل يومًا من 01 إلى {maximum} في ذلك الشهر"
        // Use hours from 00 to 23
        case .hours: "أدخل الساعات من 00 إلى 23"
        // Use minutes from 00 to 59
        case .minutes: "أدخل الدقائق من 00 إلى 59"
        // Use seconds from 00 to 59
        case .seconds: "أدخل الثواني من 00 إلى 59"
        // Enter year-month-day with 2 digits for the month and the day, like {example}
        case .dateOrder: "أدخل سنة-شهر-يوم برقمين للشهر ورقمين لليوم، مثل {example}"
        // Write year-month-day, then T, then the time, like {example}
        case .dateThenTime: "اكتب السنة-الشهر-اليوم، ثم الحرف T، ثم الوقت، مثل {example}"
        // Enter hours, minutes, seconds, and a time zone, like {example}
        case .timeWithZone: "أدخل الساعات والدقائق والثواني والمنطقة الزمنية، مثل {example}"
        // End with a time zone: Z for UTC, or a difference like +01:00
        case .offsetMissing:
            "أضف في النهاية المنطقة الزمنية: Z للتوقيت العالمي UTC أو فارق التوقيت مثل \u{2068}+01:00\u{2069}"
        // Use a difference from UTC of at most 23:59, like +01:00
        case .offsetLimits: "استخدم فارقًا عن UTC لا يزيد على 23:59، مثل \u{2068}+01:00\u{2069}"
        // End with the time: remove anything after it, like Z or +01:00
        case .offsetUnwanted: "احذف كل ما بعد الوقت، مثل Z أو \u{2068}+01:00\u{2069}"

        // Include a full site name, like example.com
        case .siteName: "اكتب اسم نطاق كاملًا، مثل example.com"
        // Enter only the site name, like example.com, with nothing before or after it
        case .siteNameOnly: "أدخل اسم النطاق وحده، مثل example.com، بدون أي شيء قبله أو بعده"
        // Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents
        case .siteCharacters:
            "استخدم في اسم النطاق الأحرف اللاتينية من a إلى z بدون علامات تشكيل والأرقام والشرطات والنقاط فقط"
        // Check the site name for a typo: a site cannot have this name
        case .siteSpelling: "راجع اسم النطاق بحثًا عن خطأ في الكتابة. لا يمكن أن يكون لموقع هذا الاسم"
        // End with .com or another site ending, like {example}
        case .siteEnding: "اكتب في النهاية \u{2068}.com\u{2069} أو لاحقة نطاق أخرى، مثل {example}"
        // Use {maximum} characters or fewer between the dots of the site name
        case .siteTooLong: "استخدم {maximum} حرفًا على الأكثر بين النقاط في اسم النطاق"
        // Use {maximum} characters or fewer in the site name
        case .wholeSiteTooLong: "استخدم {maximum} حرفًا على الأكثر في اسم النطاق"
        // Write a complete IPv6 address between [ and ], like [2001:db8::1]
        case .hostAddress: "اكتب عنوان IPv6 كاملًا بين قوسين مربعين، مثل \u{2068}[2001:db8::1]\u{2069}"
        // Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com
        case .hostNumbers: "اكتب عنوان IP من 4 أعداد من 0 إلى 255، مثل 192.0.2.1، أو اسم نطاق مثل example.com"
        // Use a site that anyone on the internet can open, like example.com, not one in a private network
        case .publicSite: "استخدم موقعًا يمكن لأي شخص فتحه على الإنترنت، مثل example.com، وليس موقعًا في شبكة خاصة"
        // Use a site name like example.com, not an IP address
        case .notIPAddress: "استخدم اسم نطاق مثل example.com وليس عنوان IP"
        // Use an address at {accepted}
        case .hostAccepted: "استخدم عنوانًا على {accepted}"
        // Write a port number between {minimum} and {maximum} after the colon
        case .port: "اكتب بعد النقطتين الرأسيتين رقم منفذ بين {minimum} و{maximum}"
        // Use no port number other than {accepted} after the site name
        case .portAccepted: "استخدم المنفذ {accepted} أو لا تكتب رقم منفذ"
        // Remove the port number, like :8080, after the site name
        case .noPort: "احذف رقم المنفذ بعد اسم النطاق، مثل \u{2068}:8080\u{2069}"
        // Remove the user name or password and the @ sign
        case .userInfo: "احذف اسم المستخدم أو كلمة المرور مع علامة @"
        // Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25
        case .percent:
            "اكتب بعد كل % خانتين، كل منهما رقم أو حرف لاتيني من A إلى F، مثل \u{2068}%20\u{2069}. لكتابة علامة % اكتب \u{2068}%25\u{2069}"
        // Use / instead of \
        case .backslash: "استخدم / بدلًا من \\"
        // Use {accepted} instead of {character}
        case .percentEncoded: "استخدم {accepted} بدلًا من {character}"
        // Use %20 instead of each space
        case .percentEncodedSpace: "استخدم %20 بدلًا من كل مسافة"
        // Write // after the colon, like {example}
        case .slashesMissing: "اكتب // بعد النقطتين الرأسيتين، مثل {example}"
        // Enter a page of this site that begins with one /, like /account
        case .singleSlash: "أدخل صفحة من هذا الموقع تبدأ بعلامة / واحدة، مثل \u{2068}/account\u{2069}"
        // Include an @ sign, like name@example.com
        case .atMissing: "أضف علامة @، مثل name@example.com"
        // Write a name before the @ sign, like name@example.com
        case .localMissing: "اكتب اسمًا قبل علامة @، مثل name@example.com"
        // Use {maximum} characters or fewer before the @ sign
        case .localTooLong:
            .plural(
                zero: "اكتب {maximum} حرف على الأكثر قبل علامة @",
                one: "اكتب حرفًا واحدًا على الأكثر قبل علامة @",
                two: "اكتب حرفين على الأكثر قبل علامة @",
                few: "اكتب {maximum} أحرف على الأكثر قبل علامة @",
                many: "اكتب {maximum} حرفًا على الأكثر قبل علامة @",
                other: "اكتب {maximum} حرف على الأكثر قبل علامة @")
        // Write a quotation mark at the beginning and just before the @ sign, or none at all
        case .quotes: "ضع علامة اقتباس في البداية وأخرى قبل علامة @ مباشرة، أو لا تضع أي علامة اقتباس"
        // Write the part after the @ sign, like name@example.com
        case .emailSiteMissing: "اكتب الجزء الذي يلي علامة @، مثل name@example.com"
        // Before the @ sign, use letters from a to z, not letters like ä
        case .emailLocalLetters: "لا تستخدم قبل علامة @ أحرفًا غير الأحرف من a إلى z، مثل ä"
        // After the @ sign, use letters from a to z, not letters like ä
        case .emailSiteLetters: "لا تستخدم بعد علامة @ أحرفًا غير الأحرف من a إلى z، مثل ä"
        // Remove {character} after the @ sign
        case .emailSiteCharacter: "احذف {character} بعد علامة @"
        // Use a dot, not a comma, after the @ sign
        case .dotNotComma: "استخدم نقطة بدل الفاصلة بعد علامة @"

        // Enter 4 numbers from 0 to 255 with dots between them, like {example}
        case .ipNumbers: "أدخل 4 أعداد من 0 إلى 255 مع نقاط بينها، مثل {example}"
        // Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}
        case .ipGroups:
            "أدخل 8 مجموعات من 1 إلى 4 من الأرقام أو الأحرف اللاتينية من a إلى f مع نقطتين رأسيتين بينها، أو مجموعات أقل مع \u{2068}::\u{2069}، مثل {example}"
        // Use an IP address of one of these kinds: {accepted}
        case .ipScope: "استخدم عنوان IP من أحد هذه الأنواع: {accepted}"
        // Enter a # and then {accepted} digits or letters from a to f, like {example}
        case .colorDigits:
            "أدخل \u{2068}#\u{2069} ثم {accepted} من الأرقام أو الأحرف اللاتينية من a إلى f، مثل {example}"
        // Enter {accepted} digits or letters from a to f, in groups like {example}
        case .hexGroups: "أدخل {accepted} من الأرقام أو الأحرف اللاتينية من a إلى f، في مجموعات مثل {example}"
        // Use the same separator everywhere, like {example}
        case .sameSeparators: "استخدم الفاصل نفسه في كل المواضع، مثل {example}"
        // Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}
        case .uuidHyphens: "اكتب شرطات بين مجموعات من 8 و4 و4 و4 و12 رقمًا أو حرفًا، مثل {example}"
        // Use a UUID of version {accepted}, like {example}: check that you copied the right one
        case .uuidVersion: "استخدم معرّف UUID من الإصدار {accepted}، مثل {example}. تأكد من أنك نسخت المعرّف الصحيح"
        // Enter 3 numbers with dots between them, like {example}
        case .versionNumbers: "أدخل 3 أعداد مع نقاط بينها، مثل {example}"
        // Use the 2 capital letters of a country, like DE, as the 5th and 6th characters
        case .bankCountry: "اكتب رمز بلد من حرفين لاتينيين كبيرين، مثل DE، في الخانتين الخامسة والسادسة"
        // Begin with 978 or 979, but not with 979-0
        case .isbnPrefix: "ابدأ بـ 978 أو 979، ولكن ليس بـ \u{2068}979-0\u{2069}"
        // Only use digits and the letters A to Z, but not I, L, O, or U
        case .ulidCharacters: "استخدم الأرقام والأحرف اللاتينية من A إلى Z فقط، ما عدا I وL وO وU"

        // Include {minimum} letters or more
        case .passwordLetters:
            .plural(
                zero: "استخدم {minimum} حرف على الأقل",
                one: "استخدم حرفًا واحدًا على الأقل",
                two: "استخدم حرفين على الأقل",
                few: "استخدم {minimum} أحرف على الأقل",
                many: "استخدم {minimum} حرفًا على الأقل",
                other: "استخدم {minimum} حرف على الأقل")
        // Include {minimum} lowercase letters or more
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
    static func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        switch sentence {
        case .empty: "أدخل {name}"
        case .check: "تحقّق من {name}"
        case .mistypedDigits, .mistypedCharacters: "راجع {name}. يبدو أن هناك خطأً في الكتابة"
        default: nil
        }
    }

    // MARK: Kinds and words

    static func name(of kind: InputKind) -> String {
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
        case .time: "وقتًا بنظام 24 ساعة بخانتين للساعة"
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
        case .text: "نصًّا"
        case .list: "قائمة"
        case .object: "كائنًا له قيم مسماة"
        case .digit: "رقمًا"
        case .letter: "حرفًا لاتينيًا من A إلى Z أو من a إلى z"
        case .capitalLetter: "حرفًا لاتينيًا كبيرًا من A إلى Z"
        case .lowercaseLetter: "حرفًا لاتينيًا صغيرًا من a إلى z"
        case .similar: "رمزًا مثل {example}"
        case .anotherFormat: "قيمة بتنسيق مقبول آخر"
        }
    }

    static func text(of word: MessageWord) -> String {
        switch word {
        case .title: "توجد مشكلة"
        case .errorPrefix: "خطأ:"
        case .unlabeled: "هذه القيمة"
        case .otherField: "الحقل الآخر"
        case .securityCode: "رمز الأمان"
        case .spaces: "المسافات"
        case .commas: "الفواصل"
        case .dots: "النقاط"
        case .hyphens: "الشرطات"
        case .slashes: "الشرطات المائلة"
        case .apostrophes: "الفواصل العليا"
        case .underscores: "الشرطات السفلية"
        case .brackets: "الأقواس"
        case .quotationMarks: "علامات الاقتباس"
        }
    }

    // MARK: Rules

    static func pluralCategory(of number: UInt) -> PluralCategory {
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

    static let numberStyle = NumberStyle(decimalSign: ".", groupSign: ",")

    static let listSeparators = ListSeparators(middle: " أو ", pair: " أو ")
}
