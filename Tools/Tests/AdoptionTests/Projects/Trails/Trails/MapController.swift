import MapKit
import UIKit

final class MapController: BaseController {
    private let map = MKMapView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
    }
}
