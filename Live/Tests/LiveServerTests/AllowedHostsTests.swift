import LiveServer
import Testing

@Suite
struct AllowedHostsTests {
  @Test(
    arguments: [
      "127.0.0.1:8787", "localhost:8787", "LOCALHOST:8787", "[::1]:8787", "192.168.1.7:8787",
    ]
  )
  func allowsItsOwnNames(host: String) {
    let hosts = AllowedHosts(host: "192.168.1.7", port: 8_787)

    #expect(hosts.allows(host: host))
    #expect(hosts.allows(origin: "http://\(host)", host: host))
    #expect(hosts.allows(origin: nil, host: host))
  }

  @Test(
    arguments: [
      nil, "", ":8787", "evil.example:8787", "localhost", "localhost:80", "localhost:8787.evil.example",
      "localhost.evil.example:8787", "192.168.1.8:8787", "127.0.0.1:87870", "user@localhost:8787",
      "0.0.0.0:8787",
    ]
  )
  func refusesOthers(host: String?) {
    #expect(!AllowedHosts(host: "192.168.1.7", port: 8_787).allows(host: host))
  }

  @Test(
    arguments: [
      "null", "", "http://evil.example", "https://localhost:8787", "http://localhost",
      "http://127.0.0.1:8787",
      "http://localhost:8788", "http://localhost:8787.evil.example", "http://localhost:8787/",
    ]
  )
  func refusesOtherOrigins(origin: String) {
    #expect(!AllowedHosts(host: "127.0.0.1", port: 8_787).allows(origin: origin, host: "localhost:8787"))
  }

  @Test(
    arguments: [
      ("192.168.1.7:8787", true), ("[fe80::1]:8787", true), ("evil.example:8787", false),
      ("1.2.3.4.5:8787", false),
    ]
  )
  func allowsAnyAddressButNoNameIfItListensOnAll(host: String, isAllowed: Bool) {
    #expect(AllowedHosts(host: "0.0.0.0", port: 8_787).allows(host: host) == isAllowed)
  }

  @Test
  func defaultPortMayBeOmitted() {
    #expect(AllowedHosts(host: "127.0.0.1", port: 80).allows(host: "localhost"))
  }
}
