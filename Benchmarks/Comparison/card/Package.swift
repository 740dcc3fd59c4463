// swift-tools-version: 6.2
// Compares the card strategy with a plain Luhn loop in C, interleaved in one process. `./run` builds and runs both.

import PackageDescription

let package = Package(
    name: "card-comparison",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../../..")],
    targets: [
        .executableTarget(
            name: "card-comparison",
            dependencies: [.product(name: "InputValidation", package: "swift-input-validation")])
    ],
    swiftLanguageModes: [.v6]
)
