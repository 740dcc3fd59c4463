// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationLanguages

extension Text {
    /// Japanese, in the polite form.
    static let japanese = Text(
        messages: .japanese,
        shop: "Kettle & Leaf",
        title: "ご購入手続き",
        introduction: "このフォームで、お茶のご注文が完了します。",
        skipToForm: "フォームへ移動",
        language: "言語",
        orderTitle: "ご注文内容",
        orderItem: "玉露 100\u{A0}g",
        orderDelivery: "配送料",
        orderFree: "無料",
        orderTotal: "合計",
        sections: [
            .contact: "お客様情報",
            .document: "本人確認",
            .billing: "ご請求",
            .payment: "お支払い",
            .account: "アカウント",
        ],
        names: [
            .name: .init("氏名", "氏名"),
            .email: .init("メールアドレス", "メールアドレス"),
            .website: .init("ウェブサイト", "ウェブサイト"),
            .postcode: .init("郵便番号", "郵便番号"),
            .cardNumber: .init("カード番号", "カード番号"),
            .cardExpiry: .init("有効期限", "有効期限"),
            .securityCode: .init("セキュリティコード", "セキュリティコード"),
            .password: .init("パスワード", "パスワード"),
        ],
        optional: "（任意）",
        hints: [
            .name: "カードに記載されているとおり",
            .email: "領収書の送付先",
            .cardNumber: "Visa、Mastercard、American Express",
        ],
        choices: [
            .document: "本人確認の方法",
            .customer: "購入者の種類",
        ],
        documents: [
            .memberNumber: .init("会員番号", "会員番号", "会員番号"),
            .nickname: .init("ニックネーム", "ニックネーム", "ニックネーム"),
            .passport: .init("パスポート", "パスポート番号", "パスポート番号"),
        ],
        customers: [
            .person: .init("個人", "国民保険番号", "国民保険番号"),
            .company: .init("法人", "VAT 番号", "法人の VAT 番号"),
        ],
        nationalInsuranceExample: "例：QQ 12 34 56 C",
        nationalInsuranceLetters: "最初の2文字を確認してください。その2文字で始まる国民保険番号はありません",
        swaps: [
            .document: "この書類を使う",
            .customer: "納税者番号を切り替える",
            .card: "カードを確認する",
        ],
        securityCodes: [
            0: "裏面の3桁（American Express は表面の4桁）",
            3: "カード裏面の3桁の数字",
            4: "カード表面の4桁の数字",
        ],
        secretAgain: "安全のため、もう一度入力してください。",
        met: "達成：",
        unmet: "未達成：",
        complete: "問題ありません",
        showPassword: .init("表示", "パスワードを表示", "パスワードが表示されています"),
        hidePassword: .init("非表示", "パスワードを非表示", "パスワードは表示されていません"),
        sending: "ご注文を送信しています…",
        unreachable: "ショップから応答がありません。インターネット接続を確認して、もう一度お試しください。入力内容は残っています。",
        unavailable: "現在、ご注文を受け付けられません。数分後にもう一度お試しください。入力内容は残っています。",
        tooLong: "入力内容が長すぎます。短くしてから、もう一度お試しください。入力内容は残っています。",
        retry: "もう一度試す",
        corrected: "修正済み",
        allCorrected: "この一覧の項目はすべて修正済みです",
        submit: "{price} を支払う",
        demonstration: "これはデモです。お支払いは発生せず、入力内容は削除されます。",
        thanksTitle: "ご注文ありがとうございます",
        thanks: "お茶をお届けします。",
        orderNumber: "ご注文番号",
        nextTitle: "今後の流れ",
        next:
            "本日お茶を包み、3営業日以内に郵便でお届けします。お問い合わせに備えて、ご注文番号をお控えください。",
        repeated: "注文は複数回送信されましたが、受け付けたのは1回だけです。もう一度注文するには「もう一度注文する」を選んでください。",
        again: "もう一度注文する",
        failures: [
            .notFound: ("このページはありません", "アドレスに誤りがないか確認するか、購入手続きに進んでください。"),
            .tooLarge: ("注文の内容が長すぎます", "前のページに戻り、入力内容を短くしてから、もう一度送信してください。"),
            .unavailable: ("ショップは現在応答できません", "数分後にもう一度お試しください。"),
            .unreadable: ("ショップはこのリクエストを読み取れません", "購入手続きに進み、もう一度お試しください。"),
        ],
        toCheckout: "購入手続きに進む")
}
