using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

// What an answer about own data begins with: how its findings differ from the expected ones, and what each change of its types breaks.
internal sealed class OwnAnswer(ResultsFile file, IReadOnlyList<CheckedSerializer> serializers, IReadOnlyList<ContractFinding> all)
{
    private const int MostLines = 20;
    private const int MostMembers = 3;

    public bool IsCompared => file.Run is { Expected: not null, Interrupted: false };

    public IEnumerable<Block> Blocks() =>
    [
        .. IsCompared ? Compared(file.Run.Expected!.Keys) : [],
        .. file.Run.Contract is { Changes.Count: > 0 } contract && serializers.Any(one => HasRun(one, contract.Dataset)
            || HasRun(one, contract.Before)) ? Changes(contract) : [],
    ];

    private IEnumerable<Block> Compared(IEnumerable<string> expected)
    {
        var differences = all.Where(one => one.Of.State > FindingState.Expected).ToList();
        var same = all.Count - differences.Count;
        var counts = differences.CountBy(one => one.Word).Select(one => $"{Wording.Grouped(one.Value)} {one.Key}");
        var missing = expected.Except(serializers.Select(serializer => serializer.Name)).Order(StringComparer.Ordinal).ToList();
        return
        [
            new Heading(2, "Compared with expected findings"),
            new Paragraph(Inline.Strong(differences.Count > 0
                ? $"Findings: {string.Join(", ", counts)}{(same == 0 ? "." : $"; {Wording.Grouped(same)} expected, as before.")}"
                : same == 0 ? "No findings, as expected." : $"No new findings: {Wording.Grouped(same)} expected.")),
            new List(ListForm.Facts,
            [
                .. differences.Take(MostLines).Select(Difference),
                .. More(differences.Count, "difference", "; report.md has all failures"),
                .. missing.Count == 0 ? []
                    : (ListItem[])[Note("not run", $"expected findings of {NameList.Format(missing, missing.Count)} were not compared")],
            ])
            {
                Headings = ("Finding", ""),
            },
        ];
    }

    private static ListItem Difference(ContractFinding finding)
    {
        var of = finding.Of;
        var where = of.Targets.Count == 0 ? "" : $" on {string.Join(", ", of.Targets)}";
        var was = of is { State: FindingState.Changed, Was: { } before } ? $" (was {before.Word()})" : "";
        List<string> changes = [.. of.Changes.Select(change => change.Text)];
        var from = changes.Count == 0 ? "" : changes is [var only] ? $"; {only}"
            : $"; one of {Wording.Count(changes.Count, "change")}: {NameList.Format(changes, MostMembers)}";
        var cause = of.First is { } first ? new CheckCause(first.Id.Dataset, [first]) : null;
        return new(finding.Word, Inline.Of($"{of.Serializer}{where}" + (cause is null
            ? $": {of.Key}, was {of.Outcome.Word()}"
            : $" {of.Outcome.Word()}{was}: {CheckText.What(cause)}; {CheckText.Where(cause)}{from}")))
        {
            LabelTone = cause is null ? Tone.Note : CheckText.ToneOf(of.Outcome),
            Command = finding.Command,
        };
    }

    private IEnumerable<Block> Changes(ContractComparison contract)
    {
        var findings = all.Select(one => one.Of).Where(finding =>
            finding.First is { Id.Way: Way.From from, Category: CheckCategory.Versions } first
            && contract.IsBetween(first.Id.Dataset, from.Writer)).ToList();

        // What may come from any of them is said of all in one line.
        var texts = contract.Changes.Select(change => change.Text).ToList();
        var unknown = findings.FindAll(finding => texts.Count > 1 && finding.Changes.Count == texts.Count);
        var changes = contract.Changes
            .Select(change => (change.Text, Broken: findings.Except(unknown).Where(one => one.Changes.Contains(change)).ToList()))
            .Where(one => one.Broken.Count > 0 || unknown.Count == 0).ToList();
        return
        [
            new Heading(2, $"Changes of the types since {contract.Reference.TrimEnd('.')}"),
            new List(ListForm.Facts,
            [
                .. unknown.Count == 0 ? [] : (ListItem[])[Change(
                    contract, $"One of {Wording.Count(texts.Count, "change")} ({NameList.Format(texts, MostMembers)})", unknown, unknown)],
                .. changes.OrderBy(one => one.Broken.Count == 0).Take(MostLines)
                    .Select(one => Change(contract, one.Text, one.Broken, unknown)),
                .. More(changes.Count, "change", ""),
            ])
            {
                Headings = ("Result", "Change"),
            },
        ];
    }

    private ListItem Change(ContractComparison contract, string change, List<OwnFinding> broken, List<OwnFinding> others)
    {
        var main = contract.Reference.TrimEnd('.');
        var worst = broken.Count == 0 ? CheckOutcome.Passed : broken.Max(finding => finding.Outcome);
        (string Text, string Reader)[] directions =
        [
            ($"A program of {main} reads what these files write", contract.Before),
            ($"These files read what {main} wrote", contract.Dataset),
        ];
        var results = directions.Where(one => others.Count == 0 || broken.Exists(finding => finding.First!.Id.Dataset == one.Reader))
            .Select(one => (one.Text, Result: Result(one.Reader, broken, others))).ToList();
        return new(worst.Word(), Inline.Of(results is [var one, var other] && one.Result == other.Result
            ? $"{change}: {one.Result}"
            : string.Concat(results.Select(one => $". {one.Text}: {one.Result}").Prepend(change))))
        {
            LabelTone = CheckText.ToneOf(worst),
        };
    }

    // MemoryPack/default corrupted (Lines[].Price); System.Text.Json/reflection passed.
    private string Result(string reader, List<OwnFinding> broken, List<OwnFinding> others)
    {
        var failed = broken.Where(finding => finding.First!.Id.Dataset == reader).GroupBy(finding => finding.Serializer).ToList();
        var passed = serializers.Where(serializer => HasRun(serializer, reader)).Select(serializer => serializer.Name).Distinct()
            .Except(failed.Select(one => one.Key)).Except(others.Select(finding => finding.Serializer)).ToList();
        var isAll = passed.Count == serializers.Where(one => !one.Info.IsReference).Select(one => one.Name).Distinct().Count();
        List<string> results =
        [
            .. from one in failed
               let word = one.Max(finding => finding.Outcome).Word()
               let names = one.Select(What).Except([word]).ToList()
               select $"{one.Key} {word}{(names.Count == 0 ? "" : $" ({NameList.Format(names, MostMembers)})")}"
                   + (one.All(finding => finding.State == FindingState.Expected) ? ", as expected" : ""),
            .. passed.Count == 0 ? [] : (string[])[isAll ? "all passed" : $"{string.Join(", ", passed)} passed"],
        ];
        return results.Count == 0 ? "not run" : string.Join("; ", results);
    }

    private static bool HasRun(CheckedSerializer serializer, string reader) => serializer.WasRun.Contains((reader, CheckCategory.Versions));

    // The member, or the exception.
    private static string What(OwnFinding finding) => finding.Key.Split(' ', 2)[1].Split(": ")[0];

    private static IEnumerable<ListItem> More(int count, string what, string where) =>
        count <= MostLines ? [] : [Note("more", Wording.Count(count - MostLines, what) + where)];

    private static ListItem Note(string label, string note) => new(label, Inline.Of(note)) { LabelTone = Tone.Note };
}
