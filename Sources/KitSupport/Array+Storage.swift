extension Array {
  /// Returns whether both arrays share their storage, as unchanged copies do. Returns false if elements have no size.
  ///
  /// - Complexity: O(1).
  package func isStored(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer {
        MemoryLayout<Element>.size > 0 && one.baseAddress == $0.baseAddress && one.count == $0.count
      }
    }
  }
}
