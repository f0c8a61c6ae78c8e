using Azos.IO;
using Azos.Serialization.Slim;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class SlimEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = row switch
        {
            "default" => new Codec<T>(new SlimSerializer(), new SlimSerializer()),
            "batch" => new Codec<T>(Batch(typeof(T)), Batch(typeof(T))),
            _ => throw new NotSupportedException($"Slim has no row {row}"),
        };
        shapes.Stream(codec).BytesFromStream(codec);
    }

    /// <summary>
    /// A batch writes a type's name in the first payload that has it, and the reader must read every payload once and in order. Types
    /// that both sides know from the start are never named, so that each payload can be read on its own.
    /// </summary>
    private static SlimSerializer Batch(Type root)
    {
        var known = new List<Type>();
        Collect(root, known);
        return new(SlimFormat.Instance, known) { TypeMode = TypeRegistryMode.Batch };
    }

    private static void Collect(Type type, List<Type> known)
    {
        if (type.Namespace == "System" && !type.IsArray || known.Contains(type))
        {
            return;
        }

        known.Add(type);

        // A list is written as its internal array.
        var inner = type.IsArray ? [type.GetElementType()!]
            : type.IsGenericType ? type.GetGenericArguments().SelectMany(argument => new[] { argument, argument.MakeArrayType() })
            : type.GetProperties().Select(property => property.PropertyType);
        foreach (var part in inner)
        {
            Collect(part, known);
        }
    }

    internal readonly struct Codec<T>(SlimSerializer writer, SlimSerializer reader) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => writer.Serialize(stream, value);

        public T Deserialize(Stream stream) => (T)reader.Deserialize(stream);
    }
}
