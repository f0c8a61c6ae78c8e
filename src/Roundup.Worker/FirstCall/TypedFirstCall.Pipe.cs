#if NET9_0_OR_GREATER
using System.Runtime.CompilerServices;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// What the shape Pipe needs, in methods of its own: the first calls of other shapes do not load the assembly of pipes.
/// </summary>
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
        // The reader is ours and so is what compiling it takes.
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
