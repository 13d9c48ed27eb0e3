// swift-tools-version: 6.2
import PackageDescription

/// A C library of Debian's, seen from Swift through a module map and a shim header and nothing else.
func systemLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// The parts of the report page's script.
let pageScripts = ["dom", "model", "accept", "overview", "canvas", "views", "plate", "detail", "main"]

let package = Package(
    name: "Reflow",
    products: [
        .executable(name: "reflow", targets: ["reflow"]),
        .library(name: "ReflowKit", targets: ["ReflowKit", "UIKitDrawing"]),
        .library(name: "Staging", targets: ["Staging"]),
        .library(name: "Snapshots", targets: ["Snapshots"]),
        .library(name: "ReflowTesting", targets: ["ReflowTesting"]),
    ],
    targets: [
        systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        systemLibrary("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
        systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        systemLibrary("CSpng", pkgConfig: "spng", apt: "libspng-dev"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        systemLibrary("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev"),
        systemLibrary("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
        systemLibrary("CGLib", pkgConfig: "glib-2.0", apt: "libglib2.0-dev"),
        .systemLibrary(name: "CGetopt"),  // glibc's own

        // An arrow points only at targets further up. Sources/README.md draws them, Scripts/check holds them.
        .target(name: "Geometry"),
        .target(name: "JSON", dependencies: ["Geometry"]),
        .target(name: "Digest", dependencies: ["CXXHash", "CGLib"]),
        .target(name: "Files", dependencies: ["Geometry"]),
        .target(name: "LayoutRules", dependencies: ["Geometry", "JSON"]),
        .target(name: "ImageCodecs", dependencies: ["Digest", "CDeflate", "CSpng", "CTurboJPEG", "CWebP"]),
        .target(name: "DisplayList", dependencies: ["Geometry", "Digest", "ImageCodecs"]),
        .target(name: "Typesetting", dependencies: ["Geometry", "Files", "DisplayList", "CPango"]),
        .target(
            name: "CairoRaster",
            dependencies: ["Geometry", "Digest", "DisplayList", "Typesetting", "ImageCodecs", "CCairo"]),
        .target(
            name: "ReflowKit",
            dependencies: [
                "Geometry", "JSON", "Files", "LayoutRules", "ImageCodecs", "DisplayList", "Typesetting",
            ],
            // What buttons of some types show: drawn once, for nothing here paints pixels.
            resources: ["info", "plus", "close"].map { .embedInCode("Controls/Symbols/\($0).png") }),
        .target(
            name: "UIKitDrawing",
            dependencies: [
                "Geometry", "DisplayList", "Typesetting", "CairoRaster", "ReflowKit",
            ]),
        .target(name: "Screens", dependencies: ["Geometry", "LayoutRules", "DisplayList"]),
        .target(name: "Staging", dependencies: ["Geometry", "LayoutRules", "DisplayList", "ReflowKit", "Screens"]),
        .target(name: "Linting", dependencies: ["Geometry", "Screens"]),
        .target(name: "LayoutDocument", dependencies: ["Geometry", "JSON", "LayoutRules"]),
        .target(
            name: "LayoutLoading",
            dependencies: [
                "Geometry", "JSON", "Files", "LayoutRules", "ReflowKit", "Screens", "Staging", "LayoutDocument",
            ]),
        .target(name: "Comparison", dependencies: ["Geometry", "JSON", "LayoutRules", "ImageCodecs", "Screens"]),
        .target(
            name: "Snapshots",
            dependencies: [
                "Geometry", "JSON", "Digest", "Files", "ImageCodecs", "CairoRaster", "Screens", "Comparison",
            ]),
        .target(
            name: "RotationPictures",
            dependencies: [
                "Geometry", "LayoutRules", "DisplayList", "Typesetting", "Screens", "Comparison",
            ]),
        .target(
            name: "Suites",
            dependencies: [
                "Geometry", "JSON", "Digest", "Files", "LayoutRules", "DisplayList", "ImageCodecs", "CairoRaster",
                "Screens", "Linting", "LayoutDocument", "LayoutLoading", "Comparison", "Snapshots",
            ],
            // The report page, as it is written for browsers.
            resources: ["page.html", "page.css"].map { .embedInCode("Reports/Page/\($0)") }
                + pageScripts.map { .embedInCode("Reports/Page/\($0).js") }),
        .target(name: "XCTestIsolation"),
        .target(
            name: "ReflowTesting",
            dependencies: [
                "Geometry", "JSON", "Digest", "Files", "LayoutRules", "ImageCodecs", "DisplayList", "CairoRaster",
                "ReflowKit", "UIKitDrawing", "Screens", "Staging", "Linting", "Comparison", "Snapshots",
                "RotationPictures",
            ]),
        .target(
            name: "ReflowCommand",
            dependencies: [
                "Geometry", "JSON", "Files", "LayoutRules", "DisplayList", "ImageCodecs", "Typesetting",
                "CairoRaster", "Screens", "LayoutDocument", "LayoutLoading", "Comparison", "Snapshots",
                "RotationPictures", "Suites", "CGetopt",
            ]),
        .executableTarget(name: "reflow", dependencies: ["ReflowCommand"]),

        // What tests share; nothing else may depend on it.
        .target(name: "TestSupport", dependencies: ["ImageCodecs"], path: "Tests/TestSupport"),
        .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
        .testTarget(name: "DigestTests", dependencies: ["Digest"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .testTarget(
            name: "LayoutRulesTests",
            dependencies: ["LayoutRules", "LayoutDocument", "JSON", "Geometry", "TestSupport"]),
        .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "Geometry", "Digest"]),
        .testTarget(name: "ImageCodecsTests", dependencies: ["ImageCodecs", "Digest", "TestSupport"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "DisplayList", "Geometry", "TestSupport"]),
        .testTarget(
            name: "CairoRasterTests",
            dependencies: [
                "CairoRaster", "DisplayList", "Typesetting", "ImageCodecs", "Geometry", "Digest", "TestSupport",
            ]),
        .testTarget(
            name: "ReflowKitTests",
            dependencies: [
                "ReflowKit", "LayoutRules", "DisplayList", "Typesetting", "ImageCodecs", "Geometry", "TestSupport",
                "UIKitDrawing",
            ]),
        .testTarget(
            name: "StagingTests",
            dependencies: [
                "Staging", "LayoutRules", "DisplayList", "ReflowKit", "Screens", "LayoutDocument", "LayoutLoading",
            ]),
        .testTarget(
            name: "UIKitDrawingTests",
            dependencies: [
                "ImageCodecs", "ReflowKit", "UIKitDrawing", "LayoutRules",
            ]),
        .testTarget(
            name: "LintingTests",
            dependencies: [
                "Linting", "ReflowKit", "LayoutRules", "Screens", "Staging", "UIKitDrawing",
            ]),
        .testTarget(name: "SubclassingTests", dependencies: ["ReflowKit", "UIKitDrawing"]),
        .testTarget(name: "SubclassingInSwift5Tests", dependencies: ["ReflowKit", "UIKitDrawing"]),
        .testTarget(
            name: "LayoutDocumentTests",
            dependencies: ["LayoutDocument", "LayoutRules", "JSON", "Geometry", "TestSupport"]),
        .testTarget(
            name: "LayoutLoadingTests",
            dependencies: [
                "JSON", "LayoutLoading", "LayoutDocument", "ReflowKit", "LayoutRules", "Geometry", "TestSupport",
                "Screens",
            ]),
        .testTarget(
            name: "ComparisonTests",
            dependencies: [
                "Comparison", "LayoutRules", "ImageCodecs", "Geometry", "TestSupport", "Screens",
            ]),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "Snapshots", "Comparison", "ImageCodecs", "CairoRaster", "DisplayList", "Typesetting", "Digest",
                "Files", "Screens", "TestSupport",
            ]),
        .testTarget(
            name: "RotationPicturesTests",
            dependencies: [
                "RotationPictures", "ReflowKit", "LayoutRules", "Comparison", "DisplayList", "Typesetting",
                "Geometry", "Screens", "Staging",
            ]),
        .testTarget(
            name: "SuitesTests",
            dependencies: [
                "JSON", "Suites", "Snapshots", "Comparison", "Digest", "Files", "ImageCodecs", "CairoRaster",
                "ReflowKit", "LayoutDocument", "LayoutLoading", "LayoutRules", "Typesetting", "TestSupport", "Screens",
            ]),
        // Needs chromium and chromium-driver, and says so where they are not.
        .testTarget(
            name: "ReportPageTests",
            dependencies: ["Suites", "Snapshots", "ImageCodecs", "TestSupport", "Comparison", "Screens"]),
        .testTarget(
            name: "ReflowTestingTests",
            dependencies: [
                "ReflowTesting", "Suites", "Files", "ReflowKit", "Snapshots", "Comparison", "ImageCodecs",
                "LayoutRules", "Geometry", "RotationPictures", "UIKitDrawing", "TestSupport",
            ]),
        .testTarget(
            name: "ReflowCommandTests",
            dependencies: [
                "ReflowCommand", "reflow", "ReflowKit", "LayoutDocument", "LayoutRules", "ImageCodecs", "Digest",
                "Snapshots", "Suites", "Typesetting", "TestSupport", "DisplayList",
            ]),
        .testTarget(
            name: "SourceDocumentTests",
            dependencies: [
                "ReflowCommand", "Suites", "LayoutLoading", "LayoutDocument", "ReflowKit", "LayoutRules", "Geometry",
                "TestSupport",
            ]),
        .testTarget(name: "HardeningTests", dependencies: ["reflow", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// UIKit's and swift-snapshot-testing's names, so that sources written for iOS compile as they are. A Mac has the real
// ones, and SwiftPM refuses a graph that holds two modules of a name.
#if os(Linux)
package.targets += [
    .target(name: "UIKit", dependencies: ["Geometry", "LayoutRules", "ReflowKit", "UIKitDrawing"]),
    // The compiler wants it of whoever imports both Testing and a module called UIKit.
    .target(name: "_Testing_UIKit"),
    .target(name: "SnapshotTesting", dependencies: ["Snapshots", "XCTestIsolation", "ReflowTesting"]),
]
package.products += [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
]
#endif

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// What SwiftPM generates for XCTest is in Swift 5 mode, and the types in this target have to be the ones there. The
// subclasses are those of apps, many of which are in that mode still; their files are those of SubclassingTests.
for target in package.targets where ["XCTestIsolation", "SubclassingInSwift5Tests"].contains(target.name) {
    target.swiftSettings?.append(.swiftLanguageMode(.v5))
}
