import Basics
import DisplayList
import Foundation
import ImageCodecs
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

@MainActor
@Suite("What trees tell of looks")
struct LookTests {
    private func looks(
        of view: UIView, style: UIUserInterfaceStyle = .light, in superview: UIView = UIView()
    ) -> [Look: String] {
        var settings = Simulation.Settings()
        settings.userInterfaceStyle = style
        return Simulation(settings: settings).perform {
            superview.addSubview(view)
            return FrameTree(of: superview, device: nil, orientation: nil, semantics: "iOS15", scale: 2).nodes[1].looks
        }
    }

    @Test("The defaults of a class are not told, in light and in dark")
    func defaults() {
        let views: [UIView] = [
            UIView(), UILabel(), UIButton(type: .system), UIButton(), UITextField(), UIImageView(), UISwitch(),
            UISlider(), UIProgressView(), UISegmentedControl(items: ["a"]), UIPageControl(), UIStepper(),
            UIActivityIndicatorView(style: .large), UINavigationBar(), UIToolbar(), UITabBar(), UIScrollView(),
            UIStackView(),
        ]
        for view in views {
            for style in [UIUserInterfaceStyle.light, .dark] {
                #expect(looks(of: view, style: style) == [:], "\(view)")
            }
        }
        // Values that equal the default, and invisible values, are not listed.
        let label = UILabel()
        label.textColor = UIColor(white: 0, alpha: 1)
        label.font = .systemFont(ofSize: 17, weight: .regular)
        label.backgroundColor = .clear
        #expect(looks(of: label) == [:])
        #expect(looks(of: label, style: .dark) == [.textColor: "#000000"])
    }

