// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension LinkedModules.NetworkModule: ListedModule {
    /// The strategy classes that have a listing, in documentation order.
    package var strategyClasses: [any ListedStrategy.Type] {
        [
            URLInputValidator.self,
            EmailInputValidator.self,
            EmailDomainSpellingInputValidator.self,
            DomainNameInputValidator.self,
            IPAddressInputValidator.self,
            PortInputValidator.self,
            MACAddressInputValidator.self,
        ]
    }

    package var furtherSentences: [Sentence] {
        [
            .once, .dots, .siteEnding, .notIPAddress,
        ]
    }

    package var furtherKinds: [InputKind] { [.ipv4, .ipv6] }
}
