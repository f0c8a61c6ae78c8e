using Roundup.Engine.Inspection;
using Roundup.Results;

namespace Roundup.Cli.Showing;

/// <summary>A shown case as lines of plain text, so that code can be copied as it is.</summary>
internal static class ShownText
{
    private const int Width = 100;

    /// <summary>All lines.</summary>
    public static IEnumerable<string> Lines(CaseInspection shown)
    {
        var (cell, library) = (shown.Planned.Id.Cell, shown.Planned.Library);
        var package = library.Package is null
            ? "comes with the runtime"
            : $"package {library.Package} {shown.Worker.Version ?? library.PackageVersion}";
        var cut = shown.Payload.Length < shown.Size ? $", the first {shown.Payload.Length:N0} of them" : "";
        var losses = shown.Failure is { } failure ? string.Join('\n', [$"{failure.Outcome.Word()}: {failure.Reason}", .. Frames(failure)])
            : shown.Lost.Count == 0
            ? "exact: nothing is lost in this value"
            : string.Join('\n', shown.Lost.Select(lost => $"{lost.Key} ({lost.Value})"));
        var adapted = shown.AdaptedFrom is null ? "" : $", adapted from {shown.AdaptedFrom}";
        string?[] notes = [library.Notes, shown.Planned.Row.Notes];
        return
        [
            $"{shown.Planned.Id.Serializer}: {cell.Dataset} x{cell.Count}, {shown.Planned.Shape}{adapted}, {cell.Target}; {package}",
            .. notes.Where(note => note is not null).Select(note => note!),
            .. shown.Model.SelectMany(file => Section($"Model in flavour {shown.Planned.Row.Flavour}: {file.Name}", file.Text)),
            .. Section("Set-up, not timed", shown.SetUp),
            .. Section("Timed calls", string.Join("\n\n", shown.Calls)),
            .. shown.Size is null ? [] : Section($"Payload: {shown.Size:N0} bytes{cut}", PayloadText.Of(shown.Payload)),
            .. Section(shown.Failure is null ? "After a round trip" : "Outcome", losses),
        ];
    }

    private static IEnumerable<string> Frames(CaseFailure failure) => failure.Frames.Select(frame => $"  at {frame}");

    private static IEnumerable<string> Section(string title, string text) => text.Length == 0
        ? []
        : ["", (title + " ").PadRight(Width, '─'), .. text.ReplaceLineEndings("\n").Trim('\n').Split('\n')];
}
