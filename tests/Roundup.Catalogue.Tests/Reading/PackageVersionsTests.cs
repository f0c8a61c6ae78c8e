namespace Roundup.Catalogue.Tests.Reading;

/// <summary>Which texts are package versions, and their order.</summary>
public sealed class PackageVersionsTests
{
    [Theory]
    [InlineData("3.25.1", "3.36.2")]
    [InlineData("3.9.0", "3.10.0")]
    [InlineData("1.2.3", "1.2.3.1")]
    [InlineData("4.0.0-beta.2", "4.0.0")]
    [InlineData("2.99.99", "10.0.0-preview")]
    [InlineData("2.0.0-beta.1", "2.0.0-rc.1")]
    [InlineData("2.0.0-ci.9", "2.0.0-ci.10")]
    [InlineData("2.0.0-ci", "2.0.0-ci.1")]
    public void Numbers_decide_and_a_release_follows_its_previews(string older, string newer)
    {
        PackageVersions.IsOlder(older, newer).ShouldBeTrue();
        PackageVersions.IsOlder(newer, older).ShouldBeFalse();
    }

    [Theory]
    [InlineData("1.2.3", "1.2.3")]
    [InlineData("source", "1.2.3")]
    [InlineData("1.2.3", "")]
    public void What_is_equal_or_no_version_is_not_older(string one, string other) =>
        PackageVersions.IsOlder(one, other).ShouldBeFalse();

    [Theory]
    [InlineData("1.2", true)]
    [InlineData("4.0.0-beta.2", true)]
    [InlineData("1.2.3.4", true)]
    [InlineData("", false)]
    [InlineData("3", false)]
    [InlineData("net10.0", false)]
    [InlineData("1-beta.2", false)]
    [InlineData("1.2.3.4.5", false)]
    [InlineData("1.*", false)]
    [InlineData("[1.2,2.0)", false)]
    [InlineData(" 1.2.3", false)]
    [InlineData("1. 2", false)]
    [InlineData("1.2.3+commit", false)]
    public void A_version_is_one_of_a_package_without_blanks_and_metadata(string text, bool isValid) =>
        PackageVersions.IsValid(text).ShouldBe(isValid);
}
