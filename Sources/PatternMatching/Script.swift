// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Scripts.
enum Script {
    static func set(named name: String) -> ScalarSet? {
        nil
    }
}
