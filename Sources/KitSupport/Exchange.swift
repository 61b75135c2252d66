/// Puts a value in place of another, and hands that out.
///
/// What is replaced in place dies while it is being written to: code that its end runs, a `deinit` or the handler of a
/// cancelled task, then traps where it comes back to the same property. What is handed out dies after that.
@inlinable
package func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}
