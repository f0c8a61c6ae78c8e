using System.Text.RegularExpressions;
using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Checks;

namespace Roundup.Reporting.Facts;

/// <summary>
/// What checks found of serializers, by the choice of runs that <c>roundup advise</c> makes (<see cref="SerializerFacts.Check"/>).
/// </summary>
public static partial class SerializerChecks
{
    /// <summary>The number of causes that are given of a category.</summary>
    private const int MostFindings = 3;

    private const string Old = "Old";
    private const string New = "New";

    /// <summary>Results of a serializer; null where no check was run.</summary>
    /// <param name="facts">What is known of it.</param>
    /// <param name="runs">The runs by name.</param>
    /// <param name="history">The checks of several versions of the library; null where one was checked.</param>
    public static SerializerCheck? Find(
        SerializerFacts facts, IReadOnlyDictionary<string, NamedResults> runs, VersionHistory? history = null) =>
        facts.Check is not { } serializer ? null :
        new(serializer.Target, serializer.Version)
        {
            Categories = serializer.Cells.Where(cell => cell.Value.WasRun).OrderBy(cell => cell.Key).ToDictionary(
                cell => cell.Key.Word(),
                cell => new CheckedCategory(cell.Value.Worst, cell.Value.Passed, cell.Value.Causes.Count)
                {
                    Count = cell.Value.Count,
                    Sources = [.. Sources(facts, serializer, cell.Key, runs)],
                    Findings =
                    [
                        .. cell.Value.Causes.OrderByDescending(cause => cause.Outcome).Take(MostFindings)
                            .Select(cause => new CheckedFinding(cause.Outcome, CheckReport.What(cause),
                                Command(facts, serializer, cause, runs))
                            {
                                Periods = history?.PeriodsOf(cause, cell.Key) is { Count: > 0 } periods
                                    ? SerializerVersions.Of(periods) : null,
                            }),
                    ],
                }),
            BuiltWithout = facts.Info.BuiltWithout,
            Changes = [.. Changes(facts, serializer.Target)],
        };

    /// <summary>The command that repeats a finding, without the package source of the machine that found it.</summary>
    public static string Command(
        SerializerFacts facts, CheckedSerializer serializer, CheckCause cause, IReadOnlyDictionary<string, NamedResults> runs) =>
        PackageSource().Replace(
            CheckReport.Command(runs[facts.SourceOf(cause.Probe, cause.First.Category, serializer.Target)!].Results, serializer, cause),
            "");

    [GeneratedRegex(" --package-source ('[^']*'|[^ ]+)")]
    private static partial Regex PackageSource();

    private static IEnumerable<FactSource> Sources(
        SerializerFacts facts, CheckedSerializer serializer, CheckCategory category, IReadOnlyDictionary<string, NamedResults> runs) =>
        facts.Cases.Select(one => one.Result.Id.Table.Dataset).Distinct()
            .Select(dataset => facts.SourceOf(dataset, category, serializer.Target)).OfType<string>()
            .CountBy(name => name).OrderByDescending(name => name.Value).Select(name => SerializerSheets.SourceOf(runs[name.Key]));

    /// <summary>A case has the model that reads: that of a dataset of before a change reads what was written after it.</summary>
    private static IEnumerable<ModelChange> Changes(SerializerFacts facts, string target)
    {
        var outcomes =
            from one in facts.Cases
            where one.Result.Id.Table.Target == target && one.Result.Part is CheckedCase
            group Outcome((CheckedCase)one.Result.Part) by one.Result.Id.Table.Dataset;
        var cases = outcomes.Where(one => one.Max() is not null).ToDictionary(one => one.Key, one => one.Max());
        return
            from name in cases.Keys.Select(Change).OfType<string>().Distinct()
            orderby name
            select new ModelChange(name, cases.GetValueOrDefault(name + New), cases.GetValueOrDefault(name + Old));
    }

    private static string? Change(string dataset) => dataset.EndsWith(Old, StringComparison.Ordinal) ? dataset[..^Old.Length]
        : dataset.EndsWith(New, StringComparison.Ordinal) ? dataset[..^New.Length]
        : null;

    private static CheckOutcome? Outcome(CheckedCase check)
    {
        var found = check.Findings.Where(finding => finding.Category == CheckCategory.Versions).ToList();
        return found.Count > 0 ? found.Max(finding => finding.Outcome)
            : check.Passed.ContainsKey(CheckCategory.Versions) ? CheckOutcome.Passed
            : null;
    }
}
