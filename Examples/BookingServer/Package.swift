// swift-tools-version: 6.2
// A server's handlers. This is a separate package, so that neither the library nor its programs fetch what a server
// needs.

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "BookingServer",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "booking-server", targets: ["booking-server"])],
    dependencies: [
        .package(name: "swift-input-validation", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
    ],
    targets: [
        // The code that a client and every server share: the request, its rules, and its messages.
        .target(
            name: "Bookings",
            dependencies: [
                .product(name: "InputValidation", package: "swift-input-validation"),
                .product(name: "InputValidationLanguages", package: "swift-input-validation"),
                .product(name: "InputValidationRequests", package: "swift-input-validation"),
            ],
            swiftSettings: strict),
        .target(
            name: "BookingServer",
            dependencies: ["Bookings", .product(name: "Hummingbird", package: "hummingbird")], swiftSettings: strict),
        .executableTarget(name: "booking-server", dependencies: ["BookingServer"], swiftSettings: strict),
        .testTarget(
            name: "BookingServerTests",
            dependencies: ["BookingServer", .product(name: "Hummingbird", package: "hummingbird")],
            swiftSettings: strict),
        // The same handler for Vapor. Vapor itself isn't built here. The module `Vapor` has only the declarations that
        // the handler uses, as Vapor 4 documents them.
        .target(name: "VaporHandlers", dependencies: ["Bookings", "Vapor"], swiftSettings: strict),
        .target(name: "Vapor", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
