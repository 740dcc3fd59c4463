// swift-tools-version: 6.2
// Compiles the adapters in Sources/InputValidationUI on Linux with stand-ins for Apple's frameworks, and tests them.
// It's never built on Apple's systems, which have the frameworks themselves.

import PackageDescription

let package = Package(
    name: "AppleStubs",
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .target(name: "UIKit"),
        .target(name: "AppKit"),
        .target(name: "Accessibility"),
        .target(name: "SwiftUI", dependencies: ["Accessibility", "AppKit", "UIKit"]),
        // The real sources through a symbolic link, under another name, because two modules can't have the same name.
        .target(
            name: "InputValidationUIOnStubs",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"), "UIKit", "AppKit", "SwiftUI",
                "Accessibility",
            ]),
        // The model app's view, which imports `InputValidationUI`.
        .target(
            name: "Accounts",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
            ]),
        .target(
            name: "SignUp", dependencies: ["Accounts", "InputValidationUIOnStubs", "SwiftUI"],
            swiftSettings: [.unsafeFlags(["-module-alias", "InputValidationUI=InputValidationUIOnStubs"])]),
        .testTarget(
            name: "AppleStubsTests",
            dependencies: [
                "InputValidationUIOnStubs", "UIKit", "AppKit", "SwiftUI", "Accessibility",
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
            ],
            // swift-testing has an overlay for the real UIKit.
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
        // Every public use, and the articles' views, compile in a module that is isolated to the main actor by default,
        // like a new app's. The articles import `InputValidationUI`.
        .testTarget(
            name: "MainActorByDefaultTests",
            dependencies: [
                "InputValidationUIOnStubs", "UIKit", "AppKit", "SwiftUI", "Accessibility",
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
                .product(name: "InputValidationTesting", package: "swift-input-validation"),
            ],
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .unsafeFlags([
                    "-module-alias", "InputValidationUI=InputValidationUIOnStubs", "-Xfrontend",
                    "-disable-cross-import-overlays",
                ]),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
