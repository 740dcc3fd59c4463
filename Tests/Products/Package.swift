// swift-tools-version: 6.2
// One program for each of the library's products, which depends on this product alone. ./run builds the programs, and
// compares what they print with their comments.

import PackageDescription

let products = [
    "InputPatterns", "InputValidation", "InputValidationLanguages", "InputValidationRequests", "InputValidationRules",
    "InputValidationSchema", "InputValidationTesting", "InputValidationUI", "PatternAlgebra", "ValidationCore",
]
let package = Package(
    name: "Products",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: products.map {
        .executableTarget(
            name: "only-\($0)", dependencies: [.product(name: $0, package: "swift-input-validation")],
            path: "Sources/\($0)")
    }
        // ValidationCore's program again, with all modules that validate.
        + [
            .executableTarget(
                name: "linked",
                dependencies: products.dropFirst().map { .product(name: $0, package: "swift-input-validation") },
                path: "Linked")
        ],
    swiftLanguageModes: [.v6]
)
