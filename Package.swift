// swift-tools-version: 6.2
// The root manifest declares no dependency and no executable product, because an executable product would make every
// user of the library fetch what it needs. Programs, exercises, and benchmarks are in nested packages. One of the
// programs, `Examples/Sources/checkout`, is the pattern's client: it chooses strategies and swaps them.

import PackageDescription

let package = Package(
    name: "swift-input-validation",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        // The product names the modules that it exports, because `.ci/breaks` compares the modules that a product
        // names.
        .library(
            name: "InputValidation",
            targets: [
                "InputValidation", "ValidationBasics", "ValidationFormats", "ValidationForms",
                "ValidationNetwork", "ValidationReports", "ValidationText",
            ]),
        .library(name: "ValidationCore", targets: ["ValidationCore"]),
        .library(name: "InputPatterns", targets: ["InputPatterns"]),
        .library(name: "InputValidationRequests", targets: ["InputValidationRequests"]),
        .library(name: "InputValidationRules", targets: ["InputValidationRules", "RuleComparison"]),
        .library(name: "InputValidationSchema", targets: ["InputValidationSchema", "ValidationJavaScript"]),
        .library(name: "InputValidationLanguages", targets: ["InputValidationLanguages"]),
        .library(name: "InputValidationTesting", targets: ["InputValidationTesting"]),
        .library(name: "InputValidationUI", targets: ["InputValidationUI"]),
        .library(name: "PatternAlgebra", targets: ["PatternAlgebra"]),
    ],
    // Only one trait is on by default. SwiftPM 6.3 passes several traits to the compiler in an order that changes from
    // run to run, and then compiles everything again (measured: every second build with two traits).
    traits: [
        .trait(name: "Full", description: "All of the following traits."),
        .trait(name: "FoundationInterop", description: "LocalizedError and NSError for ValidationError."),
        .trait(
            name: "SwiftRegex",
            description: "Strategies from Regex, whose engine takes 1.4 MB of a static program."),
        .trait(name: "StockPatterns", description: "The catalog of stock patterns and their samples."),
        .default(enabledTraits: ["Full"]),
    ],
    targets: [
        // The catalog is at the top level, because people read it, and copy from it, without the rest of the library.
        .target(name: "InputPatterns", path: "Patterns"),
        .target(name: "PatternMatching"),
        .target(name: "PatternAlgebra", dependencies: ["InputPatterns", "PatternMatching"]),
        .target(name: "ValidationCore"),
        .target(name: "ValidationText", dependencies: ["PatternMatching", "ValidationCore"]),
        .target(
            name: "ValidationBasics",
            dependencies: ["InputPatterns", "PatternMatching", "ValidationCore", "ValidationText"]),
        .target(
            name: "ValidationFormats",
            dependencies: ["InputPatterns", "PatternMatching", "ValidationCore", "ValidationText"]),
        .target(name: "ValidationNetwork", dependencies: ["ValidationCore", "ValidationText"]),
        .target(name: "ValidationForms", dependencies: ["ValidationCore"]),
        .target(name: "ValidationReports", dependencies: ["ValidationCore", "ValidationForms"]),
        .target(
            name: "InputValidation",
            dependencies: [
                "InputPatterns", "ValidationBasics", "ValidationCore", "ValidationFormats", "ValidationForms",
                "ValidationNetwork", "ValidationReports", "ValidationText",
            ]),
        .target(name: "InputValidationRules", dependencies: ["InputValidation", "InputValidationRequests"]),
        .target(
            name: "RuleComparison",
            dependencies: ["InputPatterns", "InputValidation", "InputValidationRules", "PatternAlgebra"]),
        .target(name: "InputValidationRequests", dependencies: ["InputValidation"]),
        .target(
            name: "InputValidationSchema",
            dependencies: ["InputValidation", "InputValidationRequests", "InputValidationRules", "PatternMatching"]),
        .target(
            name: "ValidationJavaScript",
            dependencies: ["InputPatterns", "InputValidation", "InputValidationRules", "PatternAlgebra"]),
        .target(name: "InputValidationLanguages", dependencies: ["InputValidation"]),
        .target(name: "InputValidationTesting", dependencies: ["InputValidation", "PatternAlgebra"]),
        .target(name: "InputValidationUI", dependencies: ["InputValidation"]),
        .target(name: "TestSupport", dependencies: ["InputValidation", "PatternAlgebra"], path: "Tests/TestSupport"),
        .testTarget(name: "InputPatternsTests", dependencies: ["InputPatterns", "PatternMatching"]),
        .testTarget(name: "PatternMatchingTests", dependencies: ["PatternMatching", "TestSupport"]),
        .testTarget(
            name: "PatternAlgebraTests",
            dependencies: ["InputPatterns", "InputValidation", "PatternAlgebra", "PatternMatching", "TestSupport"]),
        .testTarget(
            name: "InputValidationTests",
            dependencies: [
                "InputValidation", "InputValidationLanguages", "InputValidationRequests", "InputValidationRules",
                "InputValidationSchema", "InputValidationTesting", "PatternAlgebra", "TestSupport",
                "ValidationJavaScript",
            ], exclude: ["ValidationCore/Messages/codes.tsv"]),
        .testTarget(
            name: "InputValidationLanguagesTests", dependencies: ["InputValidationLanguages"],
            exclude: ["plurals.py", "translations.tsv"]),
        .testTarget(name: "InputValidationRulesTests", dependencies: ["InputValidationRules", "TestSupport"]),
        .testTarget(name: "RuleComparisonTests", dependencies: ["PatternAlgebra", "RuleComparison"]),
        .testTarget(
            name: "InputValidationRequestsTests",
            dependencies: ["InputValidation", "InputValidationLanguages", "InputValidationRequests", "TestSupport"]),
        .testTarget(
            name: "InputValidationSchemaTests",
            dependencies: [
                "InputValidation", "InputValidationRules", "InputValidationSchema", "InputValidationTesting",
                "PatternMatching", "TestSupport",
            ]),
        .testTarget(name: "InputValidationTestingTests", dependencies: ["InputValidationTesting"]),
    ],
    swiftLanguageModes: [.v6]
)

// The compiler receives the name of each enabled trait as a condition, and these conditions in addition.
for target in package.targets {
    target.swiftSettings = ["FoundationInterop", "SwiftRegex", "StockPatterns"].map {
        .define($0, .when(traits: ["Full"]))
    }
}
