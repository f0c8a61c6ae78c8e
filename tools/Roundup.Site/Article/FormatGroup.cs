using Roundup.Results;

namespace Roundup.Site.Article;

/// <summary>The kinds of formats that are compared with each other.</summary>
internal static class FormatGroup
{
    private static readonly string[] s_schemas = ["Protobuf", "FlatBuffers", "Avro", "Cap'n Proto", "Bond", "Bebop"];
    private static readonly string[] s_standards = ["MessagePack", "CBOR", "BSON", "Ion", "Fory"];

    /// <summary>The names, in the order in which they stand.</summary>
    public static IReadOnlyList<string> All { get; } =
        ["JSON", "XML and other text", "Binary standards", "Formats with a schema", "Formats of one library"];

    /// <summary>The kind of a row.</summary>
    public static string Get(SerializerInfo info) =>
        info.Format == "JSON" ? All[0]
        : s_schemas.Contains(info.Format) ? All[3]
        : s_standards.Contains(info.Format) ? All[2]
        : info.Format is "own" or "NRBF" ? All[4]
        : All[1];
}
