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
                libraries' versions and of a test picture that contains every drawing operation. Every golden contains \
                the fingerprint of its renderer, so "reflow test" can tell whether the layout or the renderer has \
                changed.
                """,
            parameters: .fontDirectories, .format,
            request: DoctorRequest.init)
    }
}
