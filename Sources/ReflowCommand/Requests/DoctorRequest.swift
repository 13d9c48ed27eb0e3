/// `reflow doctor`: what pictures depend on, on this machine.
struct DoctorRequest: Sendable, Equatable {
    let fontDirectories: [String]
    let format: OutputFormat
}

extension CommandSyntax<DoctorRequest> {
    static var doctor: CommandSyntax {
        CommandSyntax(
            "doctor", summary: "show the fonts and versions that pictures depend on",
            parameters: .fontDirectories, .format,
            request: DoctorRequest.init)
    }
}
