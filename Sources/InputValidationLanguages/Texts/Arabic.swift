// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let arabicTexts = TextTable(
#"""
# العربية
# Arabic, with the masculine singular imperative that public forms use.
#
# A label comes before the sentence, because its gender is not known. Kinds are indefinite.
#
# Reviewed by a native speaker: no.

uncheckable	لا يمكن التحقق من هذا الآن. حاول مرة أخرى بعد بضع دقائق
programMistake	توجد مشكلة في هذا النموذج. لا يمكن التحقق من هذه القيمة
pending	ما زال التحقق جاريًا. انتظر لحظة ثم حاول مرة أخرى
check	تحقّق من هذه القيمة
empty	املأ هذا الحقل
missing	أضف هذه القيمة، فهي مفقودة
noChoice	اختر قيمة
tooLarge	النص طويل جدًا. احذف النص الزائد أو المسافات الزائدة
tooManyBytes[zero]	أدخل {maximum} حرف على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد
tooManyBytes[one]	أدخل حرفًا واحدًا على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد
tooManyBytes[two]	أدخل حرفين على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد
tooManyBytes[few]	أدخل {maximum} أحرف على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد
tooManyBytes[many]	أدخل {maximum} حرفًا على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد
tooManyBytes[other]	أدخل {maximum} حرف على الأكثر. الأحرف مثل ä والرموز التعبيرية تُحسب بأكثر من حرف واحد
tooBrief	النص قصير جدًا. أضف بعض الأحرف
tooShort[zero]	أدخل {minimum} حرف على الأقل
tooShort[one]	أدخل حرفًا واحدًا على الأقل
tooShort[two]	أدخل حرفين على الأقل
tooShort[few]	أدخل {minimum} أحرف على الأقل
tooShort[many]	أدخل {minimum} حرفًا على الأقل
tooShort[other]	أدخل {minimum} حرف على الأقل
lengthBetween	أدخل نصًا عدد أحرفه بين {minimum} و{maximum}
tooLong[zero]	أدخل {maximum} حرف على الأكثر
tooLong[one]	أدخل حرفًا واحدًا على الأكثر
tooLong[two]	أدخل حرفين على الأكثر
tooLong[few]	أدخل {maximum} أحرف على الأكثر
tooLong[many]	أدخل {maximum} حرفًا على الأكثر
tooLong[other]	أدخل {maximum} حرف على الأكثر
exactLength[zero]	أدخل {minimum} حرف بالضبط
exactLength[one]	أدخل حرفًا واحدًا بالضبط
exactLength[two]	أدخل حرفين بالضبط
exactLength[few]	أدخل {minimum} أحرف بالضبط
exactLength[many]	أدخل {minimum} حرفًا بالضبط
exactLength[other]	أدخل {minimum} حرف بالضبط
exactLengthNot[zero]	أدخل {minimum} حرف بالضبط، وليس {length}
exactLengthNot[one]	أدخل حرفًا واحدًا بالضبط، وليس {length}
exactLengthNot[two]	أدخل حرفين بالضبط، وليس {length}
exactLengthNot[few]	أدخل {minimum} أحرف بالضبط، وليس {length}
exactLengthNot[many]	أدخل {minimum} حرفًا بالضبط، وليس {length}
exactLengthNot[other]	أدخل {minimum} حرف بالضبط، وليس {length}
tooFewEntries[zero]	أدخل {minimum} عنصر على الأقل
tooFewEntries[one]	أدخل عنصرًا واحدًا على الأقل
tooFewEntries[two]	أدخل عنصرين على الأقل
tooFewEntries[few]	أدخل {minimum} عناصر على الأقل
tooFewEntries[many]	أدخل {minimum} عنصرًا على الأقل
tooFewEntries[other]	أدخل {minimum} عنصر على الأقل
tooManyEntries[zero]	أدخل {maximum} عنصر على الأكثر
tooManyEntries[one]	أدخل عنصرًا واحدًا على الأكثر
tooManyEntries[two]	أدخل عنصرين على الأكثر
tooManyEntries[few]	أدخل {maximum} عناصر على الأكثر
tooManyEntries[many]	أدخل {maximum} عنصرًا على الأكثر
tooManyEntries[other]	أدخل {maximum} عنصر على الأكثر
exactEntries[zero]	أدخل {minimum} عنصر بالضبط
exactEntries[one]	أدخل عنصرًا واحدًا بالضبط
exactEntries[two]	أدخل عنصرين بالضبط
exactEntries[few]	أدخل {minimum} عناصر بالضبط
exactEntries[many]	أدخل {minimum} عنصرًا بالضبط
exactEntries[other]	أدخل {minimum} عنصر بالضبط
entriesBetween	يجب أن يكون عدد العناصر بين {minimum} و{maximum}
digitsOnly	استخدم الأرقام من 0 إلى 9 فقط
lettersOnly	استخدم الأحرف اللاتينية من A إلى Z أو من a إلى z فقط، بدون أرقام أو مسافات أو علامات تشكيل
anyLettersOnly	استخدم الأحرف فقط، بدون أرقام أو مسافات أو رموز أخرى
oneAlphabet	استخدم أحرف أبجدية واحدة فقط، مثل اللاتينية وحدها أو اليونانية وحدها
lettersAndDigits	استخدم الأحرف اللاتينية من A إلى Z أو من a إلى z والأرقام من 0 إلى 9 فقط
anyLettersAndDigits	استخدم الأحرف والأرقام فقط، بدون مسافات أو شرطات أو رموز أخرى
onlyThese	استخدم هذه الرموز فقط: {accepted}
slugCharacters	استخدم الأرقام والشرطات والأحرف اللاتينية الصغيرة من a إلى z فقط، بدون مسافات أو علامات تشكيل
capitalLetters	استخدم الأحرف اللاتينية الكبيرة، مثل {example}
lowercaseLetters	استخدم الأحرف اللاتينية الصغيرة بدل الكبيرة
digitsGrouped	استخدم الأرقام فقط، ويمكن أن تفصل بينها مسافة واحدة أو شرطة واحدة
hexDigits	استخدم الأرقام من 0 إلى 9 والأحرف اللاتينية من a إلى f فقط
digitsNotLetters	استخدم الرقمين 0 و1، لا الحرفين اللاتينيين O وI
lettersNotDigits	استخدم الحرفين اللاتينيين O وI، لا الرقمين 0 و1
spaces	احذف المسافات وفواصل الأسطر
outerSpaces	احذف أي مسافة أو سطر جديد في البداية أو في النهاية
without	احذف {characters}
replacement	استخدم {accepted} بدلًا من {characters}، مثل {example}
disallowedText	احذف {character}
once	استخدم {character} مرة واحدة فقط
onlyAtEnd	استخدم {character} في النهاية فقط
strangeCharacter	احذف الرموز غير المألوفة أو المخفية أو التي تشبه غيرها. امسح النص ثم اكتبه من جديد
ordinaryForms	استخدم الأرقام والأحرف والرموز العادية، مثل 1 لا １
plainCharacters	استخدم الأحرف اللاتينية من A إلى Z والأرقام والرموز الشائعة فقط، بدون علامات تشكيل أو رموز تعبيرية
nothingAfter	احذف {character} وكل ما بعده
notBegin	لا تبدأ بـ {character}
notEnd	لا تختم بـ {character}
notNegative	احذف علامة الطرح، فالأعداد السالبة غير مقبولة
begins	ابدأ بـ {accepted}
ends	أنهِ النص بـ {accepted}
includes	أضف {accepted}
dots	لا تكتب نقطتين متتاليتين
twoSpaces	لا تكتب مسافتين متتاليتين
dotAtStart	لا تبدأ بنقطة
dotAtEnd	لا تختم بنقطة
dotNextToAt	لا تكتب نقطة بجانب علامة @
siteDotAtEdge	لا تبدأ اسم النطاق أو تنهِه بنقطة
hyphens	لا تكتب شرطتين متتاليتين
hyphen	اكتب حرفًا أو رقمًا قبل كل شرطة وبعدها
hyphenAtEdge	لا تضع شرطة في البداية أو النهاية
format	التنسيق غير صحيح. راجع ما كتبته
mistakeAt	استخدم تنسيقًا مقبولًا. راجع الحرف رقم {number}
placeLike	راجع الحرف رقم {number}، واستخدم هذا التنسيق: {example}
characterAt	استخدم {kinds} ليكون الحرف رقم {number}
characterFirst	استخدم {kinds} ليكون الحرف الأول
characterAtLike	استخدم {kinds} ليكون الحرف رقم {number}، مثل {example}
characterFirstLike	استخدم {kinds} ليكون الحرف الأول، مثل {example}
addAtEnd	النص غير مكتمل. أضف في نهايته شيئًا مثل «{example}»
looksLike	استخدم هذا التنسيق: {example}
looksLikeShort	النص قصير جدًا. استخدم هذا التنسيق: {example}
looksLikeLong	النص طويل جدًا. استخدم هذا التنسيق: {example}
onlyPart	أدخل فقط الجزء الذي يشبه {example}
kind	أدخل {kind}، مثل {example}
kindOfLetters	أدخل {kind} (عدد الأحرف: {accepted})، مثل {example}
kindWithout	احذف {characters} وأدخل {kind}، مثل {example}
kindBetween	أدخل {kind} بين {minimum} و{maximum}
kindAtLeast	أدخل {kind}، {minimum} أو أكثر
kindAtMost	أدخل {kind}، {maximum} أو أقل
oneOf	أدخل {kinds}
notKind	أدخل قيمة ليست {kinds}
phoneNumber	ابدأ بعلامة + ورمز البلد، ثم اكتب أرقامًا فقط، مثل {example}
phoneNumberWithoutPlus	ابدأ برمز البلد بدون علامة +، واستخدم الأرقام فقط، مثل {example}
countryCode	استخدم رمز البلد الذي لا يبدأ أبدًا بالرقم 0، مثل {example}
phoneDigits	استخدم الأرقام فقط في رقم الهاتف، مثل {example}
incomplete	انسخ النص كاملًا دون أي شيء آخر وألصقه هنا مرة أخرى. إنه ناقص أو فيه شيء زائد
mistypedDigits	يبدو أن هناك خطأً في الكتابة. راجع كل رقم
mistypedCharacters	يبدو أن هناك خطأً في الكتابة. راجع كل حرف ورقم
innerDate	يبدو أن هناك خطأً في كتابة التاريخ الموجود في الرقم. راجعه
missingDigits	الرقم قصير جدًا. تحقّق مما إذا كانت هناك أرقام ناقصة
extraDigits	الرقم طويل جدًا. تحقّق مما إذا كانت هناك أرقام زائدة
allZeros	أدخل رقمًا لا يتكون من أصفار فقط
exactDigits	يجب أن يكون عدد الأرقام {accepted} بالضبط
exactDigitsNot	يجب أن يكون عدد الأرقام {accepted} بالضبط، وليس {length}
digitsBetween	يجب أن يكون عدد الأرقام بين {minimum} و{maximum}، وليس {length}
exactLettersAndDigits	يجب أن يكون عدد الأحرف والأرقام {accepted}
didYouMean	هل تقصد {suggestion}؟
noPostalCode	اترك هذا الحقل فارغًا، فهذا البلد لا يستخدم رموزًا بريدية
exactLettersAndDigitsNot	يجب أن يكون عدد الأحرف والأرقام {accepted}، وليس {length}
ibanCountry	ابدأ بحرفَي رمز بلد يستخدم أرقام IBAN، مثل DE
ibanAccountNumber	يبدو أن هناك خطأً في الكتابة بعد الأحرف الأربعة الأولى. راجع هذه الأحرف
atLeast	أدخل {minimum} أو أكثر
atMost	أدخل {maximum} أو أقل
between	أدخل قيمة بين {minimum} و{maximum}
moreThan	أدخل قيمة أكبر من {minimum}
lessThan	أدخل قيمة أقل من {maximum}
earliest	أدخل {minimum} أو تاريخًا بعده
latest	أدخل {maximum} أو تاريخًا قبله
betweenDates	أدخل تاريخًا من {minimum} إلى {maximum}
laterThan	أدخل تاريخًا بعد {minimum}
earlierThan	أدخل تاريخًا قبل {maximum}
inPast	أدخل تاريخًا في الماضي
inFuture	أدخل تاريخًا في المستقبل
ageAtLeast	أدخل تاريخ ميلاد لعمر {minimum} أو أكثر
ageAtMost	أدخل تاريخ ميلاد لعمر {maximum} أو أقل
textAtLeast	أدخل «{minimum}» أو شيئًا يأتي بعد ذلك
textAtMost	أدخل «{maximum}» أو شيئًا يأتي قبل ذلك
textAfter	أدخل شيئًا يأتي بعد «{minimum}»
textBefore	أدخل شيئًا يأتي قبل «{maximum}»
fewerDigits	استخدم عددًا أقل من الأرقام. تحقّق مما إذا كانت هناك أرقام زائدة
decimalPoint	استخدم نقطة عشرية واحدة فقط، مثل {example}
decimalComma	استخدم فاصلة عشرية واحدة فقط، مثل {example}
beginsWithDigit	ابدأ برقم، مثل {example}
noDecimals	أدخل عددًا صحيحًا دون كسور أو فواصل، مثل {example}
dotInsteadOfComma	استخدم نقطة لا فاصلة
dash	استخدم الشرطة العادية (-) بدلًا من الشرطة الطويلة
endsWithDigit	اختم برقم، مثل {example}
pointNotComma	استخدم نقطة عشرية لا فاصلة، مثل {example}
commaNotPoint	استخدم فاصلة عشرية لا نقطة، مثل {example}
noGroupSigns	اكتب الأرقام دون فواصل بين الآلاف، مثل {example}
digitGroups	اكتب الأرقام في مجموعات، مثل {example}
decimalPlaces[zero]	لا تكتب منازل عشرية
decimalPlaces[one]	اكتب منزلة عشرية واحدة على الأكثر
decimalPlaces[two]	اكتب منزلتين عشريتين على الأكثر
decimalPlaces[few]	اكتب {maximum} منازل عشرية على الأكثر
decimalPlaces[many]	اكتب {maximum} منزلة عشرية على الأكثر
decimalPlaces[other]	اكتب {maximum} منزلة عشرية على الأكثر
tooManyDigits[zero]	اكتب {maximum} رقم على الأكثر
tooManyDigits[one]	اكتب رقمًا واحدًا على الأكثر
tooManyDigits[two]	اكتب رقمين على الأكثر
tooManyDigits[few]	اكتب {maximum} أرقام على الأكثر
tooManyDigits[many]	اكتب {maximum} رقمًا على الأكثر
tooManyDigits[other]	اكتب {maximum} رقم على الأكثر
leadingZeros	احذف الأصفار من بداية أي عدد. اكتب مثلًا 7 بدلًا من 07
mismatch	القيمة غير مطابقة. راجع ما كتبته
anotherValue	أدخل قيمة أخرى. لا يمكن استخدام هذه القيمة
choice	أدخل قيمة من قائمة القيم المقبولة. راجع الكتابة
option	اختر واحدًا من هذه الخيارات: {accepted}
unselected	حدِّد هذا الخيار
repeated	احذف العنصر المكرر في القائمة
same	أدخل القيمة نفسها الموجودة في «{other}»، وراجع القيمتين
after	أدخل قيمة بعد القيمة في «{other}» أو أكبر منها
later	أدخل قيمة بعد القيمة في «{other}»
notEarlier	أدخل القيمة نفسها كما في «{other}» أو قيمة بعدها
larger	أدخل قيمة أكبر من القيمة في «{other}»
notSmaller	أدخل القيمة نفسها كما في «{other}» أو قيمة أكبر منها
excluded	اترك هذا الحقل فارغًا بسبب «{other}»
atLeastOne	املأ واحدًا على الأقل من هذه الحقول: {accepted}
moreErrors[zero]	يجب تصحيح {rejected} عنصر في المجموع. صحّح ما يظهر هنا لترى الباقي
moreErrors[one]	يجب تصحيح عنصر واحد في المجموع. صحّح ما يظهر هنا لترى الباقي
moreErrors[two]	يجب تصحيح عنصرين في المجموع. صحّح ما يظهر هنا لترى الباقي
moreErrors[few]	يجب تصحيح {rejected} عناصر في المجموع. صحّح ما يظهر هنا لترى الباقي
moreErrors[many]	يجب تصحيح {rejected} عنصرًا في المجموع. صحّح ما يظهر هنا لترى الباقي
moreErrors[other]	يجب تصحيح {rejected} عنصر في المجموع. صحّح ما يظهر هنا لترى الباقي
furtherErrors	صحّح أولًا ما هو معروض هنا. قد تكون هناك أخطاء أخرى
dataValue	استخدم قيمة مقبولة هنا. راجع كتابتها وحجمها وتنسيقها
dataSyntax	صحّح صياغة هذه البيانات. راجع علامات الاقتباس والفواصل والأقواس
dataSyntaxAt	صحّح الصياغة في السطر {line}، العمود {column}. راجع علامات الاقتباس والفواصل والأقواس
dataKey	احذف هذا المفتاح أو صحّح كتابته. إنه غير مقبول هنا
objectWithKey	أدخل كائنًا له المفتاح {accepted}
dataKeyTwice	احذف أحد المفتاحين. هذا المفتاح مكرر
dataEncoding	احفظ هذه البيانات بترميز UTF-8. إنها تحتوي على بايتات بترميز آخر
dataDepth	استخدم مستويات أقل. القوائم والكائنات المتداخلة أكثر من اللازم
dataSize	أرسل بيانات أقل. الحد الأقصى بالبايت: {maximum}
cardNetwork	استخدم بطاقة {accepted}
monthThenYear	أدخل رقمين للشهر ثم رقمين للسنة، مثل {example}
month	أدخل شهرًا من 01 إلى 12
monthOrder	تحقق من ترتيب اليوم والشهر، مثل {example}
expired	هذا التاريخ مضى. راجعه أو استخدم بطاقة أخرى
expiresSoon	تنتهي صلاحية هذه البطاقة قريبًا. فكّر في استخدام بطاقة أخرى
# Doubtful: the form for 0 years is stiff.
tooFarAhead[zero]	أدخل تاريخًا لا يتجاوز {maximum} سنة من الآن. راجع السنة
tooFarAhead[one]	أدخل تاريخًا لا يتجاوز سنة واحدة من الآن. راجع السنة
tooFarAhead[two]	أدخل تاريخًا لا يتجاوز سنتين من الآن. راجع السنة
tooFarAhead[few]	أدخل تاريخًا لا يتجاوز {maximum} سنوات من الآن. راجع السنة
tooFarAhead[many]	أدخل تاريخًا لا يتجاوز {maximum} سنة من الآن. راجع السنة
tooFarAhead[other]	أدخل تاريخًا لا يتجاوز {maximum} سنة من الآن. راجع السنة
day	أدخل يومًا من 01 إلى {maximum} في ذلك الشهر
hours	أدخل الساعات من 00 إلى 23
minutes	أدخل الدقائق من 00 إلى 59
seconds	أدخل الثواني من 00 إلى 59
dateOrder	أدخل سنة-شهر-يوم برقمين للشهر ورقمين لليوم، مثل {example}
dateDigits	أدخل تاريخًا برقمين لليوم ورقمين للشهر، مثل {example}
dateThenTime	اكتب السنة-الشهر-اليوم، ثم الحرف T، ثم الوقت، مثل {example}
timeWithZone	أدخل الساعات والدقائق والثواني والمنطقة الزمنية، مثل {example}
offsetMissing	أضف في النهاية المنطقة الزمنية: Z للتوقيت العالمي UTC أو فارق التوقيت مثل ⁨+01:00⁩
offsetLimits	استخدم فارقًا عن UTC لا يزيد على 23:59، مثل ⁨+01:00⁩
offsetUnwanted	احذف كل ما بعد الوقت، مثل Z أو ⁨+01:00⁩
siteName	اكتب اسم نطاق كاملًا، مثل example.com
siteNameOnly	أدخل اسم النطاق وحده، مثل example.com، بدون أي شيء قبله أو بعده
siteCharacters	استخدم في اسم النطاق الأحرف اللاتينية من a إلى z بدون علامات تشكيل والأرقام والشرطات والنقاط فقط
siteSpelling	راجع اسم النطاق بحثًا عن خطأ في الكتابة. لا يمكن أن يكون لموقع هذا الاسم
siteEnding	اكتب في النهاية ⁨.com⁩ أو لاحقة نطاق أخرى، مثل {example}
siteTooLong	استخدم {maximum} حرفًا على الأكثر بين النقاط في اسم النطاق
wholeSiteTooLong	استخدم {maximum} حرفًا على الأكثر في اسم النطاق
hostAddress	اكتب عنوان IPv6 كاملًا بين قوسين مربعين، مثل ⁨[2001:db8::1]⁩
hostNumbers	اكتب عنوان IP من 4 أعداد من 0 إلى 255، مثل 192.0.2.1، أو اسم نطاق مثل example.com
publicSite	استخدم موقعًا يمكن لأي شخص فتحه على الإنترنت، مثل example.com، وليس موقعًا في شبكة خاصة
notIPAddress	استخدم اسم نطاق مثل example.com وليس عنوان IP
hostAccepted	استخدم عنوانًا على {accepted}
port	اكتب بعد النقطتين الرأسيتين رقم منفذ بين {minimum} و{maximum}
portAccepted	استخدم المنفذ {accepted} أو لا تكتب رقم منفذ
noPort	احذف رقم المنفذ بعد اسم النطاق، مثل ⁨:8080⁩
userInfo	احذف اسم المستخدم أو كلمة المرور مع علامة @
percent	اكتب بعد كل % خانتين، كل منهما رقم أو حرف لاتيني من A إلى F، مثل ⁨%20⁩. لكتابة علامة % اكتب ⁨%25⁩
backslash	استخدم / بدلًا من \
percentEncoded	استخدم {accepted} بدلًا من {character}
percentEncodedSpace	استخدم %20 بدلًا من كل مسافة
slashesMissing	اكتب // بعد النقطتين الرأسيتين، مثل {example}
singleSlash	أدخل صفحة من هذا الموقع تبدأ بعلامة / واحدة، مثل ⁨/account⁩
atMissing	أضف علامة @، مثل name@example.com
localMissing	اكتب اسمًا قبل علامة @، مثل name@example.com
localTooLong[zero]	اكتب {maximum} حرف على الأكثر قبل علامة @
localTooLong[one]	اكتب حرفًا واحدًا على الأكثر قبل علامة @
localTooLong[two]	اكتب حرفين على الأكثر قبل علامة @
localTooLong[few]	اكتب {maximum} أحرف على الأكثر قبل علامة @
localTooLong[many]	اكتب {maximum} حرفًا على الأكثر قبل علامة @
localTooLong[other]	اكتب {maximum} حرف على الأكثر قبل علامة @
quotes	ضع علامة اقتباس في البداية وأخرى قبل علامة @ مباشرة، أو لا تضع أي علامة اقتباس
emailSiteMissing	اكتب الجزء الذي يلي علامة @، مثل name@example.com
emailLocalLetters	لا تستخدم قبل علامة @ أحرفًا غير الأحرف من a إلى z، مثل ä
emailSiteLetters	لا تستخدم بعد علامة @ أحرفًا غير الأحرف من a إلى z، مثل ä
emailSiteCharacter	احذف {character} بعد علامة @
dotNotComma	استخدم نقطة بدل الفاصلة بعد علامة @
ipNumbers	أدخل 4 أعداد من 0 إلى 255 مع نقاط بينها، مثل {example}
ipGroups	أدخل 8 مجموعات من 1 إلى 4 من الأرقام أو الأحرف اللاتينية من a إلى f مع نقطتين رأسيتين بينها، أو مجموعات أقل مع ⁨::⁩، مثل {example}
ipGroupDigits	استخدم {maximum} أرقام أو أحرف على الأكثر في كل مجموعة بين النقطتين الرأسيتين، مثل {example}
ipScope	استخدم عنوان IP من أحد هذه الأنواع: {accepted}
colorDigits	أدخل ⁨#⁩ ثم {accepted} من الأرقام أو الأحرف اللاتينية من a إلى f، مثل {example}
hexGroups	أدخل {accepted} من الأرقام أو الأحرف اللاتينية من a إلى f، في مجموعات مثل {example}
sameSeparators	استخدم الفاصل نفسه في كل المواضع، مثل {example}
uuidHyphens	اكتب شرطات بين مجموعات من 8 و4 و4 و4 و12 رقمًا أو حرفًا، مثل {example}
uuidVersion	استخدم معرّف UUID من الإصدار {accepted}، مثل {example}. تأكد من أنك نسخت المعرّف الصحيح
versionNumbers	أدخل 3 أعداد مع نقاط بينها، مثل {example}
bankCountry	اكتب رمز بلد من حرفين لاتينيين كبيرين، مثل DE، في الخانتين الخامسة والسادسة
isbnPrefix	ابدأ بـ 978 أو 979، ولكن ليس بـ ⁨979-0⁩
ulidCharacters	استخدم الأرقام والأحرف اللاتينية من A إلى Z فقط، ما عدا I وL وO وU
passwordLetters[zero]	استخدم {minimum} حرف على الأقل
passwordLetters[one]	استخدم حرفًا واحدًا على الأقل
passwordLetters[two]	استخدم حرفين على الأقل
passwordLetters[few]	استخدم {minimum} أحرف على الأقل
passwordLetters[many]	استخدم {minimum} حرفًا على الأقل
passwordLetters[other]	استخدم {minimum} حرف على الأقل
passwordLowercase[zero]	استخدم {minimum} حرف صغير على الأقل
passwordLowercase[one]	استخدم حرفًا صغيرًا واحدًا على الأقل
passwordLowercase[two]	استخدم حرفين صغيرين على الأقل
passwordLowercase[few]	استخدم {minimum} أحرف صغيرة على الأقل
passwordLowercase[many]	استخدم {minimum} حرفًا صغيرًا على الأقل
passwordLowercase[other]	استخدم {minimum} حرف صغير على الأقل
passwordUppercase[zero]	استخدم {minimum} حرف كبير على الأقل
passwordUppercase[one]	استخدم حرفًا كبيرًا واحدًا على الأقل
passwordUppercase[two]	استخدم حرفين كبيرين على الأقل
passwordUppercase[few]	استخدم {minimum} أحرف كبيرة على الأقل
passwordUppercase[many]	استخدم {minimum} حرفًا كبيرًا على الأقل
passwordUppercase[other]	استخدم {minimum} حرف كبير على الأقل
passwordDigits[zero]	استخدم {minimum} رقم على الأقل
passwordDigits[one]	استخدم رقمًا واحدًا على الأقل
passwordDigits[two]	استخدم رقمين على الأقل
passwordDigits[few]	استخدم {minimum} أرقام على الأقل
passwordDigits[many]	استخدم {minimum} رقمًا على الأقل
passwordDigits[other]	استخدم {minimum} رقم على الأقل
passwordSymbols[zero]	استخدم {minimum} رمز على الأقل، مثل ! أو %
passwordSymbols[one]	استخدم رمزًا واحدًا على الأقل، مثل ! أو %
passwordSymbols[two]	استخدم رمزين على الأقل، مثل ! أو %
passwordSymbols[few]	استخدم {minimum} رموز على الأقل، مثل ! أو %
passwordSymbols[many]	استخدم {minimum} رمزًا على الأقل، مثل ! أو %
passwordSymbols[other]	استخدم {minimum} رمز على الأقل، مثل ! أو %

