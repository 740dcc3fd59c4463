// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

extension Data {
    /// Reads a file or a pipe to its end, such as the pipe of `--rules <(jq …)`.
    ///
    /// - Parameter maximum: The maximum number of bytes. A device such as `/dev/zero` has no end.
    init(wholeFile path: String, maximum: Int) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Mistake("\(path): \(systemError())") }
        defer { close(descriptor) }
        self.init()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw Mistake("\(path): \(systemError())") }
            if count == 0 { return }
            append(contentsOf: buffer[..<count])
            if self.count > maximum { throw Mistake("\(path): this is larger than \(maximum) bytes") }
        }
    }
}
