import Basics
import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import JSON
import Screens
import Snapshots

extension Command {
    /// `reflow doctor`: checks everything that pictures depend on.
    static let doctor = Command(.doctor) { request, context in
        let bundle = PortableBundle.current
        var check: PortableBundle.Check?
        if request.isVerifying {
            guard let bundle else { throw DoctorError.noBundle }
            check = try bundle.check()
        }
        let bench = try Workbench(
            ShowingRequest(fontDirectories: request.fontDirectories), console: context.console)
        let profile = try bench.rasterizer.profile()
        let fingerprint = RendererFingerprint(of: profile)
        // Only pictures with vectors depend on these.
        let vectors = VectorKind.allCases.compactMap { try? $0.libraryVersion() }
        switch request.format {
        case .text:
            let lines =
                ["reflow \(Reflow.versionWithCommit)"] + (bundle.map { ["bundle \(ShownText.name($0.path))"] } ?? [])
                + profile.versions + vectors
                + ["probe \(profile.probe)", "fingerprint \(fingerprint.digest)", Look.symbolNotice]
            for line in lines { context.console.output.writeLine(line) }
        case .json:
            let output = DoctorOutput(
                bundle: bundle?.path, differences: check?.differences.map(\.description), profile: profile,
                vectors: vectors, fingerprint: fingerprint)
            context.console.output.write(output.jsonText)
        }
        guard let check else { return .success }
        context.console.error.writeLines("\(check)")
        return check.differences.isEmpty ? .success : .differences
    }
}

/// The reason why nothing could be verified.
enum DoctorError: Error, Equatable, CustomStringConvertible {
    case noBundle

    var description: String {
        "reflow does not run from a bundle, so there is no list to compare its files with; leave out --verify"
    }
}

/// The libraries, fonts and other parts that pictures depend on, for programs.
struct DoctorOutput: JSONWritten {
    fileprivate let bundle: String?
    fileprivate let differences: [String]?
    fileprivate let profile: RendererProfile
    fileprivate let vectors: [String]
    fileprivate let fingerprint: RendererFingerprint

    static let table = JSONTable<DoctorOutput>(
        .required("version", { _ in Reflow.version }, "of reflow"),
        .optional("bundle", \.bundle, "the folder of the bundle that reflow runs from, if it does"),
        .optional("differences", \.differences, "with --verify: the files that are not as they came, and why"),
        .required("versions", \.profile.versions, "of the renderer"),
        .unless([], "vectorVersions", \.vectors, "of the libraries that draw SVG and PDF, if they are installed"),
        .required("probe", \.profile.probe, "the digest of a picture of every drawing operation"),
        .required("fingerprint", \.fingerprint.digest, "the digest of versions and probe"),
        .required("symbols", { _ in Look.symbolNotice }, "the words about the icons that stand in for symbols"),
        .warnings())
}
