/// An argument that is known by its place.
struct PositionalDeclaration: Sendable, Equatable {
    /// What stands for it in the help: `LAYOUT`.
    let placeholder: String
    let isRequired: Bool
    /// Whether it takes all that is left.
    let repeats: Bool
    let help: String
    /// What a shell offers for it.
    var completion = ValueCompletion.nothing
}
