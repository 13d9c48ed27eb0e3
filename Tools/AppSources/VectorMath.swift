import Foundation

struct Heading {
    var vector: CGVector

    init(degrees: Double) {
        vector = CGVector(dx: cos(degrees * .pi / 180), dy: sin(degrees * .pi / 180))
    }

    var rotation: CGAffineTransform { CGAffineTransform(rotationAngle: atan2(vector.dy, vector.dx)) }
}
