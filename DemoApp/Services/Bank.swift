import Foundation

/// A bank of the demo, whose card allows at most 50 euros a payment.
actor Bank {
  private var receipts = 0

  /// Returns the number of a receipt, or why the payment was refused.
  func pay(_ euros: Int) -> Result<Int, PaymentError> {
    guard euros <= 50 else { return .failure(.limit(euros: 50)) }
    receipts += 1
    return .success(receipts)
  }
}

/// The reason why a payment was refused.
enum PaymentError: LocalizedError, Equatable {
  /// The card allows no more than this.
  case limit(euros: Int)

  var errorDescription: String? {
    switch self {
    case .limit(let euros): "Not paid: your card allows at most €\(euros)."
    }
  }
}
