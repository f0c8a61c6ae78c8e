using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.Bytes"/>: a new array from each Serialize; the same arrays again for each Deserialize.</summary>
internal sealed class BytesDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IBytesCodec<T>
    where T : notnull
{
    private readonly TCodec _codec;
    private readonly byte[][] _payloads;

    public BytesDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        _codec = codec;
        _payloads = new byte[pool.Length][];
        AdaptedFrom = Inner(codec);
    }

    public override void Serialize(int index, T value) => _payloads[index] = _codec.SerializeToBytes(value);

    public override T Deserialize(int index) => _codec.Deserialize(_payloads[index]);

    public override long Size(int index) => _payloads[index].Length;

    public override long TimeSerialize(int start, long calls, int mask)
    {
        var call = new SerializeCall(_codec, Pool);
        return Loop.Run<SerializeCall, byte[]>(ref call, start, calls, mask);
    }

    public override long TimeDeserialize(int start, long calls, int mask)
    {
        var call = new DeserializeCall(_codec, _payloads);
        return Loop.Run<DeserializeCall, T>(ref call, start, calls, mask);
    }

    private readonly struct SerializeCall(TCodec codec, T[] pool) : ICall<byte[]>
    {
        private readonly TCodec _codec = codec;
        private readonly T[] _pool = pool;

        public byte[] Invoke(int index) => _codec.SerializeToBytes(_pool[index]);
    }

    private readonly struct DeserializeCall(TCodec codec, byte[][] payloads) : ICall<T>
    {
        private readonly TCodec _codec = codec;
        private readonly byte[][] _payloads = payloads;

        public T Invoke(int index) => _codec.Deserialize(_payloads[index]);
    }
}
