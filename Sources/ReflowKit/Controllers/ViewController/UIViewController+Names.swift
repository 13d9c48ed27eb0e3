import Basics

extension UIViewController {
    /// How events and explanations name the controller: its class as UIKit prints it, without the module for UIKit's
    /// own and with it for the app's. A name that a file gave it stays on one line.
    final var nameInMessages: String { standInName.map(ShownText.name) ?? UIView.printedName(of: type(of: self)) }

    /// How events name the controller: by its id in a layout file, where classes do not tell controllers apart.
    package final var nameInEvents: String { identifier.map(ShownText.name) ?? nameInMessages }
}
