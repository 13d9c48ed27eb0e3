import UIKit

final class Größe: UIView {
    @objc func ändern() { tag += 1 }
    @objc(смена:) func 変更(_ 値: NSNumber) { tag += 値.intValue }
    let 🥾 = "boots"; @IBOutlet weak var étiquette: UILabel?

    func run() {
        /* 👩‍👩‍👧‍👦 */ perform(#selector(ändern)); perform(#selector(変更(_:)), with: 10 as NSNumber)
        let text = "naïve 🏔️" as NSString; tag += text.length > 0 ? 100 : 0
    }
}
