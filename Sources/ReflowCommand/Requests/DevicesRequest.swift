/// `reflow devices`: the catalogue.
struct DevicesRequest: Sendable, Equatable {
    let deviceFiles: [String]
    let format: OutputFormat
}

extension CommandSyntax<DevicesRequest> {
    static var devices: CommandSyntax {
        CommandSyntax(
            "devices", summary: "list the devices that layouts can be drawn on",
            discussion: """
                Each has its id, its size upright in points and its pixels to a point, the insets of its safe area \
                (top, left, bottom, right) upright and in landscape, and the names of the models that have this \
                screen. --device takes any of the names and ids.
                """,
            parameters: .deviceFiles, .format,
            request: DevicesRequest.init)
    }
}
