import UIKit

// All members of this class, its extensions and its subclasses are visible to Objective-C.
@objcMembers
class Sheet: UIView {
    var steps: [String] = []
}

extension Sheet {
    func prepareSheet() { steps.append("prepare") }
    var sheetHeight: CGFloat { 200 }
    private func hidden() { steps.append("hidden") }
    func runHidden() { hidden() }
}

class TallSheet: Sheet {
    override func prepareSheet() {
        super.prepareSheet()
        steps.append("tall")
    }

    override var sheetHeight: CGFloat { super.sheetHeight * 2 }
}

extension TallSheet {
    override func runHidden() {
        steps.append("before")
        super.runHidden()
    }
}
