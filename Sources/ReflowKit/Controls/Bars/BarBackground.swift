import Basics
import DisplayList
import Foundation
import KitValues
import LayoutRules

/// What lies behind a bar: its material, and the hairline at the edge towards the content.
@MainActor
final class BarBackground: UIView {
    enum Edge {
        case top, bottom
    }

    private let contentEdge: Edge
    /// What the bar shows when it is drawn: where content is scrolled to may change after the bar was laid out.
    var look: () -> BarLook? = { nil }

    /// - Parameter contentEdge: the edge the content lies at.
    init(contentEdge: Edge) {
        self.contentEdge = contentEdge
        super.init(frame: .zero)
        isPartOfControl = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Places it behind a bar. The hairline is one pixel, just outside of that.
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
        if look.isBlurred { context.draw([.backdrop(BackdropBlur(path: .rect(ground), radius: BarLook.blurRadius))]) }
        for color in look.colors { ControlShapes.fill(ground, color) }
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

/// What is drawn behind a bar, from back to front.
@MainActor
struct BarLook {
    var isBlurred = false
    var colors: [UIColor] = []
    var image: UIImage?
    var imageMode: UIView.ContentMode = .scaleToFill
    var shadow: UIColor?
    var shadowImage: UIImage?

    /// The standard deviation of the blur, in points: an edge is smeared over about 60 (look.md §19).
    static let blurRadius: CGFloat = 15

    init(_ appearance: UIBarAppearance) {
        if let effect = appearance.backgroundEffect {
            isBlurred = true
            colors.append(effect.tint)
        }
        if let color = appearance.backgroundColor { colors.append(color) }
        image = appearance.backgroundImage
        imageMode = appearance.backgroundImageContentMode
        shadow = appearance.shadowColor
        shadowImage = appearance.shadowImage
    }

    /// What a bar says by its own properties, without an appearance.
    /// - Parameter tint: the colour that the app gave the bar.
    init(tint: UIColor?, style: UIBarStyle, isTranslucent: Bool) {
        let isDark = style == .black
        let material = tint ?? (isDark ? BarColor.darkMaterial : BarColor.material)
        isBlurred = isTranslucent
        colors = [isTranslucent ? material : material.withAlphaComponent(1)]
        shadow = isDark ? BarColor.darkLine : BarColor.line
    }
}

/// The materials of iOS 13 to 18 and their hairlines. The light one is #F7F7F7 over white (look.md §1).
enum BarColor {
    static let lightMaterial = UIColor(white: 246.5 / 255, alpha: 0.94)
    static let darkMaterial = UIColor(white: 29 / 255, alpha: 0.94)
    private static let lightLine = UIColor(white: 0, alpha: 0.3)
    static let darkLine = UIColor(white: 1, alpha: 0.15)
    static let material = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? darkMaterial : lightMaterial })
    static let line = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? darkLine : lightLine })
}

/// Whether a bar is light or dark, with UIKit's raw values.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}
