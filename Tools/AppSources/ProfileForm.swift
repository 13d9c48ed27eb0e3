import UIKit
import class UIKit.UIStackView
import struct CoreGraphics.CGFloat

struct ProfileForm {
    var name = ""

    /// Nested types have actions of their own.
    final class FieldView: UIView {
        let field = UITextField()
        private(set) var edits = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(field)
            field.addTarget(self, action: #selector(FieldView.edited(_:)), for: .editingChanged)
            field.addTarget(self, action: #selector(ended), for: [.editingDidEnd, .editingDidEndOnExit])
        }

        required init?(coder: NSCoder) { fatalError() }

        @objc private func edited(_ sender: UITextField) { edits += 1 }
        @objc func ended() { edits += 100 }
    }

    @MainActor enum Builder {
        final class Target: NSObject {
            var count = 0
            @objc func hit() { count += 1 }
        }

        static func button(_ target: Target) -> UIButton {
            let button = UIButton(type: .system)
            button.addTarget(target, action: #selector(ProfileForm.Builder.Target.hit), for: .touchUpInside)
            return button
        }
    }
}

extension ProfileForm.FieldView {
    @objc func clear() {
        field.text = nil
    }

    func clearItem() -> UIBarButtonItem {
        UIBarButtonItem(title: "Clear", style: .plain, target: self, action: #selector(clear))
    }
}
