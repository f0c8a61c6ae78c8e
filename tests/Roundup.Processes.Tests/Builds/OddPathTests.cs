namespace Roundup.Processes.Tests.Builds;

/// <summary>Characters in paths that mean something to MSBuild, NuGet or a shell.</summary>
public sealed class OddPathTests
{
    private const string Odd = "it's 100%; a,b & Zoë #1";

    [SlowFact]
    public async Task A_repository_and_a_package_source_can_have_them_in_their_paths()
    {
        using var repository = new TestRepository(Odd);
        var source = Path.Combine(repository.Root, "packages of " + Odd);
        TestPackage.Pack(source, "Roundup.NoSuchPackage", "1.2.3");

        var results = await TinyRun.VerifyAsync(
            repository, "Tiny/default,NotThere", options: new RunOptions { PackageSources = [source] });

        TinyRun.ShouldBeExact(results);
        var row = results.Serializers.Single(serializer => serializer.Name == "NotThere");
        row.FromPackageSource.ShouldBeTrue();
        row.Released.ShouldBeNull("the date of what the user built is not that of a release");
    }

    [Theory]
    [InlineData("a;b,c", "a%3Bb%2Cc")]
    [InlineData("100% $(x) it's", "100%25 %24%28x%29 it%27s")]
    [InlineData("Zoë/plain", "Zoë/plain")]
    public void What_means_something_to_MSBuild_is_escaped(string text, string escaped) =>
        Catalogue.Templates.MSBuildText.Escape(text).ShouldBe(escaped);
}
