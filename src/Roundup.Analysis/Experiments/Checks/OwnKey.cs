using System.Text.RegularExpressions;

namespace Roundup.Analysis.Experiments.Checks;

// The name of a finding of own data: versions/OrderBefore/from-Order Note: null on net8.0.
// Writer: the dataset with the version of the model that writes, where that is not the reader's. What: a lost member with the kind of its
// loss, the type of an exception, or else the outcome. Target: the only one that is meant; null: all of a run.
internal sealed partial record OwnKey(CheckCategory Category, string Dataset, string? Writer, string What, string? Target = null)
{
    private static readonly Dictionary<string, CheckCategory> s_categories =
        Enum.GetValues<CheckCategory>().ToDictionary(category => category.Word());

    // Null if it is no such name.
    public static OwnKey? Parse(string text) =>
        Parts().Match(text) is { Success: true } parts && s_categories.TryGetValue(parts.Groups["category"].Value, out var category)
            ? new(category, parts.Groups["dataset"].Value, Group(parts, "writer"), parts.Groups["what"].Value, Group(parts, "target"))
            : null;

    // Each loss of a failed check, with the check as if it had no other one, and the exception: its message may have values.
    public static IEnumerable<(OwnKey Key, CheckFinding Finding)> Of(CheckFinding finding, IReadOnlySet<string> datasets)
    {
        var writer = finding is { Category: CheckCategory.Versions, Id.Way: Way.From from } && datasets.Contains(from.Writer)
            ? from.Writer : null;
        var key = new OwnKey(finding.Category, finding.Id.Dataset, writer, ExceptionOf(finding) ?? finding.Outcome.Word());
        var isLoss = finding.Outcome is CheckOutcome.DefaultValue or CheckOutcome.Corrupted or CheckOutcome.OtherMessage;

        // What is less harmful than an exception, and a loss, is a default value.
        var losses = finding.Lost.Index().Where(lost =>
            finding.Outcome >= CheckOutcome.DefaultValue && !Contracts.Comparison.IsForm(lost.Item)).ToList();
        return losses.Select(lost => (key with { What = lost.Item }, finding with
        {
            Lost = [lost.Item],
            Examples = finding.Examples?.ElementAtOrDefault(lost.Index) is { } example ? [example] : null,
            Outcome = isLoss ? finding.Outcome : CheckOutcome.DefaultValue,
            Reason = isLoss ? finding.Reason : null,
        })).Concat(isLoss && losses.Count > 0 ? [] : [(key, finding with { Lost = [], Examples = null })]);
    }

    public override string ToString() =>
        $"{Category.Word()}/{Dataset}{(Writer is null ? "" : $"/from-{Writer}")} {What}{(Target is null ? "" : $" on {Target}")}";

    private static string? Group(Match match, string name) => match.Groups[name] is { Success: true } group ? group.Value : null;

    private static string? ExceptionOf(CheckFinding finding) =>
        finding.Outcome is CheckOutcome.Rejected or CheckOutcome.UnexpectedException
        && ExceptionType().Match(finding.Reason ?? "") is { Success: true } type ? type.Value : null;

    [GeneratedRegex(@"^(?<category>[^/ ]+)/(?<dataset>[^/ ]+)(/from-(?<writer>[^/ ]+))? (?<what>.+?)( on (?<target>[^ ]+))?$")]
    private static partial Regex Parts();

    [GeneratedRegex(@"^\w+(?=(`\d+)?: )")]
    private static partial Regex ExceptionType();
}
