/// Where the reports of one task go. It can be handed to what works for the task elsewhere.
package struct ReportAddress: Sendable {
  let collector: ReportCollector?
}
