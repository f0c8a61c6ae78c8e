using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Runtime;
using System.Runtime.InteropServices;
using System.Threading;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

/// <summary>
/// The settings that all libraries of a process share. A library that changes them changes the conditions of its own measurement, and of
/// every program that uses it.
/// </summary>
internal sealed class ProcessSettings
{
    private readonly List<(string Word, object? Value)> _values = Read();
    private readonly string? _affinity = ThreadSettings.Affinity();

    /// <summary>
    /// The settings that have changed since this object was created, each in one or two words. Must be called on the same thread.
    /// </summary>
    public IReadOnlyList<string> Changes()
    {
        var changed = new List<string>();
        var now = Read();
        for (var i = 0; i < now.Count; i++)
        {
            if (!AreSame(_values[i].Value, now[i].Value) && !changed.Contains(now[i].Word))
            {
                changed.Add(now[i].Word);
            }
        }

        // The worker itself pins this thread.
        var expected = ThreadCpu.PinnedTo is { } processor ? ThreadSettings.AffinityTo(processor) : _affinity;
        if (ThreadSettings.Affinity() != expected)
        {
            changed.Add("affinity");
        }

        return changed;
    }

    /// <summary>Null if the library has deleted the folder.</summary>
    private static string? CurrentDirectory()
    {
        try
        {
            return Environment.CurrentDirectory;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    private static List<(string Word, object? Value)> Read()
    {
        ThreadPool.GetMinThreads(out var leastWorkers, out var leastPorts);
        ThreadPool.GetMaxThreads(out var mostWorkers, out var mostPorts);
        return
        [
            ("culture", CultureInfo.CurrentCulture),
            ("culture", CultureInfo.CurrentUICulture),
            ("culture", CultureInfo.DefaultThreadCurrentCulture),
            ("culture", CultureInfo.DefaultThreadCurrentUICulture),
            ("priority", Thread.CurrentThread.Priority),
            ("priority", ThreadSettings.Priority()),
            ("garbage collector", GCSettings.LatencyMode),
            ("garbage collector", GCSettings.LargeObjectHeapCompactionMode),
            ("thread pool", (leastWorkers, leastPorts)),
            ("thread pool", (mostWorkers, mostPorts)),
            ("current directory", CurrentDirectory()),
            ("environment", Variables()),
        ];
    }

    /// <summary>The variables that configure the runtime, which child processes would inherit.</summary>
    private static string Variables()
    {
        var variables = new List<string>();
        foreach (DictionaryEntry variable in Environment.GetEnvironmentVariables())
        {
            if (((string)variable.Key).StartsWith("DOTNET_", StringComparison.Ordinal))
            {
                variables.Add($"{variable.Key}={variable.Value}");
            }
        }

        variables.Sort(StringComparer.Ordinal);
        return string.Join("\n", variables);
    }

    // Cultures of the same name can differ, unless both are read-only.
    private static bool AreSame(object? before, object? now) => before is CultureInfo old && now is CultureInfo culture
        ? ReferenceEquals(old, culture) || (old.Name == culture.Name && old.IsReadOnly && culture.IsReadOnly)
        : Equals(before, now);
}

/// <summary>Priority and affinity of the calling thread.</summary>
internal static class ThreadSettings
{
    private const int OfThisThread = 0;
    private static readonly bool s_linux = RuntimeInformation.IsOSPlatform(OSPlatform.Linux);
    private static readonly bool s_windows = RuntimeInformation.IsOSPlatform(OSPlatform.Windows);

    /// <summary>On Linux the nice value of the thread, on Windows the priority class of the process; null elsewhere.</summary>
    public static int? Priority() =>
        s_linux ? getpriority(OfThisThread, OfThisThread) : s_windows ? GetPriorityClass(GetCurrentProcess()) : null;

    /// <summary>The processors that the thread may use, as text; null if unknown.</summary>
    public static string? Affinity()
    {
        var mask = new ulong[ThreadCpu.MaskWords];
        var size = new UIntPtr(ThreadCpu.MaskWords * sizeof(ulong));
        return s_linux && sched_getaffinity(OfThisThread, size, mask) >= 0 ? Text(mask) : null;
    }

    /// <summary>The same text for a thread that is pinned to one processor.</summary>
    public static string? AffinityTo(int processor) => s_linux ? Text(ThreadCpu.MaskOf(processor)) : null;

    private static string Text(ulong[] mask) =>
        string.Join(" ", Array.ConvertAll(mask, word => word.ToString("x", CultureInfo.InvariantCulture)));

    [DllImport("libc")]
    private static extern int getpriority(int which, int who);

    [DllImport("libc")]
    private static extern int sched_getaffinity(int thread, UIntPtr size, [Out] ulong[] mask);

    [DllImport("kernel32")]
    private static extern IntPtr GetCurrentProcess();

    [DllImport("kernel32")]
    private static extern int GetPriorityClass(IntPtr process);
}
