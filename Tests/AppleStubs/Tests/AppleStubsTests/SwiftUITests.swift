// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

/// The views share a screen, so their suites run one after another.
@Suite("SwiftUI views", .serialized)
struct SwiftUITests {}
