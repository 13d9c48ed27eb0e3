/// `reflow doctor`: the checks of this machine.
struct DoctorRequest: Sendable, Equatable {
    let fontDirectories: [String]
    /// Whether every file of the bundle is compared with its lists.
    let isVerifying: Bool
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

                If reflow runs from a bundle, a folder with everything that it needs, the second line says which one.
                """,
            parameters: .fontDirectories,
            .flag(
                "verify",
                help: "compare every file of the bundle with its list of digests; 1 if a file is not as it came"),
            .format,
            request: DoctorRequest.init)
    }
}
