using Capnp;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After c80k/capnproto-dotnetcore, Capnp.Net.Runtime.Tests/DynamicSerializerStateTests.cs (the last test): a message through a
/// MemoryStream of its own. README.md shows no code.
/// </summary>
public sealed class CapnpNetRuntimeSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(new Codec<T>(
            model.Get<Action<MessageBuilder, T>>(), model.Get<Func<DeserializerState, T>>(), model.Get<Func<T, T>>()));

    /// <summary>
    /// <c>serialize</c> builds the root and calls the generated <c>serialize</c>, <c>create</c> is CapnpSerializable.Create, and
    /// <c>readAll</c> reads what is still a view of the message.
    /// </summary>
    internal readonly struct Codec<T>(Action<MessageBuilder, T> serialize, Func<DeserializerState, T> create, Func<T, T> readAll)
        : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            var msg = MessageBuilder.Create();
            serialize(msg, value);
            var mems = new MemoryStream();
            var pump = new FramePump(mems);
            pump.Send(msg.Frame);
            return mems.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var mems = new MemoryStream(bytes);
            var frame = Framing.ReadSegments(mems);
            var deserializer = DeserializerState.CreateRoot(frame);
            return readAll(create(deserializer));
        }
    }
}
