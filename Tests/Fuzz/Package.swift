// swift-tools-version: 6.2
// Fuzz targets, one for each kind of input. ./run TARGET SECONDS builds them with libFuzzer. Without libFuzzer, the
// program replays the seeds and all cases that were found. The matcher has no product in the root package, and the web
// form's server has none in its own, so targets here contain their sources through symbolic links, under other names.

import PackageDescription

let root = "swift-input-validation"
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-input-validation", path: "../.."),
        .package(url: "https://github.com/swhitty/FlyingFox.git", from: "0.27.1"),
    ],
    targets: [
        .target(name: "Matching"),
        .target(
            name: "Serving",
            dependencies: [
                .product(name: "InputValidation", package: root),
                .product(name: "InputValidationLanguages", package: root),
                .product(name: "InputValidationRules", package: root),
                .product(name: "InputValidationSchema", package: root),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Matching", "Serving",
                .product(name: "InputValidation", package: root),
                .product(name: "InputValidationLanguages", package: root),
                .product(name: "InputValidationRequests", package: root),
                .product(name: "InputValidationRules", package: root),
                .product(name: "PatternAlgebra", package: root),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
