import CairoRaster
import Foundation
import Testing

@Suite("RendererProfile")
struct RendererProfileTests {
    @Test("the same for every rasterizer, and the same every time")
    func stable() throws {
        let rasterizer = newRasterizer()
        let first = try rasterizer.profile()
        #expect(try rasterizer.profile() == first)
        #expect(try newRasterizer().profile() == first)
    }

    @Test("it names cairo, the encoder and the fonts")
    func versions() throws {
        let profile = try newRasterizer().profile()
        #expect(profile.versions.contains("cairo \(profile.cairo)"))
        #expect(profile.versions.contains("libdeflate \(profile.pngEncoder)"))
        #expect(profile.versions.contains { $0.hasPrefix("Inter") })
    }
}
