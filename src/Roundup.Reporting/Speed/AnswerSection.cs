using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Checks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

internal static class AnswerSection
{
    private const int NamedAtMost = 3;
    private const string Reflection = "System.Text.Json/reflection";
    private const string JsonFormat = "JSON";
    private const double LeastDifference = 0.05;
    private const string NeedsNothing = "nothing";

    // An answer for each dataset of the user's own, else one for the run.
    public static Section Create(SpeedRun run) => new(
    [
        .. run.Analysis.OwnData.Count == 0 ? [.. YourSettings.Blocks(run, null), .. GeneralAnswer.Write(run)] : (Block[])[],
        .. run.Analysis.OwnData.SelectMany(answer => (Block[])
        [
            .. YourSettings.Blocks(run, answer.Dataset),
            new Heading(2, $"Answer for {answer.Dataset}"),
            new Paragraph(Inline.Strong(Verdict(run.File, answer))),
            new List(ListForm.Facts, [
                .. Losses(run.Analysis, answer).Select(Item), .. Unchecked(run.File, answer), .. Figures(run.Analysis, answer).Select(Item),
            ])
            {
                Headings = ("", "Answer"),
            },
            .. Picture(run, answer.Dataset) is { } picture ? (Block[])[picture with { Detail = Detail.Full }] : [],
        ]),
    ])
    {
        BriefOrder = Order.Answer,
    };

    // Time and size at the largest count; null where the run has none.
    public static ScatterChart? Picture(SpeedRun run, string dataset) => run.Analysis.TradeOffs.Zip(run.Charts.TradeOffs)
        .Where(pair => pair.First.Dataset == dataset && run.Analysis.OwnData.Any(answer => answer.Dataset == dataset))
        .OrderBy(pair => pair.First.Count).LastOrDefault().Second;

    private static ListItem Item((string Label, string Text) line) => new(line.Label, Inline.Of(line.Text));

    private static List<CaseResult> CasesOf(ResultsFile file, OwnDataAnswer answer) =>
        [.. file.Cases.Where(result => result.Id.Table.Dataset == answer.Dataset)];

    private static IEnumerable<(string Label, string Text)> Losses(AnalysedRun run, OwnDataAnswer answer)
    {
        var file = run.File;
        var cases = CasesOf(file, answer);
        yield return ("Round trip", RoundTrip(answer.Serializers, cases));
        if (answer.Serializers.Alternatives.Count > 0)
        {
            yield return ("Same library", string.Join("; ", answer.Serializers.Alternatives.Select(Text)));
        }

        foreach (var line in AnswerLines.OfGenerators(file).Concat(AnswerLines.OfLosses(cases)))
        {
            yield return line;
        }

        foreach (var line in cases.Count == 0 ? [] : AnswerLines.OfTargets(run, cases[0].Id.Table.Target, answer.Dataset))
        {
            yield return line;
        }
    }

    private static IEnumerable<(string Label, string Text)> Figures(AnalysedRun run, OwnDataAnswer answer)
    {
        var file = run.File;
        if (SampleBytes(file, answer) is { } sample)
        {
            yield return ("Sample", sample);
        }

        foreach (var size in answer.Sizes)
        {
            yield return (size.Count == 1 ? "One value" : $"List of {Wording.Grouped(size.Count)}", Fastest(file, size));
        }

        string[] skipped = [.. Skipped(file, CasesOf(file, answer))];
        if (skipped.Length > 0)
        {
            yield return (RivalText.SkippedLabel, RivalText.Skipped(skipped));
        }

        if (answer is { Formats: { Count: > 0 } formats, Baseline: not null })
        {
            var scope = $"time relative to {answer.Baseline} to write and read {Values(answer.Sizes[^1].Count)}";
            yield return ("By format", $"{scope}: {string.Join("; ", formats.Select(OfFormat))}");
        }

        if (answer.Smallest is { } smallest)
        {
            var size = Scale.Bytes.Text(smallest.Cases[0].Result.SizeBytes!.Value);
            yield return ("Smallest ranked", $"{smallest.Name} writes {size} for {Values(answer.Sizes[^1].Count)}{InBrackets(smallest)}");
        }
    }

