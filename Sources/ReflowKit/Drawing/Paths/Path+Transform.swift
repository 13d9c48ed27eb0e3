import DisplayList
import Foundation
import KitValues

extension Path {
    /// The outline with every point mapped. A rectangle or another simple shape is kept as one if possible.
    func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        switch self {
        case .rect(let rect) where transform.preservesAxes:
            return .rect(rect.applying(transform))
        case .ellipse(let rect) where transform.preservesAxes:
            return .ellipse(rect.applying(transform))
        case .roundedRect(let rounded) where transform.preservesAxes && transform.a == transform.d && transform.a > 0:
            return .roundedRect(
                RoundedRect(
                    rounded.rect.applying(transform), topLeft: rounded.topLeft * transform.a,
                    topRight: rounded.topRight * transform.a, bottomLeft: rounded.bottomLeft * transform.a,
                    bottomRight: rounded.bottomRight * transform.a, curve: rounded.curve))
        default:
            return .elements(elements.map { $0.applying(transform) })
        }
    }
}

extension PathElement {
    var isFinite: Bool {
        points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point):
            .move(point.applying(transform))
        case .line(let point):
            .line(point.applying(transform))
        case .quadCurve(let control, let point):
            .quadCurve(control: control.applying(transform), to: point.applying(transform))
        case .curve(let control1, let control2, let point):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                to: point.applying(transform))
        case .close:
            .close
        }
    }
}
