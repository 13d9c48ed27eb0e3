// The import makes UIKit available to every file of the tests, as XCTest does on iOS, and allows tests on the main
// actor.
@_exported import SnapshotTesting
import XCTest

/// Names in sources for iOS that are not of UIKit's classes.
final class SmallNameTests: XCTestCase {

    private final class Token {
        let onDeinit: () -> Void

        init(_ onDeinit: @escaping () -> Void) {
            self.onDeinit = onDeinit
        }

        deinit { onDeinit() }
    }

    private final class Copied: NSObject, NSCopying {
        func copy(with zone: NSZone? = nil) -> Any { "copy" }
    }

    @MainActor
    func testAssociatedObjects() {
        let view = UIView()
        let key = UnsafeRawPointer(bitPattern: 8)!
        let other = UnsafeRawPointer(bitPattern: 16)!
        XCTAssertNil(objc_getAssociatedObject(view, key))
        objc_setAssociatedObject(view, key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, other, Copied(), .OBJC_ASSOCIATION_COPY)
        XCTAssertEqual(objc_getAssociatedObject(view, key) as? String, "one")
        XCTAssertEqual(objc_getAssociatedObject(view, other) as? String, "copy")
        XCTAssertNil(objc_getAssociatedObject(UIView(), key))
        objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertNil(objc_getAssociatedObject(view, key))
        objc_removeAssociatedObjects(view)
        XCTAssertNil(objc_getAssociatedObject(view, other))
        var assigned: NSObject? = NSObject()
        objc_setAssociatedObject(view, key, assigned, .OBJC_ASSOCIATION_ASSIGN)
        XCTAssertTrue(objc_getAssociatedObject(view, key) as? NSObject === assigned)
        assigned = nil
        XCTAssertNil(objc_getAssociatedObject(view, key))
        // A structure has no identity.
        objc_setAssociatedObject(7, key, "one", .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(objc_getAssociatedObject(7, key))
    }

    private final class Diary: @unchecked Sendable {
        var lines: [String] = []
    }

    private final class Timed: UIView {
        nonisolated static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 24)! }
        let diary: Diary

        init(_ diary: Diary) {
            self.diary = diary
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        // Apps end associated timers and observers in `deinit`, so associated objects must still exist then.
        deinit { diary.lines.append(objc_getAssociatedObject(self, Timed.key) as? String ?? "nothing") }
    }

    @MainActor
    func testAssociatedObjectsOfAViewAreThereInItsDeinit() {
        let diary = Diary()
        for name in ["one", "two"] {
            objc_setAssociatedObject(Timed(diary), Timed.key, name, .OBJC_ASSOCIATION_RETAIN)
        }
        // A new view at the address of a deallocated one has none of its associated objects.
        for _ in 0..<50 { _ = Timed(diary) }
        XCTAssertEqual(diary.lines, ["one", "two"] + Array(repeating: "nothing", count: 50))
    }

    @MainActor
    func testAssociatedObjectsOfAViewGoWithIt() {
        let key = UnsafeRawPointer(bitPattern: 8)!
        var isGone = false
        do {
            let view = UIView()
            objc_setAssociatedObject(
                view, key,
                Token {
                    isGone = true
                    // An object may read associated objects while it is deallocated.
                    objc_setAssociatedObject(NSObject(), key, 1, .OBJC_ASSOCIATION_RETAIN)
                }, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertFalse(isGone)
        }
        XCTAssertTrue(isGone)
    }

    func testAssociatedObjectsAreNeverThoseOfAnObjectThatWasThereBefore() {
        let key = UnsafeRawPointer(bitPattern: 8)!
        var gone = 0
        for _ in 0..<2_000 {
            // Most of these objects have the address of an earlier one.
            let object = NSObject()
            XCTAssertNil(objc_getAssociatedObject(object, key))
            objc_setAssociatedObject(object, key, Token { gone += 1 }, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertNotNil(objc_getAssociatedObject(object, key))
        }
        let kept = (0..<2_000).map { _ in NSObject() }
        for object in kept { objc_setAssociatedObject(object, key, 1, .OBJC_ASSOCIATION_RETAIN) }
        XCTAssertEqual(gone, 2_000)
        XCTAssertTrue(kept.allSatisfy { objc_getAssociatedObject($0, key) as? Int == 1 })
    }

    @MainActor
    func testLiterals() throws {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), true, 1)
        let drawn = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        try XCTUnwrap(drawn.pngData()).write(to: folder.appendingPathComponent("black.png"))
        Simulation.current.imageLoader = SimulationImageLoader(folders: [folder])
        let image = #imageLiteral(resourceName: "black.png")
        XCTAssertEqual(image.size, CGSize(width: 3, height: 2))
    }

