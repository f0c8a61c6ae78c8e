using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>What a picture says about its run: it stands alone on another page.</summary>
internal static class PictureFooter
{
    public static IReadOnlyList<string> Footer(ResultsFile file, string target, string? left) =>
    [
        .. left is null ? Array.Empty<string>() : [left],
        string.Create(
            CultureInfo.InvariantCulture,
            $"Roundup {file.Run.RoundupVersion}, {Subject.Title(file)}, {file.Run.Started:yyyy-MM-dd}"),
        $"{Wording.Runtime(file, target)} on {file.Machine.Os}, {file.Machine.Cpu}",
    ];

    /// <summary>How many rows a picture shows: the fastest ones, and the baseline if it has a number; null: all.</summary>
    /// <param name="shown">The rows that it shows.</param>
    /// <param name="all">The rows that there are.</param>
    /// <param name="hasBaseline">Whether the baseline is among them: that of another target is no row of this one.</param>
    public static string? Rows(int shown, int all, bool hasBaseline) => shown >= all ? null
        : $"{Wording.Grouped(shown)} of {Wording.Count(all, "row")}: the fastest{(hasBaseline ? ", and the baseline" : "")}.";
}
