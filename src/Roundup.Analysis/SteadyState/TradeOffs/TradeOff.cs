using Roundup.Contracts;

namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>Time against size of the rows that did the same work both ways.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Count">The count.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Target">The target.</param>
/// <param name="Rows">The rows, the least time at <see cref="Bandwidth.Usual"/> first, floors last.</param>
public sealed record TradeOff(string Dataset, int Count, Shape Shape, string Target, IReadOnlyList<TradeOffRow> Rows)
{
    /// <summary>For people: <c>Users x100 Bytes net10.0</c>.</summary>
    public override string ToString() => $"{Dataset} x{Count} {Shape} {Target}";
}
