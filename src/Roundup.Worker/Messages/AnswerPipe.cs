using System.IO.Pipes;
using System.Text;
using Roundup.Protocol;

namespace Roundup.Worker.Messages;

// Writes answers to a pipe of its own, so that the output of a library cannot mix with them.
internal sealed class AnswerPipe : IDisposable
{
    private readonly StreamWriter _writer;

    public AnswerPipe(string handle)
    {
        var pipe = new AnonymousPipeClientStream(PipeDirection.Out, handle);
        _writer = new StreamWriter(pipe, new UTF8Encoding(false), 1024) { AutoFlush = true, NewLine = "\n" };
    }

    // Sends one line in a single write.
    public void Send(IMessage answer) => _writer.WriteLine(MessageWriter.Line(answer));

    public void Announce(string step) => Send(new StepAnswer(step));

    public void Dispose() => _writer.Dispose();
}
