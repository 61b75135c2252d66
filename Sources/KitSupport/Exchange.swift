/// Replaces a value and returns the old one.
///
/// An assignment releases the old value during the write access. If the value's `deinit` or cancellation handler then
/// accesses the same property, the program traps. This function returns the old value, so the value is released after
/// the access ends.
@inlinable
package func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}
