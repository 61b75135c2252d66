// The claims of headers/ and swift/ that no page or binding we have read confirms, one on each line: `//? SYMBOL`.
// Apple's SDK decides them: `.ci/apple` on a Mac type-checks this file, and an error on a line refutes its claim.
import Dispatch
import Foundation
import OSLog
import SwiftUI
import UIKit

// MARK: Foundation

func files(_ manager: FileManager, _ handle: FileHandle, _ lock: NSLock) {
  let files: FileManager.DirectoryEnumerator? = manager.enumerator(atPath: "/")  //? FileManager.enumerator(atPath:)
  let _: NSEnumerator? = files  //? NSEnumerator
  for file in files ?? FileManager.DirectoryEnumerator() { let _: Any = file }  //? NSEnumerator.makeIterator()
  let _: [Any]? = files?.allObjects  //? NSEnumerator.allObjects
  let _: Any? = files?.nextObject()  //? NSEnumerator.nextObject()
  let _: [FileHandle] = [.standardError, .standardOutput]  //? FileHandle.standardError, standardOutput
  handle.write(Data())  //? FileHandle.write(_:)
  lock.lock()  //? NSLock.lock()
  lock.unlock()  //? NSLock.unlock()
}

func json(_ data: Data, _ value: Any) throws {
  let pretty: JSONSerialization.WritingOptions = .prettyPrinted  //? JSONSerialization.WritingOptions.prettyPrinted
  let _: Data = try JSONSerialization.data(withJSONObject: value, options: pretty)  //? JSONSerialization.data(withJSONObject:options:)
  _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)  //? JSONSerialization.ReadingOptions.fragmentsAllowed
}

func requests(_ url: URL, _ error: any Error) throws {
  _ = URLRequest(url: url, timeoutInterval: 1)  //? URLRequest.init(url:timeoutInterval:)
  let code: URLError.Code = .badServerResponse  //? URLError.Code.badServerResponse
  let _: any Hashable & Sendable = code  //? URLError.Code
  let refused = URLError(code)  //? URLError.init(_:)
  let _: URLError.Code = refused.code  //? URLError.code
  let _: any Error & Sendable = refused  //? URLError.Error
  if case URLError.Code.cancelled = error {}  //? URLError.Code.~=
  let _: Set<URLError.Code> = [.cancelled, .timedOut, .networkConnectionLost, .notConnectedToInternet]  //? URLError.Code.cancelled, timedOut, networkConnectionLost, notConnectedToInternet
  let _: Set<URLError.Code> = [.cannotConnectToHost, .cannotFindHost, .dataNotAllowed]  //? URLError.Code.cannotConnectToHost, cannotFindHost, dataNotAllowed
  let _: Set<URLError.Code> = [.callIsActive, .internationalRoamingOff, .secureConnectionFailed]  //? URLError.Code.callIsActive, internationalRoamingOff, secureConnectionFailed
  let _: URLError.Code = .appTransportSecurityRequiresSecureConnection  //? URLError.Code.appTransportSecurityRequiresSecureConnection
  let _: Set<URLError.Code> = [.clientCertificateRejected, .clientCertificateRequired]  //? URLError.Code.clientCertificateRejected, clientCertificateRequired
  let _: Set<URLError.Code> = [.serverCertificateHasBadDate, .serverCertificateHasUnknownRoot]  //? URLError.Code.serverCertificateHasBadDate, serverCertificateHasUnknownRoot
  let _: Set<URLError.Code> = [.serverCertificateNotYetValid, .serverCertificateUntrusted]  //? URLError.Code.serverCertificateNotYetValid, serverCertificateUntrusted
}

struct Refusal: LocalizedError {}

func texts(_ text: Substring, _ name: Notification.Name) {
  let _: [String?] = [Refusal().errorDescription, Refusal().failureReason, Refusal().helpAnchor]  //? LocalizedError.errorDescription, failureReason, helpAnchor
  let _: Range<String.Index>? = text.range(of: "a", range: text.startIndex..<text.endIndex)  //? StringProtocol.range(of:range:)
  let _: String = text.replacingOccurrences(of: "a", with: "b")  //? StringProtocol.replacingOccurrences(of:with:)
  let _: String = text.appendingFormat("%d", 1)  //? StringProtocol.appendingFormat(_:_:)
  let _: Notification.Name = Notification.Name("name")  //? Notification.Name.init(_:)
  let _: String = name.rawValue  //? Notification.Name.rawValue
  let _: any Hashable & RawRepresentable & Sendable = name  //? Notification.Name
}

