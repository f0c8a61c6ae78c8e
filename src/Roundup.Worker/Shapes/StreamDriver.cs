using System.IO;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.Stream"/>: one memory stream, emptied before each Serialize; one for each payload, rewound before each Deserialize.</summary>
internal sealed class StreamDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IStreamCodec<T>
    where T : notnull
{
    private readonly TCodec _codec;
    private readonly MemoryStream _output = new();
    private readonly MemoryStream[] _payloads;

    public StreamDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        _codec = codec;
        _payloads = new MemoryStream[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    public override void Serialize(int index, T value)
    {
        _output.SetLength(0);
        _codec.Serialize(value, _output);
        _payloads[index] = PayloadStreams.Copy(_output);
    }

    public override T Deserialize(int index)
    {
        _payloads[index].Position = 0;
        return _codec.Deserialize(_payloads[index]);
    }

    public override long Size(int index) => _payloads[index].Length;

    public override long TimeSerialize(int start, long calls, int mask)
    {
        var call = new SerializeCall(_codec, Pool, _output);
        return Loop.Run<SerializeCall, Stream>(ref call, start, calls, mask);
    }

    public override long TimeDeserialize(int start, long calls, int mask)
    {
        var call = new DeserializeCall(_codec, _payloads);
        return Loop.Run<DeserializeCall, T>(ref call, start, calls, mask);
    }

    private readonly struct SerializeCall(TCodec codec, T[] pool, MemoryStream output) : ICall<Stream>
    {
        private readonly TCodec _codec = codec;
        private readonly T[] _pool = pool;
        private readonly MemoryStream _output = output;

        public Stream Invoke(int index)
        {
            _output.SetLength(0);
            _codec.Serialize(_pool[index], _output);
            return _output;
        }
    }

    private readonly struct DeserializeCall(TCodec codec, MemoryStream[] payloads) : ICall<T>
    {
        private readonly TCodec _codec = codec;
        private readonly MemoryStream[] _payloads = payloads;

        public T Invoke(int index)
        {
            var payload = _payloads[index];
            payload.Position = 0;
            return _codec.Deserialize(payload);
        }
    }
}
