// swift-tools-version: 6.2
// The programs in the article with-other-packages.md, one for each package. This is a separate package, so that neither
// the library nor its programs fetch these packages.

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let library: Target.Dependency = .product(name: "InputValidation", package: "swift-input-validation")
let requests: Target.Dependency = .product(name: "InputValidationRequests", package: "swift-input-validation")
let schema: Target.Dependency = .product(name: "InputValidationSchema", package: "swift-input-validation")

let package = Package(
    name: "OtherPackages",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "swift-input-validation", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .executableTarget(
            name: "WithArgumentParser",
            dependencies: [library, .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        .executableTarget(
            name: "WithConfiguration",
            dependencies: [library, .product(name: "Configuration", package: "swift-configuration")],
            swiftSettings: strict),
        .executableTarget(
            name: "WithGRDB", dependencies: [library, .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: strict),
        .executableTarget(name: "WithObservations", dependencies: [library], swiftSettings: strict),
        // Stand-ins for packages and frameworks that CI doesn't have. They have only the declarations that the programs
        // use, which are the same as in swift-openapi-runtime, Fluent 4, and Apple's Foundation Models.
        .executableTarget(
            name: "WithOpenAPI",
            dependencies: [
                library, requests, schema, "OpenAPIRuntime",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: strict),
        .target(
            name: "OpenAPIRuntime", dependencies: [.product(name: "HTTPTypes", package: "swift-http-types")],
            swiftSettings: strict),
        .executableTarget(name: "WithFluent", dependencies: [library, "Fluent"], swiftSettings: strict),
        .target(name: "Fluent", swiftSettings: strict),
        .executableTarget(name: "WithFoundationModels", dependencies: [library], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
