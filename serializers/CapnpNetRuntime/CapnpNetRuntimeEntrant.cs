using Capnp;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class CapnpNetRuntimeEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // The serializers differ in their operations: Deserialize of default is not timed, and its verification reads as read-all does.
        if (row is not ("default" or "read-all"))
        {
            throw new NotSupportedException($"Capnp.Net.Runtime has no row {row}");
        }

        var codec = new Codec<T>(
            model.Get<Action<MessageBuilder, T>>(),
            model.Get<Func<DeserializerState, T>>(),
            model.Get<Func<T, T>>());
        shapes.Stream(codec).BytesFromStream(codec);
    }

    /// <summary>
    /// T is a domain class that capnpc-csharp generated; <c>write</c> is <c>user.serialize(message.BuildRoot&lt;User.WRITER&gt;())</c>,
    /// <c>read</c> is <c>CapnpSerializable.Create&lt;User&gt;(state)</c>. What is then still a view of the message, such as a list of
    /// strings, <c>readViews</c> replaces by what it shows.
    /// </summary>
    internal readonly struct Codec<T>(Action<MessageBuilder, T> write, Func<DeserializerState, T> read, Func<T, T> readViews)
        : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream)
        {
            var message = MessageBuilder.Create();
            write(message, value);

            // Not disposed: that would close the stream.
            var pump = new FramePump(stream);
            pump.Send(message.Frame);
            pump.Flush();
        }

        public T Deserialize(Stream stream) => readViews(read(DeserializerState.CreateRoot(Framing.ReadSegments(stream))));
    }
}
