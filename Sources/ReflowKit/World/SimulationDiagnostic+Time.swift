extension SimulationDiagnostic.Code {
    public static let agendaLoop = Self(rawValue: "agenda-loop")
}

extension SimulationDiagnostic {
    /// A diagnostic: entries of the simulation's agenda caused one another endlessly. The clock stopped.
    public static func agendaLoop(count: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .agendaLoop, "\(count) callbacks came due one after the other, and there are more; time stops here")
    }
}
