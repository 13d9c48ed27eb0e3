import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Snapshots

extension PictureMaker {
    /// All names that a picture or a log of the layout can have. Some of them are not used: only on a stage is it known
    /// which landscape is shown and which steps are reached.
    func possibleNames(
        of document: LayoutDocument, root: String?, source: LayoutSource
    ) throws(LayoutLoadingError) -> [PictureName] {
        // If a layout raises an exception at launch, its picture is named after the launch orientation.
        let orientations =
            try requests(for: document).flatMap(\.request.possibleOrientations)
            + (document.launchOrientation?.value ?? [.portrait])
        let states = Set(orientations).map(\.name).sorted()
        var names: [PictureName] = []
        for device in try devices(for: document) {
            for variant in options.variants {
                names += states.map { name(source, root, device, variant, $0) }
                guard !document.steps.isEmpty else { continue }
                names += document.snapshotNames.map { name(source, nil, device, variant, $0) }
                names.append(name(source, nil, device, variant, nil))
            }
        }
        return names
    }
}

extension OrientationRequest {
    /// The interface orientations that a picture of the request can have.
    fileprivate var possibleOrientations: [UIInterfaceOrientation] {
        switch self {
        case .landscape: [.landscapeRight, .landscapeLeft]
        case .turn(let device): UIInterfaceOrientation(device: device).map { [$0] } ?? UIInterfaceOrientation.shown
        }
    }
}
