using System.IO.Compression;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;

namespace Roundup.Engine.Tests.Building;

/// <summary>Characters in paths that mean something to MSBuild, NuGet or a shell.</summary>
public sealed class OddPathTests
{
    private const string Odd = "it's 100%; a,b & Zoë #1";

    [Fact]
    public async Task A_repository_and_a_package_source_can_have_them_in_their_paths()
    {
        using var repository = new TestRepository(Odd);
        var source = Path.Combine(repository.Root, "packages of " + Odd);
        Pack(source);

        var results = await TinyRun.VerifyAsync(
            repository, "Tiny/default,NotThere", options: new RunOptions { PackageSources = [source] });

        TinyRun.ShouldBeExact(results);
        results.Serializers.Single(serializer => serializer.Name == "NotThere").FromPackageSource.ShouldBeTrue();
    }

    [Theory]
    [InlineData("a;b,c", "a%3Bb%2Cc")]
    [InlineData("100% $(x) it's", "100%25 %24%28x%29 it%27s")]
    [InlineData("Zoë/plain", "Zoë/plain")]
    public void What_means_something_to_MSBuild_is_escaped(string text, string escaped) =>
        Engine.Building.MSBuildText.Escape(text).ShouldBe(escaped);

    /// <summary>A package without a library, as small as NuGet takes it.</summary>
    private static void Pack(string folder)
    {
        Directory.CreateDirectory(folder);
        using var archive = ZipFile.Open(Path.Combine(folder, "Roundup.NoSuchPackage.1.2.3.nupkg"), ZipArchiveMode.Create);
        using (var specification = new StreamWriter(archive.CreateEntry("Roundup.NoSuchPackage.nuspec").Open()))
        {
            specification.Write(
                """
                <package><metadata>
                  <id>Roundup.NoSuchPackage</id><version>1.2.3</version><authors>a</authors><description>d</description>
                </metadata></package>
                """);
        }

        archive.CreateEntry("lib/net8.0/_._").Open().Dispose();
    }
}
