import UIKit

@MainActor
@objc protocol FormFieldDelegate: AnyObject {
    @objc optional func formFieldDidBeginEditing(_ field: FormField)
    @objc optional func formField(_ field: FormField, shouldChangeTo text: String) -> Bool
    @objc optional func formField(_ field: FormField, errorFor text: String) -> String?
    @objc optional var formFieldAccessory: UIView? { get }
    @objc optional func formField(_ field: FormField, willFinish completion: @escaping (Bool) -> Void)
}

@objc protocol FormFieldValidating: FormFieldDelegate {
    @objc optional func formFieldMaximumLength(_ field: FormField) -> Int
}

class FormField: UIControl {
    @objc weak var delegate: FormFieldDelegate?
    @IBOutlet weak var validator: FormFieldValidating?
    var onChange: ((String) -> Void)?
    private(set) var finished = false
    var error: String?

    var text = "" {
        didSet {
            onChange?(text)
            error = delegate?.formField?(self, errorFor: text) ?? nil
        }
    }

    func type(_ new: String) {
        delegate?.formFieldDidBeginEditing?(self)
        if let delegate = delegate, delegate.formField?(self, shouldChangeTo: new) == false { return }
        let limit = validator?.formFieldMaximumLength?(self) ?? Int.max
        text = String(new.prefix(limit))
        delegate?.formField?(self) { [weak self] in self?.finished = $0 }
        if let accessory = delegate?.formFieldAccessory { addSubview(accessory) }
    }

    var checksChanges: Bool {
        (delegate as? NSObject)?.responds(to: #selector(FormFieldDelegate.formField(_:shouldChangeTo:))) ?? false
    }
}
