using Roundup.Results.Texts;

namespace Roundup.Reporting.Text;

internal static class Wording
{
    public static string Describe(Results.Fidelity fidelity) => fidelity switch
    {
        Results.Fidelity.Exact => "exact",
        Results.Fidelity.Lossy => "lossy",
        _ => "unchecked",
    };

    // The fidelity of a case; accepted where it counts as exact because its losses are accepted.
    public static string Fidelity(CaseResult result) =>
        result.IsAccepted ? "accepted"
        : result is { Fidelity: Results.Fidelity.Unchecked, Lost.Count: > 0 } ? "not known"
        : Describe(result.Fidelity);

    // A dataset at a count: Users x1,000.
    public static string Data(TableId id) => $"{id.Dataset} x{Grouped(id.Count)}{id.ListText}";

    // A table without its target: Users x100 Bytes Serialize.
    public static string Case(TableId id) => $"{Data(id)} {id.Shape}{id.StreamsText} {id.Operation}";

    // A table: Users x100 Bytes Serialize net10.0.
    public static string Name(TableId id) => $"{Case(id)} {id.Target}";

    // A target with the name and version of its runtime: .NET 10.0.12 (net10.0).
    public static string Runtime(ResultsFile file, string target) =>
        file.Targets.FirstOrDefault(t => t.Name == target) is { } known ? $"{known.ShortName} ({target})" : target;

    public static string Count(int count, string one, string ending = "s") => CountText.Format(count, one, one + ending);

    public static string Libraries(int count) => CountText.Format(count, "library", "libraries");

    public static string Plain(int number) => number.ToString(CultureInfo.InvariantCulture);

    public static string Grouped(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
