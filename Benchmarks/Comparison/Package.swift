// swift-tools-version: 6.1
// The matcher beside other engines, in one program and one run: ./run installs, builds, and starts it. The module has
// no product in the root package, so its sources are a target here through a symbolic link.

import PackageDescription

let package = Package(
    name: "Comparison",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "PatternMatching"),
        .target(name: "Engines", linkerSettings: [.linkedLibrary("pcre2-8"), .linkedLibrary("re2")]),
        .executableTarget(
            name: "Comparison", dependencies: ["PatternMatching", "Engines"],
            linkerSettings: [.linkedLibrary("rust_engine"), .linkedLibrary("dl")]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
