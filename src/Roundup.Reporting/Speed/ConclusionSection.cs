using Roundup.Analysis.Findings;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

internal static class ConclusionSection
{
    private const string Rules = "Computed from the tables below. Brackets hold the 95 % interval over the launches.";

    private static readonly Dictionary<FindingCode, string> s_headings = new()
    {
        [FindingCode.VersionOverFirst] = "Versions",
        [FindingCode.SerializerOverTargets] = "Runtimes",
    };

    public static Section Create(SpeedRun run)
    {
        // Beside an overview, only what is about its target.
        var target = RankingSection.IsFor(run) ? run.Rankings[0].Target : null;
        var findings = run.Analysis.Findings
            .Where(finding => finding.Scope is null || target is null || finding.Scope.Target == target).ToList();
        var targets = run.Analysis.Tables.Select(table => table.Id.Target).Distinct().Count();
        return findings.Count == 0 ? new() : new(
        [
            new Heading(2, "Conclusions") { Anchor = Anchors.Conclusions },
            new Paragraph(Inline.Of(Rules)) { Detail = Detail.Full },
            .. findings.GroupBy(finding => s_headings.GetValueOrDefault(finding.Code) ?? HeadingOf(finding.Scope!, targets))
                .SelectMany(group => (Block[])[new Heading(3, group.Key), List.Of(group.Select(FindingText.Format))]),
        ])
        {
            BriefOrder = Order.Conclusions,
        };
    }

    private static string HeadingOf(FindingScope scope, int targets) =>
        scope.Operation + (targets > 1 ? $", {scope.Target}" : "");
}

/// <summary>
/// The text of every finding. It says what the numbers say and nothing else: no advice, no number without its interval or what it is over.
/// </summary>
public static class FindingText
{
    private static readonly FindingFormat s_format = new();

    private static readonly Dictionary<FindingCode, string> s_texts = new()
    {
        [FindingCode.LossyIsFaster] = "{0} is faster than every exact serializer in {1} of the {2:table} where it is lossy, but loses {3}.",
        [FindingCode.GrowsWithCount] =
            "From count {2} to {3} the ratio of {0} to {1} grows most: {4} times ({5:pair} of tables that differ only in the count).",
        [FindingCode.FallsWithCount] =
            "From count {2} to {3} the ratio of {0} to {1} falls most: to {4} of it ({5:pair} of tables that differ only in the count).",
        [FindingCode.SteadyOverCounts] = "From count {1} to {2} no ratio of {0:serializer} changes significantly.",
        [FindingCode.VersionOverFirst] = "{0} compared with {1}: {2}.",
        [FindingCode.SerializerOverTargets] = "{0} compared with itself on {1}: {2}.",
    };

    /// <summary>The text of a finding.</summary>
    public static string Format(Finding finding)
    {
        ArgumentNullException.ThrowIfNull(finding);
        return string.Format(s_format, s_texts[finding.Code], [.. finding.Arguments]);
    }
}

// Writes what stands in the places of a finding's text. A noun behind the colon counts: {2:table} is 1 table or 3 tables; {2:range} is how
// far apart the tables are.
internal sealed class FindingFormat : IFormatProvider, ICustomFormatter
{
    private const int NamedAtMost = 6;

    public object? GetFormat(Type? formatType) => formatType == typeof(ICustomFormatter) ? this : null;

    public string Format(string? format, object? arg, IFormatProvider? formatProvider) => arg switch
    {
        int number when format is { Length: > 0 } => Wording.Count(number, format),
        int number => number.ToString("N0", CultureInfo.InvariantCulture),
        Estimate estimate when format == "range" => Range(estimate),
        Estimate estimate when format is { Length: > 0 } => Wording.Count(estimate.Tables, format),
        Estimate estimate => Number(estimate),
        IReadOnlyList<Factor> factors => Factors(factors),
        IReadOnlyList<NamedFactors> factors => string.Join("; ", factors.Select(one => $"on {one.Name} {Factors(one.Factors)}")),
        IReadOnlyList<string> names => NameList.Format(names, NamedAtMost),
        _ => arg?.ToString() ?? "",
    };

    private static string Factors(IReadOnlyList<Factor> factors) => string.Join(", ", factors.Select(factor =>
        $"{Words(factor.Kind)} {Number(factor.Estimate)}" + (IsSame(factor.Estimate) ? ""
            : $" (geometric mean over {Wording.Count(factor.Estimate.Tables, "table")}{Range(factor.Estimate)})")));

    private static bool IsSame(Estimate estimate) => Digits.Ratio(estimate.Least) == Digits.Ratio(estimate.Greatest);

    private static string Words(FactorKind kind) => kind switch
    {
        FactorKind.Serialize => "time to serialize",
        FactorKind.Deserialize => "time to deserialize",
        FactorKind.Allocation => "allocation",
        _ => "size",
    };

    private static string Number(Estimate estimate) => IntervalText.Ratio(estimate.Value, estimate.Interval);

    // A mean hides that a row is faster in one table and slower in another.
    private static string Range(Estimate estimate) =>
        estimate.Tables < 2 ? "" : $", {Digits.Ratio(estimate.Least)} to {Digits.Ratio(estimate.Greatest)} in them";
}
