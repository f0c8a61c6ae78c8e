using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Facts;

/// <summary>What is known of a library on one screen: the answer first, then each question with the runs that answer it.</summary>
/// <param name="facts">The facts of the library, or of one of its serializers.</param>
/// <param name="name">The library or the serializer.</param>
public sealed class FactsReport(FactsFile facts, string name)
{
    private const int MostSerializers = 4;
    private const int MostFindings = 4;
    private const int MostLetters = 150;

    // What a project file says of a serializer that takes any class.
    private const string Nothing = "nothing";

    private static readonly CheckCategory[] s_shown =
        [CheckCategory.Values, CheckCategory.Versions, CheckCategory.DamagedInput, CheckCategory.Threads];

    private readonly FactsScope _scope = new(facts, MostSerializers);

    private IReadOnlyList<SerializerSheet> Shown => _scope.Shown;

    private string Answer
    {
        get
        {
            var first = Shown[0];
            string?[] parts =
            [
                first.Status,
                first.Licence,
                first.Released is { } day ? $"released {FactsScope.Day(day)}" : null,
                first.NewestKnown is { } newest && newest != first.Version ? $"newest {newest}" : null,
            ];
            return $"{name}{(first.Version is { } version ? " " + version : "")}: {string.Join(", ", parts.OfType<string>())}";
        }
    }

    /// <summary>The sections.</summary>
    public IReadOnlyList<Section> Sections() =>
    [
        new(new Heading(1, Answer), new Paragraph(Inline.Of(About()))),
        Speed(),
        Checks(),
        new(new Heading(2, "More"), new List(ListForm.Facts, new FactsDetails(_scope).Items())),
        new(new Heading(2, "Sources"), new List(ListForm.Bullets, [.. Sources()])),
    ];

    private string About()
    {
        var first = Shown[0];
        string?[] sentences =
        [
            first.StatusReason is { Length: > 0 } reason ? reason.TrimEnd('.') + "." : null,
            $"{(first.Format == "own" ? "Own format" : first.Format)}{(first.FormatDetails is { } more ? $" ({more})" : "")}; "
                + $"{Needs([.. facts.Serializers.Select(sheet => sheet.Needs).OfType<string>().Distinct()])}.",
            _scope.Others.Count == 0 ? null : $"Not shown: {_scope.Names(_scope.Others)}.",
        ];
        return string.Join(' ', sentences.OfType<string>());
    }

    private static string Needs(string[] needs) => needs.Except([Nothing]).ToArray() is not { Length: > 0 } some
        ? "no attributes or code generation needed"
        : $"needs {string.Join(" or ", some)}{(needs.Contains(Nothing) ? ", in some configurations none" : "")}";

    private Section Speed()
    {
        var quoted = Shown.Where(sheet => sheet.Quoted() is not null).Select(sheet => new QuotedSpeed(sheet, sheet.Quoted()!)).ToList();
        if (quoted.Count == 0)
        {
            return new(new Heading(2, "Is it fast?"), new Paragraph(Inline.Of($"Not known: no run compares it with {facts.Baseline}.")));
        }

        var places = quoted.Select(one => one.Place).Distinct().ToList();
        var conditions = quoted.Select(one => (one.Sheet.Serializer, Words: string.Join("; ", SheetText.Conditions(one.Speed))))
            .Where(one => one.Words.Length > 0).GroupBy(one => one.Words, one => one.Serializer)
            .Select(same => $" {_scope.Names(same)}: {same.Key}.");
        Column<QuotedSpeed>[] columns =
        [
            CaseColumns.Name<QuotedSpeed>(one => _scope.Short(one.Sheet.Serializer)),
            Column.Of<QuotedSpeed>("Write", one => SheetText.Factor(one.Sheet, one.Speed.Write), isNumeric: true),
            Column.Of<QuotedSpeed>("Read", one => SheetText.Factor(one.Sheet, one.Speed.Read), isNumeric: true),
            new("Size", "", Unit.Ratio, one => one.Speed.Size),
            new("Memory", "", Unit.Ratio, one => one.Speed.Allocated),
            Column.Of<QuotedSpeed>("Run", one => one.Speed.Source.Run),
            Column.Of<QuotedSpeed>("API", one => places.Count == 1 ? null : one.Place),
        ];
        return new(
            new Heading(2, $"Is it fast? Relative to {facts.Baseline}, with 95 % intervals"),
            new Table<QuotedSpeed>(columns, quoted) { LeavesOutEmpty = true },
            new Paragraph(Inline.Of($"Below 1 is less{(places.Count == 1 ? $"; {places[0]}" : "")}.{string.Concat(conditions)}"))
            {
                Tone = Tone.Note,
            });
    }

