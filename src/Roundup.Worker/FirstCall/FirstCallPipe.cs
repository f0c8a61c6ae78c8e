using System;
using System.Globalization;
using System.IO;
using System.Text;
#if NET
using Microsoft.Win32.SafeHandles;
#endif
using Roundup.Protocol;
using Roundup.Protocol.FirstCall;

namespace Roundup.Worker;

/// <summary>
/// Answers of a process that makes first calls. The pipe is written to as a file, so that the assembly of pipes, which a library may need
/// too, is not loaded beforehand.
/// </summary>
internal sealed class FirstCallPipe
{
    private readonly Stream _stream;

    public FirstCallPipe(string handle)
    {
#if NET
        var number = new IntPtr(long.Parse(handle, CultureInfo.InvariantCulture));
        _stream = new FileStream(new SafeFileHandle(number, ownsHandle: true), FileAccess.Write, bufferSize: 1);
#else
        _stream = new System.IO.Pipes.AnonymousPipeClientStream(System.IO.Pipes.PipeDirection.Out, handle);
#endif
    }

    /// <summary>Tells what is begun now, and for which of the datasets, from 0.</summary>
    public void Step(string what, int place) => Write(FirstCallArguments.Step(what, place));

    /// <summary>Writes one line.</summary>
    public void Send(IMessage answer) => Write(MessageWriter.Line(answer));

    private void Write(string line)
    {
        var bytes = Encoding.UTF8.GetBytes(line + "\n");
        _stream.Write(bytes, 0, bytes.Length);
        _stream.Flush();
    }
}
