using System.Text.RegularExpressions;
using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Tests.Architecture;

/// <summary>Folders of a project are layers: none uses another that uses it in turn. A folder is a namespace.</summary>
public sealed partial class FolderCircleTests : IDisposable
{
    private readonly TempFolder folder = new();

    public void Dispose() => folder.Dispose();

    public static TheoryData<string> Projects =>
        [.. Directory.EnumerateDirectories(Path.Combine(Repository.Find(), "src")).Select(project => Path.GetFileName(project)).Order()];

    [Theory]
    [MemberData(nameof(Projects))]
    public void No_folder_of_a_project_is_part_of_a_circle(string project) =>
        Circles(Path.Combine(Repository.Find(), "src", project)).ShouldBeEmpty();

    [Fact]
    public void A_circle_over_three_folders_is_found_and_what_hangs_on_it_is_not_part_of_it()
    {
        folder.Write("A/One.cs", "using X.B;\nnamespace X.A;");
        folder.Write("B/Two.cs", "using X.C;\nnamespace X.B;");
        folder.Write("C/Three.cs", "using static X.A.One;\nusing X.D;\nnamespace X.C;");
        folder.Write("D/Four.cs", "using System;\nnamespace X.D;");
        folder.Write("E/Five.cs", "using X.A;\nnamespace X.E;");
        folder.Write("obj/Six.cs", "using X.E;\nnamespace X.D;");

        Circles(folder.Path).Select(edge => (edge.From, edge.To))
            .ShouldBe([("X.A", "X.B"), ("X.B", "X.C"), ("X.C", "X.A")], ignoreOrder: true);
    }

    /// <summary>The uses of one folder by another that lie on a circle.</summary>
    private static List<Use> Circles(string project)
    {
        var sources = Directory.EnumerateFiles(project, "*.cs", SearchOption.AllDirectories)
            .Where(file => Path.GetRelativePath(project, file).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"))
            .Select(file => (File: Path.GetFileName(file), Text: File.ReadAllText(file)))
            .Select(source => (source.File, Namespace: Declared().Match(source.Text).Groups[1].Value, Used: Using().Matches(source.Text)))
            .Where(source => source.Namespace.Length > 0)
            .ToList();
        var folders = sources.Select(source => source.Namespace).ToHashSet();
        var uses = sources
            .SelectMany(source => source.Used.Select(used => new Use(source.Namespace, Folder(used.Groups[1].Value, folders), source.File)))
            .Where(use => use.To.Length > 0 && use.From != use.To)
            .ToList();
        var next = uses.ToLookup(use => use.From, use => use.To);
        return [.. uses.Where(use => Reached(use.To, next).Contains(use.From)).DistinctBy(use => (use.From, use.To))];
    }

    /// <summary>
    /// The folder that a using means, also by the name of a type in it (an alias, or <c>using static</c>); empty for another project's.
    /// </summary>
    private static string Folder(string used, HashSet<string> folders)
    {
        var outer = used[..Math.Max(0, used.LastIndexOf('.'))];
        return folders.Contains(used) ? used : folders.Contains(outer) ? outer : "";
    }

    private static HashSet<string> Reached(string start, ILookup<string, string> next)
    {
        var reached = new HashSet<string> { start };
        var left = new Queue<string>(reached);
        while (left.TryDequeue(out var at))
        {
            foreach (var other in next[at].Where(reached.Add))
            {
                left.Enqueue(other);
            }
        }

        return reached;
    }

    [GeneratedRegex(@"(?m)^namespace\s+([\w.]+)")]
    private static partial Regex Declared();

    [GeneratedRegex(@"(?m)^(?:global )?using (?:static )?(?:\w+ = )?([\w.]+);")]
    private static partial Regex Using();

    private sealed record Use(string From, string To, string File);
}
