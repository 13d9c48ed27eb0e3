import Foundation
#if canImport(UIKit)
import UIKit
#endif

enum Platform {
    #if os(iOS) && !targetEnvironment(macCatalyst)
    static let name = "iOS"
    #elseif os(macOS) || targetEnvironment(macCatalyst)
    static let name = "macOS"
    #else
    static let name: String = unknownPlatform()
    #endif

    #if os(watchOS)
    typealias Color = WKColor
    #elseif os(iOS) || os(tvOS)
    typealias Color = UIColor
    #endif

    @available(iOS 13.0, *)
    static func modern() -> Bool { true }

    static var supportsDarkMode: Bool {
        if #available(iOS 13.0, tvOS 13, *) {
            return modern()
        } else {
            return false
        }
    }

    static func describe() -> String {
        guard #available(iOS 11, *) else { return "old" }
        #if targetEnvironment(simulator)
        return name + " simulator"
        #else
        return name
        #endif
    }
}

#if os(macOS)
class PlatformView: NSView {
    override func layout() {}
}
#else
class PlatformView: UIView {
    @objc func layoutForPlatform() { tag += 1 }
    func layoutBySelector() { perform(#selector(layoutForPlatform)) }
}
#endif
