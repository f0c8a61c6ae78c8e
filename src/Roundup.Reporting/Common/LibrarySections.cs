using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Common;

/// <summary>The serializers and what is known about their libraries.</summary>
public static class SerializerSection
{
    private static Column<SerializerInfo>[] Columns(DateTimeOffset run) =>
    [
        CaseColumns.Row<SerializerInfo>(info => info.Name),
        Column.Of<SerializerInfo>("Package", info => info.Package ?? (info.FromSource ? "built from source" : "part of .NET")),
        CaseColumns.Version<SerializerInfo>(info => info.Version),
        Column.Of<SerializerInfo>("Built without", info => info.BuiltWithout) with { LeavesOutEmpty = true },
        Column.Of<SerializerInfo>("Released", info => PackageAge.Text(info.Released, run)),
        Column.Of<SerializerInfo>("Newest known", info => info.NewestKnown == info.Version ? null : info.NewestKnown),
        Column.Of<SerializerInfo>("File version", info => info.FileVersion),
        Column.Of<SerializerInfo>(
            "Format",
            info => info.FormatDetails is { Length: > 0 } details ? $"{info.Format} ({details})" : info.Format),
        Column.Of<SerializerInfo>("Needs", info => info.Needs),
        Column.Of<SerializerInfo>("Status", info => info.StatusReason is { Length: > 0 } reason ? $"{info.Status}: {reason}" : info.Status),
        Column.Of<SerializerInfo>("Last release", info => info.LastRelease?.ToString(CultureInfo.InvariantCulture)),
        Column.Of<SerializerInfo>("Licence", info => info.Licence),
        Column.Of<SerializerInfo>("Home", info => Inline.Address(info.Home)),
        Column.Of<SerializerInfo>("Notes", info => info.Notes),
    ];

    /// <summary>The section.</summary>
    public static Section Create(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var infos = SerializerInfos.Of(run.File);
        return new(
            new Heading(2, "Serializers") { Anchor = Anchors.Serializers, Detail = Detail.Full },
            new Table<SerializerInfo>(
                Columns(run.File.Run.Started),
                [.. run.File.Serializers.Select(info => infos[info.Name]).OrderBy(info => info.Name, StringComparer.OrdinalIgnoreCase)])
            { Detail = Detail.Full });
    }
}

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
    public static Section Create(ReportedRun run)
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

internal static class PackageAge
{
    private const double DaysOfYear = 365.25;

    // The date of a release and the years from it to a run: 2023-03-08 (3.7 years).
    public static string? Text(DateOnly? released, DateTimeOffset run)
    {
        if (released is not { } date)
        {
            return null;
        }

        var years = Math.Max(0, DateOnly.FromDateTime(run.UtcDateTime).DayNumber - date.DayNumber) / DaysOfYear;
        return string.Create(CultureInfo.InvariantCulture, $"{date:yyyy-MM-dd} ({years:0.0} years)");
    }
}
