using Roundup.Analysis;
using Roundup.Facts;

namespace Roundup.Reporting.Facts;

/// <summary>A library that runs have, with the places of its facts in a site.</summary>
public sealed record SheetLibrary
{
    /// <summary>The folder of the site with the pages of libraries.</summary>
    public const string Folder = "libraries";

    private readonly Dictionary<string, string> _anchors;

    private SheetLibrary(string name, string page, IEnumerable<NamedResults> newest)
    {
        (Name, Page) = (name, page);
        Infos = [.. newest.SelectMany(run => run.Results.Serializers).Where(Is)];
        Status = Infos[0].Status;
        StatusReason = Infos[0].StatusReason;
        Serializers = [.. Infos.Select(info => info.Name).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
        _anchors = Serializers.Zip(PageNames.List(Serializers)).ToDictionary(row => row.First, row => "row-" + row.Second);
    }

    /// <summary>The library's name, without a version.</summary>
    public string Name { get; }

    /// <summary>The name of its page.</summary>
    public string Page { get; }

    /// <summary>Its serializers as the runs describe them, the newest run first.</summary>
    public IReadOnlyList<SerializerInfo> Infos { get; }

    /// <summary>The names of its serializers.</summary>
    public IReadOnlyList<string> Serializers { get; }

    /// <summary>Its status: that of the newest run, unless a catalogue knows today's.</summary>
    public string Status { get; init; }

    /// <summary>Why the status is what it is.</summary>
    public string? StatusReason { get; init; }

    /// <summary>Public issues that a catalogue knows.</summary>
    public IReadOnlyList<PublicIssue> Issues { get; init; } = [];

    /// <summary>The libraries of runs by name; references are none.</summary>
    public static IReadOnlyList<SheetLibrary> AllOf(IReadOnlyList<NamedResults> runs)
    {
        ArgumentNullException.ThrowIfNull(runs);
        string[] names =
        [
            .. runs.SelectMany(run => run.Results.Serializers).Where(info => !info.IsReference).Select(NameOf).Distinct()
                .OrderBy(name => name, StringComparer.OrdinalIgnoreCase).ThenBy(name => name, StringComparer.Ordinal),
        ];
        NamedResults[] newest = [.. runs.OrderByDescending(run => run.Results.Run.Started)];
        return [.. names.Zip(PageNames.List(names), (name, page) => new SheetLibrary(name, page, newest))];
    }

    /// <summary>The anchor of a serializer in the library's page. The prefix tells it from the other sections.</summary>
    public string AnchorOf(string serializer) => _anchors[serializer];

    /// <summary>Whether it has a serializer.</summary>
    public bool Is(SerializerInfo info)
    {
        ArgumentNullException.ThrowIfNull(info);
        return !info.IsReference && NameOf(info) == Name;
    }

    // Without the version that a run asked for.
    private static string NameOf(SerializerInfo info) => info.Library.Split('@')[0];
}
