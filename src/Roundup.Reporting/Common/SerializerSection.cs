using System.Globalization;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Reporting.Common;

/// <summary>The rows and what is known about their libraries.</summary>
public static class SerializerSection
{
    private static Column<SerializerInfo>[] Columns(DateTimeOffset run) =>
    [
        Column.Of<SerializerInfo>("Serializer", info => info.Name),
        Column.Of<SerializerInfo>("Package", info => info.Package ?? (info.FromSource ? "built from source" : "part of .NET")),
        Column.Of<SerializerInfo>("Version", info => info.Version),
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
    public static Section Of(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(
            new Heading(2, "Serializers") { Anchor = Anchors.Serializers, Detail = Detail.Full },
            new Table<SerializerInfo>(
                Columns(run.File.Run.Started),
                [.. run.File.Serializers.OrderBy(info => info.Name, StringComparer.OrdinalIgnoreCase)])
            { Detail = Detail.Full });
    }
}
