using System.Globalization;

namespace Roundup.Worker.Timing;

// How long the threads of this process, except the main thread, which measures, wait for a processor. The measuring thread may wait for one
// of them: a thread of the garbage collector or of the library.
internal sealed class OtherThreadsDelay
{
    private const string Tasks = "/proc/self/task";
    private readonly Dictionary<string, (LinuxFile File, long Start)> _threads = [];
    private readonly string _main = ProcessId.ToString(CultureInfo.InvariantCulture);

    private static int ProcessId =>
#if NET
        Environment.ProcessId;
#else
        System.Diagnostics.Process.GetCurrentProcess().Id;
#endif

    // Finds the current threads. Called before Start and not by it, because listing threads takes 0.1 ms and allocates.
    public void Find()
    {
        foreach (var (thread, folder) in Others())
        {
            if (!_threads.ContainsKey(thread))
            {
                _threads[thread] = (new LinuxFile(folder + "/schedstat"), 0);
            }
        }
    }

    // Begins to count. A thread that starts later counts from its start.
    public void Start()
    {
        foreach (var thread in new List<string>(_threads.Keys))
        {
            var file = _threads[thread].File;
            if (ThreadScheduling.RunDelayNs(file) is { } delay)
            {
                _threads[thread] = (file, delay);
            }
            else
            {
                file.Dispose();
                _threads.Remove(thread);
            }
        }
    }

    // The longest wait of a thread since Start, ns; null if the operating system does not report it. Not the sum, because threads of the
    // process that queue for one processor wait for each other.
    public double? StopNs()
    {
        if (!Directory.Exists(Tasks))
        {
            return null;
        }

        double longest = 0;
        foreach (var (thread, folder) in Others())
        {
            if (!_threads.TryGetValue(thread, out var known))
            {
                _threads[thread] = known = (new LinuxFile(folder + "/schedstat"), 0);
            }

            longest = Math.Max(longest, (ThreadScheduling.RunDelayNs(known.File) ?? 0) - known.Start);
        }

        return longest;
    }

    private IEnumerable<(string Thread, string Folder)> Others()
    {
        if (!Directory.Exists(Tasks))
        {
            yield break;
        }

        foreach (var folder in Directory.GetDirectories(Tasks))
        {
            var thread = Path.GetFileName(folder);
            if (thread != _main)
            {
                yield return (thread, folder);
            }
        }
    }
}
