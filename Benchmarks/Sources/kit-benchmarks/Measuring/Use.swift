/// Uses a value, so that the compiler cannot remove the work that produced it.
@inline(never)
@_optimize(none)
func use<Value: ~Copyable>(_ value: borrowing Value) {}
