using Google.Protobuf;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After protocolbuffers/protobuf, csharp/src/AddressBook/SampleUsage.cs (book.ToByteArray, Parser.ParseFrom, WriteTo a stream). The typed
/// parser is bound to delegates: this code is generic, the sample's is not.
/// </summary>
public sealed class GoogleProtobufSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var parser = model.Get<MessageParser>();
        var codec = new Codec<T>(Parse<byte[], T>(parser), Parse<Stream, T>(parser));
        shapes.Bytes(codec).Stream(codec);
    }

    private static Func<TFrom, T> Parse<TFrom, T>(MessageParser parser) =>
        parser.GetType().GetMethod(nameof(MessageParser.ParseFrom), [typeof(TFrom)])!.CreateDelegate<Func<TFrom, T>>(parser);

    internal readonly struct Codec<T>(Func<byte[], T> parseBytes, Func<Stream, T> parseStream) : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => ((IMessage)value!).ToByteArray();

        public T Deserialize(byte[] bytes) => parseBytes(bytes);

        public void Serialize(T value, Stream stream) => ((IMessage)value!).WriteTo(stream);

        public T Deserialize(Stream stream) => parseStream(stream);
    }
}
