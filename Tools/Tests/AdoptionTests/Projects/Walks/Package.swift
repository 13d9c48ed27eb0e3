// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Walks",
    targets: [
        .target(
            name: "Walks", dependencies: ["WalksKit"], exclude: ["Old"],
            swiftSettings: [.swiftLanguageMode(.v5), .define("BETA"), .defaultIsolation(MainActor.self)]),
        .target(name: "WalksKit", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(name: "WalksTests", dependencies: ["Walks"]),
    ]
)
