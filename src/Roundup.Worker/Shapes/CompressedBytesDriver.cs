using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// <see cref="Shape.Bytes"/> behind a compressor: serialize and compress, decompress and deserialize. Codec and root are type
/// parameters here, and no loop is generated: the look-up that shared generic code costs (2 to 3 ns) and the virtual call of the
/// compressor, some 5 ns together, are nothing beside a compression of 100 ns and more.
/// </summary>
/// <typeparam name="TCodec">The codec.</typeparam>
/// <typeparam name="T">The root.</typeparam>
internal sealed class CompressedBytesDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IBytesCodec<T>
    where T : notnull
{
    private readonly byte[][] _payloads;

    /// <summary>What the serializer wrote for the last even and the last odd slot: verification takes two at a time.</summary>
    private readonly byte[][] _plain = [[], []];
    private readonly TCodec _codec;
    private readonly IBytesCompressor _compressor;
    private SerializeCall _serialize;
    private DeserializeCall _deserialize;
    private EmptyCall _empty;

    public CompressedBytesDriver(TCodec codec, IBytesCompressor compressor, T[] pool)
        : base(pool)
    {
        _codec = codec;
        _compressor = compressor;
        _payloads = new byte[pool.Length][];
        _serialize = new SerializeCall { Codec = codec, Compressor = compressor, Pool = pool };
        _deserialize = new DeserializeCall { Codec = codec, Compressor = compressor, Payloads = _payloads };
        _empty = new EmptyCall { Pool = pool };
        AdaptedFrom = Inner(codec);
    }

    public override Driver<T> Over(T[] pool) => new CompressedBytesDriver<TCodec, T>(_codec, _compressor, pool);

    public override void Serialize(int index, T value)
    {
        var plain = _codec.SerializeToBytes(value);
        _plain[index & 1] = plain;
        _payloads[index] = _compressor.Compress(plain);
    }

    public override T Deserialize(int index) => _codec.Deserialize(_compressor.Decompress(_payloads[index]));

    public override long Size(int index) => _payloads[index].Length;

    public override byte[] Payload(int index) => (byte[])_payloads[index].Clone();

    public override object? Returned(int index) => _payloads[index];

    public override void Load(int index, byte[] payload) => _payloads[index] = payload;

    public override void TakeWritten(int index) => _payloads[index] = _serialize.Last;

    /// <inheritdoc/>
    /// <remarks>A serializer that is given damaged bytes fails in ways that seem to be its own.</remarks>
    public override string? Damage(int first, int second)
    {
        var one = _compressor.Decompress(_payloads[first]);
        var other = _compressor.Decompress(_payloads[second]);
        return Damage(_plain[first & 1], one) ?? Damage(_plain[second & 1], other);
    }

    public override long TimeSerialize(int start, long calls, int mask) => Loop.Run(ref _serialize, start, calls, mask);

    public override long TimeDeserialize(int start, long calls, int mask)
    {
        var ticks = Loop.Run(ref _deserialize, start, calls, mask);
        LastRead = _deserialize.Last;
        return ticks;
    }

    public override long TimeEmpty(int start, long calls, int mask) => Loop.Run(ref _empty, start, calls, mask);

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
