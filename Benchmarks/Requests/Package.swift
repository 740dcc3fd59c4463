// swift-tools-version: 6.2
// Decodes request bodies with ValidatingDecoder, and with JSONDecoder and the rules, in one run. ./run builds and runs
// it.

import PackageDescription

let package = Package(
    name: "Requests",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .executableTarget(
            name: "Requests",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationRequests", package: "swift-input-validation"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
