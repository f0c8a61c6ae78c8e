using System.IO;
using System.Threading.Tasks;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary><see cref="Shape.AsyncStream"/>: the streams of <see cref="Shape.Stream"/>, every call awaited.</summary>
internal sealed class AsyncStreamDriver<TCodec, T> : Driver<T>
    where TCodec : struct, IAsyncStreamCodec<T>
    where T : notnull
{
    private readonly TCodec _codec;
    private readonly MemoryStream _output = new();
    private readonly MemoryStream[] _payloads;

    public AsyncStreamDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        _codec = codec;
        _payloads = new MemoryStream[pool.Length];
        AdaptedFrom = Inner(codec);
    }

    public override bool IsAsync => true;

    public override void Serialize(int index, T value)
    {
        _output.SetLength(0);
        _codec.SerializeAsync(value, _output).AsTask().GetAwaiter().GetResult();
        _payloads[index] = PayloadStreams.Copy(_output);
    }

    public override T Deserialize(int index)
    {
        _payloads[index].Position = 0;
        return Wait(_codec.DeserializeAsync(_payloads[index]));
    }

    public override long Size(int index) => _payloads[index].Length;

    public override long TimeSerialize(int start, long calls, int mask) =>
        Loop.RunAsync<SerializeCall, Stream>(new SerializeCall(_codec, Pool, _output), start, calls, mask).GetAwaiter().GetResult();

    public override long TimeDeserialize(int start, long calls, int mask) =>
        Loop.RunAsync<DeserializeCall, T>(new DeserializeCall(_codec, _payloads), start, calls, mask).GetAwaiter().GetResult();

    private readonly struct SerializeCall(TCodec codec, T[] pool, MemoryStream output) : ICall<ValueTask<Stream>>
    {
        private readonly TCodec _codec = codec;
        private readonly T[] _pool = pool;
        private readonly MemoryStream _output = output;

        public ValueTask<Stream> Invoke(int index)
        {
            _output.SetLength(0);
            var written = _codec.SerializeAsync(_pool[index], _output);
            if (!written.IsCompletedSuccessfully)
            {
                return Finish(written, _output);
            }

            written.GetAwaiter().GetResult();
            return new ValueTask<Stream>(_output);
        }

        private static async ValueTask<Stream> Finish(ValueTask written, Stream output)
        {
            await written.ConfigureAwait(false);
            return output;
        }
    }

    private readonly struct DeserializeCall(TCodec codec, MemoryStream[] payloads) : ICall<ValueTask<T>>
    {
        private readonly TCodec _codec = codec;
        private readonly MemoryStream[] _payloads = payloads;

        public ValueTask<T> Invoke(int index)
        {
            var payload = _payloads[index];
            payload.Position = 0;
            return _codec.DeserializeAsync(payload);
        }
    }
}
