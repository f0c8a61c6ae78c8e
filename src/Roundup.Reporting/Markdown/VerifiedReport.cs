using System.Globalization;
using Roundup.Analysis.SteadyState;
using Roundup.Reporting.Text;
using Roundup.Reporting.Views;
using Roundup.Results;

namespace Roundup.Reporting.Markdown;

/// <summary>What came back: each row with the datasets that were exact, lossy, and without a result.</summary>
public sealed class VerifiedReport : IReport
{
    /// <inheritdoc/>
    public string FileName => "verified.md";

    /// <inheritdoc/>
    public void Write(AnalysedRun run, TextWriter output)
    {
        ArgumentNullException.ThrowIfNull(run);
        var writer = new MarkdownWriter(output);
        var (file, date) = (run.File, run.File.Run.Finished.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture));
        writer.Heading(1, "What was verified");
        writer.Paragraph($"Each row wrote and read the values of each dataset, and what came back was compared with what went in, member by member (docs/model-compiler.md, Equality). Made by roundup verify on {date}, {string.Join(", ", file.Targets.Select(target => target.Runtime))}, seed {file.Run.Seed}.");
        writer.Paragraph("Package says where the package came from: published is what the configured NuGet sources hold, built from source a build of the library's public repository that was given with --package-source and need not equal the published package.");
        writer.Paragraph("Datasets: " + string.Join("; ", file.Datasets.DistinctBy(data => data.Name).Select(data => $"{data.Name} ({data.Description.TrimEnd('.')})")) + ".");
        var rows = Verified.Of(file);
        foreach (var format in rows.Where(row => row.Datasets.Any(data => data.Outcome is null)).GroupBy(row => row.Info.Format).OrderBy(group => group.Key.ToUpperInvariant()))
        {
            writer.Heading(2, format.Key);
            writer.PlainTable(["Serializer", "Version", "Package", "Date", "Exact", "Lossy (members)", "No result"], format.Select(row => Line(row, date)));
        }

        var missing = rows.Where(row => row.Datasets.All(data => data.Outcome is not null)).ToList();
        if (missing.Count > 0)
        {
            writer.Heading(2, "Without any result");
            writer.PlainTable(["Serializer", "Format", "Outcome", "Reason"], missing.Select(row => new Cell[] { row.Name, row.Info.Format, row.Datasets[0].Outcome!.Value.Word(), string.Join("; ", row.Datasets.Select(data => data.Reason).Distinct()) }));
        }
    }

    private static Cell[] Line(Verified row, string date) =>
    [
        row.Name,
        row.Info.Version,
        row.Info.Package is null ? "part of .NET" : row.Info.FromPackageSource ? "built from source" : "published",
        date,
        Names(row.Datasets.Where(data => data.IsExact)),
        string.Join("; ", row.Datasets.Where(data => data is { Outcome: null, IsExact: false }).Select(data => $"{data.Dataset} ({string.Join(", ", data.Lost)})")),
        string.Join("; ", row.Datasets.Where(data => data.Outcome is not null).GroupBy(data => (data.Outcome, data.Reason)).Select(group => $"{Names(group)} {group.Key.Outcome!.Value.Word()}: {group.Key.Reason}")),
    ];

    private static string Names(IEnumerable<VerifiedDataset> datasets) => string.Join(", ", datasets.Select(data => data.Dataset));
}
