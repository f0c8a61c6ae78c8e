using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Experiments.FirstCall;

/// <summary>
/// Analyses the samples of first calls: estimates, ratios and ranks of each case and serializer. A pure function of the file.
/// </summary>
public static class FirstCallAnalysis
{
    // The target's setting that has the file version of libraries that are part of its runtime.
    private const string RuntimeFileVersion = "Runtime file version";

    /// <summary>The analysis.</summary>
    /// <param name="file">The results.</param>
    /// <param name="baseline">A serializer (or <c>serializer@target</c>) to compare with instead of the run's baseline.</param>
    public static FirstCallRun Analyse(ResultsFile file, string? baseline = null)
    {
        file = AcceptedLosses.In(file);
        var requested = RequestedBaseline.Of(file, baseline);
        var infos = SerializerInfos.Of(file);
        var summaries = file.Cases.Where(result => result.Outcome == Outcome.Measured)
            .Select(result => (result.Id, Summary: result.Part is FirstCallData data ? FirstCallSummaries.Summarize(data) : null))
            .Where(one => one.Summary is not null)
            .ToDictionary(one => one.Id, one => one.Summary!);
        var tables = summaries.ToLookup(summary => summary.Key.Table);
        var cases = file.Cases.Where(result => summaries.ContainsKey(result.Id))
            .Select(result => Analysed(result, summaries[result.Id], BaselineOf(result.Id, tables, requested)))
            .ToList();

        // The suite's first dataset that any serializer has as its first type.
        var firstType = file.Cases.Select(result => result.Id.Table.Dataset)
            .Distinct()
            .FirstOrDefault(type => cases.Exists(call => call.IsFirst && call.Result.Id.Table.Dataset == type));
        var ranks = FirstCallRanking.Rank(
            cases.Where(call => infos[call.Result.Id.Serializer] is { IsReference: false, BuiltWithout: null }
                && call.Result.Fidelity != Results.Fidelity.Lossy),
            firstType);
        cases = [.. cases.Select(call => call with { Rank = ranks.TryGetValue(call.Result.Id, out var rank) ? rank : null })];
        var rows = cases
            .GroupBy(call => (
                Name: call.Result.Id.SerializerName,
                call.Result.Id.Serializer,
                call.Result.Id.Table.Operation,
                call.Result.Id.Table.Shape,
                call.Result.Id.Table.Count,
                call.Result.Id.Table.Target))
            .Select(group => Row(file, infos[group.Key.Serializer], [.. group]))
            .ToList();
        return new FirstCallRun(
            requested?.ToString(),
            firstType,
            [.. rows.GroupBy(row => (row.Operation, row.Shape, row.Count)).SelectMany(table => Ordered(file, [.. table], firstType))]);
    }

    private static AnalysedFirstCall Analysed(CaseResult result, FirstCallSummary summary, KeyValuePair<CaseId, FirstCallSummary>? baseline)
    {
        var isBaseline = baseline?.Key == result.Id;
        return new AnalysedFirstCall
        {
            Result = result,
            Summary = summary,
            Time = new([.. summary.Times.Select(time => time.Ns)]),
            Ratio = isBaseline || baseline is null ? null : Ratio(summary, baseline.Value.Value),
            Baseline = baseline is not { Key: var row } ? null
                : row.Table.Target == result.Id.Table.Target ? row.SerializerName : $"{row.SerializerName}@{row.Table.Target}",
            IsBaseline = isBaseline,
        };
    }

    // Paired by launch: the processes of one launch ran at about the same time.
    private static FirstCallRange? Ratio(FirstCallSummary summary, FirstCallSummary baseline)
    {
        var of = baseline.Times.ToDictionary(time => time.Launch, time => time.Ns);
        double[] ratios = [.. summary.Times.Where(time => of.ContainsKey(time.Launch)).Select(time => time.Ns / of[time.Launch])];
        return ratios.Length == 0 ? null : new(ratios);
    }

    // An aggregate of the times of several types in each process, ns; over the processes in which all of the types were called.
    private static FirstCallRange? Joined(AnalysedFirstCall[] types, Func<IReadOnlyList<double>, double> join)
    {
        double[] joined =
        [
            .. types.SelectMany(type => type.Summary.Times).GroupBy(time => time.Launch).Where(process => process.Count() == types.Length)
                .Select(process => join([.. process.Select(time => time.Ns)])),
        ];
        return joined.Length == 0 ? null : new(joined);
    }

    private static KeyValuePair<CaseId, FirstCallSummary>? BaselineOf(
        CaseId id, ILookup<TableId, KeyValuePair<CaseId, FirstCallSummary>> tables, RequestedBaseline? requested)
    {
        foreach (var next in requested?.InOrder ?? [])
        {
            foreach (var candidate in tables[id.Table with { Target = next.Target ?? id.Table.Target }])
            {
                if (next.IsSerializer(candidate.Key.SerializerName))
                {
                    return candidate;
                }
            }
        }

        return null;
    }

    private static FirstCallRow Row(ResultsFile file, SerializerInfo info, IReadOnlyList<AnalysedFirstCall> types)
    {
        var id = types[0].Result.Id;
        AnalysedFirstCall[] further = [.. types.Where(type => !type.IsFirst)];
        var first = types.FirstOrDefault(type => type.IsFirst);
        var target = file.Targets.FirstOrDefault(known => known.Name == id.Table.Target);
        var ofRuntime = info.Package is null && !info.FromSource && target is not null;
        return new FirstCallRow
        {
            Name = id.SerializerName,
            Serializer = info,
            Target = id.Table.Target,
            Shape = id.Table.Shape,
            Count = id.Table.Count,
            Operation = id.Table.Operation,
            First = first,
            Further = further,
            FurtherTime = Joined(further, times => Quantiles.Median(times)),
            Longest = first is null ? null : Joined([first, .. further], Enumerable.Max),
            Shortest = Joined(further, Enumerable.Min),
            DeployedBytes = types.Select(type => type.Result.DeployedBytes).FirstOrDefault(bytes => bytes is not null),
            Version = file.VersionOf(info, id.Table.Target),
            FileVersion = info.IsReference ? null : ofRuntime ? target!.Settings.GetValueOrDefault(RuntimeFileVersion) : info.FileVersion,
        };
    }

    // The targets of one serializer follow each other. Serializers are ordered by the time of their first type on the file's first target
    // on which they have a number. Serializers whose first type is not that of the others, and references, come last.
    private static IEnumerable<FirstCallRow> Ordered(ResultsFile file, IReadOnlyList<FirstCallRow> rows, string? firstType)
    {
        var targets = file.Cases.Select(result => result.Id.Table.Target).Distinct().ToList();
        return rows.GroupBy(row => row.Name)
            .Select(group => group.OrderBy(row => targets.IndexOf(row.Target)).ToList())
            .OrderBy(group => group[0].Serializer.IsReference)
            .ThenBy(group => group[0].First?.Result.Id.Table.Dataset != firstType)
            .ThenBy(group => targets.IndexOf(group[0].Target))
            .ThenBy(group => group[0].First?.Time.Median ?? double.PositiveInfinity)
            .ThenBy(group => group[0].Name, StringComparer.Ordinal)
            .SelectMany(group => group);
    }
}
