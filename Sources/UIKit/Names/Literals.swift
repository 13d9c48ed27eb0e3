public import ReflowKit

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
