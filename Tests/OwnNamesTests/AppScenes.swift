import Foundation
import UIKit

// The subclasses of scenes, appearances and effects; those of views are in AppViews.swift.

final class AppUIScene: UIScene {
    private(set) var origin = ""

    convenience init(own: String) {
        guard let session = UIApplication.shared.openSessions.first else { fatalError("there is no scene") }
        self.init(session: session, connectionOptions: UIScene.ConnectionOptions())
        origin = own
    }

    required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        origin = "session"
    }

    deinit { Departures.shared.note() }
}

final class AppUIBarAppearance: UIBarAppearance {
    private(set) var origin = ""

    init(own: String) {
        super.init(idiom: .phone)
        origin = own
    }

    required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        origin = "idiom"
    }

    required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        origin = "bar"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUINavigationBarAppearance: UINavigationBarAppearance {
    private(set) var origin = ""

    init(own: String) {
        super.init(idiom: .phone)
        origin = own
    }

    required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        origin = "idiom"
    }

    required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        origin = "bar"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITabBarAppearance: UITabBarAppearance {
    private(set) var origin = ""

    init(own: String) {
        super.init(idiom: .phone)
        origin = own
    }

    required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        origin = "idiom"
    }

    required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        origin = "bar"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIToolbarAppearance: UIToolbarAppearance {
    private(set) var origin = ""

    init(own: String) {
        super.init(idiom: .phone)
        origin = own
    }

    required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        origin = "idiom"
    }

    required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        origin = "bar"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIBarButtonItemAppearance: UIBarButtonItemAppearance {
    private(set) var origin = ""

    init(own: String) {
        super.init(style: .done)
        origin = own
    }

    override init(style: UIBarButtonItem.Style) {
        super.init(style: style)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUITabBarItemAppearance: UITabBarItemAppearance {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIVisualEffect: UIVisualEffect {
    private(set) var origin = ""

    init(own: String) {
        super.init()
        origin = own
    }

    override init() {
        super.init()
        origin = "init"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUIBlurEffect: UIBlurEffect {
    private(set) var origin = ""

    init(own: String) {
        super.init(style: .systemMaterial)
        origin = own
    }

    override init(style: UIBlurEffect.Style) {
        super.init(style: style)
        origin = "style"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        origin = "coder"
    }

    deinit { Departures.shared.note() }
}

final class AppUINib: UINib {
    private(set) var origin = ""

    init(own: String) {
        super.init(data: Data(), bundle: nil)
        origin = own
    }

    override init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init(nibName: name, bundle: bundleOrNil)
        origin = "name"
    }

    deinit { Departures.shared.note() }
}

final class AppUIStoryboardSegue: UIStoryboardSegue {
    private(set) var origin = ""

    init(own: String) {
        super.init(identifier: nil, source: UIViewController(), destination: UIViewController())
        origin = own
    }

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        origin = "identifier"
    }

    override func perform() { source.present(destination, animated: false) }

    deinit { Departures.shared.note() }
}
