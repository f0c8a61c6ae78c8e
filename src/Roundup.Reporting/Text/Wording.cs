using Roundup.Results.Texts;

namespace Roundup.Reporting.Text;

internal static class Wording
{
    public static string Of(Results.Fidelity fidelity) => fidelity switch
    {
        Results.Fidelity.Exact => "exact",
        Results.Fidelity.Lossy => "lossy",
        _ => "unchecked",
    };

    /// <summary>The fidelity of a case; <c>accepted</c> where it counts as exact because its losses are accepted.</summary>
    public static string Fidelity(CaseResult result) =>
        result.IsAccepted ? "accepted"
        : result is { Fidelity: Results.Fidelity.Unchecked, Lost.Count: > 0 } ? "not known"
        : Of(result.Fidelity);

    /// <summary>A dataset at a count: <c>Users x1,000</c>.</summary>
    public static string Data(TableId id) => $"{id.Dataset} x{Grouped(id.Count)}{id.ListText}";

    /// <summary>A table: <c>Users x100 Bytes Serialize net10.0</c>.</summary>
    public static string Name(TableId id) => $"{Data(id)} {id.Shape}{id.StreamsText} {id.Operation} {id.Target}";

    /// <summary>A target with the name and version of its runtime: <c>.NET 10.0.12 (net10.0)</c>.</summary>
    public static string Runtime(ResultsFile file, string target) =>
        file.Targets.FirstOrDefault(t => t.Name == target) is { } known ? $"{known.ShortName} ({target})" : target;

    /// <summary><c>1 case</c>, <c>2 cases</c>, <c>2 launches</c>.</summary>
    public static string Count(int count, string one, string ending = "s") => CountText.Of(count, one, one + ending);

    /// <summary><c>1 library</c>, <c>2 libraries</c>.</summary>
    public static string Libraries(int count) => CountText.Of(count, "library", "libraries");

    /// <summary>A number without groups: <c>1234</c>.</summary>
    public static string Plain(int number) => number.ToString(CultureInfo.InvariantCulture);

    /// <summary>A number with its digits in groups: <c>1,234</c>.</summary>
    public static string Grouped(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
