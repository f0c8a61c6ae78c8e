using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

// The verdict, then at most eight lines.
internal static class GeneralAnswer
{
    private const string Json = "JSON";
    private const string Nothing = "nothing";
    private const string NotKnown = "not known: no exact serializer was measured in every table";
    private const int NamedAtMost = 2;

    // Empty where no serializer has a ratio.
    public static IEnumerable<Block> Write(SpeedRun run)
    {
        var rankings = RankingSection.OfFirstTarget(run);
        if (rankings is not [var first, ..])
        {
            return [];
        }

        return
        [
            new Heading(2, $"Answer for {Subject.Name(run.File)} · {first.Shape} · {first.Target}"),
            new Paragraph(Inline.Strong(Verdict(first))),
            new List(ListForm.Facts, [.. Lines(run, rankings).Select(line => new ListItem(line.Label, Inline.Of(line.Text)))])
            {
                Headings = ("", "Answer"),
            },
            new Paragraph(Inline.Of($"Smallest difference detected: {Power(run.Analysis)}.")) { Tone = Tone.Note },
        ];
    }

    private static string Verdict(Ranking ranking)
    {
        if (ranking.Serializers.FirstOrDefault(line => line.Rivals is not null) is not { Rivals: { } rivals } best)
        {
            return "The fastest serializer is not known: no exact one was measured in every table.";
        }

        var figures = best.IsBaseline ? "the baseline" : Figures(best, $" of {ranking.Baseline}");
        return $"{best.Name} is {RivalText.Fastest(rivals)}: {figures}{InBrackets(best)}{RivalText.Format(rivals, NamedAtMost)}.";
    }

    // What is lost or missing first, then the figures.
    private static IEnumerable<(string Label, string Text)> Lines(SpeedRun run, IReadOnlyList<Ranking> rankings)
    {
        string[] lossy = [.. rankings.SelectMany(one => one.Serializers).Where(line => line.Cases.Any(IsLossy)).Select(line => line.Name)];
        if (lossy.Length > 0)
        {
            yield return ("Lossy", NameList.Format(lossy, NamedAtMost));
        }

        foreach (var line in AnswerLines.OfGenerators(run.File))
        {
            yield return line;
        }

        var without = run.Reported.Cases.GroupBy(row => row.Result.Id.SerializerName)
            .Where(serializer => serializer.All(one => !one.HasNumber)).ToList();
        if (without.Count > 0)
        {
            var outcomes = without.SelectMany(serializer => serializer).Select(row => row.Result.Outcome).Distinct().Order()
                .Select(one => one.Word());
            var names = NameList.Format([.. without.Select(serializer => serializer.Key)], NamedAtMost);
            yield return ("Not measured", $"{names} ({string.Join(", ", outcomes)})");
        }

        foreach (var line in rankings.SelectMany(one => Fastest(run, one, isInVerdict: one == rankings[0])))
        {
            yield return line;
        }

        foreach (var line in RankingSection.IsFor(run) ? [] : run.Rankings.Except(rankings).SelectMany(Further))
        {
            yield return line;
        }

        var exact = rankings.SelectMany(ranking => ranking.Serializers).Where(line => line.IsExact && line.SizeRatio is not null);
        if (rankings.Count == 1 && exact.MinBy(line => line.SizeRatio) is { } smallest)
        {
            yield return ("Smallest ranked", $"{smallest.Name}: {Digits.Times(smallest.SizeRatio!.Value, "size")}{InBrackets(smallest)}");
        }

        foreach (var line in AnswerLines.OfTargets(run.Analysis, rankings[0].Target))
        {
            yield return line;
        }
    }

    // The fastest exact serializer of a further target or shape, where no table sums them up.
    private static IEnumerable<(string Label, string Text)> Further(Ranking ranking)
    {
        var first = ranking.Serializers.FirstOrDefault(serializer => serializer.IsCompared);
        yield return (
            $"{ranking.Shape} · {ranking.Target}",
            first is { Rivals: { } rivals } ? $"{RivalText.Fastest(rivals)}: {Text(first, rivals)}" : NotKnown);
    }

