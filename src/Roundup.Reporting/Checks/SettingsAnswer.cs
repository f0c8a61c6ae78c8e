using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

// The answer where two serializers read each other and their texts were compared: may the one take the place of the other? First whether
// each reads what the other one wrote, then by member how the texts differ.
internal sealed class SettingsAnswer
{
    private const int MostMembers = 12;
    private const int MostPairs = 6;

    private readonly CheckText _text;
    private readonly List<(Direction Old, Direction New)> _pairs;

    public SettingsAnswer(ResultsFile file, IReadOnlyList<CheckedSerializer> serializers, CheckText text)
    {
        _text = text;
        var order = file.Cases.Select(result => result.Id.Serializer).Distinct().ToList();
        var all = (
            from result in file.Cases
            where result.Part is CheckedCase { Texts.Count: > 0 }
            from compared in ((CheckedCase)result.Part).Texts
            group (result, compared) by (From: compared.Writer, To: result.Id.Serializer) into same
            select new Direction(
                same.Key.From,
                same.Key.To,
                [.. same.Select(one => one.compared)],
                [
                    .. from one in same
                       from finding in ((CheckedCase)one.result.Part).Findings
                       where finding is { Category: CheckCategory.Interoperability, Outcome: > CheckOutcome.Equivalent }
                           && finding.Id.Way is Way.From sent && sent.Writer == same.Key.From
                       let reader = serializers.First(serializer => serializer.Name == one.result.Id.SerializerName
                           && serializer.Target == one.result.Id.Table.Target)
                       select (reader, finding),
                ])).ToList();
        _pairs =
        [
            .. from one in all
               where order.IndexOf(one.From) < order.IndexOf(one.To)
               let other = all.Find(other => (other.From, other.To) == (one.To, one.From))
               where other is not null
               select (one, other),
        ];
    }

    public IEnumerable<Block> Blocks() => _pairs.Take(MostPairs).SelectMany(pair => Blocks(pair.Old, pair.New));

    // Every difference of every pair.
    public Section Details()
    {
        var lines = _pairs.SelectMany(pair => pair.Old.Differences.Select(one => new Line(pair.Old, one))).ToList();
        return lines.Count == 0 ? new() : new(
            new Heading(2, "Differences of the text") { Detail = Detail.Full },
            new Table<Line>(
                [
                    Column.Of<Line>("From", line => line.Of.From),
                    Column.Of<Line>("To", line => line.Of.To),
                    Column.Of<Line>("What differs", line => line.Difference.Kind.Word()),
                    Column.Of<Line>("Before", line => line.Difference.Before is { } path ? Path(path) : ""),
                    Column.Of<Line>("After", line => line.Difference.After is { } path ? Path(path) : ""),
                ],
                lines)
            {
                Detail = Detail.Full,
            });
    }

    // There: the new settings read what the old ones wrote; back: the reverse.
    private IEnumerable<Block> Blocks(Direction there, Direction back)
    {
        var library = there.From.Split('/')[0];
        var isOne = library == there.To.Split('/')[0];
        string Short(string serializer) => !isOne ? serializer
            : serializer.Split('/', 2) is [_, var name] ? name : SerializerReference.DefaultConfiguration;
        var (old, next) = (Short(there.From), Short(there.To));
        var question = isOne ? $"May the options of {library} change from {old} to {next}?" : $"May {old} be replaced by {next}?";
        var isSame = there.IsPassed && back.IsPassed && there.Texts.All(text => text.Same == text.Values);
        string Clause(Direction one) => $"{Short(one.To)} {one.Verb} what {Short(one.From)} wrote";
        var answer = isSame ? $"Yes. Nothing differs: {(there.NotCompared is null ? "the text is" : "the bytes are")} the same."
            : (there.IsPassed, back.IsPassed) switch
            {
                (true, true) => "Yes: each reads what the other one wrote, and all values are the same.",
                (false, false) => $"No: {Clause(there)}, and {Clause(back)}.",
                (true, false) => $"One way: {Clause(there)}; {Clause(back)}.",
                _ => $"One way: {Clause(back)}; {Clause(there)}.",
            };
        List<ListItem> items =
        [
            Read(there, $"{Clause(there)}"),
            Read(back, $"{Clause(back)}"),
            .. there.Differences.GroupBy(one => one.Kind)
                .Select(kind => new ListItem(kind.Key.Word(), Inline.Of(Members([.. kind], old, next))) { LabelTone = Tone.Note }),
            new("size", Inline.Of(Size(there.Texts))) { LabelTone = Tone.Note },
            .. there.NotCompared is { } why ? [new("not compared", Inline.Of(why)) { LabelTone = Tone.Note }] : (ListItem[])[],
        ];
        return
        [
            new Heading(2, isOne ? "Change of options" : "Change of the serializer"),
            new Paragraph(Inline.Strong($"{question} {answer}")),
            .. isSame ? [] : (Block[])[new List(ListForm.Facts, items) { Headings = ("Result", "What differs") }],
        ];
    }

