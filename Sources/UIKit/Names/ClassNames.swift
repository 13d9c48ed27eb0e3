public import Foundation
public import KitValues
import ReflowKit

extension NSObject {
    /// The name of the class in the form of Objective-C: `UIView`, `Shop.CartController`.
    public class func description() -> String {
        let name = UIView.namePrinted(self)
        let module = "Foundation."
        return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
    }
}

/// The idiom of the current device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
