public import Foundation

// Objects of classes that users name at run time, in `layerClass` and `init(navigationBarClass:toolbarClass:)`, and of
// delegates. Swift
// calls an initialiser on such a class only if it is required, and UIKit's are not: subclasses may have initialisers of
// their own and need not repeat these. The compiler still gives every subclass an entry for an inherited initialiser;
// one that does not implement it stops there with Swift's own message, as on iOS.
extension Simulation {
    /// Stands for a class of layers whose `init()` may be called. Nothing is ever made of this class itself.
    ///
    /// It is open because the compiler may not assume that a class that anybody can subclass has one implementation.
    open class LayerTemplate: CALayer {
        public required override init() {
            super.init()
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// Stands for a class of views whose `init(frame:)` may be called. Nothing is ever made of this class itself.
    open class ViewTemplate: UIView {
        public required override init(frame: CGRect) {
            super.init(frame: frame)
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// Stands for a class of responders whose `init()` may be called. Nothing is ever made of this class itself.
    open class ResponderTemplate: UIResponder {
        public required override init() {
            super.init()
        }
    }

    /// Stands for a class of objects whose `init()` may be called. Nothing is ever made of this class itself.
    open class ObjectTemplate: NSObject {
        public required override init() {
            super.init()
        }
    }

    /// An object of a class of delegates, if the class is derived from `UIResponder` or `NSObject`.
    func delegate(of delegateClass: Any.Type) -> NSObject? {
        perform {
            if let responders = delegateClass as? UIResponder.Type {
                return unsafeBitCast(responders, to: ResponderTemplate.Type.self).init()
            }
            return (delegateClass as? NSObject.Type).map { unsafeBitCast($0, to: ObjectTemplate.Type.self).init() }
        }
    }

    static func layer(of layerClass: CALayer.Type) -> CALayer {
        unsafeBitCast(layerClass, to: LayerTemplate.Type.self).init()
    }

    /// A view of the class, or of `base` if the class is not derived from it.
    static func view<View: UIView>(of viewClass: AnyClass?, or base: View.Type) -> View {
        let known = viewClass as? View.Type ?? base
        let view = unsafeBitCast(known as UIView.Type, to: ViewTemplate.Type.self).init(frame: .zero)
        return unsafeDowncast(view, to: View.self)
    }
}
