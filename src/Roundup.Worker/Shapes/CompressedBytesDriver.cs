using Roundup.Worker.Timing;

namespace Roundup.Worker.Shapes;

// Shape.Bytes with a compressor: serializes and compresses, decompresses and deserializes. Its loops are not generated: the lookup in
// shared generic code (2 to 3 ns) and the virtual call of the compressor, together about 5 ns, do not matter beside a compression of 100 ns
// and more.
internal sealed class CompressedBytesDriver<TCodec, T>(TCodec codec, IBytesCompressor compressor, T[] pool)
    : BytesDriver<TCodec, T>(codec, pool)
    where TCodec : struct, IBytesCodec<T>
    where T : notnull
{
    // The uncompressed payloads of the last even and the last odd slot: verification takes two values at a time.
    private readonly byte[][] _plain = [[], []];

    public override Driver<T> Over(T[] pool) => new CompressedBytesDriver<TCodec, T>(Codec, compressor, pool);

    public override void Serialize(int index, T value)
    {
        var plain = NullPayloadException.NotNull(Codec.SerializeToBytes(value));
        _plain[index & 1] = plain;
        Payloads[index] = compressor.Compress(plain);
    }

    public override T Deserialize(int index) => Codec.Deserialize(compressor.Decompress(Payloads[index]));

    // Without this check, errors of a compressor would look like errors of the serializer.
    public override string? Damage(int first, int second)
    {
        var one = compressor.Decompress(Payloads[first]);
        var other = compressor.Decompress(Payloads[second]);
        return Damage(_plain[first & 1], one) ?? Damage(_plain[second & 1], other);
    }

    public override long TimeSerialize(int start, long calls, int mask)
    {
        var call = new SerializeCall { Codec = Codec, Compressor = compressor, Pool = Pool };
        var ticks = Loop.Run(ref call, start, calls, mask);
        LastWritten = call.Last;
        return ticks;
    }

    public override long TimeDeserialize(int start, long calls, int mask)
    {
        var call = new DeserializeCall { Codec = Codec, Compressor = compressor, Payloads = Payloads };
        var ticks = Loop.Run(ref call, start, calls, mask);
        LastRead = call.Last;
        return ticks;
    }

    public override long TimeEmpty(int start, long calls, int mask)
    {
        var call = new EmptyCall { Pool = Pool };
        return Loop.Run(ref call, start, calls, mask);
    }

    private static string? Damage(byte[] plain, byte[] decompressed)
    {
        var at = 0;
        while (at < plain.Length && at < decompressed.Length && plain[at] == decompressed[at])
        {
            at++;
        }

        return plain.Length != decompressed.Length ? $"the compressor returns {decompressed.Length} bytes where it was given {plain.Length}"
            : at < plain.Length ? $"the compressor returns other bytes than it was given, from byte {at} of {plain.Length} on"
            : null;
    }

    private struct SerializeCall : ICall
    {
        public TCodec Codec;
        public IBytesCompressor Compressor;
        public T[] Pool;
        public byte[] Last;

        public void Invoke(int index) => Last = Compressor.Compress(Codec.SerializeToBytes(Pool[index]));
    }

    private struct DeserializeCall : ICall
    {
        public TCodec Codec;
        public IBytesCompressor Compressor;
        public byte[][] Payloads;
        public T Last;

        public void Invoke(int index) => Last = Codec.Deserialize(Compressor.Decompress(Payloads[index]));
    }

    private struct EmptyCall : ICall
    {
        public T[] Pool;
        public T Last;

        public void Invoke(int index) => Last = Pool[index];
    }
}