    func testVectorsAndTimes() {
        XCTAssertEqual(CGVector(dx: 1, dy: 2), CGVector(dx: CGFloat(1), dy: 2))
        XCTAssertEqual(CGVector.zero, CGVector())
        let start = CACurrentMediaTime()
        XCTAssertGreaterThanOrEqual(CACurrentMediaTime(), start)
        XCTAssertEqual(CFAbsoluteTimeGetCurrent(), Date().timeIntervalSinceReferenceDate, accuracy: 60)
        XCTAssertEqual(NSEC_PER_SEC, 1_000 * NSEC_PER_MSEC)
        XCTAssertEqual(autoreleasepool { 3 }, 3)
    }

    @MainActor
    func testNamesOfUIKit() {
        XCTAssertEqual(UI_USER_INTERFACE_IDIOM(), .phone)
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: direction), direction)
            XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: direction), .leftToRight)
            XCTAssertEqual(
                UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: direction), .rightToLeft)
        }
        XCTAssertEqual(type(of: UIView()).description(), "UIView")
        XCTAssertEqual(UIButton.description(), "UIButton")
        XCTAssertEqual(NSObject.description(), "NSObject")
        XCTAssertTrue(type(of: Shelf()).description().hasSuffix(".Shelf"))
    }

    @MainActor
    func testLayersConvert() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        inner.frame = CGRect(x: 5, y: 6, width: 20, height: 20)
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        root.addSubview(view)
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        // The centre stays at (15, 16) of the outer layer, and all distances from it are doubled.
        XCTAssertEqual(inner.convert(CGPoint.zero, to: outer), CGPoint(x: -5, y: -4))
        XCTAssertEqual(
            inner.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: root.layer),
            CGRect(x: 105, y: 16, width: 40, height: 40))
        XCTAssertEqual(inner.convert(CGPoint(x: 105, y: 16), from: root.layer), .zero)
        XCTAssertEqual(
            view.layer.convert(CGPoint(x: 1, y: 1), to: root.layer), view.convert(CGPoint(x: 1, y: 1), to: root))
        XCTAssertEqual(
            outer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: nil),
            root.layer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: outer))
        XCTAssertNil(outer.animationKeys())
    }

    func testImageContexts() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 4))
        XCTAssertFalse(UIGraphicsGetCurrentContext() === outer)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 4))
        let inner = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        XCTAssertEqual(inner.size, CGSize(width: 5, height: 4))
        UIGraphicsEndImageContext()
        XCTAssertTrue(UIGraphicsGetCurrentContext() === outer)
        inner.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        XCTAssertEqual(image.scale, 2)
        let pixels = try XCTUnwrap(image.cgImage)
        XCTAssertEqual([pixels.width, pixels.height], [4, 2])
        XCTAssertEqual(UIImage(cgImage: pixels).size, CGSize(width: 4, height: 2))
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        XCTAssertEqual(turned.size, CGSize(width: 1, height: 2))
        // The left half of the stored picture is at the top.
        let expected = UIGraphicsImageRenderer(
            size: CGSize(width: 1, height: 2), format: .init(for: .init(displayScale: 2))
        )
        .image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        XCTAssertEqual(turned.pngData(), expected.pngData())
    }
}

private final class Shelf: UIView {}
