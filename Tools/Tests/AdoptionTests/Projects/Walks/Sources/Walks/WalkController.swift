import UIKit
import WalksKit

public final class WalkController: UIViewController {
    public let walk = Walk(length: 3)
}
