extension UIButton {
    /// The default font of a title, which depends on the button's type.
    package final var defaultTitleFont: UIFont { actualType.titleFont }
    /// The default colour of a title, which depends on the button's type.
    package final var defaultTitleColor: UIColor { actualType.isTinted ? tintColor : .white }
}
