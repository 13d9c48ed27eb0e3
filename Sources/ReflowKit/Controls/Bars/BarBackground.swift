import Basics
import Foundation
import KitValues
import LayoutRules

/// What lies behind a bar: its material, and the hairline at the edge towards the content.
@MainActor
final class BarBackground: UIView {
    enum Edge {
        case top, bottom
    }

    private let hairline = UIView()
    private let contentEdge: Edge

    /// - Parameter contentEdge: the edge the content lies at.
    init(contentEdge: Edge) {
        self.contentEdge = contentEdge
        super.init(frame: .zero)
        isPartOfControl = true
        isUserInteractionEnabled = false
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - tint: the colour that the app gave the bar.
    ///   - isTransparent: whether nothing shows, as under a large title.
    func show(tint: UIColor?, style: UIBarStyle, isTranslucent: Bool, isTransparent: Bool = false) {
        let isDark = style == .black
        let material = tint ?? (isDark ? BarColor.darkMaterial : BarColor.material)
        backgroundColor = isTransparent ? nil : isTranslucent ? material : material.withAlphaComponent(1)
        hairline.isHidden = isTransparent
        hairline.backgroundColor = isDark ? BarColor.darkLine : BarColor.line
    }

    /// The hairline is one pixel, just outside of the bar.
    override func layoutSubviews() {
        let width = 1 / simulation.pixelGrid.scale
        hairline.frame = CGRect(
            x: 0, y: contentEdge == .top ? -width : bounds.height, width: bounds.width, height: width)
    }
}

/// The translucent grounds of iOS 13 to 18 over a plain content, almost white and almost black, and their hairlines.
private enum BarColor {
    static let lightMaterial = UIColor(white: 249 / 255, alpha: 0.94)
    static let darkMaterial = UIColor(white: 29 / 255, alpha: 0.94)
    static let lightLine = UIColor(white: 0, alpha: 0.3)
    static let darkLine = UIColor(white: 1, alpha: 0.15)
    static let material = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? darkMaterial : lightMaterial })
    static let line = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? darkLine : lightLine })
}

/// Whether a bar is light or dark by itself, with UIKit's raw values.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}
