extension SimulationDiagnostic.Code {
    public static let layoutLoop = Self(rawValue: "layout-loop")
    public static let autoresizedUnderTransform = Self(rawValue: "autoresized-under-transform")
}

extension SimulationDiagnostic {
    /// A diagnostic: a view was laid out too often in one pass, and the pass stopped laying it out (behaviour.md §2).
    public static func layoutLoop(view: String, count: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .layoutLoop,
            "\(view) was laid out \(count) times in one layout pass and still needs layout; "
                + "its layout code changes something that requests layout again")
    }

    /// A diagnostic: a transformed view was resized by its mask, which in UIKit skews it (behaviour.md §1.8).
    public static func autoresizedUnderTransform(view: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .autoresizedUnderTransform,
            "\(view) has a transform and an autoresizing mask; UIKit would skew it, but Reflow resizes it without skewing"
        )
    }
}
