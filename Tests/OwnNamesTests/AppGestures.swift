import UIKit

// Recognisers and timers of an app, with an initialiser of their own.

final class AppUIGestureRecognizer: UIGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppUITapGestureRecognizer: UITapGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppUISwipeGestureRecognizer: UISwipeGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppUILongPressGestureRecognizer: UILongPressGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppUIPanGestureRecognizer: UIPanGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppUIPinchGestureRecognizer: UIPinchGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppUIRotationGestureRecognizer: UIRotationGestureRecognizer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(target: nil, action: nil)
    }

    deinit { Departures.shared.note() }
}

final class AppSimulationTimer: SimulationTimer {
    let origin: String

    init(own: String) {
        origin = own
        super.init(timeInterval: 1, repeats: false) { _ in }
    }

    deinit { Departures.shared.note() }
}
