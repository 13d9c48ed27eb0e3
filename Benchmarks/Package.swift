// swift-tools-version: 6.2
import PackageDescription

/// Compares Reflow with the cost of the same work in plain C; see README.md here. It is a package of its own, so that
/// users of Reflow do not build it, and so that it uses only Reflow's public interface.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Reflow", path: "..")],
    targets: [
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPangoFT2", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CLibdeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .target(name: "CTreeLimit"),
        .target(name: "CCoreSet"),
        .target(name: "CPace"),
        .systemLibrary(name: "CMalloc"),  // glibc's own
        // The headers of kiwi are in the folder where Scripts/kiwi puts them; they are no part of this package.
        .target(name: "CKiwi", cxxSettings: [.headerSearchPath("../../.build/kiwi")]),
        .target(name: "CSceneLimit", dependencies: ["CPangoCairo", "CPangoFT2"]),
        .target(name: "CPNGLimit", dependencies: ["CLibdeflate"]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "CTreeLimit", "CSceneLimit", "CPNGLimit", "CCoreSet", "CPace", "CMalloc", "CKiwi",
                .product(name: "ReflowKit", package: "Reflow"), .product(name: "Snapshots", package: "Reflow"),
                .product(name: "Staging", package: "Reflow"),
                .product(name: "ConstraintSolver", package: "Reflow"),
            ],
            path: "Sources/Bench",
            resources: [.copy("Screen/portrait.json"), .copy("Screen/landscape.json")]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

for target in package.targets where target.type == .executable {
    target.swiftSettings = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
}
