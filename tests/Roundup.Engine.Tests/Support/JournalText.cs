using Roundup.Engine.Journaling;

namespace Roundup.Engine.Tests.Support;

/// <summary>What stands in a journal.</summary>
internal static class JournalText
{
    /// <summary>All whole lines.</summary>
    public static List<Entry> Entries(string folder) => [.. Journal.ReadAll(folder).Select(line => line.Entry)];

    /// <summary>The samples, each as which and where, without its times: what the seed decides.</summary>
    public static List<string> Order(string folder) =>
        [.. Entries(folder).OfType<SampleEntry>().Select(entry => $"group {entry.Group} launch {entry.Launch} round {entry.Sample.Round} position {entry.Sample.Position}: case {entry.Case} replica {entry.Replica}")];
}
