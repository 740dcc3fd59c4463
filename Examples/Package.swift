// swift-tools-version: 6.2
// The programs. This is a separate package, so that the library's users don't fetch what the programs need. The web
// form and the server are also separate packages, because they need more than a command-line program.

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "validate", targets: ["validate"]),
        .executable(name: "checkout", targets: ["checkout"]),
        .executable(name: "grade", targets: ["grade"]),
    ],
    dependencies: [
        .package(name: "swift-input-validation", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // The pattern's client: one form without the pattern and with it, each before and after a change request.
        .executableTarget(
            name: "checkout",
            dependencies: [
                "CheckoutScreen", "CheckoutBefore", "CheckoutBeforeWithAmex", "CheckoutAfter", "CheckoutAfterWithAmex",
                .product(name: "InputValidation", package: "swift-input-validation"),
            ],
            path: "Sources/checkout/Main", swiftSettings: strict),
        .target(name: "CheckoutScreen", path: "Sources/checkout/Screen", swiftSettings: strict),
        .target(
            name: "CheckoutBefore", dependencies: ["CheckoutScreen"], path: "Sources/checkout/Before",
            swiftSettings: strict),
        .target(
            name: "CheckoutBeforeWithAmex", dependencies: ["CheckoutScreen"], path: "Sources/checkout/BeforeWithAmex",
            swiftSettings: strict),
        .target(
            name: "CheckoutAfter",
            dependencies: ["CheckoutScreen", .product(name: "InputValidation", package: "swift-input-validation")],
            path: "Sources/checkout/After", swiftSettings: strict),
        .target(
            name: "CheckoutAfterWithAmex",
            dependencies: ["CheckoutScreen", .product(name: "InputValidation", package: "swift-input-validation")],
            path: "Sources/checkout/AfterWithAmex", swiftSettings: strict),
        .testTarget(
            name: "CheckoutTests",
            dependencies: [
                "checkout", "CheckoutScreen", "CheckoutBefore", "CheckoutBeforeWithAmex", "CheckoutAfter",
                "CheckoutAfterWithAmex",
            ],
            swiftSettings: strict),
        // One problem in six forms. `Examples/.ci/forms` measures their calls.
        .executableTarget(
            name: "forms",
            dependencies: [.product(name: "InputValidation", package: "swift-input-validation")],
            swiftSettings: strict),
        .testTarget(name: "FormsTests", dependencies: ["forms"], swiftSettings: strict),
        .executableTarget(name: "validate", dependencies: ["ValidateKit"], swiftSettings: strict),
        // The system's zlib, which reads gzip. Swift on Linux needs its package zlib1g-dev anyway.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "ValidateKit",
            dependencies: [
                "CZlib",
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
                .product(name: "InputValidationRules", package: "swift-input-validation"),
                .product(name: "InputValidationSchema", package: "swift-input-validation"),
                .product(name: "PatternAlgebra", package: "swift-input-validation"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        // The exercises' grader, which contains their solutions. It compiles the files in Surfaces together with a
        // submission. The dependency on the program `grade-child` only makes sure that it's built.
        .executableTarget(
            name: "grade",
            dependencies: [
                "grade-child", "GradeGuard", "GradeProbes", "Solution2", "Solution3", "Solution4", "Solution5",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Surfaces"], swiftSettings: strict),
        // The process that loads a submission as a library, so it exports its own symbols. It contains no solution.
        .executableTarget(
            name: "grade-child", dependencies: ["GradeGuard", "GradeProbes"], swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
        // Blocks the system calls that a submission must not use. It's in C, because the kernel's filters are C macros.
        .target(name: "GradeGuard"),
        .target(
            name: "GradeProbes",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationTesting", package: "swift-input-validation"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GradeTests", dependencies: ["grade", "grade-child", "GradeGuard", "GradeProbes"],
            exclude: ["Submissions"], swiftSettings: strict),
        .testTarget(
            name: "ValidateKitTests",
            dependencies: [
                "ValidateKit", "validate",
                .product(name: "InputPatterns", package: "swift-input-validation"),
            ],
            swiftSettings: strict),
    ]
        + (2...5).map { number in
            // A solution that the grader compares with a submission.
            .target(
                name: "Solution\(number)",
                dependencies: [.product(name: "InputValidation", package: "swift-input-validation")],
                path: "Exercises/Exercise\(number)/Solution", swiftSettings: strict)
        },
    swiftLanguageModes: [.v6]
)
