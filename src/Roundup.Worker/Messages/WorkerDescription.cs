using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Runtime;
using System.Runtime.InteropServices;
using Roundup.Protocol;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Messages;

internal static class WorkerDescription
{
    public static bool HasDynamicCode =>
#if NET
        System.Runtime.CompilerServices.RuntimeFeature.IsDynamicCodeSupported;
#else
        true;
#endif

    public static ReadyAnswer Describe()
    {
        var zone = TimeZoneInfo.Local;
        var settings = new List<KeyValuePair<string, string>>();
        void Add(string name, string value) => settings.Add(new KeyValuePair<string, string>(name, value));
        var collector = GCSettings.IsServerGC ? "server" : "workstation";
        Add("GC", collector + (GCSettings.LatencyMode == GCLatencyMode.Batch ? ", non-concurrent" : ", concurrent"));
        Add("Time zone", zone.Id + (zone.SupportsDaylightSavingTime ? "" : " (no daylight saving)"));
        Add("Clock", (1e9 / Stopwatch.Frequency).ToString("0.##", CultureInfo.InvariantCulture) + " ns a tick");
        Add("Process", RuntimeInformation.ProcessArchitecture.ToString());
        if (typeof(object).Assembly.GetCustomAttributes(typeof(AssemblyFileVersionAttribute), false) is { Length: > 0 } versions)
        {
            Add("Runtime file version", ((AssemblyFileVersionAttribute)versions[0]).Version);
        }

#if NET
        Add("Dynamic code", System.Runtime.CompilerServices.RuntimeFeature.IsDynamicCodeCompiled ? "compiled" : "not compiled");
#endif
        return new ReadyAnswer(RuntimeInformation.FrameworkDescription, settings, Probes.Missing());
    }
}
