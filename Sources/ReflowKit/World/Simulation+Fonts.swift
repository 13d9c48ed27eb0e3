public import Foundation
import Typesetting

extension Simulation {
    /// Adds fonts, for every simulation of the process. From then on, ``UIFont/init(name:size:)`` finds them by family or
    /// PostScript name.
    ///
    /// On iOS, the key `UIAppFonts` of the Info.plist or `CTFontManagerRegisterFontsForURL` does this. Call it before
    /// text is shown, for example in the initialiser of a test suite. Adding the same fonts again has no effect.
    ///
    /// - Parameter places: font files, and folders of fonts with their subfolders.
    /// - Throws: an error that names the file and the reason, if a font cannot be read. Then no font is added.
    nonisolated public static func registerFonts(at places: [URL]) throws {
        try CurrentTypesetter.register(fonts: places)
    }
}
