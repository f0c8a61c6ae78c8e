using System.Text;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.String"/>: a new string from each Serialize; the same strings again for each Deserialize.</summary>
internal sealed class StringDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IStringCodec<T>
    where T : notnull
{
    private readonly TCodec _codec;
    private readonly string[] _payloads;

    public StringDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        _codec = codec;
        _payloads = new string[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    public override void Serialize(int index, T value) => _payloads[index] = _codec.SerializeToString(value);

    public override T Deserialize(int index) => _codec.Deserialize(_payloads[index]);

    public override long Size(int index) => Encoding.UTF8.GetByteCount(_payloads[index]);

    public override long TimeSerialize(int start, long calls, int mask)
    {
        var call = new SerializeCall(_codec, Pool);
        return Loop.Run<SerializeCall, string>(ref call, start, calls, mask);
    }

    public override long TimeDeserialize(int start, long calls, int mask)
    {
        var call = new DeserializeCall(_codec, _payloads);
        return Loop.Run<DeserializeCall, T>(ref call, start, calls, mask);
    }

    private readonly struct SerializeCall(TCodec codec, T[] pool) : ICall<string>
    {
        private readonly TCodec _codec = codec;
        private readonly T[] _pool = pool;

        public string Invoke(int index) => _codec.SerializeToString(_pool[index]);
    }

    private readonly struct DeserializeCall(TCodec codec, string[] payloads) : ICall<T>
    {
        private readonly TCodec _codec = codec;
        private readonly string[] _payloads = payloads;

        public T Invoke(int index) => _codec.Deserialize(_payloads[index]);
    }
}
