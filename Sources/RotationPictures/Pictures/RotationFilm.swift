public import DisplayList
import Foundation
import KitValues
import LayoutRules
public import Screens
public import Typesetting

/// A rotation as an animation: first the device rotates, then the interface rotates on it.
public struct RotationFilm {
    private let recording: TurnRecording
    private let typesetter: Typesetter
    private let outline: DeviceOutline

    /// - Parameter recording: a recording of the moments to show.
    public init(_ recording: TurnRecording, typesetter: Typesetter) {
        self.recording = recording
        self.typesetter = typesetter
        outline = DeviceOutline(device: recording.device)
    }

    // MARK: The animation

    public struct Frame: Sendable {
        public let drawing: Drawing
        public let milliseconds: Int
    }

    /// The frames of an animation.
    /// - Parameter timing: the timing for whose moments the rotation was recorded.
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
        // A rotating device needs as much room as its diagonal.
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

    private func draw(
        _ interface: Drawing, at middle: CGPoint, deviceTurn: CGFloat, interfaceTurn: CGFloat, on sheet: inout Sheet
    ) {
        outline.draw(
            recording, at: middle, interface: interface, deviceTurn: deviceTurn, interfaceTurn: interfaceTurn,
            on: &sheet)
    }
}
