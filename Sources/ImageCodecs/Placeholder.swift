// The first file of this target is yet to come.
