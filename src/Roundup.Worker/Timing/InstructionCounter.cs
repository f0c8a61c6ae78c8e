using System.Globalization;
using System.Runtime.InteropServices;

namespace Roundup.Worker.Timing;

/// <summary>
/// A counter of the thread that created it, in user mode (perf_event_open of Linux). A counter that the system does not permit is requested
/// only once.
/// </summary>
internal sealed class InstructionCounter
{
    /// <summary>Length of a reading: the count, the time enabled and the time running.</summary>
    internal const int Length = 3;

    private const int OperationNotPermitted = 1;
    private const int NoSuchEntry = 2;
    private const int AccessDenied = 13;
    private const int NoSuchDevice = 19;
    private const int NoSuchSystemCall = 38;
    private const int NotSupported = 95;

    // Constants of linux/perf_event.h.
    private const ulong AttributesSize = 64;
    private const ulong WithTimes = 1 | 2;
    private const ulong Pinned = 1 << 2;
    private const ulong UserModeOnly = (1 << 5) | (1 << 6);
    private const int CloseOnExec = 8;

    private readonly int _thread = Environment.CurrentManagedThreadId;
    private readonly int _file;
    private readonly ulong[] _reading = new ulong[Length];

    /// <summary>Opens a counter; PERF_TYPE_HARDWARE with PERF_COUNT_HW_INSTRUCTIONS by default.</summary>
    /// <param name="type">0: a counter of the processor; 1: a counter of the kernel.</param>
    /// <param name="counter">The number of the counter within the type.</param>
    public InstructionCounter(ulong type = 0, ulong counter = 1)
    {
        _file = Open(type, counter, out var missing);
        Missing = missing;
    }

    /// <summary>The instructions of the measuring thread, which is the first thread that reads them.</summary>
    public static InstructionCounter OfThisThread { get; } = new();

    /// <summary>The reason why the counter is missing; null if it is available.</summary>
    public string? Missing { get; }

    /// <summary>Reads the counter; null on another thread and if the counter is not available.</summary>
    public double? Read()
    {
        if (_file < 0 || Environment.CurrentManagedThreadId != _thread)
        {
            return null;
        }

        var bytes = (long)read(_file, _reading, new UIntPtr(Length * sizeof(ulong)));
        return IsComplete(_reading, bytes) ? _reading[0] : null;
    }

    /// <summary>
    /// Whether a reading is usable. It is not if it is too short (the kernel has dropped the counter) or if the counter did not run all
    /// the time.
    /// </summary>
    internal static bool IsComplete(ulong[] reading, long bytes) =>
        bytes == Length * sizeof(ulong) && reading[1] == reading[2];

    /// <summary>The message for an error of perf_event_open.</summary>
    /// <param name="error">The error number of Linux.</param>
    /// <param name="paranoid">The content of <c>/proc/sys/kernel/perf_event_paranoid</c>; null if it cannot be read.</param>
    internal static string Reason(int error, string? paranoid) => error switch
    {
        NoSuchEntry or NoSuchDevice or NotSupported => "the processor does not offer this counter here; virtual machines often have none",
        NoSuchSystemCall => "the kernel has no perf_event_open",
        OperationNotPermitted or AccessDenied => Forbidden(paranoid?.Trim()),
        _ => "perf_event_open failed with error " + error.ToString(CultureInfo.InvariantCulture),
    };

    private static string Forbidden(string? paranoid) =>
        int.TryParse(paranoid, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var level) && level > 2
            ? $"the system does not permit it: kernel.perf_event_paranoid is {paranoid}, and 2 or less would"
            : $"the system does not permit it, although kernel.perf_event_paranoid is {paranoid ?? "not known"}: "
                + "a container may forbid it";

    private static int Open(ulong type, ulong counter, out string? reason)
    {
        // The number of the system call on 64-bit systems.
        var call = RuntimeInformation.ProcessArchitecture switch { Architecture.X64 => 298, Architecture.Arm64 => 241, _ => -1 };
        if (!RuntimeInformation.IsOSPlatform(OSPlatform.Linux) || call < 0)
        {
            reason = "it is read only on Linux, on x64 and arm64";
            return -1;
        }

        // The first version of struct perf_event_attr, little-endian: type and size, counter, no sampling, format of readings, flags.
        // A pinned counter counts all the time, or never if the processor has too few counters.
        ulong[] attributes = [type | (AttributesSize << 32), counter, 0, 0, WithTimes, UserModeOnly | Pinned, 0, 0];
        var (thisThread, anyProcessor, noGroup) = (IntPtr.Zero, new IntPtr(-1), new IntPtr(-1));
        var file = (int)syscall(new IntPtr(call), attributes, thisThread, anyProcessor, noGroup, new IntPtr(CloseOnExec));
        reason = file >= 0 ? null : Reason(Marshal.GetLastWin32Error(), Paranoid());
        return file;
    }

    private static string? Paranoid()
    {
        try
        {
            return File.ReadAllText("/proc/sys/kernel/perf_event_paranoid");
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    [DllImport("libc", SetLastError = true)]
    private static extern IntPtr syscall(IntPtr number, ulong[] attributes, IntPtr thread, IntPtr processor, IntPtr group, IntPtr flags);

    [DllImport("libc")]
    private static extern IntPtr read(int file, [In, Out] ulong[] buffer, UIntPtr count);
}
