using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState;

/// <summary>Cells that differ in nothing but their count: one chart, and one table of how cost grows.</summary>
/// <param name="Dataset">The dataset's name.</param>
/// <param name="Shape">The API form that is timed.</param>
/// <param name="Operation">Serialize or Deserialize.</param>
/// <param name="Target">Runtime and deployment.</param>
public sealed record CellGroup(string Dataset, Shape Shape, Operation Operation, string Target)
{
    /// <summary>The group of a cell.</summary>
    public static CellGroup Of(CellId id)
    {
        ArgumentNullException.ThrowIfNull(id);
        return new(id.Dataset, id.Shape, id.Operation, id.Target);
    }

    /// <summary>For people: <c>Users Bytes Serialize net10.0</c>.</summary>
    public override string ToString() => $"{Dataset} {Shape} {Operation} {Target}";
}
