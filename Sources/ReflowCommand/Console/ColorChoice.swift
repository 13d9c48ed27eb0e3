/// The condition under which output has colours.
enum ColorChoice: String, CaseIterable, Sendable {
    /// The output has colours on a terminal, unless `NO_COLOR` is set.
    case auto
    case always
    case never
}
