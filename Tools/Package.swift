// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// SwiftSyntax as the toolchain brings it, in a folder beside the compiler: the first `swiftc` of the search path, unless
/// `REFLOW_TOOLCHAIN` names a toolchain's `usr` folder.
let syntax: String = {
    let named = Context.environment["REFLOW_TOOLCHAIN"].map { [$0 + "/bin"] }
    let folders = named ?? (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compilers = folders.map { URL(fileURLWithPath: $0 + "/swiftc") }
    guard let compiler = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
        return "/usr/lib/swift/host"
    }
    // `swiftc` is a link to the compiler in the same folder; the folder itself may be reached by links too.
    let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    return folder.appendingPathComponent("lib/swift/host").path
}()

let package = Package(
    name: "ReflowTools",
    products: [
        .executable(name: "reflow-swift", targets: ["reflow-swift"]),
        .executable(name: "reflow-swiftc", targets: ["reflow-swiftc"]),
    ],
    targets: [
        .target(
            name: "SourceRewriting",
            swiftSettings: [.unsafeFlags(["-I", syntax])],
            linkerSettings: [
                .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
                .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
            ]),
        .target(name: "CompilerWrapper", dependencies: ["SourceRewriting"]),
        .target(name: "Adoption", dependencies: ["CompilerWrapper", "SourceRewriting"]),
        .executableTarget(name: "reflow-swift", dependencies: ["Adoption", "CompilerWrapper"]),
        .executableTarget(name: "reflow-swiftc", dependencies: ["CompilerWrapper"]),
        .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"]),
        .testTarget(name: "CompilerWrapperTests", dependencies: ["CompilerWrapper", "SourceRewriting"]),
        .testTarget(
            name: "AdoptionTests", dependencies: ["Adoption", "SourceRewriting"], exclude: ["Projects"]),
    ]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}
// Whoever imports a module that was compiled with SwiftSyntax needs its module files too.
for target in package.targets where target.name != "SourceRewriting" {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I", syntax])]
}
