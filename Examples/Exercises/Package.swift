// swift-tools-version: 6.2
// Five exercises. `swift test` tests your work in the folders `Start`. It needs no package except the library.

import PackageDescription

let library: [Target.Dependency] = [.product(name: "InputValidation", package: "swift-input-validation")]
let exercises = (1...5).map { "Exercise\($0)" }

let package = Package(
    name: "Exercises",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-input-validation", path: "../..")],
    targets: exercises.flatMap { name -> [Target] in
        [
            .target(name: name, dependencies: library, path: "\(name)/Start"),
            .testTarget(
                name: "\(name)Tests",
                dependencies: library + [
                    .byName(name: name),
                    .product(name: "InputValidationTesting", package: "swift-input-validation"),
                ],
                path: "\(name)/Tests"),
        ]
    },
    swiftLanguageModes: [.v6]
)
