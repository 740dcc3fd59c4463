// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationLanguages

extension Text {
    /// Arabic.
    static let arabic = Text(
        messages: .arabic,
        shop: "Kettle & Leaf",
        title: "إتمام الشراء",
        introduction: "جميع الرسائل عن الحقول من المكتبة، باللغة التي تختارها.",
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
        labels: [
            .name: "الاسم الكامل",
            .email: "البريد الإلكتروني",
            .website: "الموقع الإلكتروني (اختياري)",
            .postcode: "الرمز البريدي",
            .document: "رقم الوثيقة",
            .taxNumber: "الرقم الضريبي",
            .cardNumber: "رقم البطاقة",
            .cardExpiry: "تاريخ الانتهاء",
            .securityCode: "رمز الأمان",
            .password: "كلمة المرور",
        ],
        names: [
            .name: "اسمك الكامل",
            .email: "بريدك الإلكتروني",
            .website: "موقعك الإلكتروني",
            .postcode: "رمزك البريدي",
            .document: "رقم وثيقتك",
            .taxNumber: "رقمك الضريبي",
            .cardNumber: "رقم بطاقتك",
            .cardExpiry: "تاريخ الانتهاء",
            .securityCode: "رمز الأمان",
            .password: "كلمة مرور",
        ],
        notes: [
            .name: "كما هو مكتوب على بطاقتك",
            .email: "لإرسال الإيصال",
            .postcode: "في المملكة المتحدة",
            .cardExpiry: "كما على البطاقة",
        ],
        choices: [
            .document: "كيف تثبت هويتك؟",
            .customer: "من المشتري؟",
        ],
        documents: [
            .memberNumber: "رقم العضوية",
            .nickname: "الاسم المستعار",
            .passport: "جواز السفر",
        ],
        customers: [
            .person: ("شخص", "رقم التأمين الوطني الخاص بك"),
            .company: ("شركة", "رقم ضريبة القيمة المضافة لشركتك"),
        ],
        swaps: [
            .document: "استخدم هذه الوثيقة",
            .customer: "حدّث الرقم الضريبي",
            .card: "تحقق من البطاقة",
            .language: "تغيير اللغة",
        ],
        securityCodes: [
            0: "على ظهر البطاقة، أو على وجه بطاقة American Express",
            3: "على ظهر البطاقة",
            4: "على وجه بطاقة American Express",
        ],
        secretAgain: "أدخله مرة أخرى، لأن هذه الصفحة لا تعرضه ثانية.",
        passwordRules: "يجب أن تستوفي كلمة المرور هذه الشروط:",
        met: "مستوفى:",
        unmet: "غير مستوفى بعد:",
        incomplete: "لم يكتمل بعد",
        complete: "يبدو صحيحًا",
        sending: "جارٍ إرسال طلبك…",
        unreachable: "لم يستجب المتجر. تحقق من اتصالك بالإنترنت، ثم أعد المحاولة. ما كتبته لا يزال هنا.",
        unavailable: "لا يستطيع المتجر استقبال الطلبات الآن. أعد المحاولة بعد بضع دقائق. ما كتبته لا يزال هنا.",
        tooLong: "ما كتبته طويل جدًا. اختصره ثم حاول مرة أخرى. ما كتبته لا يزال هنا.",
        retry: "أعد المحاولة",
        corrected: "صُحّح",
        allCorrected: "صُحّح كل ما في هذه القائمة",
        submit: "ادفع \u{2066}£24.50\u{2069}",
        demonstration: "هذا عرض توضيحي. لا يتم أي دفع، ولا يُحفظ شيء مما تكتبه.",
        thanksTitle: "شكرًا لطلبك",
        thanks: "اكتمل طلبك. قُبل كل ما كتبته، ولم يُحفظ منه شيء.",
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
