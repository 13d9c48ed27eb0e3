import Foundation
import UIKit

// These are subclasses as in apps. Each overrides the designated initialisers, and has one of its own and a `deinit`.

/// Counts deallocated instances, on any thread.
final class Departures: @unchecked Sendable {
    static let shared = Departures()
    private let lock = NSLock()
    private var count = 0

    func note() { lock.withLock { count += 1 } }
    var total: Int { lock.withLock { count } }
}

final class AppUIButton: UIButton {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIControl: UIControl {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUILabel: UILabel {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUINavigationBar: UINavigationBar {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIPageControl: UIPageControl {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIProgressView: UIProgressView {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIVisualEffectView: UIVisualEffectView {
    private(set) var origin = ""

    init(own: String) {
        super.init(effect: nil)
        origin = own
    }

    override init(effect: UIVisualEffect?) {
        super.init(effect: effect)
        origin = "effect"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIScrollView: UIScrollView {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIStackView: UIStackView {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUISlider: UISlider {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIStepper: UIStepper {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUISwitch: UISwitch {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITabBar: UITabBar {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITextField: UITextField {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIToolbar: UIToolbar {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIView: UIView {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIWindow: UIWindow {
    private(set) var origin = ""

    init(own: String) {
        super.init(frame: .zero)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIImageView: UIImageView {
    private(set) var origin = ""

    init(own: String) {
        super.init(image: nil)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    override init(image: UIImage?) {
        super.init(image: image)
        origin = "image"
    }

    override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
        origin = "highlighted"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIActivityIndicatorView: UIActivityIndicatorView {
    private(set) var origin = ""

    init(own: String) {
        super.init(style: .medium)
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    override init(style: UIActivityIndicatorView.Style) {
        super.init(style: style)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUISegmentedControl: UISegmentedControl {
    private(set) var origin = ""

    init(own: String) {
        super.init(items: ["a"])
        origin = own
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        origin = "frame"
    }

    override init(items: [Any]?) {
        super.init(items: items)
        origin = "items"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}
