// Swift Testing says that importing it together with a module called CoreGraphics brings a third module, of this name. On
// iOS that one attaches images; on Linux it holds nothing, and has to exist.
