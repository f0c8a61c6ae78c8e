using Roundup.Analysis.SteadyState;
using Roundup.Results;

namespace Roundup.Reporting.Text;

/// <summary>The design's words for what the records say.</summary>
internal static class Words
{
    /// <summary>A fidelity as the design writes it.</summary>
    public static string Of(Fidelity fidelity) => fidelity switch
    {
        Fidelity.Exact => "exact",
        Fidelity.Lossy => "lossy",
        _ => "unchecked",
    };

    /// <summary>A row's name with its compressor.</summary>
    public static string Name(CaseId id) => id.RowName;

    /// <summary>A dataset at a count: <c>Users x1,000</c>.</summary>
    public static string Data(CellId id) => $"{id.Dataset} x{id.Count:N0}";

    /// <summary>A cell: <c>Users x100 Bytes Serialize net10.0</c>.</summary>
    public static string Name(CellId id) => $"{Data(id)} {id.Shape} {id.Operation} {id.Target}";

    /// <summary>A target with what its runtime calls itself: <c>.NET 10.0.12 (net10.0)</c>.</summary>
    public static string Runtime(ResultsFile file, string target) => file.Targets.FirstOrDefault(t => t.Name == target) is { } known ? $"{known.ShortName} ({target})" : target;

    /// <summary>Whether the shape is the library's own; null where that is not known, since the row was never opened.</summary>
    public static bool? IsNative(AnalysedCase row) => row.Result.AdaptedFrom is not null ? false : row.Time is not null ? true : null;

    /// <summary><c>1 case</c>, <c>2 cases</c>, <c>2 launches</c>.</summary>
    public static string Count(int count, string one, string ending = "s") => $"{count:N0} {one}{(count == 1 ? "" : ending)}";
}
