// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The hooks through which the program's other modules add their strategies' codes and listings.
///
/// The core doesn't depend on these modules, and Swift doesn't run a module's code when it loads the module, so no
/// module can register itself. Instead, each module conforms its type below to a protocol, and the runtime finds the
/// conformances of the modules that the program contains. A program that contains only the core has the core's codes.
package enum LinkedModules {
    package struct TextModule: Sendable {}
    package struct BasicsModule: Sendable {}
    package struct FormatsModule: Sendable {}
    package struct NetworkModule: Sendable {}
    package struct ReportsModule: Sendable {}

    /// The modules that the program contains.
    package static var modules: [any ErrorCodeModule] {
        [TextModule(), BasicsModule(), FormatsModule(), NetworkModule(), ReportsModule()].compactMap { (module: Any) in
            hiddenFromOptimizer(module) as? any ErrorCodeModule
        }
    }

    // Not inlined, so that the compiler doesn't resolve the conformance from this module alone.
    @inline(never)
    private static func hiddenFromOptimizer(_ module: Any) -> Any { module }
}

/// A module that declares codes, and the sentences and kinds of input for their messages.
package protocol ErrorCodeModule {
    var codes: [ValidationError.Code] { get }
    var sentences: [Sentence] { get }
    var kinds: [InputKind] { get }
}
