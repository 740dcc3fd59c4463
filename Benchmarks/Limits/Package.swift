// swift-tools-version: 6.2
// Tries inputs and rules far beyond ordinary use, each in its own process. ./run builds and starts it.

import PackageDescription

let package = Package(
    name: "Limits",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .executableTarget(
            name: "Limits",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationRequests", package: "swift-input-validation"),
                .product(name: "InputValidationRules", package: "swift-input-validation"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
