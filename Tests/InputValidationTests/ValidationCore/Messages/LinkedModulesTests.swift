// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The modules of a program")
struct LinkedModulesTests {
    @Test("have their codes, each in the range of its module and in the list of all")
    func codes() {
        let sources = LinkedModules.modules.map(\.codes)
        #expect(sources.count == 5 && sources.allSatisfy { !$0.isEmpty })
        let all = sources.flatMap(\.self)
        #expect(Set(all).count == all.count && Set(all).isStrictSubset(of: ValidationError.Code.builtIn))
        // The core's codes don't belong to another module.
        #expect(!all.contains(.inputEmpty) && !all.contains(.compositionEmpty))
    }
}