    // The fastest exact serializer, the fastest of JSON and the fastest that needs nothing, where these are others.
    private static IEnumerable<(string Label, string Text)> Fastest(SpeedRun run, Ranking ranking, bool isInVerdict)
    {
        var exact = ranking.Serializers.Where(line => line.Rivals is not null).ToList();
        if (!isInVerdict)
        {
            yield return exact.Count == 0 ? ("Fastest", NotKnown) : (Named(exact[0].Rivals!), Text(exact[0], exact[0].Rivals!));
        }

        if (exact.Count == 0)
        {
            yield break;
        }

        string[] skipped = [.. Skipped(run, ranking)];
        if (skipped.Length > 0)
        {
            yield return (RivalText.SkippedLabel, RivalText.Skipped(skipped));
        }

        var json = exact.Where(line => line.Serializer.Format == Json).ToList();
        if (json.Count > 0 && json[0] != exact[0])
        {
            Rival[] peers = [.. json[0].Rivals!.Where(rival => json.Exists(line => line.Name == rival.Name))];
            yield return ($"{Named(peers)} JSON", Text(json[0], peers, isFormatNamed: true));
        }

        if (exact.Find(line => line.Serializer.Needs is null or Nothing) is { } plain
            && plain != exact[0] && plain != json.FirstOrDefault())
        {
            yield return ("Simplest", Text(plain, [], "no attributes or code generation"));
        }
    }

    private static string Named(IReadOnlyList<Rival> rivals)
    {
        if (rivals.Count == 0)
        {
            return "Only exact serializer";
        }

        var words = RivalText.Fastest(rivals);
        return char.ToUpperInvariant(words[0]) + words[1..];
    }

    private static IEnumerable<string> Skipped(SpeedRun run, Ranking ranking) =>
        from table in run.Analysis.Tables
        where (table.Id.Target, table.Id.Shape) == (ranking.Target, ranking.Shape)
        from row in table.Rows
        where row.Result.Outcome == Outcome.Skipped && !row.Serializer.IsReference
        group row by row.Result.Id.SerializerName into rows
        select rows.Key;

    internal static string Text(RankedSerializer line, IReadOnlyList<Rival> rivals, string? before = null, bool isFormatNamed = false)
    {
        string[] parts = [.. before is null ? [] : (string[])[before], line.IsBaseline ? "the baseline" : Figures(line)];
        return $"{line.Name}: {string.Join(", ", parts)}{InBrackets(line, isFormatNamed)}" + RivalText.Format(rivals, NamedAtMost);
    }

    // baseline: " of" and its name, where the text does not name it elsewhere.
    private static string Figures(RankedSerializer line, string baseline = "")
    {
        var parts = new List<string>();
        foreach (var (time, operation, words) in new[]
        {
            (line.Serialize, Operation.Serialize, "to write"),
            (line.Deserialize, Operation.Deserialize, "to read"),
        })
        {
            if (time is { } known)
            {
                var scope = parts.Count == 0 ? $" of the time{baseline}" : "";
                parts.Add($"{Ratio(known)}{scope} {words}{AnswerLines.WithMapping(line, operation)}");
            }
        }

        return string.Join(", ", parts);
    }

    // A ratio; with its interval where that does not say on which side of the baseline it is, or is wide.
    private static string Ratio(Estimate estimate) =>
        estimate.Interval is { IsWide: false } interval && !interval.Contains(1)
            ? Digits.Ratio(estimate.Value)
            : IntervalText.Ratio(estimate.Value, estimate.Interval);

    private static string InBrackets(RankedSerializer line, bool isFormatNamed = false)
    {
        string?[] parts =
        [
            isFormatNamed ? null : Format(line),
            line.Serializer.Needs is { } needs and not Nothing ? $"needs {needs}" : null,
            line.Serializer.Status is var status and not ("maintained" or "dangerous") ? status : null,

            // Both figures of a mapped serializer stand in the sentence.
            .. AnswerLines.Conditions(line),
        ];
        return parts.OfType<string>().Any() ? $" ({string.Join(", ", parts.OfType<string>())})" : "";
    }

    internal static string Format(RankedSerializer line) => line.Serializer.Format == "own" ? "own format" : line.Serializer.Format;

    private static string Power(AnalysedRun run) => run.Replicas switch
    {
        null => "not known, since no serializer was measured twice",
        { DetectableDifference: { } detectable } =>
            $"{Digits.Difference(detectable)} in one table (90 % power), on this machine with this data",
        { Intervals: 0 } => "not known, since an interval needs two launches",
        { Intervals: var known, Needed: var needed } =>
            $"not known, since it needs {Wording.Count(needed, "table")} with the baseline twice in two launches; this run has {known}",
    };

    private static bool IsLossy(AnalysedCase row) => row.Result.Fidelity == Results.Fidelity.Lossy;
}
