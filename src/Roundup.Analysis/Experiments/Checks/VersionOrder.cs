namespace Roundup.Analysis.Experiments.Checks;

// The order of a library's versions.
internal static class VersionOrder
{
    // The numbers of a version, without what is behind them; null where it is no version.
    public static Version? NumberOf(string? version) => Version.TryParse(version?.Split('-', ' ')[0], out var number) ? number : null;
}
