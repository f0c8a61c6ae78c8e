using System;
using System.Globalization;
using System.IO;
using System.IO.Pipes;
using System.Text;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>Writes answers to the pipe that only the conductor reads: what a library prints cannot get between.</summary>
internal sealed class Answers : IDisposable
{
    private readonly StreamWriter _writer;

    public Answers(string pipeHandle) =>
        _writer = new StreamWriter(new AnonymousPipeClientStream(PipeDirection.Out, pipeHandle), new UTF8Encoding(false), 1024) { AutoFlush = true, NewLine = "\n" };

    /// <summary>Writes one line, in one write.</summary>
    public void Send(params string[] fields) => _writer.WriteLine(Line.Join(fields));

    /// <summary>An unknown number is a dash.</summary>
    public static string Number(double? value) => value is { } number ? number.ToString("R", CultureInfo.InvariantCulture) : Words.Unknown;

    public static string Number(long? value) => value is { } number ? number.ToString(CultureInfo.InvariantCulture) : Words.Unknown;

    public void Dispose() => _writer.Dispose();
}
