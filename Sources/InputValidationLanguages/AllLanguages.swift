// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension MessageLanguage {
    /// Every language in the library, in tag order.
    public static let all: [MessageLanguage] = [
        .arabic,
        .czech,
        .danish,
        .german,
        .greek,
        .english,
        .spanish,
        .finnish,
        .french,
        .hebrew,
        .hindi,
        .hungarian,
        .indonesian,
        .italian,
        .japanese,
        .korean,
        .norwegianBokmal,
        .dutch,
        .polish,
        .brazilianPortuguese,
        .europeanPortuguese,
        .romanian,
        .russian,
        .slovak,
        .swedish,
        .thai,
        .turkish,
        .ukrainian,
        .vietnamese,
        .simplifiedChinese,
        .traditionalChinese,
    ]
}
