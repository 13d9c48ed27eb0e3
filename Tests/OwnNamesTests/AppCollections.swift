import Foundation
import UIKit

// The subclasses of the collection view's classes; see AppViews.swift.

final class AppUICollectionView: UICollectionView {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        origin = own
    }

    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        origin = "layout"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUICollectionReusableView: UICollectionReusableView {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    override func prepareForReuse() { super.prepareForReuse() }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewCell: UICollectionViewCell {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    override var isSelected: Bool { didSet { alpha = isSelected ? 0.5 : 1 } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewController: UICollectionViewController {
    private(set) var origin = ""

    init(own: String) {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        origin = own
    }

    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
        origin = "layout"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section
    }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<String, Int> {
    private(set) var origin = ""

    init(own: String) {
        super.init(
            collectionView: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        ) { _, _, _ in nil }
        origin = own
    }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewLayout: UICollectionViewLayout {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "none"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewFlowLayout: UICollectionViewFlowLayout {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "none"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    override class var layoutAttributesClass: AnyClass { AppUICollectionViewLayoutAttributes.self }
    override class var invalidationContextClass: AnyClass { AppUICollectionViewFlowLayoutInvalidationContext.self }
    override func prepare() { super.prepare() }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "none"
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? AppUICollectionViewLayoutAttributes)?.origin = origin
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override var invalidateEverything: Bool { true }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "none"
    }

    override var invalidateFlowLayoutDelegateMetrics: Bool {
        get { true }
        set {}
    }

    deinit { Departures.shared.note() }
}

final class AppUICollectionViewUpdateItem: UICollectionViewUpdateItem {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    deinit { Departures.shared.note() }
}
