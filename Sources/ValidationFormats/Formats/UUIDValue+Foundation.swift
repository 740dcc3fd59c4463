// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

#if FoundationInterop
import Foundation

extension UUID {
    /// Creates the UUID with the same 128 bits.
    public init(_ value: UUIDValue) {
        let bytes = value.bytes
        self.init(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }

    /// Creates the UUID with the same 128 bits as a ULID.
    public init(_ value: ULIDValue) { self.init(UUIDValue(high: value.high, low: value.low)) }
}
#endif
