import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Properties set by name")
struct KeyPathTests {
    private final class Badge: UIView {
        var number: NSNumber?
        override class var nibMethods: [Selector] {
            super.nibMethods + [Selector("setNumber:", { (one: Badge) in .init { one.number = $0 } })]
        }
    }

    private final class Caption: UILabel {}

    @Test("Views take the keys of documents, those of layers too, in every form of a number")
    func views() {
        inWorld { world in
            let label = Caption()
            label.setValue("Hello", forKey: "text")
            label.setValue(UIColor.red, forKeyPath: "textColor")
            label.setValue(NSTextAlignment.center.rawValue, forKeyPath: "textAlignment")
            label.setValue(NSNumber(value: 3), forKey: "numberOfLines")
            label.setValue(0.5, forKey: "alpha")
            label.setValue(true, forKey: "clipsToBounds")
            label.setValue(8, forKeyPath: "layer.cornerRadius")
            #expect(label.text == "Hello" && label.textColor == .red && label.textAlignment == .center)
            #expect(label.numberOfLines == 3 && label.alpha == 0.5 && label.clipsToBounds)
            #expect(label.layer.cornerRadius == 8)
            label.setValue(nil, forKey: "text")
            #expect(label.text == nil && world.exceptions.isEmpty)
        }
    }

    @Test("A class of the app takes what it lists")
    func listed() {
        inWorld { world in
            let badge = Badge()
            badge.setValue(NSNumber(value: 7), forKey: "number")
            badge.setValue(2, forKey: "tag")
            #expect(badge.number == 7 && badge.tag == 2 && world.exceptions.isEmpty)
        }
    }

    @Test(
        "An unknown key, or a value of another kind, is UIKit's exception, and changes nothing",
        arguments: [("shade", 1 as any Sendable), ("text", 1), ("textColor", "red"), ("numberOfLines", "3")])
    func unknown(key: String, value: any Sendable) {
        inWorld { world in
            let label = UILabel()
            label.text = "as it was"
            label.setValue(value, forKey: key)
            #expect(label.text == "as it was" && label.numberOfLines == 1)
            #expect(
                world.exceptions.map { $0.prefix { $0 != "." } } == [
                    "NSUnknownKeyException: [<UILabel> setValue:forUndefinedKey:]: this class is not key value "
                        + "coding-compliant for the key \(key)"
                ])
        }
    }
}