# A name is with its article or suffix: "عنوان بريدك الإلكتروني".
empty+name	أدخل {name}
check+name	تحقّق من {name}
mistypedDigits+name	راجع {name}. يبدو أن هناك خطأً في الكتابة
mistypedCharacters+name	راجع {name}. يبدو أن هناك خطأً في الكتابة

kind.numeric	أرقامًا فقط
kind.alpha	أحرفًا فقط
kind.alphanumeric	أحرفًا وأرقامًا فقط
kind.integer	عددًا صحيحًا
kind.decimal	عددًا
kind.hexadecimal	عددًا سداسيًا عشريًا
kind.email	عنوان بريد إلكتروني
kind.e164	رقم هاتف
kind.countryCode	رمز بلد
kind.currencyCode	رمز عملة
kind.languageCode	رمز لغة
kind.timeZone	اسم منطقة زمنية
kind.url	عنوان موقع إلكتروني
kind.domainName	اسم نطاق
kind.ipAddress	عنوان IP
kind.IPv4 address	عنوان IPv4
kind.IPv6 address	عنوان IPv6
kind.macAddress	عنوان MAC
kind.port	رقم منفذ
kind.date	تاريخًا
kind.time	وقتًا بنظام 24 ساعة بخانتين للساعة
kind.clock time	وقتًا
kind.dateTime	تاريخًا ووقتًا
kind.cardExpiry	شهرًا وسنة
kind.paymentCard	رقم بطاقة
kind.iban	رقم IBAN
kind.bic	رمز سويفت (BIC)
kind.isbn	رقم ISBN
kind.ean	رقم باركود
kind.hexColor	رمز لون
kind.uuid	معرّف UUID
kind.ulid	معرّف ULID
kind.semver	رقم إصدار
kind.a text	نصًّا
kind.a list	قائمة
kind.an object	كائنًا له قيم مسماة
kind.a digit	رقمًا
kind.a nonzero digit	رقمًا من 1 إلى 9
kind.a letter	حرفًا لاتينيًا من A إلى Z أو من a إلى z
kind.a capital letter	حرفًا لاتينيًا كبيرًا من A إلى Z
kind.a lowercase letter	حرفًا لاتينيًا صغيرًا من a إلى z
kind.pattern	رمزًا مثل {example}
kind.other	قيمة بتنسيق مقبول آخر

word.title	توجد مشكلة
word.errorPrefix	خطأ:
word.unlabeled	هذه القيمة
word.otherField	الحقل الآخر
word.securityCode	رمز الأمان
word.spaces	المسافات
word.commas	الفواصل
word.dots	النقاط
word.hyphens	الشرطات
word.slashes	الشرطات المائلة
word.apostrophes	الفواصل العليا
word.underscores	الشرطات السفلية
word.brackets	الأقواس
word.quotationMarks	علامات الاقتباس
"""#)
