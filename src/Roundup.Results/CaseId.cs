using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>What is compared: the rows of one cell are the serializers that do the same work on the same target.</summary>
/// <param name="Dataset">The dataset's name.</param>
/// <param name="Count">1 is a single object, n a <c>List</c> of n (or a document of n elements).</param>
/// <param name="Shape">The API form that is timed.</param>
/// <param name="Operation">Serialize or Deserialize.</param>
/// <param name="Target">Runtime and deployment, for example <c>net10.0</c>.</param>
public sealed record CellId(string Dataset, int Count, Shape Shape, Operation Operation, string Target)
{
    /// <summary>For people: <c>Users x100 Bytes Serialize net10.0</c>.</summary>
    public override string ToString() => $"{Dataset} x{Count} {Shape} {Operation} {Target}";
}

/// <summary>One case: one serializer (and compressor) in one cell.</summary>
/// <param name="Serializer">The row's full name, for example <c>System.Text.Json/source-generator</c>.</param>
/// <param name="Compressor">The compressor's name, <c>none</c> without one.</param>
/// <param name="Cell">The cell.</param>
public sealed record CaseId(string Serializer, string Compressor, CellId Cell)
{
    /// <summary>The name of "no compressor".</summary>
    public const string NoCompressor = "none";

    /// <summary>For people.</summary>
    public override string ToString() => $"{Serializer}{(Compressor == NoCompressor ? "" : "+" + Compressor)} {Cell}";
}
