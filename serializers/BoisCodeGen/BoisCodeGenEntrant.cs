using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>The methods are static and generated for each type, so the model has them as delegates.</summary>
public sealed class BoisCodeGenEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<Action<T, Stream>>(), model.Get<Func<Stream, T>>());
        shapes.Stream(codec).Bytes(new Arrays<T>(codec, model.Get<Func<byte[], T>>()));
    }

    internal readonly struct Codec<T>(Action<T, Stream> write, Func<Stream, T> read) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => write(value, stream);

        public T Deserialize(Stream stream) => read(stream);
    }

    /// <summary>The library reads arrays but writes only to those whose length the caller knows before.</summary>
    internal readonly struct Arrays<T>(Codec<T> codec, Func<byte[], T> read) : IBytesCodec<T>, IAdapted
    {
        private readonly BytesFromStream<Codec<T>, T> _written = new(codec);

        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value) => _written.SerializeToBytes(value);

        public T Deserialize(byte[] bytes) => read(bytes);
    }
}
