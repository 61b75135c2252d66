/// What tells a value and its copies from all others.
package final class Mark: Sendable {
  package init() {}
}
