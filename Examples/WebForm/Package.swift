// swift-tools-version: 6.2
// The checkout form in a browser. This is a separate package, so that the other programs don't fetch what a server
// needs.

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "WebForm",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "webform", targets: ["webform"])],
    dependencies: [
        .package(name: "swift-input-validation", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox.git", from: "0.27.1"),
    ],
    targets: [
        // The command line. Everything else is in a library that the tests import.
        .executableTarget(
            name: "webform",
            dependencies: [
                "WebFormKit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationRules", package: "swift-input-validation"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: strict),
        .target(
            name: "WebFormKit",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
                .product(name: "InputValidationRules", package: "swift-input-validation"),
                .product(name: "InputValidationSchema", package: "swift-input-validation"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: strict),
        .testTarget(name: "WebFormTests", dependencies: ["WebFormKit", "webform"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
