/// A number of seconds, under Core Foundation's name.
public typealias CFTimeInterval = Double
