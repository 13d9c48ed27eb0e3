import Basics
import Foundation
import KitValues
import LayoutRules

/// The state of a flow layout.
@MainActor
final class FlowState {
    /// The sections with their sizes; nil until the delegate was asked.
    var sections: [FlowSectionMetrics]?
    var geometry = FlowGeometry([], cross: 0)
    /// The view's lengths for which the geometry was computed; nil if it has to be computed again.
    var placed: FlowSurroundings?
    /// The sizes that cells preferred.
    var measured: [ListUpdates.Place: CGSize] = [:]
    /// The size of the view in which cells were measured.
    var measuredSize = CGSize.zero
    var usesDelegate = false
    var hasWarned = false
    /// The length across the scrolling in which lines are broken, before the insets of sections.
    var cross: CGFloat = 0
    var grid = PixelGrid(scale: 1)
}

/// The lengths of a view on which the places of items depend.
struct FlowSurroundings: Equatable {
    var size: CGSize
    var contentInset: UIEdgeInsets
    /// The insets of the reference from which section insets count; nil for the content's inset.
    var reference: UIEdgeInsets?
}

/// The answers of a delegate about a section, or the layout's own values.
struct FlowSectionMetrics {
    enum Sizes {
        case uniform(CGSize, count: Int)
        case each([CGSize])
    }

    var sizes: Sizes
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
}

