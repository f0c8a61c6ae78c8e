using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results.Texts;
using Line = System.Linq.IGrouping<string, Roundup.Reporting.Blocks.ContractFinding>;

namespace Roundup.Reporting.Checks;

// The comment on a pull request: a verdict, what changed and what came of it, and how to accept that.
internal static class FindingsDocument
{
    private const int MostSerializers = 6;

    private static readonly Column<Line>[] s_columns =
    [
        Column.Of<Line>("Change", line => line.First().Changed),
        Column.Of<Line>("Place", line => line.First().Change is { File: { } file } change ? $"{file}:{change.Line}" : null),
        Column.Of<Line>("Finding", line => line.Key),
        Column.Of<Line>("Serializers", line => NameList.Format([.. line.Select(one => one.Of.Serializer).Distinct()], MostSerializers)),
    ];

    public static ReportDocument Create(ContractFindings findings, ResultsFile file)
    {
        List<Line> lines = [.. findings.Groups.SelectMany(group => group.GroupBy(one => one.Title))];
        var changes = (file.Run.Contract?.Changes ?? []).Except(lines.SelectMany(line => line.First().Of.Changes))
            .Select(change => change.Text);
        var failed = findings.Checks.Where(check => check.IsError).Select(check => $"{check.Serializer} ({check.NotRun})").Distinct();
        var states = findings.Findings.CountBy(one => one.Word).Select(state => $"{state.Value} {state.Key}");
        var title = file.Run.Contract is { } contract ? $"{contract.Dataset} against {contract.Reference.TrimEnd('.')}"
            : file.Datasets.First(data => data.IsOwn).Name;
        var update = file.Run.Expected is null ? "--expected FILE --update" : "--update";
        var isCheck = file.Run.Command.StartsWith("check", StringComparison.Ordinal);
        return new("comparison",
        [
            new(
            [
                new Heading(2, $"Checks of {title}"),
                new Paragraph(Inline.Strong(findings.Findings.Count == 0 ? "No findings." : $"Findings: {string.Join(", ", states)}.")),
                .. lines.Count == 0 ? [] : (Block[])[new Table<Line>(s_columns, lines) { HasLongTexts = true, LeavesOutEmpty = true }],
                .. Note("Changes without a finding", [.. changes]),
                .. Note("Not checked", [.. failed]),
                .. !isCheck || !findings.Findings.Any(one => one.Fails) ? [] : (Block[])[new Paragraph(new(
                    new Span("To accept these findings, run "),
                    new Span($"{new RunAgain(file).Whole} {update}") { IsCode = true },
                    new Span(" (with the folders of the files) and commit the file that it writes.")))],
            ]),
        ]);
    }

    private static IEnumerable<Block> Note(string label, List<string> names) =>
        names.Count == 0 ? [] : [new Paragraph(Inline.Of($"{label}: {string.Join("; ", names)}."))];
}
