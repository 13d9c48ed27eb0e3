import Basics
import Typesetting

/// What code on any thread may know of the current simulation, which itself belongs to the main actor.
///
/// UIKit finds images, colours and text styles on any thread; the simulation publishes here what they depend on.
struct Surroundings: Sendable {
    var imageLoader = SimulationImageLoader(folders: [])
    /// Those of the screen as it stands.
    var traits = UITraitCollection()
    /// Those of the user's language.
    var hanForms = HanForms.simplifiedChinese

    private static let published = Guarded(Surroundings())

    static var current: Surroundings {
        get { published.withLock { $0 } }
        set { published.withLock { $0 = newValue } }
    }
}
