import Foundation
import KitValues

/// The values that a layer without a view stores. The layer of a view reads them from the view.
///
/// ``LayerProperties`` lists them.
struct LayerModel {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    var backgroundColor: CGColor?
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
}

/// One value of a ``LayerModel``, with the code by which the layer of a view reads and writes it in the view.
@MainActor
struct LayerProperty<Value> {
    fileprivate let own: WritableKeyPath<LayerModel, Value>
    fileprivate let read: (UIView) -> Value
    fileprivate let write: (UIView, Value) -> Void
    /// Converts a value that is set to the one that a layer without a view stores.
    fileprivate var kept: (Value) -> Value = { $0 }
}

/// The list of the values that the layer of a view reads from the view.
@MainActor
enum LayerProperties {
    static let position = LayerProperty(own: \.position, read: { $0.center }, write: { $0.center = $1 })
    static let bounds = LayerProperty(
        own: \.bounds, read: { $0.bounds }, write: { $0.bounds = $1 }, kept: { $0.standardized })
    static let anchorPoint = LayerProperty(
        own: \.anchorPoint, read: { $0.currentAnchorPoint }, write: { $0.writeAnchorPoint($1) })
    static let transform = LayerProperty(
        own: \.transform, read: { $0.currentTransform }, write: { $0.transform = $1 })
    static let backgroundColor = LayerProperty(
        own: \.backgroundColor,
        read: { $0.backgroundColor?.resolvedColor(with: $0.actualTraitCollection).cgColor },
        write: { $0.backgroundColor = $1.map { UIColor(cgColor: $0) } })
    static let opacity = LayerProperty(
        own: \.opacity, read: { Float($0.alpha) }, write: { $0.alpha = CGFloat($1) }, kept: { min(max($0, 0), 1) })
    static let isHidden = LayerProperty(own: \.isHidden, read: { $0.isHidden }, write: { $0.isHidden = $1 })
    static let masksToBounds = LayerProperty(
        own: \.masksToBounds, read: { $0.clipsToBounds }, write: { $0.clipsToBounds = $1 })

    fileprivate static let all: [any CopiedLayerProperty] = [
        position, bounds, anchorPoint, transform, backgroundColor, opacity, isHidden, masksToBounds,
    ]
}

/// A value of a layer, of any type, which can be copied to another layer.
@MainActor
private protocol CopiedLayerProperty {
    func copy(from layer: CALayer, to model: inout LayerModel)
}

extension LayerProperty: CopiedLayerProperty {
    fileprivate func copy(from layer: CALayer, to model: inout LayerModel) {
        model[keyPath: own] = layer.value(of: self)
    }
}

extension LayerModel {
    /// The current values of another layer.
    @MainActor
    init(of layer: CALayer) {
        for property in LayerProperties.all { property.copy(from: layer, to: &self) }
    }
}

extension CALayer {
    /// The view's value, or that of the layer itself if it has no view.
    final func value<Value>(of property: LayerProperty<Value>) -> Value {
        if let view { property.read(view) } else { own[keyPath: property.own] }
    }

    final func set<Value>(_ property: LayerProperty<Value>, _ value: Value) {
        if let view { property.write(view, value) } else { own[keyPath: property.own] = property.kept(value) }
    }
}
