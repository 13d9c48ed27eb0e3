import DisplayList
import Foundation
import ImageCodecs
import KitTestSupport
import ReflowKit
import Testing
import UIKitDrawing

@MainActor
@Suite("Image views")
struct UIImageViewTests {
    private static func image(_ width: Int, _ height: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    /// The arguments are the frames of a 40 × 20 and a 200 × 120 image in bounds of 100 × 100.
    @Test(
        "§3.5: the thirteen content modes, with a smaller and with a larger image",
        arguments: [
            (.scaleToFill, [0, 0, 100, 100], [0, 0, 100, 100]),
            (.scaleAspectFit, [0, 25, 100, 50], [0, 20, 100, 60]),
            (.scaleAspectFill, [-50, 0, 200, 100], [-100.0 / 3, 0, 500.0 / 3, 100]),
            (.redraw, [0, 0, 100, 100], [0, 0, 100, 100]),
            (.center, [30, 40, 40, 20], [-50, -10, 200, 120]),
            (.top, [30, 0, 40, 20], [-50, 0, 200, 120]),
            (.bottom, [30, 80, 40, 20], [-50, -20, 200, 120]),
            (.left, [0, 40, 40, 20], [0, -10, 200, 120]),
            (.right, [60, 40, 40, 20], [-100, -10, 200, 120]),
            (.topLeft, [0, 0, 40, 20], [0, 0, 200, 120]),
            (.topRight, [60, 0, 40, 20], [-100, 0, 200, 120]),
            (.bottomLeft, [0, 80, 40, 20], [0, -20, 200, 120]),
            (.bottomRight, [60, 80, 40, 20], [-100, -20, 200, 120]),
        ] as [(UIView.ContentMode, [CGFloat], [CGFloat])])
    func contentModes(mode: UIView.ContentMode, smaller: [CGFloat], larger: [CGFloat]) {
        inWorld { _ in
            for (image, place) in [
                (UIImageViewTests.image(40, 20), smaller), (UIImageViewTests.image(200, 120), larger),
            ] {
                let view = UIImageView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
                view.contentMode = mode
                view.image = image
                let drawn = DrawnContent(of: view).images.map(\.destination)
                let expected = CGRect(x: place[0], y: place[1], width: place[2], height: place[3])
                #expect(drawn.count == 1 && drawn[0].isNear(expected))
            }
        }
    }

    @Test("The image is not cut at the bounds unless they clip")
    func clipping() {
        inWorld { _ in
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.contentMode = .center
            view.image = UIImageViewTests.image(40, 20)
            guard case .image = view.drawing().list.commands.first else {
                Issue.record("the image lies in a layer")
                return
            }
            view.clipsToBounds = true
            guard case .layer(let layer) = view.drawing().list.commands.first else {
                Issue.record("nothing clips")
                return
            }
            #expect(layer.clip == .rect(CGRect(x: 0, y: 0, width: 10, height: 10)))
        }
    }

    @Test("A view made with an image has its size, touches pass it, and its size is the image's")
    func sizes() {
        let image = UIImageViewTests.image(40, 20)
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.intrinsicContentSize == image.size)
        #expect(view.sizeThatFits(.zero) == image.size)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("A highlighted view shows its other image, if it has one")
    func highlighting() {
        let (plain, highlighted) = (UIImageViewTests.image(40, 20), UIImageViewTests.image(10, 10))
        let view = UIImageView(image: plain, highlightedImage: highlighted)
        view.isHighlighted = true
        #expect(view.intrinsicContentSize == highlighted.size)
        view.highlightedImage = nil
        #expect(view.intrinsicContentSize == plain.size)
    }

    @Test("A template takes the tint it inherits, an image drawn as it is takes none")
    func tint() {
        inWorld { _ in
            let parent = UIView()
            parent.tintColor = .systemGreen
            let view = UIImageView(image: UIImageViewTests.image(10, 10).withRenderingMode(.alwaysTemplate))
            parent.addSubview(view)
            let green = RGBAColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
            #expect(DrawnContent(of: view).images.map(\.tint) == [green])
            view.image = view.image?.withRenderingMode(.alwaysOriginal)
            #expect(DrawnContent(of: view).images.map(\.tint) == [nil])
        }
    }

    @Test("An image of no size, or a view of none, draws nothing")
    func nothing() {
        inWorld { _ in
            let view = UIImageView(image: UIImage())
            view.frame.size = CGSize(width: 10, height: 10)
            #expect(view.drawing().list.commands.isEmpty)
            view.image = UIImageViewTests.image(10, 10)
            view.frame.size = .zero
            #expect(view.drawing().list.commands.isEmpty)
        }
    }
}
