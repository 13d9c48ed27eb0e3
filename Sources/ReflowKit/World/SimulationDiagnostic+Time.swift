extension SimulationDiagnostic.Code {
    public static let agendaLoop = Self(rawValue: "agenda-loop")
}

extension SimulationDiagnostic {
    /// Entries of the simulation's agenda caused one another endlessly; the clock stopped.
    public static func agendaLoop(count: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .agendaLoop, "\(count) callbacks came due one after the other, and there are more; time stops here")
    }
}
