/// The destination of the reports of one task. Pass it to code that works for the task on another thread.
package struct ReportAddress: Sendable {
  let collector: ReportCollector?
}
