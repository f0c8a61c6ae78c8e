using System;
using System.Globalization;
using System.IO;
using System.Runtime.InteropServices;
using Roundup.Results;

namespace Roundup.Worker.Timing;

/// <summary>
/// Hardware counters of the measuring thread, which is the first thread that reads them: instructions and misses of the last-level cache.
/// </summary>
internal static class HardwareCounters
{
    // PERF_TYPE_HARDWARE with PERF_COUNT_HW_INSTRUCTIONS and PERF_COUNT_HW_CACHE_MISSES of linux/perf_event.h.
    private const ulong OfTheProcessor = 0;
    private static readonly CounterGroup s_group = new(OfTheProcessor, 1, 3);

    /// <summary>Why the counter of instructions is missing; null if it is available.</summary>
    public static string? InstructionsMissing => s_group.Missing[0];

    /// <summary>Why the counter of cache misses is missing; null if it is available.</summary>
    public static string? CacheMissesMissing => s_group.Missing[1];

    /// <summary>Writes the current counters to <paramref name="values"/>; null for unknown ones.</summary>
    public static void Read(double?[] values)
    {
        var known = s_group.Read();
        values[(int)Probe.Instructions] = known ? s_group[0] : null;
        values[(int)Probe.CacheMisses] = known ? s_group[1] : null;
    }
}

/// <summary>
/// Counters of the calling thread in user mode (perf_event_open of Linux). They count during the same times, and one system call reads them
/// all. A counter that the system does not permit is requested only once.
/// </summary>
internal sealed class CounterGroup
{
    /// <summary>Length of the header of a reading: the number of counters, the time enabled and the time running.</summary>
    internal const int Header = 3;

    private const int OperationNotPermitted = 1;
    private const int NoSuchEntry = 2;
    private const int AccessDenied = 13;
    private const int NoSuchDevice = 19;
    private const int NoSuchSystemCall = 38;
    private const int NotSupported = 95;

    // Constants of linux/perf_event.h.
    private const ulong AttributesSize = 64;
    private const ulong GroupWithTimes = 8 | 1 | 2;
    private const ulong Pinned = 1 << 2;
    private const ulong UserModeOnly = (1 << 5) | (1 << 6);
    private const int CloseOnExec = 8;

    private readonly int _thread = Environment.CurrentManagedThreadId;
    private readonly int _leader = -1;
    private readonly int[] _places;
    private readonly int _opened;
    private readonly ulong[] _reading;

    /// <summary>Opens counters. If the first is missing, all are.</summary>
    /// <param name="type">0: counters of the processor; 1: counters of the kernel.</param>
    /// <param name="counters">The numbers of the counters within the type.</param>
    public CounterGroup(ulong type, params ulong[] counters)
    {
        var missing = new string?[counters.Length];
        _places = new int[counters.Length];
        for (var i = 0; i < counters.Length; i++)
        {
            var file = i > 0 && _leader < 0 ? -1 : Open(type, counters[i], _leader, out missing[i]);
            missing[i] ??= file < 0 ? missing[0] : null;
            _places[i] = file < 0 ? -1 : _opened++;
            _leader = i == 0 ? file : _leader;
        }

        Missing = missing;
        _reading = new ulong[Header + _opened];
    }

    /// <summary>For each counter the reason why it is missing; null if it is available.</summary>
    public string?[] Missing { get; }

    /// <summary>Reads the counters; false on another thread and if the counters are not available.</summary>
    public bool Read()
    {
        if (_leader < 0 || Environment.CurrentManagedThreadId != _thread)
        {
            return false;
        }

        var bytes = (long)read(_leader, _reading, new UIntPtr((uint)(_reading.Length * sizeof(ulong))));
        return IsComplete(_reading, bytes);
    }

    /// <summary>The last reading of a counter; null if it is missing.</summary>
    public double? this[int counter] => _places[counter] < 0 ? null : _reading[Header + _places[counter]];

    /// <summary>
    /// Whether a reading is usable. It is not if it is too short (the kernel has dropped the counters) or if the counters did not run all
    /// the time.
    /// </summary>
    /// <param name="reading">The header, then the counters.</param>
    /// <param name="bytes">The length of the reading.</param>
    internal static bool IsComplete(ulong[] reading, long bytes) =>
        bytes == reading.Length * sizeof(ulong) && reading[0] == (ulong)(reading.Length - Header) && reading[1] == reading[2];

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

    private static int Open(ulong type, ulong counter, int leader, out string? reason)
    {
        // The number of the system call on 64-bit systems.
        var call = RuntimeInformation.ProcessArchitecture switch { Architecture.X64 => 298, Architecture.Arm64 => 241, _ => -1 };
        if (!RuntimeInformation.IsOSPlatform(OSPlatform.Linux) || call < 0)
        {
            reason = "it is read only on Linux, on x64 and arm64";
            return -1;
        }

        // The first version of struct perf_event_attr, little-endian: type and size, counter, no sampling, format of readings, flags.
        // Only the leader may be pinned. The group then counts all the time, or never if the processor has too few counters.
        var flags = UserModeOnly | (leader < 0 ? Pinned : 0);
        ulong[] attributes = [type | (AttributesSize << 32), counter, 0, 0, GroupWithTimes, flags, 0, 0];
        var (thisThread, anyProcessor) = (IntPtr.Zero, new IntPtr(-1));
        var file = (int)syscall(new IntPtr(call), attributes, thisThread, anyProcessor, new IntPtr(leader), new IntPtr(CloseOnExec));
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
