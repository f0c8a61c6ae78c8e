using System.Text.Json.Serialization;
using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>What is compared: the rows of one table are the serializers that do the same work on the same target.</summary>
/// <param name="Dataset">The dataset's name.</param>
/// <param name="Count">1 is a single object, n a <c>List</c> of n (or a document of n elements).</param>
/// <param name="Shape">The API form that is timed.</param>
/// <param name="Operation">Serialize or Deserialize.</param>
/// <param name="Target">Runtime and deployment, for example <c>net10.0</c>.</param>
public sealed record TableId(string Dataset, int Count, Shape Shape, Operation Operation, string Target)
{
    /// <summary>
    /// Whether its serializers can be ranked, and findings be drawn from them. In a table of preferred shapes each serializer returns
    /// something else: an array, a string, or a stream that is kept.
    /// </summary>
    [JsonIgnore]
    public bool ComparesSerializers => Shape != Shape.Preferred;

    /// <summary>The use of streams that is timed; null for the usual one, and where no stream is.</summary>
    public StreamUse? Streams { get; init; }

    /// <summary>Whether count 1 is a <c>List</c> of one element; null where it is an object.</summary>
    public bool? InList { get; init; }

    /// <summary>What tells the shape from the usual one, behind its name: <c> (new streams)</c>; usually empty.</summary>
    [JsonIgnore]
    public string StreamsText => Streams switch
    {
        StreamUse.New => " (new streams)",
        StreamUse.Array => " (streams of arrays)",
        _ => "",
    };

    /// <summary>What tells the count from the usual one, behind it: <c> (list)</c>; usually empty.</summary>
    [JsonIgnore]
    public string ListText => InList == true ? " (list)" : "";

    /// <summary>For people: <c>Users x100 Bytes Serialize net10.0</c>.</summary>
    public override string ToString() => $"{Dataset} x{Count}{ListText} {Shape}{StreamsText} {Operation} {Target}";
}

/// <summary>One case: one serializer (and compressor) in one table.</summary>
/// <param name="Serializer">The serializer's full name, for example <c>System.Text.Json/source-generator</c>.</param>
/// <param name="Compressor">The compressor's full name, for example <c>brotli/fastest</c>; <c>none</c> without one.</param>
/// <param name="Table">The table.</param>
public sealed record CaseId(string Serializer, string Compressor, TableId Table)
{
    /// <summary>The name of "no compressor".</summary>
    public const string NoCompressor = "none";

    /// <summary>What stands between a serializer and its compressor.</summary>
    public const string Plus = " + ";

    /// <summary>
    /// The name of the row in its table: the serializer's, and behind <c> + </c> the compressor's where there is one. The spaces tell it
    /// from a + in the name of a serializer.
    /// </summary>
    [JsonIgnore]
    public string SerializerName => SerializerNameOf(Serializer, Compressor);

    /// <summary>The name of a serializer with a compressor.</summary>
    public static string SerializerNameOf(string serializer, string compressor) =>
        compressor == NoCompressor ? serializer : serializer + Plus + compressor;

    /// <summary>An id that the cases of both operations share.</summary>
    public CaseId WithoutOperation() => this with { Table = Table with { Operation = default } };

    /// <summary>For people.</summary>
    public override string ToString() => $"{SerializerName} {Table}";
}
