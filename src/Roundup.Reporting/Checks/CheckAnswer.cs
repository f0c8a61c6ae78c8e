using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

// The answer for many serializers: a verdict, the data that are lost, what breaks when a member is added, and the failures of each other
// category, each cause once with the serializers that share it.
// isCompared: the differences from the expected findings stand before it, and what is expected is not repeated.
internal sealed class CheckAnswer(IReadOnlyList<CheckedSerializer> serializers, ReportedRun run, RoundTripVerdict verdict, CheckText text,
    bool isCompared)
{
    // Lines of lost data; of each other category fewer.
    private const int MostLosses = 5;

    private const int MostOfVersions = 2;
    private const int MostOfCategory = 1;
    private const int MostNames = 3;
    private const int MostMembers = 3;

    // The end of the name of own data without the member that was appended last.
    private const string WithoutLast = "WithoutLast";

    private const string Appended = "Appended";

    private readonly List<CheckedSerializer> _serializers = [.. serializers.Where(serializer => !serializer.Info.IsReference)];

    public IEnumerable<Block> Blocks()
    {
        var lines = CheckLine.Of(isCompared ? [] : _serializers).ToLookup(line => line.Category);
        List<ListItem> items =
        [
            .. Intact(),
            .. Items(lines, CheckCategory.Values, MostLosses),
            AfterAnAppend(),
            .. Items(lines, CheckCategory.Versions, MostOfVersions),
            .. Enum.GetValues<CheckCategory>().Except([CheckCategory.Values, CheckCategory.Versions])
                .SelectMany(category => Items(lines, category, MostOfCategory)),
            .. NotRun(),
        ];
        return
        [
            new Heading(2, "The answer"),
            .. verdict.Text() is { } first ? [new Paragraph(Inline.Strong(first))] : (Block[])[],
            new List(ListForm.Facts, items) { Headings = ("Category", "Answer") },
        ];
    }

    private IEnumerable<ListItem> Intact()
    {
        var forms = verdict.Intact.Where(serializer => serializer.Cells[CheckCategory.Values].Causes.Count > 0).ToList();
        return verdict.Intact.Count == 0 ? [] :
        [
            new("round trip", Inline.Of("no loss: " + Names(verdict.Intact, int.MaxValue)
                + (forms.Count == 0 ? "" : $"; some values equal, not identical: {Names(forms)}"))),
        ];
    }

    private ListItem AfterAnAppend()
    {
        var all = _serializers.FindAll(serializer => serializer.WasRun
            .Any(one => one.Category == CheckCategory.Versions && IsOfAppended(one.Probe)));
        var passed = all.FindAll(serializer => !serializer.Causes.Any(cause =>
            cause.Outcome > CheckOutcome.ByRoundup && cause.Categories.Contains(CheckCategory.Versions) && IsOfAppended(cause)));
        var isVersioned = _serializers.Exists(serializer => serializer.Cells.GetValueOrDefault(CheckCategory.Versions) is { WasRun: true });
        return new(
            "a new member",
            Inline.Of(passed.Count == 0 && all.Count > 0
                ? $"breaks something with {(all.Count == 1 ? "the serializer" : $"each of the {all.Count} serializers")}"
                : all.Count > 0 ? $"breaks nothing with {Share(passed, all)}"
                : isVersioned ? "not run; the versions below are those of your models"
                : run.File.Datasets.Any(dataset => dataset.SampleBytes is not null) ? "not run: leave out --only, or add versions to it"
                : "not run: it takes --data, or the probes @VersionsOld and @VersionsNew"));
    }

    private IEnumerable<ListItem> Items(ILookup<CheckCategory, CheckLine> lines, CheckCategory category, int most)
    {
        var all = lines[category].OrderByDescending(line => category == CheckCategory.Versions && IsOfAppended(line.Cause)).ToList();
        for (var i = 0; i < Math.Min(all.Count, most); i++)
        {
            var isNoFault = all[i].Cause.Outcome <= CheckOutcome.ByRoundup;
            var outcome = isNoFault ? "" : $"{all[i].Cause.Outcome.Word()}: ";
            yield return new(
                isNoFault ? all[i].Cause.Outcome.Word() : category.Title(),
                Inline.Of($"{outcome}{What(all[i])} – {Names(all[i].Serializers)}"))
            {
                LabelTone = CheckText.ToneOf(all[i].Cause.Outcome),
                Command = text.Command(all[i].Serializer, all[i].Cause),
            };
        }

        if (all.Count > most)
        {
            yield return new(category.Title(), Inline.Of($"{Wording.Count(all.Count - most, "more cause")} under Failures in report.md"))
            {
                LabelTone = Tone.Note,
            };
        }
    }

    private static string What(CheckLine line) => CheckText.What(line.Cause, line.Lost)
        + (line.Also.Count == 0 ? "" : $"; also {NameList.Format(line.Also, MostMembers)}");

    // By the reason of most of them.
    private IEnumerable<ListItem> NotRun()
    {
        var known = serializers.Select(serializer => serializer.Name).ToHashSet();
        var missing = Missing.Of(run.Cases.Where(one => !one.HasNumber && !known.Contains(one.Result.Id.SerializerName))).ToList();
        var names = missing.SelectMany(one => one.Serializers).Distinct().ToList();
        return names.Count == 0 ? [] :
        [
            new("not run", Inline.Of($"{Wording.Count(names.Count, "serializer")}, {string.Join("; ", missing
                .GroupBy(one => one.Outcome, one => one.Serializers)
                .Select(same => $"{same.Key.Word()}: {NameList.Format([.. same.SelectMany(some => some).Distinct()], MostNames)}"))}"
                + " (report.md has the reasons)"))
            {
                LabelTone = Tone.Note,
            },
        ];
    }

    private static bool IsOfAppended(string probe) => probe.StartsWith(Appended, StringComparison.Ordinal)
        || probe.EndsWith(WithoutLast, StringComparison.Ordinal);

    private static bool IsOfAppended(CheckCause cause) => IsOfAppended(cause.Probe)
        || cause.Ways.OfType<Way.From>().Any(way => way.Writer.EndsWith(WithoutLast, StringComparison.Ordinal));

    private string Share(List<CheckedSerializer> some, List<CheckedSerializer> all) =>
        $"{Wording.Grouped(some.Count)} of {Wording.Count(all.Count, "serializer")}"
        + (some.Count == 0 ? "" : $": {Names(some, int.MaxValue)}");

    // Where all serializers of a library are meant, its name with /*.
    private string Names(IReadOnlyCollection<CheckedSerializer> some, int most = MostNames) => NameList.Format(
        [.. some.GroupBy(serializer => serializer.Info.Library).SelectMany(library => library.Count() > 1
            && library.Count() == _serializers.Count(serializer => serializer.Info.Library == library.Key)
                ? [$"{library.Key}/*"]
                : library.Select(verdict.Name))],
        most);
}

