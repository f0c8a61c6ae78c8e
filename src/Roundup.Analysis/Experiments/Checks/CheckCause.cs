using System.Text.RegularExpressions;

namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// Failed checks of a serializer with one cause: the same probe ended alike, with the same members and reason, in several
/// shapes, ways and categories.
/// </summary>
/// <param name="Probe">The dataset of the probe.</param>
/// <param name="Findings">The failed checks, in the order of the categories; the first stands for all of them.</param>
public sealed partial record CheckCause(string Probe, IReadOnlyList<CheckFinding> Findings)
{
    private const string AnyNumber = "0";

    /// <summary>The check that is shown, and that repeats the failure.</summary>
    public CheckFinding First => Findings[0];

    /// <summary>The result of the checks.</summary>
    public CheckOutcome Outcome => First.Outcome;

    /// <summary>The categories, in their order.</summary>
    public IReadOnlyList<CheckCategory> Categories { get; } = [.. Findings.Select(finding => finding.Category).Distinct().Order()];

    /// <summary>The shapes that read, in the order of the checks.</summary>
    public IReadOnlyList<Shape> Shapes { get; } = [.. Findings.Select(finding => finding.Shape).Distinct()];

    /// <summary>
    /// How the bytes travelled, or from where: <c>reads-1</c>, <c>from-net8.0</c>, <c>from-AppendedOld</c>; empty for whole payloads of the
    /// serializer itself.
    /// </summary>
    public IReadOnlyList<Way> Ways { get; } = [.. Findings.Select(WayOf).Where(way => way is not Way.Whole).Distinct()];

    /// <summary>Whether only payloads that no transport delivers show it: a user meets the others first.</summary>
    public bool IsExotic { get; } = Findings.All(IsFarFetched);

    /// <summary>What causes of several probes have in common that are one: the kind of the loss, or the exception without names.</summary>
    public string OverProbes => First.Lost.Count > 0 ? Kind : Names().Replace(Pattern(InOurCode().Replace(First.Reason ?? "", "")), "…");

    /// <summary>
    /// The cause without what other versions of the model show, and these alone: that an old program cannot read what a new one writes must
    /// not stand behind a stream in which the same exception was seen.
    /// </summary>
    public IEnumerable<CheckCause> VersionsApart() =>
        Findings.GroupBy(finding => finding.Category == CheckCategory.Versions).Select(same => new CheckCause(Probe, [.. same]));

    // The failures, each cause once, the most harmful first. Among equally harmful ones, each kind of difference comes first once:
    // five lines show five kinds where there are so many.
    internal static IReadOnlyList<CheckCause> Of(IEnumerable<CheckedProbe> probes) =>
    [
        .. probes.SelectMany(probe => probe.Part.Findings
                .GroupBy(finding => (finding.Outcome, string.Join('\n', finding.Lost), Pattern(finding.Reason)))
                .Select(same => new CheckCause(probe.Name, [.. same.OrderBy(IsFarFetched).ThenBy(finding => finding.Category)])))
            .GroupBy(cause => (cause.Outcome, cause.Kind))
            .SelectMany(kind => kind.Select((cause, place) => (cause, place)))
            .OrderByDescending(entry => entry.cause.Outcome)
            .ThenBy(entry => entry.place)
            .Select(entry => entry.cause),
    ];

    private static bool IsFarFetched(CheckFinding finding) => finding.Id.Way is Way.EmptySegments or Way.TruncatedBeforeEmpty;

    private string Kind => First.Lost is [var lost, ..]
        ? Contracts.Comparison.KindOf(lost)
        : Pattern(First.Reason?.Split(':')[0]);

    // The way; of a whole payload of the other version of the model, that version.
    private static Way WayOf(CheckFinding finding) =>
        finding is { Id: { Way: Way.Whole, Partner: { } partner }, Writer: not null } ? new Way.From(partner) : finding.Id.Way;

    // Reasons that differ in numbers alone, such as the place in the payload, are one.
    private static string Pattern(string? reason) => reason is null ? "" : Numbers().Replace(reason, AnyNumber);

    // What a message says of its own case: what is quoted, names with dots, the last word behind a colon.
    [GeneratedRegex("""'[^']*'|"[^"]*"|\w+(\.\w+)+|(?<=.: )\w+$""")]
    private static partial Regex Names();

    [GeneratedRegex(@" \(in code that Roundup wrote[^)]*\)")]
    private static partial Regex InOurCode();

    [GeneratedRegex("[0-9]+")]
    private static partial Regex Numbers();
}
