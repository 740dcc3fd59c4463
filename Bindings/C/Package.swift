// swift-tools-version: 6.2
// The C library over Arrow columns. `./build` links it statically, without Foundation, as one file.

import PackageDescription

let package = Package(
    name: "ColumnLibrary",
    platforms: [.macOS(.v15)],
    products: [.library(name: "inputvalidation", type: .static, targets: ["ColumnLibrary"])],
    dependencies: [.package(name: "swift-input-validation", path: "../..", traits: ["StockPatterns"])],
    targets: [
        .target(name: "CInputValidation"),
        .target(
            name: "ColumnLibrary",
            dependencies: [
                "CInputValidation",
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
                .product(name: "InputValidationRules", package: "swift-input-validation"),
            ]),
        .testTarget(name: "ColumnLibraryTests", dependencies: ["CInputValidation", "ColumnLibrary"]),
    ],
    swiftLanguageModes: [.v6]
)
