// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

extension URL {
    /// Creates the URL with the same text, or returns `nil` if Foundation can't parse it.
    ///
    /// Foundation percent-encodes non-ASCII characters. It parses every URL that ``URLPolicy/web`` accepts.
    public init?(_ parts: URLParts) {
        self.init(string: parts.text)
    }
}
#endif
