import Foundation
import KitValues
import ReflowKit
public import Snapshots

/// Asserts that all previews of a module look as their goldens do.
///
/// ```swift
/// @Test @MainActor func previews() {
///     assertPreviews(of: "Shop", on: .iPhone13)
/// }
/// ```
///
/// A preview is shown in portrait and turned to landscape and back, which must restore every view. If its controller
/// refuses landscape, there is only the picture in portrait. A preview with an orientation is shown in this one, and a
/// preview with a fixed or a fitting size has one picture of that size. Goldens have the name of the preview, or of its file
/// with a number.
///
/// - Parameters:
///   - module: a module that was built with `reflow swift`, with `#Preview` in its sources.
///   - config: a preset or `.device(…)`; its orientation has no effect.
@preconcurrency @MainActor
public func assertPreviews(
    of module: String, on config: ViewImageConfig = .iPhone13, record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let failures = verifyPreviews(
        of: module, on: config, record: record, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
    for failure in failures { site.record(failure) }
}

/// Checks previews like ``assertPreviews(of:on:record:fileID:file:testName:line:column:)``, but returns the failures
/// instead of failing.
///
/// - Parameter snapshotDirectory: the folder of the goldens, instead of `__Snapshots__/<file of the test>`.
/// - Returns: the failures; an empty list if everything matches.
@preconcurrency @MainActor
public func verifyPreviews(
    of module: String, on config: ViewImageConfig = .iPhone13, record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> [String] {
    let previews = Preview.all(in: module)
    guard !previews.isEmpty else {
        return ["The module \(module) has no previews: build it with reflow swift, and link it into the test."]
    }
    func verify<Value>(_ value: Value, as strategy: Snapshotting<Value, UIImage>, named name: String) -> String? {
        verifySnapshot(
            of: value, as: strategy, named: name, record: record, snapshotDirectory: snapshotDirectory,
            fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
    return zip(previews, Preview.goldenNames(of: previews)).flatMap { preview, name -> [String] in
        let controller = preview.makeViewController()
        switch preview.layout {
        case .fixedLayout(let size):
            return [verify(controller, as: .image(size: size), named: name)].compactMap { $0 }
        case .fittingLayout:
            let view: UIView = controller.view
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let fitting = size.width > 0 && size.height > 0 ? size : view.sizeThatFits(view.bounds.size)
            return [verify(controller, as: .image(size: fitting), named: name)].compactMap { $0 }
        case .deviceLayout, .orientation:
            do {
                let run = try RotationRun(
                    of: controller, on: config, through: preview.turns, traits: UITraitCollection(),
                    rules: .current(1, 1, SnapshotComparison()), refusals: .tell)
                var shown: [UIInterfaceOrientation] = []
                var failures: [String] = []
                if let wanted = preview.orientation, run.steps.last?.orientation != wanted {
                    failures.append("\(name): its controller does not show \(wanted.name), for which it is a preview.")
                }
                for step in run.steps where !shown.contains(step.orientation) {
                    shown.append(step.orientation)
                    let strategy = Snapshotting<PictureCapture, UIImage>.picture { picture, _ in picture }
                    failures += [verify(step.picture, as: strategy, named: "\(name)-\(step.orientation.name)")]
                        .compactMap { $0 }
                }
                return failures + [run.drift().map { "\(name): \($0)" }].compactMap { $0 }
            } catch {
                return ["\(name): \(error)"]
            }
        }
    }
}

extension Preview {
    /// The orientations of the device, in which the preview is shown.
    fileprivate var turns: [ViewImageConfig.Orientation] {
        switch orientation {
        case .portrait: [.portrait]
        case .portraitUpsideDown: [.portraitUpsideDown]
        case .landscapeLeft: [.landscapeLeft]
        case .landscapeRight: [.landscapeRight]
        default: [.portrait, .landscape, .portrait]
        }
    }

    /// A name for each preview. Those that would have the same one are numbered.
    static func goldenNames(of previews: [Preview]) -> [String] {
        var counts: [String: Int] = [:]
        let names = previews.map { preview in
            let file = preview.fileID.split(separator: "/").last.map(String.init) ?? preview.fileID
            return preview.name ?? (file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
        }
        let repeated = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }
        return names.map { name in
            guard repeated[name] != nil else { return name }
            counts[name, default: 0] += 1
            return "\(name)-\(counts[name, default: 0])"
        }
    }
}
