import Basics
import DisplayList
public import Foundation
public import KitValues
import LayoutRules

/// Segments side by side, one of which can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` while no segment is selected.
    public nonisolated static let noSegment = -1

    @MainActor
    private struct Segment {
        var width: CGFloat = 0
        var isEnabled = true
        let label = UILabel()
        let picture = UIImageView()
    }

    private var segments: [Segment] = []
    private let ground = SegmentGround()
    /// The plate behind the selected segment. Its shadows end at the edge of the background (look.md §4).
    private let plate = RaisedPiece(shadows: Measures.plateShadows, curve: .continuous)

    /// - Parameter items: strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            if let image = item as? UIImage {
                insertSegment(with: image, at: numberOfSegments, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
            }
        }
        frame.size = sizeThatFits(.zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func makeParts() {
        super.makeParts()
        ground.addPart(plate)
        addPart(ground)
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment; ``noSegment`` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = UISegmentedControl.noSegment }
            applyState()
        }
    }

    /// - Parameter animated: ignored. Pictures are taken after animations, so the change takes effect at once.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.label.text = title }
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.picture.image = image }
    }

    private func insert(at index: Int, _ prepare: (Segment) -> Void) {
        let segment = Segment()
        for part in [segment.picture, segment.label] as [UIView] {
            part.isUserInteractionEnabled = false
            addPart(part)
        }
        segment.picture.contentMode = .center
        segment.label.textAlignment = .center
        prepare(segment)
        let place = min(max(0, index), segments.count)
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        applyState()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let removed = segments.remove(at: segment)
        removed.label.removeFromSuperview()
        removed.picture.removeFromSuperview()
        if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
        if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
        applyState()
    }

    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.label.text = title
            $0.picture.image = nil
        }
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.label.text = nil
            $0.picture.image = image
        }
    }

    /// - Parameter width: in points; 0 for an equal share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.label.text }
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.picture.image }
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        applyState()
    }

    override var missingContent: MissingContent? { segments.isEmpty ? .segments : nil }

    package override var portrait: Portrait {
        var portrait = super.portrait
        let titles = segments.compactMap(\.label.text)
        portrait.text = titles.isEmpty ? nil : titles.joined(separator: " ")
        return portrait
    }

    // MARK: Appearance

    /// Whether segments are only selected while they are touched.
    open var isMomentary = false { didSet { applyState() } }
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// The background colour of the selected segment. The default is white, and a grey in dark appearance.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    override func stateDidChange() {
        super.stateDidChange()
        applyState()
    }

    private var shownSelection: Int? { isMomentary ? nil : segments.indices.first { $0 == selectedSegmentIndex } }

    private func applyState() {
        for (index, segment) in segments.enumerated() {
            segment.label.font =
                index == shownSelection ? Measures.selectedFont : Measures.titleFont
            segment.label.textColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
            segment.label.isHidden = (segment.label.text ?? "").isEmpty
            segment.picture.isHidden = segment.picture.image == nil
            segment.picture.tintColor = segment.label.textColor
            segment.picture.alpha = isEnabled && segment.isEnabled ? 1 : Measures.disabledAlpha
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The rectangles of the segments, from the first to the last, in the control's bounds.
    private var areas: [CGRect] {
        let told = segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            return apportionsSegmentWidthsByContent ? naturalWidth(segment) : 0
        }
        let room = max(0, bounds.width - Measures.gap * CGFloat(max(0, segments.count - 1)))
        let open = told.filter { $0 == 0 }.count
        let sum = told.reduce(0, +)
        // If all segments have fixed widths, these are scaled to fill the control.
        let scale = open == 0 && sum > 0 ? room / sum : 1
        let share = open > 0 ? max(0, room - sum) / CGFloat(open) : 0
        var x = bounds.minX
        let areas = told.map { width -> CGRect in
            let area = CGRect(x: x, y: bounds.minY, width: width == 0 ? share : width * scale, height: bounds.height)
            x = area.maxX + Measures.gap
            return area
        }
        guard isRightToLeft else { return areas }
        return areas.map {
            CGRect(x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }

    /// The width of a segment with a natural width: its content, where a title counts as selected, and padding, in
    /// whole points (look.md §4).
    private func naturalWidth(_ segment: Segment) -> CGFloat {
        guard !segment.label.isHidden, let title = segment.label.text else {
            return ((segment.picture.image?.size.width ?? 0) + 2 * Measures.air).rounded(.up)
        }
        let width = title.size(withAttributes: [.font: Measures.selectedFont]).width
        return (width + 2 * Measures.air).rounded(.up)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let areas = self.areas
        for (segment, area) in zip(segments, areas) {
            segment.label.frame = area.insetBy(dx: min(Measures.labelInset, area.width / 2), dy: 0)
            segment.picture.frame = area
        }
        ground.frame = bounds
        ground.backgroundColor = .tertiarySystemFill
        ground.actualLayer.cornerRadius = min(Measures.corner, bounds.width / 2, bounds.height / 2)
        ground.actualLayer.cornerCurve = .continuous
        let selection = shownSelection
        // The coordinates are those of the background, which starts at the control's corner.
        let placed = areas.map { $0.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }
        ground.separators = placed.indices.dropFirst().filter { $0 != selection && $0 - 1 != selection }.map { index in
            let area = placed[index]
            let inset = min(Measures.separatorInset, area.height / 2)
            return CGRect(
                x: isRightToLeft ? area.maxX : area.minX - Measures.gap, y: area.minY,
                width: Measures.gap, height: area.height
            ).insetBy(dx: 0, dy: inset)
        }
        plate.place(
            selection.map { placed[$0].insetBy(dx: Measures.plateInset, dy: Measures.plateInset) } ?? .null,
            radius: Measures.plateCorner,
            selectedSegmentTintColor ?? Measures.plateColor)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }.max() ?? 0
        let gaps = Measures.gap * CGFloat(max(0, segments.count - 1))
        return CGSize(width: widest * CGFloat(segments.count) + gaps, height: Measures.height)
    }

    open override var intrinsicContentSize: CGSize {
        let size = sizeThatFits(.zero)
        return CGSize(width: size.width, height: size.height - Measures.alignmentInset)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: Measures.alignmentInset, right: 0)
    }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }
}
