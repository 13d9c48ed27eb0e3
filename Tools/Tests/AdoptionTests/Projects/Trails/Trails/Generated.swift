// Not a member of the target.
let unknown = NoSuchType()
