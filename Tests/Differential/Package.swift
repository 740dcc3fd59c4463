// swift-tools-version: 6.2
// The matcher as a program that other engines are compared with. ./run builds and uses it. The module has no product in
// the root package, so a target here contains its sources through a symbolic link.

import PackageDescription

let package = Package(
    name: "Differential",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "PatternMatching"),
        // The catalog would be empty without the root package's trait.
        .target(name: "InputPatterns", swiftSettings: [.define("StockPatterns")]),
        .target(name: "PatternAlgebra", dependencies: ["InputPatterns", "PatternMatching"]),
        .executableTarget(name: "Matcher", dependencies: ["PatternMatching"]),
        .executableTarget(name: "Comparer", dependencies: ["InputPatterns", "PatternAlgebra"]),
    ],
    swiftLanguageModes: [.v6]
)
