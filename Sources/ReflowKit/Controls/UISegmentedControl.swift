import Basics
public import Foundation
public import KitValues
import LayoutRules

/// Segments side by side, of which one can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while no segment is selected.
    public nonisolated static let noSegment = -1

    @MainActor
    private struct Segment {
        var width: CGFloat = 0
        var isEnabled = true
        let label = UILabel()
        let picture = UIImageView()
    }

    private var segments: [Segment] = []
    /// Under the segment that is selected.
    private let plate = RaisedPiece()

    /// - Parameter items: strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        addSubview(plate)
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
        addSubview(plate)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(plate)
    }

    // MARK: Segments

    public final var numberOfSegments: Int { segments.count }

    /// ``noSegment`` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = UISegmentedControl.noSegment }
            applyState()
        }
    }

    /// - Parameter animated: pictures are taken at rest, so the segment is there at once either way.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.label.text = title }
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.picture.image = image }
    }

    private func insert(at index: Int, _ prepare: (Segment) -> Void) {
        let segment = Segment()
        for part in [segment.picture, segment.label] as [UIView] {
            part.isPartOfControl = true
            part.isUserInteractionEnabled = false
            addSubview(part)
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

    package override var visibleText: String? {
        let titles = segments.compactMap(\.label.text)
        return titles.isEmpty ? nil : titles.joined(separator: " ")
    }

    // MARK: Appearance

    /// Whether segments are only selected while they are touched.
    open var isMomentary = false { didSet { applyState() } }
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// Under the segment that is selected; white unless set, and a grey in dark.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    override func stateDidChange() {
        super.stateDidChange()
        applyState()
    }

    private var shownSelection: Int? { isMomentary ? nil : segments.indices.first { $0 == selectedSegmentIndex } }

    private func applyState() {
        for (index, segment) in segments.enumerated() {
            segment.label.font = .systemFont(ofSize: 13, weight: index == shownSelection ? .semibold : .medium)
            segment.label.textColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
            segment.label.isHidden = (segment.label.text ?? "").isEmpty
            segment.picture.isHidden = segment.picture.image == nil
            segment.picture.tintColor = segment.label.textColor
            segment.picture.alpha = isEnabled && segment.isEnabled ? 1 : 0.5
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Where the segments lie, from the first to the last.
    private var areas: [CGRect] {
        let told = segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            return apportionsSegmentWidthsByContent ? naturalWidth(segment) : 0
        }
        let open = told.filter { $0 == 0 }.count
        let sum = told.reduce(0, +)
        // Nothing takes a share of what is left: the widths are scaled to fill the control.
        let scale = open == 0 && sum > 0 ? bounds.width / sum : 1
        let share = open > 0 ? max(0, bounds.width - sum) / CGFloat(open) : 0
        var x = bounds.minX
        let areas = told.map { width -> CGRect in
            let area = CGRect(x: x, y: bounds.minY, width: width == 0 ? share : width * scale, height: bounds.height)
            x = area.maxX
            return area
        }
        guard isRightToLeft else { return areas }
        return areas.map {
            CGRect(x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }

    private func naturalWidth(_ segment: Segment) -> CGFloat {
        let open = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let width =
            segment.label.isHidden ? segment.picture.image?.size.width ?? 0 : segment.label.sizeThatFits(open).width
        return simulation.pixelGrid.ceil(width) + 20
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let areas = self.areas
        for (segment, area) in zip(segments, areas) {
            segment.label.frame = area.insetBy(dx: min(4, area.width / 2), dy: 0)
            segment.picture.frame = area
        }
        plate.place(
            shownSelection.map { areas[$0].insetBy(dx: 2, dy: 2) } ?? .null, radius: UISegmentedControl.corner - 2,
            selectedSegmentTintColor ?? UISegmentedControl.plateColor)
    }

    private static let corner: CGFloat = 9

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        ControlShapes.fill(bounds, radius: UISegmentedControl.corner, .tertiarySystemFill)
        let areas = self.areas
        let selection = shownSelection
        for index in areas.indices.dropFirst() where index != selection && index - 1 != selection {
            let x = isRightToLeft ? areas[index].maxX : areas[index].minX
            let inset = bounds.height / 4
            ControlShapes.fill(
                CGRect(x: x - 0.5, y: bounds.minY + inset, width: 1, height: bounds.height - 2 * inset), radius: 0.5,
                .separator)
        }
    }

    private static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }

    /// UIKit's control is 32 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }.max() ?? 0
        return CGSize(width: widest * CGFloat(segments.count), height: 32)
    }

    /// The alignment rectangle leaves out a point at the bottom.
    open override var intrinsicContentSize: CGSize {
        let size = sizeThatFits(.zero)
        return CGSize(width: size.width, height: size.height - 1)
    }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }
}
