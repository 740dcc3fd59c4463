// swift-tools-version: 6.2
// Counts one call's instructions and allocations with callgrind. ./run builds the program, counts, and compares.

import PackageDescription

let package = Package(
    name: "Counts",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .target(name: "Callgrind"),
        .executableTarget(
            name: "Counts",
            dependencies: ["Callgrind", .product(name: "InputValidation", package: "swift-input-validation")]),
    ],
    swiftLanguageModes: [.v6]
)
