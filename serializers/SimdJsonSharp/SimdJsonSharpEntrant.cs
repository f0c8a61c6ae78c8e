using System.Text.Json;
using Roundup.Contracts;
using SimdJsonSharp;

namespace Roundup.Serializers;

public sealed class SimdJsonSharpEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<SimdJsonReader<T>>());
        shapes.Bytes(codec).StreamFromBytes(codec);
    }

    /// <summary>The library only parses: Serialize creates its input and is not measured.</summary>
    internal readonly struct Codec<T>(SimdJsonReader<T> reader) : IBytesCodec<T>
    {
        private static readonly JsonSerializerOptions Options = new() { IncludeFields = true };

        public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Options);

        public unsafe T Deserialize(byte[] bytes)
        {
            fixed (byte* json = bytes)
            {
                using var document = SimdJsonSharp.SimdJson.ParseJson(json, bytes.Length);
                if (!document.IsValid)
                {
                    throw new FormatException($"SimdJsonSharp: {document.ErrorCode}");
                }

                var tape = document.CreateIterator();
                try
                {
                    return reader(ref tape);
                }
                finally
                {
                    tape.Dispose();
                }
            }
        }
    }
}
