// swift-tools-version: 6.2
// The verdicts on numbers with check digits as a program that ./compare compares with python-stdnum.

import PackageDescription

let package = Package(
    name: "CheckDigits",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: [
        .executableTarget(
            name: "CheckDigitVerdicts",
            dependencies: [.product(name: "InputValidation", package: "swift-input-validation")])
    ],
    swiftLanguageModes: [.v6]
)
