using Roundup.Results;

namespace Roundup.Engine.Archiving;

/// <summary>The ending of a file with a payload: by the library's format, then by its compressor.</summary>
internal static class FileEnding
{
    /// <summary>The ending of bytes that have no customary one.</summary>
    public const string Binary = "bin";

    private static readonly string[] s_texts = ["json", "xml", "yaml"];

    /// <summary>The ending without its first dot, for example <c>json</c> or <c>msgpack.br</c>.</summary>
    /// <param name="format">The library's format.</param>
    /// <param name="compressor">The compressor's full name, or <see cref="CaseId.NoCompressor"/>.</param>
    public static string Of(string format, string compressor) =>
        compressor == CaseId.NoCompressor ? OfFormat(format) : $"{OfFormat(format)}.{OfCompressor(compressor)}";

    /// <summary>Whether a file with this ending is text.</summary>
    public static bool IsText(string ending) => s_texts.Contains(ending);

    private static string OfFormat(string format) => format.ToUpperInvariant() switch
    {
        "JSON" => "json",
        "XML" => "xml",
        "YAML" => "yaml",
        "MESSAGEPACK" => "msgpack",
        "CBOR" => "cbor",
        "BSON" => "bson",
        "AVRO" => "avro",
        "PROTOBUF" => "pb",
        "CAP'N PROTO" => "capnp",
        "BEBOP" => "bebop",
        "NRBF" => "nrbf",
        _ => Binary,
    };

    /// <summary>
    /// What tools expect of the algorithm. What a library puts around it may be its own, so not every such file can be opened by a tool.
    /// </summary>
    private static string OfCompressor(string compressor)
    {
        (string Part, string Ending)[] known =
        [
            ("gzip", "gz"), ("brotli", "br"), ("zstd", "zst"), ("lz4", "lz4"),
            ("snapp", "snappy"), ("deflate", "deflate"), ("zlib", "zlib"),
        ];
        var found = known.FirstOrDefault(entry => compressor.Contains(entry.Part, StringComparison.OrdinalIgnoreCase));
        return found.Ending ?? "packed";
    }
}
