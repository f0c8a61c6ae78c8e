using System.Text.Json;
using Roundup.Contracts;
using Roundup.Schemas.Notes;

namespace Roundup.Serializers;

/// <summary>The codec goes by the fields, which are fast; the mapper can only go by the properties, which are not.</summary>
public sealed class SlowMapperEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull => shapes.Bytes(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        private static readonly JsonSerializerOptions s_fields = new() { IncludeFields = true };

        public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(((NoteT)(object)value!).Fields, s_fields);

        public T Deserialize(byte[] bytes) => (T)(object)new NoteT { Fields = JsonSerializer.Deserialize<NoteFields>(bytes, s_fields)! };
    }
}
