public import Foundation

/// An action that runs when a control is used.
@preconcurrency @MainActor
public final class UIAction: NSObject {
    public var title: String
    public var image: UIImage?
    /// The control that is being used, while the handler runs.
    public internal(set) weak var sender: UIControl?
    private let handler: @MainActor (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func perform(from control: UIControl) {
        sender = control
        handler(self)
        sender = nil
    }
}
