using System.Text;
using Roundup.Contracts;
using Json = NetJSON.NetJSON;

namespace Roundup.Serializers;

/// <summary>The methods without settings, as on the library's page.</summary>
internal readonly struct NetJsonDefault<T> : IStringCodec<T>, IStreamCodec<T>
{
    public string SerializeToString(T value) => Json.Serialize(value);

    public T Deserialize(string text) => Json.Deserialize<T>(text);

    public void Serialize(T value, Stream stream)
    {
        using var writer = new StreamWriter(stream, new UTF8Encoding(false), 1024, leaveOpen: true);
        Json.Serialize(value, writer);
    }

    public T Deserialize(Stream stream)
    {
        using var reader = new StreamReader(stream, Encoding.UTF8, detectEncodingFromByteOrderMarks: true, 1024, leaveOpen: true);
        return Json.Deserialize<T>(reader);
    }
}
