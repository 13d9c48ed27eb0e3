import UIKit

extension PlainScreen {
    @objc func configure(with text: String) -> Int { text.count }
    @objc var badge: Int { 0 }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
    }
}

extension PlainDetailScreen {
    override func configure(with text: String) -> Int { 10 + super.configure(with: text) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 100
    }
}
