extension SimulationDiagnostic.Code {
    public static let layoutLoop = Self(rawValue: "layout-loop")
    public static let autoresizedUnderTransform = Self(rawValue: "autoresized-under-transform")
}

extension SimulationDiagnostic {
    /// One view was laid out again and again in one pass; the pass gave up on it (behaviour.md §2).
    public static func layoutLoop(view: String, count: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .layoutLoop,
            "\(view) was laid out \(count) times in one layout pass and still needs layout; "
                + "its layout code changes something that requests layout again")
    }

    /// A transformed view followed its mask, which UIKit does by skewing it (behaviour.md §1.8).
    public static func autoresizedUnderTransform(view: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .autoresizedUnderTransform,
            "\(view) has a transform and an autoresizing mask; UIKit would skew it, but Reflow resizes it without skewing"
        )
    }
}
