public import Foundation

extension UICollectionView {
    /// A class of cells with a function that configures a cell for an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler
        fileprivate let identifier = UUID().uuidString
        fileprivate let nib: UINib?
        /// Whether a data source made the registration while it was asked for a cell.
        fileprivate let isLate = CollectionState.cellQuestions > 0

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
        if registration.isLate { simulation.report(.lateRegistration) }
        if state.cellPool.origin(of: identifier) == nil {
            state.cellPool.register(registration.nib.map { .nib($0) } ?? .type(Cell.self), identifier)
        }
        let cell: Cell = known(dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), identifier)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = registration.identifier
        let pool = state.edgePool(registration.kind)
        if pool.origin(of: identifier) == nil {
            pool.register(registration.nib.map { .nib($0) } ?? .type(Supplementary.self), identifier)
        }
        let view: Supplementary = known(
            dequeueReusableSupplementaryView(
                ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath), identifier)
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// A view with the class of its registration. If the registration's nib has a view of another class, UIKit raises an
    /// exception; where exceptions are recorded, a new view takes its place.
    private func known<View: UICollectionReusableView>(
        _ view: UICollectionReusableView, _ identifier: String
    ) -> View {
        if let view = view as? View { return view }
        simulation.report(.invalidCellNib(identifier, expected: UIView.printedName(of: View.self)))
        return Simulation.reusableView(of: View.self, identifier, frame: view.readFrame())
    }
}
