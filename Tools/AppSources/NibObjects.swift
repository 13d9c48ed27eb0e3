import UIKit

/// The File's Owner of a nib, which is no view.
@MainActor
class CardLoader: NSObject {
    @IBOutlet var card: TrailCardView!
    @IBOutlet private var formatter: CardFormatter!
    private(set) var wasTapped = false

    func load() {
        Bundle.main.loadNibNamed("OwnedCard", owner: self, options: nil)
    }

    var text: String { formatter.text }
}

extension CardLoader {
    @IBAction private func cardTapped(_ recognizer: UITapGestureRecognizer) { wasTapped = true }
}

class CardFormatter: NSObject {
    var text = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        text = "awake"
    }
}
