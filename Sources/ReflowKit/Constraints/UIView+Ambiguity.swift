package import KitValues

// Inspection of a layout: autolayout.md §4.
extension UIView {
    final var isAmbiguous: Bool {
        actualWindow != nil && engineForLayout()?.isAmbiguous(self) == true
    }

    /// The numbers of the view's frame that its constraints leave open: left, top, width or height.
    package final var openAttributes: [NSLayoutAttribute] {
        let attributes: [NSLayoutAttribute] = [.left, .top, .width, .height]
        return engineForLayout()?.openParts(of: self).map { attributes[$0] } ?? []
    }
}

extension UISemanticContentAttribute {
    /// The direction of content with this attribute in an interface with the direction `direction`.
    func direction(inside direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: direction
        }
    }
}
