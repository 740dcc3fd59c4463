// swift-tools-version: 6.2
// Makes the library speak the other adapters' protocol. ./run builds and starts it.

import PackageDescription

let package = Package(
    name: "Scoreboard",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .executableTarget(
            name: "Scoreboard",
            dependencies: [.product(name: "InputValidation", package: "swift-input-validation")],
            path: "Adapters/Swift")
    ],
    swiftLanguageModes: [.v6]
)
