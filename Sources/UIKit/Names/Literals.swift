public import ReflowKit

/// What `#colorLiteral` makes where nothing else says its type.
public typealias _ColorLiteralType = UIColor

/// What `#imageLiteral` makes where nothing else says its type.
public typealias _ImageLiteralType = UIImage
