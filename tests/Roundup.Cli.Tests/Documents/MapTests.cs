namespace Roundup.Cli.Tests.Documents;

/// <summary>
/// The map of the architecture, and the table of what to change for an addition, name what is in src/, tests/ and tools/, and only that.
/// </summary>
public sealed partial class MapTests
{
    private static readonly string s_root = Repository.Find();
    private static readonly string s_map =
        File.ReadAllText(Path.Combine(s_root, "docs/architecture.md")) + File.ReadAllText(Path.Combine(s_root, "CONTRIBUTING.md"));

    [Fact]
    public void Each_file_and_folder_that_it_names_exists() =>
        Named().Where(path => !Path.Exists(Path.Combine(s_root, path))).ShouldBeEmpty();

    [Fact]
    public void Each_project_is_in_it() =>
        Folders("src").Concat(Folders("tests")).Concat(Folders("tools")).Except(Named()).ShouldBeEmpty();

    private static IEnumerable<string> Named() => Name().Matches(s_map).Select(match => match.Groups["path"].Value);

    private static IEnumerable<string> Folders(string parent) => Directory.EnumerateDirectories(Path.Combine(s_root, parent))
        .Where(folder => Directory.EnumerateFiles(folder, "*.cs*", SearchOption.TopDirectoryOnly).Any())
        .Select(folder => $"{parent}/{Path.GetFileName(folder)}")
        .Where(folder => Path.GetFileName(folder) is not ("bin" or "obj"));

    /// <summary>A path in code font; one with a placeholder is an example.</summary>
    [GeneratedRegex("`(?<path>(src|tests|tools|serializers|docs)/[^`<]*[^/`<])`")]
    private static partial Regex Name();
}
