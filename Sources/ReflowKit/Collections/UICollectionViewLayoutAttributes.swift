public import Foundation
public import KitValues

extension UICollectionView {
    /// `UICollectionView.ElementCategory` with UIKit's raw values.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// The kind of the headers of a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footers of a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    nonisolated static let elementKindCell = "UICollectionElementKindCell"
}

/// The place and the look that a layout gives an item, a supplementary or a decoration view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath()
    final var category = UICollectionView.ElementCategory.cell
    final var kind: String?
    /// The lengths that a view may choose when it is asked which attributes it prefers.
    final var measuredAxes = UIAxis.both

    public override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .decorationView
        kind = decorationViewKind
    }

    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// The kind of a supplementary or decoration view; nil for a cell.
    open var representedElementKind: String? { kind }

    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    /// The place in the order from back to front.
    open var zIndex = 0
    open var isHidden = false

    /// The bounding box of the transformed bounds, in points of the content.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let box = transform == .identity ? plain : plain.applying(transform)
            return CGRect(x: center.x + box.minX, y: center.y + box.minY, width: box.width, height: box.height)
        }
        set {
            size = transform == .identity ? newValue.size : newValue.applying(transform.inverted()).size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = Simulation.object(of: type(of: self)) as? UICollectionViewLayoutAttributes else { return self }
        copy.indexPath = indexPath
        copy.category = category
        copy.kind = kind
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.measuredAxes = measuredAxes
        return copy
    }

    /// A copy with the same class.
    final func copied() -> UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    /// Whether the attributes show the same. A view whose attributes stay the same is not told them again.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            category == other.category && kind == other.kind && indexPath == other.indexPath && center == other.center
                && size == other.size && transform == other.transform && alpha == other.alpha
                && zIndex == other.zIndex && isHidden == other.isHidden
        }
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
