#if NET9_0_OR_GREATER
using System.Buffers;
using System.IO.Pipelines;

namespace Roundup.Worker;

/// <summary>The pipe that Serialize writes to; nobody reads it meanwhile.</summary>
public sealed class PayloadPipe
{
    /// <summary>The defaults, but a flush never waits for a reader.</summary>
    private readonly Pipe _pipe = new(new PipeOptions(pauseWriterThreshold: 0, resumeWriterThreshold: 0));

    /// <summary>What is written to.</summary>
    public PipeWriter Writer => _pipe.Writer;

    /// <summary>
    /// Makes the pipe as new: what was flushed is read to its end, as by the reader of a program, and its blocks go back to where they
    /// came from. Completing alone does that too, but drops the pipe's own segment objects, which reading keeps for later.
    /// </summary>
    public void Reset()
    {
        if (_pipe.Reader.TryRead(out var read))
        {
            _pipe.Reader.AdvanceTo(read.Buffer.End);
        }

        _pipe.Writer.Complete();
        _pipe.Reader.Complete();
        _pipe.Reset();
    }

    /// <summary>A copy of what was written and flushed.</summary>
    public byte[] ToArray()
    {
        if (!_pipe.Reader.TryRead(out var read))
        {
            return [];
        }

        var bytes = read.Buffer.ToArray();
        _pipe.Reader.AdvanceTo(read.Buffer.Start);
        return bytes;
    }
}
#endif