    @Test("Colours come out under the view's traits; fonts by weight, style and size")
    func values() throws {
        let label = UILabel()
        label.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        label.textColor = .systemRed
        label.font = .systemFont(ofSize: 22.5, weight: .bold)
        #expect(
            looks(of: label) == [
                .backgroundColor: "#00000080", .textColor: "#FF3B30", .font: "system bold 22.5",
            ])
        #expect(looks(of: label, style: .dark)[.textColor] == "#FF453A")
        let fonts: [(UIFont, String)] = [
            (.italicSystemFont(ofSize: 15), "system italic 15"),
            (.monospacedDigitSystemFont(ofSize: 12, weight: .semibold), "system monospacedDigits semibold 12"),
            (.monospacedSystemFont(ofSize: 12, weight: .light), "system monospaced light 12"),
            (.preferredFont(forTextStyle: .headline), "system semibold 17"),
        ]
        for (font, text) in fonts {
            label.font = font
            #expect(looks(of: label)[.font] == text)
        }
    }

    @Test("A button tells the colour of its title unless its type or its tint gives it, and its own tint")
    func buttons() {
        let system = UIButton(type: .system)
        system.setTitle("Go", for: .normal)
        let tinted = UIView()
        tinted.tintColor = .systemGreen
        #expect(looks(of: system, in: tinted) == [:])
        system.tintColor = .systemPink
        system.setTitleColor(.white, for: .normal)
        system.titleLabel?.font = .systemFont(ofSize: 20)
        #expect(
            looks(of: system) == [.tintColor: "#FF2D55", .textColor: "#FFFFFF", .font: "system 20"])
        let custom = UIButton()
        custom.setTitle("Go", for: .normal)
        custom.setTitleColor(.black, for: .normal)
        #expect(looks(of: custom) == [.textColor: "#000000"])
    }

    @Test("Controls and bars tell the tints that were set for their parts")
    func controls() {
        let toggle = UISwitch()
        toggle.onTintColor = .systemBlue
        #expect(looks(of: toggle) == [.onTintColor: "#007AFF"])
        let slider = UISlider()
        slider.minimumTrackTintColor = .systemBlue
        slider.thumbTintColor = .black
        #expect(looks(of: slider) == [.minimumTrackTintColor: "#007AFF", .thumbTintColor: "#000000"])
        let bar = UINavigationBar()
        bar.barTintColor = .systemBlue
        #expect(looks(of: bar) == [.barTintColor: "#007AFF"])
    }

    @Test("A text with attributes tells the colours and fonts of its runs, each once, and what is behind its letters")
    func attributedText() {
        let text = NSMutableAttributedString(string: "Sold ", attributes: [.foregroundColor: UIColor.systemRed])
        text.append(NSAttributedString(string: "out", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)]))
        text.append(NSAttributedString(string: " today", attributes: [.backgroundColor: UIColor.yellow]))
        let label = UILabel()
        label.attributedText = text
        let expected: [Look: String] = [
            .textColor: "#FF3B30 #000000", .font: "system 17, system semibold 24", .textBackgroundColor: "#FFFF00",
        ]
        #expect(looks(of: label) == expected)
        #expect(looks(of: label, style: .dark)[.textColor] == "#FF453A #FFFFFF")
        let button = UIButton()
        button.setAttributedTitle(text, for: .normal)
        #expect(looks(of: button)[.textBackgroundColor] == "#FFFF00")
        // A text whose attributes have no effect is described like one without attributes.
        label.attributedText = NSAttributedString(string: "Plain", attributes: [.kern: 1])
        #expect(looks(of: label) == [:])
    }

    @Test("The ground of a bar's appearance is told as the bar's tint is")
    func appearances() {
        let bar = UIToolbar()
        let appearance = UIToolbarAppearance()
        appearance.backgroundColor = .systemBlue
        bar.standardAppearance = appearance
        #expect(looks(of: bar) == [.barTintColor: "#007AFF"])
    }

    @Test("An image without a name is told by its size in points")
    func images() {
        let view = UIImageView(image: .placeholder(size: CGSize(width: 24, height: 16), name: "star"))
        #expect(looks(of: view) == [.image: "star"])
        view.image = view.image?.withRenderingMode(.alwaysTemplate).withTintColor(.red)
        #expect(looks(of: view) == [.image: "star"])
        view.image = UIImage()
        #expect(looks(of: view) == [.image: "0x0"])
    }

    @Test("What an image shows is told by a digest of its pixels and its tint, for all images that a view shows")
    func imageDigests() throws {
        func square(_ color: UInt32) -> UIImage {
            UIImage(bitmap: Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: color, count: 4)), scale: 1)
        }
        let (red, blue) = (square(0xFFFF_0000), square(0xFF00_00FF))
        let view = UIImageView(image: red)
        let first = looks(of: view)
        let digest = try #require(first[.imageDigest])
        #expect(first[.image] == "2x2" && digest.utf8.count == 8)
        #expect(digest.allSatisfy { "0123456789abcdef".contains($0) }, "\(digest)")
        view.image = square(0xFFFF_0000)
        #expect(looks(of: view) == first)
        view.image = blue
        let second = looks(of: view)
        #expect(second[.image] == "2x2" && second[.imageDigest] != digest)
        view.image = red.withTintColor(.green, renderingMode: .alwaysOriginal)
        let green = looks(of: view)[.imageDigest]
        view.image = red.withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(Set([digest, green, looks(of: view)[.imageDigest]]).count == 3)
        // Images that are not visible are not listed.
        let highlighted = UIImageView(image: red, highlightedImage: blue)
        #expect(looks(of: highlighted) == first)
        highlighted.isHighlighted = true
        #expect(looks(of: highlighted) == second)
        let button = UIButton()
        button.setBackgroundImage(blue, for: .normal)
        #expect(looks(of: button) == [.imageDigest: try #require(second[.imageDigest])])
        button.setImage(red, for: .normal)
        #expect(looks(of: button)[.imageDigest] == "\(digest) \(try #require(second[.imageDigest]))")
        let slider = UISlider()
        slider.maximumValueImage = red
        #expect(looks(of: slider) == [.imageDigest: digest])
        let label = UILabel()
        label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: red))
        #expect(looks(of: label)[.imageDigest] == digest)
    }

    @Test(
        "A file of more than 2^20 pixels is told by its size in the tree; that it is another one shows in the drawing")
    func largeImages() throws {
        func image(_ color: UInt32) throws -> UIImage {
            let pixels = [UInt32](repeating: color, count: 1025 * 1024)
            return try #require(
                UIImage(data: PNG.encode(Bitmap(width: 1025, height: 1024, pixels: pixels)), scale: 1))
        }
        func digest(_ image: UIImage) -> ContentDigest {
            Simulation().perform { UIImageView(image: image).drawing().list.digest }
        }
        let (red, blue) = (try image(0xFFFF_0000), try image(0xFF00_00FF))
        for image in [red, blue] { #expect(looks(of: UIImageView(image: image)) == [.image: "1025x1024"]) }
        #expect(digest(red) == digest(try image(0xFFFF_0000)))
        #expect(digest(red) != digest(blue))
    }
}
