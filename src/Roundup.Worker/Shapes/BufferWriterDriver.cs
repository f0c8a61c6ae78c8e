using System.Buffers;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.BufferWriter"/>: one writer, cleared before each Serialize; a sequence of one segment for each Deserialize.</summary>
internal sealed class BufferWriterDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IBufferWriterCodec<T>
    where T : notnull
{
    private readonly TCodec _codec;
    private readonly PayloadWriter _writer = new();
    private readonly ReadOnlySequence<byte>[] _payloads;

    public BufferWriterDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        _codec = codec;
        _payloads = new ReadOnlySequence<byte>[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    public override void Serialize(int index, T value)
    {
        _writer.Clear();
        _codec.Serialize(value, _writer);
        _payloads[index] = new ReadOnlySequence<byte>(_writer.ToArray());
    }

    public override T Deserialize(int index) => _codec.Deserialize(_payloads[index]);

    public override long Size(int index) => _payloads[index].Length;

    public override long TimeSerialize(int start, long calls, int mask)
    {
        var call = new SerializeCall(_codec, Pool, _writer);
        return Loop.Run<SerializeCall, PayloadWriter>(ref call, start, calls, mask);
    }

    public override long TimeDeserialize(int start, long calls, int mask)
    {
        var call = new DeserializeCall(_codec, _payloads);
        return Loop.Run<DeserializeCall, T>(ref call, start, calls, mask);
    }

    private readonly struct SerializeCall(TCodec codec, T[] pool, PayloadWriter writer) : ICall<PayloadWriter>
    {
        private readonly TCodec _codec = codec;
        private readonly T[] _pool = pool;
        private readonly PayloadWriter _writer = writer;

        public PayloadWriter Invoke(int index)
        {
            _writer.Clear();
            _codec.Serialize(_pool[index], _writer);
            return _writer;
        }
    }

    private readonly struct DeserializeCall(TCodec codec, ReadOnlySequence<byte>[] payloads) : ICall<T>
    {
        private readonly TCodec _codec = codec;
        private readonly ReadOnlySequence<byte>[] _payloads = payloads;

        public T Invoke(int index) => _codec.Deserialize(_payloads[index]);
    }
}
