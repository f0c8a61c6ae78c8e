using System.Text.Json.Serialization.Metadata;

namespace Roundup.Tests.Support;

/// <summary>What stands in a journal.</summary>
internal static class JournalText
{
    /// <summary>The entries of all experiments.</summary>
    public static IReadOnlyList<JsonDerivedType> Added { get; } =
        [.. TestRepository.Experiments.SelectMany(experiment => experiment.NewState(1).Entries)];

    /// <summary>All whole lines.</summary>
    public static List<Entry> Entries(string folder) => [.. Journal.ReadAll(folder, Added).Select(line => line.Entry)];

    /// <summary>The samples, each as which and where, without its times: what the seed decides.</summary>
    public static List<string> Order(string folder) =>
        [.. Entries(folder).OfType<SampleEntry>().Select(Place)];

    private static string Place(SampleEntry entry) =>
        $"group {entry.Group} launch {entry.Launch} round {entry.Sample.Round} position {entry.Sample.Position}: "
        + $"case {entry.Case} replica {entry.Replica}";
}
