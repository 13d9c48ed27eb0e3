import UIKit

final class ScanController: UIViewController {
    private let scanner = UIMagicScanner()
}
