namespace Roundup.Cli.Tests.Documents;

/// <summary>What the documents link to is there.</summary>
public sealed partial class LinkTests
{
    private static readonly string s_root = Repository.Find();

    public static TheoryData<string> Documents { get; } =
    [
        "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "published/README.md", "tools/Roundup.Trials/README.md",
        .. Directory.EnumerateFiles(Path.Combine(s_root, "docs"), "*.md", SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(s_root, file).Replace('\\', '/'))
            .Order(StringComparer.Ordinal),
    ];

    [Theory]
    [MemberData(nameof(Documents))]
    public void Each_relative_link_points_to_what_exists(string document)
    {
        var file = Path.Combine(s_root, document);
        var targets = Link()
            .Matches(Code().Replace(File.ReadAllText(file), ""))
            .Select(match => match.Groups["target"].Value.Trim('<', '>'));
        var relative = targets
            .Where(target => !target.StartsWith('#') && !Scheme().IsMatch(target))
            .Select(target => Uri.UnescapeDataString(target.Split('#')[0]));

        relative.Where(target => !Path.Exists(Path.Combine(Path.GetDirectoryName(file)!, target))).ShouldBeEmpty();
    }

    // In code brackets before a parenthesis are no link.
    [GeneratedRegex("^ *```.*?^ *```|`[^`\n]*`(?!\\])", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Code();

    [GeneratedRegex(@"\]\((?<target>[^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(?<target>\S+)", RegexOptions.Multiline)]
    private static partial Regex Link();

    [GeneratedRegex("^[a-z][a-z0-9+.-]*:", RegexOptions.IgnoreCase)]
    private static partial Regex Scheme();
}
