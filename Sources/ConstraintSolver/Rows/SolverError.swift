/// The reason why a solver rejects an edit, or finds no values.
public enum SolverError: Error, Equatable, Sendable {
    /// The number of an unknown is negative or not below ``SolverLimits/count``.
    case unknownOutOfRange(Unknown)
    /// The number of a row is negative or not below ``SolverLimits/count``.
    case rowOutOfRange(RowID)
    case noSuchRow(RowID)
    case tooManyTerms(RowID, count: Int)
    /// A coefficient that is not finite, or too large.
    case coefficient(Double, of: Unknown, in: RowID)
    /// A constant that is not finite, or too large.
    case constant(Double, in: RowID)
    case priority(Float, in: RowID)
    /// A value for an unknown that is not finite, or too large.
    case value(Double, of: Unknown)
    /// The row leads to a value beyond ``SolverLimits/value``.
    case valueTooLarge(Unknown, from: RowID)
    /// A required row does not hold because of rounding errors, as factors in its part are very different.
    case inexact(RowID)
    /// Too many unknowns depend on each other, without some of them being settled first: their table would exceed
    /// ``SolverLimits/tableSize``. The row contains one of them.
    case tooEntangled(RowID)
    /// The simplex method did not end within ``SolverLimits/work``. The row is one of those that it tried to satisfy.
    case tooMuchWork(RowID)
}

extension SolverError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownOutOfRange(let unknown): "\(unknown) is out of range"
        case .rowOutOfRange(let row): "\(row) is out of range"
        case .noSuchRow(let row): "there is no \(row)"
        case .tooManyTerms(let row, let count): "\(row) has too many terms: \(count)"
        case .coefficient(let number, let unknown, let row):
            "\(row): the coefficient \(number) of \(unknown) is \(Self.fault(number))"
        case .constant(let number, let row): "\(row): the constant \(number) is \(Self.fault(number))"
        case .priority(let number, let row): "\(row): the priority \(number) must be above 0 and at most 1000"
        case .value(let number, let unknown): "the value \(number) of \(unknown) is \(Self.fault(number))"
        case .valueTooLarge(let unknown, let row): "\(row) makes \(unknown) too large"
        case .inexact(let row): "\(row) is not satisfied, because of rounding errors"
        case .tooEntangled(let row): "too many rows depend on each other; one of them is \(row)"
        case .tooMuchWork(let row):
            "no values were found in time for rows that depend on each other; one of them is \(row)"
        }
    }

    private static func fault(_ number: Double) -> String {
        number.isFinite ? "too large" : "not finite"
    }
}