// The rules of FlowGeometry for views: sizes from delegates, both directions, pixels, pinned headers.
extension UICollectionViewFlowLayout {
    final var isHorizontal: Bool { scrollDirection == .horizontal }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        view?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    final func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.isEverything || context.isDataSourceCounts
            || flowContext?.invalidateFlowLayoutDelegateMetrics == true
        {
            flow.sections = nil
            flow.measured = [:]
            flow.placed = nil
            flow.hasWarned = false
        }
    }

    final func takes(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard measuresViews, original.category == .cell, preferred.size != original.size,
            let place = original.indexPath.place
        else { return false }
        flow.measured[place] = FlowLimits.bounded(preferred.size)
        flow.placed = nil
        return true
    }

    // MARK: Preparing

    final func prepareFlow() {
        guard let view else { return }
        let sections = flow.sections ?? ask(view)
        flow.sections = sections
        flow.grid = view.simulation.pixelGrid
        let surroundings = surroundings(of: view)
        guard flow.placed != surroundings else { return }
        // Cells are measured again after a turn (tables.md §16.8).
        if flow.measuredSize != surroundings.size { flow.measured = [:] }
        flow.measuredSize = surroundings.size
        flow.placed = surroundings
        let content = surroundings.contentInset
        flow.cross =
            isHorizontal
            ? surroundings.size.height - content.top - content.bottom
            : surroundings.size.width - content.left - content.right
        let placed = sections.enumerated().map { place($1, $0, surroundings) }
        flow.geometry = FlowGeometry(placed, cross: flow.cross)
        warn(placed, view)
    }

    private func surroundings(of view: UICollectionView) -> FlowSurroundings {
        FlowSurroundings(size: view.shownSize, contentInset: view.contentInset, reference: referenceInsets(view))
    }

    final var isFlowOutdated: Bool {
        guard let view, let placed = flow.placed else { return false }
        return placed != surroundings(of: view)
    }

    /// The delegate's answers, in UIKit's order.
    private func ask(_ view: UICollectionView) -> [FlowSectionMetrics] {
        let delegate = flowDelegate
        flow.usesDelegate = false
        return view.state.counts.enumerated().map { section, count in
            var metrics = FlowSectionMetrics(
                sizes: .uniform(FlowLimits.bounded(proposedSize), count: count), inset: sectionInset,
                lineSpacing: minimumLineSpacing,
                itemSpacing: minimumInteritemSpacing, header: headerReferenceSize, footer: footerReferenceSize)
            guard let delegate else { return metrics }
            metrics.inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
            metrics.lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            metrics.itemSpacing = delegate.collectionView(
                view, layout: self, minimumInteritemSpacingForSectionAt: section)
            metrics.header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            metrics.footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            var sizes: [CGSize] = []
            for item in 0..<count {
                let size = delegate.collectionView(view, layout: self, sizeForItemAt: [section, item])
                // The default method answers for all items.
                if size == UnansweredSize.value { return metrics }
                sizes.append(FlowLimits.bounded(size))
            }
            if count > 0 { flow.usesDelegate = true }
            metrics.sizes = .each(sizes)
            return metrics
        }
    }

    /// The size of items before they are measured.
    private var proposedSize: CGSize {
        if estimatedItemSize == .zero { return itemSize }
        return estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    /// The insets of the reference that are greater than nothing (tables.md §16.6).
    private func referenceInsets(_ view: UICollectionView) -> UIEdgeInsets? {
        switch sectionInsetReference {
        case .fromContentInset: nil
        case .fromSafeArea: view.actualSafeAreaInsets
        case .fromLayoutMargins: view.actualLayoutMargins
        }
    }

    private func place(
        _ metrics: FlowSectionMetrics, _ section: Int, _ surroundings: FlowSurroundings
    ) -> FlowGeometry.Section {
        let inset = inset(of: metrics, surroundings)
        let sizes: FlowGeometry.Sizes
        switch metrics.sizes {
        case .uniform(let size, let count) where !measuresViews || flow.measured.isEmpty:
            sizes = .uniform(extent(size), count: count)
        case .uniform(let size, let count):
            sizes = .each(
                (0..<count).map { extent(flow.measured[ListUpdates.Place(section: section, item: $0)] ?? size) })
        case .each(let list):
            sizes = .each(
                list.enumerated().map {
                    extent(
                        measuresViews ? flow.measured[ListUpdates.Place(section: section, item: $0)] ?? $1 : $1)
                })
        }
        return FlowGeometry.Section(
            sizes: sizes, lineSpacing: FlowLimits.bounded(metrics.lineSpacing),
            itemSpacing: FlowLimits.bounded(metrics.itemSpacing),
            start: extent(CGSize(width: FlowLimits.bounded(inset.left), height: FlowLimits.bounded(inset.top))),
            end: extent(CGSize(width: FlowLimits.bounded(inset.right), height: FlowLimits.bounded(inset.bottom))),
            header: extent(FlowLimits.bounded(metrics.header)).main,
            footer: extent(FlowLimits.bounded(metrics.footer)).main)
    }

    /// The insets of a section: those across the scrolling begin at the reference.
    private func inset(of metrics: FlowSectionMetrics, _ surroundings: FlowSurroundings) -> UIEdgeInsets {
        guard let reference = surroundings.reference else { return metrics.inset }
        let content = surroundings.contentInset
        var inset = metrics.inset
        if isHorizontal {
            inset.top = max(0, reference.top + inset.top - content.top)
            inset.bottom = max(0, reference.bottom + inset.bottom - content.bottom)
        } else {
            inset.left = max(0, reference.left + inset.left - content.left)
            inset.right = max(0, reference.right + inset.right - content.right)
        }
        return inset
    }

    private func extent(_ size: CGSize) -> FlowGeometry.Extent {
        isHorizontal
            ? FlowGeometry.Extent(cross: size.height, main: size.width)
            : FlowGeometry.Extent(cross: size.width, main: size.height)
    }

    /// UIKit's message about items that are too wide, once for each invalidation.
    private func warn(_ sections: [FlowGeometry.Section], _ view: UICollectionView) {
        guard !flow.hasWarned, view.shownSize.width > 0, view.shownSize.height > 0 else { return }
        flow.hasWarned = sections.contains { section in
            let available = flow.cross - section.start.cross - section.end.cross
            switch section.sizes {
            case .uniform(let size, let count): return count > 0 && size.cross > available
            case .each(let list): return list.contains { $0.cross > available }
            }
        }
        guard flow.hasWarned else { return }
        view.simulation.report(
            .invalidItemSizes(
                isHorizontal: isHorizontal, ofDelegate: flow.usesDelegate,
                layout: "<\(UIView.printedName(of: type(of: self)))>", view: view.diagnosticName))
    }

    // MARK: Places

    final var flowContentSize: CGSize {
        isHorizontal
            ? CGSize(width: flow.geometry.length, height: flow.cross)
            : CGSize(width: flow.cross, height: flow.geometry.length)
    }

    /// A rectangle from its place along both axes. Origins are rounded to the nearest pixel, sizes are not (tables.md §16.5).
    private func rect(cross: CGFloat, main: CGFloat, size: FlowGeometry.Extent) -> CGRect {
        let grid = flow.grid
        return isHorizontal
            ? CGRect(x: grid.round(main), y: grid.round(cross), width: size.main, height: size.cross)
            : CGRect(x: grid.round(cross), y: grid.round(main), width: size.cross, height: size.main)
    }

    final func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let place = path.place, place.section >= 0, place.section < flow.geometry.sectionCount, place.item >= 0,
            place.item < flow.geometry.itemCount(place.section)
        else { return nil }
        let slot = flow.geometry.item(place.item, in: place.section)
        let attributes = attributes(.cell, nil, path)
        attributes.frame = rect(cross: slot.cross, main: slot.main, size: slot.size)
        return attributes
    }

    final func edgeAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter, path.count == 2, path[1] == 0,
            path[0] >= 0, path[0] < flow.geometry.sectionCount, let view
        else { return nil }
        let section = path[0]
        let span = isHeader ? flow.geometry.header(section) : flow.geometry.footer(section)
        guard span.length > 0 else { return nil }
        let length = isHorizontal ? view.shownSize.height : view.shownSize.width
        let attributes = attributes(.supplementaryView, kind, path)
        var main = span.main
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            main = pinned(span, in: section, isHeader: isHeader, view)
            attributes.zIndex = 10
        }
        attributes.frame = rect(
            cross: 0, main: main, size: FlowGeometry.Extent(cross: length, main: span.length))
        return attributes
    }

    /// The place of a pinned header or footer: at the edge of what is visible, inside its section.
    private func pinned(
        _ span: (main: CGFloat, length: CGFloat), in section: Int, isHeader: Bool, _ view: UICollectionView
    ) -> CGFloat {
        let inset = view.actualContentInset
        let bounds = view.shownBounds
        let whole = flow.geometry.section(section)
        if isHeader {
            let edge = isHorizontal ? bounds.minX + inset.left : bounds.minY + inset.top
            return min(max(span.main, edge), max(span.main, whole.main + whole.length - span.length))
        }
        let edge = isHorizontal ? bounds.maxX - inset.right : bounds.maxY - inset.bottom
        let header = flow.geometry.header(section).length
        return max(min(span.main, edge - span.length), min(span.main, whole.main + header))
    }

    final func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        // Origins are rounded, and a pixel is the most by which that moves an item.
        let start = (isHorizontal ? rect.minX : rect.minY) - 1
        let end = (isHorizontal ? rect.maxX : rect.maxY) + 1
        var found: [UICollectionViewLayoutAttributes] = []
        for section in flow.geometry.sections(from: start, to: end) {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let edge = edgeAttributes(kind, [section, 0]), edge.frame.overlaps(rect) { found.append(edge) }
            }
            for item in flow.geometry.items(in: section, from: start, to: end) {
                if let one = itemAttributes([section, item]), one.frame.overlaps(rect) { found.append(one) }
            }
        }
        return found
    }
}

extension CGRect {
    /// Whether the rectangles have more than an edge in common. Both are finite.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

/// Lengths that apps give, with which places can be computed.
enum FlowLimits {
    /// The greatest length in points.
    private static let greatest: CGFloat = 1e9

    /// A length that may be negative; 0 instead of one that is not a number.
    static func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, -greatest), greatest) }

    static func bounded(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, bounded(size.width)), height: max(0, bounded(size.height)))
    }
}