func indexes(_ set: inout IndexSet) {
  let one = IndexSet(integer: 1)  //? IndexSet.init(integer:)
  let _: IndexSet = IndexSet([1, 2])  //? IndexSet.init(_:)
  let _: Bool = one.contains(1)  //? IndexSet.contains(_:)
  let _: IndexSet = one.union(set).intersection(set).symmetricDifference(set)  //? IndexSet.union, intersection, symmetricDifference
  let _: [Int?] = [set.remove(1), set.update(with: 1)]  //? IndexSet.remove, update
  set.formUnion(one); set.formIntersection(one); set.formSymmetricDifference(one)  //? IndexSet.formUnion, formIntersection, formSymmetricDifference
  var path = IndexPath(row: 1, section: 0)  //? IndexPath.init(row:section:)
  path.row = path.item  //? IndexPath.row
  path.item = 2  //? IndexPath.item
}

func queues() {
  let queue: DispatchQueue = .global()  //? DispatchQueue.global()
  queue.async {}  //? DispatchQueue.async(execute:)
}

// MARK: Core Graphics

func geometry(_ rect: CGRect, _ point: CGPoint) {
  let _: [CGFloat] = [rect.width, rect.height]  //? CGRect.width, height
  let _: [CGFloat] = [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY]  //? CGRect.minX, midX, maxX, minY, midY, maxY
  let _: [Bool] = [rect.isEmpty, rect.contains(point), rect.contains(rect), rect.intersects(rect)]  //? CGRect.isEmpty, contains, intersects
  let _: CGRect = rect.insetBy(dx: 1, dy: 1).offsetBy(dx: 1, dy: 1)  //? CGRect.insetBy, offsetBy
  let _: CGRect = rect.inset(by: UIEdgeInsets.zero)  //? CGRect.inset(by:)
  let count = 1
  let _: CGSize = CGSize(width: count, height: count)  //? CGSize.init(width:height:)
}

// MARK: OSLog

func logs(_ logger: Logger, _ id: OSSignpostID) {
  logger.debug("\(1 as UInt16, privacy: .public) \(1.5 as Double) \(true) \("text") \(id.rawValue)")  //? OSLogInterpolation.appendInterpolation(_:privacy:)
  let _: OSLogMessage = "\(id.rawValue)"  //? OSLogMessage.init(stringInterpolation:)
  let _: UInt64 = id.rawValue  //? OSSignpostID.rawValue
}

// MARK: UIKit

@MainActor
func controls(_ cell: UITableViewCell, _ field: UITextField) {
  let _: CGFloat = UITableView.automaticDimension  //? UITableView.automaticDimension
  let _: [UIFont.Weight] = [.regular, .semibold, .bold]  //? UIFont.Weight.regular, semibold, bold
  let _: [UIContentSizeCategory] = [.unspecified, .small, .large, .extraLarge]  //? UIContentSizeCategory.unspecified, small, large, extraLarge
  let _: UIMenuElement.State = .on  //? UIMenuElement.State.on
  let _: UICollectionView.ScrollPosition = []  //? UICollectionView.ScrollPosition.none
  let _: NSDirectionalRectEdge = []  //? NSDirectionalRectEdge.none
  let _: [UICollectionViewDropProposal.Intent] = [.unspecified, .insertAtDestinationIndexPath]  //? UICollectionViewDropProposal.Intent.unspecified, insertAtDestinationIndexPath
  let _: UICollectionViewDropProposal.Intent = .insertIntoDestinationIndexPath  //? UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath
  let _: UIApplication = UIApplication.shared  //? UIApplication.shared
}

func configurations(_ traits: UITraitCollection) {
  var state = UICellConfigurationState(traitCollection: traits)  //? UICellConfigurationState.init(traitCollection:)
  state.traitCollection = traits  //? UICellConfigurationState.traitCollection
  var content = UIListContentConfiguration.cell()
  content.textProperties.font = UIFont.systemFont(ofSize: 17)  //? UIListContentConfiguration.TextProperties.font
  content.textProperties.color = UIColor.label  //? UIListContentConfiguration.TextProperties.color
  content.textProperties.numberOfLines = 2  //? UIListContentConfiguration.TextProperties.numberOfLines
  let _: UIListContentConfiguration = content.updated(for: state)  //? UIListContentConfiguration.updated(for:)
  let _: UIBackgroundConfiguration = .clear()  //? UIBackgroundConfiguration.clear()
}

// MARK: SwiftUI

struct Names: View {
  @Environment(\.self) private var values  //? Environment.init(_:)
  let names: [String]
  var body: some View {
    VStack(spacing: 4) {  //? VStack.init(spacing:content:)
      Text("first"); Text("second"); Text("third")  //? ViewBuilder.buildBlock(_:)
      Button("More") {}  //? Button.init(_:action:)
      Button(action: {}, label: { Text("Less") })  //? Button.init(action:label:)
    }
  }
}

func proposals(_ size: ProposedViewSize) -> [CGFloat?] {
  let _: any Equatable & Sendable = size  //? ProposedViewSize
  return [size.width, size.height]  //? ProposedViewSize.width, height
}
