public import Foundation

// Cells and other reusable views of registered classes; see Simulation+Instances.swift.
extension Simulation {
    /// A class of reusable views whose `init(frame:)` is required, with the same purpose as ``LayerTemplate``.
    open class ReusableTemplate: UICollectionReusableView {
        public required override init(frame: CGRect) {
            super.init(frame: frame)
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// A new view of a registered class.
    static func reusableView<View: UICollectionReusableView>(
        of viewClass: View.Type, _ identifier: String?, frame: CGRect
    ) -> View {
        let known: UICollectionReusableView.Type = viewClass
        let made = unsafeBitCast(known, to: ReusableTemplate.Type.self).init(frame: frame) as UICollectionReusableView
        made.identifier = identifier
        return unsafeDowncast(made, to: viewClass)
    }
}
