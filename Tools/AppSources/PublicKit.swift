import UIKit

/// A framework's public class whose behaviour lies in extensions.
open class KitControl: UIControl {
    public internal(set) var events: [String] = []
    @objc open var kitStyle: Int = 0
}

public extension KitControl {
    override func tintColorDidChange() {
        super.tintColorDidChange()
        events.append("tint")
    }

    @objc func kitDidLoad() { events.append("load") }
}

extension KitControl {
    @objc open func kitReset() { events.removeAll() }
    @objc open class func kitName() -> String { "kit" }
    @objc public dynamic var kitValue: Int {
        get { tag }
        set { tag = newValue }
    }
}

public final class KitSlider: KitControl {
    public override func kitReset() {
        super.kitReset()
        events.append("reset")
    }

    public override class func kitName() -> String { super.kitName() + ".slider" }
    public override func kitDidLoad() { events.append("slider"); super.kitDidLoad() }
    override public var kitValue: Int {
        get { super.kitValue + 1 }
        set { super.kitValue = newValue * 10 }
    }
}
