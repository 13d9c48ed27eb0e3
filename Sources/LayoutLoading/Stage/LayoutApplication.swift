import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// The application part of a layout file: the contents of its Info.plist and the answers of its delegate.
@MainActor
final class LayoutApplication {
    let orientations: ApplicationOrientations
    private let node: ApplicationNode?
    /// The delegate; `nil` if the application has none.
    private var delegate: Delegate?
    /// The position in the file of the delegate's answer.
    private var delegatePosition: SourcePosition?
    private weak var application: UIApplication?

    @MainActor
    private final class Delegate: UIApplicationDelegate {
        private let mask: UIInterfaceOrientationMask

        init(mask: UIInterfaceOrientationMask) {
            self.mask = mask
        }

        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { mask }
    }

    init(_ node: ApplicationNode?, file: String, folder: URL) throws(Diagnostic) {
        self.node = node
        var orientations = ApplicationOrientations()
        if let name = node?.infoPlist {
            orientations = try InfoPlist(
                contentsOf: folder.appendingPathComponent(name.value), named: name, file: file
            ).orientations
        }
        // Keys in the layout file override the property list.
        if let list = node?.supportedInterfaceOrientations { orientations.supported = list.value }
        if let list = node?.supportedInterfaceOrientationsForPad { orientations.supportedOnPad = list.value }
        if let list = node?.supportedInterfaceOrientationsForPhone { orientations.supportedOnPhone = list.value }
        if let flag = node?.requiresFullScreen { orientations.requiresFullScreen = flag.value }
        self.orientations = orientations
        answer(node?.delegateSupportedInterfaceOrientations)
    }

    /// Sets the delegate of `application`.
    func serve(_ application: UIApplication) {
        self.application = application
        application.delegate = delegate
    }

    /// Changes the delegate's answer; with `nil`, the property list decides.
    func answer(_ orientations: Located<[UIInterfaceOrientation]>?) {
        delegate = orientations.map { Delegate(mask: UIInterfaceOrientationMask($0.value)) }
        delegatePosition = orientations?.position
        application?.delegate = delegate
    }

    /// The position in the file of the application's answer, or of the name of the property list that contains it.
    func position(of source: AnswerSource, on idiom: UIUserInterfaceIdiom) -> SourcePosition? {
        switch source {
        case .delegate: delegatePosition
        case .plist: listPosition(on: idiom) ?? node?.infoPlist?.position
        case .default, .override, .layout: nil
        }
    }

    /// The position of the orientations that the file lists for a device; nil if it leaves them to a property list.
    func listPosition(on idiom: UIUserInterfaceIdiom) -> SourcePosition? {
        (idiom == .pad ? node?.supportedInterfaceOrientationsForPad : node?.supportedInterfaceOrientationsForPhone)?
            .position ?? node?.supportedInterfaceOrientations?.position
    }
}
