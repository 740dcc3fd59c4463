// swift-tools-version: 6.2
// The strategy `.pattern(…)` beside other engines, in one program and one run: ./run installs, builds, and starts it.

import PackageDescription

let package = Package(
    name: "Comparison",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .target(name: "Engines", linkerSettings: [.linkedLibrary("pcre2-8"), .linkedLibrary("re2")]),
        .executableTarget(
            name: "Comparison",
            dependencies: [.product(name: "InputValidation", package: "swift-input-validation"), "Engines"],
            linkerSettings: [.linkedLibrary("rust_engine"), .linkedLibrary("dl")]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
