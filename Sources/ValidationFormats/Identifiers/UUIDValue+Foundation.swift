// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

#if FoundationInterop
import Foundation

extension UUID {
    /// Creates the UUID with the same 128 bits.
    public init(_ value: UUIDValue) {
        self.init(uuid: value.bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }

    /// Creates the UUID with the same 128 bits as a ULID.
    public init(_ value: ULIDValue) { self.init(UUIDValue(high: value.high, low: value.low)) }
}
#endif
