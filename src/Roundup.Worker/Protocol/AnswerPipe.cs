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
    private readonly string _prefix;

    public AnswerPipe(string address)
    {
        _prefix = AnswerAddress.Prefix(address);
        var pipe = new AnonymousPipeClientStream(PipeDirection.Out, AnswerAddress.Handle(address));
        _writer = new StreamWriter(pipe, new UTF8Encoding(false), 1024) { AutoFlush = true, NewLine = "\n" };
    }

    /// <summary>Writes one line, in one write.</summary>
    public void Send(IMessage answer) => _writer.WriteLine(_prefix + MessageWriter.Line(answer));

    /// <summary>Says what is begun now.</summary>
    public void Announce(string step) => Send(new StepAnswer(step));

    public void Dispose() => _writer.Dispose();
}
