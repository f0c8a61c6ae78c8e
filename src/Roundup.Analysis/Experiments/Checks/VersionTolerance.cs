namespace Roundup.Analysis.Experiments.Checks;

/// <summary>Whether a serializer reads data of a program in which a member was appended or removed, as checks have found it.</summary>
/// <param name="Proof">The case that says so.</param>
/// <param name="Finding">The failed check; null where all passed.</param>
/// <param name="InitialValue">
/// The failed check of an appended member with an initial value; null where it passed or was not run.
/// </param>
public sealed record VersionTolerance(CaseResult Proof, CheckFinding? Finding, CheckFinding? InitialValue)
{
    // The probes whose change of the model every version-tolerant format survives, without the suffix of the version.
    private static readonly string[] s_smallChanges = ["AppendedNullable", "AppendedInElement", "RemovedLast", "RemovedMiddle"];

    // A probe whose appended member has an initial value.
    private static readonly string[] s_withInitialValue = ["Appended"];

    /// <summary>The tolerance of one serializer; null where its versions were not checked.</summary>
    public static VersionTolerance? Of(IEnumerable<CaseResult> cases)
    {
        ArgumentNullException.ThrowIfNull(cases);
        List<(CaseResult Case, CheckFinding? Finding)> asked =
        [
            .. from result in cases
               let check = result.Part as CheckedCase
               let finding = check?.Findings.FirstOrDefault(finding => finding.Category == CheckCategory.Versions)
               where finding is not null || check?.Passed.ContainsKey(CheckCategory.Versions) == true
               select (result, finding),
        ];
        var small = asked.FindAll(one => IsOf(one.Case, s_smallChanges));
        if (small.Count == 0)
        {
            return null;
        }

        var (proof, failed) = small.Find(one => one.Finding is not null) is { Case: not null } found ? found : small[0];
        return new(proof, failed, asked.Find(one => one.Finding is not null && IsOf(one.Case, s_withInitialValue)).Finding);
    }

    private static bool IsOf(CaseResult result, string[] probes) =>
        probes.Any(probe => result.Id.Table.Dataset == probe + "Old" || result.Id.Table.Dataset == probe + "New");
}
