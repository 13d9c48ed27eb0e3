package import Foundation

/// The coder that an object of a nib is made with. It has no keys: the object's part of the document is read when the
/// initialiser of UIKit's class has set its own properties, and before subclasses go on after `super.init(coder:)`.
package final class NibCoder: NSCoder {
    private var configure: (@MainActor (AnyObject) -> Void)?

    package init(_ configure: @escaping @MainActor (AnyObject) -> Void) {
        self.configure = configure
    }

    /// Gives a new object what the document says of it. A coder makes one object.
    @MainActor
    func configure(_ object: AnyObject) {
        let configure = configure
        self.configure = nil
        configure?(object)
    }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
    package override func decodeObject<Decoded: NSObject & NSCoding>(
        of type: Decoded.Type, forKey key: String
    ) -> Decoded? { nil }
    package override func decodePropertyList(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}