    private static string Verdict(ResultsFile file, OwnDataAnswer answer) => answer.Baseline is not { } baseline
        ? $"Not known whether a switch is faster: {file.Run.Baseline ?? "the baseline"} was not measured on this data."
        : answer.Switch is { } serializer ? Switch(answer, baseline, serializer)
        : $"No serializer is shown to be faster than {baseline} on this data, to write and read together.";

    private static IEnumerable<ListItem> Unchecked(ResultsFile file, OwnDataAnswer answer)
    {
        if (answer.Switch is not { } serializer || file.Checks.Count > 0)
        {
            yield break;
        }

        var dangerous = serializer.Serializer.Dangerous is { } why ? $"{why.TrimEnd('.')}; " : "";
        yield return new("Not checked here", Inline.Of(
            $"{dangerous}whether {serializer.Name} reads data of other versions of these types, damaged data, and on several threads:"))
        {
            Command = new RunAgain(file).All(serializer.Name),
            LabelTone = Tone.Warning,
        };
    }

    private static IEnumerable<string> Skipped(ResultsFile file, IEnumerable<CaseResult> cases)
    {
        var infos = SerializerInfos.Of(file);
        return cases.Where(result => result.Outcome == Outcome.Skipped && !infos[result.Id.Serializer].IsReference)
            .Select(result => result.Id.SerializerName).Distinct();
    }

    // The bytes of the sample beside those that are measured, where they differ enough to change the answer; else null. What is written is
    // that of the baseline, or of another serializer where the baseline writes no JSON.
    private static string? SampleBytes(ResultsFile file, OwnDataAnswer answer)
    {
        var sample = file.Datasets.FirstOrDefault(info => info.Name == answer.Dataset)?.SampleBytes;
        var infos = SerializerInfos.Of(file);
        var written = file.Cases
            .Where(result => result.Id.Table is { Count: 1 } table && table.Dataset == answer.Dataset && result.SizeBytes is not null
                && infos[result.Id.Serializer].Format == JsonFormat)
            .OrderByDescending(result => result.Id.SerializerName == answer.Baseline).ThenByDescending(
                result => result.Id.SerializerName == Reflection)
            .FirstOrDefault();
        return sample is null || written is null || Math.Abs((written.SizeBytes!.Value / sample.Value) - 1) <= LeastDifference ? null
            : $"a value has {Scale.Bytes.Text(sample.Value)} of JSON in the sample, without white space, and "
                + $"{written.Id.SerializerName} writes {Scale.Bytes.Text(written.SizeBytes.Value)}: "
                + "the figures are those of what is written";
    }

    private static string RoundTrip(SerializersByResult holders, List<CaseResult> cases)
    {
        var accepted = holders.Exact.Intersect(cases.Where(result => result.IsAccepted).Select(result => result.Id.SerializerName)).ToList(
            );
        string[] but = accepted.Count == 0 ? []
            : [$"{Wording.Grouped(accepted.Count)} with accepted losses only: {string.Join(", ", accepted)}"];
        string[] rest =
        [
            .. holders.Lossy.Count > 0
                ? (string[])[$"lossy: {string.Join(", ", holders.Lossy.Select(name => name + Lost(name, cases)))}"] : [],
            .. holders.NotKnown.Count > 0
                ? (string[])[$"not known, since a constructor sets missing members: {string.Join(", ", holders.NotKnown)}"] : [],
            .. holders.Unable.Count > 0 ? (string[])[$"unsupported or failed: {string.Join(", ", holders.Unable)}"] : [],
            .. holders.Untried.Count > 0 ? (string[])[$"not run here: {string.Join(", ", holders.Untried)}"] : [],
        ];
        return $"{Wording.Grouped(holders.Exact.Count - accepted.Count)} of {Wording.Count(holders.All, "serializer")} round-trip "
            + "without loss" + string.Concat(but.Concat(rest).Select(text => "; " + text));
    }

    private static string Lost(string serializer, IEnumerable<CaseResult> cases)
    {
        string[] members = [.. cases.Where(result => result.Id.Serializer == serializer).SelectMany(result => result.Lost).Distinct()];
        return members.Length == 0 ? "" : $" ({NameList.Format(members, NamedAtMost)})";
    }

