using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>The compressors and what is known about them.</summary>
public static class CompressorSection
{
    private static Column<CompressorInfo>[] Columns(DateTimeOffset run) =>
    [
        Column.Of<CompressorInfo>("Compressor", info => info.Name),
        Column.Of<CompressorInfo>("Package", info => info.Package),
        Column.Of<CompressorInfo>("Version", info => info.Version),
        Column.Of<CompressorInfo>("Released", info => PackageAge.Text(info.Released, run)),
        Column.Of<CompressorInfo>("Newest known", info => info.NewestKnown == info.Version ? null : info.NewestKnown),
        Column.Of<CompressorInfo>("File version", info => info.FileVersion),
        Column.Of<CompressorInfo>("Status", info => info.Status),
        Column.Of<CompressorInfo>("Last release", info => info.LastRelease?.ToString(CultureInfo.InvariantCulture)),
        Column.Of<CompressorInfo>("Licence", info => info.Licence),
        Column.Of<CompressorInfo>("Home", info => Inline.Address(info.Home)),
        Column.Of<CompressorInfo>("Notes", info => info.Notes),
    ];

    /// <summary>The section; empty where a run had none.</summary>
    public static Section Of(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return run.File.Compressors.Count == 0 ? new() : new(
            new Heading(2, "Compressors") { Anchor = Anchors.Compressors, Detail = Detail.Full },
            new Table<CompressorInfo>(
                Columns(run.File.Run.Started),
                [.. run.File.Compressors.OrderBy(info => info.Name, StringComparer.OrdinalIgnoreCase)])
            { Detail = Detail.Full });
    }
}
