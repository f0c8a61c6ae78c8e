using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

// Each serializer with the user's settings beside its library's default, and beside the fastest one that keeps as much.
internal sealed class YourSettings
{
    private const int MostMembers = 3;

    private readonly ResultsFile _file;
    private readonly string? _dataset;
    private readonly ILookup<string, CaseResult> _cases;

    // By baseline: several settings have one default.
    private readonly Dictionary<string, AnalysedRun> _runs = [];

    // dataset: of the user's own; null: all datasets of a run without own data.
    private YourSettings(ResultsFile file, string? dataset)
    {
        (_file, _dataset) = (file, dataset);
        _cases = file.Cases.Where(result => dataset is null || result.Id.Table.Dataset == dataset).ToLookup(result => result.Id.Serializer);
    }

    public static IEnumerable<Block> Blocks(SpeedRun run, string? dataset)
    {
        var of = new YourSettings(run.File, dataset);
        var yours = run.File.Serializers.Where(info => info is { Settings: not null, Default: not null } && of._cases.Contains(info.Name))
            .ToList();
        return yours.Count == 0 ? [] :
        [
            new Heading(2, "Your settings"),
            new List(ListForm.Facts, [.. yours.Select(info => new ListItem(info.Name, Inline.Of(of.Text(info))))])
            {
                Headings = ("Serializer", "Compared with its default"),
            },
        ];
    }

    private string Text(SerializerInfo info)
    {
        if (WhyNotMeasured(info.Name) is { } reason)
        {
            return Sentence(reason);
        }

        var (lost, byDefault) = (Lost(info.Name), Lost(info.Default!));
        var why = WhyNotMeasured(info.Default!);
        string?[] sentences =
        [
            why is null ? Ratios(info) : $"the default, {info.Default}: {why}",
            why is not null ? null : Members("it keeps", byDefault, lost, "which the default loses"),
            Members("it loses", lost, byDefault, why is null ? "which the default keeps" : null),
            _cases[info.Name].Select(result => result.Note).FirstOrDefault(note => note is not null),
            Fastest(info, lost),
        ];
        return string.Join(' ', sentences.OfType<string>().Select(Sentence));
    }

    private string? WhyNotMeasured(string serializer) => !_cases.Contains(serializer) ? "not run"
        : _cases[serializer].FirstOrDefault(result => result.Outcome != Outcome.Measured) is { } end
            ? $"{end.Outcome.Word()}: {end.Reason?.TrimEnd('.')}" : null;

    private HashSet<string> Lost(string serializer) =>
        [.. _cases[serializer].Where(Losses.LosesMembers).SelectMany(result => result.Lost)];

    private static string? Members(string verb, HashSet<string> some, HashSet<string> others, string? which) =>
        some.Except(others).ToList() is not { Count: > 0 } members ? null
            : $"{verb} {NameList.Format(members, MostMembers)}{(which is null ? "" : $", {which}")}";

    // The run analysed with a serializer as its baseline; null where it has no number in all tables.
    private (Ranking Ranking, int Count)? Against(string baseline)
    {
        if (!_runs.TryGetValue(baseline, out var run))
        {
            run = _runs[baseline] = Analyser.Analyse(_file, baseline);
        }

        var answer = run.OwnData.FirstOrDefault(one => one.Dataset == _dataset);
        var ranking = answer is null ? run.Rankings is [var first, ..] ? first : null : answer.Ranking;
        return ranking?.Baseline == baseline ? (ranking, answer?.Sizes[^1].Count ?? 1) : null;
    }

    private string Ratios(SerializerInfo info)
    {
        if (Against(info.Default!) is not var (ranking, count)
            || ranking.Serializers.FirstOrDefault(one => one.Name == info.Name) is not { } yours)
        {
            return $"no table has times of both it and {info.Default}";
        }

        string[] parts =
        [
            .. yours.Serialize is { } writing ? (string[])[Ratio(writing, "write")] : [],
            .. yours.Deserialize is { } reading ? (string[])[Ratio(reading, "read")] : [],
            .. yours.SizeRatio is { } size ? (string[])[Digits.Times(size, "size")] : [],
        ];
        return $"of the time of {info.Default} it needs {string.Join(", ", parts)}"
            + (count == 1 ? "" : $" (a list of {Wording.Grouped(count)})");
    }

    private static string Ratio(Estimate ratio, string call) => $"{IntervalText.Ratio(ratio.Value, ratio.Interval)} to {call}"
        + (ratio.Interval?.Contains(1) == true ? " (no significant difference)" : "");

    private string? Fastest(SerializerInfo info, HashSet<string> lost)
    {
        if (Against(info.Name) is not var (ranking, _))
        {
            return null;
        }

        var best = ranking.Serializers.FirstOrDefault(one => one.Cases.Count == ranking.Tables && !one.IsBaseline
            && one.Conditions.CanLead && Lost(one.Name).IsSubsetOf(lost));
        return best is not { Both: { Interval.High: < 1 } both } ? "no serializer that keeps as much is shown to be faster"
            : $"the fastest that keeps as much, {best.Name}, needs {IntervalText.Ratio(both.Value, both.Interval)} "
                + "of its time to write and read";
    }

    private static string Sentence(string text) => $"{char.ToUpperInvariant(text[0])}{text[1..].TrimEnd('.')}.";
}
