// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

let languages = MessageLanguage.all
print(languages.count, languages.bestMatch(for: "de-CH")?.name ?? "")
// 31 Deutsch
