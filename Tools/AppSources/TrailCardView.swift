import UIKit

/// Its view tree is in TrailCard.xib.
@IBDesignable
class TrailCardView: UIView {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private var stars: [UIImageView]!
    @IBOutlet weak var openButton: UIButton?
    @IBOutlet private weak var gap: NSLayoutConstraint!
    @IBOutlet weak var delegate: AnyObject?

    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @IBInspectable var maximumStars: Int = 5
    @IBInspectable var summary: String { "\(stars.count) of \(maximumStars)" }

    private(set) var taps = 0
    private(set) var isAwake = false

    static func make() -> TrailCardView {
        let nib = UINib(nibName: String(describing: self), bundle: Bundle(for: self))
        return nib.instantiate(withOwner: nil, options: nil).first as! TrailCardView
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        layer.borderWidth = 1
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = nameLabel != nil && !stars.isEmpty
        gap.constant = 24
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        nameLabel.text = "Sample"
    }

    @IBAction private func openTapped(_ sender: UIButton) { taps += 1 }
    @IBAction func pressed() { taps += 10 }

    var name: String? {
        get { nameLabel.text }
        set { nameLabel.text = newValue }
    }
    var starCount: Int { stars.count }
}
