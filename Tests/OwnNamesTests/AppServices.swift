import UIKit

final class AppUIFeedbackGenerator: UIFeedbackGenerator {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    deinit { Departures.shared.note() }
}

final class AppUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
    private(set) var origin = ""

    init(own: String) {
        super.init(style: .medium)
        origin = own
    }

    deinit { Departures.shared.note() }
}

final class AppUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    deinit { Departures.shared.note() }
}

final class AppUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    deinit { Departures.shared.note() }
}
