using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>The data, with the hash that tells whether two runs had the same.</summary>
public static class DatasetSection
{
    private const string Meaning =
        "Values: how many distinct values the calls take in turn. Canonical bytes: of one value on average, written by Roundup's own "
        + "codec. Hash: the SHA-256 of all of them.";

    private static readonly Column<DatasetInfo>[] s_columns =
    [
        Column.Of<DatasetInfo>("Dataset", data => data.Name),
        Column.Of<DatasetInfo>("Count", data => Wording.Grouped(data.Count) + data.ListText, isNumeric: true),
        Column.Of<DatasetInfo>("Values", data => Wording.Grouped(data.PoolRoots), isNumeric: true),
        Column.Of<DatasetInfo>("Canonical bytes", data => Scale.Bytes.Text(data.CanonicalBytes), isNumeric: true),
        Column.Of<DatasetInfo>("Hash", data => data.Hash),
        Column.Of<DatasetInfo>("Description", data => data.Description),
    ];

    /// <summary>The section.</summary>
    public static Section Create(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(
            new Heading(2, "Datasets") { Anchor = Anchors.Datasets, Detail = Detail.Full },
            new Paragraph(Inline.Of(Meaning)) { Detail = Detail.Full },
            new Table<DatasetInfo>(s_columns, run.File.Datasets) { Detail = Detail.Full });
    }
}
