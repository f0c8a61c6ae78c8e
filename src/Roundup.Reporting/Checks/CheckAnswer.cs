using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

// The answer for many rows: who loses nothing, what the others lose, what breaks when a member is appended, and every other question with
// what went wrong, each cause once with the rows that share it.
internal sealed class CheckAnswer(IReadOnlyList<CheckedRow> rows, ReportedRun run, CheckText text)
{
    // Lines of what is lost; of each other question fewer.
    private const int MostLosses = 5;

    private const int MostOfVersions = 2;
    private const int MostOfCategory = 1;
    private const int MostNames = 3;
    private const int MostMembers = 3;

    // The end of the name of own data without the member that was appended last.
    private const string WithoutLast = "WithoutLast";

    private const string Appended = "Appended";

    private readonly List<CheckedRow> _rows = [.. rows.Where(row => !row.Info.IsReference)];
    private readonly bool _severalTargets = rows.Select(row => row.Target).Distinct().Skip(1).Any();

    public IEnumerable<Block> Blocks()
    {
        var lines = CheckLine.Of(_rows).ToLookup(line => line.Category);
        List<ListItem> items =
        [
            Intact(),
            .. Told(lines[CheckCategory.Values], MostLosses, "lost"),
            AfterAnAppend(),
            .. Told(lines[CheckCategory.Versions].OrderByDescending(line => IsOfAppended(line.Cause)), MostOfVersions, "versions"),
            .. Enum.GetValues<CheckCategory>().Except([CheckCategory.Values, CheckCategory.Versions])
                .SelectMany(category => Told(lines[category], MostOfCategory, category.Title())),
            .. NotRun(),
        ];
        return [new Heading(2, "The answer"), new List(ListForm.Facts, items) { Headings = ("Question", "Answer") }];
    }

    private ListItem Intact()
    {
        var asked = _rows.FindAll(row => IsAsked(row, CheckCategory.Values));
        var intact = asked.FindAll(row => row.Cells[CheckCategory.Values].Causes.All(cause => cause.Outcome == CheckOutcome.Equivalent));
        var forms = intact.FindAll(row => row.Cells[CheckCategory.Values].Causes.Count > 0);
        return new("lose nothing", Inline.Of(asked.Count == 0 ? "not asked" : Share(intact, asked)
            + (forms.Count == 0 ? "" : $"; some values in another, equal form: {Names(forms)}")));
    }

    private ListItem AfterAnAppend()
    {
        var asked = _rows.FindAll(row => row.Asked.Any(one => one.Category == CheckCategory.Versions && IsOfAppended(one.Probe)));
        var held = asked.FindAll(row => !row.Causes.Any(cause =>
            cause.Outcome > CheckOutcome.ByRoundup && cause.Categories.Contains(CheckCategory.Versions) && IsOfAppended(cause)));
        var isVersioned = _rows.Exists(row => IsAsked(row, CheckCategory.Versions));
        return new(
            "append member",
            Inline.Of(asked.Count > 0 ? $"nothing breaks with {Share(held, asked)}"
                : isVersioned ? "not asked; the versions below are those of your models"
                : run.File.Datasets.Any(dataset => dataset.SampleBytes is not null) ? "not asked: leave --only out, or add versions to it"
                : "not asked: own data need --data, and the probes are @VersionsOld with @VersionsNew"));
    }

    private IEnumerable<ListItem> Told(IEnumerable<CheckLine> lines, int most, string label)
    {
        var all = lines.ToList();
        for (var i = 0; i < Math.Min(all.Count, most); i++)
        {
            var more = i == most - 1 && all.Count > most ? $"; {Wording.Count(all.Count - most, "more cause")} in report.md" : "";
            var isNoFault = all[i].Cause.Outcome <= CheckOutcome.ByRoundup;
            var outcome = isNoFault ? "" : $"{all[i].Cause.Outcome.Word()}: ";
            yield return new(
                isNoFault ? all[i].Cause.Outcome.Word() : label, Inline.Of($"{outcome}{What(all[i])} – {Names(all[i].Rows)}{more}"))
            {
                LabelTone = CheckText.ToneOf(all[i].Cause.Outcome),
                Command = text.Command(all[i].Row, all[i].Cause),
            };
        }
    }

