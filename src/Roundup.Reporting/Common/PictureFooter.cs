using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

// What a picture says about its run: it stands alone on another page.
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

    // The fastest ones, and the baseline if it has a number; null: all. hasBaseline: that of another target is no serializer of this one.
    public static string? Rows(int shown, int all, bool hasBaseline) => shown >= all ? null
        : $"{Wording.Grouped(shown)} of {Wording.Count(all, "serializer")}: the fastest{(hasBaseline ? ", and the baseline" : "")}.";
}
