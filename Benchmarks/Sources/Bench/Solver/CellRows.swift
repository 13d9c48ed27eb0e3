import ConstraintSolver

/// The rows of one cell as numbers, for our solver and kiwi. Unknown 0 is the width that all cells share; each view has
/// four more: its left and top edge, its width and its height.
struct CellRows {
    struct Row {
        var terms: [(coefficient: Double, unknown: Int)]
        var constant: Double
        /// The amount that each further cell adds to the constant.
        var step = 0.0
        var relation = Relation.equal
        var priority: Float = 1000
    }

    var viewCount = 0
    var rows: [Row] = []
    /// The content sizes of views, by the numbers of their unknowns.
    var contentSizes: [(unknown: Int, size: Double)] = []

    var unknownCount: Int { 1 + 4 * viewCount }
    /// The widths and heights.
    var lengths: [Int] { (0..<viewCount).flatMap { [3 + 4 * $0, 4 + 4 * $0] } }

    static let window = 0

    mutating func addView() -> View {
        viewCount += 1
        return View(first: 4 * viewCount - 3)
    }

    mutating func add(
        _ terms: [(Double, Int)], _ constant: Double, step: Double = 0, _ relation: Relation = .equal,
        priority: Float = 1000
    ) {
        rows.append(Row(terms: terms, constant: constant, step: step, relation: relation, priority: priority))
    }

    /// Adds the rows that make a view as large as its content: hugging and compression resistance on both axes.
    mutating func addContent(of view: View, width: Double, height: Double, hugging: Float) {
        for (unknown, size) in [(view.width, width), (view.height, height)] {
            add([(1, unknown)], -size, .lessThanOrEqual, priority: hugging)
            add([(1, unknown)], -size, .greaterThanOrEqual, priority: 750)
            contentSizes.append((unknown, size))
        }
    }

    struct View {
        var first: Int
        var x: Int { first }
        var y: Int { first + 1 }
        var width: Int { first + 2 }
        var height: Int { first + 3 }
    }
}

extension CellRows {
    /// A cell with a picture and two labels, with four constraints for each view.
    ///
    /// - Parameter isTied: whether the second label must end above the bottom of the cell, which makes both heights
    ///   depend on each other.
    static func list(isTied: Bool = false) -> CellRows {
        var cell = CellRows()
        let content = cell.addView()
        cell.add([(1, content.x)], 0)
        cell.add([(1, content.y)], 0, step: -60)
        cell.add([(1, content.width), (-1, window)], 0)
        cell.add([(1, content.height)], -60)

        let picture = cell.addView()
        cell.add([(1, picture.x), (-1, content.x)], -16)
        cell.add([(1, picture.y), (0.5, picture.height), (-1, content.y), (-0.5, content.height)], 0)
        cell.add([(1, picture.width)], -40)
        cell.add([(1, picture.height), (-1, picture.width)], 0)

        func addLabel() -> View {
            let label = cell.addView()
            cell.add(
                [(1, label.x), (1, label.width), (-1, content.x), (-1, content.width)], 16, .lessThanOrEqual)
            return label
        }
        let title = addLabel()
        cell.add([(1, title.x), (-1, picture.x), (-1, picture.width)], -8)
        cell.add([(1, title.y), (-1, content.y)], -10)
        cell.add([(1, title.height)], -17, .greaterThanOrEqual)
        cell.addContent(of: title, width: 120, height: 20.5, hugging: 251)

        let subtitle = addLabel()
        cell.add([(1, subtitle.x), (-1, title.x)], 0)
        cell.add([(1, subtitle.y), (-1, title.y), (-1, title.height)], -4)
        if isTied {
            cell.add(
                [(1, subtitle.y), (1, subtitle.height), (-1, content.y), (-1, content.height)], 4, .lessThanOrEqual)
        } else {
            cell.add([(1, subtitle.height)], -40, .lessThanOrEqual)
        }
        // In portrait the subtitle has less space.
        cell.addContent(of: subtitle, width: 420, height: 17, hugging: 250)
        return cell
    }

    /// Views below each other, each as high as its content.
    static func chain(of count: Int) -> CellRows {
        var chain = CellRows()
        var last: View?
        for _ in 0..<count {
            let view = chain.addView()
            if let last {
                chain.add([(1, view.y), (-1, last.y), (-1, last.height)], -8)
            } else {
                chain.add([(1, view.y)], 0)
            }
            chain.add([(1, view.x)], -16)
            chain.add([(1, view.x), (1, view.width), (-1, window)], 16)
            chain.add([(1, view.height)], -20.5, .greaterThanOrEqual)
            chain.addContent(of: view, width: 120, height: 30, hugging: 250)
            last = view
        }
        return chain
    }

    /// A row of five labels in a stack view of fixed height that distributes them equally and centres them, with the
    /// rows that UIStackView makes. The stack itself is the first view, the spanner along its other axis the second.
    static func stack(of count: Int = 5) -> CellRows {
        var rows = CellRows()
        let stack = rows.addView()
        let spanner = rows.addView()
        rows.add([(1, stack.x)], -16)
        rows.add([(1, stack.y)], 0, step: -52)
        rows.add([(1, stack.x), (1, stack.width), (-1, window)], 16)
        rows.add([(1, stack.height)], -44)
        rows.add([(1, spanner.x), (-1, stack.x)], 0)
        rows.add([(1, spanner.width)], 0)
        rows.add([(1, spanner.y), (-1, stack.y)], 0)
        rows.add([(1, spanner.y), (1, spanner.height), (-1, stack.y), (-1, stack.height)], 0)
        rows.add([(1, spanner.height)], 0, priority: 51)

        var items: [View] = []
        for index in 0..<count {
            let item = rows.addView()
            if let last = items.last {
                rows.add([(1, item.x), (-1, last.x), (-1, last.width)], -8)
                rows.add([(1, item.width), (-1, items[0].width)], 0)
                rows.add([(1, item.y), (0.5, item.height), (-1, items[0].y), (-0.5, items[0].height)], 0)
            } else {
                rows.add([(1, item.x), (-1, stack.x)], 0)
                rows.add([(1, item.y), (0.5, item.height), (-1, stack.y), (-0.5, stack.height)], 0)
            }
            rows.add([(1, spanner.y), (-1, item.y)], 0, .lessThanOrEqual)
            rows.add(
                [(1, spanner.y), (1, spanner.height), (-1, item.y), (-1, item.height)], 0, .greaterThanOrEqual)
            rows.add([(1, item.height)], 0, priority: 25)
            rows.addContent(of: item, width: 40 + 10 * Double(index), height: 20.5, hugging: 250)
            items.append(item)
        }
        if let last = items.last {
            rows.add([(1, last.x), (1, last.width), (-1, stack.x), (-1, stack.width)], 0)
        }
        return rows
    }
}