    private static string What(CheckLine line) => CheckText.What(line.Cause, line.Lost)
        + (line.Also.Count == 0 ? "" : $"; also {NameList.Of(line.Also, MostMembers)}");

    // By the reason of most of them.
    private IEnumerable<ListItem> NotRun()
    {
        var asked = rows.Select(row => row.Name).ToHashSet();
        var missing = Missing.Of(run.Cases.Where(one => !one.HasNumber && !asked.Contains(one.Result.Id.RowName))).ToList();
        var names = missing.SelectMany(one => one.Rows).Distinct().ToList();
        return names.Count == 0 ? [] :
        [
            new("not asked", Inline.Of($"{Wording.Count(names.Count, "serializer")}, {string.Join("; ", missing
                .GroupBy(one => one.Outcome, one => one.Rows)
                .Select(same => $"{same.Key.Word()}: {NameList.Of([.. same.SelectMany(some => some).Distinct()], MostNames)}"))}"
                + " (report.md has the reasons)"))
            {
                LabelTone = Tone.Note,
            },
        ];
    }

    private static bool IsAsked(CheckedRow row, CheckCategory category) => row.Cells.GetValueOrDefault(category) is { IsAsked: true };

    private static bool IsOfAppended(string probe) => probe.StartsWith(Appended, StringComparison.Ordinal)
        || probe.EndsWith(WithoutLast, StringComparison.Ordinal);

    private static bool IsOfAppended(CheckCause cause) => IsOfAppended(cause.Probe)
        || cause.Ways.OfType<Way.From>().Any(way => way.Writer.EndsWith(WithoutLast, StringComparison.Ordinal));

    private string Share(List<CheckedRow> some, List<CheckedRow> all) =>
        $"{Wording.Grouped(some.Count)} of {Wording.Count(all.Count, "serializer")}"
        + (some.Count == 0 ? "" : $": {Names(some, int.MaxValue)}");

    // Where all rows of a library are meant, its name with /*.
    private string Names(IReadOnlyCollection<CheckedRow> some, int most = MostNames) => NameList.Of(
        [.. some.GroupBy(row => row.Info.Library).SelectMany(library => library.Count() > 1
            && library.Count() == _rows.Count(row => row.Info.Library == library.Key)
                ? [$"{library.Key}/*"]
                : library.Select(row => _severalTargets ? $"{row.Name} on {row.Target}" : row.Name))],
        most);
}

// Column: the first question at which it was found. Cause: the cause as the first row has it. Lost: the place in its list of the difference
// that is told; null for an exception. Also: other members, or probes, that the same rows lose in the same way.
internal sealed record CheckLine(
    CheckCategory Category, CheckCause Cause, int? Lost, IReadOnlyList<CheckedRow> Rows, IReadOnlyList<string> Also)
{
    public CheckedRow Row => Rows[0];

    // All causes of some rows, in the order of CheckKind, of that what most rows share first.
    public static IReadOnlyList<CheckLine> Of(IEnumerable<CheckedRow> rows)
    {
        var single = from row in rows
                     from cause in row.Causes.SelectMany(cause => cause.VersionsApart())
                     from lost in cause.First.Lost.Count == 0 ? [null] : Enumerable.Range(0, cause.First.Lost.Count).Select(i => (int?)i)
                     let what = lost is { } i ? $"{cause.Probe} {cause.First.Lost[i]}" : cause.OverProbes
                     group (Row: row, Cause: cause, Lost: lost) by (Category: cause.Categories[0], cause.Outcome, What: what) into same
                     select (
                         First: same.First(),
                         same.Key.Category,
                         Rows: same.Select(one => one.Row).Distinct().ToList(),
                         Also: same.Select(one => one.Cause.Probe).Distinct().Skip(1).ToList());
        return
        [
            .. single.GroupBy(one => (one.Category, one.First.Cause.Outcome, one.First.Lost is null,
                    CheckText.KindOf(one.First.Cause, one.First.Lost), string.Join('\n', one.Rows.Select(row => (row.Name, row.Target)))))
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
                .ThenByDescending(line => line.Rows.Count)
                .ThenByDescending(line => line.Also.Count),
        ];
    }
}
