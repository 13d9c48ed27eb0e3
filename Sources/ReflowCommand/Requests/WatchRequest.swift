/// `reflow watch`: layouts to draw again and again, and how.
struct WatchRequest: Sendable, Equatable {
    /// What `reflow render` would draw.
    let pictures: RenderRequest
}

extension CommandSyntax<WatchRequest> {
    static var watch: CommandSyntax {
        CommandSyntax(
            "watch", summary: "draw layouts, and again whenever one of their files changes",
            discussion: """
                The folders of the layouts are watched until you press Control-C. A layout file that is saved is \
                drawn anew; after any other file, an image or a property list, all are. What is wrong with a layout \
                goes to standard error, and its pictures stay as they are.
                """,
            parameters: Parameter<RenderRequest>.pictures,
            request: WatchRequest.init)
    }
}
