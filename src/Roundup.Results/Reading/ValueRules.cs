using System.Globalization;
using Roundup.Results.Messages;

namespace Roundup.Results.Reading;

/// <summary>What must be true of values of one type, beyond what is true of every number, text and list.</summary>
internal static class ValueRules
{
    /// <summary>The flaw of a value, with the place within it; null where there is none.</summary>
    public static Flaw? Of(object value) => value switch
    {
        CaseId id => Name(".serializer", id.Serializer) ?? Name(".compressor", id.Compressor),
        CellId cell => Name(".dataset", cell.Dataset) ?? Name(".target", cell.Target)
            ?? (cell.Count < 1 ? new(".count", "the number is below 1") : null),
        SerializerInfo info => Name(".name", info.Name) ?? Name(".library", info.Library),
        CompressorInfo info => Name(".name", info.Name),
        DatasetInfo info => Name(".name", info.Name),
        TargetInfo info => Name(".name", info.Name),
        RunInfo run => Name(".suite", run.Suite),
        Notice notice => notice.Arguments.Count >= NoticeCatalogue.Places(notice.Code) ? null
            : new(".arguments", $"the notice {notice.Code} needs {NoticeCatalogue.Places(notice.Code)} of them"),
        SteadyStateData data => Most(".launches", data.Launches.Count, FileLimits.Launches),
        LaunchResult launch => Most(".samples", launch.Samples.Count, FileLimits.Samples),
        FirstCallData data => Most(".calls", data.Calls.Count, FileLimits.Launches),
        FirstCallSample call => Reading(".openNs", call.OpenNs) ?? Reading(".callNs", call.CallNs),
        CaseResult result => Reading(".sizeBytes", result.SizeBytes ?? 0),
        PublishedEntry { Ratio: <= 0 } => new(".ratio", "the number is not above 0"),
        PublishedPage page => Most(".entries", page.Entries.Count, FileLimits.Values),
        _ => null,
    };

    private static Flaw? Name(string place, string name) => name.Length is > 0 and <= FileLimits.Name ? null
        : new(place, string.Create(
            CultureInfo.InvariantCulture, $"the name has {name.Length} characters, and 1 to {FileLimits.Name} are allowed"));

    private static Flaw? Most(string place, int count, int most) => count <= most ? null
        : new(place, string.Create(CultureInfo.InvariantCulture, $"there are {count} of them, and at most {most} are allowed"));

    private static Flaw? Reading(string place, double number) => number is 0 or >= FileLimits.LeastReading ? null
        : new(place, "the number is too small");
}
