// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "url-comparison",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../../..")],
    targets: [
        .target(name: "CAda", exclude: ["vendor"], cxxSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "URLDifferential",
            dependencies: ["CAda", .product(name: "InputValidation", package: "swift-input-validation")]),
        .executableTarget(
            name: "URLComparison",
            dependencies: ["CAda", .product(name: "InputValidation", package: "swift-input-validation")]),
    ],
    cxxLanguageStandard: .cxx20
)
