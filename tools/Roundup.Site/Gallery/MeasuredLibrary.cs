using Roundup.Reporting;
using Roundup.Reporting.Common;
using Roundup.Reporting.Facts;

namespace Roundup.Site.Gallery;

/// <summary>A library with all that the runs say of it.</summary>
internal sealed class MeasuredLibrary
{
    private MeasuredLibrary(SheetLibrary sheet, GalleryLibrary known, IReadOnlyList<GalleryRun> runs)
    {
        Sheet = (known.Status is { } status ? sheet with { Status = status, StatusReason = known.StatusReason } : sheet) with
        {
            Issues = known.Issues,
        };
        Known = known;
        Runs = [.. runs.Where(run => run.File.Serializers.Any(Sheet.Is))];
        Cases = [.. Runs.SelectMany(run => run.Parts).SelectMany(part => part.Part.Run.Cases).Where(row => Sheet.Is(row.Serializer))];
        Losses = Losses.Of(Cases);
    }

    /// <summary>Its names in the site, and its status: today's, or where it is no longer in the catalogue, the newest run's.</summary>
    public SheetLibrary Sheet { get; }

    /// <summary>What is known besides the runs.</summary>
    public GalleryLibrary Known { get; }

    /// <summary>The runs that have it.</summary>
    public IReadOnlyList<GalleryRun> Runs { get; }

    /// <summary>Its cases in all runs, once for each experiment.</summary>
    public IReadOnlyList<ReportedCase> Cases { get; }

    /// <summary>The ways in which it loses data, over all runs.</summary>
    public Losses Losses { get; }

    /// <summary>The libraries of the runs by name; references are none.</summary>
    public static IReadOnlyList<MeasuredLibrary> AllOf(IReadOnlyList<GalleryRun> runs, IReadOnlyList<GalleryLibrary> known) =>
    [
        .. SheetLibrary.AllOf([.. runs.Select(run => run.Named)]).Select(sheet => new MeasuredLibrary(
            sheet, known.FirstOrDefault(library => library.Name == sheet.Name) ?? new(sheet.Name), runs)),
    ];
}
