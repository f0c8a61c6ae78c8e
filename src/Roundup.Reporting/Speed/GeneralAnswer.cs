using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

// At most eight lines.
internal static class GeneralAnswer
{
    private const string Json = "JSON";
    private const string Nothing = "nothing";
    private const string NotKnown = "not known: no exact row has a number in every table";
    private const int NamedAtMost = 2;

    // Empty where no row has a ratio.
    public static IEnumerable<Block> Of(SpeedRun run)
    {
        var rankings = RankingSection.OfFirstTarget(run);
        if (rankings is not [var first, ..])
        {
            return [];
        }

        return
        [
            new Heading(2, $"The answer for {Subject.Name(run.File)} · {first.Shape} · {first.Target}, over {first.Baseline}"),
            new List(ListForm.Facts, [.. Lines(run, rankings).Select(line => new ListItem(line.Label, Inline.Of(line.Text)))])
            {
                Headings = ("Question", "Answer"),
            },
        ];
    }

    private static IEnumerable<(string Label, string Text)> Lines(SpeedRun run, IReadOnlyList<Ranking> rankings)
    {
        foreach (var ranking in rankings)
        {
            foreach (var line in Fastest(run, ranking))
            {
                yield return line;
            }
        }

        var exact = rankings.SelectMany(ranking => ranking.Rows).Where(line => line.IsExact).ToList();
        foreach (var line in RankingSection.IsFor(run) ? [] : run.Rankings.Except(rankings).SelectMany(Further))
        {
            yield return line;
        }

        if (rankings.Count == 1 && exact.Where(line => line.SizeRatio is not null).MinBy(line => line.SizeRatio) is { } smallest)
        {
            yield return ("Smallest", $"{smallest.Name}: {Digits.Ratio(smallest.SizeRatio!.Value)} of the bytes{InBrackets(smallest)}");
        }

        string[] lossy = [.. rankings.SelectMany(one => one.Rows).Where(line => line.Cases.Any(IsLossy)).Select(line => line.Name)];
        if (lossy.Length > 0)
        {
            yield return ("Lossy", NameList.Of(lossy, NamedAtMost));
        }

        foreach (var line in AnswerLines.OfTargets(run.Analysis, rankings[0].Target))
        {
            yield return line;
        }

        foreach (var line in AnswerLines.OfGenerators(run.File))
        {
            yield return line;
        }

        var without = run.Reported.Cases.GroupBy(row => row.Result.Id.RowName).Where(row => row.All(one => !one.HasNumber)).ToList();
        if (without.Count > 0)
        {
            var outcomes = without.SelectMany(row => row).Select(row => row.Result.Outcome).Distinct().Order().Select(one => one.Word());
            yield return ("No number", $"{NameList.Of([.. without.Select(row => row.Key)], NamedAtMost)} ({string.Join(", ", outcomes)})");
        }

        yield return ("How sure", Certainty(run.Analysis));
    }

    // The fastest exact row of a further target or shape, where no table sums them up.
    private static IEnumerable<(string Label, string Text)> Further(Ranking ranking)
    {
        var first = ranking.Rows.FirstOrDefault(row => row.IsCompared);
        yield return (
            $"{ranking.Shape} · {ranking.Target}",
            first is { Rivals: { } rivals } ? $"{RivalText.Fastest(rivals)}: {Text(first, rivals)}" : NotKnown);
    }

    // The fastest exact row, the fastest of JSON and the fastest that needs nothing, where these are others.
    private static IEnumerable<(string Label, string Text)> Fastest(SpeedRun run, Ranking ranking)
    {
        var exact = ranking.Rows.Where(line => line.Rivals is not null).ToList();
        if (exact.Count == 0)
        {
            yield return ("Fastest", NotKnown);
            yield break;
        }

        yield return (Named(exact[0].Rivals!), Text(exact[0], exact[0].Rivals!));
        string[] skipped = [.. Skipped(run, ranking)];
        if (skipped.Length > 0)
        {
            yield return (RivalText.SkippedLabel, RivalText.Skipped(skipped));
        }

        var json = exact.Where(line => line.Serializer.Format == Json).ToList();
        if (json.Count > 0 && json[0] != exact[0])
        {
            Rival[] peers = [.. json[0].Rivals!.Where(rival => json.Exists(line => line.Name == rival.Name))];
            yield return ($"{Named(peers)} JSON", Text(json[0], peers, isNamed: true));
        }

        if (exact.Find(line => line.Serializer.Needs is null or Nothing) is { } plain
            && plain != exact[0] && plain != json.FirstOrDefault())
        {
            yield return ("Needs nothing", Text(plain, []));
        }
    }

    private static string Named(IReadOnlyList<Rival> rivals)
    {
        if (rivals.Count == 0)
        {
            return "Only exact row";
        }

        var words = RivalText.Fastest(rivals);
        return char.ToUpperInvariant(words[0]) + words[1..];
    }

    private static IEnumerable<string> Skipped(SpeedRun run, Ranking ranking) =>
        from table in run.Analysis.Tables
        where (table.Id.Target, table.Id.Shape) == (ranking.Target, ranking.Shape)
        from row in table.Rows
        where row.Result.Outcome == Outcome.Skipped && !row.Serializer.IsReference
        group row by row.Result.Id.RowName into rows
        select rows.Key;

    internal static string Text(RankedRow line, IReadOnlyList<Rival> rivals, bool isNamed = false)
    {
        string[] parts =
        [
            .. line.Serialize is { } writing
                ? (string[])[$"{Ratio(writing)} to write{AnswerLines.WithMapping(line, Operation.Serialize)}"]
                : [],
            .. line.Deserialize is { } reading
                ? (string[])[$"{Ratio(reading)} to read{AnswerLines.WithMapping(line, Operation.Deserialize)}"]
                : [],
        ];
        return $"{line.Name}: {(line.IsBaseline ? "the baseline itself" : string.Join(", ", parts))}{InBrackets(line, isNamed)}"
            + RivalText.Of(rivals, NamedAtMost);
    }

    // A ratio; with its interval where that does not say on which side of the baseline it is, or is wide.
    private static string Ratio(Estimate estimate) =>
        estimate.Interval is { IsWide: false } interval && !interval.Contains(1)
            ? Digits.Ratio(estimate.Value)
            : IntervalText.Ratio(estimate.Value, estimate.Interval);

    private static string InBrackets(RankedRow line, bool isNamed = false)
    {
        string?[] parts =
        [
            isNamed ? null : Format(line),
            line.Serializer.Needs is { } needs and not Nothing ? $"needs {needs}" : null,
            line.Serializer.Status is var status and not ("maintained" or "dangerous") ? status : null,

            // Both figures of a mapped row stand in the sentence.
            .. AnswerLines.Conditions(line),
        ];
        return parts.OfType<string>().Any() ? $" ({string.Join(", ", parts.OfType<string>())})" : "";
    }

    private static string Format(RankedRow line) => line.Serializer.Format == "own" ? "own format" : line.Serializer.Format;

    private static string Certainty(AnalysedRun run) => run.Replicas switch
    {
        null => "not known: no row was measured twice",
        { DetectableDifference: { } detectable } =>
            $"in one table differences of {Digits.Difference(detectable)} are seen in 9 of 10 cases; this machine, this data",
        { Intervals: 0 } => "not known: an interval takes two launches",
        { Intervals: var known, Needed: var needed } =>
            $"not known: it takes {Wording.Count(needed, "table")} with the baseline twice in two launches; this run has {known}",
    };

    private static bool IsLossy(AnalysedCase row) => row.Result.Fidelity == Results.Fidelity.Lossy;
}
