public import Foundation
import Typesetting

public typealias CFURL = URL
public typealias CFError = NSError

/// The programs for which a font is registered, with Core Text's raw values. Here it is the process in every case.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Adds the fonts of a file to those of the process, as ``Simulation/registerFonts(at:)`` does.
/// - Parameters:
///   - fontURL: a font file.
///   - error: gets the reason why the file cannot be used, in Core Text's domain.
/// - Returns: whether the fonts can be used. Fonts that were registered before can.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do throws(TypesettingError) {
        try CurrentTypesetter.register(fonts: [fontURL])
        return true
    } catch let failure {
        let isThere = FileManager.default.fileExists(atPath: fontURL.path)
        // kCTFontManagerErrorFileNotFound and kCTFontManagerErrorUnrecognizedFormat.
        let reason = CFError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: isThere ? 103 : 101,
            userInfo: [NSLocalizedDescriptionKey: "\(failure)"])
        error?.pointee = Unmanaged.passRetained(reason)
        return false
    }
}
