import UIKit

/// Buttons made in a loop, which their tags tell apart.
final class PasscodePad: UIView {
    var onComplete: ((String) -> Void)?
    private var digits = ""
    private(set) var buttons: [UIButton] = []

    init(length: Int) {
        self.length = length
        super.init(frame: CGRect(x: 0, y: 0, width: 180, height: 240))
        for digit in 0...9 {
            let button = UIButton(type: .custom)
            button.tag = digit
            button.setTitle(String(digit), for: [])
            button.addTarget(self, action: #selector(PasscodePad.digitTapped(sender:)), for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
    }

    required init?(coder aDecoder: NSCoder) { return nil }

    private let length: Int

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width / 3
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index % 3) * side, y: CGFloat(index / 3) * side, width: side, height: side)
        }
    }

    @objc fileprivate func digitTapped(sender: UIButton) {
        digits += String(sender.tag)
        guard digits.count == length else { return }
        onComplete?(digits)
        perform(#selector(clear), with: nil, afterDelay: 0.5)
    }

    @objc func clear() { digits.removeAll() }
    var isClear: Bool { digits.isEmpty }
}
