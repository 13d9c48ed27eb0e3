public import Foundation
public import KitValues

/// Decides where the items of a collection view are. Custom layouts are subclasses (tables.md §16a).
///
/// A collection view asks in this order: `prepare`, `collectionViewContentSize`, `layoutAttributesForElements(in:)` for
/// what is visible.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    final weak var view: UICollectionView?
    final var decorations: [String: ReusePool<UICollectionReusableView>.Origin] = [:]
    /// Whether `prepare` must be called before the next question.
    final var isInvalid = true
    /// Whether the layout is inside `prepare`, in which nothing prepares it again.
    final var isPreparing = false

    public override init() {
        super.init()
    }

    /// A layout of a nib or a storyboard.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var collectionView: UICollectionView? { view }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Registering

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Answers

    /// Called before the first question, and before the first one after an invalidation.
    open func prepare() {}

    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of everything that touches a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Whether the layout is computed again for other bounds. It is asked with the new bounds, while the collection view
    /// still has the old ones.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the layout is computed again because a view prefers other attributes.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        switch originalAttributes.category {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.kind ?? "", at: [originalAttributes.indexPath])
        case .decorationView: break
        }
        return context
    }

    /// Forgets everything; the layout is computed again in the next pass.
    open func invalidateLayout() {
        let context = makeContext()
        context.isEverything = true
        invalidateLayout(with: context)
    }

    /// Forgets what the context names. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        view?.layoutWasInvalidated(context)
    }

    /// Prepares one of UIKit's own layouts that an app asks before the view does.
    final func prepareIfNeeded() { view?.prepareLayout() }

    /// Attributes of the class that the layout names.
    final func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made =
            type.flatMap { Simulation.object(of: $0) as? UICollectionViewLayoutAttributes }
            ?? UICollectionViewLayoutAttributes()
        made.category = category
        made.kind = kind
        made.indexPath = path
        return made
    }

    /// A context of the class that the layout names.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        let made = type.flatMap { Simulation.object(of: $0) as? UICollectionViewLayoutInvalidationContext }
        return made ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Changes

    /// The offset after a change of layout or bounds. The default is the proposal.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The offset at which scrolling ends when a finger is lifted. The default is the proposal.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Called after `prepare` when the bounds changed, with the old bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}

    /// Called after `prepare` when a batch of updates takes effect.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}

    // Pictures are taken after animations, so the attributes from which items appear and to which they disappear are not
    // asked.

    /// The attributes from which an item appears; nil for those at which it stays.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Called when the collection view gets another layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    /// Whether x runs from the right where the interface does.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction for which the layout places items.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Reflow's own questions

    /// Whether views are asked which attributes they prefer.
    var measuresViews: Bool { true }

    /// The direction in which estimated sizes move other items; nil if no sizes are estimated.
    var estimatedAxis: UICollectionView.ScrollDirection? { nil }

    /// Whether the view's margins or safe area are others than those for which the layout was computed.
    var isOutdated: Bool { false }

    /// Whether supplementary views of a kind belong to items, and not to sections.
    func bindsToItems(_ kind: String) -> Bool { false }
}
