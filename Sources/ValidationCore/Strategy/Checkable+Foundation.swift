// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

// These conformances provide `value.validate(with:)` for the Foundation types that people enter.
extension Data: Checkable {}
extension Date: Checkable {}
extension Decimal: Checkable {}
extension URL: Checkable {}
extension UUID: Checkable {}
#endif
