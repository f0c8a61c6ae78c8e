using System.Buffers;
using System.Diagnostics;
using System.Text;
using Roundup.Protocol.FirstCall;
using Roundup.Results;
using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.FirstCall;

internal abstract class UntypedFirstCall
{
    // Fields, not properties: an accessor would be compiled during timing.
    public bool IsOpen;
    protected long Started;
    protected long Opened;
    protected long Ended;
    protected FirstCallProbes Before;
    protected FirstCallProbes After;
    protected long? WorkingSet;

    // Length of the payload, bytes; of a string, its length in UTF-8.
    protected abstract long PayloadBytes { get; }

    public abstract Comparison Compare(Action<string> announce);

    public CalledAnswer Called()
    {
        var (open, call) = (Clock.Nanoseconds(Opened - Started), Clock.Nanoseconds(Ended - Opened));
        return new(Clock.IsShared ? Ended : null, Stopwatch.Frequency, new()
        {
            [FirstCallQuantities.Open] = open,
            [FirstCallQuantities.Call] = call,
            [FirstCallQuantities.Cpu] = After.CpuNs - Before.CpuNs,
            [FirstCallQuantities.Jit] = After.JitNs - Before.JitNs,
            [FirstCallQuantities.Rest] = open + call - (After.ThreadJitNs - Before.ThreadJitNs),
            [FirstCallQuantities.Methods] = After.Methods - Before.Methods,
            [FirstCallQuantities.Assemblies] = After.Assemblies - Before.Assemblies,
            [FirstCallQuantities.WorkingSet] = WorkingSet,
            [FirstCallQuantities.Size] = PayloadBytes,
        });
    }
}

// The first call for one type: opens the serializer and makes one call, both timed (docs/timing-contract.md, First call).
internal sealed partial class TypedFirstCall<T>(Model<T> model, Shape shape, bool serialize, string valuesPath) : UntypedFirstCall
    where T : notnull
{
    private readonly FirstCallShapes<T> _shapes = new(shape);
    private T? _value;
    private byte[] _bytes = [];
    private string _text = "";
    private MemoryStream _stream = new();
    private readonly PayloadWriter _writer = new();
    private readonly SegmentWriter _segments = new();
    private ReadOnlySequence<byte> _sequence;

    protected override long PayloadBytes => !serialize ? _bytes.Length : shape switch
    {
        Shape.String => Encoding.UTF8.GetByteCount(NullPayloadException.NotNull(_text)),
        Shape.Bytes => NullPayloadException.NotNull(_bytes).Length,
        Shape.BufferWriter => _writer.ToArray().Length,
        Shape.Segments => _segments.ToArray().Length,
#if NET9_0_OR_GREATER
        Shape.Pipe => PipeBytes(),
#endif
        _ => _stream.Position,
    };

    // Prepares the input of the call: one value, read with the canonical codec, or a payload that another process wrote.
    public void Prepare(string payloadPath)
    {
        if (serialize)
        {
            _value = Values<T>.ReadFirst(valuesPath, model.Canonical);
            if (shape == Shape.BufferWriter)
            {
                // The writer belongs to the worker, so it is compiled before timing.
                _writer.GetSpan(1);
                _writer.GetMemory(1);
                _writer.Advance(0);
            }
            else if (shape == Shape.Segments)
            {
                // A separate writer, because this one takes a second block.
                var segments = new SegmentWriter();
                segments.GetSpan(1);
                segments.Advance(1);
                segments.GetMemory(SegmentWriter.BlockBytes);
            }
#if NET9_0_OR_GREATER
            else if (shape == Shape.Pipe)
            {
                PrepareWriter();
            }
#endif

            return;
        }

        _bytes = File.ReadAllBytes(payloadPath);
        _text = shape == Shape.String ? Encoding.UTF8.GetString(_bytes) : "";
        _stream = new MemoryStream(_bytes, 0, _bytes.Length, writable: false, publiclyVisible: true);
        _sequence = shape == Shape.Segments ? SegmentedPayload.Create(_bytes) : new ReadOnlySequence<byte>(_bytes);
#if NET9_0_OR_GREATER
        if (shape == Shape.Pipe)
        {
            PrepareReader();
        }
#endif
    }

    public override Comparison Compare(Action<string> announce)
    {
        var (expected, actual) = (_value, _value);
        if (serialize)
        {
            announce("Deserialize");
            actual = ReadBack(_shapes.Codec!);
        }
        else
        {
            expected = Values<T>.ReadFirst(valuesPath, model.Canonical);
        }

        announce("comparison");
        var comparison = new Comparison();
        model.Canonical.Compare(expected, actual, comparison);
        return comparison;
    }

    private T ReadBack(object codec) => shape switch
    {
        Shape.String => ((IStringCodec<T>)codec).Deserialize(_text),
        Shape.Bytes => ((IBytesCodec<T>)codec).Deserialize(_bytes),
        Shape.BufferWriter => ((IBufferWriterCodec<T>)codec).Deserialize(new ReadOnlySequence<byte>(_writer.ToArray())),
#if NET9_0_OR_GREATER
        Shape.Pipe => ReadBackPipe((IPipeCodec<T>)codec),
#endif
        Shape.Segments => ((IBufferWriterCodec<T>)codec).Deserialize(SegmentedPayload.Create(_segments.ToArray())),
        Shape.Stream => ((IStreamCodec<T>)codec).Deserialize(PayloadStreams.Copy(_stream)),
        _ => ((IAsyncStreamCodec<T>)codec).DeserializeAsync(PayloadStreams.Copy(_stream)).AsTask().GetAwaiter().GetResult(),
    };

    private NotSupportedException NoCodec() => new($"the entrant registers no codec for {shape}");
}
