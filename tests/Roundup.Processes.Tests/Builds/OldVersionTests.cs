namespace Roundup.Processes.Tests.Builds;

/// <summary>
/// Package sources that have a library in older versions only than the one that Roundup knows. Other ways to another version:
/// <see cref="UnitBuilderTests"/>.
/// </summary>
public sealed class OldVersionTests : IDisposable
{
    private const string Package = "Roundup.OldPackage";

    private readonly TestRepository _repository = new();

    public void Dispose() => _repository.Dispose();

    [SlowFact]
    public async Task The_newest_of_these_whose_dependencies_are_there_is_measured_and_named()
    {
        var feed = Directory.CreateDirectory(Path.Combine(_repository.Root, "feed")).FullName;
        await File.WriteAllTextAsync(
            _repository.Configuration,
            $"<configuration><packageSources><clear /><add key=\"old\" value=\"{feed}\" /></packageSources></configuration>");

        // The user's folder of packages, which NUGET_PACKAGES can name, gets none that a test has made.
        var project = Path.Combine(_repository.Root, "serializers", "NotThere", "NotThere.csproj");
        var packages = $"<RestorePackagesPath>{Path.Combine(_repository.Root, "packages")}</RestorePackagesPath>";
        await File.WriteAllTextAsync(project, (await File.ReadAllTextAsync(project))
            .Replace("Roundup.NoSuchPackage", Package, StringComparison.Ordinal)
            .Replace("<Library>", packages + "<Library>", StringComparison.Ordinal));
        TestPackage.Pack(feed, Package, "1.0.0");
        TestPackage.Pack(feed, Package, "1.1.0");
        TestPackage.Pack(feed, Package, "1.1.5", needs: ("Roundup.OldPart", "1.1.5"));
        TestPackage.Pack(feed, "Roundup.OldPart", "1.1.0");

        var results = await TinyRun.VerifyAsync(_repository, "Tiny/default,NotThere");

        TinyRun.ShouldBeExact(results);
        var info = results.Serializers.Single(row => row.Library == "NotThere");
        info.Version.ShouldBe("1.1.0");
        info.NewestKnown.ShouldBe("1.2.3");
        info.Released.ShouldBe(DateOnly.FromDateTime(TestPackage.Made.UtcDateTime));
        results.Notices.Where(one => one.Code == NoticeCode.OldVersion).Select(NoticeCatalogue.Text).ShouldContain(text =>
            text.StartsWith($"{Package} 1.1.0 was measured, although 1.2.3 is the newest version known", StringComparison.Ordinal));
    }
}
