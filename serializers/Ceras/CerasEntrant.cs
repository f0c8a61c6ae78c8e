using Ceras;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class CerasEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var config = new SerializerConfig();
        if (row == "known-types")
        {
            config.KnownTypes.AddRange(ModelTypes(typeof(T)));
        }

        var codec = new Codec<T>(new CerasSerializer(config));
        shapes.Bytes(codec).StreamFromBytes(codec);
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

    /// <summary>One instance is reused: it holds the code generated for each type, and is used by one thread.</summary>
    internal readonly struct Codec<T>(CerasSerializer ceras) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => ceras.Serialize(value);

        public T Deserialize(byte[] bytes) => ceras.Deserialize<T>(bytes);
    }
}
