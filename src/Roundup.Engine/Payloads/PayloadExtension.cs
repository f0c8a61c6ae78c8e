using Roundup.Results;

namespace Roundup.Engine.Payloads;

/// <summary>The extension of a payload file: the library's format, then the compressor.</summary>
internal static class PayloadExtension
{
    /// <summary>The extension for formats without a customary one.</summary>
    public const string Binary = "bin";

    private static readonly string[] s_texts = ["json", "xml", "yaml"];

    /// <summary>The extension without the first dot, for example <c>json</c> or <c>msgpack.br</c>.</summary>
    public static string Of(string format, string compressor) =>
        compressor == CaseId.NoCompressor ? OfFormat(format) : $"{OfFormat(format)}.{OfCompressor(compressor)}";

    public static bool IsText(string extension) => s_texts.Contains(extension);

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
    /// The customary extension for the compressor's algorithm. A library may use a container of its own, which common tools cannot open.
    /// </summary>
    private static string OfCompressor(string compressor)
    {
        (string Part, string Extension)[] known =
        [
            ("gzip", "gz"), ("brotli", "br"), ("zstd", "zst"), ("lz4", "lz4"),
            ("snapp", "snappy"), ("deflate", "deflate"), ("zlib", "zlib"),
        ];
        var found = known.FirstOrDefault(entry => compressor.Contains(entry.Part, StringComparison.OrdinalIgnoreCase));
        return found.Extension ?? "packed";
    }
}
