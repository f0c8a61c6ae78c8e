using System.Globalization;
using System.Text;
using Roundup.Protocol;
using Roundup.Protocol.FirstCall;
#if NET
using Microsoft.Win32.SafeHandles;
#endif

namespace Roundup.Worker.FirstCall;

// Sends the answers of a process that makes first calls. It writes to the pipe as to a file, so that the assembly of pipes, which a library
// may use too, is not loaded before the first call.
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

    // Announces the step that begins now, with the number of the dataset, from 0.
    public void Step(string what, int place) => Write(FirstCallArguments.Step(what, place));

    public void Send(IMessage answer) => Write(MessageWriter.Line(answer));

    private void Write(string line)
    {
        var bytes = Encoding.UTF8.GetBytes(line + "\n");
        _stream.Write(bytes, 0, bytes.Length);
        _stream.Flush();
    }
}
