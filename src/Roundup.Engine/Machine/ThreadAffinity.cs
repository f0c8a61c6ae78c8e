using System.Runtime.InteropServices;

namespace Roundup.Engine.Machine;

// Keeps threads that are not timed off the processor on which batches are timed: the threads of this process, and the background threads of
// a worker that compile and collect. With two processors they ran on the timed one in a third of the batches, for up to half of a batch.
// Without effect on other systems than Linux, and with one processor.
internal static partial class ThreadAffinity
{
    private const int MaskWords = 16;

    // The main thread of a worker is timed, and stays on the processor.
    public static void KeepOff(int process, bool isWorker, int timed) =>
        Allow(process, [.. Processors.All.Where(processor => processor != timed)], isWorker);

    // Lets the threads of a process use all processors again; the main thread of a worker stays where it is.
    public static void Release(int process, bool isWorker) =>
        Allow(process, Processors.All, isWorker);

    private static void Allow(int process, IReadOnlyList<int> processors, bool isWorker)
    {
        if (!OperatingSystem.IsLinux() || Processors.Count < 2)
        {
            return;
        }

        var mask = new ulong[MaskWords];
        foreach (var processor in processors)
        {
            mask[processor / 64] |= 1UL << (processor % 64);
        }

        foreach (var thread in Threads(process))
        {
            if (!isWorker || thread != process)
            {
                // The call fails without harm for a thread that has just ended, and where the system does not permit it.
                _ = sched_setaffinity(thread, MaskWords * sizeof(ulong), mask);
            }
        }
    }

    private static IEnumerable<int> Threads(int process)
    {
        try
        {
            var threads = Directory.GetDirectories($"/proc/{process}/task").Select(Path.GetFileName);
            return [.. threads.Select(thread => int.Parse(thread!, CultureInfo.InvariantCulture))];
        }
        catch (IOException)
        {
            // The process has ended.
            return [];
        }
    }

    [LibraryImport("libc")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int sched_setaffinity(int thread, nuint size, [In] ulong[] mask);
}
