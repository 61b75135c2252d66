/// Takes a value for used, so that the compiler does not leave out the work that made it.
@inline(never)
@_optimize(none)
func use<Value: ~Copyable>(_ value: borrowing Value) {}
