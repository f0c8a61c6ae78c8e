using Roundup.Catalogue.Planning;
using Roundup.Results.Texts;

namespace Roundup.Engine.Builds;

/// <summary>The reason why something was not built.</summary>
/// <param name="Sentence">The reason in one sentence.</param>
/// <param name="Detail">The messages of the compiler, a line each; null where the sentence says everything.</param>
internal sealed record BuildReason(string Sentence, string? Detail = null)
{
    /// <summary>The reason, which a unit keeps in the cache: of package sources it has the hosts alone.</summary>
    public string Sentence { get; init; } = PlaceName.HostsOnly(Sentence);

    /// <inheritdoc cref="Sentence"/>
    public string? Detail { get; init; } = Detail is null ? null : PlaceName.HostsOnly(Detail);

    internal static BuildReason Unknown { get; } = new("the build failed");

    /// <summary>The reason that a message gives: the first line is the sentence, the others are the detail.</summary>
    internal static BuildReason OfLines(string message) =>
        message.Split('\n', 2) is [var sentence, var detail] ? new(sentence, detail) : new(message);

    internal BuildReason After(string prefix) => this with { Sentence = prefix + Sentence };
}

/// <summary>The time limit for the build of one unit, and for the generation of one dataset's values.</summary>
internal static class BuildTimeLimit
{
    /// <summary>
    /// The limit without --build-limit. A build takes seconds, and one of NativeAOT two minutes on a slow machine; NuGet takes minutes to
    /// give up on package sources that do not answer.
    /// </summary>
    public static readonly TimeSpan Default = TimeSpan.FromMinutes(10);

    public static TimeSpan Of(RunOptions options) => options.BuildLimit ?? Default;

    /// <summary>The reason of a step that was ended at the limit.</summary>
    public static string Reason(string step, TimeSpan limit) =>
        string.Create(
            CultureInfo.InvariantCulture,
            $"{step} did not end within {limit.TotalSeconds:0} s: find out what it waits for, or give it more time with --build-limit");
}
