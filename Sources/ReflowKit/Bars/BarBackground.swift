import Basics
import Foundation
import KitValues

/// The background of a bar: its material, and the hairline at the edge towards the content.
@MainActor
final class BarBackground: ControlPart {
    enum Edge {
        case top, bottom
    }

    private var contentEdge = Edge.bottom
    /// The look of the bar when it is drawn. It is not stored, because the scroll position may change after the bar was
    /// laid out.
    var look: () -> BarLook? = { nil }

    /// - Parameter contentEdge: the edge towards the content.
    convenience init(contentEdge: Edge) {
        self.init(frame: .zero)
        self.contentEdge = contentEdge
    }

    /// Places the background behind a bar. The hairline is one pixel high, just outside the bar.
    func place(behind rect: CGRect) {
        let width = hairlineWidth
        frame = CGRect(
            x: rect.minX, y: contentEdge == .top ? rect.minY - width : rect.minY, width: rect.width,
            height: rect.height + width)
    }

    private var hairlineWidth: CGFloat { 1 / simulation.pixelGrid.scale }

    override func draw(_ rect: CGRect) {
        guard let look = look(), let context = UIGraphicsGetCurrentContext() else { return }
        let width = min(hairlineWidth, bounds.height)
        let (line, ground) = bounds.divided(atDistance: width, from: contentEdge == .top ? .minYEdge : .maxYEdge)
        guard ground.width > 0, ground.height > 0 else { return }
        look.material?.draw(in: ground)
        if let color = look.color { ControlShapes.fill(ground, color) }
        if let image = look.image {
            context.saveGState()
            context.clip(to: ground)
            image.draw(in: look.imageMode.place(image.size, in: ground, grid: simulation.pixelGrid))
            context.restoreGState()
        }
        if let image = look.shadowImage {
            let tinted = look.shadow.map { image.withTintColor($0) } ?? image
            (image.renderingMode == .alwaysTemplate ? tinted : image).draw(in: line)
        } else if let shadow = look.shadow {
            ControlShapes.fill(line, shadow)
        }
    }
}

/// The layers behind a bar, from back to front.
@MainActor
struct BarLook {
    var material: BlurMaterial?
    var color: UIColor?
    var image: UIImage?
    var imageMode: UIView.ContentMode = .scaleToFill
    var shadow: UIColor?
    var shadowImage: UIImage?

    init(_ appearance: UIBarAppearance) {
        material = appearance.backgroundEffect.map { BlurMaterial($0.style) }
        color = appearance.backgroundColor
        image = appearance.backgroundImage
        imageMode = appearance.backgroundImageContentMode
        shadow = appearance.shadowColor
        shadowImage = appearance.shadowImage
    }

    /// The look of a bar by its own properties, without an appearance.
    /// - Parameter tint: the colour that the app gave the bar.
    init(tint: UIColor?, style: UIBarStyle, isTranslucent: Bool) {
        let isDark = style == .black
        var chrome = BlurMaterial(isDark ? .systemChromeMaterialDark : .systemChromeMaterial)
        if let tint { chrome.tint = tint }
        if isTranslucent { material = chrome } else { color = chrome.tint.withAlphaComponent(1) }
        shadow = isDark ? BarColor.darkLine : BarColor.line
    }
}

/// The hairlines of bars from iOS 13 to 18 (look.md §1).
enum BarColor {
    private static let lightLine = UIColor(white: 0, alpha: 0.3)
    static let darkLine = UIColor(white: 1, alpha: 0.15)
    static let line = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? darkLine : lightLine })
}

/// Whether a bar is light or dark, with UIKit's raw values.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}
