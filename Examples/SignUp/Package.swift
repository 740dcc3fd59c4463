// swift-tools-version: 6.2
// A sign-up in an app and on a server, with one module of rules for both. Copy the folder, and replace the path of the
// first dependency.

import PackageDescription

let library = "swift-input-validation"
let package = Package(
    name: "SignUp",
    platforms: [.macOS(.v15), .iOS(.v17)],
    dependencies: [
        .package(name: library, path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
    ],
    targets: [
        .target(
            name: "Accounts",
            dependencies: [
                .product(name: "InputValidation", package: library),
                .product(name: "InputValidationLanguages", package: library),
            ]),
        .target(
            name: "SignUp", dependencies: ["Accounts", .product(name: "InputValidationUI", package: library)]),
        .executableTarget(
            name: "sign-up-server",
            dependencies: [
                "Accounts", .product(name: "InputValidationRequests", package: library),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        .testTarget(
            name: "SignUpTests",
            dependencies: [
                "Accounts", "SignUp", .product(name: "InputValidationRequests", package: library),
                .product(name: "InputValidationTesting", package: library),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
