import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Snapshots

extension PictureMaker {
    /// Every name that a picture or a log of the layout can have. Not each of them gets one: which landscape is shown, and
    /// whether steps are reached, is only known once the layout is on a stage.
    func possibleNames(
        of document: LayoutDocument, root: String?, source: LayoutSource
    ) throws(LayoutLoadingError) -> [PictureName] {
        // A layout that raises an exception at launch is named after the orientation it was launched in.
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
    /// Of the interface.
    fileprivate var possibleOrientations: [UIInterfaceOrientation] {
        switch self {
        case .landscape: [.landscapeRight, .landscapeLeft]
        case .turn(let device): UIInterfaceOrientation(device: device).map { [$0] } ?? UIInterfaceOrientation.shown
        }
    }
}
