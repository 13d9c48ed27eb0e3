import UIKit

// Recognisers of an app, with initialisers of their own.

final class AppUIGestureRecognizer: UIGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppUITapGestureRecognizer: UITapGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppUISwipeGestureRecognizer: UISwipeGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppUILongPressGestureRecognizer: UILongPressGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppUIPanGestureRecognizer: UIPanGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppUIPinchGestureRecognizer: UIPinchGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppUIRotationGestureRecognizer: UIRotationGestureRecognizer {
    private(set) var origin = ""

    init(own: String) {
        super.init(target: nil, action: nil)
        origin = own
    }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        origin = "target"
    }

    deinit { Departures.shared.note() }
}

final class AppSimulationTimer: SimulationTimer {
    private(set) var origin = ""

    init(own: String) {
        super.init(timeInterval: 1, repeats: false) { _ in }
        origin = own
    }

    deinit { Departures.shared.note() }
}
