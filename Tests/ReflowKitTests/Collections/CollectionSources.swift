import Foundation
import KitTestSupport
import KitValues
import ReflowKit
import Testing

/// Items with given counts and, if wanted, sizes; it counts the questions about sizes.
@MainActor
final class SizedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int] = []
    var sizes: ((UICollectionView, IndexPath) -> CGSize)?
    var sizeQuestions = 0
    var cellsMade = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellsMade += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizeQuestions += 1
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        return sizes?(collectionView, indexPath) ?? flow?.itemSize ?? .zero
    }
}

/// Items of one size: the method about sizes is left out.
@MainActor
final class PlainItems: NSObject, UICollectionViewDataSource {
    let count: Int
    var made = 0

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A cell with a text that fills it.
class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// Items with texts, in sections, and the calls that the view makes.
@MainActor
final class TextItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var calls: [String] = []
    var onCell: (UICollectionView, IndexPath) -> Void = { _, _ in }

    init(_ sections: [[String]]) { self.sections = sections }
    convenience init(count: Int) { self.init([(0..<count).map { "Item \($0)" }]) }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        calls.append("sections")
        return sections.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calls.append("items \(section)")
        return sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.item)")
        onCell(collectionView, indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        let text = sections[indexPath.section][indexPath.item]
        (cell as? TextCell)?.label.text = text
        cell.accessibilityLabel = text
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("willDisplay \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("didEndDisplaying \(indexPath.item)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
}

/// A collection view whose cells and headers are registered.
@MainActor
func testCollection(_ frame: CGRect, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    return view
}

extension World {
    /// A collection view that fills the screen.
    func showCollection(
        _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource,
        in controller: UIViewController? = nil
    ) -> UICollectionView {
        let controller = controller ?? UIViewController()
        let window = show(controller)
        let view = testCollection(controller.view.bounds, layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.dataSource = source
        if let delegate = source as? any UICollectionViewDelegate { view.delegate = delegate }
        controller.view.addSubview(view)
        window.layoutIfNeeded()
        return view
    }
}
