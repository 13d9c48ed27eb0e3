import DisplayList
import Foundation
import KitValues
import Testing

@testable import ReflowKit

/// A view whose layer is a gradient.
private final class GradientView: UIView {
    override static var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
@Suite("Views with a layer of another kind")
struct LayerClassTests {
    @Test("What the layer draws is drawn behind the subviews, where the view lies")
    func gradient() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = GradientView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.backgroundColor = .black
        view.addSubview(inner)
        root.addSubview(view)
        let commands = root.drawing().list.commands
        #expect(commands.count == 2)
        guard case .layer(let layer) = commands.first else {
            Issue.record("the gradient is not drawn first")
            return
        }
        #expect(layer.transform == CGAffineTransform(translationX: 10, y: 20))
        guard case .fill(_, .linearGradient, _) = layer.commands.first else {
            Issue.record("the layer draws no gradient")
            return
        }
    }
}
