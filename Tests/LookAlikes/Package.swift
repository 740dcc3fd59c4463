// swift-tools-version: 6.2
// The strategy `.singleScript` and the skeletons as a program that ./compare compares with ICU.

import PackageDescription

let package = Package(
    name: "LookAlikes",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .executableTarget(
            name: "LookAlikeVerdicts",
            dependencies: [.product(name: "InputValidation", package: "swift-input-validation")])
    ],
    swiftLanguageModes: [.v6]
)
