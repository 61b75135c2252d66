"""The platforms that the sources can be checked as."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Platform:
    """One of Apple's platforms, by the names that the compiler and the package's manifest have for it."""

    in_manifest: str
    folder: str           # of its modules in a resource folder
    system: str           # with a version and an environment, its triple
    environment: str
    oldest: str           # a version that no module is older than
    includes: str = "iOS 16"  # what its first version has of iOS
    versions: tuple = ()  # how its versions are said: (its own words, iOS's)

    @property
    def module_triple(self):
        return self.system + self.environment

    def triple(self, version):
        return self.system + version + self.environment

    def as_on_ios(self, text):
        """What the compiler says, in the words that it has for iOS."""
        for own, of_ios in self.versions:
            text = text.replace(own, of_ios)
        return text

    def label(self, length):
        """A triple of just this length: its version is filled with zeros. None if there is not enough room."""
        version = self.oldest.rjust(length - len(self.module_triple), "0")
        return self.triple(version) if len(self.triple(version)) == length else None


PLATFORMS = {
    "ios": Platform("ios", "iphoneos", "arm64-apple-ios", "", "14"),
    "catalyst": Platform("maccatalyst", "maccatalyst", "arm64-apple-ios", "-macabi", "14",
                         versions=(("Mac Catalyst", "iOS"),)),
    "visionos": Platform("visionos", "xros", "arm64-apple-xros", "", "1", "iOS 17",
                         versions=(("visionOS 2.", "iOS 18."), ("visionOS", "iOS"))),
}
