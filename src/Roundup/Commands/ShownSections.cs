using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Cli.Commands.Lists;
using Roundup.Engine.Inspection;
using Roundup.Reporting.Blocks;

namespace Roundup.Cli.Commands;

internal static class ShownSections
{
    public static IReadOnlyList<Section> Create(CaseInspection shown, StoredAot stored)
    {
        var (table, library) = (shown.Planned.Id.Table, shown.Planned.Library);
        var version = shown.Worker.Version ?? library.PackageVersion;
        var package = library.Package is null
            ? "comes with the runtime"
            : $"package {library.Package} {version}";
        var cut = shown.Payload.Length < shown.Size ? $", the first {shown.Payload.Length:N0} of them" : "";
        var losses = shown.Failure is { } failure
            ? string.Join('\n', [$"{failure.Outcome.Word()}: {failure.Reason}", .. failure.Frames.Select(frame => $"  at {frame}")])
            : shown.Lost.Count == 0
            ? "exact: nothing is lost"
            : string.Join('\n', shown.Lost.Select(lost => $"{lost.Key} ({lost.Value})"));
        var adapted = shown.AdaptedFrom is null ? "" : $", adapted from {shown.AdaptedFrom}";
        var head = $"{shown.Planned.Id.Serializer}: {table.Dataset} x{table.Count}, {shown.Planned.Shape}{adapted}, "
            + $"{table.Target}; {package}";
        var aot = stored.Find(shown.Planned.Serializer.FullName, version, "not known of this version") is { } known ? $"NativeAOT: {known}"
            : null;
        string?[] first = [head, aot, library.Notes, shown.Planned.Serializer.Notes,
            new CatalogueSerializer(library, shown.Planned.Serializer).Trust];
        return
        [
            new([.. first.OfType<string>().Select(text => new Paragraph(Inline.Of(text)))]),
            .. shown.Model.Select(file => Part($"Model in flavour {shown.Planned.Serializer.Flavour}: {file.Name}", file.Text)),
            Part("Set-up, not timed", shown.SetUp),
            Part("Timed calls", string.Join("\n\n", shown.Calls)),
            shown.Size is null ? new() : Part($"Payload: {shown.Size:N0} bytes{cut}", PayloadText.Format(shown.Payload)),
            Part(shown.Failure is null ? "After a round trip" : "Outcome", losses),
        ];
    }

    private static Section Part(string title, string text) =>
        text.Length == 0 ? new() : new(new Heading(2, title), new Verbatim(text.ReplaceLineEndings("\n").Trim('\n')));
}

internal static class PayloadText
{
    private const int BytesInLine = 16;

    public static string Format(byte[] payload) => IsText(payload) ? Encoding.UTF8.GetString(payload) : Hex(payload);

    // UTF-8 without control characters; the end may have been cut within a character.
    private static bool IsText(byte[] payload)
    {
        var text = Encoding.UTF8.GetString(payload);
        return !text.TrimEnd('\uFFFD').Any(c => c == '\uFFFD' || (char.IsControl(c) && c is not ('\n' or '\r' or '\t')));
    }

    private static string Hex(byte[] payload)
    {
        var text = new StringBuilder();
        for (var start = 0; start < payload.Length; start += BytesInLine)
        {
            var line = payload.AsSpan(start, Math.Min(BytesInLine, payload.Length - start));
            text.Append(start.ToString("x8", CultureInfo.InvariantCulture)).Append(' ');
            for (var i = 0; i < BytesInLine; i++)
            {
                text.Append(i == BytesInLine / 2 ? "  " : " ");
                text.Append(i < line.Length ? line[i].ToString("x2", CultureInfo.InvariantCulture) : "  ");
            }

            text.Append("  ");
            foreach (var value in line)
            {
                text.Append(value is >= 0x20 and < 0x7f ? (char)value : '.');
            }

            text.Append('\n');
        }

        return text.ToString();
    }
}
