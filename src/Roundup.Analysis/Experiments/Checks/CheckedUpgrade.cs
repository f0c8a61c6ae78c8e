namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// The differences between two versions of a serializer, or between the two targets that a run compares. Only checks that were run with
/// both count.
/// </summary>
/// <param name="Before">The version that was named first, or the target before the change.</param>
/// <param name="After">The version that was named later, or the target after the change.</param>
public sealed record CheckedUpgrade(CheckedSerializer Before, CheckedSerializer After)
{
    private const char Version = '@';

    /// <summary>The categories whose checks were all run with both, by probe.</summary>
    public IReadOnlySet<(string Probe, CheckCategory Category)> WasRun { get; } = Before.WasRun.Intersect(After.WasRun).ToHashSet();

    /// <summary>How many of the checks of both passed, and how many there were.</summary>
    public (int Passed, int All) CountOf(CheckedSerializer side)
    {
        ArgumentNullException.ThrowIfNull(side);
        var passed = WasRun.Sum(one => side.PassedOf.GetValueOrDefault(one));
        return (passed, passed + side.Causes.Sum(cause =>
            cause.Findings.Count(finding => WasRun.Contains((cause.Probe, finding.Category)))));
    }

    /// <summary>The failures after that were none before, each cause once.</summary>
    public IReadOnlyList<CheckCause> New => NotIn(Before, After);

    /// <summary>The failures before that are none after.</summary>
    public IReadOnlyList<CheckCause> Gone => NotIn(After, Before);

    /// <summary>The failures where after reads what before wrote.</summary>
    public IReadOnlyList<CheckCause> Backward => Across(After, Before);

    /// <summary>The failures where before reads what after wrote.</summary>
    public IReadOnlyList<CheckCause> Forward => Across(Before, After);

    /// <summary>Whether checks were run in which each reads what the other one wrote.</summary>
    public bool WasRunAcross =>
        After.WasRun.Any(one => one.Category == (Before.Target == After.Target ? CheckCategory.Versions : CheckCategory.Agreement));

    /// <summary>Whether a check ends worse after than before, or after does not read what before wrote.</summary>
    public bool IsWorse
    {
        get
        {
            var known = OutcomesOf(Before);
            return Backward.Count > 0
                || New.SelectMany(cause => cause.Findings).Any(finding => finding.Outcome > known.GetValueOrDefault(finding.Id));
        }
    }

    /// <summary>
    /// Each version of a serializer against the one that was named before it; or what the run compares. The version that is not pinned
    /// stands where its number says, since a file has it first wherever it was named. Without one that was built without its generator.
    /// </summary>
    public static IReadOnlyList<CheckedUpgrade> Of(ResultsFile file, IReadOnlyList<CheckedSerializer> serializers)
    {
        ArgumentNullException.ThrowIfNull(file);
        serializers = [.. serializers.Where(serializer => serializer.Info.BuiltWithout is null)];
        if (file.Run.Comparison is { } comparison)
        {
            return
            [
                .. from before in serializers
                   from pair in comparison.Pairs
                   where pair.Base == before.Name && (comparison.Targets is null || comparison.Targets.Base == before.Target)
                   let target = comparison.Targets?.Candidate ?? before.Target
                   from after in serializers
                   where after.Name == pair.Candidate && after.Target == target
                   select new CheckedUpgrade(before, after),
            ];
        }

        var order = file.Serializers.Select(info => info.Name).ToList();
        return
        [
            .. from row in serializers
               orderby order.IndexOf(row.Info.Name)
               group row by (SerializerReference.WithoutVersion(row.Name), row.Target) into versions
               let named = InOrder([.. versions])
               from pair in named.Zip(named.Skip(1))
               select new CheckedUpgrade(pair.First, pair.Second),
        ];
    }

    private static List<CheckedSerializer> InOrder(List<CheckedSerializer> versions)
    {
        var pinned = versions.FindAll(serializer => serializer.Name.Contains(Version));
        var current = versions.Except(pinned);
        return pinned.Count > 0 && current.Any(serializer => IsBefore(serializer.Version, pinned[0].Version))
            ? [.. current, .. pinned]
            : [.. pinned, .. current];
    }

    private static bool IsBefore(string? one, string? other) =>
        VersionOrder.NumberOf(one) is { } first && VersionOrder.NumberOf(other) is { } second && first < second;

    private static List<CheckCause> NotIn(CheckedSerializer other, CheckedSerializer serializer)
    {
        var known = OutcomesOf(other);
        return Causes(serializer, (probe, finding) => !IsFromVersion(finding, serializer)
            && !IsFrom(finding, serializer) && !IsFrom(finding, other)
            && other.WasRun.Contains((probe, finding.Category)) && known.GetValueOrDefault(finding.Id) != finding.Outcome
            && !(serializer.Target != other.Target && IsKnownElsewhere(other, probe, finding)));
    }

    // Not every shape exists on both of two targets: what another shape showed before is not new, whatever words an exception has now.
    private static bool IsKnownElsewhere(CheckedSerializer other, string probe, CheckFinding finding) => other.Causes.Any(cause =>
        cause.Probe == probe && cause.Outcome == finding.Outcome && Kind(cause.First.Reason) == Kind(finding.Reason)
        && cause.First.Lost.SequenceEqual(finding.Lost));

    // The type of the exception, which stands before its message.
    private static string? Kind(string? reason) => reason?.Split(':')[0];

    private static List<CheckCause> Across(CheckedSerializer reader, CheckedSerializer writer) =>
        Causes(reader, (_, finding) => IsFrom(finding, writer));

    // What any version of a library wrote, or a version of another library that was named.
    private static bool IsFromVersion(CheckFinding finding, CheckedSerializer serializer) => finding.Id.Way is Way.From from
        && (from.IsPinned || from.Writer == SerializerReference.WithoutVersion(serializer.Name));

    private static bool IsFrom(CheckFinding finding, CheckedSerializer writer) =>
        finding.Id.Way is Way.From from && (from.Writer == writer.Name || from.Writer == writer.Target);

    private static List<CheckCause> Causes(CheckedSerializer serializer, Func<string, CheckFinding, bool> isOf) =>
    [
        .. from cause in serializer.Causes
           let findings = cause.Findings.Where(finding => isOf(cause.Probe, finding)).ToList()
           where findings.Count > 0
           select new CheckCause(cause.Probe, findings),
    ];

    private static Dictionary<CheckId, CheckOutcome> OutcomesOf(CheckedSerializer serializer) =>
        serializer.Causes.SelectMany(cause => cause.Findings)
        .GroupBy(finding => finding.Id).ToDictionary(same => same.Key, same => same.Max(finding => finding.Outcome));
}
