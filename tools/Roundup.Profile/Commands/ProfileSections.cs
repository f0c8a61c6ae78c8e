using System.Globalization;
using Roundup.Profile.Traces;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results;
using static Roundup.Cli.Commands.Lists.CatalogueLists;

namespace Roundup.Profile.Commands;

/// <summary>What a profile says of a case.</summary>
internal static class ProfileSections
{
    private const int MostMethods = 15;

    /// <summary>The report, without the names of the files.</summary>
    public static IReadOnlyList<Section> Of(ProfileResult profile)
    {
        var (samples, call) = (profile.Samples, profile.ColdCall);
        var lost = samples.LostEvents + call.LostEvents;
        return
        [
            new(Text($"{profile.Planned.Id}, {profile.Runtime}")),
            new(
                new Heading(2, $"Where the time goes: {samples.Samples} samples in {profile.Calls} calls after the warm-up"),
                new Table<SampledPart>(
                    [Share("Self", part => part.Self), Wrapped<SampledPart>("Assembly", part => part.Name)],
                    [.. samples.Assemblies.Where(part => part.Self >= 0.0005)])
                {
                    HasLongTexts = true,
                }),
            new(
                new Table<SampledPart>(
                    [
                        Share("Self", part => part.Self),
                        Share("Total", part => part.Total),
                        Wrapped<SampledPart>("Method", part => part.Name),
                    ],
                    [.. samples.Methods.Take(MostMethods)])
                {
                    HasLongTexts = true,
                },
                Text("Samples are taken where the runtime can stop a thread: code without such a place counts as the next that has one.")),
            ColdCall(call, profile.Planned.Id.Table.Operation),
            Slowest(call),
            lost == 0 ? new() : new(Text($"The traces lost {lost} events: the times are too small.") with { Tone = Tone.Warning }),
        ];
    }

    public static IEnumerable<string> Written(ProfileFiles files) =>
    [
        "Written:",
        $"  {files.Trace}  (PerfView, Visual Studio, dotnet-trace)",
        $"  {files.SpeedScope}  (the timed calls, for speedscope.app)",
        $"  {files.ColdCall}  (events of the cold call)",
        $"  {files.Text}",
    ];

    private static Section ColdCall(ColdCallSplit call, Operation operation)
    {
        var jit = call is { UntracedJitNs: { } ns, UntracedMethods: { } methods }
            ? $", of which {Ms(ns)} in the JIT for {methods.ToString(CultureInfo.InvariantCulture)} methods by the runtime's own count"
            : "";
        var before = operation == Operation.Deserialize ? ", which has serialized the value before" : "";
        return new(
            new Heading(2, "Cold call"),
            Text($"Cold call in a fresh process{before}: {Ms(call.UntracedNs)}{jit}. With its events traced it took {Ms(call.TracedNs)}:"),
            new Table<(string Name, double Ns)>(
                [
                    new("Time", "", Unit.Time, part => part.Ns),
                    new("Share", "", Unit.Share, part => part.Ns / call.TracedNs),
                    Wrapped<(string Name, double Ns)>("Work", part => part.Name),
                ],
                [
                    .. call.Parts.Select(part => ($"{NameOf(part.Work)} ({part.Things} {Things(part.Work)})", part.Ns)),
                    ("the library's own work, and work of the runtime that has no events", call.OwnNs),
                ])
            {
                HasLongTexts = true,
            });
    }

    private static Section Slowest(ColdCallSplit call) => call.Slowest.Count == 0 ? new() : new(
        Text("Slowest to compile, with the types that were loaded for it:"),
        new Table<CompiledMethod>(
            [new("Time", "", Unit.Time, method => method.Ns), Wrapped<CompiledMethod>("Method", method => method.Name)],
            call.Slowest)
        {
            HasLongTexts = true,
        });

    private static Column<SampledPart> Share(string name, Func<SampledPart, double> share) =>
        new(name, "", Unit.Share, part => share(part));

    private static string NameOf(RuntimeWork work) => work switch
    {
        RuntimeWork.Jit => "JIT",
        RuntimeWork.TypeLoading => "type loading",
        RuntimeWork.PrecompiledCode => "lookup of precompiled code",
        RuntimeWork.AssemblyLoading => "assembly loading",
        _ => throw new ArgumentOutOfRangeException(nameof(work), work, null),
    };

    private static string Things(RuntimeWork work) => work switch
    {
        RuntimeWork.TypeLoading => "types",
        RuntimeWork.AssemblyLoading => "assemblies",
        _ => "methods",
    };

    private static Paragraph Text(string text) => new(Inline.Of(text));

    private static string Ms(double ns) => string.Create(CultureInfo.InvariantCulture, $"{ns / 1e6:0.000} ms");
}
