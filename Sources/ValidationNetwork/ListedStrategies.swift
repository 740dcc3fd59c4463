// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension LinkedModules.NetworkModule: ListedModule {
    /// The classes of the strategies with a listing, in the order of the documentation.
    package var strategyClasses: [any ListedStrategy.Type] {
        [
            URLInputValidator.self,
            EmailInputValidator.self,
            DomainNameInputValidator.self,
            IPAddressInputValidator.self,
            PortInputValidator.self,
            MACAddressInputValidator.self,
        ]
    }
}
