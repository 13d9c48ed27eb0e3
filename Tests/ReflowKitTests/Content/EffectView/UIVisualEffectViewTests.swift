import DisplayList
import Foundation
import ImageCodecs
import KitTestSupport
import KitValues
import Testing
import UIKitDrawing

@testable import ReflowKit

@MainActor
@Suite("Visual effect views (look.md §19)")
struct UIVisualEffectViewTests {
    private func view(_ style: UIBlurEffect.Style, _ frame: CGRect) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = frame
        return view
    }

    /// A scene with red on the left and blue on the right, and an effect over all of it.
    private func scene(_ effect: UIVisualEffectView) -> UIView {
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        ground.backgroundColor = .red
        let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        right.backgroundColor = .blue
        ground.addSubview(right)
        effect.frame = ground.bounds
        ground.addSubview(effect)
        return ground
    }

    private func pixels(of view: UIView) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        }
        return try #require(try image.asset?.bitmap())
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }

    private func flattened(_ commands: [DisplayCommand]) -> [DisplayCommand] {
        commands.flatMap { command -> [DisplayCommand] in
            if case .layer(let layer) = command { return flattened(layer.commands) }
            return [command]
        }
    }

    // MARK: Content

    @Test("The content view fills sizes between pixels, bounds with an origin, and views that resize no subviews")
    func unusualBounds() {
        inWorld { _ in
            let view = UIVisualEffectView(effect: nil)
            view.autoresizesSubviews = false
            for bounds in [
                CGRect(x: 0, y: 0, width: 100.4, height: 90.3), CGRect(x: 30, y: 40, width: 100, height: 100),
            ] {
                view.bounds = bounds
                view.layoutIfNeeded()
                #expect(view.contentView.frame == bounds)
            }
        }
    }

    @Test("The content view itself may be taken out and put back")
    func contentTakenOut() {
        inWorld { _ in
            let view = UIVisualEffectView(effect: nil)
            let content = view.contentView
            content.removeFromSuperview()
            view.insertSubview(content, at: 0)
            #expect(view.subviews == [content])
            content.removeFromSuperview()
            view.addSubview(content)
            #expect(view.subviews == [content])
        }
    }

    @Test("In messages, the content view has the name of its effect view")
    func name() {
        inWorld { _ in
            let view = UIVisualEffectView(effect: nil)
            view.accessibilityIdentifier = "panel"
            #expect(view.contentView.spokenName() == "panel")
            view.contentView.accessibilityIdentifier = "inside"
            #expect(view.contentView.spokenName() == "inside")
        }
    }

    @Test("The content view fills the bounds and follows them, and prints as UIKit's")
    func content() {
        inWorld { _ in
            for view in [UIVisualEffectView(), UIVisualEffectView(effect: nil), UIVisualEffectView(frame: .zero)] {
                #expect(view.effect == nil && view.subviews == [view.contentView])
                view.frame = CGRect(x: 5, y: 6, width: 120, height: 44)
                #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 120, height: 44))
                view.bounds.size = CGSize(width: 80, height: 30)
                #expect(view.contentView.frame == view.bounds)
                #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
            }
            let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 371, height: 48))
            #expect(
                view.recursiveDescription().split(separator: "\n").last
                    == "   | <_UIVisualEffectContentView; frame = (0 0; 371 48); autoresize = W+H; layer = <CALayer>>")
        }
    }

    @Test("Four quarter turns: the content fills the view in each, and is where it was after the last")
    func turns() {
        inWorld { world in
            let controller = UIViewController()
            let effect = view(.systemMaterial, CGRect(x: 20, y: 40, width: 300, height: 200))
            effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(effect)
            world.show(controller).layoutIfNeeded()
            let before = effect.frame
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
                world.turn(to: orientation)
                #expect(effect.contentView.frame == effect.bounds && effect.frame.width > 0)
            }
            #expect(effect.frame == before && effect.contentView.frame.size == before.size)
        }
    }

    @Test("Constraints place the view by its content")
    func constraints() {
        inWorld { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let effect = UIVisualEffectView(effect: nil)
            let inner = UIView()
            effect.translatesAutoresizingMaskIntoConstraints = false
            inner.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(effect)
            effect.contentView.addSubview(inner)
            NSLayoutConstraint.activate([
                effect.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
                effect.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                inner.leftAnchor.constraint(equalTo: effect.contentView.leftAnchor, constant: 8),
                inner.rightAnchor.constraint(equalTo: effect.contentView.rightAnchor, constant: -8),
                inner.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 4),
                inner.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -4),
                inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            #expect(effect.frame == CGRect(x: 30, y: 40, width: 116, height: 28))
            #expect(effect.contentView.frame == effect.bounds)
            #expect(inner.frame == CGRect(x: 8, y: 4, width: 100, height: 20))
        }
    }

    @Test("Subviews of the view itself raise what UIKit raises, and the tree stays as it was")
    func directSubviews() {
        inWorld { world in
            let effect = UIVisualEffectView(frame: CGRect(x: 0, y: 64, width: 375, height: 40))
            let label = UILabel(frame: CGRect(x: 5, y: 10, width: 55, height: 20))
            effect.addSubview(label)
            effect.insertSubview(label, at: 0)
            effect.insertSubview(label, belowSubview: effect.contentView)
            effect.insertSubview(label, aboveSubview: effect.contentView)
            #expect(label.superview == nil && effect.subviews == [effect.contentView])
            // The description comes from ibireme/YYText#689, without addresses.
            let words =
                "NSInternalInconsistencyException: <UILabel; frame = (5 10; 55 20); userInteractionEnabled = NO; "
                + "layer = <_UILabelLayer>> has been added as a subview to <UIVisualEffectView; frame = (0 64; 375 40); "
                + "layer = <CALayer>>. Do not add subviews directly to the visual effect view itself, instead add them "
                + "to the -contentView."
            #expect(world.exceptions == Array(repeating: words, count: 4))
            effect.contentView.addSubview(label)
            #expect(label.superview === effect.contentView && world.exceptions.count == 4)
        }
    }

    @Test("A touch reaches the content and what is in it; nothing behind the view")
    func touches() {
        inWorld { _ in
            let effect = view(.light, .zero)
            let ground = scene(effect)
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
            effect.contentView.addSubview(button)
            #expect(ground.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
            #expect(ground.hitTest(CGPoint(x: 150, y: 50), with: nil) === effect.contentView)
            effect.isUserInteractionEnabled = false
            #expect(ground.hitTest(CGPoint(x: 150, y: 50), with: nil) === ground.subviews[0])
        }
    }

    // MARK: Drawing

    @Test("The effect is drawn behind the content; without one nothing is")
    func order() {
        inWorld { _ in
            let effect = view(.light, CGRect(x: 0, y: 0, width: 50, height: 50))
            effect.contentView.backgroundColor = .green
            let drawn = flattened(effect.drawing().list.commands)
            #expect(drawn.count == 3)
            if case .backdrop(let blur)? = drawn.first {
                #expect(blur == BackdropBlur(path: .rect(effect.bounds), radius: 30, saturation: 1.8))
            } else {
                Issue.record("no blur behind everything")
            }
            let colors = drawn.compactMap { command -> RGBAColor? in
                if case .fill(_, .color(let color), _) = command { color } else { nil }
            }
            #expect(colors == [RGBAColor(white: 1, alpha: 0.3), UIColor.green.cgColor.rgba])
            effect.effect = nil
            #expect(flattened(effect.drawing().list.commands).count == 1)
            effect.effect = UIVisualEffect()
            #expect(flattened(effect.drawing().list.commands).count == 1)
        }
    }

    @Test("A style that adapts is drawn in the view's own appearance")
    func appearance() {
        inWorld { _ in
            let effect = view(.systemMaterial, CGRect(x: 0, y: 0, width: 50, height: 50))
            let adapting = effect.drawing()
            effect.overrideUserInterfaceStyle = .dark
            #expect(effect.drawing() != adapting)
            effect.effect = UIBlurEffect(style: .systemMaterialDark)
            let dark = effect.drawing()
            effect.effect = UIBlurEffect(style: .systemMaterial)
            #expect(effect.drawing() == dark)
        }
    }

    @Test("A button below a light effect has the colours of UIKit's picture")
    func picture() throws {
        try inWorld { _ in
            // The values come from blur/visual-effect-blurred at 103 1/3 points from the left, where there is no text;
            // everything below is white.
            let expected: [(y: Int, color: UInt32)] = [
                (252, 0x70CCFF), (264, 0x7CD0FF), (276, 0x95D9FF), (288, 0xB4E4FF), (300, 0xD0EFFF), (312, 0xE7F6FF),
                (324, 0xF3FBFF), (336, 0xFAFEFF), (372, 0xFFFFFF),
            ]
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            screen.backgroundColor = .white
            let button = UIView(frame: CGRect(x: 8, y: 225 + 1.0 / 3, width: 366, height: 50))
            button.backgroundColor = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
            screen.addSubview(button)
            screen.addSubview(view(.light, screen.bounds))
            let bitmap = try pixels(of: screen)
            for (y, color) in expected {
                for shift in [16, 8, 0] as [UInt32] {
                    let (drawn, wanted) = ((pixel(bitmap, 103, y) >> shift) & 0xFF, (color >> shift) & 0xFF)
                    #expect(abs(Int(drawn) - Int(wanted)) <= 5, "\(drawn) for \(wanted) at \(y)")
                }
            }
        }
    }

    @Test("Round corners cut the effect where the view clips, and leave it whole where it does not")
    func corners() throws {
        try inWorld { _ in
            let effect = view(.dark, .zero)
            let ground = scene(effect)
            effect.layer.cornerRadius = 20
            #expect(try pixel(pixels(of: ground), 1, 1) != 0xFFFF_0000)
            effect.clipsToBounds = true
            let clipped = try pixels(of: ground)
            #expect(pixel(clipped, 1, 1) == 0xFFFF_0000)
            #expect(pixel(clipped, 50, 50) != 0xFFFF_0000)
        }
    }

    @Test("With an opacity below 1, of the view or of one above it, the effect sees nothing behind it")
    func opacity() throws {
        try inWorld { _ in
            let effect = view(.light, .zero)
            let ground = scene(effect)
            // The blur spreads the blue over the edge.
            let seeing = try blue(in: ground)
            #expect(seeing > 150)
            effect.alpha = 0.99
            // The result is white of 30 % at 99 % over red without blue: 75.7.
            let blind = try blue(in: ground)
            #expect(abs(blind - 76) <= 2)
            effect.alpha = 1
            let above = UIView(frame: ground.bounds)
            above.alpha = 0.99
            above.addSubview(effect)
            ground.addSubview(above)
            let blindAgain = try blue(in: ground)
            #expect(abs(blindAgain - 76) <= 2)
        }
    }

    /// The amount of blue just to the left of the scene's blue half.
    private func blue(in scene: UIView) throws -> Int { Int(pixel(try pixels(of: scene), 98, 50) & 0xFF) }

    @Test("A copy of an effect is the effect")
    func copies() {
        inWorld { _ in
            let effect = UIBlurEffect(style: .prominent)
            #expect(effect.copy() as? UIBlurEffect === effect)
        }
    }
}
