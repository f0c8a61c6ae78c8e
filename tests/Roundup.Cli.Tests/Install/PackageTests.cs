using System.Xml.Linq;
using Roundup.Engine.Builds.MSBuild;

namespace Roundup.Cli.Tests.Install;

/// <summary>What the package of the tool has, and where the tool writes.</summary>
public sealed class PackageTests : FolderTests
{
    private static readonly string s_root = Repository.Find();

    [Fact]
    public void The_folders_in_the_package_are_a_whole_repository()
    {
        foreach (var file in Packed())
        {
            folder.Write(Path.GetRelativePath(s_root, file), File.ReadAllText(file));
        }

        var (packed, checkout) = (Read(folder.Path), Read(s_root));
        packed.Serializers.Select(row => row.Configuration.FullName).ShouldBe(checkout.Serializers
            .Select(row => row.Configuration.FullName));
        packed.CompressorNames.ShouldBe(checkout.CompressorNames);
        packed.Datasets.Select(dataset => dataset.Name).ShouldBe(checkout.Datasets.Select(dataset => dataset.Name));
        packed.Suites.Select(suite => suite.Name).ShouldBe(checkout.Suites.Select(suite => suite.Name));
    }

    [Fact]
    public void Whatever_a_unit_is_built_from_is_in_the_package()
    {
        var packed = Packed().ToHashSet(StringComparer.Ordinal);
        foreach (var project in packed.Where(file => file.EndsWith(".csproj", StringComparison.Ordinal)))
        {
            ProjectSources.List(project).Where(file => !packed.Contains(file)).ShouldBeEmpty(project);
        }

        foreach (var shared in packed.Where(file => Path.GetExtension(file) is ".props" or ".targets"))
        {
            var imports = XDocument.Load(shared).Root!.Elements("Import").Select(import => (string)import.Attribute("Project")!);
            imports.Where(path => !path.Contains('$', StringComparison.Ordinal))
                .Select(path => Path.GetFullPath(path, Path.GetDirectoryName(shared)!))
                .Where(file => !packed.Contains(file))
                .ShouldBeEmpty(shared);
        }
    }

    [Fact]
    public void The_tool_builds_in_the_users_cache_and_writes_runs_to_the_current_folder()
    {
        var layout = new RepositoryLayout(Repository.Packed);

        string[] written = [layout.Units, layout.Models, layout.Values, layout.Datasets, layout.Builds, layout.LockOf("x")];
        layout.Artifacts.ShouldNotStartWith(AppContext.BaseDirectory);
        written.ShouldAllBe(path => path.StartsWith(layout.Artifacts, StringComparison.Ordinal));
        layout.Serializers.ShouldBe(Path.Combine(Repository.Packed, "serializers"));
        Repository.RunsOf(Repository.Packed).ShouldBe(Path.GetFullPath("roundup-results"));
    }

    private static RoundupCatalogue Read(string root) => CatalogueReader.Read(root, TestExperiments.All);

    /// <summary>The files of the folders that the package names, without output.</summary>
    private static IEnumerable<string> Packed() =>
        XDocument.Load(Path.Combine(s_root, "src", "Roundup", "Package.targets")).Descendants("RepositoryFolder")
            .SelectMany(item => ((string)item.Attribute("Include")!).Split(';'))
            .SelectMany(kind => Directory.EnumerateFiles(Path.Combine(s_root, kind), "*", SearchOption.AllDirectories))
            .Where(file => Path.GetRelativePath(s_root, file).Split(Path.DirectorySeparatorChar) is not [_, _, "bin" or "obj", ..]);
}
