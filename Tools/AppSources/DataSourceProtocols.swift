import UIKit

@MainActor
@objc protocol ChartDataSource: NSObjectProtocol {
    func numberOfBars(in chart: ChartView) -> Int
    func chart(_ chart: ChartView, valueAt index: Int) -> CGFloat
    @objc optional func chart(_ chart: ChartView, colorAt index: Int) -> UIColor
    @objc optional func chart(_ chart: ChartView, titleAt index: Int) -> String?
    @objc optional var chartInset: CGFloat { get }
    @objc optional func chart(_ chart: ChartView, viewFor index: Int, reusing view: UIView?) -> UIView?
}

@MainActor
@objc protocol ChartDelegate: NSObjectProtocol {
    @objc optional func chartDidReload(_ chart: ChartView)
    @objc optional func chart(_ chart: ChartView, didSelect index: Int)
}

@IBDesignable
class ChartView: UIView {
    @IBOutlet weak var dataSource: ChartDataSource?
    @IBOutlet weak var delegate: ChartDelegate?
    private var bars: [UIView] = []
    private(set) var titles: [String] = []

    @objc func reloadData() {
        bars.forEach { $0.removeFromSuperview() }
        bars = (0..<(dataSource?.numberOfBars(in: self) ?? 0)).map { index in
            let bar = (dataSource?.chart?(self, viewFor: index, reusing: nil) ?? nil) ?? UIView()
            bar.backgroundColor = dataSource?.chart?(self, colorAt: index) ?? .gray
            addSubview(bar)
            return bar
        }
        titles = bars.indices.compactMap { dataSource?.chart?(self, titleAt: $0) ?? nil }
        delegate?.chartDidReload?(self)
        setNeedsLayout()
    }

    func select(_ index: Int) {
        if let delegate = delegate { delegate.chart?(self, didSelect: index) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = dataSource?.chartInset ?? 0
        for (index, bar) in bars.enumerated() {
            let height = dataSource!.chart(self, valueAt: index)
            bar.frame = CGRect(x: inset + CGFloat(index) * 20, y: bounds.height - height, width: 16, height: height)
        }
    }
}
