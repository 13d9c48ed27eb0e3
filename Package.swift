// swift-tools-version: 6.2
import PackageDescription

/// A C library of Debian's, seen from Swift through a module map and a shim header and nothing else.
func systemLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// What `reflow --version` says beside its number; `make` tells it. It is the one thing that Swift code cannot be told
/// by a manifest, but C code can.
let commit = (Context.environment["REFLOW_COMMIT"] ?? "").filter { $0.isLetter || $0.isNumber || $0 == "-" }

let package = Package(
    name: "Reflow",
    products: [
        .executable(name: "reflow", targets: ["reflow"]),
        .library(name: "ReflowKit", targets: ["ReflowKit", "UIKitDrawing", "KitValues", "LayoutRules", "Assets"]),
        .library(name: "Staging", targets: ["Staging"]),
        .library(name: "Snapshots", targets: ["Snapshots"]),
        .library(name: "ReflowTesting", targets: ["ReflowTesting"]),
        // What the benchmarks measure beside others.
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    ],
    targets: [
        systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        systemLibrary("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
        systemLibrary("CICU", pkgConfig: "icu-uc", apt: "libicu-dev"),
        systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        systemLibrary("CSpng", pkgConfig: "spng", apt: "libspng-dev"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        systemLibrary("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev"),
        systemLibrary("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
        systemLibrary("CGLib", pkgConfig: "glib-2.0", apt: "libglib2.0-dev"),
        .systemLibrary(name: "CGlibc"),  // what Swift's Glibc leaves out
        .target(name: "CLineBreaks", dependencies: ["CICU"]),
        // The report page, as it is written for browsers. Swift code would compile its bytes one by one.
        .target(
            name: "CReportPage",
            exclude: ["page.html", "page.css"]
                + [
                    "dom", "model", "accept", "overview", "canvas", "constraints", "views", "plate", "detail", "main",
                ].map { "\($0).js" }),
        // The drawings that stand in for system symbols.
        .target(name: "CSymbols", exclude: ["LICENSE", "names.tsv", "outlines.txt", "own"]),
        .target(name: "CVersion", cSettings: [.define("REFLOW_COMMIT", to: "\"\(commit)\"")]),

        // An arrow points only at targets further up. Sources/README.md draws them, Scripts/check holds them.
        .target(name: "KitValues"),
        .target(name: "CLoader"),
        .target(name: "Basics", dependencies: ["CXXHash", "CGLib", "CLoader"]),
        .target(name: "JSON", dependencies: ["Basics"]),
        .target(name: "Assets", dependencies: ["KitValues", "Basics", "JSON", "CSymbols"]),
        .target(name: "ConstraintSolver"),
        .target(name: "LayoutRules", dependencies: ["KitValues", "Basics"]),
        .target(name: "KitSchema", dependencies: ["KitValues", "Basics"]),
        .target(
            name: "ImageCodecs",
            // What draws vectors, librsvg and poppler, is loaded when one is drawn: `VectorLibrary` says why.
            dependencies: ["Basics", "CDeflate", "CSpng", "CTurboJPEG", "CWebP", "CCairo", "CGLib"]),
        .target(name: "DisplayList", dependencies: ["KitValues", "Basics", "ImageCodecs"]),
        .target(name: "Typesetting", dependencies: ["KitValues", "Basics", "DisplayList", "CPango", "CLineBreaks"]),
        .target(
            name: "CairoRaster",
            dependencies: ["KitValues", "Basics", "DisplayList", "Typesetting", "ImageCodecs", "CCairo"]),
        .target(
            name: "ReflowKit",
            dependencies: [
                "KitValues", "Basics", "JSON", "Assets", "ConstraintSolver", "LayoutRules", "KitSchema", "ImageCodecs",
                "DisplayList", "Typesetting",
            ],
            exclude: ["README.md"] + ["Pickers"].map { "\($0)/README.md" },
            // What buttons of some types show: drawn once, for nothing here paints pixels.
            resources: ["info", "plus"].map { .embedInCode("Controls/Symbols/\($0).png") }),
        .target(name: "UIKitDrawing", dependencies: ["KitValues", "CairoRaster", "ReflowKit"]),
        .target(name: "Screens", dependencies: ["KitValues", "Basics", "LayoutRules", "DisplayList"]),
        .target(
            name: "Staging", dependencies: ["KitValues", "Basics", "LayoutRules", "KitSchema", "ReflowKit", "Screens"]),
        .target(name: "LayoutDocument", dependencies: ["KitValues", "Basics", "JSON", "LayoutRules", "KitSchema"]),
        .target(
            name: "LayoutLoading",
            dependencies: [
                "KitValues", "Basics", "Assets", "LayoutRules", "KitSchema", "ReflowKit", "Screens", "Staging",
                "LayoutDocument",
            ]),
        .target(
            name: "Comparison",
            dependencies: ["KitValues", "Basics", "JSON", "LayoutRules", "ImageCodecs", "Screens"]),
        .target(
            name: "Snapshots",
            dependencies: ["Basics", "JSON", "LayoutRules", "ImageCodecs", "Screens", "Comparison"]),
        .target(
            name: "RotationPictures",
            dependencies: [
                "KitValues", "Basics", "LayoutRules", "DisplayList", "Typesetting", "Screens", "Comparison",
            ]),
        .target(
            name: "Suites",
            dependencies: [
                "KitValues", "Basics", "JSON", "LayoutRules", "DisplayList", "CairoRaster", "Screens",
                "LayoutDocument", "LayoutLoading", "Comparison", "Snapshots", "CReportPage",
            ]),
        .target(
            name: "ReflowTesting",
            dependencies: [
                "KitValues", "Basics", "JSON", "LayoutRules", "ImageCodecs", "DisplayList", "CairoRaster",
                "ReflowKit", "Screens", "Staging", "Comparison", "Snapshots", "RotationPictures",
            ]),
        .target(
            name: "ReflowCommand",
            dependencies: [
                "KitValues", "Basics", "JSON", "LayoutRules", "ImageCodecs", "CairoRaster", "Screens",
                "LayoutDocument", "LayoutLoading", "Comparison", "Snapshots", "RotationPictures", "Suites", "CGlibc",
                "CVersion",
            ]),
        .executableTarget(name: "reflow", dependencies: ["ReflowCommand"]),

        // What tests share; nothing else may depend on it.
        .target(name: "TestSupport", dependencies: ["ImageCodecs", "JSON"], path: "Tests/TestSupport"),
        // What tests that use views share beside it.
        .target(
            name: "KitTestSupport", dependencies: ["ReflowKit", "LayoutRules", "KitValues"],
            path: "Tests/KitTestSupport"),
        // A file for each key that files may have.
        .target(
            name: "DocumentTestSupport", dependencies: ["KitSchema", "LayoutDocument", "LayoutLoading"],
            path: "Tests/DocumentTestSupport"),
        // Linear programs, solved by somebody else: what the solver's tests compare it with.
        .systemLibrary(name: "CGLPK", path: "Tests/CGLPK", providers: [.apt(["libglpk-dev"])]),
        .testTarget(name: "KitValuesTests", dependencies: ["KitValues", "TestSupport"]),
        .testTarget(name: "BasicsTests", dependencies: ["Basics", "TestSupport"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON", "Basics", "TestSupport"]),
        .testTarget(name: "AssetsTests", dependencies: ["Assets", "Basics", "JSON", "TestSupport", "KitValues"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "CGLPK", "TestSupport"]),
        .testTarget(
            name: "LayoutRulesTests",
            dependencies: ["LayoutRules", "LayoutDocument", "Basics", "TestSupport", "KitValues"]),
        .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "Basics", "KitValues"]),
        .testTarget(name: "ImageCodecsTests", dependencies: ["ImageCodecs", "Basics", "TestSupport"]),
        .testTarget(
            name: "TypesettingTests",
            dependencies: ["Typesetting", "DisplayList", "Basics", "TestSupport", "KitValues"]),
        .testTarget(
            name: "CairoRasterTests",
            dependencies: [
                "CairoRaster", "DisplayList", "Typesetting", "ImageCodecs", "Basics", "TestSupport", "KitValues",
            ]),
        .testTarget(
            name: "ReflowKitTests",
            dependencies: [
                "ReflowKit", "LayoutRules", "KitSchema", "DisplayList", "Typesetting", "ImageCodecs", "Basics",
                "Assets",
                "TestSupport", "KitTestSupport", "UIKitDrawing", "KitValues",
            ]),
        .testTarget(
            name: "StagingTests",
            dependencies: [
                "Staging", "LayoutRules", "KitSchema", "DisplayList", "ReflowKit", "Screens", "LayoutDocument",
                "LayoutLoading", "KitValues", "ImageCodecs", "Basics",
            ]),
        .testTarget(
            name: "UIKitDrawingTests",
            dependencies: ["KitValues", "Assets", "ImageCodecs", "ReflowKit", "UIKitDrawing", "LayoutRules"]),
        .testTarget(
            name: "LintTests",
            dependencies: [
                "ReflowKit", "LayoutRules", "Screens", "Staging", "UIKitDrawing", "KitValues", "DisplayList",
            ]),
        .testTarget(name: "SubclassingTests", dependencies: ["KitValues", "Basics", "ReflowKit", "UIKitDrawing"]),
        .testTarget(
            name: "SubclassingInSwift5Tests", dependencies: ["KitValues", "Basics", "ReflowKit", "UIKitDrawing"]),
        .testTarget(
            name: "LayoutDocumentTests",
            dependencies: [
                "LayoutDocument", "LayoutLoading", "LayoutRules", "KitSchema", "JSON", "Basics", "TestSupport",
                "DocumentTestSupport", "KitValues",
            ]),
        .testTarget(
            name: "LayoutLoadingTests",
            dependencies: [
                "LayoutLoading", "LayoutDocument", "ReflowKit", "LayoutRules", "KitSchema", "Basics", "TestSupport",
                "Screens", "KitValues",
            ]),
        .testTarget(
            name: "ComparisonTests",
            dependencies: [
                "Basics", "Comparison", "LayoutRules", "ImageCodecs", "TestSupport", "Screens", "KitValues",
            ]),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "Snapshots", "Comparison", "ImageCodecs", "CairoRaster", "DisplayList", "Typesetting", "Basics",
                "JSON", "Screens", "KitValues", "TestSupport",
            ]),
        .testTarget(
            name: "RotationPicturesTests",
            dependencies: [
                "RotationPictures", "ReflowKit", "LayoutRules", "Comparison", "DisplayList", "Typesetting",
                "Screens", "Staging", "KitValues",
            ]),
        .testTarget(
            name: "SuitesTests",
            dependencies: [
                "JSON", "Suites", "Snapshots", "Comparison", "Basics", "ImageCodecs", "CairoRaster",
                "ReflowKit", "LayoutDocument", "LayoutLoading", "LayoutRules", "Typesetting", "TestSupport",
                "KitValues", "Screens",
            ]),
        // Needs chromium and chromium-driver, and says so where they are not.
        .testTarget(
            name: "ReportPageTests",
            dependencies: [
                "Basics", "JSON", "Suites", "Snapshots", "ImageCodecs", "TestSupport", "Comparison", "Screens",
                "LayoutRules",
            ]),
        .testTarget(
            name: "ReflowTestingTests",
            dependencies: [
                "Typesetting", "ReflowTesting", "Suites", "ReflowKit", "Snapshots", "Comparison", "ImageCodecs",
                "LayoutRules", "Basics", "RotationPictures", "UIKitDrawing", "KitValues", "TestSupport",
            ]),
        .testTarget(
            name: "ReflowCommandTests",
            dependencies: [
                "ReflowCommand", "reflow", "ReflowKit", "LayoutDocument", "LayoutLoading", "LayoutRules", "ImageCodecs",
                "Basics", "JSON", "Snapshots", "Suites", "Typesetting", "TestSupport", "DocumentTestSupport",
                "DisplayList", "KitValues", "Screens",
            ]),
        .testTarget(
            name: "SourceDocumentTests",
            dependencies: [
                "ReflowCommand", "Suites", "LayoutLoading", "LayoutDocument", "ReflowKit", "LayoutRules", "Basics",
                "KitValues", "TestSupport", "KitTestSupport",
            ]),
        .testTarget(name: "HardeningTests", dependencies: ["reflow", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// UIKit's and swift-snapshot-testing's names, so that sources written for iOS compile as they are. A Mac has the real
// ones, and SwiftPM refuses a graph that holds two modules of a name.
#if os(Linux)
package.targets += [
    .target(name: "CoreGraphics", dependencies: ["KitValues", "ReflowKit"]),
    .target(name: "QuartzCore", dependencies: ["KitValues", "CoreGraphics"]),
    .target(name: "UIKit", dependencies: ["KitValues", "ReflowKit", "UIKitDrawing", "LayoutLoading", "QuartzCore"]),
    // The compiler wants them of whoever imports both Testing and a module called UIKit or CoreGraphics.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "MobileCoreServices"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "SnapshotTesting", dependencies: ["Snapshots", "ReflowTesting", "UIKit"]),

    // The models of an app, in a module of their own.
    .target(name: "AppModels", path: "Tests/AppModels"),
    .testTarget(
        name: "OwnNamesTests",
        dependencies: [
            "AppModels", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "SnapshotTesting", "CoreGraphics",
            "QuartzCore", "MobileCoreServices", "UniformTypeIdentifiers",
        ]),
    .testTarget(
        name: "PlatformModulesTests", dependencies: ["os", "OSLog", "UniformTypeIdentifiers", "MobileCoreServices"]),
    // The same files in Swift 5 mode.
    .testTarget(
        name: "OwnNamesInSwift5Tests",
        dependencies: [
            "AppModels", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "SnapshotTesting", "CoreGraphics",
            "QuartzCore", "MobileCoreServices", "UniformTypeIdentifiers",
        ]),
    // Nibs and storyboards of an app, with the app's classes.
    .testTarget(
        name: "NibTests", dependencies: ["UIKit", "_Testing_UIKit", "SnapshotTesting"],
        resources: [.process("Documents")]),
]
let besideUIKit = ["_Testing_UIKit", "_Testing_CoreGraphics"]
package.products += [
    // The modules that iOS sources import beside UIKit come with it.
    .library(
        name: "UIKit",
        targets: ["UIKit", "QuartzCore", "CoreGraphics", "MobileCoreServices", "UniformTypeIdentifiers"] + besideUIKit),
    .library(name: "_Testing_UIKit", targets: besideUIKit),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"] + besideUIKit),
    // Apart: `canImport(os)` holds in the whole build where this module exists, and packages ask it of other systems.
    .library(name: "os", targets: ["os", "OSLog"]),
]
#endif

// With `REFLOW_TESTS="StagingTests LintTests"`, `swift build --build-tests` builds only these test targets, which is what
// a small change waits for.
if let tests = Context.environment["REFLOW_TESTS"] {
    let wanted = tests.split(separator: " ")
    package.targets.removeAll { target in target.type == .test && !wanted.contains { $0 == target.name } }
}

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// SnapshotTesting: what SwiftPM generates for XCTest is in Swift 5 mode, and expects the types of this target in it. The
// test targets: apps are often in Swift 5 mode; the files are those of SubclassingTests and OwnNamesTests.
for target in package.targets
where ["SnapshotTesting", "SubclassingInSwift5Tests", "OwnNamesInSwift5Tests"].contains(target.name) {
    target.swiftSettings?.append(.swiftLanguageMode(.v5))
}
