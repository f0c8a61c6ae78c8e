using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Exports;

// Writes workflow commands of GitHub, which shows them at the line that was changed: one for each change, however many serializers.
internal sealed class AnnotationsFormat() : FindingsFormat("github", "annotations.txt", isPrinted: true)
{
    // GitHub shows so many of a step.
    private const int Most = 10;

    private const string Title = "roundup check";

    protected override string Content(ContractFindings findings)
    {
        List<string> all =
        [
            .. findings.Checks.Where(check => check.IsError)
                .Select(check => Command("error", null, Title, $"{check.Serializer}: {check.Name} was not checked ({check.NotRun})")),
            .. findings.Groups.Where(group => group.Any(one => one.Fails)).Select(group => Annotation(group, findings)),
        ];
        var expected = findings.Findings.Count(one => one.Of.State == FindingState.Expected);
        return all.Count == 0 ? Command("notice", null, Title, expected == 0 ? "No findings." : $"No new findings, {expected} expected.")
            : string.Join('\n', all.Count <= Most ? all : all.Take(Most - 1).Append(Command(
                "error", null, Title, $"{all.Count - Most + 1} more: the report has all.")));
    }

    private static string Annotation(IReadOnlyList<ContractFinding> group, ContractFindings findings)
    {
        var first = group[0];
        var names = group.Select(one => one.Of.Serializer).ToHashSet();
        var passed = findings.Checks.Where(check => check is { NotRun: null, Findings.Count: 0 })
            .Select(check => check.Serializer).Distinct()
            .Where(name => first.Change is not null && !names.Contains(name.Split(" on ")[0])).ToList();
        List<string> lines =
        [
            .. group.GroupBy(one => one.Title)
                .Select(same => $"{NameList.Format([.. same.Select(one => one.Of.Serializer).Distinct()], Most)}: {same.Key}"),
            .. passed.Count == 0 ? [] : (string[])[$"{NameList.Format(passed, Most)}: passed"],
        ];
        return Command(
            first.Of.State == FindingState.NotCompared ? "warning" : "error",
            first.Change,
            first.Changed ?? first.Of.Key,
            string.Join('\n', lines.Take(Most).Select(Plain)));
    }

    private static string Command(string level, ContractChange? change, string title, string text)
    {
        static string Escaped(string text) => text.Replace("%", "%25").Replace("\r", "%0D").Replace("\n", "%0A");
        static string Property(string text) => Escaped(Plain(text)).Replace(":", "%3A").Replace(",", "%2C");
        var place = change is { File: { } file } ? $"file={Property(file)},line={change.Line ?? 1}," : "";
        return $"::{level} {place}title={Property(title)}::{Escaped(text)}";
    }
}
