import Basics
package import Foundation

/// The typesetter that this process uses to measure and set text.
///
/// It belongs to the process and not to a simulation, because fonts measure text anywhere and on any thread. A command
/// chooses one typesetter before it lays anything out.
package enum CurrentTypesetter {
    private static let chosen = Guarded<Typesetter?>(nil)

    /// The typesetter that was chosen last; if none was chosen, one with Reflow's own fonts.
    ///
    /// Making the latter traps if Reflow's fonts are not installed. Code that can report this error makes a
    /// `Typesetter` and chooses it before text is set.
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

    /// Adds fonts to those of the process. Text that was already set stays as it is.
    /// - Parameter fonts: files, and folders with their subfolders.
    /// - Throws: the reason why one of them cannot be used; then none is added.
    package static func register(fonts: [URL]) throws(TypesettingError) {
        try chosen.withLock { (chosen) throws(TypesettingError) in
            let known = if let chosen { chosen } else { try Typesetter() }
            chosen = try known.registering(fonts: fonts)
        }
    }
}
