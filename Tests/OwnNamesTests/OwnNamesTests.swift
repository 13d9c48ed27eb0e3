import AppModels
import SnapshotTesting
import Testing
import UIKit

/// The names of UIKit and Foundation come with `import UIKit`. The test is that this file compiles: a name that UIKit
/// or SnapshotTesting exported as well would be ambiguous here.
@Suite("Types of an app by names that Reflow's own modules have, too")
@MainActor
struct OwnNamesTests {
    /// A view with a model of the app.
    private final class DeviceLabel: UILabel {
        var device = Device(name: "iPhone") { didSet { text = device.name } }
    }

    @Test("They need no prefix beside `import UIKit` and `import SnapshotTesting`")
    func unprefixed() {
        let values: [Any] = [
            SafeArea(), LayoutMargins(), NearestName(), Autoresizing(), AutoresizingMask(), AxisFlexibility(),
            ApplicationOrientations(), BarMetrics(), Bitmap(), ContentDigest(), DeviceCatalogue(), DeviceName(),
            DigestWriter(), DisplayList(), Drawing(), EventLog(), FileError(), Folder(), ImageAsset(), ImageLoader(),
            InvalidOrientation(), JSONValue(), JSONWriter(), KitClass(), Layer(), OrientationRequest(), Paint(), Path(),
            PixelGrid(), PresentationGeometry(), PropertyChange(), Rasterizer(), ReadableContent(), RotationDecision(),
            RotationFacts(), RotationRecord(), ScreenMetrics(), SHA256(), SourcePosition(), Stage(), StageSettings(),
            TextMode(), TreePose(), Typesetter(),
        ]
        #expect(values.allSatisfy { String(reflecting: type(of: $0)).hasPrefix("AppModels.") })
    }

    @Test("A view shows one of them")
    func shown() {
        let label = DeviceLabel()
        label.device = Device(name: "iPad")
        #expect(label.text == "iPad")
    }

    @Test("A device says what it is as UIKit's does: a word for people")
    func model() {
        Simulation().perform {
            let model: String = UIDevice.current.model
            #expect(model == "iPhone")
        }
    }

    @Test("What UIKit hands out twice is one object")
    func identity() {
        Simulation().perform {
            let window = UIWindow()
            let view = UIView()
            window.addSubview(view)
            #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
            #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
            #expect(view.readableContentGuide === view.readableContentGuide)
            #expect(view.safeAreaLayoutGuide !== view.layoutMarginsGuide)
            #expect(view.safeAreaLayoutGuide !== UIView().safeAreaLayoutGuide)
            #expect(view.safeAreaLayoutGuide.owningView === view)
            #expect(window.windowScene === window.windowScene)
            #expect(window.windowScene === UIWindow().windowScene)
            #expect(view.layer === view.layer)
        }
    }

    @Test("An index path has a section, and a row or an item")
    func indexPaths() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(indexes: [1, 3]))
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        path.item = 5
        path.section = 2
        #expect(path == IndexPath(item: 5, section: 2))
    }

    @Test("Requests and sessions come with UIKit, as Foundation brings them on iOS")
    func networking() throws {
        let url = try #require(URL(string: "https://example.com"))
        let duration: CFTimeInterval = 2
        let request = URLRequest(url: url, timeoutInterval: duration)
        #expect(request.timeoutInterval == 2)
    }
}
