using Ceras;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class CerasEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var config = new SerializerConfig { PreserveReferences = row != "no-references" };
        if (row == "known-types")
        {
            config.KnownTypes.AddRange(ModelTypes(typeof(T)));
        }

        var codec = new Codec<T>(new CerasSerializer(config));
        shapes.Bytes(codec).Stream(new Streams<T>(codec));
    }

    /// <summary>The root and the model's public types, in an order that writer and reader share.</summary>
    private static IEnumerable<Type> ModelTypes(Type root)
    {
        var element = root.IsGenericType ? root.GetGenericArguments()[0] : root;
        return element.Assembly.GetExportedTypes()
            .Where(type => type.Namespace == element.Namespace && type != root)
            .OrderBy(type => type.FullName, StringComparer.Ordinal)
            .Prepend(root);
    }

    /// <summary>
    /// One instance is reused: it holds the code generated for each type, and is used by one thread. So is the buffer, as the library's
    /// documentation asks; <c>Serialize(value)</c>, which rents one and copies it, is by its own words slow and for tests only.
    /// </summary>
    internal readonly struct Codec<T>(CerasSerializer ceras) : IBytesCodec<T>
    {
        /// <summary>One element: the buffer, which the library replaces when it is too short.</summary>
        private readonly byte[]?[] _buffer = [null];

        public byte[] SerializeToBytes(T value)
        {
            var length = ceras.Serialize(value, ref _buffer[0]);
            return _buffer[0].AsSpan(0, length).ToArray();
        }

        public T Deserialize(byte[] bytes) => ceras.Deserialize<T>(bytes);

        public void WriteTo(Stream stream, T value)
        {
            var length = ceras.Serialize(value, ref _buffer[0]);
            stream.Write(_buffer[0]!, 0, length);
        }
    }

    /// <summary>The library reads and writes arrays only.</summary>
    internal readonly struct Streams<T>(Codec<T> codec) : IStreamCodec<T>, IAdapted
    {
        private readonly Codec<T> _codec = codec;

        public Shape From => Shape.Bytes;

        public void Serialize(T value, Stream stream) => _codec.WriteTo(stream, value);

        public T Deserialize(Stream stream) => _codec.Deserialize(StreamRest.Read(stream));
    }
}
