import UIKit

@objc(WPAttributesOnLines)
@available(iOS 12.0, *)
@objcMembers
open
class AttributesOnLines
    : UIView
{
    @IBOutlet
    weak
    var
    label: UILabel?

    @IBOutlet weak var
        other: UILabel?

    @IBAction
    @discardableResult
    func
    tap(
        _ sender: Any
    )
        -> Bool
    {
        tag += 1
        return true
    }

    @objc
    dynamic
    open
    var value: Int {
        @objc(valueGet) get { tag }
        @objc(valueSet:) set { tag = newValue }
    }

    func send() {
        perform(#selector(
            AttributesOnLines
                .tap(_:)
        ), with: self)
    }
}
