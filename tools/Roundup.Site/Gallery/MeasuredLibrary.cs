using Roundup.Reporting;
using Roundup.Reporting.Common;
using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>A library with all that the runs say of it.</summary>
internal sealed class MeasuredLibrary
{
    private readonly Dictionary<string, string> _anchors;

    private MeasuredLibrary(string page, GalleryLibrary known, IReadOnlyList<GalleryRun> runs)
    {
        Page = page;
        Known = known;
        Runs = [.. runs.Where(run => run.File.Serializers.Any(Is))];
        Cases = [.. Runs.SelectMany(run => run.Parts).SelectMany(part => part.Part.Run.Cases).Where(row => Is(row.Serializer))];
        Losses = Losses.Of(Cases);
        Infos = [.. Runs.OrderByDescending(run => run.File.Run.Started).SelectMany(run => run.File.Serializers).Where(Is)];
        Serializers = [.. Infos.Select(info => info.Name).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
        _anchors = Serializers.Zip(PageNames.List(Serializers)).ToDictionary(row => row.First, row => "row-" + row.Second);
    }

    /// <summary>The name of its page.</summary>
    public string Page { get; }

    /// <summary>What is known besides the runs.</summary>
    public GalleryLibrary Known { get; }

    /// <summary>The runs that have it.</summary>
    public IReadOnlyList<GalleryRun> Runs { get; }

    /// <summary>Its cases in all runs, once for each experiment.</summary>
    public IReadOnlyList<ReportedCase> Cases { get; }

    /// <summary>The ways in which it loses data, over all runs.</summary>
    public Losses Losses { get; }

    /// <summary>Its status: today's, or where it is no longer in the catalogue, that of the newest run; and the reason.</summary>
    public (string Status, string? Reason) Status => Known.Status is { } status
        ? (status, Known.StatusReason)
        : (Infos[0].Status, Infos[0].StatusReason);

    /// <summary>Its rows as the runs describe them, the newest run first.</summary>
    public IReadOnlyList<SerializerInfo> Infos { get; }

    /// <summary>The names of its rows.</summary>
    public IReadOnlyList<string> Serializers { get; }

    /// <summary>The libraries of the runs by name; references are none.</summary>
    public static IReadOnlyList<MeasuredLibrary> AllOf(IReadOnlyList<GalleryRun> runs, IReadOnlyList<GalleryLibrary> known)
    {
        string[] names =
        [
            .. runs.SelectMany(run => run.File.Serializers).Where(info => !info.IsReference).Select(NameOf).Distinct()
                .OrderBy(name => name, StringComparer.OrdinalIgnoreCase).ThenBy(name => name, StringComparer.Ordinal),
        ];
        return
        [
            .. names.Zip(PageNames.List(names), (name, page) => new MeasuredLibrary(
                page, known.FirstOrDefault(library => library.Name == name) ?? new(name), runs)),
        ];
    }

    /// <summary>The anchor of a row in the library's page. The prefix tells a row from the other sections.</summary>
    public string AnchorOf(string serializer) => _anchors[serializer];

    private bool Is(SerializerInfo info) => !info.IsReference && NameOf(info) == Known.Name;

    /// <summary>The library's name without the version that a run asked for.</summary>
    private static string NameOf(SerializerInfo info) => info.Library.Split('@')[0];
}
