import Foundation
import LayoutDocument
import ReflowKit

/// A control, or a bar, of which only the outline is drawn.
@MainActor
final class ControlStandIn: UIControl {
    private let content: StandIn
    private var labels: [UILabel] = []

    init(_ content: StandIn) {
        self.content = content
        super.init(frame: .zero)
        switch content {
        case .bar(let titles): labels = titles.map { label($0, color: .label, size: 17) }
        case .segments(let titles, _): labels = titles.map { label($0, color: .label, size: 13) }
        case .searchBar(let text, let placeholder):
            labels = [label(text ?? placeholder ?? "", color: text == nil ? .placeholderText : .label, size: 17)]
        case .placeholder(let name): labels = [label(name, color: .secondaryLabel, size: 12)]
        case .stepper: labels = [label("\u{2212}", color: .label, size: 20), label("+", color: .label, size: 20)]
        case .toggle, .slider, .progress, .pageControl, .activityIndicator, .textView: break
        }
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    private func label(_ text: String, color: UIColor, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.isPartOfControl = true
        label.text = text
        label.textColor = color
        label.textAlignment = .center
        label.font = .systemFont(ofSize: size)
        return label
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !labels.isEmpty else { return }
        let inset: CGFloat = if case .bar = content { 8 } else { 0 }
        let width = max(0, bounds.width - 2 * inset) / CGFloat(labels.count)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: inset + CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        switch content {
        case .placeholder: drawBox()
        case .bar: drawBar()
        case .searchBar: fill(bounds.insetBy(dx: 8, dy: max(0, (bounds.height - 36) / 2)), radius: 10, .systemFill)
        case .toggle(let isOn): drawToggle(isOn)
        case .slider(let value): drawSlider(value)
        case .progress(let value): drawTrack(value, height: min(4, bounds.height))
        case .segments(let titles, let selected): drawSegments(titles.count, selected)
        case .stepper: fill(bounds, radius: 8, .tertiarySystemFill)
        case .pageControl(let count, let current): drawDots(count, current)
        case .activityIndicator(let isShown): if isShown { drawSpokes() }
        case .textView: break
        }
    }

    private func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor?) {
        guard rect.width > 0, rect.height > 0 else { return }
        color?.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)).fill()
    }

    private func disc(_ center: CGPoint, radius: CGFloat, _ color: UIColor?) {
        fill(
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
            color)
    }

    private func drawBox() {
        if backgroundColor == nil { fill(bounds, radius: 0, .secondarySystemFill) }
        UIColor.systemGray.setStroke()
        let edge = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
        edge.lineWidth = 1
        edge.stroke()
    }

    private func drawBar() {
        if backgroundColor == nil { fill(bounds, radius: 0, .secondarySystemBackground) }
        fill(CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5), radius: 0, .separator)
    }

    private func drawToggle(_ isOn: Bool) {
        fill(bounds, radius: bounds.height / 2, isOn ? .systemGreen : .systemGray4)
        let radius = max(0, bounds.height / 2 - 2)
        let x = isOn ? bounds.width - radius - 2 : radius + 2
        disc(CGPoint(x: x, y: bounds.midY), radius: radius, .white)
    }

    private func drawTrack(_ value: Double, height: CGFloat) {
        let track = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        fill(track, radius: height / 2, .systemGray4)
        fill(
            CGRect(x: 0, y: track.minY, width: track.width * CGFloat(value), height: height), radius: height / 2,
            tintColor)
    }

    private func drawSlider(_ value: Double) {
        drawTrack(value, height: min(4, bounds.height))
        let radius = max(0, min(13.5, bounds.height / 2, bounds.width / 2))
        let x = radius + (bounds.width - 2 * radius) * CGFloat(value)
        disc(CGPoint(x: x, y: bounds.midY), radius: radius, .systemGray3)
        disc(CGPoint(x: x, y: bounds.midY), radius: max(0, radius - 0.5), .white)
    }

    private func drawSegments(_ count: Int, _ selected: Int?) {
        fill(bounds, radius: 9, .tertiarySystemFill)
        guard let selected, count > 0 else { return }
        let width = bounds.width / CGFloat(count)
        let segment = CGRect(x: CGFloat(selected) * width, y: 0, width: width, height: bounds.height)
        fill(segment.insetBy(dx: 2, dy: 2), radius: 7, .systemBackground)
    }

    private func drawDots(_ count: Int, _ current: Int) {
        let step: CGFloat = 16
        let start = bounds.midX - CGFloat(count - 1) * step / 2
        for index in 0..<count {
            disc(
                CGPoint(x: start + CGFloat(index) * step, y: bounds.midY), radius: 3.5,
                index == current ? .systemGray : .systemGray4)
        }
    }

    private func drawSpokes() {
        let radius = min(bounds.width, bounds.height) / 2
        UIColor.systemGray.setStroke()
        let path = UIBezierPath()
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            path.move(
                to: CGPoint(x: bounds.midX + radius * 0.5 * cos(angle), y: bounds.midY + radius * 0.5 * sin(angle)))
            path.addLine(
                to: CGPoint(x: bounds.midX + radius * 0.9 * cos(angle), y: bounds.midY + radius * 0.9 * sin(angle)))
        }
        path.lineWidth = max(1, radius / 5)
        path.lineCapStyle = .round
        path.stroke()
    }
}
