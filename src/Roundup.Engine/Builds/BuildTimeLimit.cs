using System.Globalization;
using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Builds;

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
