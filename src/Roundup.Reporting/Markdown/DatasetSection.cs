using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Markdown;

/// <summary>The data, with the hash that tells whether two runs had the same.</summary>
internal static class DatasetSection
{
    public static void Write(AnalysedRun run, MarkdownWriter writer)
    {
        writer.Heading(2, "Datasets", Anchors.Datasets);
        writer.Paragraph("The pool is how many distinct roots the loop goes through; the canonical bytes are those of one root on average, written by Roundup's own codec; the hash is the SHA-256 of all of them.");
        writer.Table(
            ["Dataset", "Count", "Pool", "Canonical bytes", "Hash", "Description"],
            run.File.Datasets.Select(d => new Cell[]
            {
                d.Name,
                d.Count.ToString("N0", CultureInfo.InvariantCulture),
                d.PoolRoots.ToString("N0", CultureInfo.InvariantCulture),
                Scale.Bytes.Text(d.CanonicalBytes),
                d.Hash,
                d.Description,
            }),
            right: i => i is 1 or 2 or 3);
    }
}
