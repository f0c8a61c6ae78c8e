using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

// Reads and copies values by handwritten code in the same process: what reading a plain object costs can be told from what a library adds.
internal sealed class HandwrittenReference<T>(IHandwritten<T> handwritten, ThreadClock time)
    where T : notnull
{
    private const int Attempts = 5;

    // Calls from this time on are made only once, ns.
    private const double LongNs = 1e6;

    // Whether Copy and Read were warmed up in this process, for all shapes of a count.
    private static bool s_isWarm;

    private readonly MemoryStream _output = new();
    private BinaryWriter? _writer;
    private T? _last;

    public void WarmUp(T[] roots, int count)
    {
        if (s_isWarm)
        {
            return;
        }

        s_isWarm = true;
        CompiledCode.WarmUp(() =>
        {
            for (var i = 0; i < count; i++)
            {
                Read(Copy(roots[i]));
            }
        });
    }

    // Approximate time of a copy, ns: the fastest of several, because the first is compiled and any can be interrupted.
    public double OnceNs(T root)
    {
        Copy(root);
        var fastest = CopyNs(root);
        for (var i = 1; i < Attempts && fastest < LongNs; i++)
        {
            fastest = Math.Min(fastest, CopyNs(root));
        }

        return fastest;
    }

    public void Read(T value)
    {
        _output.SetLength(0);
        handwritten.Write(_writer ??= new BinaryWriter(_output), value);
    }

    public T Copy(T value) => _last = handwritten.Copy(value)!;

    private double CopyNs(T root)
    {
        time.Start();
        Copy(root);
        return time.StopNs();
    }
}
