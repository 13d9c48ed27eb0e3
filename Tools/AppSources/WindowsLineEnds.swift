import UIKit
import CoreGraphics

@objc protocol LineEndDelegate {
    @objc optional
    func lineEndDidChange(
        _ view: LineEndView,
        to ending: String
    )
    func lineEndRequired()
}

@objcMembers
class LineEndView: UIView {
    weak var delegate: LineEndDelegate?
    @objc(lineEndText)
    dynamic var text: String = "\r\n" {
        didSet {
            delegate?.lineEndDidChange?(self, to: text)
        }
    }

    func connect() {
        perform(
            #selector(
                change
            ), with: nil)
    }

    private dynamic func change() { text += "." }
}

final class LineEndOwner: NSObject, LineEndDelegate {
    var endings: [String] = []
    func lineEndRequired() {}
    func lineEndDidChange(_ view: LineEndView, to ending: String) { endings.append(ending) }
}

extension LineEndView {
    override func tintColorDidChange() {
        super.tintColorDidChange()
        tag += 1
    }
}
