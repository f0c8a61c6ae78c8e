namespace Roundup.Analysis.Advising;

/// <summary>The formats that others than one library define or read, each with the page that says so.</summary>
public static class FormatPages
{
    /// <summary>The page by the name that project files give the format.</summary>
    public static IReadOnlyDictionary<string, string> All { get; } = new Dictionary<string, string>
    {
        ["Avro"] = "https://avro.apache.org/docs/current/specification/",
        ["Bebop"] = "https://bebop.sh",
        ["Bond"] = "https://microsoft.github.io/bond/",
        ["BSON"] = "https://bsonspec.org/spec.html",
        ["Cap'n Proto"] = "https://capnproto.org/encoding.html",
        ["CBOR"] = "https://www.rfc-editor.org/rfc/rfc8949",
        ["FlatBuffers"] = "https://flatbuffers.dev/internals/",
        ["Fory"] = "https://fory.apache.org/docs/specification/xlang_serialization_spec",
        ["Ion"] = "https://amazon-ion.github.io/ion-docs/",
        ["JSON"] = "https://www.rfc-editor.org/rfc/rfc8259",
        ["MessagePack"] = "https://github.com/msgpack/msgpack/blob/master/spec.md",
        ["NRBF"] = "https://learn.microsoft.com/openspecs/windows_protocols/ms-nrbf/",
        ["Protobuf"] = "https://protobuf.dev/programming-guides/encoding/",
        ["TOML"] = "https://toml.io/en/v1.0.0",
        ["XML"] = "https://www.w3.org/TR/xml/",
        ["YAML"] = "https://yaml.org/spec/1.2.2/",
    };
}
