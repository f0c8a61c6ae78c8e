using System.Globalization;
using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Building;

/// <summary>How long the build of one unit, or the making of one dataset's values, may take before it is ended.</summary>
internal static class BuildLimit
{
    /// <summary>
    /// Where nothing else is asked for. A build takes seconds, a NativeAOT one two minutes on a slow machine; a restore with sources that
    /// do not answer takes NuGet some minutes until it says so.
    /// </summary>
    public static readonly TimeSpan Default = TimeSpan.FromMinutes(10);

    /// <summary>The limit of a run.</summary>
    public static TimeSpan Of(RunOptions options) => options.BuildLimit ?? Default;

    /// <summary>Why something was ended.</summary>
    public static string Reason(string what, TimeSpan limit) =>
        string.Create(
            CultureInfo.InvariantCulture,
            $"{what} did not end within {limit.TotalSeconds:0} s: see what it waits for, or give it longer with --build-limit");
}
