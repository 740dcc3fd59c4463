// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension View {
    /// Sets the keyboard, autofill content, capitalization, and spelling check for the text fields inside this view.
    ///
    /// `ValidatedField` does this for its input's strategy. Systems without an onscreen keyboard ignore the keyboard.
    ///
    /// - Parameter traits: The traits, such as `strategy.inputTraits`.
    @MainActor
    public func inputTraits(_ traits: InputTraits) -> some View {
        #if canImport(UIKit) && !os(watchOS)
        keyboardType(traits.keyboard.uiKeyboardType)
            .textContentType(traits.content?.uiTextContentType)
            .textInputAutocapitalization(traits.capitalization.textInputAutocapitalization)
            .autocorrectionDisabled(!traits.checksSpelling)
        #elseif canImport(AppKit)
        textContentType(traits.content?.nsTextContentType)
            .autocorrectionDisabled(!traits.checksSpelling)
        #else
        textInputAutocapitalization(traits.capitalization.textInputAutocapitalization)
            .autocorrectionDisabled(!traits.checksSpelling)
        #endif
    }
}

#if !canImport(AppKit) || canImport(UIKit)
extension InputTraits.Capitalization {
    fileprivate var textInputAutocapitalization: TextInputAutocapitalization {
        switch self {
        case .never: .never
        case .words: .words
        case .sentences: .sentences
        case .characters: .characters
        }
    }
}
#endif
#endif
