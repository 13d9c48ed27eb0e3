/// `reflow devices`: the devices to print.
struct DevicesRequest: Sendable, Equatable {
    let deviceFiles: [String]
    let format: OutputFormat
}

extension CommandSyntax<DevicesRequest> {
    static var devices: CommandSyntax {
        CommandSyntax(
            "devices", summary: "list the devices that can be simulated",
            discussion: """
                Prints for each device: its id, its portrait size in points, its pixels per point, its safe-area \
                insets (top, left, bottom, right) in portrait and landscape, and the models that share this screen. \
                --device takes any of these names and ids.
                """,
            parameters: .deviceFiles, .format,
            request: DevicesRequest.init)
    }
}
