using Roundup.Contracts;
using SharpYaml;
using SharpYaml.Serialization;

namespace Roundup.Serializers;

/// <summary>The methods with the context of the source generator.</summary>
internal readonly struct SharpYamlByContext<T>(YamlSerializerContext context) : IStringCodec<T>, IStreamCodec<T>
{
    public string SerializeToString(T value) => YamlSerializer.Serialize(value, context);

    public T Deserialize(string text) => YamlSerializer.Deserialize<T>(text, context)!;

    public void Serialize(T value, Stream stream) => YamlSerializer.Serialize(stream, value, context);

    public T Deserialize(Stream stream) => YamlSerializer.Deserialize<T>(stream, context)!;
}
