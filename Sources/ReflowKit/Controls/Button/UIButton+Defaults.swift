extension UIButton {
    /// What a title of the button's type looks like where nobody says otherwise.
    package final var defaultTitleFont: UIFont { actualType.titleFont }
    /// See ``defaultTitleFont``.
    package final var defaultTitleColor: UIColor { actualType.isTinted ? tintColor : .white }
}
