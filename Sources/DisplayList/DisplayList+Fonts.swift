extension DisplayList {
    /// The faces whose glyphs it paints.
    public var fontIDs: Set<FontID> {
        var ids: Set<FontID> = []
        func collect(_ commands: [DisplayCommand]) {
            for command in commands {
                switch command {
                case .glyphs(let run): ids.insert(run.font)
                case .layer(let layer): collect(layer.commands)
                case .shadow(let shadow):
                    if case .commands(let casting) = shadow.source { collect(casting) }
                case .fill, .stroke, .image, .backdrop: break
                }
            }
        }
        collect(commands)
        return ids
    }
}
