using System.Globalization;
using Roundup.Analysis.Findings;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>
/// Writes what stands in the places of a finding's text. A noun behind the colon counts: <c>{2:table}</c> is <c>1 table</c> or <c>3
/// tables</c>; <c>{2:range}</c> is how far apart the tables are.
/// </summary>
internal sealed class FindingFormat : IFormatProvider, ICustomFormatter
{
    private const int NamedAtMost = 6;

    public object? GetFormat(Type? formatType) => formatType == typeof(ICustomFormatter) ? this : null;

    public string Format(string? format, object? arg, IFormatProvider? formatProvider) => arg switch
    {
        int number when format is { Length: > 0 } => Wording.Count(number, format),
        int number => number.ToString("N0", CultureInfo.InvariantCulture),
        Estimate estimate when format == "range" => Range(estimate),
        Estimate estimate when format is { Length: > 0 } => Wording.Count(estimate.Cells, format),
        Estimate estimate => Number(estimate),
        IReadOnlyList<Factor> factors => Factors(factors),
        IReadOnlyList<NamedFactors> factors => string.Join("; ", factors.Select(one => $"on {one.Name} {Factors(one.Factors)}")),
        IReadOnlyList<NamedEstimate> estimates when format == "times" =>
            NameList.Of([.. estimates.Select(one => $"{one.Name} ({Number(one.Estimate)} times as long)")], NamedAtMost),
        IReadOnlyList<NamedEstimate> estimates => NameList.Of([.. estimates.Select(Named)], NamedAtMost),
        IReadOnlyList<string> names => NameList.Of(names, NamedAtMost),
        _ => arg?.ToString() ?? "",
    };

    private static string Named(NamedEstimate named) =>
        $"{named.Name} ({Number(named.Estimate)} over {Wording.Count(named.Estimate.Cells, "table")})";

    private static string Factors(IReadOnlyList<Factor> factors) => string.Join(", ", factors.Select(factor =>
        $"{Words(factor.Kind)} {Number(factor.Estimate)}" + (IsSame(factor.Estimate) ? ""
            : $" (geometric mean over {Wording.Count(factor.Estimate.Cells, "table")}{Range(factor.Estimate)})")));

    private static bool IsSame(Estimate estimate) => Digits.Ratio(estimate.Least) == Digits.Ratio(estimate.Greatest);

    private static string Words(FactorKind kind) => kind switch
    {
        FactorKind.Serialize => "time to serialize",
        FactorKind.Deserialize => "time to deserialize",
        FactorKind.Allocation => "allocation",
        _ => "size",
    };

    private static string Number(Estimate estimate) => IntervalText.Ratio(estimate.Value, estimate.Interval);

    // A mean hides that a row is faster in one cell and slower in another.
    private static string Range(Estimate estimate) =>
        estimate.Cells < 2 ? "" : $", {Digits.Ratio(estimate.Least)} to {Digits.Ratio(estimate.Greatest)} in them";
}
