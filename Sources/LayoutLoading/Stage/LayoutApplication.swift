import Foundation
import LayoutDocument
import LayoutRules
import ReflowKit

/// The application part of a layout file: what its Info.plist lists and what its delegate answers.
@MainActor
struct LayoutApplication {
    let orientations: ApplicationOrientations
    /// `nil` where the file gives the application none.
    let delegate: Delegate?

    @MainActor
    final class Delegate: UIApplicationDelegate {
        private let mask: UIInterfaceOrientationMask

        init(mask: UIInterfaceOrientationMask) {
            self.mask = mask
        }

        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { mask }
    }

    init(_ node: ApplicationNode?, file: String, folder: URL) throws(Diagnostic) {
        var orientations = ApplicationOrientations()
        if let name = node?.infoPlist {
            orientations = try InfoPlist(
                contentsOf: folder.appendingPathComponent(name.value), named: name, file: file
            ).orientations
        }
        // Keys beside the property list win.
        if let list = node?.supportedInterfaceOrientations { orientations.supported = list.value }
        if let list = node?.supportedInterfaceOrientationsForPad { orientations.supportedOnPad = list.value }
        if let list = node?.supportedInterfaceOrientationsForPhone { orientations.supportedOnPhone = list.value }
        if let flag = node?.requiresFullScreen { orientations.requiresFullScreen = flag.value }
        self.orientations = orientations
        delegate = node?.delegateSupportedInterfaceOrientations.map {
            Delegate(mask: UIInterfaceOrientationMask($0.value))
        }
    }
}
