import UIKit

class FormViewController: BaseViewController {
    let name = FormField()
    let mail = FormField()
    var began: [String] = []

    override func setUpSubviews() {
        [name, mail].forEach {
            $0.delegate = self
            view.addSubview($0)
        }
        name.onChange?("unused")
    }
}

extension FormViewController: FormFieldDelegate {
    func formFieldDidBeginEditing(_ field: FormField) {
        began.append(field === name ? "name" : "mail")
    }

    func formField(_ field: FormField, errorFor text: String) -> String? {
        text.contains("@") || field === name ? nil : "no address"
    }

    @objc func formField(_ field: FormField, willFinish completion: @escaping (Bool) -> Void) {
        completion(true)
    }
}

final class StrictFormViewController: FormViewController, FormFieldValidating {
    func formField(_ field: FormField, shouldChangeTo text: String) -> Bool { !text.isEmpty }
    func formFieldMaximumLength(_ field: FormField) -> Int { 3 }
    var formFieldAccessory: UIView? { UILabel() }
}
