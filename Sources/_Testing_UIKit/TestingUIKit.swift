// Swift Testing declares that importing it together with a module named UIKit also imports a third module, which has
// this name. On iOS, that module attaches images. On Linux, it is empty, but has to exist.
