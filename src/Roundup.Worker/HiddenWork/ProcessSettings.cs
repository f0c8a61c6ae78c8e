using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Runtime;
using System.Threading;

namespace Roundup.Worker;

/// <summary>
/// The settings that every library of a process shares. One that changes them is measured under conditions of its own, and so is every
/// program that uses it.
/// </summary>
internal sealed class ProcessSettings
{
    private readonly List<(string Word, object? Value)> _values = Read();
    private readonly string? _affinity = ThreadSettings.Affinity();

    /// <summary>What is no longer as it was when this was made, one word or two each. To be called on the same thread.</summary>
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

        // The worker itself holds this thread on a processor.
        var expected = ThreadCpu.PinnedTo is { } processor ? ThreadSettings.AffinityTo(processor) : _affinity;
        if (ThreadSettings.Affinity() != expected)
        {
            changed.Add("affinity");
        }

        return changed;
    }

    /// <summary>Null where the library has deleted it.</summary>
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

    /// <summary>The variables that set up the runtime, which child processes would inherit.</summary>
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

    // A culture of the same name can have other formats, but not one that cannot be written to.
    private static bool AreSame(object? before, object? now) => before is CultureInfo old && now is CultureInfo culture
        ? ReferenceEquals(old, culture) || (old.Name == culture.Name && old.IsReadOnly && culture.IsReadOnly)
        : Equals(before, now);
}
