using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Facts;

// What a library loses and needs besides, an item for each question that anything is known of.
internal sealed class FactsDetails(FactsScope scope)
{
    private const int MostTexts = 2;
    private const int MostMembers = 3;
    private const int MostDatasets = 5;
    private const int MostChanges = 3;

    public IReadOnlyList<ListItem> Items() =>
    [
        .. Lost(),
        .. Items("Versions", scope.Same(1, Versions)),
        .. Items("Since", [.. scope.Shown.Select(sheet => sheet.Versions).OfType<CheckedVersions>().SelectMany(Since).Take(MostTexts)]),
        .. Items("NativeAOT", scope.Same(MostTexts, sheet => Answer(
            sheet, "nativeaot", sheet.NativeAot is { Bytes: { } bytes } ? $", {NumberText.Bytes(bytes)} published" : ""))),
        .. Items("Untrusted data", scope.Same(MostTexts, sheet => Answer(sheet, "safe-by-default"))),
        .. Items("First call", scope.Same(
            1, sheet => sheet.QuotedFirstCall() is { } call ? $"{SheetText.FirstCall(call)} ({call.Source.Run})" : null)),
        .. Issues(),
        .. Unknown(),
    ];

    private static IEnumerable<ListItem> Items(string label, IReadOnlyList<string> texts) =>
        texts.Select((text, i) => new ListItem(i == 0 ? label : "", Inline.Of(text)));

    private IEnumerable<ListItem> Lost()
    {
        var losses =
            from sheet in scope.Shown
            from loss in sheet.Losses
            group (sheet.Serializer, loss) by NameList.Format(loss.Members, MostMembers) into same
            orderby same.Count() descending
            let data = NameList.Format([.. same.Select(one => one.loss.Dataset).Distinct()], MostDatasets)
            select $"{scope.Names(same.Select(one => one.Serializer))} of {data}: {same.Key} ({same.First().loss.Source.Run})";
        var exact = scope.Shown.SelectMany(sheet => sheet.Exact).Distinct().Order(StringComparer.Ordinal).ToList();
        string[] texts = [.. losses.Take(MostTexts)];
        return Items("Loses", texts.Length > 0 ? texts
            : exact.Count > 0 ? [$"nothing of the datasets {NameList.Format(exact, MostDatasets)}"] : []);
    }

    private static string? Versions(SerializerSheet sheet) => sheet.Check is not { Changes: { Count: > 0 } changes } check ? null
        : $"a new program reads old data: {Changes(changes, change => change.NewReadsOld)}; an old one new data: "
            + $"{Changes(changes, change => change.OldReadsNew)} "
            + $"({check.Categories[CheckCategory.Versions.Word()].Sources.Select(source => source.Run).FirstOrDefault()})";

    // What came or went with a version of the library; the newest failures first.
    private static IEnumerable<string> Since(CheckedVersions versions) =>
        from change in versions.Changes
        orderby change.Periods[^1].Until is not null, change.Outcome descending
        select $"{SerializerVersions.What(change, versions.Tried)}: {SerializerVersions.Text(change.Periods)} ({versions.Source.Run})";

    private static string Changes(IReadOnlyList<ModelChange> changes, Func<ModelChange, CheckOutcome?> outcome) => string.Join("; ",
        changes.Where(change => outcome(change) is not null).GroupBy(change => outcome(change)!.Value, change => change.Change)
            .OrderBy(same => same.Key)
            .Select(same => same.Key == CheckOutcome.Passed ? $"{same.Count()} passed"
                : $"{same.Key.Word()} {NameList.Format([.. same], MostChanges)}"));

    private static string? Answer(SerializerSheet sheet, string need, string more = "") =>
        sheet.Answers.GetValueOrDefault(need) is not { IsMet: { } isMet } answer ? null
        : $"{answer.Word}: {answer.Fact}{(isMet ? more : "")}"
            + (answer.Source is { } source ? $" ({source.Run})" : answer.Page is { } page ? $" ({page})" : "");

    private IEnumerable<ListItem> Issues() => scope.Shown[0].Issues is not { Count: > 0 } issues ? []
        : Items("Public issues", [string.Join("; ", issues.Select(issue => $"{issue.About}: {issue.Address}"))]);

    private IEnumerable<ListItem> Unknown()
    {
        var first = scope.Shown[0];
        var unknown = first.Answers.Where(answer => answer.Value.IsMet is null).ToList();
        return unknown.Count == 0 ? [] :
        [
            new("Not known", Inline.Of($"of {first.Serializer}: {string.Join(", ", unknown.Select(answer => answer.Key))}"))
            {
                Command = unknown.Select(answer => answer.Value.FindOut).FirstOrDefault(command => command is not null),
            },
        ];
    }
}
