extension DisplayList {
    /// The images it paints, each once, in the order of their first use.
    public var imageIDs: [ImageID] {
        var seen: Set<ImageID> = []
        var ids: [ImageID] = []
        func collect(_ commands: [DisplayCommand]) {
            for command in commands {
                switch command {
                case .image(let placement):
                    if seen.insert(placement.image).inserted { ids.append(placement.image) }
                case .layer(let layer): collect(layer.commands)
                case .shadow(let shadow):
                    if case .commands(let casting) = shadow.source { collect(casting) }
                case .fill, .stroke, .glyphs, .backdrop: break
                }
            }
        }
        collect(commands)
        return ids
    }
}
