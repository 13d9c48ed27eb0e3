import DisplayList
public import Foundation
import LayoutRules
public import ReflowKit
public import Typesetting

/// A turn as it goes: the hand turns the device, then the interface turns on it.
public struct RotationFilm {
    private let recording: TurnRecording
    private let typesetter: Typesetter
    private let outline: DeviceOutline

    /// - Parameter recording: recorded at the moments that are to be shown.
    public init(_ recording: TurnRecording, typesetter: Typesetter) {
        self.recording = recording
        self.typesetter = typesetter
        outline = DeviceOutline(device: recording.device)
    }

    // MARK: The strip

    /// At which parts of the way a recording for ``strip(title:)`` is drawn.
    public static let stripProgress: [CGFloat] = [1.0 / 3, 2.0 / 3]

    /// The stages of a rotation side by side, as in figure 8-1 of Apple's programming guide.
    public func strip(title: String) -> Drawing {
        let side = middleSide
        let margin: CGFloat = 40
        let gap: CGFloat = 24
        let top = margin + 84
        var stages = [
            Stage("before", recording.before.orientation.name, 0, 0, recording.before.drawing),
            Stage("will turn", "the device has; the interface is the old one", 1, 0, recording.before.drawing),
        ]
        for (progress, drawing) in zip(RotationFilm.stripProgress, recording.between) {
            stages.append(Stage("turning", "\(Int((progress * 100).rounded())) % of the way", 1, progress, drawing))
        }
        stages.append(Stage("after", recording.after.orientation.name, 1, 1, recording.after.drawing))

        var sheet = Sheet(typesetter: typesetter)
        let width = CGFloat(stages.count) * (side + gap) - gap
        sheet.text(
            title, at: CGPoint(x: margin, y: margin), size: 26, weight: 700, color: Palette.ink, width: width)
        sheet.text(
            recording.title, at: CGPoint(x: margin, y: margin + 36), size: 17, color: Palette.faint, width: width)
        for (index, stage) in stages.enumerated() {
            let x = margin + CGFloat(index) * (side + gap)
            let middle = CGPoint(x: x + side / 2, y: top + side / 2)
            draw(
                stage.interface, at: middle, deviceTurn: stage.deviceTurn, interfaceTurn: stage.interfaceTurn,
                on: &sheet)
            sheet.text(
                "\(index + 1)  \(stage.caption)", at: CGPoint(x: middle.x, y: top + side + 16), anchor: .middle,
                size: 19, weight: 600, color: Palette.ink, width: side)
            sheet.text(
                stage.detail, at: CGPoint(x: middle.x, y: top + side + 44), anchor: .middle, size: 16,
                color: Palette.faint, width: side)
        }
        let size = CGSize(width: 2 * margin + width, height: top + side + 72 + margin)
        return sheet.drawing(size: size, background: Palette.paper)
    }

    /// One picture of the strip.
    private struct Stage {
        let caption: String
        let detail: String
        /// Which part of its way the device has turned, 0 to 1, and then the interface on it.
        let deviceTurn: CGFloat
        let interfaceTurn: CGFloat
        let interface: Drawing

        init(
            _ caption: String, _ detail: String, _ deviceTurn: CGFloat, _ interfaceTurn: CGFloat, _ interface: Drawing
        ) {
            self.caption = caption
            self.detail = detail
            self.deviceTurn = deviceTurn
            self.interfaceTurn = interfaceTurn
            self.interface = interface
        }
    }

    /// The side of a square that holds the device upright and lying.
    private var middleSide: CGFloat {
        let size = outline.size(for: .portrait)
        return max(size.width, size.height)
    }

    // MARK: The animation

    public struct Frame: Sendable {
        public let drawing: Drawing
        public let milliseconds: Int
    }

    /// The frames of an animation.
    /// - Parameter timing: that at whose moments the turn was recorded.
    public func frames(_ timing: TurnTiming) -> [Frame] {
        var frames = [frame(recording.before.drawing, 0, 0, timing.restMilliseconds)]
        for progress in timing.deviceProgress {
            frames.append(frame(recording.before.drawing, progress, 0, timing.frameMilliseconds))
        }
        frames.append(frame(recording.before.drawing, 1, 0, timing.frameMilliseconds))
        for (progress, drawing) in zip(timing.interfaceProgress, recording.between) {
            frames.append(frame(drawing, 1, progress, timing.frameMilliseconds))
        }
        frames.append(frame(recording.after.drawing, 1, 1, timing.restMilliseconds))
        return frames
    }

    private func frame(
        _ interface: Drawing, _ deviceTurn: CGFloat, _ interfaceTurn: CGFloat, _ milliseconds: Int
    ) -> Frame {
        // Amid its turn the device needs its diagonal.
        let body = outline.size(for: .portrait)
        let side = ((body.width * body.width + body.height * body.height).squareRoot() + 8).rounded(.up)
        var sheet = Sheet(typesetter: typesetter)
        draw(
            interface, at: CGPoint(x: side / 2, y: side / 2), deviceTurn: deviceTurn, interfaceTurn: interfaceTurn,
            on: &sheet)
        return Frame(
            drawing: sheet.drawing(size: CGSize(width: side, height: side), background: Palette.paper),
            milliseconds: milliseconds)
    }

    /// - Parameters:
    ///   - deviceTurn: which part of its way the device has turned, 0 to 1; `interfaceTurn` likewise.
    private func draw(
        _ interface: Drawing, at middle: CGPoint, deviceTurn: CGFloat, interfaceTurn: CGFloat, on sheet: inout Sheet
    ) {
        let from = recording.before.orientation.angleOnDevice
        let turn = (recording.after.orientation.angleOnDevice - from).remainder(dividingBy: 2 * .pi)
        outline.draw(
            on: &sheet, middle: middle, deviceAngle: -(from + turn * deviceTurn), interface: interface,
            interfaceAngle: recording.turnsWindow ? from + turn * interfaceTurn : 0)
    }
}
