/// When output has colours.
enum ColorChoice: String, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    case always
    case never
}
