using Roundup.Analysis.Advising;
using Roundup.Analysis.Conditions;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

internal static class AnswerLines
{
    private const int NamedAtMost = 3;

    public static IEnumerable<(string Label, string Text)> OfTargets(AnalysedRun run, string first, string? dataset = null)
    {
        var file = run.File;
        var infos = SerializerInfos.Of(file);
        var rows = file.Cases
            .Where(result => !infos[result.Id.Serializer].IsReference && (dataset is null || result.Id.Table.Dataset == dataset))
            .GroupBy(result => result.Id.SerializerName)
            .Select(serializer => (
                Name: serializer.Key,
                Cases: serializer.Select(result => new KnownCase("", result)).ToLookup(one => one.Result.Id.Table.Target)))
            .Where(row => row.Cases[first].Any(one => one.Ran))
            .ToList();
        var measured = run.Tables.Where(table => dataset is null || table.Id.Dataset == dataset)
            .SelectMany(table => table.Rows).Where(row => row.Time is not null).DistinctBy(row => row.Result.Id)
            .ToLookup(row => row.Result.Id.SerializerName);
        foreach (var target in file.Cases.Select(result => result.Id.Table.Target).Where(target => target != first).Distinct())
        {
            var tried = rows.FindAll(row => row.Cases[target].Any(one => one.IsTried));
            var worse = tried.Select(row => (row.Name, Case: Worse(row.Cases[first], row.Cases[target])))
                .Where(row => row.Case is not null).ToList();
            var working = tried.Select(row => row.Name).Except(worse.Select(row => row.Name)).ToList();
            string[] parts =
            [
                $"{working.Count} of {Wording.Count(tried.Count, "serializer")} work as on {first}"
                    + Times(working.Select(name => measured[name]), first, target),
                .. worse.GroupBy(row => row.Case!.Ran ? "loses more" : row.Case.Result.Outcome.Word())
                    .Select(what => $"{what.Key}: {NameList.Format([.. what.Select(row => row.Name)], NamedAtMost)}"),
                .. tried.Count < rows.Count ? (string[])[$"not tried there: {rows.Count - tried.Count}"] : [],
            ];
            yield return (target, string.Join("; ", parts));
        }
    }

    private static string? Times(IEnumerable<IEnumerable<AnalysedCase>> rows, string first, string target) =>
        Digits.Spread(
            rows.Select(row => GeometricMean.Compute(
            [
                .. from one in row
                   where one.Result.Id.Table.Target == first
                   from there in row
                   where there.Result.Id.Table == one.Result.Id.Table with { Target = target }
                   select there.Time!.Mean / one.Time!.Mean,
            ])),
            by: "serializer") is { } times ? $", in {times} of the time" : null;

    // The time of an operation with the mapping, in brackets; empty for a serializer that serializes the model itself.
    public static string WithMapping(RankedSerializer serializer, Operation operation) =>
        serializer.OfMapped(operation) is { } ratio ? $" ({Digits.Ratio(ratio)} with mapping)" : "";

    // What is to be said besides the figures, both of which stand for a mapped serializer.
    public static IReadOnlyList<string> Conditions(RankedSerializer serializer) => (serializer.Conditions with { Mapping = null }).Words;

    // The serializers that are not ranked since they were built without their source generator; empty where there are none.
    public static IEnumerable<(string Label, string Text)> OfGenerators(ResultsFile file)
    {
        var infos = SerializerInfos.Of(file);
        return file.Cases.Select(result => infos[result.Id.Serializer])
            .Where(info => info.BuiltWithout is not null).DistinctBy(info => info.Name)
            .GroupBy(info => info.BuiltWithout!, info => $"{info.Name} {info.Version}")
            .Select(serializers => ("Not ranked",
                $"{NameList.Format([.. serializers], NamedAtMost)}, {SerializerConditions.Missing(serializers.Key)}"));
    }

    // The single words that would bring in serializers; empty where there are none.
    public static IEnumerable<(string Label, string Text)> OfLosses(IEnumerable<CaseResult> cases)
    {
        // A serializer that fails as well would not be compared whatever is accepted.
        var words = cases.GroupBy(result => result.Id.SerializerName)
            .Where(serializer => serializer.All(result => result.Outcome is Outcome.Measured or Outcome.Skipped or Outcome.Unsupported))
            .Select(serializer => (serializer.Key, Lossy: serializer.Where(result => result.Fidelity == Results.Fidelity.Lossy).ToList()))
            .Where(row => row.Lossy.Count > 0)
            .Select(row => (row.Key, Word: AcceptedLosses.SingleWord([.. row.Lossy.SelectMany(result => result.Lost).Distinct()])))
            .Where(row => row.Word is not null)
            .GroupBy(row => row.Word!, row => row.Key)
            .OrderByDescending(serializers => serializers.Count()).ThenBy(serializers => serializers.Key, StringComparer.Ordinal)
            .Take(NamedAtMost)
            .Select(serializers => $"Accepting one loss (--accept {serializers.Key}) would include "
                + $"{NameList.Format([.. serializers], NamedAtMost)}")
            .ToList();
        return words.Count == 0 ? [] : [("Could be ranked", string.Join("; ", words))];
    }

    // The first case that ends worse than the case of the same table on the first target.
    private static KnownCase? Worse(IEnumerable<KnownCase> first, IEnumerable<KnownCase> there)
    {
        var grades = first.ToDictionary(one => Table(one), one => one.Grade);
        return there.FirstOrDefault(one => one.IsTried && one.Grade < grades.GetValueOrDefault(Table(one)));
    }

    private static CaseId Table(KnownCase one) => one.Result.Id with { Table = one.Result.Id.Table with { Target = "" } };
}
