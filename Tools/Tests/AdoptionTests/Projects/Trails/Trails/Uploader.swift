import Alamofire
import UIKit

final class Uploader {
    func upload() { AF.request("https://example.com") }
}
