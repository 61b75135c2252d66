/// Replaces a value and returns the old one.
///
/// An assignment releases the old value during the write access. Its `deinit` or cancellation handler would trap if it
/// accessed the same property. The returned value is released after the access.
@inlinable
package func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}
