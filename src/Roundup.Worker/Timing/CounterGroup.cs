using System;
using System.Globalization;
using System.IO;
using System.Runtime.InteropServices;

namespace Roundup.Worker;

/// <summary>
/// Counters of the calling thread in user mode, by Linux's perf_event_open. All of them count at the same times, and one system call reads
/// them. A counter that the system does not permit is asked for once and never again.
/// </summary>
internal sealed class CounterGroup
{
    /// <summary>Numbers before the counters in a reading: how many there are, the time that they were enabled and that they ran.</summary>
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

    /// <summary>Opens counters. Without the first one there is none.</summary>
    /// <param name="type">0: of the processor, 1: of the system.</param>
    /// <param name="counters">Their numbers within the type.</param>
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

    /// <summary>For each counter why it is not there; null where it is.</summary>
    public string?[] Missing { get; }

    /// <summary>Reads the counters; false on another thread and where they are not known.</summary>
    public bool Read()
    {
        if (_leader < 0 || Environment.CurrentManagedThreadId != _thread)
        {
            return false;
        }

        var bytes = (long)read(_leader, _reading, new UIntPtr((uint)(_reading.Length * sizeof(ulong))));
        return IsComplete(_reading, bytes);
    }

    /// <summary>What was read last of a counter; null where it is not there.</summary>
    public double? this[int counter] => _places[counter] < 0 ? null : _reading[Header + _places[counter]];

    /// <summary>
    /// Whether a reading can be used: not where it is cut short (the system has given the counters up), nor where the counters did not run
    /// all the time.
    /// </summary>
    /// <param name="reading">The header, then the counters.</param>
    /// <param name="bytes">The length of what was read.</param>
    internal static bool IsComplete(ulong[] reading, long bytes) =>
        bytes == reading.Length * sizeof(ulong) && reading[0] == (ulong)(reading.Length - Header) && reading[1] == reading[2];

    /// <summary>What an error of perf_event_open means for the user.</summary>
    /// <param name="error">The error's number in Linux.</param>
    /// <param name="paranoid">The content of <c>/proc/sys/kernel/perf_event_paranoid</c>; null where it cannot be read.</param>
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
        // The numbers of the system call; 32-bit systems have others.
        var call = RuntimeInformation.ProcessArchitecture switch { Architecture.X64 => 298, Architecture.Arm64 => 241, _ => -1 };
        if (!RuntimeInformation.IsOSPlatform(OSPlatform.Linux) || call < 0)
        {
            reason = "it is read on Linux alone, on x64 and arm64";
            return -1;
        }

        // struct perf_event_attr in its first version: type and size, counter, no sampling, what a reading has, flags; little-endian.
        // Only the leader may be pinned: the group counts always or, where the processor has no place for it, never.
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
