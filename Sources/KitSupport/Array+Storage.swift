extension Array {
  /// Whether an array is a copy of another that neither has changed since. It says no where elements have no size.
  ///
  /// Only addresses are compared, while both arrays hold their storage.
  package func isStored(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer {
        MemoryLayout<Element>.size > 0 && one.baseAddress == $0.baseAddress && one.count == $0.count
      }
    }
  }
}
