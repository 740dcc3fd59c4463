// swift-tools-version: 6.2
// Put this folder into a clone's folder `Examples`. `swift test` in this folder tests your work.

import PackageDescription

let package = Package(
    name: "Variant",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .target(
            name: "Exercise", dependencies: [.product(name: "InputValidation", package: "swift-input-validation")],
            path: "Start"),
        .testTarget(
            name: "ExerciseTests",
            dependencies: ["Exercise", .product(name: "InputValidationTesting", package: "swift-input-validation")],
            path: "Tests"),
    ],
    swiftLanguageModes: [.v6]
)
