using Roundup.Catalogue.Planning;
using Roundup.Results.Texts;

namespace Roundup.Engine.Builds;

// Detail: the messages of the compiler, a line each; null where the sentence says everything.
internal sealed record BuildReason(string Sentence, string? Detail = null)
{
    // The reason, which a unit keeps in the cache: of package sources it has the hosts alone.
    public string Sentence { get; init; } = PlaceName.HostsOnly(Sentence);

    public string? Detail { get; init; } = Detail is null ? null : PlaceName.HostsOnly(Detail);

    internal static BuildReason Unknown { get; } = new("the build failed");

    // The reason that a message gives: the first line is the sentence, the others are the detail.
    internal static BuildReason OfLines(string message) =>
        message.Split('\n', 2) is [var sentence, var detail] ? new(sentence, detail) : new(message);

    internal BuildReason After(string prefix) => this with { Sentence = prefix + Sentence };
}

internal static class BuildTimeLimit
{
    // The limit without --build-limit. A build takes seconds, and one of NativeAOT two minutes on a slow machine; NuGet takes minutes to
    // give up on package sources that do not answer.
    public static readonly TimeSpan Default = TimeSpan.FromMinutes(10);

    public static TimeSpan Get(RunOptions options) => options.BuildLimit ?? Default;

    public static string Reason(string step, TimeSpan limit) =>
        string.Create(
            CultureInfo.InvariantCulture,
            $"{step} did not end within {limit.TotalSeconds:0} s: find out what it waits for, or give it more time with --build-limit");
}
