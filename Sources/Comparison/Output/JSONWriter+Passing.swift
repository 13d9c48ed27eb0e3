package import JSON

extension JSONWriter {
    /// With which settings a comparison would have passed; nothing where nothing is to be said.
    package mutating func passing(_ passing: [PassingSettings]) {
        guard !passing.isEmpty else { return }
        beginArray("passesWith")
        for part in passing {
            beginObject()
            optionalString("view", part.view)
            for setting in part.settings { self.setting(setting) }
            end()
        }
        end()
    }

    private mutating func setting(_ setting: PassingSetting) {
        switch setting {
        case .precision(let value): number("precision", value)
        case .perceptualPrecision(let value): number("perceptualPrecision", value)
        case .ignoreAntialiasing: bool("ignoreAntialiasing", true)
        case .maxDiffPixels(let count): integer("maxDiffPixels", count)
        case .maxDiffPixelsPerWindow(let count, let side):
            integer("maxDiffPixelsPerWindow", count)
            integer("windowSize", side)
        }
    }
}
