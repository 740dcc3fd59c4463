// swift-tools-version: 6.1
// Fuzz targets, one for each kind of input: ./run TARGET SECONDS builds them with libFuzzer. Without it, the program
// replays the seeds and all cases that were found. The matcher has no product in the root package, so its sources are a
// target here through a symbolic link, under another name.

import PackageDescription

let root = "swift-input-validation"
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .target(name: "Matching"),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Matching",
                .product(name: "InputValidation", package: root),
                .product(name: "InputValidationLanguages", package: root),
                .product(name: "InputValidationRequests", package: root),
                .product(name: "InputValidationRules", package: root),
                .product(name: "PatternAlgebra", package: root),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