    private Section Checks()
    {
        var run = Shown.Where(sheet => sheet.Check is not null).ToList();
        if (run.Count == 0)
        {
            return new(
                new Heading(2, "What fails?"),
                new Paragraph(Inline.Of($"Not known: no stored run checked it. `roundup check {CommandWords.Quoted(name)}` does.")));
        }

        var runs = run.SelectMany(sheet => sheet.Check!.Categories.Values).SelectMany(one => one.Sources).Select(one => one.Run).Distinct();
        var conditions = run.Where(sheet => sheet.Check!.BuiltWithout is not null)
            .GroupBy(sheet => sheet.Check!.BuiltWithout, sheet => sheet.Serializer)
            .Select(same => $" {_scope.Names(same)}: without {same.Key}.");
        Column<SerializerSheet>[] columns =
        [
            CaseColumns.Name<SerializerSheet>(sheet => _scope.Short(sheet.Serializer)),
            .. s_shown.Select(category =>
                Column.Of<SerializerSheet>(category.Title(), sheet => SheetText.Results(sheet, category) ?? "not run")),
        ];
        List<ListItem> findings = [.. Findings()];
        return new(
        [
            new Heading(2, "What fails? The worst result of each check, with the number of its causes"),
            new Table<SerializerSheet>(columns, run),
            new Paragraph(Inline.Of($"Run: {string.Join(", ", runs)}.{string.Concat(conditions)}")) { Tone = Tone.Note },
            .. findings.Count == 0 ? Array.Empty<Block>() : [new List(ListForm.Bullets, findings)],
        ]);
    }

    // The worst of each category first, so that one does not hide the others.
    private IEnumerable<ListItem> Findings()
    {
        var findings =
            from category in s_shown
            from found in Shown.SelectMany(sheet => sheet.Check?.Categories.GetValueOrDefault(category.Word())?.Findings ?? [])
                .Where(finding => finding.Outcome > CheckOutcome.Rejected).DistinctBy(finding => finding.What)
                .OrderByDescending(finding => finding.Outcome).Index()
            orderby found.Index
            select (Category: category, Finding: found.Item);
        return findings.Take(MostFindings).OrderBy(one => one.Category).Select(one => new ListItem(
            null,
            Inline.Of($"{one.Category.Title()}, {one.Finding.Outcome.Word()}: {Shortened.To(MostLetters, one.Finding.What)}"
                + (one.Finding.Periods is { } periods ? $" ({SerializerVersions.Text(periods)})" : ""))));
    }

    // By the machine.
    private IEnumerable<ListItem> Sources()
    {
        var named = Shown.SelectMany(sheet => sheet.Losses.Select(loss => loss.Source)
                .Concat(sheet.Answers.Values.Select(answer => answer.Source))
                .Concat(sheet.Check?.Categories.Values.SelectMany(category => category.Sources) ?? [])
                .Append(sheet.Quoted()?.Source).Append(sheet.QuotedFirstCall()?.Source)
                .Append(sheet.NativeAot?.Source).Append(sheet.Versions?.Source))
            .OfType<FactSource>().Select(source => source.Run).ToHashSet();
        return facts.Runs.Where(run => named.Contains(run.Name)).GroupBy(run => run.Machine.Split(", SDK")[0]).Select(same => new ListItem(
            null, Inline.Of($"{same.Key}: {string.Join(", ", same.Select(run => $"{run.Name} {FactsScope.Day(run.Date)}"))}")));
    }

    private sealed record QuotedSpeed(SerializerSheet Sheet, SerializerSpeed Speed)
    {
        public string Place => $"{Speed.Shape}, {Speed.Target}";
    }
}
