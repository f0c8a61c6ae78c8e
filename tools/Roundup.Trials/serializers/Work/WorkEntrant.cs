using System.Globalization;
using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Does the same work so many times per call; all of it, allocation included, grows with the number.</summary>
public sealed class WorkEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(new Repeated<T>(int.Parse(row.Split('-')[0].AsSpan(1), CultureInfo.InvariantCulture)));

    internal readonly struct Repeated<T>(int times) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            for (var i = 1; i < times; i++)
            {
                _ = JsonSerializer.SerializeToUtf8Bytes(value);
            }

            return JsonSerializer.SerializeToUtf8Bytes(value);
        }

        public T Deserialize(byte[] bytes)
        {
            for (var i = 1; i < times; i++)
            {
                _ = JsonSerializer.Deserialize<T>(bytes);
            }

            return JsonSerializer.Deserialize<T>(bytes)!;
        }
    }
}
