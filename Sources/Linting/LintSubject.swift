import Foundation
import Geometry
import ReflowKit

/// A view that shows something by itself. Rectangles are in the user's coordinates.
@MainActor
struct LintSubject {
    enum Kind {
        /// A label with text.
        case text
        /// What is touched.
        case control
        case picture
        /// What an app's own class draws.
        case drawing
        /// A background or a border that stands out from what it lies on.
        case surface
    }

    let view: UIView
    let kind: Kind
    let rect: CGRect
    /// Where letters are: its own, and those of the parts that a control makes for itself.
    let letters: [CGRect]
    /// What has to be seen of it: letters, of a control its icon too, of all else the whole.
    let essential: CGRect
    /// What superviews leave of it; `nil` where they clip all of it away.
    let visible: CGRect?
    /// Whether it lies in what can be scrolled.
    let isScrolled: Bool
    /// Whether it stands out from what lies under it, so that it hides that.
    let isOpaque: Bool
    /// Its place in the order in which views are drawn, and that of the last view in it.
    let order: Int
    var lastInside: Int
    /// Which of the window's own subviews it lies in: what is presented covers what presents it on purpose.
    let group: Int

    static func kind(of view: UIView) -> Kind? {
        if view is UIScrollView || view.standIn != nil { return view.standsOut ? .surface : nil }
        if let label = view as? UILabel { return label.text?.isEmpty == false ? .text : nil }
        if view is UIControl { return .control }
        if let picture = view as? UIImageView {
            return picture.image != nil ? .picture : view.standsOut ? .surface : nil
        }
        if !UIView.isKitClass(type(of: view)), !view.ownContent().isEmpty { return .drawing }
        return view.standsOut ? .surface : nil
    }

    func contains(_ other: LintSubject) -> Bool { other.order > order && other.order <= lastInside }
}

extension UIView {
    /// Whether it has a background or a border that can be told from what it lies on.
    fileprivate var standsOut: Bool {
        if layer.borderWidth > 0 { return true }
        guard let color = backgroundColor, color.alpha(in: traitCollection) > 0 else { return false }
        return superview?.backgroundColor.map { !$0.isEqual(color) } ?? true
    }

    /// Whether its background hides what is behind it.
    var hidesWhatIsBehind: Bool {
        guard alpha > 0.9, let color = backgroundColor else { return false }
        return color.alpha(in: traitCollection) > 0.9
    }

    /// Letters and icons of a view and of the parts that a control makes for itself, in the user's coordinates.
    func ink(in screen: LintScreen) -> (letters: [CGRect], icons: [CGRect]) {
        var letters: [CGRect] = []
        var icons: [CGRect] = []
        func collect(_ view: UIView) {
            if let label = view as? UILabel { letters += label.letterBoxes.map { screen.rect($0, of: label) } }
            if let picture = view as? UIImageView, picture.image != nil {
                icons.append(screen.rect(picture.bounds, of: picture))
            }
            for part in view.subviews where part.isPartOfControl && !part.isHidden && part.alpha > 0 { collect(part) }
        }
        collect(self)
        return (letters, icons)
    }
}

extension UIColor {
    fileprivate func alpha(in traits: UITraitCollection) -> CGFloat {
        var alpha: CGFloat = 0
        resolvedColor(with: traits).getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha
    }
}

extension [CGRect] {
    /// The box round all of them; null for none.
    var box: CGRect { reduce(.null) { $0.union($1) } }
}
