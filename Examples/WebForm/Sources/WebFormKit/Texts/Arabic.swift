// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationLanguages

extension Text {
    static let arabic = Text(
        messages: .arabic,
        shop: "Kettle & Leaf",
        title: "إتمام الشراء",
        introduction: "لم يبقَ على شايك سوى هذا النموذج.",
        skipToForm: "انتقل إلى النموذج",
        language: "اللغة",
        orderTitle: "طلبك",
        orderItem: "شاي جيوكورو الأخضر، 100\u{A0}غرام",
        orderDelivery: "التوصيل",
        orderFree: "مجانًا",
        orderTotal: "المجموع",
        sections: [
            .contact: "بياناتك",
            .document: "إثبات الهوية",
            .billing: "الفاتورة",
            .payment: "الدفع",
            .account: "حسابك",
        ],
        names: [
            .name: .init("الاسم الكامل", "اسمك الكامل"),
            .email: .init("البريد الإلكتروني", "بريدك الإلكتروني"),
            .website: .init("الموقع الإلكتروني", "موقعك الإلكتروني"),
            .postcode: .init("الرمز البريدي", "رمزك البريدي"),
            .cardNumber: .init("رقم البطاقة", "رقم بطاقتك"),
            .cardExpiry: .init("تاريخ الانتهاء", "تاريخ الانتهاء"),
            .securityCode: .init("رمز الأمان", "رمز الأمان"),
            .password: .init("كلمة المرور", "كلمة مرور"),
        ],
        optional: "(اختياري)",
        hints: [
            .name: "كما هو مكتوب على بطاقتك",
            .email: "نرسل الإيصال إليه",
            .cardNumber: "Visa أو Mastercard أو American Express",
        ],
        choices: [
            .document: "كيف تثبت هويتك؟",
            .customer: "من المشتري؟",
        ],
        documents: [
            .memberNumber: .init("رقم العضوية", "رقم العضوية", "رقم عضويتك"),
            .nickname: .init("الاسم المستعار", "الاسم المستعار", "اسمك المستعار"),
            .passport: .init("جواز السفر", "رقم جواز السفر", "رقم جواز سفرك"),
        ],
        customers: [
            .person: .init("شخص", "رقم التأمين الوطني", "رقم التأمين الوطني الخاص بك"),
            .company: .init("شركة", "رقم ضريبة القيمة المضافة", "رقم ضريبة القيمة المضافة لشركتك"),
        ],
        nationalInsuranceExample: "مثال: \u{2066}QQ 12 34 56 C\u{2069}",
        nationalInsuranceLetters: "تحقق من أول حرفين: لا يبدأ بهما أي رقم تأمين وطني",
        swaps: [
            .document: "استخدم هذه الوثيقة",
            .customer: "حدّث الرقم الضريبي",
            .card: "تحقق من البطاقة",
        ],
        securityCodes: [
            0: "3 أرقام على ظهر البطاقة، أو 4 على وجه بطاقة American Express",
            3: "الأرقام الثلاثة على ظهر البطاقة",
            4: "الأرقام الأربعة على وجه البطاقة",
        ],
        secretAgain: "حفاظًا على أمانك، أدخله مرة أخرى.",
        met: "مستوفى:",
        unmet: "غير مستوفى بعد:",
        complete: "يبدو صحيحًا",
        showPassword: .init("إظهار", "إظهار كلمة المرور", "كلمة المرور ظاهرة"),
        hidePassword: .init("إخفاء", "إخفاء كلمة المرور", "كلمة المرور مخفية"),
        sending: "جارٍ إرسال طلبك…",
        unreachable: "لم يستجب المتجر. تحقق من اتصالك بالإنترنت، ثم أعد المحاولة. ما كتبته لا يزال هنا.",
        unavailable: "لا يستطيع المتجر استقبال الطلبات الآن. أعد المحاولة بعد بضع دقائق. ما كتبته لا يزال هنا.",
        tooLong: "ما كتبته طويل جدًا. اختصره ثم حاول مرة أخرى. ما كتبته لا يزال هنا.",
        retry: "أعد المحاولة",
        corrected: "صُحّح",
        allCorrected: "صُحّح كل ما في هذه القائمة",
        submit: "ادفع {price}",
        demonstration: "هذا عرض توضيحي. لن تدفع شيئًا، وما تكتبه يُحذف.",
        thanksTitle: "شكرًا لطلبك",
        thanks: "شايك في الطريق إليك.",
        orderNumber: "رقم الطلب",
        nextTitle: "ماذا بعد؟",
        next:
            "نغلّف الشاي اليوم، ويصلك بالبريد خلال 3 أيام عمل. احتفظ برقم الطلب إن كان لديك سؤال.",
        repeated: "أُرسل الطلب أكثر من مرة، لكنه سُجّل مرة واحدة فقط. لتقديم طلب آخر، اختر «اطلب مرة أخرى».",
        again: "اطلب مرة أخرى",
        failures: [
            .notFound: ("هذه الصفحة غير موجودة", "تحقق من عدم وجود خطأ في العنوان، أو انتقل إلى صفحة الدفع."),
            .tooLarge: ("الطلب طويل جدًا", "ارجع واختصر ما كتبته ثم أرسله مرة أخرى."),
            .unavailable: ("لا يمكن للمتجر الرد الآن", "حاول مرة أخرى بعد بضع دقائق."),
            .unreadable: ("لا يمكن للمتجر قراءة هذا الطلب", "انتقل إلى صفحة الدفع وحاول مرة أخرى."),
        ],
        toCheckout: "الانتقال إلى صفحة الدفع")
}
