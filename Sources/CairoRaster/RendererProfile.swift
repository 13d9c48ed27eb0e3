public import Basics
internal import CCairo
public import DisplayList
import Foundation
public import ImageCodecs
import Typesetting

/// Everything besides the display list that pixels depend on: the libraries and fonts, by version, and what they
/// actually paint.
///
/// Pictures by renderers of equal profiles can be compared pixel by pixel without tolerance. Libraries that do not
/// report their version, such as pixman, are covered by the probe.
public struct RendererProfile: Sendable, Hashable {
    public var cairo: String
    /// Files depend on it, pixels do not.
    public var pngEncoder: String
    /// The fonts and the libraries that set them.
    public var fonts: [String]
    /// Of the pixels of a picture that uses every drawing operation.
    public var probe: ContentDigest

    public init(cairo: String, pngEncoder: String, fonts: [String], probe: ContentDigest) {
        self.cairo = cairo
        self.pngEncoder = pngEncoder
        self.fonts = fonts
        self.probe = probe
    }

    /// A line for each part except the probe: `cairo 1.16.0`.
    public var versions: [String] {
        ["cairo \(cairo)", "libdeflate \(pngEncoder)"] + fonts + RendererProfile.processor
    }

    /// The processor, unless it is the one that goldens are recorded on. Its libraries may round outlines of TrueType
    /// fonts otherwise, and not every font is in the probe.
    private static var processor: [String] {
        #if arch(x86_64)
        return []
        #elseif arch(arm64)
        return ["arm64"]
        #else
        return ["another processor"]
        #endif
    }
}

extension RendererFingerprint {
    public init(of profile: RendererProfile) {
        self.init(versions: profile.versions, probe: profile.probe)
    }
}

extension Rasterizer {
    /// The fonts that a list shows and that not every picture may depend on, by name and version: those that are there
    /// only where their packages are installed, and those that a layout names. With them the library that breaks the
    /// lines of some scripts.
    public func ownFonts(of list: DisplayList) -> [String] {
        typesetter.ownVersions(of: list)
    }

    /// The profile of this rasterizer, which draws the probe at the first call and then remembers.
    public func profile() throws(RasterError) -> RendererProfile {
        if let known = caches.profile.withLock({ $0 }) { return known }
        let probe = ProbePicture(typesetter: typesetter)
        let fonts: [String]
        do throws(TypesettingError) { fonts = try typesetter.fontVersions } catch { throw .font(error) }
        let profile = RendererProfile(
            cairo: String(cString: cairo_version_string()), pngEncoder: PNG.encoderVersion,
            fonts: fonts,
            probe: try draw(probe.list, images: probe.images, scale: ProbePicture.scale).digest)
        caches.profile.withLock { $0 = profile }
        return profile
    }
}
