import Basics
package import Foundation

/// The typesetter by which this process measures and sets text.
///
/// Fonts measure themselves anywhere and on any thread, so it belongs to the process and not to a simulation: a command
/// chooses one, once, before it lays anything out.
package enum CurrentTypesetter {
    private static let chosen = Guarded<Typesetter?>(nil)

    /// The one that was chosen last; one with the product's own fonts where none was.
    ///
    /// Making that one traps if the product's fonts are not installed. Whoever can report it makes a `Typesetter` and
    /// chooses it before text is set.
    package static var value: Typesetter {
        get {
            chosen.withLock { chosen in
                if let chosen { return chosen }
                do throws(TypesettingError) {
                    let standard = try Typesetter()
                    chosen = standard
                    return standard
                } catch {
                    preconditionFailure("\(error)")
                }
            }
        }
        set { chosen.withLock { $0 = newValue } }
    }

    /// Adds fonts to those of the process. What was set before stays as it is.
    /// - Parameter fonts: files, and folders with their subfolders.
    /// - Throws: why one of them cannot be used; then none is added.
    package static func register(fonts: [URL]) throws(TypesettingError) {
        try chosen.withLock { (chosen) throws(TypesettingError) in
            let known = if let chosen { chosen } else { try Typesetter() }
            chosen = try known.registering(fonts: fonts)
        }
    }
}
