import Basics
import Typesetting

/// The values of the current simulation that code on any thread may read; the simulation itself belongs to the main
/// actor.
///
/// UIKit finds images, colours and text styles on any thread; the simulation publishes here the values on which they
/// depend.
struct Surroundings: Sendable {
    var imageLoader = SimulationImageLoader(folders: [])
    /// The traits of the screen.
    var traits = UITraitCollection()
    /// The forms of Han characters in the user's language.
    var hanForms = HanForms.simplifiedChinese

    private static let published = Guarded(Surroundings())

    static var current: Surroundings {
        get { published.withLock { $0 } }
        set { published.withLock { $0 = newValue } }
    }
}
