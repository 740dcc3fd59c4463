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

    /// The modules with codes, whether the program contains them or not.
    package static var codeModules: [Any] {
        [
            hiddenFromOptimizer(TextModule()), hiddenFromOptimizer(BasicsModule()),
            hiddenFromOptimizer(FormatsModule()), hiddenFromOptimizer(NetworkModule()),
            hiddenFromOptimizer(ReportsModule()),
        ]
    }

    /// The codes of other modules' strategies.
    static var codes: [ValidationError.Code] { codeModules.flatMap { ($0 as? any ErrorCodeModule)?.codes ?? [] } }

    /// The sentences of other modules' codes.
    static var sentences: [Sentence] { codeModules.flatMap { ($0 as? any ErrorCodeModule)?.sentences ?? [] } }

    /// The kinds of input that other modules name.
    static var kinds: [InputKind] { codeModules.flatMap { ($0 as? any ErrorCodeModule)?.kinds ?? [] } }

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

extension String {
    /// Returns the text with each `{name}` replaced by the value for that name, in one pass from left to right.
    ///
    /// A value's content is never read as a template again (compare CVE-2020-10693). Braces around a name without a
    /// value stay as they are.
    ///
    /// - Complexity: O(*n*), because the names don't overlap.
    package func replacingPlaceholders(by replacement: (String) -> String?) -> String {
        let bytes = Array(utf8)
        var text: [UInt8] = []
        var copied = 0
        var open: Int?
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { open = index }
            guard byte == UInt8(ascii: "}") else { continue }
            if let start = open, let value = replacement(String(decoding: bytes[start + 1..<index], as: UTF8.self)) {
                text += bytes[copied..<start]
                text += value.utf8
                copied = index + 1
            }
            open = nil
        }
        return copied == 0 ? self : String(decoding: text + bytes[copied...], as: UTF8.self)
    }
}
