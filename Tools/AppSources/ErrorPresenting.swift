import UIKit

struct TrailError: Error {
    var code: Int
}

extension UIViewController {
    @objc func present(error: Error) -> String {
        let error = error as NSError
        return "\(error.domain.isEmpty ? "?" : "error")"
    }
}

final class ErrorScreen: BaseViewController {
    override func present(error: Error) -> String { "screen " + super.present(error: error) }

    func run(_ body: () throws -> Void) -> String {
        do {
            try body()
        } catch let failure as NSError where failure.code == 404 {
            return "not found"
        } catch let error as NSError {
            return present(error: error) + (error.localizedDescription.isEmpty ? "" : "!")
        }
        return "fine"
    }

    func inspect(_ value: Any?) -> Int {
        if let error = value as? NSError { return error.code }
        guard let failure = value as? TrailError else { return -1 }
        return failure.code
    }
}
