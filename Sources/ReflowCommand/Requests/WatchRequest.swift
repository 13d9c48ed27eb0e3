/// `reflow watch`: the layouts to draw after every change.
struct WatchRequest: Sendable, Equatable {
    /// The request for the pictures, as for `reflow render`.
    let pictures: RenderRequest
}

extension CommandSyntax<WatchRequest> {
    static var watch: CommandSyntax {
        CommandSyntax(
            "watch", summary: "draw layouts again whenever their files change",
            discussion: """
                Watches the folders of the layouts until you press Control-C. When a layout file is saved, \
                it is drawn again. If another file changes, such as an image or a property list, all layouts are drawn \
                again. Errors in a layout go to standard error, and its pictures are not changed.
                """,
            parameters: Parameter<RenderRequest>.pictures,
            request: WatchRequest.init)
    }
}
