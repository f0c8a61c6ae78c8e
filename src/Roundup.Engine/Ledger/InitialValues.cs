using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Ledger;

/// <summary>
/// Losses that depend on what a constructor of the user's sets, where that is not known: the member may come back unchanged with it.
/// </summary>
internal static class InitialValues
{
    private const string NotKnown = ": not known";

    private static readonly string[] s_kinds = ["value", "null", "count"];

    /// <summary>A loss, <c>Orders[].Limit: value</c>; <c>Orders[].Limit: not known (value)</c> if a constructor decides.</summary>
    public static string Told(DatasetDefinition dataset, string lost)
    {
        var path = Comparison.PathOf(lost);
        var kind = lost[path.Length..].TrimStart(':', ' ');
        var isNotKnown = path.Length > 0 && s_kinds.Contains(kind) && dataset.Content.IsInitialNotKnown(path);
        return isNotKnown ? $"{path}{NotKnown} ({kind})" : lost;
    }

    /// <summary>Whether nothing is lost for certain.</summary>
    public static bool DecideAll(IEnumerable<string> lost) =>
        lost.All(one => Comparison.IsForm(one) || one.Contains(NotKnown, StringComparison.Ordinal));
}
