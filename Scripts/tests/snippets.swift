// The names that the samples of the documentation take from the reader's own code, each on its own line: a sample that
// declares such a name itself is checked without that line.
import UIKit

class PlayerController: UIViewController { let artwork = UIView() }
class PlayerViewController: UIViewController {}
class TravelController: UIViewController {}
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
@MainActor let title = UILabel()
@MainActor let view = UIView()
@MainActor let stranger = UIView()
@MainActor let label = UILabel()
@MainActor let imageView = UIImageView()
extension ImageResource { static let logo = ImageResource(name: "Logo", bundle: .main) }
extension ColorResource { static let brand = ColorResource(name: "Brand", bundle: .main) }
extension UIColor { static let brand = UIColor(resource: .brand) }
