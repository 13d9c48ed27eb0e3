import CairoRaster
import Comparison
import Foundation
import Geometry
import ImageCodecs
import JSON
import Snapshots

extension Command {
    /// `reflow doctor`: what pictures depend on, and whether all of it is there.
    static let doctor = Command(.doctor) { request, context in
        let bench = try Workbench(
            ShowingRequest(fontDirectories: request.fontDirectories), console: context.console)
        let profile = try bench.rasterizer.profile()
        let fingerprint = RendererFingerprint(of: profile)
        switch request.format {
        case .text:
            let lines =
                ["reflow \(Reflow.versionWithCommit)"] + profile.versions + [
                    "probe \(profile.probe)", "fingerprint \(fingerprint.digest)",
                ]
            for line in lines { context.console.output.writeLine(line) }
        case .json:
            var writer = JSONWriter()
            writer.beginObject()
            writer.string("version", Reflow.version)
            writer.strings("versions", profile.versions)
            writer.string("probe", profile.probe.description)
            writer.string("fingerprint", fingerprint.digest.description)
            writer.warnings([])
            writer.end()
            context.console.output.write(writer.text)
        }
        return .success
    }
}
