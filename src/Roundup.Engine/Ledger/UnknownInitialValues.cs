using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Ledger;

// Losses that depend on what a constructor of the user's sets, where that is not known: the member may come back unchanged with it.
internal static class UnknownInitialValues
{
    private const string NotKnown = ": not known";

    private static readonly string[] s_kinds = ["value", "null", "count"];

    // A loss, Orders[].Limit: value; Orders[].Limit: not known (value) if a constructor decides.
    public static string Describe(DatasetDefinition dataset, string lost)
    {
        var path = Comparison.PathOf(lost);
        var kind = Comparison.KindOf(lost);
        var isNotKnown = path.Length > 0 && s_kinds.Contains(kind) && dataset.Content.IsInitialNotKnown(path);
        return isNotKnown ? $"{path}{NotKnown} ({kind})" : lost;
    }

    public static bool DecideAll(IEnumerable<string> lost) =>
        lost.All(one => Comparison.IsForm(one) || one.Contains(NotKnown, StringComparison.Ordinal));
}
