// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// swift-format-ignore
let hindiTexts = TextTable(
#"""
# हिन्दी
# Hindi, with the polite imperative "करें".
#
# A label comes before the sentence, because its gender is not known. Kinds are in the direct case.
#
# Reviewed by a native speaker: no.

uncheckable	अभी इसकी जाँच नहीं हो सकती। कुछ मिनट बाद फिर कोशिश करें
programMistake	इस फ़ॉर्म में कोई समस्या है। इसकी जाँच नहीं हो सकती
pending	जाँच अभी चल रही है। थोड़ा इंतज़ार करके फिर कोशिश करें
check	यह मान जाँचें
empty	यह फ़ील्ड भरें
missing	यह मान जोड़ें। यह मौजूद नहीं है
noChoice	कोई मान चुनें
tooLarge	यह बहुत लंबा है। फ़ालतू टेक्स्ट या खाली जगह हटाएँ
tooManyBytes	ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें। ä जैसे अक्षर और इमोजी एक से ज़्यादा गिने जाते हैं
tooBrief	यह बहुत छोटा है। कुछ कैरेक्टर जोड़ें
tooShort	कम से कम {minimum} कैरेक्टर लिखें
lengthBetween	{minimum} से {maximum} कैरेक्टर लिखें
tooLong	ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें
exactLength	ठीक {minimum} कैरेक्टर लिखें
exactLengthNot	ठीक {minimum} कैरेक्टर लिखें, {length} नहीं
tooFewEntries[one]	कम से कम {minimum} प्रविष्टि दें
tooFewEntries[other]	कम से कम {minimum} प्रविष्टियाँ दें
tooManyEntries[one]	ज़्यादा से ज़्यादा {maximum} प्रविष्टि दें
tooManyEntries[other]	ज़्यादा से ज़्यादा {maximum} प्रविष्टियाँ दें
exactEntries[one]	ठीक {minimum} प्रविष्टि दें
exactEntries[other]	ठीक {minimum} प्रविष्टियाँ दें
entriesBetween	{minimum} से {maximum} प्रविष्टियाँ दें
digitsOnly	केवल 0 से 9 तक के अंक इस्तेमाल करें
lettersOnly	केवल A से Z या a से z तक के रोमन अक्षर इस्तेमाल करें, बिना अंक, खाली जगह और मात्रा-चिह्न वाले अक्षरों के
anyLettersOnly	केवल अक्षर इस्तेमाल करें, बिना अंक, खाली जगह या दूसरे चिह्नों के
oneAlphabet	सिर्फ़ एक लिपि के अक्षर इस्तेमाल करें, जैसे सिर्फ़ लैटिन या सिर्फ़ यूनानी
lettersAndDigits	केवल A से Z या a से z तक के रोमन अक्षर और 0 से 9 तक के अंक इस्तेमाल करें
anyLettersAndDigits	केवल अक्षर और अंक इस्तेमाल करें, बिना खाली जगह, हाइफ़न या दूसरे चिह्नों के
onlyThese	केवल ये कैरेक्टर इस्तेमाल करें: {accepted}
slugCharacters	केवल अंक, हाइफ़न और a से z तक के छोटे रोमन अक्षर इस्तेमाल करें, बिना खाली जगह और मात्रा-चिह्न वाले अक्षरों के
capitalLetters	बड़े रोमन अक्षर इस्तेमाल करें, जैसे {example}
lowercaseLetters	बड़े रोमन अक्षरों की जगह छोटे अक्षर इस्तेमाल करें
digitsGrouped	केवल अंक इस्तेमाल करें; दो अंकों के बीच एक खाली जगह या एक हाइफ़न हो सकता है
hexDigits	केवल 0 से 9 तक के अंक और a से f तक के रोमन अक्षर इस्तेमाल करें
digitsNotLetters	रोमन अक्षर O और I नहीं, अंक 0 और 1 इस्तेमाल करें
lettersNotDigits	अंक 0 और 1 नहीं, रोमन अक्षर O और I इस्तेमाल करें
spaces	खाली जगह और नई पंक्तियाँ हटाएँ
outerSpaces	शुरुआत और अंत की खाली जगह और नई पंक्तियाँ हटाएँ
without	{characters} हटाएँ
replacement	{characters} हटाकर उनकी जगह {accepted} लिखें, जैसे {example}
disallowedText	{character} हटाएँ
once	{character} केवल एक बार इस्तेमाल करें
onlyAtEnd	{character} केवल अंत में लिखें
strangeCharacter	इसमें असामान्य, मिलते-जुलते या छिपे हुए कैरेक्टर हैं। इसे मिटाकर फिर से टाइप करें
ordinaryForms	सामान्य अंक, अक्षर और चिह्न लिखें, जैसे １ या ١ की जगह 1
plainCharacters	केवल A से Z तक के रोमन अक्षर, अंक और सामान्य चिह्न इस्तेमाल करें, बिना इमोजी के
nothingAfter	{character} और उसके बाद का सब कुछ हटाएँ
notBegin	शुरुआत से {character} हटाएँ
notEnd	अंत से {character} हटाएँ
notNegative	ऋण चिह्न (-) हटाएँ: ऋणात्मक संख्याएँ स्वीकार नहीं हैं
begins	शुरुआत {accepted} से करें
ends	अंत {accepted} से करें
includes	{accepted} शामिल करें
dots	दो बिंदु एक साथ न लिखें
twoSpaces	दो खाली जगहें एक साथ न छोड़ें
dotAtStart	शुरुआत बिंदु से न करें
dotAtEnd	अंत में बिंदु न लिखें
dotNextToAt	@ चिह्न के पास बिंदु न लिखें
siteDotAtEdge	डोमेन नाम की शुरुआत या अंत बिंदु से न करें
hyphens	दो हाइफ़न एक साथ न लिखें
hyphen	हर हाइफ़न से पहले और बाद में एक अक्षर या अंक लिखें
hyphenAtEdge	शुरुआत या अंत में हाइफ़न न लिखें
format	यह प्रारूप मेल नहीं खाता। ग़लतियाँ जाँचें
mistakeAt	मान्य प्रारूप इस्तेमाल करें। कैरेक्टर नंबर {number} जाँचें
placeLike	कैरेक्टर नंबर {number} जाँचें और यह प्रारूप इस्तेमाल करें: {example}
characterAt	कैरेक्टर नंबर {number} पर {kinds} लिखें
characterFirst	पहले कैरेक्टर के रूप में {kinds} लिखें
characterAtLike	कैरेक्टर नंबर {number} पर {kinds} लिखें, जैसे {example}
characterFirstLike	पहले कैरेक्टर के रूप में {kinds} लिखें, जैसे {example}
addAtEnd	यह अधूरा है। अंत में कुछ ऐसा जोड़ें: “{example}”
looksLike	यह प्रारूप इस्तेमाल करें: {example}
looksLikeShort	यह बहुत छोटा है। यह प्रारूप इस्तेमाल करें: {example}
looksLikeLong	यह बहुत लंबा है। यह प्रारूप इस्तेमाल करें: {example}
onlyPart	केवल वह हिस्सा लिखें जो {example} जैसा हो
# Doubtful: लिखें (write) is plain; banks say दर्ज करें (enter). It concerns the whole file.
kind	{kind} लिखें, जैसे {example}
kindOfLetters	{kind} लिखें, जिसमें {accepted} अक्षर हों, जैसे {example}
kindWithout	{characters} हटाकर {kind} लिखें, जैसे {example}
kindBetween	{minimum} और {maximum} के बीच की {kind} लिखें
kindAtLeast	{kind} लिखें, {minimum} या उससे ज़्यादा
kindAtMost	{kind} लिखें, {maximum} या उससे कम
oneOf	{kinds} लिखें
notKind	{kinds} न लिखें, कुछ और लिखें
phoneNumber	शुरुआत + और देश कोड से करें, उसके बाद केवल अंक लिखें, जैसे {example}
phoneNumberWithoutPlus	शुरुआत देश कोड से करें और केवल अंक लिखें, बिना + के, जैसे {example}
countryCode	देश कोड इस्तेमाल करें, जो कभी 0 से शुरू नहीं होता, जैसे {example}
phoneDigits	फ़ोन नंबर में केवल अंक इस्तेमाल करें, जैसे {example}
incomplete	पूरा और केवल वही कॉपी करके यहाँ फिर से चिपकाएँ। कुछ छूट गया है या फ़ालतू है
mistypedDigits	टाइप करने में ग़लती लगती है। हर अंक जाँचें
mistypedCharacters	टाइप करने में ग़लती लगती है। हर कैरेक्टर जाँचें
innerDate	नंबर में दी गई तारीख़ टाइप करने में ग़लती लगती है। तारीख़ जाँचें
missingDigits	यह बहुत छोटा है। देखें कि कोई अंक छूट तो नहीं गया
extraDigits	यह बहुत लंबा है। देखें कि कोई अंक फ़ालतू तो नहीं है
allZeros	ऐसा नंबर लिखें जिसमें सभी अंक शून्य न हों
exactDigits	ठीक {accepted} अंक लिखें
exactDigitsNot	ठीक {accepted} अंक लिखें, {length} नहीं
digitsBetween	{minimum} से {maximum} तक अंक लिखें, {length} नहीं
exactLettersAndDigits	ठीक {accepted} अक्षर और अंक लिखें
didYouMean	क्या आपका मतलब {suggestion} था?
noPostalCode	इसे खाली छोड़ें: इस देश में डाक कोड नहीं होते
exactLettersAndDigitsNot	ठीक {accepted} अक्षर और अंक लिखें, {length} नहीं
ibanCountry	शुरुआत IBAN इस्तेमाल करने वाले किसी देश के 2 अक्षरों से करें, जैसे DE
ibanAccountNumber	पहले 4 कैरेक्टर के बाद टाइप करने में ग़लती लगती है। वे कैरेक्टर जाँचें
atLeast	{minimum} या उससे ज़्यादा मान लिखें
atMost	{maximum} या उससे कम मान लिखें
between	{minimum} और {maximum} के बीच का मान लिखें
moreThan	{minimum} से ज़्यादा मान लिखें
lessThan	{maximum} से कम मान लिखें
earliest	{minimum} या उसके बाद की तारीख़ लिखें
latest	{maximum} या उससे पहले की तारीख़ लिखें
betweenDates	{minimum} से {maximum} तक की कोई तारीख़ लिखें
laterThan	{minimum} के बाद की तारीख़ लिखें
earlierThan	{maximum} से पहले की तारीख़ लिखें
inPast	कोई बीती हुई तारीख़ लिखें
inFuture	कोई आने वाली तारीख़ लिखें
ageAtLeast	ऐसी जन्मतिथि लिखें जिससे उम्र {minimum} या उससे ज़्यादा हो
ageAtMost	ऐसी जन्मतिथि लिखें जिससे उम्र {maximum} या उससे कम हो
textAtLeast	“{minimum}” या क्रम में उसके बाद आने वाला मान लिखें
textAtMost	“{maximum}” या क्रम में उससे पहले आने वाला मान लिखें
textAfter	क्रम में “{minimum}” के बाद आने वाला मान लिखें
textBefore	क्रम में “{maximum}” से पहले आने वाला मान लिखें
fewerDigits	कम अंक लिखें। देखें कि कोई अंक फ़ालतू तो नहीं है
decimalPoint	केवल एक दशमलव बिंदु लिखें, जैसे {example}
decimalComma	दशमलव के लिए केवल एक अल्पविराम (,) लिखें, जैसे {example}
beginsWithDigit	शुरुआत अंक से करें, जैसे {example}
noDecimals	बिना दशमलव और विभाजक के पूर्ण संख्या लिखें, जैसे {example}
dotInsteadOfComma	अल्पविराम नहीं, बिंदु इस्तेमाल करें
dash	डैश की जगह साधारण हाइफ़न (-) इस्तेमाल करें
endsWithDigit	अंत में अंक लिखें, जैसे {example}
pointNotComma	अल्पविराम नहीं, दशमलव बिंदु इस्तेमाल करें, जैसे {example}
commaNotPoint	दशमलव के लिए बिंदु नहीं, अल्पविराम (,) इस्तेमाल करें, जैसे {example}
noGroupSigns	अंक हज़ार के विभाजक के बिना लिखें, जैसे {example}
digitGroups	अंक समूहों में लिखें, जैसे {example}
decimalPlaces	दशमलव के बाद ज़्यादा से ज़्यादा {maximum} अंक लिखें
tooManyDigits	ज़्यादा से ज़्यादा {maximum} अंक लिखें
leadingZeros	संख्या की शुरुआत से शून्य हटाएँ: जैसे, 07 की जगह 7 लिखें
mismatch	यह मेल नहीं खाता। ग़लतियाँ जाँचें
anotherValue	कोई दूसरा मान लिखें। यह मान इस्तेमाल नहीं हो सकता
choice	मान्य मानों की सूची में से कोई मान लिखें। टाइपिंग की ग़लती जाँचें
option	इनमें से एक विकल्प चुनें: {accepted}
unselected	इसे चुनें
repeated	सूची में दो बार आई प्रविष्टि हटाएँ
same	वही लिखें जो “{other}” में है। दोनों जाँचें
after	“{other}” के बाद का या उससे बड़ा मान लिखें
later	“{other}” के बाद का मान लिखें
notEarlier	“{other}” के बराबर या उसके बाद का मान लिखें
larger	“{other}” से बड़ा मान लिखें
notSmaller	“{other}” के बराबर या उससे बड़ा मान लिखें
excluded	“{other}” के कारण इसे खाली छोड़ें
atLeastOne	इनमें से कम से कम एक भरें: {accepted}
moreErrors	दिखाई गई ग़लतियों से ज़्यादा ग़लतियाँ हैं। सुधारने वाली प्रविष्टियों की संख्या: {rejected}
furtherErrors	पहले यहाँ दिखाई गई ग़लतियाँ सुधारें। और भी ग़लतियाँ हो सकती हैं
dataValue	ऐसा मान इस्तेमाल करें जो यहाँ स्वीकार किया जाता है। वर्तनी, आकार और प्रारूप जाँचें
dataSyntax	इस डेटा का सिंटैक्स सुधारें। उद्धरण चिह्न, अल्पविराम और कोष्ठक जाँचें
dataSyntaxAt	पंक्ति {line}, स्तंभ {column} पर सिंटैक्स सुधारें। उद्धरण चिह्न, अल्पविराम और कोष्ठक जाँचें
dataKey	यह कुंजी हटाएँ या इसकी वर्तनी सुधारें। यह यहाँ स्वीकार नहीं की जाती
objectWithKey	इस कुंजी वाला ऑब्जेक्ट इस्तेमाल करें: {accepted}
dataKeyTwice	दोनों में से एक कुंजी हटाएँ। यह कुंजी दो बार है
dataEncoding	इस डेटा को UTF-8 में सहेजें। इसमें किसी दूसरी एन्कोडिंग के बाइट हैं
dataDepth	कम स्तर इस्तेमाल करें। बहुत ज़्यादा सूचियाँ और ऑब्जेक्ट एक दूसरे के अंदर हैं
dataSize	कम डेटा भेजें। बाइट में सीमा {maximum} है
cardNetwork	{accepted} का कार्ड इस्तेमाल करें
monthThenYear	पहले महीने के 2 अंक और फिर साल के 2 अंक लिखें, जैसे {example}
month	01 से 12 तक का महीना इस्तेमाल करें
monthOrder	दिन और महीने का क्रम जाँचें, जैसे {example}
expired	यह तारीख़ बीत चुकी है। इसे जाँचें या दूसरा कार्ड इस्तेमाल करें
expiresSoon	यह कार्ड जल्द ही समाप्त हो जाएगा। दूसरा कार्ड इस्तेमाल करने पर विचार करें
tooFarAhead	यह तारीख़ बहुत आगे की है। यह अब से ज़्यादा से ज़्यादा {maximum} साल आगे हो सकती है
day	उस महीने का दिन 01 से {maximum} तक लिखें
hours	घंटे 00 से 23 तक लिखें
minutes	मिनट 00 से 59 तक लिखें
seconds	सेकंड 00 से 59 तक लिखें
dateOrder	साल-महीना-दिन लिखें, महीना और दिन 2 अंकों में, जैसे {example}
dateDigits	तारीख़ में दिन और महीना 2 अंकों में लिखें, जैसे {example}
dateThenTime	साल-महीना-दिन, फिर T और फिर समय लिखें, जैसे {example}
timeWithZone	घंटे, मिनट, सेकंड और समय क्षेत्र लिखें, जैसे {example}
offsetMissing	अंत में समय क्षेत्र लिखें: UTC के लिए Z, या समय का अंतर, जैसे +01:00
offsetLimits	UTC से ज़्यादा से ज़्यादा 23:59 का अंतर इस्तेमाल करें, जैसे +01:00
offsetUnwanted	समय के बाद का सब कुछ हटाएँ, जैसे Z या +01:00
siteName	पूरा डोमेन नाम लिखें, जैसे example.com
siteNameOnly	केवल डोमेन नाम लिखें, जैसे example.com, उसके पहले या बाद में कुछ नहीं
siteCharacters	डोमेन नाम में केवल a से z तक के रोमन अक्षर, अंक, हाइफ़न और बिंदु इस्तेमाल करें
siteSpelling	डोमेन नाम में टाइप की ग़लती जाँचें। किसी साइट का यह नाम नहीं हो सकता
siteEnding	अंत में .com या कोई दूसरा डोमेन एक्सटेंशन लिखें, जैसे {example}
siteTooLong	डोमेन नाम के बिंदुओं के बीच ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें
wholeSiteTooLong	डोमेन नाम में ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें
hostAddress	[ और ] के बीच पूरा IPv6 पता लिखें, जैसे [2001:db8::1]
hostNumbers	0 से 255 तक की 4 संख्याओं वाला IP पता लिखें, जैसे 192.0.2.1, या example.com जैसा डोमेन नाम
publicSite	निजी नेटवर्क की नहीं, ऐसी साइट इस्तेमाल करें जिसे इंटरनेट पर कोई भी खोल सके, जैसे example.com
notIPAddress	IP पता नहीं, example.com जैसा डोमेन नाम इस्तेमाल करें
hostAccepted	{accepted} का पता इस्तेमाल करें
port	कोलन के बाद {minimum} से {maximum} तक का पोर्ट नंबर लिखें
portAccepted	पोर्ट {accepted} इस्तेमाल करें, या पोर्ट नंबर न लिखें
noPort	डोमेन नाम के बाद का पोर्ट नंबर हटाएँ, जैसे :8080
userInfo	यूज़रनेम या पासवर्ड और @ चिह्न हटाएँ
percent	हर % के बाद दो अंक या A से F तक के रोमन अक्षर लिखें, जैसे %20। % चिह्न के लिए %25 लिखें
backslash	\ की जगह / इस्तेमाल करें
percentEncoded	{character} की जगह {accepted} इस्तेमाल करें
percentEncodedSpace	हर खाली जगह के बदले %20 इस्तेमाल करें
slashesMissing	कोलन के बाद // लिखें, जैसे {example}
singleSlash	इस साइट का ऐसा पेज लिखें जो एक / से शुरू होता हो, जैसे /account
atMissing	एक @ चिह्न लिखें, जैसे name@example.com
localMissing	@ चिह्न से पहले एक नाम लिखें, जैसे name@example.com
localTooLong	@ चिह्न से पहले ज़्यादा से ज़्यादा {maximum} कैरेक्टर लिखें
quotes	उद्धरण चिह्न शुरुआत में और @ चिह्न से ठीक पहले लगाएँ, या बिल्कुल न लगाएँ
emailSiteMissing	@ चिह्न के बाद का हिस्सा लिखें, जैसे name@example.com
emailLocalLetters	@ चिह्न से पहले a से z तक के रोमन अक्षरों के अलावा दूसरे अक्षर न लिखें, जैसे ä
emailSiteLetters	@ चिह्न के बाद a से z तक के रोमन अक्षरों के अलावा दूसरे अक्षर न लिखें, जैसे ä
emailSiteCharacter	@ चिह्न के बाद {character} हटाएँ
dotNotComma	@ चिह्न के बाद अल्पविराम नहीं, बिंदु लिखें
ipNumbers	0 से 255 तक की 4 संख्याएँ लिखें, जिनके बीच बिंदु हों, जैसे {example}
ipGroups	1 से 4 अंकों या a से f तक के रोमन अक्षरों के 8 समूह लिखें, जिनके बीच कोलन हों, या :: के साथ कम समूह, जैसे {example}
ipGroupDigits	कोलन के बीच हर समूह में ज़्यादा से ज़्यादा {maximum} अंक या अक्षर लिखें, जैसे {example}
ipScope	इनमें से किसी प्रकार का IP पता इस्तेमाल करें: {accepted}
colorDigits	# और उसके बाद {accepted} अंक या a से f तक के रोमन अक्षर लिखें, जैसे {example}
hexGroups	{accepted} अंक या a से f तक के रोमन अक्षर लिखें, ऐसे समूहों में: {example}
sameSeparators	हर जगह एक ही विभाजक इस्तेमाल करें, जैसे {example}
uuidHyphens	8, 4, 4, 4 और 12 अंकों या अक्षरों के समूहों के बीच हाइफ़न लिखें, जैसे {example}
uuidVersion	संस्करण {accepted} का UUID इस्तेमाल करें, जैसे {example}। जाँचें कि आपने सही कॉपी किया है
versionNumbers	3 संख्याएँ लिखें, जिनके बीच बिंदु हों, जैसे {example}
bankCountry	5वें और 6वें कैरेक्टर में किसी देश के 2 बड़े रोमन अक्षर लिखें, जैसे DE
isbnPrefix	शुरुआत 978 या 979 से करें, पर 979-0 से नहीं
ulidCharacters	केवल अंक और A से Z तक के रोमन अक्षर इस्तेमाल करें, लेकिन I, L, O और U नहीं
passwordLetters	कम से कम {minimum} अक्षर शामिल करें
passwordLowercase[one]	कम से कम {minimum} छोटा रोमन अक्षर शामिल करें
passwordLowercase[other]	कम से कम {minimum} छोटे रोमन अक्षर शामिल करें
passwordUppercase[one]	कम से कम {minimum} बड़ा रोमन अक्षर शामिल करें
passwordUppercase[other]	कम से कम {minimum} बड़े रोमन अक्षर शामिल करें
passwordDigits	कम से कम {minimum} अंक शामिल करें
passwordSymbols	कम से कम {minimum} चिह्न शामिल करें, जैसे ! या %

# A name is in the direct case: "अपना ईमेल पता".
empty+name	{name} लिखें
check+name	{name} जाँचें
choice+name	सूची में से {name} चुनें
mistypedDigits+name	{name} जाँचें। टाइप करने में ग़लती लगती है
mistypedCharacters+name	{name} जाँचें। टाइप करने में ग़लती लगती है

kind.numeric	केवल अंक
kind.alpha	केवल अक्षर
kind.alphanumeric	केवल अक्षर और अंक
# Doubtful: kinds: पूर्ण संख्या in Indian school books is a number from 0 up, without negative ones; the exact word for the integers is पूर्णांक, but fewer people know it
kind.integer	पूर्ण संख्या
kind.decimal	संख्या
kind.hexadecimal	हेक्साडेसिमल संख्या
kind.email	ईमेल पता
kind.e164	फ़ोन नंबर
kind.countryCode	किसी देश का कोड
kind.currencyCode	किसी मुद्रा का कोड
kind.languageCode	किसी भाषा का कोड
kind.timeZone	किसी समय क्षेत्र का नाम
kind.url	वेब पता
kind.domainName	डोमेन नाम
kind.ipAddress	IP पता
kind.IPv4 address	IPv4 पता
kind.IPv6 address	IPv6 पता
kind.macAddress	हार्डवेयर पता (MAC)
kind.port	पोर्ट नंबर
kind.date	तारीख़
kind.time	घंटे के दो अंकों वाला 24 घंटे का समय
kind.clock time	समय
kind.dateTime	तारीख़ और समय
kind.cardExpiry	महीना और साल
kind.paymentCard	कार्ड नंबर
kind.iban	IBAN
kind.bic	बैंक कोड (BIC)
kind.isbn	ISBN
kind.ean	बारकोड नंबर
kind.hexColor	रंग कोड
kind.uuid	UUID
kind.ulid	ULID
kind.semver	संस्करण संख्या
kind.a text	टेक्स्ट
kind.a list	सूची
kind.an object	नाम वाले मानों का ऑब्जेक्ट
kind.a digit	एक अंक
kind.a nonzero digit	1 से 9 तक का एक अंक
kind.a letter	A से Z या a से z तक का रोमन अक्षर
kind.a capital letter	A से Z तक का बड़ा रोमन अक्षर
kind.a lowercase letter	a से z तक का छोटा रोमन अक्षर
kind.pattern	{example} जैसा कुछ
kind.other	किसी और स्वीकृत प्रारूप में कुछ

word.title	एक समस्या है
word.errorPrefix	ग़लती:
word.unlabeled	यह मान
word.otherField	दूसरा फ़ील्ड
word.securityCode	सुरक्षा कोड
word.spaces	खाली जगहें
word.commas	अल्पविराम
word.dots	बिंदु
word.hyphens	हाइफ़न
word.slashes	स्लैश
word.apostrophes	एपॉस्ट्रॉफ़ी
word.underscores	अंडरस्कोर
word.brackets	कोष्ठक
word.quotationMarks	उद्धरण चिह्न
"""#)
