using Roundup.Contracts;
using SharpYaml;

namespace Roundup.Serializers;

/// <summary>The methods without options.</summary>
internal readonly struct SharpYamlByReflection<T> : IStringCodec<T>, IStreamCodec<T>
{
    public string SerializeToString(T value) => YamlSerializer.Serialize(value);

    public T Deserialize(string text) => YamlSerializer.Deserialize<T>(text)!;

    public void Serialize(T value, Stream stream) => YamlSerializer.Serialize(stream, value);

    public T Deserialize(Stream stream) => YamlSerializer.Deserialize<T>(stream)!;
}
