// swift-tools-version: 6.2
// Compiles the adapters of Sources/InputValidationUI on Linux against stand-ins of Apple's frameworks, and tests what
// they do. Never built on Apple's systems, where the frameworks themselves are.

import PackageDescription

let package = Package(
    name: "AppleStubs",
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .target(name: "UIKit"),
        .target(name: "AppKit"),
        .target(name: "Accessibility"),
        .target(name: "SwiftUI", dependencies: ["Accessibility", "AppKit", "UIKit"]),
        // The real sources by a symbolic link, under another name: two modules of one name are rejected.
        .target(
            name: "InputValidationUIOnStubs",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"), "UIKit", "AppKit", "SwiftUI",
                "Accessibility",
            ]),
        .testTarget(
            name: "AppleStubsTests",
            dependencies: [
                "InputValidationUIOnStubs", "UIKit", "AppKit", "SwiftUI", "Accessibility",
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
            ],
            // swift-testing has an overlay for the real UIKit.
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        // Every public way of use compiles in a module like that of a new app, isolated to the main actor by default.
        .testTarget(
            name: "MainActorByDefaultTests",
            dependencies: [
                "InputValidationUIOnStubs", "UIKit", "AppKit", "SwiftUI", "Accessibility",
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
                .product(name: "InputValidationTesting", package: "swift-input-validation"),
            ],
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
