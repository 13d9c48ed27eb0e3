/// The registered classes and nibs of views, and the views that wait to be used again, by identifier.
@MainActor
final class ReusePool<View: UIView> {
    enum Origin {
        case type(AnyClass)
        case nib(UINib)
        /// A prototype of a document.
        case prototype(@MainActor () -> View?)
    }

    private var origins: [String: Origin] = [:]
    private var pools: [String: [View]] = [:]

    func register(_ origin: Origin?, _ identifier: String) { origins[identifier] = origin }

    func origin(of identifier: String) -> Origin? { origins[identifier] }

    func take(_ identifier: String) -> View? { pools[identifier]?.popLast() }

    func put(_ view: View, _ identifier: String?) {
        guard let identifier else { return }
        pools[identifier, default: []].append(view)
    }
}
