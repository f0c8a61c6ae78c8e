using System.Text.RegularExpressions;
using Roundup.Contracts;

namespace Roundup.Cli.Commands.Swap;

internal enum SwapDirection
{
    // The new serializer reads what it wrote.
    Alone,

    // The new one reads what the old one wrote.
    Reads,

    // The old one reads what the new one wrote.
    Writes,
}

// A member that is lost, or an exception, in one direction. Member: its path, empty where an exception names none.
// What: how the value differs, or the exception.
// IsEnd: whether nothing could be compared: the serializer does not take the types, or not these options together.
internal sealed record SwapFailure(SwapDirection Direction, string Member, string What, bool IsRejection, bool IsEnd = false)
{
    // Names of members and types that it may be about.
    public IEnumerable<string> Names => Member.Split('.', '[', ']').Concat(IsRejection ? What.Split('.', '\'', ' ', '[', ']', '+') : [])
        .Where(name => name.Length > 0);

    // Whether it is one with another, at whatever place of the text: a naming policy changes how an exception spells the member.
    public bool IsSame(SwapFailure other) =>
        (Spelled, IsRejection) == (other.Spelled, other.IsRejection) && (!IsRejection || Kind(What) == Kind(other.What));

    public string Spelled => string.Concat(Member.Where(char.IsLetterOrDigit)).ToUpperInvariant();

    private static string Kind(string reason) => reason.Split(" Path")[0];
}

// What a run of checks found of serializers and the old one.
internal sealed partial class SwapFindings(ResultsFile file, string before)
{
    private readonly ILookup<string, CaseResult> _cases = file.Cases.ToLookup(result => result.Id.SerializerName);

    public IReadOnlyList<SwapFailure> OfBefore =>
        [.. Ended(before), .. Of(SwapDirection.Alone, Findings(before).Where(one => one.Category == CheckCategory.Values))];

    public IReadOnlyList<SwapFailure> Of(string name)
    {
        var found = All(name).ToList();
        var parts = _cases[name].Select(result => result.Part).OfType<CheckedCase>().ToList();
        var isCompared = parts.Exists(part => part.Passed.GetValueOrDefault(CheckCategory.Interoperability) > 0
            || part.Findings.Any(one => one.Category == CheckCategory.Interoperability));
        if (!isCompared && !found.Exists(one => one.IsRejection))
        {
            var why = parts.Select(part => part.NotRun.GetValueOrDefault(CheckCategory.Interoperability)).FirstOrDefault();
            found.Add(new(SwapDirection.Alone, "", why ?? "nothing was compared", true, IsEnd: true));
        }

        return found;
    }

    private IEnumerable<SwapFailure> All(string name) =>
    [
        .. Ended(name),
        .. Of(SwapDirection.Alone, Findings(name).Where(one => one.Category == CheckCategory.Values)),
        .. Of(SwapDirection.Reads, Findings(name).Where(one => one.Category == CheckCategory.Interoperability)),
        .. Of(SwapDirection.Writes, Findings(before).Where(one =>
            one.Category == CheckCategory.Interoperability && one.Writer?.Split(" on ")[0] == name)),
    ];

    private IEnumerable<CheckFinding> Findings(string name) =>
        _cases[name].SelectMany(result => (result.Part as CheckedCase)?.Findings ?? []).Where(one => one.Outcome > CheckOutcome.Equivalent);

    // A serializer that does not take the types ends its case.
    private IEnumerable<SwapFailure> Ended(string name) => _cases[name]
        .Where(result => result.Outcome != Outcome.Measured)
        .Select(result => Rejection(SwapDirection.Alone, result.Reason ?? result.Outcome.Word()) with { IsEnd = true }).Distinct();

    private static IEnumerable<SwapFailure> Of(SwapDirection direction, IEnumerable<CheckFinding> findings) => findings
        .SelectMany(one => one.Lost
            .Select((lost, at) => new SwapFailure(direction, Contracts.Comparison.PathOf(lost), one.Difference(at), false))
            .Where(loss => loss.What is not (Contracts.Comparison.DecimalScale or Contracts.Comparison.SignOfZero))
            .Concat(one.Reason is { } reason ? [Rejection(direction, reason, one.Place?.Split(", ").ElementAtOrDefault(1))] : []))
        .DistinctBy(one => (one.Member, one.IsRejection, one.IsRejection ? one.What : ""));

    // place: the member where it happened; null where that is not known.
    private static SwapFailure Rejection(SwapDirection direction, string reason, string? place = null)
    {
        var path = place ?? MemberIn().Match(reason).Groups[1].Value;
        var member = Index().Replace(Metadata().Replace(path, ""), "[]").TrimEnd('.');
        return new(direction, member, reason, true, IsEnd: direction == SwapDirection.Alone && member.Length == 0);
    }

    // How libraries name the place: Path: $.Lines[0].Sku, Path 'Lines[0].Sku'.
    [GeneratedRegex(@"Path:? '?(?:\$\.?)?([\w.\[\]$]+)")]
    private static partial Regex MemberIn();

    [GeneratedRegex(@"\[\d+\]")]
    private static partial Regex Index();

    // Members of the format, such as $values and $type.
    [GeneratedRegex(@"\.?\$\w*")]
    private static partial Regex Metadata();
}
