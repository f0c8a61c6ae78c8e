using System;
using System.IO;
using System.IO.Pipes;
using System.Text;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>Writes answers to the pipe that only the host process reads: what a library prints cannot get between.</summary>
internal sealed class AnswerPipe : IDisposable
{
    private readonly StreamWriter _writer;

    public AnswerPipe(string handle)
    {
        var pipe = new AnonymousPipeClientStream(PipeDirection.Out, handle);
        _writer = new StreamWriter(pipe, new UTF8Encoding(false), 1024) { AutoFlush = true, NewLine = "\n" };
    }

    /// <summary>Writes one line, in one write.</summary>
    public void Send(IMessage answer) => _writer.WriteLine(MessageWriter.Line(answer));

    /// <summary>Says what is begun now.</summary>
    public void Announce(string step) => Send(new StepAnswer(step));

    public void Dispose() => _writer.Dispose();
}
