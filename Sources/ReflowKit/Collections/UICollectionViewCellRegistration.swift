public import Foundation

extension UICollectionView {
    /// A class of cells with a function that configures a cell for an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler
        fileprivate let identifier = UUID().uuidString
        fileprivate let nib: UINib?

        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// A class of supplementary views of a kind, with a function that configures one.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let handler: Handler
        fileprivate let kind: String
        fileprivate let identifier = UUID().uuidString
        fileprivate let nib: UINib?

        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            kind = elementKind
            nib = nil
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            kind = elementKind
            nib = supplementaryNib
        }
    }

    /// A cell of the registration, configured for an item; a nil item leaves it as it is.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        if state.cellPool.origin(of: identifier) == nil {
            state.cellPool.register(registration.nib.map { .nib($0) } ?? .type(Cell.self), identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let made = cell as? Cell ?? UICollectionReusableView.make(Cell.self, identifier, frame: cell.readFrame())
        else { preconditionFailure("the nib of a registration has a cell of another class") }
        if let item { registration.handler(made, indexPath, item) }
        return made
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = registration.identifier
        let pool = state.edgePool(registration.kind)
        if pool.origin(of: identifier) == nil {
            pool.register(registration.nib.map { .nib($0) } ?? .type(Supplementary.self), identifier)
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
        guard
            let made = view as? Supplementary
                ?? UICollectionReusableView.make(Supplementary.self, identifier, frame: view.readFrame())
        else { preconditionFailure("the nib of a registration has a view of another class") }
        registration.handler(made, registration.kind, indexPath)
        return made
    }
}