    private ListItem Read(Direction direction, string clause)
    {
        if (direction.IsPassed)
        {
            return new(CheckOutcome.Passed.Word(), Inline.Of(clause));
        }

        var (reader, first) = direction.Failures.MaxBy(one => one.Finding.Outcome);
        var cause = new CheckCause(first.Id.Dataset, [first]);
        var lost = direction.Failures.SelectMany(one => one.Finding.Lost).Distinct().ToList();
        return new(first.Outcome.Word(), Inline.Of($"{clause}: "
            + (lost.Count > 0 ? NameList.Format(lost, MostMembers) : CheckText.What(cause).Replace($"{cause.Probe}: ", ""))))
        {
            LabelTone = CheckText.ToneOf(first.Outcome),
            Command = _text.Command(reader, cause),
        };
    }

    // Id → id, PlacedAt → placed_at; left out by New: BillTo; only New writes Total.
    private static string Members(IReadOnlyList<TextDifference> differences, string old, string next)
    {
        var isMissing = differences[0].Kind is TextDifferenceKind.Member or TextDifferenceKind.Null or TextDifferenceKind.Default;
        return differences[0].Kind == TextDifferenceKind.Layout ? "line breaks and spaces" : string.Join("; ", differences
            .GroupBy(one => (HasBefore: one.Before is not null, HasAfter: one.After is not null))
            .Select(same => (same.Key, Names: NameList.Format([.. same.Select(Member).Distinct()], MostMembers)))
            .Select(same => same.Key.HasBefore && same.Key.HasAfter ? same.Names
                : $"{(isMissing ? "left out" : "not written")} by {(same.Key.HasBefore ? next : old)}: {same.Names}"));
    }

    private static string Member(TextDifference difference)
    {
        var path = Path(difference.Before ?? difference.After!);
        return difference is { Kind: TextDifferenceKind.Name or TextDifferenceKind.LetterCase, After: { } after }
            ? $"{path} → {after.Split('.')[^1]}" : path;
    }

    private static string Path(string path) => path.Length == 0 ? "the whole" : path;

    private static string Size(IReadOnlyList<ComparedText> texts)
    {
        var (before, after) = (texts.Sum(text => text.WriterBytes), texts.Sum(text => text.Bytes));
        var change = before == 0 ? 0 : 100.0 * (after - before) / before;
        return string.Create(CultureInfo.InvariantCulture, $"{before:N0} → {after:N0} bytes ({change:+0;−0;0} %)");
    }

    // To reads what From wrote.
    private sealed record Direction(
        string From, string To, IReadOnlyList<ComparedText> Texts, IReadOnlyList<(CheckedSerializer Reader, CheckFinding Finding)> Failures)
    {
        public bool IsPassed => Failures.Count == 0;

        public string? NotCompared => Texts.Select(text => text.NotCompared).FirstOrDefault(reason => reason is not null);

        public IReadOnlyList<TextDifference> Differences { get; } =
            [.. Texts.SelectMany(text => text.Differences).Distinct().OrderBy(one => one.Kind)];

        public string Verb => IsPassed ? "reads"
            : Failures.All(one => one.Finding.Outcome is CheckOutcome.DefaultValue or CheckOutcome.Corrupted) ? "loses data of"
            : Failures.All(one => one.Finding.Outcome == CheckOutcome.Rejected) ? "rejects"
            : "fails to read";
    }

    private sealed record Line(Direction Of, TextDifference Difference);
}
