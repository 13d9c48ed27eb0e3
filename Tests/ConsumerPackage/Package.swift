// swift-tools-version: 6.0
import PackageDescription

// A project of a user of Reflow: an app's sources and tests, written for iOS, without any adaptation to Linux.
let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "Reflow", path: "../..")],
    targets: [
        .executableTarget(
            name: "BankApp", dependencies: [.product(name: "UIKit", package: "Reflow")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BankAppTests",
            dependencies: ["BankApp", .product(name: "SnapshotTesting", package: "Reflow")],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "PlayerApp", dependencies: [.product(name: "UIKit", package: "Reflow")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "PlayerAppTests",
            dependencies: ["PlayerApp", .product(name: "SnapshotTesting", package: "Reflow")],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v6)]),
        // This is a layout library with the structure of public ones.
        .target(
            name: "Pinning", dependencies: [.product(name: "UIKit", package: "Reflow")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "PinningTests",
            dependencies: ["Pinning", .product(name: "SnapshotTesting", package: "Reflow")],
            resources: [.copy("Fixtures")], swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)

// An app in the style of Xcode's templates: Objective-C's attributes and a storyboard. `reflow swift` builds it, and sets the
// variable.
if Context.environment["REFLOW_TOOLCHAIN"] != nil {
    package.targets += [
        .executableTarget(
            name: "HikesApp", dependencies: [.product(name: "UIKit", package: "Reflow")],
            resources: [.process("Main.storyboard")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "HikesAppTests",
            dependencies: ["HikesApp", .product(name: "SnapshotTesting", package: "Reflow")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
}
