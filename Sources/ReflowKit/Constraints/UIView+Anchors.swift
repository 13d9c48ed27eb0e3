import KitValues

// Anchors are made when they are asked for: what constraints keep is the attribute.
extension UIView {
    private func anchor<Anchor>(_ attribute: NSLayoutAttribute, _ make: (LayoutItem?, NSLayoutAttribute) -> Anchor)
        -> Anchor
    {
        make(LayoutItem(self), attribute)
    }

    public final var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.init) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.init) }
    public final var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.init) }
    public final var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.init) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.init) }
    public final var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.init) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.init) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.init) }
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline, NSLayoutYAxisAnchor.init) }
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline, NSLayoutYAxisAnchor.init) }
    public final var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.init) }
    public final var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.init) }
}

extension UILayoutGuide {
    private func anchor<Anchor>(_ attribute: NSLayoutAttribute, _ make: (LayoutItem?, NSLayoutAttribute) -> Anchor)
        -> Anchor
    {
        make(LayoutItem(self), attribute)
    }

    public final var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.init) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.init) }
    public final var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.init) }
    public final var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.init) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.init) }
    public final var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.init) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.init) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.init) }
    public final var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.init) }
    public final var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.init) }
}
