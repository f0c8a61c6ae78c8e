using Google.Protobuf;
using Google.Protobuf.Reflection;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class GoogleProtobufJsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<MessageParser>().ParseFrom([]).Descriptor);
        shapes.String(codec).BytesFromString(codec).Stream(codec);
    }

    /// <summary>
    /// T is a class that protoc generated, so it is an <see cref="IMessage"/>, and <paramref name="descriptor"/> is its static
    /// <c>Descriptor</c>.
    /// </summary>
    internal readonly struct Codec<T>(MessageDescriptor descriptor) : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => JsonFormatter.Default.Format((IMessage)value!);

        public T Deserialize(string text) => (T)JsonParser.Default.Parse(text, descriptor);

        public void Serialize(T value, Stream stream)
        {
            using var writer = TextStreams.Writer(stream);
            JsonFormatter.Default.Format((IMessage)value!, writer);
        }

        public T Deserialize(Stream stream)
        {
            using var reader = TextStreams.Reader(stream);
            return (T)JsonParser.Default.Parse(reader, descriptor);
        }
    }
}
