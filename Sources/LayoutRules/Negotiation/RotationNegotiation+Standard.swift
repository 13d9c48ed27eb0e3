extension RotationNegotiation {
    /// The rules of the standard semantics.
    public static let standard = RotationNegotiation(checked: .standard)
}
