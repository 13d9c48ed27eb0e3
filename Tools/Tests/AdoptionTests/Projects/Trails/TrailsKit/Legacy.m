// Objective-C.
