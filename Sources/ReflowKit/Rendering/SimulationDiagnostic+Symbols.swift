import Assets
import Basics

extension SimulationDiagnostic.Code {
    /// A symbol has no icon that could stand in for it.
    public static let unknownSymbol = Self(rawValue: "unknown-symbol")
}

extension SimulationDiagnostic {
    /// A diagnostic: a rounded outline is shown in place of the symbol called `name`.
    static func unknownSymbol(_ name: String) -> SimulationDiagnostic {
        let shown = "the symbol \(Wording.quoted(name)) is shown as a plain outline"
        if SymbolFigure.isMark(name) { return SimulationDiagnostic(.unknownSymbol, "\(shown), as all trademarks are") }
        let near = NearestKey.find(name, among: SymbolOutline.names).map {
            "; the nearest one with an icon is \(Wording.quoted($0))"
        }
        return SimulationDiagnostic(
            .unknownSymbol,
            "\(shown)\(near ?? ""). If there is no symbol of this name, UIKit returns nil")
    }
}

extension Simulation {
    /// Warns of symbols without an icon, once for each name.
    func reportUnknownSymbols(_ names: [String]) {
        for name in names where !unknownSymbols.contains(name) {
            guard unknownSymbols.count < Simulation.unknownSymbolsLimit else { return }
            unknownSymbols.insert(name)
            diagnosticHandler(.unknownSymbol(name))
        }
    }

    private static let unknownSymbolsLimit = 256
}
