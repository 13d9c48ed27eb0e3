import Basics
import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import JSON
import Snapshots

extension Command {
    /// `reflow doctor`: checks everything that pictures depend on.
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
            context.console.output.write(DoctorOutput(profile: profile, fingerprint: fingerprint).jsonText)
        }
        return .success
    }
}

/// What pictures depend on, for programs.
struct DoctorOutput: JSONWritten {
    fileprivate let profile: RendererProfile
    fileprivate let fingerprint: RendererFingerprint

    static let table = JSONTable<DoctorOutput>(
        .required("version", { _ in Reflow.version }, "of reflow"),
        .required("versions", \.profile.versions, "of the renderer"),
        .required("probe", \.profile.probe, "the digest of a picture of every drawing operation"),
        .required("fingerprint", \.fingerprint.digest, "the digest of versions and probe"),
        .warnings())
}
