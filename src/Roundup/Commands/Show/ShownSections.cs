using Roundup.Catalogue.Definitions;
using Roundup.Engine.Inspection;
using Roundup.Reporting.Blocks;
using Roundup.Results;

namespace Roundup.Cli.Commands.Show;

/// <summary>What <c>roundup show</c> prints of a case.</summary>
internal static class ShownSections
{
    public static IReadOnlyList<Section> Of(CaseInspection shown)
    {
        var (cell, library) = (shown.Planned.Id.Cell, shown.Planned.Library);
        var package = library.Package is null
            ? "comes with the runtime"
            : $"package {library.Package} {shown.Worker.Version ?? library.PackageVersion}";
        var cut = shown.Payload.Length < shown.Size ? $", the first {shown.Payload.Length:N0} of them" : "";
        var losses = shown.Failure is { } failure
            ? string.Join('\n', [$"{failure.Outcome.Word()}: {failure.Reason}", .. failure.Frames.Select(frame => $"  at {frame}")])
            : shown.Lost.Count == 0
            ? "exact: nothing is lost in this value"
            : string.Join('\n', shown.Lost.Select(lost => $"{lost.Key} ({lost.Value})"));
        var adapted = shown.AdaptedFrom is null ? "" : $", adapted from {shown.AdaptedFrom}";
        var head = $"{shown.Planned.Id.Serializer}: {cell.Dataset} x{cell.Count}, {shown.Planned.Shape}{adapted}, {cell.Target}; {package}";
        string?[] first = [head, library.Notes, shown.Planned.Row.Notes, new CatalogueRow(library, shown.Planned.Row).Trust];
        return
        [
            new([.. first.OfType<string>().Select(text => new Paragraph(Inline.Of(text)))]),
            .. shown.Model.Select(file => Part($"Model in flavour {shown.Planned.Row.Flavour}: {file.Name}", file.Text)),
            Part("Set-up, not timed", shown.SetUp),
            Part("Timed calls", string.Join("\n\n", shown.Calls)),
            shown.Size is null ? new() : Part($"Payload: {shown.Size:N0} bytes{cut}", PayloadText.Of(shown.Payload)),
            Part(shown.Failure is null ? "After a round trip" : "Outcome", losses),
        ];
    }

    private static Section Part(string title, string text) =>
        text.Length == 0 ? new() : new(new Heading(2, title), new Verbatim(text.ReplaceLineEndings("\n").Trim('\n')));
}
