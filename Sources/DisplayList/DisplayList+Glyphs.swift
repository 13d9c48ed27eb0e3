extension DisplayList {
    /// The glyph runs in the list, including those in layers and shadows.
    public var glyphRuns: [GlyphRun] {
        var runs: [GlyphRun] = []
        func collect(_ commands: [DisplayCommand]) {
            for command in commands {
                switch command {
                case .glyphs(let run): runs.append(run)
                case .layer(let layer): collect(layer.commands)
                case .shadow(let shadow):
                    if case .commands(let casting) = shadow.source { collect(casting) }
                case .fill, .stroke, .image, .backdrop: break
                }
            }
        }
        collect(commands)
        return runs
    }
}
