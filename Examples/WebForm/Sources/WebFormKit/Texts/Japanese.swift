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
        introduction: "各項目についてのメッセージはすべて、選択された言語でライブラリから表示されます。",
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
        labels: [
            .name: "氏名",
            .email: "メールアドレス",
            .website: "ウェブサイト（任意）",
            .postcode: "郵便番号",
            .document: "書類番号",
            .taxNumber: "納税者番号",
            .cardNumber: "カード番号",
            .cardExpiry: "有効期限",
            .securityCode: "セキュリティコード",
            .password: "パスワード",
        ],
        names: [
            .name: "氏名",
            .email: "メールアドレス",
            .website: "ウェブサイト",
            .postcode: "郵便番号",
            .document: "書類番号",
            .taxNumber: "納税者番号",
            .cardNumber: "カード番号",
            .cardExpiry: "有効期限",
            .securityCode: "セキュリティコード",
            .password: "パスワード",
        ],
        notes: [
            .name: "カードに記載されているとおり",
            .email: "領収書の送付先",
            .postcode: "英国の郵便番号",
            .cardExpiry: "カードに記載されているとおり",
        ],
        choices: [
            .document: "本人確認の方法",
            .customer: "購入者の種類",
        ],
        documents: [
            .memberNumber: "会員番号",
            .nickname: "ニックネーム",
            .passport: "パスポート",
        ],
        customers: [
            .person: ("個人", "国民保険番号"),
            .company: ("法人", "法人の VAT 番号"),
        ],
        swaps: [
            .document: "この書類を使う",
            .customer: "納税者番号を切り替える",
            .card: "カードを確認する",
            .language: "言語を変更",
        ],
        securityCodes: [
            0: "カードの裏面（American Express は表面）",
            3: "カードの裏面",
            4: "American Express カードの表面",
        ],
        secretAgain: "安全のため再表示されません。もう一度入力してください。",
        passwordRules: "パスワードの条件：",
        met: "達成：",
        unmet: "未達成：",
        incomplete: "まだ途中です",
        complete: "問題ありません",
        sending: "ご注文を送信しています…",
        unreachable: "ショップから応答がありません。インターネット接続を確認して、もう一度お試しください。入力内容は残っています。",
        unavailable: "現在、ご注文を受け付けられません。数分後にもう一度お試しください。入力内容は残っています。",
        tooLong: "入力内容が長すぎます。短くしてから、もう一度お試しください。入力内容は残っています。",
        retry: "もう一度試す",
        corrected: "修正済み",
        allCorrected: "この一覧の項目はすべて修正済みです",
        submit: "£24.50 を支払う",
        demonstration: "これはデモです。支払いは行われず、入力内容は保存されません。",
        thanksTitle: "ご注文ありがとうございます",
        thanks: "ご注文が完了しました。入力内容はすべて受け付けられ、保存されていません。",
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
