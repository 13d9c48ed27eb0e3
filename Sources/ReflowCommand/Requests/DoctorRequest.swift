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
                Two machines with the same fingerprint draw the same pictures. The fingerprint is a digest of the \
                libraries' versions and of a probe picture with every drawing operation. Every golden carries the \
                fingerprint of the renderer that drew it, so that test can tell a changed renderer from a changed \
                layout.
                """,
            parameters: .fontDirectories, .format,
            request: DoctorRequest.init)
    }
}
