/// `reflow doctor`: what pictures depend on, on this machine.
struct DoctorRequest: Sendable, Equatable {
    let fontDirectories: [String]
    let format: OutputFormat
}

extension CommandSyntax<DoctorRequest> {
    static var doctor: CommandSyntax {
        CommandSyntax(
            "doctor", summary: "show the fonts and versions that pictures depend on",
            discussion: """
                Two machines with the same fingerprint draw the same pictures. It is a digest of the versions and of \
                the probe, a picture of every drawing operation. Every golden holds the fingerprint of the renderer \
                that drew it, so that test can tell a change of the renderer from one of the layout.
                """,
            parameters: .fontDirectories, .format,
            request: DoctorRequest.init)
    }
}
