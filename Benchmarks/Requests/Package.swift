// swift-tools-version: 6.1
// Bodies of requests with ValidatingDecoder and with JSONDecoder plus the rules, in one run: ./run builds and runs it.

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
