import DisplayList
public import Foundation
public import KitValues

/// The background, border, corners and shadow of a view; or content of its own, as a sublayer.
///
/// The layer of a view has no geometry of its own: position, bounds and anchor point are those of the view.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view that owns this layer, as long as there is one.
    final var view: UIView? { identityOfView?.view }
    final var identityOfView: ViewIdentity?
    /// The layer to which this one was added as a sublayer.
    private weak var ownSuperlayer: CALayer?
    /// The layers that were added to this one, from back to front.
    @exclusivity(unchecked) final private(set) var ownSublayers: [CALayer] = []
    /// The subview directly behind this layer, if the superlayer belongs to a view; nil if the layer is behind all
    /// subviews.
    private weak var subviewBelow: UIView?
    /// The values of a layer without a view; see ``LayerProperties``.
    final var own = LayerModel()

    /// The radius of the corners of background and border, and of the clip with `masksToBounds`, in points.
    open var cornerRadius: CGFloat = 0
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The corners that the radius rounds.
    open var maskedCorners: CACornerMask = .all
    /// The width of the border in points, inside the bounds.
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .init(gray: 0, alpha: 1)
    open var shadowColor: CGColor? = .init(gray: 0, alpha: 1)
    /// The opacity of the shadow, from 0 to 1; 0 by default, so that there is no shadow.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow in points; 3 upward by default, as on every Apple platform.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3
    /// The outline that casts the shadow. By default, the layer's content casts it.
    open var shadowPath: CGPath?
    open var name: String?

    public override init() {
        super.init()
    }

    /// Creates a copy of a layer without its sublayers. If the argument is not a layer, the new layer has default
    /// values.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        own = LayerModel(of: other)
        cornerRadius = other.cornerRadius
        cornerCurve = other.cornerCurve
        maskedCorners = other.maskedCorners
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
        name = other.name
        takeContent(of: other)
    }

    /// Copies the content that the class draws from another layer. Called for a layer that is created as a copy.
    func takeContent(of other: CALayer) {}

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Geometry

    /// The position of the anchor point in the superlayer, in points.
    open var position: CGPoint {
        get { value(of: LayerProperties.position) }
        set { set(LayerProperties.position, newValue) }
    }

    open var bounds: CGRect {
        get { value(of: LayerProperties.bounds) }
        set { set(LayerProperties.bounds, newValue) }
    }

    /// The point that the position refers to and that transforms are relative to, as fractions of the bounds. The
    /// default is the centre.
    open var anchorPoint: CGPoint {
        get { value(of: LayerProperties.anchorPoint) }
        set { set(LayerProperties.anchorPoint, newValue) }
    }

    open func affineTransform() -> CGAffineTransform { value(of: LayerProperties.transform) }

    open func setAffineTransform(_ transform: CGAffineTransform) { set(LayerProperties.transform, transform) }

    open var frame: CGRect {
        get { view?.frame ?? own.bounds.applying(transformToSuperlayer) }
        set {
            if let view { return view.frame = newValue }
            guard newValue.isFiniteRect else { return }
            (own.position, own.bounds.size) = newValue.standardized.placement(
                under: own.transform, anchor: own.anchorPoint)
        }
    }

    /// The transform from the layer's own coordinates to its superlayer's.
    final var transformToSuperlayer: CGAffineTransform {
        if let view { return view.transformToSuperview }
        return CGAffineTransform(
            translationX: -(own.bounds.minX + own.anchorPoint.x * own.bounds.width),
            y: -(own.bounds.minY + own.anchorPoint.y * own.bounds.height)
        )
        .concatenating(own.transform)
        .concatenating(CGAffineTransform(translationX: own.position.x, y: own.position.y))
    }

    // MARK: Look

    open var backgroundColor: CGColor? {
        get { value(of: LayerProperties.backgroundColor) }
        set { set(LayerProperties.backgroundColor, newValue) }
    }

    open var opacity: Float {
        get { value(of: LayerProperties.opacity) }
        set { set(LayerProperties.opacity, newValue) }
    }

    open var isHidden: Bool {
        get { value(of: LayerProperties.isHidden) }
        set { set(LayerProperties.isHidden, newValue) }
    }

    open var masksToBounds: Bool {
        get { value(of: LayerProperties.masksToBounds) }
        set { set(LayerProperties.masksToBounds, newValue) }
    }

    /// Records the drawing of a special layer between background and border, in its own coordinates. A plain layer has
    /// none.
    func recordContent(in bounds: CGRect, into commands: inout [DisplayCommand]) {}

    // MARK: Tree

    /// The sublayers, from back to front: layers that were added, and the layers of the view's subviews.
    ///
    /// Setting this property removes all other sublayers, adds new ones, and sets the order. The layer of a subview
    /// moves together with the subview.
    open var sublayers: [CALayer]? {
        get {
            let layers = stack.map { stacked in
                switch stacked {
                case .layer(let layer): layer
                case .view(let view): view.actualLayer
                }
            }
            return layers.isEmpty ? nil : layers
        }
        set {
            let wanted = newValue ?? []
            for layer in sublayers ?? [] where !wanted.contains(layer) { layer.removeFromSuperlayer() }
            for layer in wanted {
                if let view, let subview = layer.view, subview.parent === view {
                    view.bringSubviewToFront(subview)
                } else {
                    addSublayer(layer)
                }
            }
        }
    }

    /// The layer to which this one was added, or the layer of its view's superview.
    open var superlayer: CALayer? { actualSuperlayer }

    final var actualSuperlayer: CALayer? { ownSuperlayer ?? view?.parent?.actualLayer }

    // MARK: Coordinates

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }
    /// Converts a rectangle; the result is the box around the four converted corners.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }
    /// Converts a rectangle; the result is the box around the four converted corners.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    // MARK: Drawing and animations

    /// Draws the layer with its sublayers into `context`, in its own coordinates.
    open func render(in context: CGContext) { drawTree(in: context) }

    /// The keys of the running animations. There are none, because every change of a layer is complete at once.
    open func animationKeys() -> [String]? { nil }

    // MARK: Tree

    /// The contents of the layer, from back to front: its own sublayers among the subviews of its view, in the order in
    /// which they were added.
    final var stack: [Stacked] {
        guard let view else { return ownSublayers.map(Stacked.layer) }
        var stack = ownSublayers.filter { $0.subviewBelow == nil }.map(Stacked.layer)
        for child in view.children {
            stack.append(.view(child))
            stack += ownSublayers.filter { $0.subviewBelow === child }.map(Stacked.layer)
        }
        return stack
    }

    enum Stacked {
        case layer(CALayer)
        case view(UIView)
    }

    /// Moves the sublayers that are directly in front of `subview`, or behind all subviews if it is nil, to be directly
    /// in front of `next`, or behind all subviews if that is nil.
    final func moveSublayers(on subview: UIView?, to next: UIView?) {
        for layer in ownSublayers where layer.subviewBelow === subview { layer.subviewBelow = next }
    }

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: .max)
    }

    /// - Parameter index: the number of layers behind the new one, including those of subviews.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard mayHold(layer) else { return }
        layer.removeFromSuperlayer()
        // A subclass may have moved the layer elsewhere instead, or have left it where it was.
        layer.leaveSuperlayer()
        guard mayHold(layer), layer.view?.parent == nil else { return }
        HierarchyMoves.count &+= 1
        var place = 0
        layer.subviewBelow = nil
        for below in stack.prefix(Int(index)) {
            switch below {
            case .layer: place += 1
            case .view(let view): layer.subviewBelow = view
            }
        }
        ownSublayers.insert(layer, at: place)
        layer.ownSuperlayer = self
    }

    /// Removes the layer from its superlayer. If the layer belongs to a view, the view is removed from its superview,
    /// too, because in Reflow every subview has its layer in the tree.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    private final func leaveSuperlayer() {
        view?.detach()
        leaveOwnSuperlayer()
    }

    /// Removes the layer from the layer to which it was added. A view's layer is then again a sublayer of the layer of
    /// the view's superview.
    final func leaveOwnSuperlayer() {
        guard let ownSuperlayer else { return }
        ownSuperlayer.ownSublayers.removeAll { $0 === self }
        self.ownSuperlayer = nil
    }

    /// Whether the layer was added to another layer as a sublayer, and is still there.
    final var wasAddedToLayer: Bool { ownSuperlayer != nil }

    /// Whether the layer may be added to this one. If not, that is reported.
    private final func mayHold(_ layer: CALayer) -> Bool {
        guard lies(in: layer) else { return true }
        Simulation.current.report(
            .invalidHierarchy(view: "\(type(of: layer))", problem: "a layer cannot lie inside itself"))
        return false
    }

    /// Whether the layer is the other one or is inside it at any depth.
    final func lies(in other: CALayer) -> Bool {
        sequence(first: self) { $0.ownSuperlayer ?? $0.nearestLayerOfSuperviews }.contains { $0 === other }
    }

    /// The layer of the nearest superview that has one. Superviews without a layer are skipped, because they cannot have
    /// sublayers.
    private final var nearestLayerOfSuperviews: CALayer? {
        var superview = view?.parent
        while let current = superview {
            if let layer = current.madeLayer { return layer }
            superview = current.parent
        }
        return nil
    }
}

/// The curve of a corner.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}
