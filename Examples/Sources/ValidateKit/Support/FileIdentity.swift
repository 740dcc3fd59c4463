// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// What two names, links, or descriptors of one file have in common.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t
    /// Whether it is a file with contents, and not a terminal, a pipe, or another device.
    let isRegular: Bool

    /// Finds the file with a path, after links; `nil` if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Finds the file of an open descriptor.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = status.st_dev
        number = status.st_ino
        isRegular = status.st_mode & S_IFMT == S_IFREG
    }
}
