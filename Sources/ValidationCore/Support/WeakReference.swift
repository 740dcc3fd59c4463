// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}
