using Hyperion;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class HyperionEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new Serializer(Options<T>(row)));
        shapes.Stream(codec).BytesFromStream(codec);
    }

    // Options come from the constructor: SerializerOptions.Default is initialized before the static fields that it reads, so that a
    // serializer with it throws NullReferenceException, and its With methods list the overrides of package names twice.
    private static SerializerOptions Options<T>(string row) => row switch
    {
        "default" => new SerializerOptions(),
        "known-types" => new SerializerOptions(knownTypes: ModelTypes(typeof(T)).Prepend(typeof(T))),
        "version-tolerant" => new SerializerOptions(versionTolerance: true),
        "akka" => new SerializerOptions(versionTolerance: true, preserveObjectReferences: true, ignoreISerializable: true),
        "preserve-references" => new SerializerOptions(preserveObjectReferences: true),
        _ => throw new NotSupportedException($"Hyperion has no row {row}"),
    };

    /// <summary>The model's public types, in an order that writer and reader share.</summary>
    private static IEnumerable<Type> ModelTypes(Type root)
    {
        var element = root.IsGenericType ? root.GetGenericArguments()[0] : root;
        return element.Assembly.GetExportedTypes()
            .Where(type => type.Namespace == element.Namespace && type != root)
            .OrderBy(type => type.FullName, StringComparer.Ordinal);
    }

    internal readonly struct Codec<T>(Serializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.Serialize(value, stream);

        public T Deserialize(Stream stream) => serializer.Deserialize<T>(stream);
    }
}
