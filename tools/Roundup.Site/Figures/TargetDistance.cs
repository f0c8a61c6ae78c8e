using System.Globalization;
using System.Text.RegularExpressions;

namespace Roundup.Site.Figures;

/// <summary>How far a target of ours is from one of a page.</summary>
internal static partial class TargetDistance
{
    /// <summary>
    /// How many versions lie between the runtimes in the names of two targets: 2 for <c>net8.0</c> and <c>net10.0-aot</c>. A name without a
    /// version counts as 0.
    /// </summary>
    public static double Of(string target, string other) => Math.Abs(VersionOf(target) - VersionOf(other));

    private static double VersionOf(string target) =>
        Number().Match(target) is { Success: true } match ? double.Parse(match.Value, CultureInfo.InvariantCulture) : 0;

    [GeneratedRegex(@"\d+(\.\d+)?")]
    private static partial Regex Number();
}
