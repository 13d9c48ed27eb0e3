import DisplayList
public import Foundation

/// The stack of contexts of this thread; the current one is last.
private let contextStack = ThreadLocal<[CGContext]>()

/// The current context; nil outside `draw(_:)` and similar methods.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    contextStack.value?.last
}

/// Makes `context` the current context until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    contextStack.value = (contextStack.value ?? []) + [context]
}

public func UIGraphicsPopContext() {
    contextStack.value = contextStack.value.map { $0.dropLast() }
}

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame one point wide just inside the edges of `rect` in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    var frame = PathBuilder(.rect(rect))
    if rect.width > 2, rect.height > 2 { frame.add(.rect(rect.insetBy(dx: 1, dy: 1))) }
    context.fill(frame.path, rule: .evenOdd)
}

/// Intersects the clip of the current context with `rect`.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
    /// Makes this the current fill colour.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the current stroke colour.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Makes this the current fill and stroke colour.
    public func set() {
        setFill()
        setStroke()
    }
}
