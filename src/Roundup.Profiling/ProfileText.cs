using System.Globalization;
using Roundup.Results;

namespace Roundup.Profiling;

/// <summary>A profile as lines of text.</summary>
internal static class ProfileText
{
    private const int Shown = 15;
    private const int WidestName = 110;

    /// <summary>The lines, without those on the files.</summary>
    public static IEnumerable<string> Lines(ProfileResult profile)
    {
        var samples = profile.Samples;
        yield return $"{profile.Planned.Id}, {profile.Runtime}";
        yield return "";
        yield return string.Create(
            CultureInfo.InvariantCulture,
            $"Where the time goes: {samples.Samples} samples in {profile.Calls} calls after the warm-up");
        yield return "  self   by assembly";
        foreach (var part in samples.Assemblies.Where(part => part.Self >= 0.0005))
        {
            yield return $"{Share(part.Self)}   {part.Name}";
        }

        yield return "  self  total   by method";
        foreach (var part in samples.Methods.Take(Shown))
        {
            yield return $"{Share(part.Self)} {Share(part.Total)}   {Short(part.Name)}";
        }

        yield return "  Samples are taken where the runtime can stop a thread: what has no such place counts for the next that has.";
        yield return "";
        foreach (var line in ColdCall(profile.ColdCall, profile.Planned.Id.Cell.Operation))
        {
            yield return line;
        }

        if (samples.LostEvents + profile.ColdCall.LostEvents is var lost and > 0)
        {
            yield return $"The traces lost {lost} events: the times are too small.";
        }
    }

    /// <summary>The files.</summary>
    public static IEnumerable<string> Written(ProfileFiles files) =>
    [
        "Written:",
        $"  {files.Trace}  (PerfView, Visual Studio, dotnet-trace)",
        $"  {files.SpeedScope}  (the timed calls, for speedscope.app)",
        $"  {files.ColdCall}  (events of the cold call)",
        $"  {files.Text}",
    ];

    private static IEnumerable<string> ColdCall(ColdCallSplit call, Operation operation)
    {
        var jit = call is { UntracedJitNs: { } ns, UntracedMethods: { } methods }
            ? $", of which {Ms(ns)} in the JIT for {methods.ToString(CultureInfo.InvariantCulture)} methods by the runtime's own count"
            : "";
        var before = operation == Operation.Deserialize ? ", which has serialized the value before" : "";
        yield return $"Cold call in a fresh process{before}: {Ms(call.UntracedNs)}{jit}.";
        yield return $"With its events traced it took {Ms(call.TracedNs)}:";
        foreach (var part in call.Parts)
        {
            yield return Part(part.Ns, call.TracedNs, $"{Name(part.Work)} ({part.Things} {Things(part.Work)})");
        }

        yield return Part(call.OwnNs, call.TracedNs, "the library's own work, and what of the runtime has no events");
        if (call.Slowest.Count > 0)
        {
            yield return "  slowest to compile, with the types that it took:";
            foreach (var method in call.Slowest)
            {
                yield return $"  {Ms(method.Ns),12}   {Short(method.Name)}";
            }
        }
    }

    private static string Part(double ns, double whole, string name) => $"  {Ms(ns),12} {Share(ns / whole)}   {name}";

    private static string Name(RuntimeWork work) => work switch
    {
        RuntimeWork.Jit => "JIT",
        RuntimeWork.TypeLoading => "type loading",
        RuntimeWork.PrecompiledCode => "look-up of precompiled code",
        RuntimeWork.AssemblyLoading => "assembly loading",
        _ => throw new ArgumentOutOfRangeException(nameof(work), work, null),
    };

    private static string Things(RuntimeWork work) => work switch
    {
        RuntimeWork.TypeLoading => "types",
        RuntimeWork.AssemblyLoading => "assemblies",
        _ => "methods",
    };

    private static string Ms(double ns) => string.Create(CultureInfo.InvariantCulture, $"{ns / 1e6:0.000} ms");

    private static string Share(double share) => string.Create(CultureInfo.InvariantCulture, $"{share * 100,5:0.0}%");

    private static string Short(string name) => name.Length <= WidestName ? name : name[..(WidestName - 1)] + "…";
}
