public import Foundation

// Creation of objects whose classes users name at run time: in `layerClass`, in
// `init(navigationBarClass:toolbarClass:)` and for delegates. Swift calls an initialiser of such a class only if the
// initialiser is required. UIKit's are not, because subclasses may have initialisers of their own and need not repeat
// these. The compiler still gives every subclass an entry for an inherited initialiser. A class that does not implement
// it stops there with Swift's own message, as on iOS.
extension Simulation {
    /// A layer class whose `init()` is required, so that Swift can call it on a class that is known only at run time. A
    /// layer class of the user is treated as if it were derived from this one. Nothing is an instance of this class.
    ///
    /// It is open so that the compiler does not assume a single implementation.
    open class LayerTemplate: CALayer {
        public required override init() {
            super.init()
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// A view class whose `init(frame:)` is required, with the same purpose as ``LayerTemplate``.
    open class ViewTemplate: UIView {
        public required override init(frame: CGRect) {
            super.init(frame: frame)
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// A responder class whose `init()` is required, with the same purpose as ``LayerTemplate``.
    open class ResponderTemplate: UIResponder {
        public required override init() {
            super.init()
        }
    }

    /// An object class whose `init()` is required, with the same purpose as ``LayerTemplate``.
    open class ObjectTemplate: NSObject {
        public required override init() {
            super.init()
        }
    }

    /// A new object of a class that a nib names.
    package static func object(of objectClass: NSObject.Type) -> NSObject {
        if let responders = objectClass as? UIResponder.Type {
            return unsafeBitCast(responders, to: ResponderTemplate.Type.self).init()
        }
        return unsafeBitCast(objectClass, to: ObjectTemplate.Type.self).init()
    }

    /// A new recogniser of the class, without a target.
    package static func recognizer(of recognizerClass: UIGestureRecognizer.Type) -> UIGestureRecognizer {
        unsafeBitCast(recognizerClass, to: RecognizerTemplate.Type.self).init(target: nil, action: nil)
    }

    /// A class with the type of recogniser classes whose `init(target:action:)` can be called. It is never instantiated
    /// itself.
    open class RecognizerTemplate: UIGestureRecognizer {
        public required override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
        }
    }

    /// A new delegate of the class, if the class is derived from `UIResponder` or `NSObject`.
    func delegate(of delegateClass: Any.Type) -> NSObject? {
        perform {
            (delegateClass as? NSObject.Type).map(Simulation.object)
        }
    }

    static func layer(of layerClass: CALayer.Type) -> CALayer {
        unsafeBitCast(layerClass, to: LayerTemplate.Type.self).init()
    }

    /// A new view of the class, or of `base` if the class is not derived from it.
    static func view<View: UIView>(of viewClass: AnyClass?, or base: View.Type) -> View {
        let known = viewClass as? View.Type ?? base
        let view = unsafeBitCast(known as UIView.Type, to: ViewTemplate.Type.self).init(frame: .zero)
        return unsafeDowncast(view, to: View.self)
    }
}
