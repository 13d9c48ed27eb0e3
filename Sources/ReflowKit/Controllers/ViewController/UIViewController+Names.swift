import Basics

extension UIViewController {
    /// The name of the controller in messages: its class as UIKit prints it, without the module for UIKit's own classes
    /// and with it for the app's. A name from a file is escaped, so that it stays on one line.
    final var nameInMessages: String { standInName.map(ShownText.name) ?? UIView.printedName(of: type(of: self)) }

    /// The name of the controller in events: its id in a layout file, because several controllers may have the same
    /// class; else its name in messages.
    package final var nameInEvents: String { identifier.map(ShownText.name) ?? nameInMessages }
}
