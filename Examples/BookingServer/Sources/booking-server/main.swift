// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import BookingServer
import Hummingbird

try await Application(
    router: routes(),
    configuration: .init(address: .hostname("127.0.0.1", port: 8080))
)
.runService()
