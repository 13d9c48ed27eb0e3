import Foundation
import KitValues
import ReflowKit

/// The cells of ``CellRows/list(isTied:)`` as in an app: views, and constraints from anchors, four for each view.
@MainActor
final class CellTree {
    let root: UIView
    private var cells: [Cell] = []
    /// The gap before the first label of the cell in the middle.
    private(set) var gap = NSLayoutConstraint()

    @MainActor private struct Cell {
        let content = UIView()
        let picture = UIView()
        let title = FixedView(CGSize(width: 120, height: 20))
        let subtitle = FixedView(CGSize(width: 420, height: 17))

        @MainActor var all: [UIView] { [content, picture, title, subtitle] }
    }

    init(_ count: Int, width: CGFloat) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 60 * CGFloat(count)))
        cells = (0..<count).map { _ in Cell() }
        for cell in cells {
            for view in cell.all { view.translatesAutoresizingMaskIntoConstraints = false }
            cell.title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            cell.title.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            root.addSubview(cell.content)
            cell.content.addSubview(cell.picture)
            cell.content.addSubview(cell.title)
            cell.content.addSubview(cell.subtitle)
        }
    }

    /// Creates and activates all constraints.
    func constrain() {
        for (index, cell) in cells.enumerated() {
            let (content, picture, title, subtitle) = (cell.content, cell.picture, cell.title, cell.subtitle)
            let gap = title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8)
            if index == cells.count / 2 { self.gap = gap }
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                content.topAnchor.constraint(equalTo: root.topAnchor, constant: 60 * CGFloat(index)),
                content.widthAnchor.constraint(equalTo: root.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 60),

                picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                picture.centerYAnchor.constraint(equalTo: content.centerYAnchor),
                picture.widthAnchor.constraint(equalToConstant: 40),
                picture.heightAnchor.constraint(equalTo: picture.widthAnchor),

                title.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -16),
                gap,
                title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                title.heightAnchor.constraint(greaterThanOrEqualToConstant: 17),

                subtitle.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -16),
                subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                subtitle.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
            ])
        }
    }

    func turn(to width: CGFloat) {
        root.frame.size.width = width
        root.layoutIfNeeded()
    }

    func setGap(_ constant: CGFloat) {
        gap.constant = constant
        root.layoutIfNeeded()
    }

    /// Whether every view has the frame that its constraints give it.
    func isLaidOut(gapInMiddle: CGFloat = 8) -> Bool {
        let width = root.bounds.width
        for (index, cell) in cells.enumerated() {
            let x = 56 + (index == cells.count / 2 ? gapInMiddle : 8)
            guard cell.content.frame == CGRect(x: 0, y: 60 * CGFloat(index), width: width, height: 60),
                cell.picture.frame == CGRect(x: 16, y: 10, width: 40, height: 40),
                cell.title.frame == CGRect(x: x, y: 10, width: 120, height: 20),
                cell.subtitle.frame == CGRect(x: x, y: 34, width: min(420, width - 16 - x), height: 17)
            else { return false }
        }
        return true
    }
}

/// A view with a size of its own, like a label, but without text to measure.
private final class FixedView: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
