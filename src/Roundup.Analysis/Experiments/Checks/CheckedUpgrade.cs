using Roundup.Results;

namespace Roundup.Analysis.Experiments.Checks;

/// <summary>What two versions of a row have not in common, on one target of one run. Only what both were asked counts.</summary>
/// <param name="Before">The row of the version that was named first.</param>
/// <param name="After">The row of a version that was named later.</param>
/// <param name="New">What holds before and not after, each cause once.</param>
/// <param name="Gone">What holds after and not before.</param>
public sealed record CheckedUpgrade(
    CheckedRow Before, CheckedRow After, IReadOnlyList<CheckCause> New, IReadOnlyList<CheckCause> Gone)
{
    private const char Version = '@';

    /// <summary>Each version of a row against the one that was named before it.</summary>
    public static IReadOnlyList<CheckedUpgrade> Of(ResultsFile file, IReadOnlyList<CheckedRow> rows)
    {
        ArgumentNullException.ThrowIfNull(file);
        var order = file.Serializers.Select(info => info.Name).ToList();
        return
        [
            .. from row in rows
               orderby order.IndexOf(row.Info.Name)
               group row by (Unversioned(row.Name), row.Target) into versions
               from pair in versions.Zip(versions.Skip(1))
               select new CheckedUpgrade(
                   pair.First, pair.Second, NotIn(pair.First, pair.Second.Causes), NotIn(pair.Second, pair.First.Causes)),
        ];
    }

    private static List<CheckCause> NotIn(CheckedRow other, IEnumerable<CheckCause> causes)
    {
        var known = other.Causes.SelectMany(cause => cause.Findings).Select(finding => (finding.Id, finding.Outcome)).ToHashSet();
        return
        [
            .. from cause in causes
               let findings = cause.Findings
                   .Where(finding => !finding.Id.Contains(Version) && other.Asked.Contains((cause.Probe, finding.Column))
                       && !known.Contains((finding.Id, finding.Outcome)))
                   .ToList()
               where findings.Count > 0
               select new CheckCause(cause.Probe, findings),
        ];
    }

    private static string Unversioned(string name) => name.Split(Version, 2) is [var library, var rest]
        ? library + (rest.IndexOf('/') is >= 0 and var slash ? rest[slash..] : "")
        : name;
}
