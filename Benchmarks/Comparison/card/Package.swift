// swift-tools-version: 6.1
// The card strategy against a plain C Luhn loop, interleaved in one process; `./run` builds both and runs them.

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
