using ProtoBuf;
using ProtoBuf.Meta;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After protobuf-net/protobuf-net. Streams: README.md (Serialize your data). Bytes: src/Benchmark/SerializeBenchmarks_NewApi.cs
/// (MemoryStream_ViaState: one stream, used again) and DeserializeBenchmarks_NewApi.cs (ROM_Default).
/// </summary>
public sealed class ProtobufNetSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Stream(default(Streams<T>)).Bytes(new States<T>(RuntimeTypeModel.Default));

    internal readonly struct Streams<T> : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => Serializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => Serializer.Deserialize<T>(stream);
    }

    internal readonly struct States<T>(TypeModel types) : IBytesCodec<T>
    {
        private readonly MemoryStream _buffer = new();

        public byte[] SerializeToBytes(T value)
        {
            _buffer.Position = 0;
            _buffer.SetLength(0);
            var state = ProtoWriter.State.Create(_buffer, types);
            try
            {
                state.SerializeRoot(value);
                state.Close();
            }
            finally
            {
                state.Dispose();
            }

            return _buffer.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            using var state = ProtoReader.State.Create(new ReadOnlyMemory<byte>(bytes), types);
            return state.DeserializeRoot<T>();
        }
    }
}
