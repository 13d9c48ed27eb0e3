/// `reflow devices`: the catalogue.
struct DevicesRequest: Sendable, Equatable {
    let deviceFiles: [String]
    let format: OutputFormat
}

extension CommandSyntax<DevicesRequest> {
    static var devices: CommandSyntax {
        CommandSyntax(
            "devices", summary: "list the devices that layouts can be drawn on",
            parameters: .deviceFiles, .format,
            request: DevicesRequest.init)
    }
}
