// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// A file's identity, which all of its names, links, and descriptors share.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t
    /// Whether it's a file with contents instead of a terminal, a pipe, or another device.
    let isRegular: Bool

    /// Finds the file at a path after following links, or returns `nil` if there's none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Finds an open descriptor's file.
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
