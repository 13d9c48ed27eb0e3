import KitValues

/// The margins that were set on a view, by sides or by the direction of its content.
enum OwnLayoutMargins {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    func insets(isRightToLeft: Bool) -> UIEdgeInsets {
        switch self {
        case .sides(let insets): insets
        case .directional(let insets):
            UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing)
        }
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