// Category: the first in which it was found. Cause: the cause as the first serializer has it. Lost: the place in its list of the difference
// that is shown; null for an exception. Also: other members, or probes, that the same serializers lose in the same way.
internal sealed record CheckLine(
    CheckCategory Category, CheckCause Cause, int? Lost, IReadOnlyList<CheckedSerializer> Serializers, IReadOnlyList<string> Also)
{
    public CheckedSerializer Serializer => Serializers[0];

    // All causes of some serializers, in the order of CheckKind, of that what most share first.
    public static IReadOnlyList<CheckLine> Of(IEnumerable<CheckedSerializer> serializers)
    {
        var single = from row in serializers
                     from cause in row.Causes.SelectMany(cause => cause.VersionsApart())
                     from lost in cause.First.Lost.Count == 0 ? [null] : Enumerable.Range(0, cause.First.Lost.Count).Select(i => (int?)i)
                     let what = lost is { } i ? $"{cause.Probe} {cause.First.Lost[i]}" : cause.OverProbes
                     group (Row: row, Cause: cause, Lost: lost) by (Category: cause.First.Category, cause.Outcome, What: what) into same
                     select (
                         First: same.First(),
                         same.Key.Category,
                         Rows: same.Select(one => one.Row).Distinct().ToList(),
                         Also: same.Select(one => one.Cause.Probe).Distinct().Skip(1).ToList());
        return
        [
            .. single.GroupBy(one => (one.Category, one.First.Cause.Outcome, one.First.Lost is null,
                    CheckText.KindOf(one.First.Cause, one.First.Lost),
                        string.Join('\n', one.Rows.Select(serializer => (serializer.Name, serializer.Target)))))
                .Select(same => same.ToList())
                .Select(same => new CheckLine(
                    same[0].Category,
                    same[0].First.Cause,
                    same[0].First.Lost,
                    same[0].Rows,
                    [.. same[0].Also, .. same.Skip(1).Select(one => CheckText.PlaceOf(one.First.Cause, one.First.Lost, same[0].First.Cause))
                        .Distinct()]))
                .OrderBy(line => line.Cause.Outcome <= CheckOutcome.ByRoundup)
                .ThenBy(line => line.Cause.IsExotic)
                .ThenByDescending(line => line.Cause.Outcome)
                .ThenByDescending(line => line.Serializers.Count)
                .ThenByDescending(line => line.Also.Count),
        ];
    }
}
