import Foundation

/// On iOS Foundation alone brings these names.
final class RequestBuilder {
    var base: URL
    var transform = CGAffineTransform.identity
    var session: URLSession { .shared }

    init(base: URL) {
        self.base = base
    }

    func request(path: String) -> URLRequest {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return request
    }

    func status(of response: URLResponse?) -> Int {
        (response as? HTTPURLResponse)?.statusCode ?? -1
    }

    func scaled(_ size: CGSize, by factor: CGFloat) -> CGSize {
        size.applying(transform.scaledBy(x: factor, y: factor))
    }
}
