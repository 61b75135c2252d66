/// What a service is told of the page that it is asked for, and under which names.
struct PageQuery: Sendable {
  var page = "page"
  var size = "size"
  var cursor = "cursor"
  var first = 1
  var others: [String: String] = [:]

  func parameters(for request: PageRequest) -> [String: String] {
    var parameters = others.merging(request.parameters) { $1 }
    parameters[size] = "\(request.size)"
    if let cursor = request.cursor {
      parameters[self.cursor] = cursor
    } else {
      parameters[page] = "\(first + request.index)"
    }
    return parameters
  }
}
