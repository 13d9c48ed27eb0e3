public import Basics
internal import CCairo
public import DisplayList
import Foundation
public import ImageCodecs
import Typesetting

/// Everything besides the display list on which pixels depend: the versions of libraries and fonts, and a digest of a
/// picture that they draw.
///
/// Pictures by renderers with equal profiles can be compared pixel by pixel without tolerance. Libraries that do not
/// report their version, such as pixman, are covered by the probe.
public struct RendererProfile: Sendable, Hashable {
    public var cairo: String
    /// The version of the PNG encoder. Files depend on it, pixels do not.
    public var pngEncoder: String
    /// The versions of the fonts and of the libraries that set text in them.
    public var fonts: [String]
    /// The digest of the pixels of a picture that uses every drawing operation.
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

    /// The processor, unless it is the one on which goldens are recorded. Libraries for another processor may round
    /// outlines of TrueType fonts differently, and the probe does not contain every font.
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
    /// The additional parts of a drawing, beyond those that every picture uses, by name and version: fonts of packages
    /// that may not be installed, and fonts that a layout names; the library that breaks lines in some scripts; the
    /// libraries that draw vectors.
    public func ownVersions(of drawing: Drawing) -> [String] {
        let kinds = Set(drawing.images.values.compactMap { $0.vector?.picture.kind })
        return typesetter.ownVersions(of: drawing.list) + kinds.compactMap { try? $0.libraryVersion() }.sorted()
    }

    /// The profile of this rasterizer. The first call draws the probe; later calls return the same value.
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
