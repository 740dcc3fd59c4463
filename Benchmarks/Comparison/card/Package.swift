// swift-tools-version: 6.1
// The card strategy against a plain C Luhn loop, interleaved in one process; `./run` builds and runs it.

import PackageDescription

let package = Package(
    name: "card-comparison",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../../..")],
    targets: [
        .target(name: "CLuhn", cSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "card-comparison",
            dependencies: ["CLuhn", .product(name: "InputValidation", package: "swift-input-validation")]),
    ],
    swiftLanguageModes: [.v6]
)
