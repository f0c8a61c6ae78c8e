using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Builds;

/// <summary>Package sources that have a library in older versions only than the one that Roundup knows.</summary>
public sealed class OldVersionTests : IDisposable
{
    private const string Package = "Roundup.OldPackage";
    private const string DependentPackage = "Roundup.DependentPackage";

    private readonly TestRepository _repository = new();
    private readonly string _feed;
    private readonly string _project;

    public OldVersionTests()
    {
        _feed = Path.Combine(_repository.Root, "feed");
        Directory.CreateDirectory(_feed);

        // Another package than other tests count on to be missing: NUGET_PACKAGES, where it is set, has more weight than a configuration.
        _project = Path.Combine(_repository.Root, "serializers", "NotThere", "NotThere.csproj");
        File.WriteAllText(_project, File.ReadAllText(_project).Replace("Roundup.NoSuchPackage", Package, StringComparison.Ordinal));
        File.WriteAllText(
            _repository.Configuration,
            $"""
             <configuration>
               <config><add key="globalPackagesFolder" value="{Path.Combine(_repository.Root, "packages")}" /></config>
               <packageSources><clear /><add key="old" value="{_feed}" /></packageSources>
             </configuration>
             """);
    }

    public void Dispose() => _repository.Dispose();

    [Fact]
    public async Task The_newest_of_these_whose_dependencies_are_there_is_measured_and_named()
    {
        TestPackage.Pack(_feed, Package, "1.0.0");
        TestPackage.Pack(_feed, Package, "1.1.0");
        AddLibrary("Dependent", DependentPackage);
        TestPackage.Pack(_feed, DependentPackage, "1.0.0");
        TestPackage.Pack(_feed, DependentPackage, "1.1.0", needs: ("Roundup.OldPart", "1.1.0"));
        TestPackage.Pack(_feed, DependentPackage, "1.2.3", needs: ("Roundup.OldPart", "1.2.3"));
        TestPackage.Pack(_feed, "Roundup.OldPart", "1.1.0");

        var results = await TinyRun.VerifyAsync(_repository, "Tiny/default,NotThere,Dependent");

        TinyRun.ShouldBeExact(results);
        var info = results.Serializers.Single(row => row.Library == "NotThere");
        info.Version.ShouldBe("1.1.0");
        info.NewestKnown.ShouldBe("1.2.3");
        info.Released.ShouldBe(DateOnly.FromDateTime(TestPackage.Made.UtcDateTime));
        results.Serializers.Single(row => row.Library == "Dependent").Version.ShouldBe("1.1.0");
        string[] said = [.. results.Notices.Where(one => one.Code == NoticeCode.OldVersion).Select(NoticeCatalogue.Text)];
        foreach (var package in (string[])[Package, DependentPackage])
        {
            said.ShouldContain(text => text.StartsWith(
                $"{package} 1.1.0 was measured, although 1.2.3 is the newest version known", StringComparison.Ordinal));
        }
    }

    [SlowFact, Trait(AllTests.Category, AllTests.Slow)]
    public async Task Of_a_source_for_the_run_its_own_is_measured_and_a_version_that_the_user_asks_for_is_not_replaced()
    {
        const string AskedPackage = "Roundup.AskedPackage";
        var source = Path.Combine(_repository.Root, "built");
        TestPackage.Pack(source, Package, "1.0.0");
        TestPackage.Pack(_feed, Package, "1.1.0");
        AddLibrary("Newest", DependentPackage);
        TestPackage.Pack(source, DependentPackage, "1.2.3");
        AddLibrary("Asked", AskedPackage);
        TestPackage.Pack(_feed, AskedPackage, "1.1.0");

        var results = await TinyRun.VerifyAsync(
            _repository, "Tiny/default,NotThere,Newest,Asked@1.2.3", options: new RunOptions { PackageSources = [source] });

        var own = results.Serializers.Single(row => row.Library == "NotThere");
        own.Version.ShouldBe("1.0.0");
        own.FromPackageSource.ShouldBeTrue();
        results.Serializers.Single(row => row.Library == "Newest")
            .Released.ShouldBeNull("the date of what the user built is not that of a release");
        var asked = results.Cases.Where(one => one.Id.Serializer.StartsWith("Asked", StringComparison.Ordinal)).ToList();
        asked.ShouldNotBeEmpty();
        asked.ShouldAllBe(one => one.Outcome == Outcome.Unavailable && one.Reason!.Contains(AskedPackage));
        results.Notices.Where(notice => notice.Code == NoticeCode.OldVersion).Select(NoticeCatalogue.Text)
            .ShouldNotContain(text => text.Contains(DependentPackage) || text.Contains(AskedPackage));
    }

    /// <summary>Another library like NotThere, from another package.</summary>
    private void AddLibrary(string name, string package)
    {
        var folder = Path.GetDirectoryName(_project)!;
        var added = Directory.CreateDirectory(Path.Combine(Path.GetDirectoryName(folder)!, name)).FullName;
        File.WriteAllText(
            Path.Combine(added, name + ".csproj"),
            File.ReadAllText(_project).Replace(Package, package).Replace("NotThere", name));
        File.WriteAllText(
            Path.Combine(added, name + "Entrant.cs"),
            File.ReadAllText(Path.Combine(folder, "NotThereEntrant.cs")).Replace("NotThere", name));
    }
}