    private static string Fastest(ResultsFile file, RankedCount size)
    {
        bool IsRun(Operation operation) => file.Cases.Any(result => result.Id.Table.Operation == operation);
        string[] parts =
        [
            .. IsRun(Operation.Serialize) ? (string[])[Fastest("write", size.Serialize)] : [],
            .. IsRun(Operation.Deserialize) ? (string[])[Fastest("read", size.Deserialize)] : [],
        ];
        return string.Join("; ", parts);
    }

    private static string Fastest(string call, Ranking? ranking) =>
        ranking?.Serializers.FirstOrDefault(serializer => serializer.IsCompared) is not { Rivals: { } rivals } first
            ? $"fastest to {call}: not known, since no exact serializer has a ratio"
            : $"{RivalText.Fastest(rivals)} to {call}: {first.Name} "
                + $"({string.Join(", ", [TimeOf(first.Cases[0]), .. AnswerLines.Conditions(first)])})"
                + $"{RivalText.Format(rivals, NamedAtMost)}";

    // The time that counts; of a mapped serializer the time without mapping beside it.
    private static string TimeOf(AnalysedCase row)
    {
        var time = row.Time!.Mean * row.ReadingFactor;
        return row.IsMapped ? $"{Scale.Time.Text(time * row.MappingFactor)} with mapping, {Scale.Time.Text(time)} without"
            : Scale.Time.Text(time);
    }

    private static string InBrackets(RankedSerializer serializer) =>
        AnswerLines.Conditions(serializer) is { Count: > 0 } words ? $" ({string.Join(", ", words)})" : "";

    private static string Switch(OwnDataAnswer answer, string baseline, RankedSerializer serializer)
    {
        string[] parts =
        [
            .. serializer.Serialize is { } writing
                ? (string[])[$"{Create(writing)} of the time to write{AnswerLines.WithMapping(serializer, Operation.Serialize)}"]
                : [],
            .. serializer.Deserialize is { } reading
                ? (string[])[$"{Create(reading)} of the time to read{AnswerLines.WithMapping(serializer, Operation.Deserialize)}"]
                : [],
            .. serializer.SizeRatio is { } size ? (string[])[Digits.Times(size, "size")] : [],
            .. serializer.AllocRatio is { } allocated ? (string[])[Digits.Times(allocated, "allocation")] : [],
        ];
        var losesMembers = answer.Ranking!.Serializers.Any(one =>
            one.IsBaseline && one.Cases.Any(result => result.Result.Fidelity == Results.Fidelity.Lossy));
        var faster = answer.OverBaseline(serializer) == Certainty.Shown ? "faster" : "probably faster";
        return $"{serializer.Name}{InBrackets(serializer)} is {faster} than {baseline} on this data: "
            + string.Join(", ", parts)
            + (answer.Sizes[^1].Count == 1 ? "" : $" ({Values(answer.Sizes[^1].Count)})")
            + (losesMembers ? $"; {baseline} loses members of this data, so it does less." : ".");
    }

    private static string Create(Estimate ratio) => IntervalText.Ratio(ratio.Value, ratio.Interval);

    private static string Values(int count) => count == 1 ? "one value" : $"a list of {Wording.Grouped(count)}";

    private static string Text(Alternative row) =>
        $"{row.Name} {(row.IsLossy ? "loses members" : "is unsupported or fails")}, {string.Join(", ", row.Exact)} "
        + (row.Exact.Count == 1 ? "round-trips without loss" : "round-trip without loss");

    private static string OfFormat(RankedSerializer best)
    {
        string[] words =
        [
            GeneralAnswer.Format(best),
            .. best.Serializer.Needs is { } needs and not NeedsNothing ? (string[])[$"needs {needs}"] : [],
            .. best.WithoutMapping is { } without ? (string[])[$"with mapping; {Digits.Ratio(without.Value)} without"] : [],
            .. AnswerLines.Conditions(best),
        ];
        return $"{(best.IsBaseline ? "1" : Create(best.Both))} {best.Name} ({string.Join(", ", words)})";
    }
}
