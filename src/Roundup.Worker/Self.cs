using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Runtime;
using System.Runtime.InteropServices;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>What the worker says of itself when it is ready.</summary>
internal static class Self
{
    /// <summary>Whether code can be generated at run time.</summary>
    public static bool HasDynamicCode =>
#if NET
        System.Runtime.CompilerServices.RuntimeFeature.IsDynamicCodeSupported;
#else
        true;
#endif

    /// <summary>The answer: the runtime, then pairs of setting and value, then pairs of missing probe and reason behind an empty field.</summary>
    public static string[] Describe()
    {
        var zone = TimeZoneInfo.Local;
        var fields = new List<string>
        {
            Words.Ready,
            RuntimeInformation.FrameworkDescription,
            "GC", (GCSettings.IsServerGC ? "server" : "workstation") + (GCSettings.LatencyMode == GCLatencyMode.Batch ? ", non-concurrent" : ", concurrent"),
            "Time zone", zone.Id + (zone.SupportsDaylightSavingTime ? "" : " (no daylight saving)"),
            "Clock", (1e9 / Stopwatch.Frequency).ToString("0.##", CultureInfo.InvariantCulture) + " ns a tick",
            "Process", RuntimeInformation.ProcessArchitecture.ToString(),
        };
        if (typeof(object).Assembly.GetCustomAttributes(typeof(AssemblyFileVersionAttribute), false) is { Length: > 0 } versions)
        {
            fields.Add("Runtime file version");
            fields.Add(((AssemblyFileVersionAttribute)versions[0]).Version);
        }

#if NET
        fields.Add("Dynamic code");
        fields.Add(System.Runtime.CompilerServices.RuntimeFeature.IsDynamicCodeCompiled ? "compiled" : "not compiled");
#endif
        fields.Add("");
        fields.AddRange(Probes.Missing());
        return [.. fields];
    }
}
