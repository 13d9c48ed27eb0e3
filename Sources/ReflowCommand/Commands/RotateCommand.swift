import Basics
import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import JSON
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import RotationPictures
import Screens
import Snapshots
import Suites

extension Command {
    /// `reflow rotate LAYOUT --to O -o FILE`: draws a rotation.
    static let rotate = Command(.rotate) { request, context in
        let format = try PictureFormat(request)
        if request.framesPerSecond != nil, format.picture != .animation {
            context.console.error.writeLine("--fps has no effect: only an .apng or .webp file is an animation")
        }
        if !request.constraints.isEmpty, format.picture != .plate {
            context.console.error.writeLine("--constraints has no effect: only a plate shows constraints")
        }
        let entry = try LayoutSet.file(request.layout, in: .currentDirectory).translated(into: request.language)
        let bench = try Workbench(
            request.showing, devices: request.device.map { [$0] } ?? [], console: context.console
        ).with {
            $0.take(request.variant)
        }
        return try await bench.reportingLayoutErrors {
            try await RotationPrinter(request: request, format: format, bench: bench).print(entry)
        }
    }
}

/// The kind of file to write, and its content.
private struct PictureFormat {
    enum File: String, CaseIterable {
        case png, apng, webp
    }

    let file: File
    let picture: RotateRequest.Picture

    init(_ request: RotateRequest) throws(UsageError) {
        let name = (request.output as NSString).pathExtension.lowercased()
        guard let file = File(rawValue: name) else {
            throw .invalidValue(
                request.output, of: "--output", expected: "a file whose name ends in .png, .apng or .webp",
                nearest: nil)
        }
        let picture = request.picture ?? (file == .png ? .plate : .animation)
        // Some viewers play an animation in a .png, others do not.
        guard (picture == .animation) == (file != .png) else {
            let style = "--style \(picture.rawValue)"
            throw .unreadableValue(
                of: "--output",
                problem: picture == .animation
                    ? "\(Wording.quoted(request.output)) cannot contain an animation; write it to a .apng or .webp file"
                    : "\(style) is a still picture, which cannot be written to \(Wording.quoted(request.output)); write it to a .png file"
            )
        }
        self.file = file
        self.picture = picture
    }
}

@MainActor
private struct RotationPrinter {
    let request: RotateRequest
    let format: PictureFormat
    let bench: Workbench

    func print(_ entry: LayoutSet.Entry) throws -> ExitCode {
        let read = try bench.layouts(of: entry, root: request.root)
        let layouts = read.layouts
        guard let layout = layouts.first else { return .failure }
        guard layouts.count == 1 else { throw SeveralRoots(ids: layouts.compactMap(\.root)) }
        if layout.root == nil { try layout.document.checkRoot(request.root, in: entry.shownAs) }
        let to = OrientationRequest(request.to)
        try layout.document.checkTurn(to: to)
        let rasterizer = try bench.chooseFonts(for: layout.document, of: entry)
        let maker = PictureMaker(options: bench.options)
        let device = try maker.devices(for: layout.document)[0]
        let stage = try maker.stage(for: layout.document, source: entry.source, on: device)
        /// Reports that no picture is written.
        func refuse(_ message: String, told text: String? = nil) -> ExitCode {
            bench.console.error.writeLines(text ?? "\(ShownText.name(entry.shownAs)): \(device.name): \(message)")
            var output = RotateOutput(layout: entry.shownAs, device: device.name)
            output.message = message
            output.warnings = (read.warnings + stage.notes).map { OutputWarning($0) }
            tell(output)
            return .differences
        }
        if request.runsSteps, let exception = try stage.runSteps().text(in: layout.document) {
            return refuse(exception, told: exception)
        }
        if let from = request.from, let refusal = stage.turn(to: OrientationRequest(from)).refusal {
            return refuse(refusal.message)
        }
        let target = UIInterfaceOrientation(device: to.device(supported: stage.supportedOrientations)) ?? .unknown
        let timing = TurnTiming(
            framesPerSecond: request.framesPerSecond ?? RotateRequest.standardFramesPerSecond,
            interfaceSeconds: RotationDuration.seconds(
                from: stage.interfaceOrientation, to: target, idiom: device.idiom))
        let progress =
            switch format.picture {
            case .plate: [CGFloat]()
            case .filmstrip: RotationStrip.progress
            case .animation: timing.interfaceProgress
            }
        let shownBefore = request.constraints.isEmpty ? [] : stage.shownIDs
        let (recording, outcome) = stage.record(
            turningTo: to, at: progress, constraints: format.picture == .plate ? request.constraintsRequest : nil)
        // A view may be added or removed by the rotation.
        let shown = request.constraints.isEmpty ? [] : shownBefore + stage.shownIDs
        if let unknown = request.constraints.first(where: { !shown.contains($0) }) {
            throw UnknownView(id: unknown, file: entry.shownAs, known: shown)
        }
        if let refusal = outcome.refusal { return refuse(refusal.message) }
        guard recording.before.orientation != recording.after.orientation else {
            throw NothingTurned(orientation: recording.after.orientation)
        }
        for note in stage.notes { bench.console.error.writeLines(note.description) }
        let data = try encode(recording, title: entry.source.name, timing, rasterizer)
        try AtomicFile.write(data, to: URL(fileURLWithPath: request.output), isFlushed: false)
        var output = RotateOutput(layout: entry.shownAs, device: device.name)
        output.file = request.output
        output.from = recording.before.orientation
        output.to = recording.after.orientation
        output.warnings = (read.warnings + stage.notes).map { OutputWarning($0) }
        tell(output)
        return .success
    }

    private func tell(_ output: RotateOutput) {
        switch request.format {
        case .text: if let file = output.file { bench.console.output.writeLine(file) }
        case .json: bench.console.output.write(output.jsonText)
        }
    }

    private func encode(
        _ recording: TurnRecording, title: String, _ timing: TurnTiming, _ rasterizer: Rasterizer
    ) throws -> Data {
        let typesetter = rasterizer.typesetter
        /// The pixels per point: the requested number, or else the one that suits the kind of picture.
        func scale(_ standard: CGFloat) -> CGFloat { request.scale.map { CGFloat($0) } ?? standard }
        switch format.picture {
        case .plate:
            let plate = RotationPlate(recording, title: title, rows: request.rows, typesetter: typesetter)
            return try PNG.encode(rasterizer.draw(plate.drawing(), scale: scale(2)))
        case .filmstrip:
            let strip = RotationStrip(recording, title: title, typesetter: typesetter)
            return try PNG.encode(rasterizer.draw(strip.drawing(), scale: scale(3)))
        case .animation:
            let frames = try RotationFilm(recording, typesetter: typesetter).frames(timing).map { frame in
                AnimationFrame(
                    try rasterizer.draw(frame.drawing, scale: scale(1)), milliseconds: frame.milliseconds)
            }
            return format.file == .webp ? try WebP.encode(animation: frames) : try PNG.encode(animation: frames)
        }
    }
}

/// An error: the document has more objects than one picture can show.
private struct SeveralRoots: Error, CustomStringConvertible {
    let ids: [String]

    var description: String {
        "the document has several roots: choose one of \(ids.map { Wording.quoted($0) }.alternatives) with --root"
    }
}

/// An error: the interface already has the requested orientation.
private struct NothingTurned: Error, CustomStringConvertible {
    let orientation: UIInterfaceOrientation

    var description: String {
        "the interface starts in \(orientation.name), so it does not rotate; pass another orientation with --from"
    }
}
