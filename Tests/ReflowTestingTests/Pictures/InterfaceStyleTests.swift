import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import Testing

@testable import ReflowTesting

@MainActor
@Suite("Pictures of controllers and views that override the interface style")
struct InterfaceStyleTests {
    private final class LabelledController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            label.text = "Balance"
            view.addSubview(label)
        }
        override func viewDidLayoutSubviews() { label.frame = CGRect(x: 16, y: 100, width: 200, height: 24) }
    }

    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func picture(
        _ style: UIUserInterfaceStyle = .unspecified, traits: UITraitCollection = UITraitCollection()
    ) throws -> Data {
        let controller = LabelledController()
        controller.overrideUserInterfaceStyle = style
        return try data(of: controller, as: .image(on: .iPhone13, traits: traits))
    }

    private func data<Value>(of value: Value, as strategy: Snapshotting<Value, UIImage>) throws -> Data {
        let taken = try #require(try strategy.subject(for: value, recorded: { nil }, timeout: 1).picture)
        return try GoldenPicture.encode(
            try taken.capture.draw(), drawing: taken.capture.digest, scale: taken.capture.scale,
            renderer: taken.renderer)
    }

    @Test("A controller that overrides the style looks as in traits of that style, and keeps it in traits of another")
    func controllers() throws {
        let (light, dark) = (try picture(), try picture(traits: Self.dark))
        #expect(light != dark)
        #expect(try picture(.dark) == dark)
        #expect(try picture(.light) == light)
        #expect(try picture(.light, traits: Self.dark) == light)
        #expect(try picture(.dark, traits: UITraitCollection(userInterfaceStyle: .light)) == dark)
    }

    @Test("So does a view by itself, and a controller inside of a navigation controller that does")
    func views() throws {
        func view(_ style: UIUserInterfaceStyle, traits: UITraitCollection = UITraitCollection()) throws -> Data {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            view.backgroundColor = .systemBackground
            view.overrideUserInterfaceStyle = style
            return try data(of: view, as: .image(traits: traits))
        }
        #expect(try view(.dark) == view(.unspecified, traits: Self.dark))
        #expect(try view(.light, traits: Self.dark) == view(.light))
        #expect(try view(.light) != view(.dark))

        func navigation(_ style: UIUserInterfaceStyle, traits: UITraitCollection = UITraitCollection()) throws -> Data {
            let navigation = UINavigationController(rootViewController: LabelledController())
            navigation.overrideUserInterfaceStyle = style
            return try data(of: navigation, as: .image(on: .iPhone13(.landscape), traits: traits))
        }
        #expect(try navigation(.dark) == navigation(.unspecified, traits: Self.dark))
        #expect(try navigation(.dark) != navigation(.unspecified))
    }

    @Test("A controller that makes its window dark keeps the other traits of the configuration")
    func window() throws {
        final class Darkening: UIViewController {
            var seen: [UITraitCollection] = []
            override func viewIsAppearing(_ animated: Bool) { view.window?.overrideUserInterfaceStyle = .dark }
            override func viewDidLayoutSubviews() { seen.append(traitCollection) }
        }
        let controller = Darkening()
        let traits = UITraitCollection(horizontalSizeClass: .regular)
        _ = try data(of: controller, as: .image(on: .iPhone13, traits: traits))
        #expect(controller.seen.last?.userInterfaceStyle == .dark)
        #expect(controller.seen.last?.horizontalSizeClass == .regular)
    }
}
