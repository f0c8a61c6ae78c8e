#if NET9_0_OR_GREATER
using System.Runtime.CompilerServices;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.FirstCall;

// The code for the shape Pipe. It is in separate methods, so that first calls of other shapes do not load the assembly of pipes.
internal sealed partial class TypedFirstCall<T>
{
    private PayloadPipe? _pipe;
    private PayloadReader? _reader;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PrepareWriter()
    {
        _pipe = new PayloadPipe();
        _ = _pipe.Writer;
        SerializePipe(null);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PrepareReader()
    {
        // The reader belongs to the worker, so it is compiled before timing.
        var other = new PayloadReader([0]);
        other.TryRead(out var read);
        other.ReadAsync().AsTask().GetAwaiter().GetResult();
        other.AdvanceTo(read.Buffer.Start, read.Buffer.End);
        other.Complete();

        _reader = new PayloadReader(_bytes);
        DeserializePipe(null);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long PipeBytes() => _pipe!.ToArray().Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private T ReadBackPipe(IPipeCodec<T> codec) =>
        codec.DeserializeAsync(new PayloadReader(_pipe!.ToArray())).AsTask().GetAwaiter().GetResult();
}
#endif
