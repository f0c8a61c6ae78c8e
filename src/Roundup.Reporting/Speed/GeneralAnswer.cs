using Roundup.Analysis.Cells;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Findings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

/// <summary>What a run on the repository's data says, in at most eight lines: which rows to look at first, and how sure that is.</summary>
internal static class GeneralAnswer
{
    private const string Json = "JSON";
    private const string Nothing = "nothing";
    private const int NamedAtMost = 2;

    /// <summary>The answer; empty where no row has a ratio.</summary>
    public static IEnumerable<Block> Of(SpeedRun run)
    {
        var overviews = OverviewSection.OfFirstTarget(run);
        if (overviews is not [var first, ..])
        {
            return [];
        }

        return
        [
            new Heading(2, $"The answer for {Subject.Name(run.File)} · {first.Shape} · {first.Target}, over {first.Baseline}"),
            new List(ListForm.Facts, [.. Lines(run, overviews).Select(line => new ListItem(line.Label, Inline.Of(line.Text)))])
            {
                Headings = ("Question", "Answer"),
            },
        ];
    }

    private static IEnumerable<(string Label, string Text)> Lines(SpeedRun run, IReadOnlyList<Overview> overviews)
    {
        foreach (var overview in overviews)
        {
            foreach (var line in Fastest(overview, overview.Table ?? "Fastest"))
            {
                yield return line;
            }
        }

        var exact = overviews.SelectMany(overview => overview.Lines).Where(line => line.IsExact).ToList();
        if (overviews.Count == 1 && exact.Where(line => line.SizeRatio is not null).MinBy(line => line.SizeRatio) is { } smallest)
        {
            yield return ("Smallest", $"{smallest.Name}: {Digits.Ratio(smallest.SizeRatio!.Value)} of the bytes{InBrackets(smallest)}");
        }

        string[] lossy = [.. overviews.SelectMany(one => one.Lines).Where(line => line.Cases.Any(IsLossy)).Select(line => line.Name)];
        if (lossy.Length > 0)
        {
            yield return ("Lossy", NameList.Of(lossy, NamedAtMost));
        }

        foreach (var line in AnswerLines.OfTargets(run.File, overviews[0].Target))
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

    /// <summary>The fastest exact row, the fastest of JSON and the fastest that needs nothing, where these are others.</summary>
    private static IEnumerable<(string Label, string Text)> Fastest(Overview overview, string label)
    {
        var ranked = overview.Lines.Where(line => line.Rank is not null).ToList();
        if (ranked.Count == 0)
        {
            yield return (label, "not known: no exact row is known well enough in every table");
            yield break;
        }

        yield return (label, Text(ranked[0], ranked.Where(line => line.Rank!.Value.CanBeFirst)));
        if (overview.Table is not null)
        {
            yield break;
        }

        var json = ranked.Where(line => line.Serializer.Format == Json).ToList();
        if (json.Count > 0 && json[0] != ranked[0])
        {
            var peers = json.Where(line => line.Rank!.Value.First <= json[0].Rank!.Value.Last);
            yield return ("Fastest JSON", Text(json[0], peers, isNamed: true));
        }

        if (ranked.Find(line => line.Serializer.Needs is null or Nothing) is { } plain
            && plain != ranked[0] && plain != json.FirstOrDefault())
        {
            yield return ("Needs nothing", Text(plain, []));
        }
    }

    /// <summary>A row in one line: its ratios, what it needs, what speaks against it, and rows that it is not told apart from.</summary>
    /// <param name="line">The row.</param>
    /// <param name="peers">Rows that are not told apart from it.</param>
    /// <param name="isNamed">Whether its format is said already.</param>
    internal static string Text(OverviewLine line, IEnumerable<OverviewLine> peers, bool isNamed = false)
    {
        string[] parts =
        [
            .. line.Serialize is { } writing ? (string[])[$"{Ratio(writing)} to write"] : [],
            .. line.Deserialize is { } reading ? (string[])[$"{Ratio(reading)} to read"] : [],
        ];
        string[] others = [.. peers.Where(peer => peer != line).Select(peer => peer.Name)];
        return $"{line.Name}: {(line.IsBaseline ? "the baseline itself" : string.Join(", ", parts))}{InBrackets(line, isNamed)}"
            + (others.Length == 0 ? "" : $"; not told apart: {NameList.Of(others, NamedAtMost)}");
    }

    /// <summary>A ratio; with its interval where that does not say on which side of the baseline it is.</summary>
    private static string Ratio(Estimate estimate)
    {
        var ratio = Digits.Ratio(estimate.Value);
        return estimate.Interval is { } interval && interval.Contains(1)
            ? $"{ratio} ({Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)})"
            : ratio;
    }

    /// <summary>The format, unless the line is about one, what the row needs, and what speaks against it.</summary>
    private static string InBrackets(OverviewLine line, bool isNamed = false)
    {
        string?[] parts =
        [
            isNamed ? null : Format(line),
            line.Serializer.Needs is { } needs and not Nothing ? $"needs {needs}" : null,
            line.Serializer is { Dangerous: not null } or { Status: "dangerous" } ? "not for data from outside"
                : line.Serializer.Status is var status and not "maintained" ? status : null,
        ];
        return parts.OfType<string>().Any() ? $" ({string.Join(", ", parts.OfType<string>())})" : "";
    }

    private static string Format(OverviewLine line) => line.Serializer.Format == "own" ? "own format" : line.Serializer.Format;

    private static string Certainty(AnalysedRun run) => run.Replicas is { DetectableDifference: { } detectable }
        ? $"differences of {Digits.Difference(detectable)} are seen in 9 of 10 cases; on this machine, for this data"
        : "few launches, no row measured twice; on this machine, for this data";

    private static bool IsLossy(AnalysedCase row) => row.Result.Fidelity == Results.Fidelity.Lossy;
}
